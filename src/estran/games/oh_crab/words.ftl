# What Oh Crab! says to people. The caller gives the arguments.

## Boards and extras

oh-crab-board-form =
    .en = "{ $given }" is no board: expected random, a scenario, or tiles from land to sea, such as 0A-1A-2B-4A-9B.
    .fr = « { $given } » n'est pas un plateau : il faut random, un scénario ou des tuiles de la terre à la mer, comme 0A-1A-2B-4A-9B.
oh-crab-board-tile =
    .en = There is no tile { $tile }; there are { $known }.
    .fr = Il n'y a pas de tuile { $tile } ; il y a { $known }.
oh-crab-board-twice =
    .en = Tile { $tile } can lie on the board only once, on one of its faces.
    .fr = La tuile { $tile } ne peut servir qu'une fois, sur une de ses faces.
oh-crab-board-order =
    .en = A board begins with tile 0 and ends with tile 9; { $given } does not.
    .fr = Un plateau commence par la tuile 0 et finit par la tuile 9 ; ce n'est pas le cas de { $given }.
oh-crab-board-beaches =
    .en = Between start and finish lie { $expected ->
            [2] two beach tiles
            [3] three beach tiles
           *[other] two or three beach tiles
        }, not { $given }.
    .fr = Entre le départ et l'arrivée, il y a { $expected ->
            [2] deux tuiles de plage
            [3] trois tuiles de plage
           *[other] deux ou trois tuiles de plage
        }, pas { $given }.
oh-crab-board-prototype =
    .en = The prototype has beach tiles 1 to 3 only, not { $tile }.
    .fr = Le prototype n'a que les tuiles de plage 1 à 3, pas { $tile }.
oh-crab-extras-form =
    .en = "{ $given }" does not name extra actions: expected random, scenario, or three of { $known } with hyphens, such as Aa-Bb-Da.
    .fr = « { $given } » ne désigne pas d'actions supplémentaires : il faut random, scenario ou trois parmi { $known } avec des traits d'union, comme Aa-Bb-Da.
oh-crab-extras-three =
    .en = Three extra-action tiles are in play, not { $given }.
    .fr = Trois tuiles d'action supplémentaire sont en jeu, pas { $given }.
oh-crab-extras-twice =
    .en = { $one } and { $other } are of the same tile, which shows only one face.
    .fr = { $one } et { $other } sont sur la même tuile, qui ne montre qu'une face.
oh-crab-extras-prototype =
    .en = The prototype does not have the extra action { $face }.
    .fr = Le prototype n'a pas l'action supplémentaire { $face }.

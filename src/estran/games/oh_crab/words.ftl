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
oh-crab-content-face =
    .en = tile { $tile }{ $face } { $english } ({ $name })
    .fr = tuile { $tile }{ $face } { $name } ({ $english })
oh-crab-content-deck =
    .en = starting deck { $n }
    .fr = cartes de départ { $n }
oh-crab-content-special =
    .en = special action { $english } ({ $name })
    .fr = action spéciale { $name } ({ $english })
oh-crab-content-extra =
    .en = cost of the extra action { $face } { $english } ({ $name })
    .fr = coût de l'action supplémentaire { $face } { $name } ({ $english })
oh-crab-content-scenario =
    .en = tiles of the scenario { $id }, { $english } ({ $name })
    .fr = tuiles du scénario { $id }, { $name } ({ $english })
oh-crab-table-tiles =
    .en = Tiles, from the sea to the land | tile | name | source | spaces
    .fr = Tuiles, de la mer à la terre | tuile | nom | source | cases
oh-crab-table-signs =
    .en = Signs of the spaces | sign | space
    .fr = Signes des cases | signe | case
oh-crab-table-sign =
    .en = { $sign ->
            [inaccessible] inaccessible
            [obstacle] obstacle: discard a card
            [knock-over] knock-over obstacle: fall
            [shell] shell
            [exchange] card exchange
            [surprise] surprise
            [reeds] reeds on the edge toward the land
            [shortcut] shortcut
            [current] current: straight ahead, to the left, to the right
            [start] start space
           *[standard] standard
        }
    .fr = { $sign ->
            [inaccessible] inaccessible
            [obstacle] obstacle : défausser une carte
            [knock-over] obstacle renversant : tomber
            [shell] coquillage
            [exchange] échange de carte
            [surprise] surprise
            [reeds] roseaux sur le bord côté terre
            [shortcut] raccourci
            [current] courant : tout droit, à gauche, à droite
            [start] case de départ
           *[standard] ordinaire
        }
oh-crab-table-shortcuts =
    .en = Shortcuts, spaces counted from the land edge of the tile | tile | from | to | cards | main action
    .fr = Raccourcis, cases comptées depuis le bord côté terre de la tuile | tuile | de | à | cartes | action principale
oh-crab-table-decks =
    .en = Starting cards; halves above and below | crab | main action | left | right | source
    .fr = Cartes de départ ; moitiés en haut et en bas | crabe | action principale | gauche | droite | source
oh-crab-table-market =
    .en = Market cards; halves above and below | special action | main action | left | right
    .fr = Cartes du marché ; moitiés en haut et en bas | action spéciale | action principale | gauche | droite
oh-crab-table-specials =
    .en = Special actions | id | name | cards | source
    .fr = Actions spéciales | id | nom | cartes | source
oh-crab-table-extras =
    .en = Extra actions | face | name | shells | source
    .fr = Actions supplémentaires | face | nom | coquillages | source
oh-crab-table-scenarios =
    .en = Scenarios | id | name | tiles | with two beaches | extra actions | source
    .fr = Scénarios | id | nom | tuiles | avec deux plages | actions supplémentaires | source
oh-crab-table-icon =
    .en = { $icon ->
            [shell] shell
            [forward] forward
            [diagonal] diagonal
            [seaward] seaward
           *[none] -
        }
    .fr = { $icon ->
            [shell] coquillage
            [forward] tout droit
            [diagonal] diagonale
            [seaward] vers la mer
           *[none] -
        }
oh-crab-table-crab =
    .en = { $crab ->
            [red] red
            [orange] orange
            [blue] blue
            [green] green
           *[brown] brown
        }
    .fr = { $crab ->
            [red] rouge
            [orange] orange
            [blue] bleu
            [green] vert
           *[brown] brun
        }

# What Oh Crab! says to people. The caller gives the arguments; cards are named as they are typed (r2, seagull1). Of special and extra actions
# the caller gives the id or the face (seagull, Aa), and a sentence says their name: { oh-crab-action.en }. Likewise tokens, events, challenges,
# reward cards and skills are given by id and named by oh-crab-name-token and so on. The names are those of docs/words.md.

oh-crab-title =
    .en = Oh Crab!
    .fr = Oh Crab !
oh-crab-line =
    .en = Crabs race for the sea: complete the icons of your cards, push the others aside, and rest in time.
    .fr = Des crabes courent vers la mer : complétez les icônes de vos cartes, poussez les autres et reposez-vous à temps.
oh-crab-source =
    .en = The tiles, the icons on the cards, most costs and most of the Adventure Pack are our reconstruction: the rulebooks show them only in pictures that are lost.
    .fr = Les tuiles, les icônes des cartes, la plupart des coûts et l'essentiel de l'extension Adventure Pack sont une reconstitution : les règles ne les montrent que sur des images perdues.
oh-crab-options =
    .en = players: 2, 3, 4, 5; edition: final, prototype; length: full, quick; board: first-escape, shells, elbows, shortcut, high-season, prototype, random, ...; extras: scenario, random, ...; surprises: off, on, blank, treasures; events: off, on, lucky, crystal, lucky-crystal; challenges: off, on; asymmetry: off, on
    .fr = `players` : 2, 3, 4, 5 ; `edition` : `final`, `prototype` ; `length` : `full`, `quick` ; `board` : `first-escape`, `shells`, `elbows`, `shortcut`, `high-season`, `prototype`, `random`, ... ; `extras` : `scenario`, `random`, ... ; `surprises` : `off`, `on`, `blank`, `treasures` ; `events` : `off`, `on`, `lucky`, `crystal`, `lucky-crystal` ; `challenges` : `off`, `on` ; `asymmetry` : `off`, `on`

## Options

oh-crab-option-players =
    .en = How many play: 2 with two crabs each, or 3 to 5.
    .fr = Le nombre de joueurs : 2 avec deux crabes chacun, ou 3 à 5.
oh-crab-option-edition =
    .en = The rules of the final edition (`final`), or those of the prototype (`prototype`), for 3 to 5 players.
    .fr = Les règles de l'édition définitive (`final`) ou celles du prototype (`prototype`), de 3 à 5 joueurs.
oh-crab-option-length =
    .en = Three beach tiles (`full`), or two for a shorter race (`quick`).
    .fr = Trois tuiles Plage (`full`), ou deux pour une course plus courte (`quick`).
oh-crab-option-board =
    .en = A scenario, tiles drawn by lot (`random`), or tiles from land to sea, such as 0A-1A-2B-4A-9B.
    .fr = Un scénario, des tuiles tirées au sort (`random`) ou des tuiles de la terre à la mer, comme 0A-1A-2B-4A-9B.
oh-crab-option-extras =
    .en = The extra actions of the scenario (`scenario`), drawn by lot (`random`), or three of them, such as Aa-Bb-Da.
    .fr = Les actions supplémentaires du scénario (`scenario`), tirées au sort (`random`), ou trois d'entre elles, comme Aa-Bb-Da.
oh-crab-option-surprises =
    .en = Adventure Pack, best learnt first: surprise tokens on the beach, none (`off`), trash and treasures (`on`), trash that does nothing (`blank`) or treasures only (`treasures`).
    .fr = Extension Adventure Pack, à découvrir en premier : des jetons Surprise sur la plage, aucun (`off`), déchets et trésors (`on`), des déchets sans effet (`blank`) ou rien que des trésors (`treasures`).
oh-crab-option-events =
    .en = Adventure Pack, best learnt second: an event at the border of each beach tile, none (`off`), all kinds (`on`), without the two that harm (`lucky`), those in play shown at the start (`crystal`), or both (`lucky-crystal`).
    .fr = Extension Adventure Pack, à découvrir en deuxième : un événement à la bordure de chaque tuile Plage, aucun (`off`), de toutes sortes (`on`), sans les deux qui font du mal (`lucky`), ceux de la partie montrés au début (`crystal`), ou les deux à la fois (`lucky-crystal`).
oh-crab-option-challenges =
    .en = Adventure Pack, best learnt third: challenges at the borders, with shells and rewards for whoever has the most of something; none (`off`), or one for each beach tile (`on`).
    .fr = Extension Adventure Pack, à découvrir en troisième : des défis aux bordures, avec coquillages et récompenses pour qui a le plus de quelque chose ; aucun (`off`), ou un par tuile Plage (`on`).
oh-crab-option-asymmetry =
    .en = Adventure Pack, best learnt last: each crab has a skill of its own, paid for with claws and chosen in secret at the start; no (`off`) or yes (`on`).
    .fr = Extension Adventure Pack, à découvrir en dernier : chaque crabe a sa propre compétence, payée en pinces et choisie en secret au début ; non (`off`) ou oui (`on`).
oh-crab-prototype-two =
    .en = The prototype has no rules for two players: 3 to 5 can play it.
    .fr = Le prototype n'a pas de règles à deux joueurs : on y joue de 3 à 5.
oh-crab-prototype-quick =
    .en = The prototype has no quick game: it is played with all three beach tiles.
    .fr = Le prototype n'a pas de partie rapide : il se joue avec les trois tuiles Plage.
oh-crab-prototype-adventure =
    .en = The prototype has no Adventure Pack: play the final edition, or leave surprises, events, challenges and asymmetry off.
    .fr = Le prototype n'a pas d'extension Adventure Pack : jouez l'édition définitive, ou laissez `surprises`, `events`, `challenges` et `asymmetry` sur `off`.

## Boards and extras

oh-crab-board-form =
    .en = "{ $given }" is no board: expected `random`, a scenario, or tiles from land to sea, such as 0A-1A-2B-4A-9B.
    .fr = « { $given } » n'est pas un plateau : il faut `random`, un scénario ou des tuiles de la terre à la mer, comme 0A-1A-2B-4A-9B.
oh-crab-board-tile =
    .en = There is no tile { $tile }; there are { $known }.
    .fr = Il n'y a pas de tuile { $tile } ; il y a { $known }.
oh-crab-board-twice =
    .en = Tile { $tile } can lie on the board only once, on one of its faces.
    .fr = La tuile { $tile } ne peut servir qu'une fois, sur une seule de ses faces.
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
            [2] deux tuiles Plage
            [3] trois tuiles Plage
           *[other] deux ou trois tuiles Plage
        }, pas { $given }.
oh-crab-board-prototype =
    .en = The prototype has beach tiles 1 to 3 only, not { $tile }.
    .fr = Le prototype n'a que les tuiles Plage 1 à 3, pas { $tile }.
oh-crab-extras-form =
    .en = "{ $given }" does not name extra actions: expected `random`, `scenario`, or three of { $known } with hyphens, such as Aa-Bb-Da.
    .fr = « { $given } » ne désigne pas d'actions supplémentaires : il faut `random`, `scenario` ou trois parmi { $known } avec des traits d'union, comme Aa-Bb-Da.
oh-crab-extras-three =
    .en = Three extra-action tiles are in play, not { $given }.
    .fr = Trois tuiles Action supplémentaire sont en jeu, pas { $given }.
oh-crab-extras-twice =
    .en = { $one } and { $other } are faces of the same tile, which shows only one of them.
    .fr = { $one } et { $other } sont les faces d'une même tuile, qui n'en montre qu'une.
oh-crab-extras-prototype =
    .en = The prototype does not have the extra action { $face }.
    .fr = Le prototype n'a pas l'action supplémentaire { $face }.
oh-crab-content-face =
    .en = tile { $tile }{ $face } { $english } ({ $name })
    .fr = tuile { $tile }{ $face } { $name } ({ $english })
oh-crab-content-deck =
    .en = starting deck { $n }
    .fr = paquet de départ { $n }
oh-crab-content-special =
    .en = special action { $english } ({ $name })
    .fr = action spéciale { $name } ({ $english })
oh-crab-content-extra =
    .en = cost of the extra action { $face } { $english } ({ $name })
    .fr = coût de l'action supplémentaire { $face } { $name } ({ $english })
oh-crab-content-scenario =
    .en = tiles of the scenario { $id }, { $english } ({ $name })
    .fr = tuiles du scénario { $id }, { $name } ({ $english })
oh-crab-content-surprise =
    .en = surprise token { $english } ({ $name })
    .fr = jeton Surprise { $name } ({ $english })
oh-crab-content-event =
    .en = event { $english } ({ $name })
    .fr = événement { $name } ({ $english })
oh-crab-content-challenge =
    .en = challenge { $english } ({ $name })
    .fr = défi { $name } ({ $english })
oh-crab-content-reward =
    .en = reward card { $english } ({ $name })
    .fr = carte Récompense { $name } ({ $english })
oh-crab-content-skill =
    .en = skill { $english } ({ $name })
    .fr = compétence { $name } ({ $english })
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
            [knock-over] knock-over obstacle: the crab is knocked over
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
            [knock-over] obstacle renversant : le crabe est renversé
            [shell] coquillage
            [exchange] échange de carte
            [surprise] surprise
            [reeds] roseaux sur le bord côté terre
            [shortcut] raccourci
            [current] courant : tout droit, à gauche, à droite
            [start] case de départ
           *[standard] standard
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
    .en = Scenarios | id | name | tiles | with two beach tiles | extra actions | source
    .fr = Scénarios | id | nom | tuiles | avec deux tuiles Plage | actions supplémentaires | source
oh-crab-table-surprises =
    .en = Surprise tokens of the Adventure Pack | id | name | tokens | source | text
    .fr = Jetons Surprise de l'extension Adventure Pack | id | nom | jetons | source | texte
oh-crab-table-events =
    .en = Events | id | name | source | text
    .fr = Événements | id | nom | source | texte
oh-crab-table-challenges =
    .en = Challenges | id | name | source | text
    .fr = Défis | id | nom | source | texte
oh-crab-table-rewards =
    .en = Reward cards | id | name | source | reward | number | text
    .fr = Cartes Récompense | id | nom | source | récompense | nombre | texte
oh-crab-table-skills =
    .en = Skills | id | name | starfish | claws | shells | source | text
    .fr = Compétences | id | nom | étoiles de mer | pinces | coquillages | source | texte
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
            [forward] en avant
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
           *[brown] marron
        }

## What is owed

oh-crab-owed-place =
    .en = A crab must be put on one of the start spaces.
    .fr = Il faut poser un crabe sur une des cases de départ.
oh-crab-owed-plan =
    .en = A card from hand must be planned.
    .fr = Il faut planifier une carte de sa main.
oh-crab-owed-activate =
    .en = One of the two crabs must first be activated.
    .fr = Il faut d'abord activer l'un de ses deux crabes.
oh-crab-owed-start =
    .en = The planned card must be added at one end of the track, or a rest taken.
    .fr = Il faut ajouter la carte planifiée à un bout de la trace, ou se reposer.
oh-crab-owed-act =
    .en = Actions can be used in any order; then the turn must be ended.
    .fr = On utilise ses actions dans l'ordre voulu, puis l'on finit son tour.
oh-crab-owed-nothing =
    .en = The race is over.
    .fr = La course est finie.
oh-crab-owed-move =
    .en = A move that was gained must be made now, or given up.
    .fr = Il faut faire maintenant un déplacement obtenu, ou y renoncer.
oh-crab-owed-cost =
    .en = A card must be discarded to pay for the special action.
    .fr = Il faut défausser une carte pour payer l'action spéciale.
oh-crab-owed-icon =
    .en = The action to use must be chosen.
    .fr = Il faut choisir l'action à utiliser.
oh-crab-owed-obstacle =
    .en = A card from hand must be discarded.
    .fr = Il faut défausser une carte de sa main.
oh-crab-owed-push =
    .en = The space to which the crab is pushed must be chosen.
    .fr = Il faut choisir la case où le crabe est poussé.
oh-crab-owed-seagull =
    .en = The crabs ahead that go back must be chosen, one after the other.
    .fr = Il faut choisir les crabes devant soi qui reculent, l'un après l'autre.
oh-crab-owed-call =
    .en = The crabs that the sea calls must be moved, one after the other.
    .fr = Il faut déplacer les crabes que la mer appelle, l'un après l'autre.
oh-crab-owed-move-out =
    .en = The crab that moves out must be chosen, and where it goes.
    .fr = Il faut choisir le crabe qui laisse passer, et la case où il va.
oh-crab-owed-jump =
    .en = The space to jump to must be chosen.
    .fr = Il faut choisir la case où le crabe saute.
oh-crab-owed-swap =
    .en = The crab to swap places with must be chosen.
    .fr = Il faut choisir le crabe avec lequel échanger sa place.
oh-crab-owed-leap =
    .en = The space to leap to must be chosen.
    .fr = Il faut choisir la case où le crabe bondit.
oh-crab-owed-snack =
    .en = One more card must be added to the track.
    .fr = Il faut ajouter une carte de plus à la trace.
oh-crab-owed-gift =
    .en = A card must be given in exchange, or the exchange given up.
    .fr = Il faut donner une carte en échange, ou renoncer à l'échange.
oh-crab-owed-market =
    .en = A market card must be taken.
    .fr = Il faut prendre une carte du marché.
oh-crab-owed-keep =
    .en = The card that stays in the track must be chosen.
    .fr = Il faut choisir la carte qui reste dans la trace.
oh-crab-owed-toll =
    .en = A card must be discarded for the shortcut.
    .fr = Il faut défausser une carte pour le raccourci.
oh-crab-owed-current =
    .en = It must be decided whether the current carries the crab.
    .fr = Il faut décider si le crabe se laisse emporter par le courant.
oh-crab-owed-choose =
    .en = Skills must be chosen among the asymmetry cards that were dealt.
    .fr = Il faut choisir ses compétences parmi les cartes Asymétrie reçues.
oh-crab-owed-offer =
    .en = It must be decided whether the skill { oh-crab-name-skill.en } is used.
    .fr = Il faut décider d'utiliser ou non la compétence { oh-crab-name-skill.fr }.
oh-crab-owed-steer =
    .en = “Cork”: it must be decided where the { oh-crab-table-crab.en } crab goes, or left to the player who moves it.
    .fr = « Le Bouchon » : il faut choisir où va le crabe { oh-crab-table-crab.fr }, ou laisser choisir le joueur qui le déplace.
oh-crab-owed-pull =
    .en = The space must be chosen to which the fishing line takes the crab back.
    .fr = Il faut choisir la case où le fil de pêche fait reculer le crabe.
oh-crab-owed-spy =
    .en = A hidden element to spy on must be chosen.
    .fr = Il faut choisir un élément caché à espionner.
oh-crab-owed-recall =
    .en = A card of the track must be chosen to be taken back into hand.
    .fr = Il faut choisir une carte de la trace à reprendre en main.
oh-crab-owed-build =
    .en = A free standard space must be chosen to become an obstacle.
    .fr = Il faut choisir une case standard libre qui devient un obstacle.
oh-crab-owed-dig =
    .en = It must be decided whether the token that was dug up is taken.
    .fr = Il faut décider de prendre ou non le jeton déterré.
oh-crab-owed-trophy =
    .en = The trophy must be exchanged for a reward, or renounced.
    .fr = Il faut échanger le trophée contre une récompense, ou y renoncer.
oh-crab-owed-pick =
    .en = One of the two events that are shown must be chosen.
    .fr = Il faut choisir l'un des deux événements montrés.

## What happened

oh-crab-event-placed =
    .en = { $player } puts { $crab } on start space { $space }.
    .fr = { $player } pose { $crab } sur la case de départ { $space }.
oh-crab-event-planned =
    .en = { $player } plans { $card }.
    .fr = { $player } planifie { $card }.
oh-crab-event-turn =
    .en = The turn of { $player } begins.
    .fr = À { $player } de jouer.
oh-crab-event-activated =
    .en = { $player } activates { $crab }.
    .fr = { $player } active { $crab }.
oh-crab-event-added =
    .en = { $player } adds { $card } { $side ->
            [left] at the left end
           *[right] at the right end
        } of their track.
    .fr = { $player } ajoute { $card } { $side ->
            [left] au bout gauche
           *[right] au bout droit
        } de sa trace.
oh-crab-event-joined =
    .en = An icon is completed: { $icon }.
    .fr = Une icône est complétée : { $icon }.
oh-crab-event-rested =
    .en = { $player } rests.
    .fr = { $player } se repose.
oh-crab-event-kept =
    .en = { $player } keeps { $card } in their track.
    .fr = { $player } garde { $card } dans sa trace.
oh-crab-event-took =
    .en = { $player } takes { $card } { $slot ->
            [0] from the pile
           *[other] from slot { $slot } of the market
        }.
    .fr = { $player } prend { $card } { $slot ->
            [0] dans la pioche
           *[other] à l'emplacement { $slot } du marché
        }.
oh-crab-event-refilled =
    .en = Slot { $slot } of the market gets { $card }.
    .fr = L'emplacement { $slot } du marché reçoit { $card }.
oh-crab-event-picked_up =
    .en = { $player } takes their discard pile into hand, { $number ->
            [one] one card
           *[other] { $number } cards
        }.
    .fr = { $player } reprend sa défausse en main, { $number ->
            [one] une carte
           *[other] { $number } cartes
        }.
oh-crab-event-discarded =
    .en = { $player } discards { $card }.
    .fr = { $player } défausse { $card }.
oh-crab-event-gave =
    .en = { $player } gives { $card } in exchange, which { $to ->
            [box] leaves the game
           *[pile] goes beneath the pile
        }.
    .fr = { $player } donne { $card } en échange, qui { $to ->
            [box] quitte le jeu
           *[pile] va sous la pioche
        }.
oh-crab-event-shell =
    .en = { $player } takes a shell.
    .fr = { $player } prend un coquillage.
oh-crab-event-moved =
    .en = { $crab } goes from { $start } to { $end }.
    .fr = { $crab } va de { $start } à { $end }.
oh-crab-event-pushed =
    .en = { $crab } is pushed from { $start } to { $end }.
    .fr = { $crab } est poussé de { $start } à { $end }.
oh-crab-event-fell =
    .en = { $crab } is knocked over.
    .fr = { $crab } est renversé.
oh-crab-event-stood =
    .en = { $crab } stands up.
    .fr = { $crab } se redresse.
oh-crab-event-escaped =
    .en = { $crab } has reached the sea!
    .fr = { $crab } a atteint la mer !
oh-crab-event-swapped =
    .en = { $crab } and { $other } swap places.
    .fr = { $crab } et { $other } échangent leurs places.
oh-crab-event-carried =
    .en = The current carries { $crab } from { $start } to { $end }.
    .fr = Le courant emporte { $crab } de { $start } à { $end }.
oh-crab-event-special =
    .en = { $player } uses “{ $special }”.
    .fr = { $player } utilise « { $special } ».
oh-crab-event-paid =
    .en = { $player } pays { $shells ->
            [0] nothing
            [one] a shell
           *[other] { $shells } shells
        } for “{ $face }”.
    .fr = { $shells ->
            [0] { $player } ne paie rien
            [one] { $player } paie un coquillage
           *[other] { $player } paie { $shells } coquillages
        } pour « { $face } ».
oh-crab-event-shell_lost =
    .en = { $player } loses a shell.
    .fr = { $player } perd un coquillage.
oh-crab-event-recalled =
    .en = { $player } takes { $card } from their track back into hand.
    .fr = { $player } reprend en main { $card } de sa trace.
oh-crab-event-chose =
    .en = { $player } has chosen.
    .fr = { $player } a choisi.
oh-crab-event-skill =
    .en = { $crab } has the skill “{ $skill }”.
    .fr = { $crab } a la compétence « { $skill } ».
oh-crab-event-claw =
    .en = { $player } uses a claw of “{ $skill }”; { $left ->
            [0] none is left
            [one] one is left
           *[other] { $left } are left
        }.
    .fr = { $player } utilise une pince de « { $skill } » ; il { $left ->
            [0] n'en reste plus
            [one] en reste une
           *[other] en reste { $left }
        }.
oh-crab-event-regained =
    .en = { $crab } regains a claw, and has { $left ->
            [one] one
           *[other] { $left }
        } now.
    .fr = { $crab } récupère une pince et en a maintenant { $left ->
            [one] une
           *[other] { $left }
        }.
oh-crab-event-found =
    .en = { $crab } turns up the token on { $cell }: “{ $token }”.
    .fr = { $crab } retourne le jeton en { $cell } : « { $token } ».
oh-crab-event-treasure =
    .en = { $player } uses the treasure “{ $token }”.
    .fr = { $player } utilise le trésor « { $token } ».
oh-crab-event-looked =
    .en = { $player } looks at { $element }{ $what ->
            [nothing] { "" }
           *[other] : “{ $what }”
        }.
    .fr = { $player } regarde { $element }{ $what ->
            [nothing] { "" }
           *[other] { " " }: « { $what } »
        }.
oh-crab-event-border =
    .en = { $player } reveals what lies at border { $number }.
    .fr = { $player } révèle ce qui se trouve à la bordure { $number }.
oh-crab-event-counted =
    .en = The challenge “{ $challenge }” is decided ({ $counts }): { $first ->
            [nobody] nobody wins it
           *[other] { $first } first
        }{ $second ->
            [nobody] { "" }
           *[other] , { $second } second
        }.
    .fr = Le défi « { $challenge } » est décidé ({ $counts }) : { $first ->
            [nobody] personne ne le gagne
           *[other] en premier { $first }
        }{ $second ->
            [nobody] { "" }
           *[other] , en deuxième { $second }
        }.
oh-crab-event-reward =
    .en = { $player } exchanges a trophy for a reward: { $reward }.
    .fr = { $player } échange un trophée contre une récompense : { $reward }.
oh-crab-event-challenge =
    .en = Challenge { $number } is turned up: “{ $challenge }”.
    .fr = Le défi { $number } est retourné : « { $challenge } ».
oh-crab-event-event =
    .en = Event { $number } is turned up: “{ $event }”.
    .fr = L'événement { $number } est retourné : « { $event } ».
oh-crab-event-forecast =
    .en = { $player } shows two events, of which one happens: { $events }.
    .fr = { $player } montre deux événements, dont un aura lieu : { $events }.
oh-crab-event-broke =
    .en = The extra action “{ $face }” broke, and cannot be used until the next event.
    .fr = L'action supplémentaire « { $face } » s'est cassée : elle est hors d'usage jusqu'au prochain événement.
oh-crab-event-glittered =
    .en = The token on { $cell } is turned up and stays there: “{ $token }”.
    .fr = Le jeton en { $cell } est retourné et y reste : « { $token } ».
oh-crab-event-helper =
    .en = { $player } has the kitchen hand now.
    .fr = { $player } a maintenant le commis.
oh-crab-event-built =
    .en = { $player } builds an obstacle on { $cell }.
    .fr = { $player } bâtit un obstacle en { $cell }.
oh-crab-event-woven =
    .en = { $player } moves { $card } { $side ->
            [left] to the left end
           *[right] to the right end
        } of their track.
    .fr = { $player } déplace { $card } { $side ->
            [left] au bout gauche
           *[right] au bout droit
        } de sa trace.
oh-crab-event-round =
    .en = Round { $number } begins; { $chef } has the chef.
    .fr = La manche { $number } commence ; { $chef } a la cuisinière.
oh-crab-event-resigned =
    .en = { $player } resigns, and leaves the beach.
    .fr = { $player } abandonne et quitte la plage.
oh-crab-event-ended =
    .en = The race is over.
    .fr = La course est finie.

## How it ended

oh-crab-end-alone =
    .en = { $winners } is the first in the sea and wins.
    .fr = { $winners } atteint la mer en premier et gagne.
oh-crab-end-cards =
    .en = Several came equally first: { $winners } has the most cards in hand and wins.
    .fr = Plusieurs sont premiers ex æquo : { $winners } a le plus de cartes en main et gagne.
oh-crab-end-shells =
    .en = Several came equally first with as many cards in hand: { $winners } has the most shells and wins.
    .fr = Plusieurs sont premiers ex æquo avec autant de cartes en main : { $winners } a le plus de coquillages et gagne.
oh-crab-end-shared =
    .en = { $winners } came first together and share the victory.
    .fr = { $winners } sont premiers ensemble et partagent la victoire.
oh-crab-end-resigned =
    .en = { $winners } is left alone and wins.
    .fr = { $winners } reste seul et gagne.
oh-crab-end-nearest =
    .en = Sixty rounds are over and nobody is home: { $winners } is nearest to the sea and wins.
    .fr = Soixante manches ont passé et personne n'est arrivé : { $winners } est le plus près de la mer et gagne.
oh-crab-end-alone-short =
    .en = first in the sea
    .fr = premier dans la mer
oh-crab-end-cards-short =
    .en = more cards in hand
    .fr = plus de cartes en main
oh-crab-end-shells-short =
    .en = more shells
    .fr = plus de coquillages
oh-crab-end-shared-short =
    .en = shared victory
    .fr = victoire partagée
oh-crab-end-resigned-short =
    .en = resigned
    .fr = abandon
oh-crab-end-nearest-short =
    .en = nearest to the sea
    .fr = le plus près de la mer

## What the special actions do

oh-crab-special-seagull =
    .en = Send as many crabs ahead of you as you like back one space each, onto free spaces.
    .fr = Faites reculer autant de crabes devant vous que vous voulez, d'une case chacun, sur des cases libres.
oh-crab-special-call =
    .en = Your crab and all those behind it go one space toward the sea each, onto free spaces, in the order you choose; one that has none then may stay.
    .fr = Votre crabe et tous ceux qui sont derrière lui avancent d'une case chacun vers la mer, sur des cases libres, dans l'ordre de votre choix ; celui qui n'en a pas peut rester.
oh-crab-special-momentum =
    .en = Discard a card: use the main action of any card in your track.
    .fr = Défaussez une carte : utilisez l'action principale de n'importe quelle carte de votre trace.
oh-crab-special-sand =
    .en = Every player with a crab ahead of you discards a card.
    .fr = Chaque joueur dont un crabe est devant vous défausse une carte.
oh-crab-special-impulse =
    .en = Discard a card: use its main action.
    .fr = Défaussez une carte : utilisez son action principale.
oh-crab-special-move-out =
    .en = Another player's crab goes to a space next to it, in any direction.
    .fr = Le crabe d'un autre joueur va sur une case voisine, dans n'importe quelle direction.
oh-crab-special-jump-aside =
    .en = Jump to a free space as far from the sea as yours.
    .fr = Sautez sur une case libre aussi loin de la mer que la vôtre.
oh-crab-special-reckless =
    .en = Until the end of your turn you ignore obstacles and reeds, and a current carries you only if you wish.
    .fr = Jusqu'à la fin de votre tour, vous ignorez obstacles et roseaux, et un courant ne vous emporte que si vous le voulez.
oh-crab-special-slant =
    .en = One diagonal move.
    .fr = Un déplacement en diagonale.
oh-crab-special-faster =
    .en = Discard a card: one forward move.
    .fr = Défaussez une carte : un déplacement en avant.
oh-crab-special-zigzag =
    .en = Discard a card: two diagonal moves.
    .fr = Défaussez une carte : deux déplacements en diagonale.
oh-crab-special-slide =
    .en = Discard a card: a diagonal and a forward move, in either order.
    .fr = Défaussez une carte : un déplacement en diagonale et un en avant, dans l'ordre voulu.
oh-crab-special-sideways =
    .en = Discard a card: use an icon on the sides of this card as if it were complete.
    .fr = Défaussez une carte : utilisez une icône des côtés de cette carte comme si elle était complète.

## What the extra actions do

oh-crab-extra-slant =
    .en = One diagonal move.
    .fr = Un déplacement en diagonale.
oh-crab-extra-jump-aside =
    .en = Jump to a free space as far from the sea as yours.
    .fr = Sautez sur une case libre aussi loin de la mer que la vôtre.
oh-crab-extra-swap =
    .en = Swap places with a crab next to yours.
    .fr = Échangez votre place avec un crabe voisin.
oh-crab-extra-faster =
    .en = One forward move.
    .fr = Un déplacement en avant.
oh-crab-extra-leap =
    .en = Two spaces in a straight line toward the sea, over whatever lies between.
    .fr = Deux cases en ligne droite vers la mer, par-dessus ce qui se trouve entre les deux.
oh-crab-extra-snack =
    .en = Add one more card from hand to your track, with all that it gives.
    .fr = Ajoutez encore une carte de votre main à votre trace, avec tout ce qu'elle donne.
oh-crab-extra-pick-up =
    .en = Take your whole discard pile into hand.
    .fr = Reprenez en main toute votre défausse.
oh-crab-extra-exchange =
    .en = Exchange a card of your hand for a market card.
    .fr = Échangez une carte de votre main contre une carte du marché.

## What the surprise tokens do

oh-crab-token-shard =
    .en = Discard a card of your hand.
    .fr = Défaussez une carte de votre main.
oh-crab-token-hole =
    .en = Give back a shell.
    .fr = Rendez un coquillage.
oh-crab-token-peel =
    .en = Your crab is knocked over.
    .fr = Votre crabe est renversé.
oh-crab-token-line =
    .en = Your crab goes back one space toward land, if one is free.
    .fr = Votre crabe recule d'une case vers la terre, s'il y en a une de libre.
oh-crab-token-purse =
    .en = Take two shells.
    .fr = Prenez deux coquillages.
oh-crab-token-bottle =
    .en = Take the top card of the pile into hand.
    .fr = Prenez en main la carte du dessus de la pioche.
oh-crab-token-plank =
    .en = Make a seaward move.
    .fr = Faites un déplacement vers la mer.
oh-crab-token-fries =
    .en = Add a card of your hand to your track and use all its actions.
    .fr = Ajoutez une carte de votre main à votre trace et utilisez toutes ses actions.
oh-crab-token-bucket =
    .en = Take your whole discard pile into hand.
    .fr = Reprenez en main toute votre défausse.
oh-crab-token-ball =
    .en = Move another player's crab to a free space next to it.
    .fr = Déplacez le crabe d'un autre joueur sur une case libre voisine.
oh-crab-token-spyglass =
    .en = Take a shell, then spy on { $number ->
            [one] a hidden element
           *[other] up to { $number } hidden elements
        }.
    .fr = Prenez un coquillage, puis espionnez { $number ->
            [one] un élément caché
           *[other] jusqu'à { $number } éléments cachés
        }.

## What the events do

oh-crab-card-event-robin =
    .en = The richest give back a shell, the poorest get one.
    .fr = Les plus riches rendent un coquillage, les plus pauvres en reçoivent un.
oh-crab-card-event-broken =
    .en = One extra action, drawn by lot, cannot be used.
    .fr = Une action supplémentaire, tirée au sort, est hors d'usage.
oh-crab-card-event-flea-market =
    .en = All take a market card, first the player who has the chef.
    .fr = Chacun prend une carte du marché, en commençant par le joueur qui a la cuisinière.
oh-crab-card-event-siesta =
    .en = All take their discard pile into hand; all crabs stand up.
    .fr = Chacun reprend sa défausse en main ; tous les crabes se redressent.
oh-crab-card-event-windfall =
    .en = All take a shell; whoever is farthest from the sea takes two.
    .fr = Chacun prend un coquillage ; qui est le plus loin de la mer en prend deux.
oh-crab-card-event-moult =
    .en = Every crab that has used a claw regains one.
    .fr = Chaque crabe qui a utilisé une pince en récupère une.
oh-crab-card-event-glitter =
    .en = The surprise tokens of this beach tile are turned up.
    .fr = Les jetons Surprise de cette tuile Plage sont retournés face visible.
oh-crab-card-event-sales =
    .en = Every extra action costs a shell less, but at least one.
    .fr = Chaque action supplémentaire coûte un coquillage de moins, mais au moins un.
oh-crab-card-event-happy-hour =
    .en = You may use two different extra actions a turn.
    .fr = Vous pouvez utiliser deux actions supplémentaires différentes par tour.
oh-crab-card-event-chef-runs =
    .en = The chef's move may also go straight ahead.
    .fr = Le déplacement de la cuisinière peut aussi se faire en avant.
oh-crab-card-event-kitchen-hand =
    .en = Of the players without the chef, the one farthest from the sea has the kitchen hand, who gives a diagonal move too.
    .fr = Parmi les joueurs qui n'ont pas la cuisinière, le plus loin de la mer a le commis, qui donne lui aussi un déplacement en diagonale.
oh-crab-card-event-clean-beach =
    .en = Obstacles have no effect, except knock-over obstacles.
    .fr = Les obstacles sont sans effet, sauf les obstacles renversants.
oh-crab-card-event-fair-play =
    .en = A push knocks nobody over.
    .fr = Une poussée ne renverse plus personne.
oh-crab-card-event-lie-in =
    .en = After a rest you have a diagonal move.
    .fr = Après un repos, vous avez un déplacement en diagonale.

## What the challenges count

oh-crab-challenge-shells =
    .en = Who has the most shells?
    .fr = Qui a le plus de coquillages ?
oh-crab-challenge-track =
    .en = Who has the most cards in their track?
    .fr = Qui a le plus de cartes dans sa trace ?
oh-crab-challenge-hand =
    .en = Who has the most cards in hand?
    .fr = Qui a le plus de cartes en main ?
oh-crab-challenge-market =
    .en = Who has the most market cards, wherever they are?
    .fr = Qui a le plus de cartes du marché, où qu'elles soient ?
oh-crab-challenge-chain =
    .en = Who has the most complete icons in their track?
    .fr = Qui a le plus d'icônes complètes dans sa trace ?
oh-crab-challenge-company =
    .en = Who has the most crabs of other players on the spaces around?
    .fr = Qui a le plus de crabes d'autres joueurs sur les cases voisines ?
oh-crab-challenge-pushes =
    .en = Who has pushed the most crabs of other players in their own turns?
    .fr = Qui a poussé le plus de crabes d'autres joueurs pendant ses propres tours ?
oh-crab-challenge-digger =
    .en = Whose crabs have turned up the most surprise tokens?
    .fr = Quels crabes ont retourné le plus de jetons Surprise ?

## What the rewards bring

oh-crab-reward-market =
    .en = Take a market card.
    .fr = Prenez une carte du marché.
oh-crab-reward-recall =
    .en = Take { $number ->
            [one] a card
           *[other] up to { $number } cards
        } of your track into hand.
    .fr = Reprenez en main { $number ->
            [one] une carte
           *[other] jusqu'à { $number } cartes
        } de votre trace.
oh-crab-reward-claws =
    .en = Your crabs regain a claw each.
    .fr = Vos crabes récupèrent chacun une pince.
oh-crab-reward-obstacle =
    .en = Turn { $number ->
            [one] a free standard space into an obstacle
           *[other] up to { $number } free standard spaces into obstacles
        }.
    .fr = Transformez { $number ->
            [one] une case standard libre en obstacle
           *[other] jusqu'à { $number } cases standard libres en obstacles
        }.
oh-crab-reward-spy =
    .en = Spy on { $number ->
            [one] a hidden element
           *[other] up to { $number } hidden elements
        }.
    .fr = Espionnez { $number ->
            [one] un élément caché
           *[other] jusqu'à { $number } éléments cachés
        }.

## What the skills do; each says the shells that it brings besides

oh-crab-shells-too =
    .en = { $number ->
            [0] { "" }
            [one] { " " }Each time, take a shell.
           *[other] { " " }Each time, take { $number } shells.
        }
    .fr = { $number ->
            [0] { "" }
            [one] { " " }Chaque fois, prenez un coquillage.
           *[other] { " " }Chaque fois, prenez { $number } coquillages.
        }
oh-crab-skill-sprinter =
    .en = Make a forward move.{ oh-crab-shells-too.en }
    .fr = Faites un déplacement en avant.{ oh-crab-shells-too.fr }
oh-crab-skill-hermit =
    .en = At the start, draw a card. Claw: take your discard pile into hand and stand up.{ oh-crab-shells-too.en }
    .fr = Au début, piochez une carte. Pince : reprenez votre défausse en main et redressez-vous.{ oh-crab-shells-too.fr }
oh-crab-skill-sleepwalker =
    .en = After your rest, add a card of your hand to your track, without its special action.{ oh-crab-shells-too.en }
    .fr = Après votre repos, ajoutez une carte de votre main à votre trace, sans son action spéciale.{ oh-crab-shells-too.fr }
oh-crab-skill-weaver =
    .en = Move a card of your track to one of its ends: you gain the icons that it completes there.{ oh-crab-shells-too.en }
    .fr = Déplacez une carte de votre trace à l'un de ses bouts : vous gagnez les icônes qu'elle y complète.{ oh-crab-shells-too.fr }
oh-crab-skill-window-shopper =
    .en = Use the special action of a visible market card.{ oh-crab-shells-too.en }
    .fr = Utilisez l'action spéciale d'une carte visible du marché.{ oh-crab-shells-too.fr }
oh-crab-skill-hunter =
    .en = At the start, look at the tokens of the first beach tile. Claw: look at a token next to you; you may take it.{ oh-crab-shells-too.en }
    .fr = Au début, regardez les jetons de la première tuile Plage. Pince : regardez un jeton voisin ; vous pouvez le prendre.{ oh-crab-shells-too.fr }
oh-crab-skill-builder =
    .en = Turn a free standard space next to you into an obstacle.{ oh-crab-shells-too.en }
    .fr = Transformez une case standard libre voisine en obstacle.{ oh-crab-shells-too.fr }
oh-crab-skill-carapace =
    .en = When your crab is knocked over, it stands up at once.{ oh-crab-shells-too.en }
    .fr = Quand votre crabe est renversé, il se redresse aussitôt.{ oh-crab-shells-too.fr }
oh-crab-skill-champion =
    .en = For this challenge you count two more.{ oh-crab-shells-too.en }
    .fr = Pour ce défi, vous comptez deux de plus.{ oh-crab-shells-too.fr }
oh-crab-skill-forecaster =
    .en = At the start, look at the events. Claw: show a second event and choose which one happens.{ oh-crab-shells-too.en }
    .fr = Au début, regardez les événements. Pince : montrez un second événement et choisissez lequel a lieu.{ oh-crab-shells-too.fr }
oh-crab-skill-cork =
    .en = When another player pushes or moves your crab, you choose where it goes.{ oh-crab-shells-too.en }
    .fr = Quand un autre joueur pousse ou déplace votre crabe, vous choisissez où il va.{ oh-crab-shells-too.fr }
oh-crab-skill-yawner =
    .en = When another player rests, you take a market card too.{ oh-crab-shells-too.en }
    .fr = Quand un autre joueur se repose, vous prenez aussi une carte du marché.{ oh-crab-shells-too.fr }
oh-crab-skill-brute =
    .en = In your turn: push a crab toward land. When you are pushed: knock over the crab that pushed you.{ oh-crab-shells-too.en }
    .fr = À votre tour : poussez un crabe vers la terre. Quand on vous pousse : renversez le crabe qui vous a poussé.{ oh-crab-shells-too.fr }
oh-crab-skill-pickpocket =
    .en = In your turn: take a shell from a player. When another player pays two shells or more: they are yours.{ oh-crab-shells-too.en }
    .fr = À votre tour : prenez un coquillage à un joueur. Quand un autre joueur paie deux coquillages ou plus : ils sont à vous.{ oh-crab-shells-too.fr }

## How what lies in the box of the Adventure Pack is called, within a sentence

oh-crab-name-token =
    .en = { $what ->
            [shard] “Broken glass”
            [hole] “Torn bag”
            [peel] “Banana peel”
            [line] “Fishing line”
            [purse] “Purse”
            [bottle] “Message in a bottle”
            [plank] “Bodyboard”
            [fries] “Cone of fries”
            [bucket] “Bucket”
            [ball] “Beach ball”
            [spyglass] “Spyglass”
           *[other] { $what }
        }
    .fr = { $what ->
            [shard] « Tesson »
            [hole] « Sac percé »
            [peel] « Peau de banane »
            [line] « Fil de pêche »
            [purse] « Porte-monnaie »
            [bottle] « Bouteille à la mer »
            [plank] « Planche »
            [fries] « Cornet de frites »
            [bucket] « Seau »
            [ball] « Ballon de plage »
            [spyglass] « Longue-vue »
           *[other] { $what }
        }
oh-crab-name-event =
    .en = { $what ->
            [robin] “Robin Crab”
            [broken] “It broke”
            [flea-market] “Flea market”
            [siesta] “Siesta”
            [windfall] “Rain of shells”
            [moult] “Moulting”
            [glitter] “It glitters!”
            [sales] “Sales”
            [happy-hour] “Happy hour”
            [chef-runs] “The chef speeds up”
            [kitchen-hand] “The kitchen hand”
            [clean-beach] “Clean beach”
            [fair-play] “No hard feelings”
            [lie-in] “Lie-in”
           *[other] { $what }
        }
    .fr = { $what ->
            [robin] « Robin Crab »
            [broken] « Ça s'est cassé »
            [flea-market] « Vide-grenier »
            [siesta] « Sieste générale »
            [windfall] « Pluie de coquillages »
            [moult] « La mue »
            [glitter] « Ça brille ! »
            [sales] « Soldes »
            [happy-hour] « Happy hour »
            [chef-runs] « La cuisinière accélère »
            [kitchen-hand] « Le commis »
            [clean-beach] « Plage propre »
            [fair-play] « Sans rancune »
            [lie-in] « Grasse matinée »
           *[other] { $what }
        }
oh-crab-name-challenge =
    .en = { $what ->
            [shells] “Richest”
            [track] “Long track”
            [hand] “Full hand”
            [market] “Collector”
            [chain] “Fine chain”
            [company] “Good company”
            [pushes] “Elbows out”
            [digger] “Digger”
           *[other] { $what }
        }
    .fr = { $what ->
            [shells] « Le plus riche »
            [track] « La longue trace »
            [hand] « La main pleine »
            [market] « Le collectionneur »
            [chain] « La belle chaîne »
            [company] « En bonne compagnie »
            [pushes] « Jouer des coudes »
            [digger] « Le fouilleur »
           *[other] { $what }
        }
oh-crab-name-reward =
    .en = { $what ->
            [provisions] “Provisions”
            [sandcastle] “Sandcastle”
            [lookout] “Lookout”
           *[other] { $what }
        }
    .fr = { $what ->
            [provisions] « Les provisions »
            [sandcastle] « Le château de sable »
            [lookout] « La vigie »
           *[other] { $what }
        }
oh-crab-name-skill =
    .en = { $what ->
            [sprinter] “Sprinter”
            [hermit] “Hermit crab”
            [sleepwalker] “Sleepwalker”
            [weaver] “Weaver”
            [window-shopper] “Window-shopper”
            [hunter] “Treasure hunter”
            [builder] “Builder”
            [carapace] “Hard shell”
            [champion] “Champion”
            [forecaster] “Forecaster”
            [cork] “Cork”
            [yawner] “Yawner”
            [brute] “Bruiser”
            [pickpocket] “Pickpocket”
           *[other] { $what }
        }
    .fr = { $what ->
            [sprinter] « Le Sprinteur »
            [hermit] « Le Bernard-l'ermite »
            [sleepwalker] « Le Somnambule »
            [weaver] « La Tisseuse »
            [window-shopper] « Le Lèche-vitrine »
            [hunter] « Le Chercheur de trésors »
            [builder] « Le Bâtisseur »
            [carapace] « La Carapace »
            [champion] « La Vedette »
            [forecaster] « Le Crabe météo »
            [cork] « Le Bouchon »
            [yawner] « Le Bâilleur »
            [brute] « Le Cogneur »
            [pickpocket] « Le Pickpocket »
           *[other] { $what }
        }
oh-crab-a-reward =
    .en = { $reward ->
            [market] a market card
            [recall] cards of the track back into hand
            [claws] regaining claws
            [obstacle] building obstacles
           *[spy] spying on hidden elements
        }
    .fr = { $reward ->
            [market] une carte du marché
            [recall] reprendre des cartes de sa trace
            [claws] récupérer des pinces
            [obstacle] bâtir des obstacles
           *[spy] espionner des éléments cachés
        }
oh-crab-element =
    .en = { $sort ->
            [event] event { $place }
            [challenge] challenge { $place }
            [absent] surprise token { $place }
           *[token] the surprise token on { $place }
        }
    .fr = { $sort ->
            [event] l'événement { $place }
            [challenge] le défi { $place }
            [absent] le jeton Surprise { $place }
           *[token] le jeton Surprise en { $place }
        }

## What cannot be read or done

oh-crab-not-yours =
    .en = "{ $text }": that crab is not yours.
    .fr = « { $text } » : ce crabe n'est pas à vous.
oh-crab-other-distance =
    .en = { $cell } is not as far from the sea as the crab that would jump there.
    .fr = { $cell } n'est pas aussi loin de la mer que le crabe qui y sauterait.
oh-crab-not-next =
    .en = One step does not lead to { $cell } now.
    .fr = Un seul pas ne mène pas en { $cell } maintenant.
oh-crab-resign-later =
    .en = Player { $seat } must first finish what was begun.
    .fr = Le joueur { $seat } doit d'abord finir ce qu'il a commencé.

## Why not

oh-crab-why-no-action =
    .en = There is no action number { $action } in Oh Crab!.
    .fr = Il n'y a pas d'action numéro { $action } dans Oh Crab !.
oh-crab-why-gone =
    .en = You have left the game.
    .fr = Vous avez quitté la partie.
oh-crab-why-turn =
    .en = Player { $seat } is to decide.
    .fr = C'est au joueur { $seat } de décider.
oh-crab-why-planned =
    .en = You have planned your card, and it stays face down.
    .fr = Vous avez planifié votre carte, et elle reste face cachée.
oh-crab-why-nothing-to-plan =
    .en = You have no card in hand, so you will rest.
    .fr = Vous n'avez pas de carte en main : vous vous reposerez.
oh-crab-why-acting =
    .en = Planning is over: this is the action phase.
    .fr = La planification est finie : c'est la phase d'action.
oh-crab-why-not-held =
    .en = You do not hold that card.
    .fr = Vous n'avez pas cette carte en main.
oh-crab-why-fifth =
    .en = Two players start on the spaces 1 to 4.
    .fr = À deux joueurs, on part des cases 1 à 4.
oh-crab-why-start-taken =
    .en = There is a crab on start space { $space } already.
    .fr = Il y a déjà un crabe sur la case de départ { $space }.
oh-crab-why-one-crab =
    .en = You have only one crab, and it is active in your turn.
    .fr = Vous n'avez qu'un crabe, et il est actif à votre tour.
oh-crab-why-activated =
    .en = It is settled which crab is active in this turn.
    .fr = Le crabe actif de ce tour est déjà désigné.
oh-crab-why-empty-track =
    .en = The track is empty: the card is simply put down, which is written as adding it at the right.
    .fr = La trace est vide : on y pose simplement la carte, ce qui s'écrit comme un ajout à droite.
oh-crab-why-begun =
    .en = You have already added a card or rested in this turn.
    .fr = Vous avez déjà ajouté une carte ou vous vous êtes déjà reposé pendant ce tour.
oh-crab-why-not-asked =
    .en = In your turn that does nothing: use your actions, or end your turn.
    .fr = Pendant votre tour, cela ne fait rien : utilisez vos actions ou finissez votre tour.
oh-crab-why-no-icon =
    .en = You have no such action left in this turn: { $icon ->
            [shell] take a shell
            [forward] forward move
            [diagonal] diagonal move
           *[seaward] seaward move
        }.
    .fr = Vous n'avez plus cette action pour ce tour : { $icon ->
            [shell] prendre un coquillage
            [forward] déplacement en avant
            [diagonal] déplacement en diagonale
           *[seaward] déplacement vers la mer
        }.
oh-crab-why-not-granted =
    .en = The action that is under way grants no such move.
    .fr = L'action en cours ne donne pas ce déplacement.
oh-crab-why-no-chef =
    .en = Another player has the chef.
    .fr = C'est quelqu'un d'autre qui a la cuisinière.
oh-crab-why-chef-used =
    .en = The chef's move has already been used.
    .fr = Le déplacement de la cuisinière est déjà utilisé.
oh-crab-why-standing =
    .en = Your crab is not knocked over.
    .fr = Votre crabe n'est pas renversé.
oh-crab-why-down =
    .en = Your crab is knocked over: it cannot move by itself before it stands up.
    .fr = Votre crabe est renversé : il ne peut pas se déplacer de lui-même avant de se redresser.
oh-crab-why-in-sea =
    .en = Your crab is in the sea, and moves no more.
    .fr = Votre crabe est dans la mer et ne se déplace plus.
oh-crab-why-beside =
    .en = There is no space { $way ->
            [left] to the left of
            [right] to the right of
            [back] behind
            [back-left] behind and to the left of
            [back-right] behind and to the right of
           *[forward] in front of
        } { $cell }.
    .fr = Il n'y a pas de case { $way ->
            [left] à gauche de
            [right] à droite de
            [back] derrière
            [back-left] derrière et à gauche de
            [back-right] derrière et à droite de
           *[forward] devant
        } { $cell }.
oh-crab-why-inaccessible =
    .en = { $cell } is inaccessible.
    .fr = { $cell } est inaccessible.
oh-crab-why-reeds =
    .en = The reeds of { $cell } cannot be crossed straight toward the sea.
    .fr = On ne franchit pas les roseaux de { $cell } tout droit vers la mer.
oh-crab-why-obstacle =
    .en = { $cell } is an obstacle, and you have no card in hand to discard.
    .fr = { $cell } est un obstacle, et vous n'avez pas de carte en main à défausser.
oh-crab-why-obstacle-then =
    .en = { $cell } is an obstacle, and after paying you would have no card in hand to discard.
    .fr = { $cell } est un obstacle, et après avoir payé vous n'auriez plus de carte en main à défausser.
oh-crab-why-no-push =
    .en = The crab on { $cell } cannot be pushed anywhere.
    .fr = Le crabe en { $cell } ne peut être poussé nulle part.
oh-crab-why-not-free =
    .en = There is a crab on { $cell }, and the space must be free.
    .fr = Il y a un crabe en { $cell }, et la case doit être libre.
oh-crab-why-no-shortcut =
    .en = There is no shortcut on { $cell }.
    .fr = Il n'y a pas de raccourci en { $cell }.
oh-crab-why-shortcut-between =
    .en = A shortcut can be taken only between two moves of an action, and only if you can pay for it.
    .fr = On ne prend un raccourci qu'entre deux déplacements d'une action, et si l'on peut le payer.
oh-crab-why-price =
    .en = The shortcut costs { $number ->
            [one] one card
           *[other] { $number } cards
        } from hand with this main action: { $icon ->
            [shell] take a shell
            [forward] forward move
            [diagonal] diagonal move
           *[seaward] seaward move
        }.
    .fr = Le raccourci coûte { $number ->
            [one] une carte
           *[other] { $number } cartes
        } de votre main avec cette action principale : { $icon ->
            [shell] prendre un coquillage
            [forward] déplacement en avant
            [diagonal] déplacement en diagonale
           *[seaward] déplacement vers la mer
        }.
oh-crab-why-other-main =
    .en = That card does not pay for this shortcut, which asks for the main action: { $icon ->
            [shell] take a shell
            [forward] forward move
            [diagonal] diagonal move
           *[seaward] seaward move
        }.
    .fr = Cette carte ne paie pas ce raccourci, qui demande l'action principale : { $icon ->
            [shell] prendre un coquillage
            [forward] déplacement en avant
            [diagonal] déplacement en diagonale
           *[seaward] déplacement vers la mer
        }.
oh-crab-action =
    .en = { $what ->
            [seagull] “Seagull”
            [call] “Call of the sea”
            [momentum] “Momentum”
            [sand] “Sand in the eyes”
            [impulse] “Impulse”
            [move-out] “Move out”
            [jump-aside] “Jump aside”
            [reckless] “Reckless”
            [slant] “Slant”
            [faster] “Faster”
            [zigzag] “Zigzag”
            [slide] “Slide”
            [sideways] “Sideways”
            [Aa] “Slant”
            [Ab] “Jump aside”
            [Ba] “Swap”
            [Bb] “Faster”
            [Ca] “Leap”
            [Cb] “Snack”
            [Da] “Pick up”
            [Db] “Exchange”
            [plank] “Bodyboard”
            [fries] “Cone of fries”
            [bucket] “Bucket”
            [ball] “Beach ball”
            [spyglass] “Spyglass”
           *[other] { $what }
        }
    .fr = { $what ->
            [seagull] « Mouette »
            [call] « Appel de la mer »
            [momentum] « Élan »
            [sand] « Sable dans les yeux »
            [impulse] « Impulsion »
            [move-out] « Laisse passer »
            [jump-aside] « Saut de côté »
            [reckless] « Tête baissée »
            [slant] « En diagonale »
            [faster] « Plus vite »
            [zigzag] « Slalom »
            [slide] « Glissade »
            [sideways] « De côté »
            [Aa] « En diagonale »
            [Ab] « Saut de côté »
            [Ba] « Échange de places »
            [Bb] « Plus vite »
            [Ca] « Bond »
            [Cb] « En-cas »
            [Da] « Ramassage »
            [Db] « Échange de carte »
            [plank] « Planche »
            [fries] « Cornet de frites »
            [bucket] « Seau »
            [ball] « Ballon de plage »
            [spyglass] « Longue-vue »
           *[other] { $what }
        }
oh-crab-why-no-special =
    .en = You have added no card with { oh-crab-action.en } in this turn.
    .fr = Vous n'avez pas ajouté de carte avec { oh-crab-action.fr } pendant ce tour.
oh-crab-why-special-used =
    .en = You have already used { oh-crab-action.en }.
    .fr = Vous avez déjà utilisé { oh-crab-action.fr }.
oh-crab-why-no-card =
    .en = { oh-crab-action.en } asks for a card from your hand, and you have none.
    .fr = { oh-crab-action.fr } demande une carte de votre main, et vous n'en avez pas.
oh-crab-why-reckless =
    .en = “Reckless” already holds until the end of your turn.
    .fr = « Tête baissée » vaut déjà jusqu'à la fin de votre tour.
oh-crab-why-useless =
    .en = { oh-crab-action.en } would do nothing now.
    .fr = { oh-crab-action.fr } n'aurait aucun effet maintenant.
oh-crab-why-no-extra =
    .en = The extra action { oh-crab-action.en } is not in play.
    .fr = L'action supplémentaire { oh-crab-action.fr } n'est pas en jeu.
oh-crab-why-extra-used =
    .en = You have already used an extra action in this turn.
    .fr = Vous avez déjà utilisé une action supplémentaire pendant ce tour.
oh-crab-why-shells =
    .en = { oh-crab-action.en } costs { $cost ->
            [one] one shell
           *[other] { $cost } shells
        }, and you have { $shells ->
            [0] none
            [one] only one
           *[other] only { $shells }
        }.
    .fr = { oh-crab-action.fr } coûte { $cost ->
            [one] un coquillage
           *[other] { $cost } coquillages
        }, et vous { $shells ->
            [0] n'en avez aucun
            [one] n'en avez qu'un
           *[other] n'en avez que { $shells }
        }.
oh-crab-why-no-market =
    .en = The market is empty.
    .fr = Le marché est vide.
oh-crab-why-no-discards =
    .en = Your discard pile is empty.
    .fr = Votre défausse est vide.
oh-crab-why-must-give =
    .en = You have paid for the exchange: now you must give a card.
    .fr = Vous avez payé l'échange : il faut maintenant donner une carte.
oh-crab-why-main-useless =
    .en = The main action of that card would do nothing now: { $icon ->
            [shell] take a shell
            [forward] forward move
            [diagonal] diagonal move
           *[seaward] seaward move
        }.
    .fr = L'action principale de cette carte n'aurait aucun effet maintenant : { $icon ->
            [shell] prendre un coquillage
            [forward] déplacement en avant
            [diagonal] déplacement en diagonale
           *[seaward] déplacement vers la mer
        }.
oh-crab-why-icon-absent =
    .en = This action is not offered: { $icon ->
            [shell] take a shell
            [forward] forward move
            [diagonal] diagonal move
           *[seaward] seaward move
        }.
    .fr = Cette action n'est pas proposée : { $icon ->
            [shell] prendre un coquillage
            [forward] déplacement en avant
            [diagonal] déplacement en diagonale
           *[seaward] déplacement vers la mer
        }.
oh-crab-why-icon-useless =
    .en = This action would do nothing now: { $icon ->
            [shell] take a shell
            [forward] forward move
            [diagonal] diagonal move
           *[seaward] seaward move
        }.
    .fr = Cette action n'aurait aucun effet maintenant : { $icon ->
            [shell] prendre un coquillage
            [forward] déplacement en avant
            [diagonal] déplacement en diagonale
           *[seaward] déplacement vers la mer
        }.
oh-crab-why-no-crab =
    .en = That crab cannot be chosen.
    .fr = Ce crabe ne peut pas être choisi.
oh-crab-why-off-beach =
    .en = That crab is no longer on the beach, and nothing can touch it.
    .fr = Ce crabe n'est plus sur la plage, et plus rien ne peut le toucher.
oh-crab-why-not-seagull =
    .en = That crab was not ahead of yours, or has gone back already.
    .fr = Ce crabe n'était pas devant le vôtre, ou il a déjà reculé.
oh-crab-why-not-call =
    .en = The sea does not call that crab, or it has answered already.
    .fr = La mer n'appelle pas ce crabe, ou il a déjà répondu.
oh-crab-why-not-move-out =
    .en = Only another player's crab can be moved so, not your own.
    .fr = On ne déplace ainsi que le crabe d'un autre joueur, pas le sien.
oh-crab-why-way-seagull =
    .en = “Seagull” sends crabs back, toward land.
    .fr = « Mouette » fait reculer les crabes, vers la terre.
oh-crab-why-must-answer =
    .en = That crab has a free space, and the sea calls it: it must go.
    .fr = Ce crabe a une case libre et la mer l'appelle : il doit y aller.
oh-crab-why-way-call =
    .en = “Call of the sea” moves crabs toward the sea.
    .fr = « Appel de la mer » fait avancer les crabes, vers la mer.
oh-crab-why-here =
    .en = Your crab is on { $cell } already.
    .fr = Votre crabe est déjà en { $cell }.
oh-crab-why-distance =
    .en = { $cell } is not as far from the sea as your crab.
    .fr = { $cell } n'est pas aussi loin de la mer que votre crabe.
oh-crab-why-not-adjacent =
    .en = The crab on { $cell } is not next to yours.
    .fr = Le crabe en { $cell } n'est pas à côté du vôtre.
oh-crab-why-leap-two =
    .en = A leap goes two spaces, not one.
    .fr = Un bond avance de deux cases, pas d'une.
oh-crab-why-slot-empty =
    .en = Slot { $slot } of the market is empty.
    .fr = L'emplacement { $slot } du marché est vide.
oh-crab-why-pile-empty =
    .en = The pile is empty.
    .fr = La pioche est vide.
oh-crab-why-given-back =
    .en = The pile has only the card that you have just given.
    .fr = La pioche n'a que la carte que vous venez de donner.
oh-crab-why-not-in-track =
    .en = That card is not in your track.
    .fr = Cette carte n'est pas dans votre trace.
oh-crab-why-chosen =
    .en = You have chosen already: skills are shown when all have.
    .fr = Vous avez déjà choisi : les compétences sont montrées quand tous l'ont fait.
oh-crab-why-so-many-skills =
    .en = { $crabs ->
            [one] You choose one skill, for your one crab.
           *[other] You choose { $crabs } skills, first that of your first crab, then that of the other.
        }
    .fr = { $crabs ->
            [one] Vous choisissez une seule compétence, pour votre seul crabe.
           *[other] Vous choisissez { $crabs } compétences, d'abord celle du premier crabe, puis celle de l'autre.
        }
oh-crab-why-not-dealt =
    .en = You can keep only { $crabs ->
            [one] a skill that was dealt to you
           *[other] { $crabs } different skills that were dealt to you
        }.
    .fr = Vous ne pouvez garder { $crabs ->
            [one] qu'une compétence que vous avez reçue
           *[other] que { $crabs } compétences différentes que vous avez reçues
        }.
oh-crab-why-nothing-due =
    .en = There is nothing to reveal: no border was crossed that still has a card.
    .fr = Il n'y a rien à révéler : aucune bordure franchie n'a encore de carte.
oh-crab-why-chef-diagonal =
    .en = The chef's move goes diagonally; straight ahead only while the event “The chef speeds up” is in force.
    .fr = Le déplacement de la cuisinière se fait en diagonale ; en avant seulement tant que l'événement « La cuisinière accélère » est en vigueur.
oh-crab-why-broken =
    .en = The extra action { oh-crab-action.en } broke, and cannot be used while the event “It broke” is in force.
    .fr = L'action supplémentaire { oh-crab-action.fr } s'est cassée : elle est hors d'usage tant que l'événement « Ça s'est cassé » est en vigueur.
oh-crab-why-extras-used =
    .en = During “Happy hour” you may use two different extra actions a turn: { oh-crab-action.en } is one that you have used, or would be the third.
    .fr = Pendant « Happy hour », on utilise deux actions supplémentaires différentes par tour : { oh-crab-action.fr } est déjà utilisée, ou serait la troisième.
oh-crab-why-no-treasure =
    .en = You have no treasure { oh-crab-name-token.en } to use.
    .fr = Vous n'avez pas de trésor { oh-crab-name-token.fr } à utiliser.
oh-crab-why-pulled =
    .en = The fishing line takes the { oh-crab-table-crab.en } crab back, one space toward land.
    .fr = Le fil de pêche fait reculer le crabe { oh-crab-table-crab.fr }, d'une case vers la terre.
oh-crab-why-other-skill =
    .en = The crab whose turn it is does not have the skill { oh-crab-name-skill.en }.
    .fr = Le crabe dont c'est le tour n'a pas la compétence { oh-crab-name-skill.fr }.
oh-crab-why-no-claw =
    .en = All claws of the skill { oh-crab-name-skill.en } are used.
    .fr = Toutes les pinces de la compétence { oh-crab-name-skill.fr } sont utilisées.
oh-crab-why-skill-useless =
    .en = The skill { oh-crab-name-skill.en } would do nothing now.
    .fr = La compétence { oh-crab-name-skill.fr } n'aurait aucun effet maintenant.
oh-crab-why-no-rest =
    .en = “Sleepwalker” can be used only in a turn that began with a rest.
    .fr = « Le Somnambule » ne s'utilise que pendant un tour commencé par un repos.
oh-crab-why-no-weaving =
    .en = Moved to that end of your track, { $card } would complete no icon, or it lies there already.
    .fr = Déplacée à ce bout de votre trace, { $card } ne compléterait aucune icône, ou elle s'y trouve déjà.
oh-crab-why-no-token =
    .en = There is no token on { $cell } that is next to your crab.
    .fr = Il n'y a pas de jeton en { $cell } qui soit à côté de votre crabe.
oh-crab-why-no-building =
    .en = { $cell } cannot become an obstacle: only a free standard space can.
    .fr = { $cell } ne peut pas devenir un obstacle : il faut une case standard libre.
oh-crab-why-build-beside =
    .en = “Builder” builds only on a space next to its crab, and { $cell } is none.
    .fr = « Le Bâtisseur » ne bâtit que sur une case voisine de son crabe, ce que { $cell } n'est pas.
oh-crab-why-no-robbing =
    .en = Only another player who has a shell and a crab on the beach can be robbed, not the player of the { oh-crab-table-crab.en } crab.
    .fr = On ne vole qu'un autre joueur qui a un coquillage et un crabe sur la plage, pas le joueur du crabe { oh-crab-table-crab.fr }.
oh-crab-why-push-back =
    .en = A crab is pushed toward the sea; toward land only by the “Bruiser”, while it has a claw.
    .fr = On pousse un crabe vers la mer ; vers la terre, seul « Le Cogneur » le peut, tant qu'il a une pince.
oh-crab-why-push-back-free =
    .en = “Bruiser” pushes toward land only the crab whose space it has entered, and only onto a free space.
    .fr = « Le Cogneur » ne pousse vers la terre que le crabe sur la case duquel il est entré, et seulement sur une case libre.
oh-crab-why-no-steering =
    .en = The { oh-crab-table-crab.en } crab cannot be sent that way: choose one that is open, or leave it to the player who moves it.
    .fr = Le crabe { oh-crab-table-crab.fr } ne peut pas aller par là : choisissez une direction possible, ou laissez choisir le joueur qui le déplace.
oh-crab-why-not-shown =
    .en = { oh-crab-name-event.en } is none of the two events that are shown.
    .fr = { oh-crab-name-event.fr } n'est pas l'un des deux événements montrés.
oh-crab-why-other-reward =
    .en = The reward card { oh-crab-name-reward.en } does not offer this: { oh-crab-a-reward.en }.
    .fr = La carte Récompense { oh-crab-name-reward.fr } ne propose pas ceci : { oh-crab-a-reward.fr }.
oh-crab-why-reward-useless =
    .en = This reward of { oh-crab-name-reward.en } would bring you nothing now: { $reward ->
            [market] the market is empty
            [recall] your track is empty
            [claws] no crab of yours has used a claw
            [obstacle] no standard space is free
           *[spy] you know every hidden element
        }.
    .fr = Cette récompense de { oh-crab-name-reward.fr } ne vous apporterait rien maintenant : { $reward ->
            [market] le marché est vide
            [recall] votre trace est vide
            [claws] aucun de vos crabes n'a utilisé de pince
            [obstacle] aucune case standard n'est libre
           *[spy] vous connaissez tous les éléments cachés
        }.
oh-crab-why-first-of-several =
    .en = You have begun, so one must be chosen; each further one may be declined.
    .fr = C'est commencé : il faut en choisir au moins un ; on peut renoncer à chacun des suivants.
oh-crab-why-nothing-hidden =
    .en = Nothing is hidden there: { oh-crab-element.en } is not in play, or no longer.
    .fr = Rien n'est caché là : { oh-crab-element.fr } n'est pas en jeu, ou ne l'est plus.
oh-crab-why-seen =
    .en = You know { oh-crab-element.en } already.
    .fr = Vous connaissez déjà { oh-crab-element.fr }.

## At the table

oh-crab-sea =
    .en = the sea
    .fr = la mer
oh-crab-round =
    .en = Round { $round }; player { $chef } has the chef.
    .fr = Manche { $round } ; le joueur { $chef } a la cuisinière.
oh-crab-player =
    .en = { $seat } { $who }: { $cards ->
            [one] one card
           *[other] { $cards } cards
        }, { $shells } $
    .fr = { $seat } { $who } : { $cards ->
            [one] une carte
           *[other] { $cards } cartes
        }, { $shells } $
oh-crab-planned =
    .en = planned: { $card }
    .fr = planifiée : { $card }
oh-crab-discards =
    .en = discard pile: { $cards }
    .fr = défausse : { $cards }
oh-crab-left =
    .en = left this turn: { $left }
    .fr = reste ce tour : { $left }
oh-crab-nothing-left =
    .en = nothing left this turn
    .fr = plus rien ce tour
oh-crab-chef =
    .en = chef's %
    .fr = % de la cuisinière
oh-crab-reckless =
    .en = (Reckless)
    .fr = (Tête baissée)
oh-crab-market =
    .en = Market
    .fr = Marché
oh-crab-pile =
    .en = pile: { $number ->
            [one] one card
           *[other] { $number } cards
        }
    .fr = pioche : { $number ->
            [one] une carte
           *[other] { $number } cartes
        }
oh-crab-extras =
    .en = Extra actions, for shells
    .fr = Actions supplémentaires, en coquillages
oh-crab-extra =
    .en = { $face } { $name }: { $cost }
    .fr = { $face } { $name } : { $cost }
oh-crab-shortcut =
    .en = shortcut from { $start } to { $end } for cards { $price }
    .fr = raccourci de { $start } à { $end } pour les cartes { $price }
oh-crab-signs =
    .en = o obstacle  x knock-over obstacle  $ shell  = reeds  ^ < > current  s shortcut  e exchange  ## inaccessible; on cards ^ forward  % diagonal  * seaward
    .fr = o obstacle  x obstacle renversant  $ coquillage  = roseaux  ^ < > courant  s raccourci  e échange  ## inaccessible ; cartes : ^ en avant  % diagonale  * vers la mer
oh-crab-signs-more =
    .en = { "?" } token face down  + treasure  { "!" } trash  _ no token  O built obstacle; at borders { "?" } face down  + seen by you  { "!" } turned up
    .fr = { "?" } jeton face cachée  + trésor  { "!" } déchet  _ sans jeton  O obstacle bâti ; bordures : { "?" } face cachée  + vu par vous  { "!" } retourné
oh-crab-border =
    .en = border { $number }: { $cards }
    .fr = bordure { $number } : { $cards }
oh-crab-at-border =
    .en = { $sort ->
            [challenge] challenge
           *[event] event
        } { $number } { $known }
    .fr = { $sort ->
            [challenge] défi
           *[event] événement
        } { $number } { $known }
oh-crab-due =
    .en = Border { $number } was crossed: `reveal` it now, or it is revealed at the end of the turn.
    .fr = La bordure { $number } a été franchie : `reveal` la révèle maintenant, sinon ce sera à la fin du tour.
oh-crab-tokens =
    .en = Surprise tokens
    .fr = Jetons Surprise
oh-crab-events =
    .en = Events
    .fr = Événements
oh-crab-challenges =
    .en = Challenges
    .fr = Défis
oh-crab-a-treasure =
    .en = a treasure
    .fr = un trésor
oh-crab-no-effect =
    .en = Trash does nothing in this game.
    .fr = Les déchets sont sans effet dans cette partie.
oh-crab-face-up =
    .en = face up
    .fr = face visible
oh-crab-face-down =
    .en = face down
    .fr = face cachée
oh-crab-seen-by =
    .en = seen by { $seats }
    .fr = vu par { $seats }
oh-crab-in-force =
    .en = In force: { $name }. { $text }
    .fr = En vigueur : { $name }. { $text }
oh-crab-has-helper =
    .en = { $player } has the kitchen hand.
    .fr = { $player } a le commis.
oh-crab-helper-used =
    .en = { $player } has the kitchen hand, and has used its move.
    .fr = { $player } a le commis, dont le déplacement est utilisé.
oh-crab-helpers =
    .en = kitchen hand's %
    .fr = % du commis
oh-crab-chef-runs =
    .en = chef's *
    .fr = * de la cuisinière
oh-crab-count =
    .en = { $player }: { $number }
    .fr = { $player } : { $number }
oh-crab-omens =
    .en = In play: { $names }
    .fr = En jeu : { $names }
oh-crab-trophy-card =
    .en = Reward card: { $name }
    .fr = Carte Récompense : { $name }
oh-crab-out-of-use =
    .en = { $face } { $name }: broken, out of use
    .fr = { $face } { $name } : s'est cassé, hors d'usage
oh-crab-has-skill =
    .en = { $name }: { $left } of { $number ->
            [one] one claw
           *[other] { $number } claws
        } left
    .fr = { $name } : { $left } sur { $number ->
            [one] une pince
           *[other] { $number } pinces
        }
oh-crab-treasures =
    .en = treasures: { $names }
    .fr = trésors : { $names }
oh-crab-is-choosing =
    .en = is choosing among { $number } cards
    .fr = choisit parmi { $number } cartes
oh-crab-has-chosen =
    .en = has chosen
    .fr = a choisi
oh-crab-skill =
    .en = { $id } { $name } { $stars }, { $claws ->
            [one] one claw
           *[other] { $claws } claws
        }: { $text }
    .fr = { $id } { $name } { $stars }, { $claws ->
            [one] une pince
           *[other] { $claws } pinces
        } : { $text }
oh-crab-a-card =
    .en = a card
    .fr = une carte
oh-crab-crab =
    .en = the { $crab } crab
    .fr = le crabe { $crab }

## Bots: what they say of themselves, asked with --explain

oh-crab-explain-race =
    .en = I need about { $turns ->
            [one] one more turn
           *[other] { $turns } more turns
        } to the sea; player { $rival }, my nearest rival, about { $needs }.
    .fr = Il me faut encore { $turns ->
            [one] un tour
           *[other] { $turns } tours
        } environ jusqu'à la mer ; au joueur { $rival }, mon premier rival, environ { $needs }.
oh-crab-explain-rest =
    .en = I rest: it takes me further to have all my cards again, and one more.
    .fr = Je me repose : j'irai plus loin en reprenant toutes mes cartes, et une de plus.

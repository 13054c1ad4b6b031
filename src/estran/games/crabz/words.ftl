# What Crabz says to people. The caller gives the arguments; crabs are named by seat and size (1L, 1M, 1S), rocks by row and place (c3).

crabz-title =
    .en = Crabz
    .fr = Crabz
crabz-line =
    .en = Crabs climb on each other while the tide comes in; be the last who can still move.
    .fr = Les crabes se grimpent dessus tandis que la marée monte ; soyez le dernier à pouvoir jouer.
crabz-source =
    .en = The rocks are our reconstruction: the rulebook says only that the board is hexagonal, and shows the zones in pictures that we do not have.
    .fr = Les rochers sont une reconstitution : la règle dit seulement que le plateau est hexagonal, et montre les zones sur des images que nous n'avons pas.

crabz-options =
    .en = players: 2, 3, 4; placement: random, alternate
    .fr = `players` : 2, 3, 4 ; `placement` : `random`, `alternate`
crabz-content-zone =
    .en = zone for { $players } players
    .fr = zone à { $players } joueurs
crabz-table-zones =
    .en = Zones where the crabs start | players | source | rocks
    .fr = Zones de départ des crabes | joueurs | source | rochers

## Options

crabz-option-players =
    .en = How many play: 2, 3 or 4.
    .fr = Le nombre de joueurs : 2, 3 ou 4.
crabz-option-placement =
    .en = How the crabs come onto the beach: at random (`random`), or placed by the players in turn (`alternate`).
    .fr = Comment les crabes arrivent sur la plage : au hasard (`random`), ou placés par les joueurs à tour de rôle (`alternate`).

## What is to be chosen

crabz-ask-keep =
    .en = A wave is coming. These groups are tied: choose the one that stays.
    .fr = Une vague arrive. Ces groupes sont à égalité : choisissez celui qui reste.
crabz-ask-place =
    .en = Place a crab on a bare rock.
    .fr = Placez un crabe sur un rocher nu.

## What happened

crabz-event-moved =
    .en = { $player } moves { $crab } from { $start } to { $end }.
    .fr = { $player } déplace { $crab } de { $start } à { $end }.
crabz-event-placed =
    .en = { $player } places { $crab } on { $cell }.
    .fr = { $player } place { $crab } sur { $cell }.
crabz-event-wave =
    .en = A wave washes { $crabs ->
            [one] one crab
           *[other] { $crabs } crabs
        } off { $rocks ->
            [one] one rock
           *[other] { $rocks } rocks
        }.
    .fr = Une vague balaie { $rocks ->
            [one] un rocher
           *[other] { $rocks } rochers
        } et emporte { $crabs ->
            [one] un crabe
           *[other] { $crabs } crabes
        }.
crabz-event-stuck =
    .en = { $player } cannot move and is out.
    .fr = { $player } ne peut plus jouer et est éliminé.
crabz-event-resigned =
    .en = { $player } resigns.
    .fr = { $player } abandonne.
crabz-event-ended =
    .en = The game is over.
    .fr = La partie est finie.

## How it ended

crabz-last-able =
    .en = { $winners } wins: nobody else is left in the game.
    .fr = { $winners } gagne : plus personne d'autre n'est en lice.
crabz-chase =
    .en = Draw: the same position came up for the third time. { $winners } share the game.
    .fr = Partie nulle : la même position est revenue pour la troisième fois. { $winners } se partagent la partie.
crabz-agreed =
    .en = Draw by agreement: { $winners } share the game.
    .fr = Partie nulle d'un commun accord : { $winners } se partagent la partie.

## Why not

crabz-why-no-action =
    .en = There is no action number { $action } in Crabz.
    .fr = Il n'y a pas d'action numéro { $action } dans Crabz.
crabz-why-out =
    .en = Player { $seat } is out of the game.
    .fr = Le joueur { $seat } est éliminé.
crabz-why-turn =
    .en = It is player { $seat }'s turn.
    .fr = C'est au tour du joueur { $seat }.
crabz-why-place-first =
    .en = All crabs must be placed first.
    .fr = Il faut d'abord placer tous les crabes.
crabz-crab =
    .en = a { $size ->
            [L] large
            [M] medium
           *[S] small
        } { $owner ->
            [1] red
            [2] blue
            [3] green
           *[4] yellow
        } crab
    .fr = un { $size ->
            [L] gros crabe
            [M] crabe moyen
           *[S] petit crabe
        } { $owner ->
            [1] rouge
            [2] bleu
            [3] vert
           *[4] jaune
        }
crabz-why-keep-first =
    .en = A wave is coming: the group that stays must be chosen first.
    .fr = Une vague arrive : il faut d'abord choisir le groupe qui reste.
crabz-why-placed =
    .en = Crabs are placed only before the first move.
    .fr = On ne place des crabes qu'avant le premier coup.
crabz-why-zone =
    .en = { $cell } is not a rock of the zone for { $players } players.
    .fr = { $cell } n'est pas un rocher de la zone à { $players } joueurs.
crabz-why-taken =
    .en = There is already a crab on { $cell }.
    .fr = Il y a déjà un crabe sur { $cell }.
crabz-why-none-left =
    .en = No crab of this size is left to place: all three are on the beach.
    .fr = Il ne reste aucun crabe de cette taille à placer : les trois sont sur la plage.
crabz-why-no-wave =
    .en = No wave is coming that leaves a group to choose.
    .fr = Aucune vague ne laisse de groupe à choisir.
crabz-why-no-crab =
    .en = There is no crab on { $cell }.
    .fr = Il n'y a pas de crabe sur { $cell }.
crabz-why-first-rock =
    .en = That group goes by the name of its first rock: `keep { $cell }`.
    .fr = Ce groupe porte le nom de son premier rocher : `keep { $cell }`.
crabz-why-fewer-rocks =
    .en = The group on { $cell } covers fewer rocks than another.
    .fr = Le groupe de { $cell } couvre moins de rochers qu'un autre.
crabz-why-fewer-crabs =
    .en = The group on { $cell } covers as many rocks as another but has fewer crabs.
    .fr = Le groupe de { $cell } couvre autant de rochers qu'un autre mais compte moins de crabes.
crabz-why-covered =
    .en = Your crab on { $cell } is covered: { crabz-crab.en } is on top.
    .fr = Votre crabe sur { $cell } est recouvert : { crabz-crab.fr } est au sommet.
crabz-why-not-yours =
    .en = On { $cell } stands { crabz-crab.en }, which is not yours.
    .fr = Sur { $cell } se tient { crabz-crab.fr }, qui n'est pas à vous.
crabz-why-stuck =
    .en = This crab cannot move now: in exactly { $steps ->
            [one] one step
           *[other] { $steps } steps
        } over crabs it reaches none of its size or smaller.
    .fr = Ce crabe ne peut pas se déplacer maintenant : en exactement { $steps } pas sur des crabes, il n'en atteint aucun de sa taille ou plus petit.
crabz-why-start =
    .en = A move from { $start } cannot end on { $end }, where it began.
    .fr = Un coup parti de { $start } ne peut pas finir sur { $end }, son point de départ.
crabz-why-empty =
    .en = There is no crab on { $end }: from { $start } one walks only over crabs.
    .fr = Il n'y a pas de crabe sur { $end } : depuis { $start }, on ne marche que sur des crabes.
crabz-why-larger =
    .en = Your crab cannot go from { $start } to { $end }: { crabz-crab.en } is on top there, and larger.
    .fr = Votre crabe ne peut pas aller de { $start } à { $end } : au sommet s'y tient { crabz-crab.fr }, qui est plus gros.
crabz-why-gap =
    .en = Going from { $start } to { $end } in { $steps } steps would lead over a bare rock.
    .fr = Aller de { $start } à { $end } en { $steps } pas obligerait à passer par un rocher nu.
crabz-why-twice =
    .en = Going from { $start } to { $end } in { $steps } steps would lead over the same rock twice.
    .fr = Aller de { $start } à { $end } en { $steps } pas obligerait à passer deux fois par le même rocher.
crabz-why-steps =
    .en = The crab on { $start } must walk exactly { $steps ->
            [one] one step, which does
           *[other] { $steps } steps, which do
        } not lead to { $end }.
    .fr = Le crabe sur { $start } doit faire exactement { $steps ->
            [one] un
           *[other] { $steps }
        } pas : cela ne mène pas sur { $end }.

## What was typed

crabz-other-crab =
    .en = That would be { crabz-crab.en }, and you are player { $seat }.
    .fr = Ce serait { crabz-crab.fr }, et vous êtes le joueur { $seat }.
crabz-no-cell =
    .en = "{ $text }": there is no rock { $cell }.
    .fr = « { $text } » : il n'y a pas de rocher { $cell }.

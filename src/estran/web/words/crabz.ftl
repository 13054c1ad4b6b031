# What Crabz says only in the browser. Sizes are L, M, S; inks red, blue, green, yellow; rocks go by row and place (c3).

web-crabz-rocks =
    .en = { $rocks ->
            [one] one rock above water
           *[other] { $rocks } rocks above water
        }
    .fr = { $rocks ->
            [one] un rocher émergé
           *[other] { $rocks } rochers émergés
        }

## Seats

web-crabz-free =
    .en = { $count } free
    .fr = { $count ->
            [one] { $count } libre
           *[other] { $count } libres
        }
web-crabz-unplaced =
    .en = { $count } to place
    .fr = { $count } à placer
web-crabz-out =
    .en = out
    .fr = éliminé

## What is to be chosen

web-crabz-ask-move =
    .en = Move one of your free crabs.
    .fr = Déplacez un de vos crabes libres.
web-crabz-ask-land =
    .en = { $size ->
            [L] Large crab, one step
            [M] Medium crab, two steps
           *[S] Small crab, three steps
        }: { $places ->
            [one] one rock to land on.
           *[other] { $places } rocks to land on.
        }
    .fr = { $size ->
            [L] Gros crabe, un pas
            [M] Crabe moyen, deux pas
           *[S] Petit crabe, trois pas
        } : { $places ->
            [one] un rocher d'arrivée.
           *[other] { $places } rochers d'arrivée.
        }
web-crabz-ask-rock =
    .en = Where does { $size ->
            [L] the large
            [M] the medium
           *[S] the small
        } crab go? Choose a bare rock.
    .fr = Où placer { $size ->
            [L] le gros crabe
            [M] le crabe moyen
           *[S] le petit crabe
        } ? Choisissez un rocher nu.
web-crabz-choice-move =
    .en = Move from { $first } to { $last }
    .fr = Déplacer de { $first } à { $last }
web-crabz-choice-keep =
    .en = Keep the group of { $first }
    .fr = Garder le groupe de { $first }
web-crabz-choice-place =
    .en = Place a { $size ->
            [L] large
            [M] medium
           *[S] small
        } crab on { $last }
    .fr = Placer un { $size ->
            [L] gros crabe
            [M] crabe moyen
           *[S] petit crabe
        } sur { $last }

## Crabs and rocks

web-crabz-crab =
    .en = { $ink ->
            [red] red
            [blue] blue
            [green] green
           *[yellow] yellow
        } { $size ->
            [L] large
            [M] medium
           *[S] small
        } crab
    .fr = { $size ->
            [L] gros crabe
            [M] crabe moyen
           *[S] petit crabe
        } { $ink ->
            [red] rouge
            [blue] bleu
            [green] vert
           *[yellow] jaune
        }
web-crabz-a-crab =
    .en = a { $size ->
            [L] large
            [M] medium
           *[S] small
        } crab
    .fr = un { $size ->
            [L] gros crabe
            [M] crabe moyen
           *[S] petit crabe
        }
web-crabz-alone =
    .en = { $cell }, { $crab }
    .fr = { $cell }, { $crab }
web-crabz-stack =
    .en = { $cell }, { $crab }, on top of { $count }: { $under }
    .fr = { $cell }, { $crab }, au sommet de { $count } : { $under }
web-crabz-bare =
    .en = { $cell }, bare rock
    .fr = { $cell }, rocher nu
web-crabz-gone =
    .en = { $cell }, under water
    .fr = { $cell }, sous l'eau
web-crabz-group =
    .en = Group of { $first }, { $rocks ->
            [one] one rock
           *[other] { $rocks } rocks
        }: { $cells }
    .fr = Groupe de { $first }, { $rocks ->
            [one] un rocher
           *[other] { $rocks } rochers
        } : { $cells }
web-crabz-in-hand =
    .en = { $crab }, { $count } to place
    .fr = { $crab }, { $count } à placer

## A closer look

web-crabz-tower =
    .en = Stack on { $cell }, top first
    .fr = La pile sur { $cell }, de haut en bas
web-crabz-on =
    .en = On { $cell }
    .fr = Sur { $cell }
web-crabz-look =
    .en = Look at { $cell } from the side
    .fr = Regarder { $cell } de côté
web-crabz-sizes =
    .en = How far they walk, exactly
    .fr = Combien de pas ils font, exactement
web-crabz-size =
    .en = { $size ->
            [L] large: 1 step
            [M] medium: 2 steps
           *[S] small: 3 steps
        }
    .fr = { $size ->
            [L] gros : 1 pas
            [M] moyen : 2 pas
           *[S] petit : 3 pas
        }
web-crabz-larger =
    .en = Over crabs only, and never ending on a larger one.
    .fr = Toujours sur des crabes, et jamais d'arrivée sur un plus gros.

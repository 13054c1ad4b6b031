# What Crabe VS Poulpe says to people. The caller gives the arguments; cards are named by species and rank (c7, palpha), backs are c? and p?.

poulpe-title =
    .en = Crabe VS Poulpe
    .fr = Crabe VS Poulpe
poulpe-line =
    .en = Crabs against octopuses: climb, resist, and be the first to run out of cards.
    .fr = Crabes contre poulpes : surenchérissez, résistez et soyez le premier à ne plus avoir de cartes.
poulpe-source =
    .en = The effects of 2, 3, 5, 9 and 10 and those of each species alone are our reconstruction: the rulebook does not print the cards.
    .fr = Les effets des 2, 3, 5, 9 et 10 et ceux propres à chaque espèce sont une reconstitution : la règle ne reproduit pas les cartes.

poulpe-content-effect =
    .en = { $rank } { $name }, { $english }{ $mode ->
            [symmetric] { "" }, symmetric
            [asymmetric] { "" }, asymmetric
           *[both] { "" }
        }{ $species ->
            [crab] { "" }, crabs
            [octopus] { "" }, octopuses
           *[all] { "" }
        }
    .fr = { $rank } { $name }, { $english }{ $mode ->
            [symmetric] { "" }, symétrique
            [asymmetric] { "" }, asymétrique
           *[both] { "" }
        }{ $species ->
            [crab] { "" }, crabes
            [octopus] { "" }, poulpes
           *[all] { "" }
        }
poulpe-table-symmetric =
    .en = What the cards do, symmetric | rank | species | name | source | effect
    .fr = Ce que font les cartes, symétrique | rang | espèce | nom | source | effet
poulpe-table-asymmetric =
    .en = What the cards do, asymmetric | rank | species | name | source | effect
    .fr = Ce que font les cartes, asymétrique | rang | espèce | nom | source | effet
poulpe-table-species =
    .en = { $species ->
            [crab] crabs
            [octopus] octopuses
           *[both] both
        }
    .fr = { $species ->
            [crab] crabes
            [octopus] poulpes
           *[both] les deux
        }
poulpe-options =
    .en = players: 2; mode: symmetric, asymmetric; species: crab, octopus; first: random, 1, 2
    .fr = players : 2 ; mode : symmetric, asymmetric ; species : crab, octopus ; first : random, 1, 2

## Options

poulpe-option-players =
    .en = How many play: always 2.
    .fr = Le nombre de joueurs : toujours 2.
poulpe-option-mode =
    .en = Whether both packs are alike (symmetric) or each species has three effects of its own (asymmetric).
    .fr = Si les deux paquets sont identiques (symmetric) ou si chaque espèce a trois effets à elle (asymmetric).
poulpe-option-species =
    .en = The species of player 1; player 2 has the other.
    .fr = L'espèce du joueur 1 ; le joueur 2 a l'autre.
poulpe-option-first =
    .en = Who opens the first round: drawn by lot (random), or a player, such as the loser of the last game.
    .fr = Qui ouvre la première manche : tiré au sort (random), ou un joueur, par exemple le perdant de la partie précédente.

## What is to be chosen

poulpe-ask-play =
    .en = Open the round with any card.
    .fr = Ouvrez la manche avec la carte de votre choix.
poulpe-ask-pass =
    .en = None of your cards fits.
    .fr = Aucune de vos cartes ne convient.
poulpe-ask-let =
    .en = You have nothing to resist with.
    .fr = Vous n'avez pas de quoi résister.
poulpe-ask-give =
    .en = Choose a card to give to your opponent.
    .fr = Choisissez une carte à donner à votre adversaire.
poulpe-ask-discard =
    .en = Choose a card to discard face down.
    .fr = Choisissez une carte à défausser face cachée.
poulpe-ask-swap =
    .en = Choose a card to swap for a random one of your opponent's.
    .fr = Choisissez une carte à échanger contre une carte de l'adversaire prise au hasard.
poulpe-ask-reshuffle =
    .en = Choose a card to shuffle into the pile of its species.
    .fr = Choisissez une carte à remélanger dans la pioche de son espèce.
poulpe-ask-take =
    .en = Choose which of these cards of your opponent's to take.
    .fr = Choisissez laquelle de ces cartes adverses prendre.
poulpe-ask-decline =
    .en = None of your cards can be played.
    .fr = Aucune de vos cartes ne peut être jouée.
poulpe-ask-play-pass =
    .en = Play a card that fits, or pass.
    .fr = Jouez une carte qui convient, ou passez.
poulpe-ask-resist-let =
    .en = Do you resist, or let it happen?
    .fr = Résistez-vous, ou laissez-vous faire ?
poulpe-ask-play-decline =
    .en = You may play another card at once.
    .fr = Vous pouvez jouer aussitôt une autre carte.
poulpe-ask-use-decline =
    .en = Do you use the effect?
    .fr = Utilisez-vous l'effet ?
poulpe-ask-give-decline =
    .en = You may give a card to your opponent.
    .fr = Vous pouvez donner une carte à votre adversaire.
poulpe-ask-discard-decline =
    .en = You may discard a card face down.
    .fr = Vous pouvez défausser une carte face cachée.
poulpe-ask-swap-decline =
    .en = You may swap a card for a random one of your opponent's.
    .fr = Vous pouvez échanger une carte contre une carte de l'adversaire prise au hasard.
poulpe-ask-reshuffle-decline =
    .en = You may shuffle a card into the pile of its species.
    .fr = Vous pouvez remélanger une carte dans la pioche de son espèce.

## What happened

poulpe-event-played =
    .en = { $player } plays { $card }.
    .fr = { $player } joue { $card }.
poulpe-event-resisted =
    .en = { $player } resists with { $card }.
    .fr = { $player } résiste avec { $card }.
poulpe-event-let =
    .en = { $player } lets it happen.
    .fr = { $player } laisse faire.
poulpe-event-passed =
    .en = { $player } passes.
    .fr = { $player } passe.
poulpe-event-declined =
    .en = { $player } declines.
    .fr = { $player } y renonce.
poulpe-event-gave =
    .en = { $player } gives { $card } away.
    .fr = { $player } donne { $card }.
poulpe-event-discarded =
    .en = { $player } discards { $card }.
    .fr = { $player } défausse { $card }.
poulpe-event-reshuffled =
    .en = { $player } shuffles { $card } into its pile.
    .fr = { $player } remélange { $card } dans sa pioche.
poulpe-event-swapped =
    .en = { $player } swaps { $card } for { $got }.
    .fr = { $player } échange { $card } contre { $got }.
poulpe-event-drew =
    .en = { $player } draws { $number ->
            [one] a card
           *[other] { $number } cards
        }.
    .fr = { $player } pioche { $number ->
            [one] une carte
           *[other] { $number } cartes
        }.
poulpe-event-stole =
    .en = { $player } steals { $card }.
    .fr = { $player } vole { $card }.
poulpe-event-looked =
    .en = { $player } looks at { $number ->
            [one] a card
           *[other] { $number } cards
        } of the other hand.
    .fr = { $player } regarde { $number ->
            [one] une carte
           *[other] { $number } cartes
        } de l'autre main.
poulpe-event-took =
    .en = { $player } takes { $card }.
    .fr = { $player } prend { $card }.
poulpe-event-bound =
    .en = The next card of { $player } must be { $limits }.
    .fr = La prochaine carte de { $player } doit être { $limits }.
poulpe-event-blanked =
    .en = The next card of { $player } will have no effect.
    .fr = La prochaine carte de { $player } sera sans effet.
poulpe-event-copied =
    .en = { $player } copies { $card }.
    .fr = { $player } copie { $card }.
poulpe-event-round =
    .en = { $player } wins the round.
    .fr = { $player } remporte la manche.
poulpe-event-resigned =
    .en = { $player } resigns.
    .fr = { $player } abandonne.
poulpe-event-ended =
    .en = The game is over.
    .fr = La partie est finie.

## How it ended

poulpe-out-of-cards =
    .en = { $winners } has no card left and wins.
    .fr = { $winners } n'a plus de cartes et gagne.
poulpe-out-of-cards-short =
    .en = out of cards
    .fr = plus de cartes
poulpe-resigned =
    .en = { $winners } wins: the other player has resigned.
    .fr = { $winners } gagne : l'adversaire a abandonné.
poulpe-resigned-short =
    .en = resigned
    .fr = abandon

## What the cards do, for the amounts and limits that the content gives

poulpe-effect-none =
    .en = No effect.
    .fr = Sans effet.
poulpe-effect-open =
    .en = May only open a round.
    .fr = Ne peut qu'ouvrir une manche.
poulpe-effect-resist =
    .en = May be laid on a card that the opponent has just played, whatever its value, to cancel its effect.
    .fr = Peut être posée sur la carte que l'adversaire vient de jouer, quelle que soit sa valeur, pour en annuler l'effet.
poulpe-effect-discard =
    .en = { $may ->
            [yes] You may discard { $amount ->
                [one] one card
               *[other] up to { $amount } cards
            } of your hand.
           *[no] Discard { $amount ->
                [one] one card
               *[other] { $amount } cards
            } of your hand.
        }
    .fr = { $may ->
            [yes] Vous pouvez défausser { $amount ->
                [one] une carte
               *[other] jusqu'à { $amount } cartes
            } de votre main.
           *[no] Défaussez { $amount ->
                [one] une carte
               *[other] { $amount } cartes
            } de votre main.
        }
poulpe-effect-give =
    .en = { $may ->
            [yes] You may give { $amount ->
                [one] one card
               *[other] up to { $amount } cards
            } of your hand to the opponent.
           *[no] Give { $amount ->
                [one] one card
               *[other] { $amount } cards
            } of your hand to the opponent.
        }
    .fr = { $may ->
            [yes] Vous pouvez donner { $amount ->
                [one] une carte
               *[other] jusqu'à { $amount } cartes
            } de votre main à l'adversaire.
           *[no] Donnez { $amount ->
                [one] une carte
               *[other] { $amount } cartes
            } de votre main à l'adversaire.
        }
poulpe-effect-swap =
    .en = { $may ->
            [yes] You may swap { $amount ->
                [one] one card of your hand for a random one
               *[other] up to { $amount } cards of your hand, each for a random one
            } of the opponent's.
           *[no] Swap { $amount ->
                [one] one card of your hand for a random one
               *[other] { $amount } cards of your hand, each for a random one
            } of the opponent's.
        }
    .fr = { $may ->
            [yes] Vous pouvez échanger { $amount ->
                [one] une carte de votre main contre une carte
               *[other] jusqu'à { $amount } cartes de votre main, chacune contre une carte
            } de l'adversaire prise au hasard.
           *[no] Échangez { $amount ->
                [one] une carte de votre main contre une carte
               *[other] { $amount } cartes de votre main, chacune contre une carte
            } de l'adversaire prise au hasard.
        }
poulpe-effect-replay =
    .en = You may play another card at once.
    .fr = Vous pouvez jouer aussitôt une autre carte.
poulpe-effect-reshuffle =
    .en = { $may ->
            [yes] You may shuffle { $amount ->
                [one] one card of your hand into the pile it came from
               *[other] up to { $amount } cards of your hand into the piles they came from
            }
           *[no] Shuffle { $amount ->
                [one] one card of your hand into the pile it came from
               *[other] { $amount } cards of your hand into the piles they came from
            }
        }{ $draws ->
            [none] .
            [one] , then draw one.
            [as-many] , then draw as many.
           *[fewer] , then draw as many, at most { $then }.
        }
    .fr = { $may ->
            [yes] Vous pouvez remélanger { $amount ->
                [one] une carte de votre main dans sa pioche d'origine
               *[other] jusqu'à { $amount } cartes de votre main dans leur pioche d'origine
            }{ $draws ->
                [none] .
                [one] , puis en piocher une.
                [as-many] , puis en piocher autant.
               *[fewer] , puis en piocher autant, { $then } au plus.
            }
           *[no] Remélangez { $amount ->
                [one] une carte de votre main dans sa pioche d'origine
               *[other] { $amount } cartes de votre main dans leur pioche d'origine
            }{ $draws ->
                [none] .
                [one] , puis piochez-en une.
                [as-many] , puis piochez-en autant.
               *[fewer] , puis piochez-en autant, { $then } au plus.
            }
        }
poulpe-effect-draw =
    .en = { $may ->
            [yes] You may draw { $amount ->
                [one] one card
               *[other] { $amount } cards
            }
           *[no] Draw { $amount ->
                [one] one card
               *[other] { $amount } cards
            }
        }{ $then ->
            [0] .
            [one] , then discard one.
           *[other] , then discard { $then }.
        }
    .fr = { $may ->
            [yes] Vous pouvez piocher { $amount ->
                [one] une carte
               *[other] { $amount } cartes
            }{ $then ->
                [0] .
                [one] , puis en défausser une.
               *[other] , puis en défausser { $then }.
            }
           *[no] Piochez { $amount ->
                [one] une carte
               *[other] { $amount } cartes
            }{ $then ->
                [0] .
                [one] , puis défaussez-en une.
               *[other] , puis défaussez-en { $then }.
            }
        }
poulpe-effect-steal =
    .en = { $may ->
            [yes] You may take { $amount ->
                [one] a random card
               *[other] { $amount } random cards
            } of the opponent's hand.
           *[no] Take { $amount ->
                [one] a random card
               *[other] { $amount } random cards
            } of the opponent's hand.
        }
    .fr = { $may ->
            [yes] Vous pouvez prendre { $amount ->
                [one] une carte
               *[other] { $amount } cartes
            } au hasard dans la main de l'adversaire.
           *[no] Prenez { $amount ->
                [one] une carte
               *[other] { $amount } cartes
            } au hasard dans la main de l'adversaire.
        }
poulpe-effect-look =
    .en = { $may ->
            [yes] You may look at
           *[no] Look at
        } { $amount ->
            [one] a random card of the opponent's hand and take it
           *[other] { $amount } random cards of the opponent's hand and take one
        }{ $then ->
            [0] .
            [one] , then give one of yours.
           *[other] , then give { $then } of yours.
        }
    .fr = { $may ->
            [yes] Vous pouvez regarder { $amount ->
                [one] une carte au hasard dans la main de l'adversaire et la prendre
               *[other] { $amount } cartes au hasard dans la main de l'adversaire et en prendre une
            }{ $then ->
                [0] .
                [one] , puis donner une des vôtres.
               *[other] , puis donner { $then } des vôtres.
            }
           *[no] Regardez { $amount ->
                [one] une carte au hasard dans la main de l'adversaire et prenez-la
               *[other] { $amount } cartes au hasard dans la main de l'adversaire et prenez-en une
            }{ $then ->
                [0] .
                [one] , puis donnez une des vôtres.
               *[other] , puis donnez { $then } des vôtres.
            }
        }
poulpe-effect-invert =
    .en = The opponent's next card must be lower than { $limit }.
    .fr = La prochaine carte de l'adversaire doit être inférieure à { $limit }.
poulpe-effect-at_least =
    .en = The opponent's next card must be { $limit } or higher.
    .fr = La prochaine carte de l'adversaire doit être au moins { $limit }.
poulpe-effect-at_most =
    .en = The opponent's next card may not be higher than { $limit }.
    .fr = La prochaine carte de l'adversaire ne doit pas dépasser { $limit }.
poulpe-effect-blank =
    .en = The opponent's next card has no effect, unless it cannot be cancelled.
    .fr = La prochaine carte de l'adversaire est sans effet, sauf si elle ne peut être annulée.
poulpe-effect-copy =
    .en = Apply the effect of the card just beneath, if it can be copied.
    .fr = Appliquez l'effet de la carte juste en dessous, si elle peut être copiée.
poulpe-effect-win =
    .en = Win the round at once.
    .fr = Remportez la manche aussitôt.
poulpe-effect-uncancellable =
    .en = Cannot be cancelled.
    .fr = Ne peut être annulée.

## Why not

poulpe-why-no-action =
    .en = There is no action number { $action } in Crabe VS Poulpe.
    .fr = Il n'y a pas d'action numéro { $action } dans Crabe VS Poulpe.
poulpe-why-turn =
    .en = Player { $seat } is to decide.
    .fr = C'est au joueur { $seat } de décider.
poulpe-why-opener =
    .en = Whoever opens a round must play a card.
    .fr = Qui ouvre une manche doit jouer une carte.
poulpe-why-no-window =
    .en = Nothing can be resisted now.
    .fr = Il n'y a rien à quoi résister maintenant.
poulpe-why-too-late =
    .en = The effect of { $card } can no longer be resisted.
    .fr = On ne peut plus résister à l'effet de { $card }.
poulpe-why-uncancellable =
    .en = { $card } cannot be cancelled.
    .fr = { $card } ne peut être annulée.
poulpe-why-nothing-to-cancel =
    .en = { $card } has no effect that could be cancelled.
    .fr = { $card } n'a pas d'effet à annuler.
poulpe-why-blanked =
    .en = { $card } has been blanked: there is no effect to cancel.
    .fr = { $card } a été neutralisée : il n'y a pas d'effet à annuler.
poulpe-why-no-resister =
    .en = { $card } cannot resist anything.
    .fr = { $card } ne permet pas de résister.
poulpe-why-not-held =
    .en = You do not hold { $card }.
    .fr = Vous n'avez pas { $card } en main.
poulpe-why-not-looked =
    .en = { $card } is not among the cards you look at.
    .fr = { $card } n'est pas parmi les cartes que vous regardez.
poulpe-why-must =
    .en = The effect of { $card } is not optional.
    .fr = L'effet de { $card } n'est pas facultatif.
poulpe-why-no-effect =
    .en = No effect of yours is waiting.
    .fr = Aucun de vos effets n'est en attente.
poulpe-why-only-opens =
    .en = { $card } can only open a round.
    .fr = { $card } ne peut qu'ouvrir une manche.
poulpe-why-not-higher =
    .en = { $card } is not higher than { $top }.
    .fr = { $card } n'est pas supérieure à { $top }.
poulpe-why-not-lower =
    .en = { $card } is not lower than { $limit }, and the order is reversed.
    .fr = { $card } n'est pas inférieure à { $limit }, et l'ordre est inversé.
poulpe-why-none-fits =
    .en = { $card } does not fit, for the effect of { $top } leaves no card that would.
    .fr = { $card } ne convient pas, car l'effet de { $top } ne laisse aucune carte qui convienne.
poulpe-why-at-least =
    .en = { $card } is too low: it must be { $limit } or higher.
    .fr = { $card } est trop basse : il faut au moins { $limit }.
poulpe-why-at-most =
    .en = { $card } is too high: it may be { $limit } at most.
    .fr = { $card } est trop haute : il faut { $limit } au plus.
poulpe-why-first-card =
    .en = A card is to be played, or the round passed.
    .fr = Il faut jouer une carte, ou passer.
poulpe-why-first-answer =
    .en = First it must be said whether the effect is resisted.
    .fr = Il faut d'abord dire si l'on résiste à l'effet.
poulpe-why-first-replay =
    .en = Another card may be played now; who will not, declines.
    .fr = On peut jouer une autre carte maintenant ; sinon, on y renonce.
poulpe-why-first-wish =
    .en = First it must be said whether the effect is used.
    .fr = Il faut d'abord dire si l'on utilise l'effet.
poulpe-why-first-gift =
    .en = A card must be given first.
    .fr = Il faut d'abord donner une carte.
poulpe-why-first-discard =
    .en = A card must be discarded first.
    .fr = Il faut d'abord défausser une carte.
poulpe-why-first-swap =
    .en = A card is to be swapped first, or the swap declined.
    .fr = Il faut d'abord échanger une carte, ou y renoncer.
poulpe-why-first-reshuffle =
    .en = A card is to be shuffled in first.
    .fr = Il faut d'abord remélanger une carte.
poulpe-why-first-take =
    .en = One of the cards looked at must be taken first.
    .fr = Il faut d'abord prendre une des cartes regardées.

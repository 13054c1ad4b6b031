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
    .en = What the cards do in symmetric mode | value | species | name | source | effect
    .fr = Ce que font les cartes en mode symétrique | valeur | espèce | nom | source | effet
poulpe-table-asymmetric =
    .en = What the cards do in asymmetric mode | value | species | name | source | effect
    .fr = Ce que font les cartes en mode asymétrique | valeur | espèce | nom | source | effet
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
    .en = players: 2; mode: symmetric, asymmetric; species: crab, octopus; first: random, 1, 2; memory: off, on
    .fr = players : 2 ; mode : symmetric, asymmetric ; species : crab, octopus ; first : random, 1, 2 ; memory : off, on

## Options

poulpe-option-players =
    .en = How many play: always 2.
    .fr = Le nombre de joueurs : toujours 2.
poulpe-option-mode =
    .en = Symmetric: both packs have the same effects. Asymmetric: each species has three effects of its own.
    .fr = Symétrique : les deux paquets ont les mêmes effets. Asymétrique : chaque espèce a trois effets bien à elle.
poulpe-option-species =
    .en = The species of player 1; player 2 has the other.
    .fr = L'espèce du joueur 1 ; le joueur 2 a l'autre.
poulpe-option-first =
    .en = Who opens the first round: drawn by lot, or a player of your choice. In a rematch it is the loser.
    .fr = Qui ouvre la première manche : tiré au sort, ou le joueur de votre choix. À la revanche, c'est le perdant.
poulpe-option-memory =
    .en = A memory aid: everyone sees the cards played in earlier rounds, and what they could know of the discard and the draw piles. Without it, as in the rules, nobody may look through the discard.
    .fr = Un aide-mémoire : chacun voit les cartes jouées aux manches précédentes, et ce qu'il pourrait savoir de la défausse et des pioches. Sans lui, comme le veut la règle, la défausse ne peut pas être consultée.

## What is to be chosen

poulpe-ask-play =
    .en = Open the round with any card.
    .fr = Ouvrez la manche avec la carte de votre choix.
poulpe-ask-pass =
    .en = None of your cards fits: you can only pass.
    .fr = Aucune de vos cartes ne convient : vous ne pouvez que passer.
poulpe-ask-let =
    .en = You have nothing to resist with.
    .fr = Vous n'avez pas de quoi résister.
poulpe-ask-give =
    .en = Choose a card to give to your opponent.
    .fr = Choisissez une carte à donner à votre adversaire.
poulpe-ask-discard =
    .en = Choose a card from your hand to discard face down.
    .fr = Choisissez une carte de votre main à défausser face cachée.
poulpe-ask-swap =
    .en = Choose a card to swap for a random card of your opponent's.
    .fr = Choisissez une carte à échanger contre une carte de l'adversaire prise au hasard.
poulpe-ask-reshuffle =
    .en = Choose a card to reshuffle into the draw pile of its species.
    .fr = Choisissez une carte à remélanger dans la pioche de son espèce.
poulpe-ask-take =
    .en = Choose which of these cards to take from your opponent.
    .fr = Choisissez laquelle de ces cartes prendre à votre adversaire.
poulpe-ask-decline =
    .en = None of your cards fits: you can only decline.
    .fr = Aucune de vos cartes ne convient : vous ne pouvez que renoncer.
poulpe-ask-play-pass =
    .en = Play a card that fits, or pass.
    .fr = Jouez une carte qui convient, ou passez.
poulpe-ask-resist-let =
    .en = Do you resist, or let it happen?
    .fr = Voulez-vous résister, ou laisser faire ?
poulpe-ask-play-decline =
    .en = You may play another card at once.
    .fr = Vous pouvez jouer une autre carte aussitôt.
poulpe-ask-use-decline =
    .en = Do you use the effect?
    .fr = Voulez-vous utiliser l'effet ?
poulpe-ask-give-decline =
    .en = You may give a card to your opponent.
    .fr = Vous pouvez donner une carte à votre adversaire.
poulpe-ask-discard-decline =
    .en = You may discard a card from your hand face down.
    .fr = Vous pouvez défausser une carte de votre main face cachée.
poulpe-ask-swap-decline =
    .en = You may swap a card for a random card of your opponent's.
    .fr = Vous pouvez échanger une carte contre une carte de l'adversaire prise au hasard.
poulpe-ask-reshuffle-decline =
    .en = You may reshuffle a card into the draw pile of its species.
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
    .fr = { $player } renonce.
poulpe-event-gave =
    .en = { $player } gives { $card } to the opponent.
    .fr = { $player } donne { $card } à l'adversaire.
poulpe-event-discarded =
    .en = { $player } discards { $card }.
    .fr = { $player } défausse { $card }.
poulpe-event-reshuffled =
    .en = { $player } reshuffles { $card } into its draw pile.
    .fr = { $player } remélange { $card } dans sa pioche d'origine.
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
        } of the opponent's hand.
    .fr = { $player } regarde { $number ->
            [one] une carte
           *[other] { $number } cartes
        } dans la main de l'adversaire.
poulpe-event-took =
    .en = { $player } takes { $card }.
    .fr = { $player } prend { $card }.
poulpe-event-bound =
    .en = { $player }'s next card must be { $limits }.
    .fr = { $player } devra jouer { $limits }.
poulpe-event-blanked =
    .en = { $player }'s next card will have no effect.
    .fr = { $player } jouera sa prochaine carte sans effet.
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
    .fr = { $winners } gagne : l'autre joueur a abandonné.
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
    .en = May be laid on the card that the opponent has just played, whatever its value, to cancel its effect.
    .fr = Peut être posée sur la carte que l'adversaire vient de jouer, quelle que soit sa valeur, pour en annuler l'effet.
poulpe-effect-discard =
    .en = { $may ->
            [yes] You may discard { $amount ->
                [one] one card
               *[other] up to { $amount } cards
            } from your hand.
           *[no] Discard { $amount ->
                [one] one card
               *[other] { $amount } cards
            } from your hand.
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
            } from your hand to the opponent.
           *[no] Give { $amount ->
                [one] one card
               *[other] { $amount } cards
            } from your hand to the opponent.
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
                [one] one card from your hand for a random card
               *[other] up to { $amount } cards from your hand, each for a random card
            } of the opponent's.
           *[no] Swap { $amount ->
                [one] one card from your hand for a random card
               *[other] { $amount } cards from your hand, each for a random card
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
    .fr = Vous pouvez jouer une autre carte aussitôt.
poulpe-effect-reshuffle =
    .en = { $may ->
            [yes] You may reshuffle { $amount ->
                [one] one card from your hand into the draw pile it came from
               *[other] up to { $amount } cards from your hand into the draw piles they came from
            }
           *[no] Reshuffle { $amount ->
                [one] one card from your hand into the draw pile it came from
               *[other] { $amount } cards from your hand into the draw piles they came from
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
            [one] , then discard one from your hand.
           *[other] , then discard { $then } from your hand.
        }
    .fr = { $may ->
            [yes] Vous pouvez piocher { $amount ->
                [one] une carte
               *[other] { $amount } cartes
            }{ $then ->
                [0] .
                [one] , puis défausser une carte de votre main.
               *[other] , puis défausser { $then } cartes de votre main.
            }
           *[no] Piochez { $amount ->
                [one] une carte
               *[other] { $amount } cartes
            }{ $then ->
                [0] .
                [one] , puis défaussez une carte de votre main.
               *[other] , puis défaussez { $then } cartes de votre main.
            }
        }
poulpe-effect-steal =
    .en = { $may ->
            [yes] You may steal { $amount ->
                [one] a random card
               *[other] { $amount } random cards
            } from the opponent's hand.
           *[no] Steal { $amount ->
                [one] a random card
               *[other] { $amount } random cards
            } from the opponent's hand.
        }
    .fr = { $may ->
            [yes] Vous pouvez voler { $amount ->
                [one] une carte
               *[other] { $amount } cartes
            } au hasard dans la main de l'adversaire.
           *[no] Volez { $amount ->
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
            [one] , then give one of yours in return.
           *[other] , then give { $then } of yours in return.
        }
    .fr = { $may ->
            [yes] Vous pouvez regarder { $amount ->
                [one] une carte au hasard dans la main de l'adversaire et la prendre
               *[other] { $amount } cartes au hasard dans la main de l'adversaire et en prendre une
            }{ $then ->
                [0] .
                [one] , puis lui donner une des vôtres.
               *[other] , puis lui donner { $then } des vôtres.
            }
           *[no] Regardez { $amount ->
                [one] une carte au hasard dans la main de l'adversaire et prenez-la
               *[other] { $amount } cartes au hasard dans la main de l'adversaire et prenez-en une
            }{ $then ->
                [0] .
                [one] , puis donnez-lui une des vôtres.
               *[other] , puis donnez-lui { $then } des vôtres.
            }
        }
poulpe-effect-invert =
    .en = The opponent's next card must be lower than { $limit }.
    .fr = La prochaine carte de l'adversaire doit être inférieure à { $limit }.
poulpe-effect-at_least =
    .en = The opponent's next card must be { $limit } or higher.
    .fr = La prochaine carte de l'adversaire doit valoir { $limit } ou plus.
poulpe-effect-at_most =
    .en = The opponent's next card must be { $limit } or lower.
    .fr = La prochaine carte de l'adversaire doit valoir { $limit } ou moins.
poulpe-effect-blank =
    .en = The opponent's next card has no effect, unless it cannot be cancelled.
    .fr = La prochaine carte de l'adversaire est sans effet, sauf si elle ne peut être annulée.
poulpe-effect-copy =
    .en = Apply the effect of the card just beneath{ $never ->
            [none] { "" }
           *[other] , except: { $never }
        }.{ $turned ->
            [none] { "" }
           *[other] { " " }A copied { $turned } means below { $limit }.
        }
    .fr = Appliquez l'effet de la carte juste en dessous{ $never ->
            [none] { "" }
           *[other] , sauf : { $never }
        }.{ $turned ->
            [none] { "" }
           *[other] { " " }Un { $turned } copié : en dessous de { $limit }.
        }
poulpe-effect-win =
    .en = Win the round at once.
    .fr = Remportez la manche aussitôt.
poulpe-effect-uncancellable =
    .en = Cannot be cancelled.
    .fr = Ne peut être annulée.

## Why not

poulpe-card =
    .en = { $card ->
            [calpha] crab α
            [c1] crab 1
            [c2] crab 2
            [c3] crab 3
            [c4] crab 4
            [c5] crab 5
            [c6] crab 6
            [c7] crab 7
            [c8] crab 8
            [c9] crab 9
            [c10] crab 10
            [comega] crab ω
            [palpha] octopus α
            [p1] octopus 1
            [p2] octopus 2
            [p3] octopus 3
            [p4] octopus 4
            [p5] octopus 5
            [p6] octopus 6
            [p7] octopus 7
            [p8] octopus 8
            [p9] octopus 9
            [p10] octopus 10
           *[pomega] octopus ω
        }
    .fr = { $card ->
            [calpha] crabe α
            [c1] crabe 1
            [c2] crabe 2
            [c3] crabe 3
            [c4] crabe 4
            [c5] crabe 5
            [c6] crabe 6
            [c7] crabe 7
            [c8] crabe 8
            [c9] crabe 9
            [c10] crabe 10
            [comega] crabe ω
            [palpha] poulpe α
            [p1] poulpe 1
            [p2] poulpe 2
            [p3] poulpe 3
            [p4] poulpe 4
            [p5] poulpe 5
            [p6] poulpe 6
            [p7] poulpe 7
            [p8] poulpe 8
            [p9] poulpe 9
            [p10] poulpe 10
           *[pomega] poulpe ω
        }
poulpe-limit =
    .en = { $limit ->
            [alpha] α
            [omega] ω
           *[other] { $limit }
        }
    .fr = { $limit ->
            [alpha] α
            [omega] ω
           *[other] { $limit }
        }
poulpe-why-no-action =
    .en = There is no action number { $action } in Crabe VS Poulpe.
    .fr = Il n'y a pas d'action numéro { $action } dans Crabe VS Poulpe.
poulpe-why-turn =
    .en = Player { $seat } is to decide.
    .fr = C'est au joueur { $seat } de décider.
poulpe-why-opener =
    .en = Whoever opens a round must play a card.
    .fr = Le joueur qui ouvre une manche doit jouer une carte.
poulpe-why-no-window =
    .en = There is nothing to resist now.
    .fr = Il n'y a rien à quoi résister pour l'instant.
poulpe-why-too-late =
    .en = The effect of the { poulpe-card.en } can no longer be resisted.
    .fr = On ne peut plus résister à l'effet de la carte { poulpe-card.fr }.
poulpe-why-uncancellable =
    .en = The { poulpe-card.en } cannot be cancelled.
    .fr = La carte { poulpe-card.fr } ne peut être annulée.
poulpe-why-nothing-to-cancel =
    .en = The { poulpe-card.en } has no effect that could be cancelled.
    .fr = La carte { poulpe-card.fr } n'a pas d'effet à annuler.
poulpe-why-blanked =
    .en = The { poulpe-card.en } has been blanked: there is no effect to cancel.
    .fr = La carte { poulpe-card.fr } a été neutralisée : il n'y a pas d'effet à annuler.
poulpe-why-no-resister =
    .en = The { poulpe-card.en } cannot resist anything.
    .fr = La carte { poulpe-card.fr } ne permet pas de résister.
poulpe-why-not-held =
    .en = You do not hold the { poulpe-card.en }.
    .fr = Vous n'avez pas la carte { poulpe-card.fr } en main.
poulpe-why-not-looked =
    .en = The { poulpe-card.en } is not among the cards you look at.
    .fr = La carte { poulpe-card.fr } n'est pas parmi les cartes que vous regardez.
poulpe-why-must =
    .en = The effect of the { poulpe-card.en } is not optional.
    .fr = L'effet de la carte { poulpe-card.fr } n'est pas facultatif.
poulpe-why-no-effect =
    .en = No effect of yours is waiting.
    .fr = Aucun de vos effets n'est en attente.
poulpe-why-only-opens =
    .en = The { poulpe-card.en } can only open a round.
    .fr = La carte { poulpe-card.fr } ne peut qu'ouvrir une manche.
poulpe-why-not-higher =
    .en = The { poulpe-card.en } is not higher than { poulpe-limit.en }.
    .fr = La carte { poulpe-card.fr } n'est pas supérieure à { poulpe-limit.fr }.
poulpe-why-not-lower =
    .en = The { poulpe-card.en } is not lower than { poulpe-limit.en }, and the order is reversed.
    .fr = La carte { poulpe-card.fr } n'est pas inférieure à { poulpe-limit.fr }, et l'ordre est inversé.
poulpe-why-none-fits =
    .en = The { poulpe-card.en } does not fit: the effect of the card on top leaves no card that would.
    .fr = La carte { poulpe-card.fr } ne convient pas : après l'effet de la carte du dessus, plus aucune carte ne convient.
poulpe-why-at-least =
    .en = The { poulpe-card.en } is too low: it must be { poulpe-limit.en } or higher.
    .fr = La carte { poulpe-card.fr } est trop basse : il faut { poulpe-limit.fr } ou plus.
poulpe-why-at-most =
    .en = The { poulpe-card.en } is too high: it must be { poulpe-limit.en } or lower.
    .fr = La carte { poulpe-card.fr } est trop haute : il faut { poulpe-limit.fr } ou moins.
poulpe-why-first-card =
    .en = First a card must be played, or the turn passed.
    .fr = Il faut d'abord jouer une carte, ou passer.
poulpe-why-first-answer =
    .en = First the question whether to resist must be answered.
    .fr = Il faut d'abord répondre : résister, ou laisser faire.
poulpe-why-first-replay =
    .en = First another card may be played, or declined.
    .fr = Il faut d'abord jouer une autre carte, ou y renoncer.
poulpe-why-first-wish =
    .en = First the question whether to use the effect must be answered.
    .fr = Il faut d'abord dire si l'on utilise l'effet.
poulpe-why-first-gift =
    .en = A card must be given first.
    .fr = Il faut d'abord donner une carte.
poulpe-why-first-discard =
    .en = A card must be discarded first.
    .fr = Il faut d'abord défausser une carte.
poulpe-why-first-swap =
    .en = A card must be swapped first, or the swap declined.
    .fr = Il faut d'abord échanger une carte, ou y renoncer.
poulpe-why-first-reshuffle =
    .en = A card must be reshuffled first.
    .fr = Il faut d'abord remélanger une carte.
poulpe-why-first-take =
    .en = One of the cards looked at must be taken first.
    .fr = Il faut d'abord prendre une des cartes regardées.

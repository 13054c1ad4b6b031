# What only the browser says of Crabe VS Poulpe.

web-poulpe-now =
    .en = { $mode ->
            [symmetric] Symmetric
           *[asymmetric] Asymmetric
        }
    .fr = { $mode ->
            [symmetric] Symétrique
           *[asymmetric] Asymétrique
        }
web-poulpe-seat =
    .en = { $hand } in hand, { $pile } to draw
    .fr = { $hand } en main, { $pile } à piocher
web-poulpe-species-crab =
    .en = crab
    .fr = crabe
web-poulpe-species-octopus =
    .en = octopus
    .fr = poulpe
web-poulpe-card =
    .en = { $species } { $rank }{ $name ->
            [none] { "" }
           *[other] { " " }({ $name })
        }
    .fr = { $species } { $rank }{ $name ->
            [none] { "" }
           *[other] { " " }({ $name })
        }
web-poulpe-back =
    .en = a hidden { $species } card
    .fr = une carte { $species } cachée
web-poulpe-plain =
    .en = No effect
    .fr = Sans effet

## Choices

web-poulpe-stake =
    .en = At stake: { $card }. { $question }
    .fr = En jeu : { $card }. { $question }
web-poulpe-choice-pass =
    .en = Pass
    .fr = Passer
web-poulpe-choice-resist =
    .en = Resist!
    .fr = Résister !
web-poulpe-do =
    .en = { $verb ->
            [play] Play
            [resist] Resist with
            [give] Give
            [discard] Discard
            [swap] Swap
            [reshuffle] Shuffle in
           *[take] Take
        } { $card }
    .fr = { $verb ->
            [play] Jouer
            [resist] Résister avec
            [give] Donner
            [discard] Défausser
            [swap] Échanger
            [reshuffle] Remélanger
           *[take] Prendre
        } { $card }
web-poulpe-plays =
    .en = { $player } plays { $card }:
    .fr = { $player } joue { $card } :
web-poulpe-answer =
    .en = resist with { $card }
    .fr = résister avec { $card }
web-poulpe-choice-let =
    .en = Let it happen
    .fr = Laisser faire
web-poulpe-choice-decline =
    .en = Leave it
    .fr = Ne pas le faire
web-poulpe-choice-use =
    .en = Use the effect
    .fr = Utiliser l'effet

## The duel

web-poulpe-hand-of =
    .en = { $player } holds { $number ->
            [one] one card
           *[other] { $number } cards
        }
    .fr = { $player } a { $number ->
            [one] une carte
           *[other] { $number } cartes
        } en main
web-poulpe-your-hand =
    .en = Your hand, { $number ->
            [one] one card
           *[other] { $number } cards
        }
    .fr = Votre main, { $number ->
            [one] une carte
           *[other] { $number } cartes
        }
web-poulpe-seen =
    .en = seen
    .fr = vue
web-poulpe-pile =
    .en = { $player } has { $number ->
            [0] no card left to draw
            [one] one card left to draw
           *[other] { $number } cards left to draw
        }
    .fr = { $player } a { $number ->
            [0] une pioche vide
            [one] une carte à piocher
           *[other] { $number } cartes à piocher
        }
web-poulpe-rounds =
    .en = { $number ->
            [0] no round won
            [one] one round won
           *[other] { $number } rounds won
        }
    .fr = { $number ->
            [0] aucune manche remportée
            [one] une manche remportée
           *[other] { $number } manches remportées
        }
web-poulpe-round =
    .en = The round, { $number ->
            [one] one card
           *[other] { $number } cards
        }
    .fr = La manche, { $number ->
            [one] une carte
           *[other] { $number } cartes
        }
web-poulpe-opens =
    .en = { $player } opens the round
    .fr = { $player } ouvre la manche
web-poulpe-verdict =
    .en = { $winner } wins the round with { $card }: { $why ->
            [passed] { $loser } passes.
            [wins] that card wins it at once.
           *[empty] { $loser } has no card left in hand.
        }
    .fr = { $winner } remporte la manche avec { $card } : { $why ->
            [passed] { $loser } passe.
            [wins] cette carte la remporte aussitôt.
           *[empty] { $loser } n'a plus de cartes en main.
        }
web-poulpe-swept =
    .en = { $number ->
            [one] The card goes
           *[other] The { $number } cards go
        } to the discard.
    .fr = { $number ->
            [one] La carte va
           *[other] Les { $number } cartes vont
        } à la défausse.
web-poulpe-cancelled =
    .en = cancelled
    .fr = annulée
web-poulpe-looked =
    .en = The cards looked at
    .fr = Les cartes regardées
web-poulpe-wins =
    .en = { $player } wins!
    .fr = { $player } gagne !
web-poulpe-next =
    .en = Next: { $limits }
    .fr = Ensuite : { $limits }
web-poulpe-limits-none =
    .en = nothing fits
    .fr = rien ne convient
web-poulpe-limits-low =
    .en = { $low } or higher
    .fr = { $low } ou plus
web-poulpe-limits-high =
    .en = { $high } or lower
    .fr = { $high } ou moins
web-poulpe-limits-both =
    .en = from { $low } to { $high }
    .fr = de { $low } à { $high }
web-poulpe-blanked =
    .en = Without effect, unless it cannot be cancelled.
    .fr = Sans effet, sauf si elle ne peut être annulée.
web-poulpe-gift =
    .en = Careful: { $card } may take your opponent's last card, and that would be their victory.
    .fr = Attention : { $card } peut prendre la dernière carte de l'adversaire, et ce serait sa victoire.

## The ladder, and what is remembered

web-poulpe-ladder =
    .en = The ladder
    .fr = L'échelle
web-poulpe-open =
    .en = may be played now
    .fr = jouable maintenant
web-poulpe-top =
    .en = on top of the pile
    .fr = sur le dessus de la pile
web-poulpe-discard =
    .en = In the common discard: { $number ->
            [one] one card
           *[other] { $number } cards
        }
    .fr = Dans la défausse commune : { $number ->
            [one] une carte
           *[other] { $number } cartes
        }
web-poulpe-gone =
    .en = Played in earlier rounds: { $number }
    .fr = Jouées aux manches précédentes : { $number }
web-poulpe-known-piles =
    .en = You know that these are in the draw piles
    .fr = Vous savez que ces cartes sont dans les pioches
web-poulpe-perhaps =
    .en = Perhaps still in the opponent's hand
    .fr = Peut-être encore dans la main de l'adversaire
web-poulpe-down =
    .en = Discarded face down by { $player }
    .fr = Défaussées face cachée par { $player }

# What only the browser says about Oh Crab!.

## The beach

web-oh-crab-beach =
    .en = The beach, with the sea { $sea ->
            [right] on the right
           *[top] on top
        }
    .fr = La plage, la mer { $sea ->
            [right] à droite
           *[top] en haut
        }
web-oh-crab-sea =
    .en = The sea
    .fr = La mer
web-oh-crab-to-sea =
    .en = { $distance } to the sea
    .fr = à { $distance } de la mer
web-oh-crab-down =
    .en = knocked over
    .fr = renversé
web-oh-crab-flows =
    .en = current, toward { $to }
    .fr = courant, vers { $to }
web-oh-crab-kind =
    .en = { $kind ->
            [inaccessible] inaccessible
            [obstacle] obstacle
            [knock-over] knock-over obstacle
            [shell] shell
            [exchange] card exchange
            [shortcut] shortcut
            [reeds] reeds
            [current] current
            [surprise] surprise
            [start] start space
            [sea] the sea
           *[standard] standard
        }
    .fr = { $kind ->
            [inaccessible] inaccessible
            [obstacle] obstacle
            [knock-over] obstacle renversant
            [shell] coquillage
            [exchange] échange de carte
            [shortcut] raccourci
            [reeds] roseaux
            [current] courant
            [surprise] surprise
            [start] case de départ
            [sea] la mer
           *[standard] standard
        }
web-oh-crab-terrain =
    .en = { $kind ->
            [inaccessible] Inaccessible: nobody can ever be here.
            [obstacle] Obstacle: to enter, discard a card from your hand. Whoever is pushed here discards one too.
            [knock-over] Knock-over obstacle: whoever comes here is knocked over.
            [shell] Shell: whoever comes here takes one.
            [exchange] Card exchange: end your turn here, and you may exchange a card of your hand for a market card.
            [shortcut] Shortcut to { $end }: discard { $cards ->
                    [one] one card
                   *[other] { $cards } cards
                } with the main action “{ $icon }”.
            [reeds] Reeds: they stop a crab that comes straight toward the sea. Diagonally the way is open.
            [current] Current: end your turn here, and it carries you where the arrow points. { $edition ->
                    [prototype] Whoever is there is pushed.
                   *[final] If another crab is there, you stay.
                }
            [surprise] Surprise: nothing happens here without the Adventure Pack.
            [start] Start space { $start }.
            [sea] A crab in the sea has finished its race, and nothing can touch it any more.
           *[standard] Standard space: nothing happens here.
        }
    .fr = { $kind ->
            [inaccessible] Inaccessible : personne ne peut jamais s'y trouver.
            [obstacle] Obstacle : pour y entrer, défaussez une carte de votre main. Qui y est poussé en défausse une aussi.
            [knock-over] Obstacle renversant : tout crabe qui y arrive est renversé.
            [shell] Coquillage : tout crabe qui y arrive en prend un.
            [exchange] Échange de carte : si vous finissez votre tour ici, vous pouvez échanger une carte de votre main contre une carte du marché.
            [shortcut] Raccourci vers { $end } : défaussez { $cards ->
                    [one] une carte
                   *[other] { $cards } cartes
                } avec l'action principale « { $icon } ».
            [reeds] Roseaux : ils arrêtent un crabe qui vient tout droit vers la mer. En diagonale, on passe.
            [current] Courant : si vous finissez votre tour ici, il vous emporte là où pointe la flèche. { $edition ->
                    [prototype] Qui s'y trouve est poussé.
                   *[final] Si un autre crabe s'y trouve, vous restez.
                }
            [surprise] Surprise : rien ne se passe ici sans l'extension Adventure Pack.
            [start] Case de départ { $start }.
            [sea] Un crabe dans la mer a fini sa course, et plus rien ne peut le toucher.
           *[standard] Case standard : rien ne se passe ici.
        }

## Cards

web-oh-crab-card =
    .en = the { $icon } card
    .fr = la carte « { $icon } »
web-oh-crab-card-special =
    .en = “{ $special }”
    .fr = « { $special } »
web-oh-crab-card-label =
    .en = Card { $main }; left { $left }; right { $right }.
    .fr = Carte { $main } ; à gauche { $left } ; à droite { $right }.
web-oh-crab-action =
    .en = { $name }: { $text }
    .fr = { $name } : { $text }
web-oh-crab-main =
    .en = Main action: { $icon }
    .fr = Action principale : { $icon }
web-oh-crab-secret =
    .en = The others have not seen this card.
    .fr = Les autres n'ont pas vu cette carte.
web-oh-crab-no-cards =
    .en = No card in hand
    .fr = Aucune carte en main
web-oh-crab-discards =
    .en = Discard pile: { $number }
    .fr = Défausse : { $number }
web-oh-crab-planned =
    .en = planned
    .fr = planifiée
web-oh-crab-track-label =
    .en = Track: { $cards }
    .fr = Trace : { $cards }
web-oh-crab-empty-track =
    .en = The track is empty.
    .fr = La trace est vide.
web-oh-crab-add =
    .en = { $side ->
            [left] Add at the left end
            [right] Add at the right end
           *[only] Add your card
        }
    .fr = { $side ->
            [left] Ajouter au bout gauche
            [right] Ajouter au bout droit
           *[only] Ajouter votre carte
        }
web-oh-crab-step =
    .en = { $step ->
            [forward] Forward to { $to }
           *[diagonal] Diagonal to { $to }
        }
    .fr = { $step ->
            [forward] En avant : { $to }
           *[diagonal] En diagonale : { $to }
        }
web-oh-crab-special =
    .en = “{ $special }”{ $cards ->
            [0] { "" }
           *[1] {" "}(costs a card)
        }
    .fr = « { $special } »{ $cards ->
            [0] { "" }
           *[1] {" "}(coûte une carte)
        }
web-oh-crab-extra =
    .en = “{ $extra }”{ $shells ->
            [0] { "" }
            [one] {" "}(costs a shell)
           *[other] {" "}(costs { $shells } shells)
        }
    .fr = « { $extra } »{ $shells ->
            [0] { "" }
            [one] {" "}(coûte un coquillage)
           *[other] {" "}(coûte { $shells } coquillages)
        }
web-oh-crab-onto =
    .en = pushes { $crab }
    .fr = pousse { $crab }
web-oh-crab-rest =
    .en = { $planned ->
            [no] { "" }
           *[yes] discard your planned card,{ " " }
        }{ $edition ->
            [prototype] take a market card, { $track ->
                [0] then take back your discard pile
               *[other] keep one card of your track, then take back its others and your discard pile
            }
           *[final] { $track ->
                [0] { "" }
               *[other] keep one card of your track,{ " " }
            }take a market card, then take back your discard pile
        }
    .fr = { $planned ->
            [no] { "" }
           *[yes] défaussez la carte planifiée,{ " " }
        }{ $edition ->
            [prototype] prenez une carte du marché, { $track ->
                [0] puis reprenez votre défausse
               *[other] gardez une carte de la trace, puis reprenez les autres et votre défausse
            }
           *[final] { $track ->
                [0] { "" }
               *[other] gardez une carte de la trace,{ " " }
            }prenez une carte du marché, puis reprenez votre défausse
        }
web-oh-crab-stay =
    .en = { $kind ->
            [current] the current carries you to { $end }
            [leans] { $crab } keeps the current from carrying you
           *[exchange] then you may exchange a card
        }
    .fr = { $kind ->
            [current] le courant vous emporte : { $end }
            [leans] { $crab } empêche le courant de vous emporter
           *[exchange] puis vous pourrez échanger une carte
        }
web-oh-crab-left =
    .en = Left in this turn
    .fr = Encore à jouer ce tour
web-oh-crab-chef-move =
    .en = The chef's diagonal move
    .fr = Le déplacement en diagonale de la cuisinière
web-oh-crab-shells =
    .en = { $shells ->
            [one] One shell
           *[other] { $shells } shells
        }
    .fr = { $shells ->
            [one] { $shells } coquillage
           *[other] { $shells } coquillages
        }
web-oh-crab-slot =
    .en = Market, slot { $slot }, { $number ->
            [one] one card
           *[other] { $number } cards
        }.
    .fr = Marché, emplacement { $slot }, { $number ->
            [one] une carte
           *[other] { $number } cartes
        }.
web-oh-crab-empty-slot =
    .en = Market, slot { $slot }: empty
    .fr = Marché, emplacement { $slot } : vide
web-oh-crab-bottom =
    .en = Known to lie at the bottom of the pile:
    .fr = Sous la pioche, on sait qu'il y a :

## Parts of the table

web-oh-crab-kit =
    .en = Cards and tiles
    .fr = Cartes et tuiles
web-oh-crab-part-hand =
    .en = Hand
    .fr = Main
web-oh-crab-part-track =
    .en = Track
    .fr = Trace
web-oh-crab-part-market =
    .en = Market
    .fr = Marché
web-oh-crab-part-extras =
    .en = Extra actions
    .fr = Supplémentaires
web-oh-crab-part-rivals =
    .en = Others
    .fr = Autres

## Seats, and the bar

web-oh-crab-fact =
    .en = { $crab ->
            [home] in the sea
            [down] { $distance } to go, knocked over
           *[up] { $distance } to go
        }
    .fr = { $crab ->
            [home] dans la mer
            [down] encore { $distance }, renversé
           *[up] encore { $distance }
        }
web-oh-crab-look =
    .en = { $cards ->
            [one] One card
           *[other] { $cards } cards
        } in hand, { $shells ->
            [one] one shell
           *[other] { $shells } shells
        }: see the open cards
    .fr = { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } en main, { $shells ->
            [one] { $shells } coquillage
           *[other] { $shells } coquillages
        } : voir ses cartes visibles
web-oh-crab-chef =
    .en = has the chef
    .fr = a la cuisinière
web-oh-crab-rests =
    .en = will rest
    .fr = se reposera
web-oh-crab-round =
    .en = Round { $round }
    .fr = Manche { $round }
web-oh-crab-last-round =
    .en = Round { $round }, the last
    .fr = Manche { $round }, la dernière

## Questions

web-oh-crab-ask =
    .en = { $owes ->
            [place] Put your crab on a start space.
            [plan] Plan a card: nobody else sees it before your turn.
            [activate] Which of your crabs do you activate?
            [start] { $track ->
                    [0] Add your card to the track for its action, or rest.
                   *[other] Add your card to an end of the track, for its action and each icon that it completes; or rest.
                }
            [act] { $can ->
                    [none] Nothing more to do: end your turn.
                   *[other] You can { $can }, in any order. Then end your turn.
                }
            [move] Make the move that you have gained, or give it up.
            [cost] “{ $special }” costs a card: which one?
            [icon] Which action do you use?
            [obstacle] Discard a card from your hand.
            [push] Where is { $crab } pushed?
            [seagull] Send crabs ahead of you back toward land, one after the other.
            [call] Move the crabs that the sea calls, one after the other.
            [move-out] Choose the crab that moves out, then the space where it goes.
            [jump] Jump to a free space as far from the sea as yours.
            [swap] Swap places with which crab?
            [leap] Where do you leap?
            [snack] Choose one more card, then an end of your track.
            [gift] Give a card in exchange for a market card, or give the exchange up.
            [market] Take a market card, or an unseen one from the pile.
            [keep] Which card stays in your track? The others are discarded.
            [toll] The shortcut costs { $cards ->
                    [one] a card
                   *[other] { $cards } cards
                }: which one first?
            [current] Let the current carry you, or stay?
           *[nothing] The race is over.
        }
    .fr = { $owes ->
            [place] Posez votre crabe sur une case de départ.
            [plan] Planifiez une carte : personne ne la verra avant votre tour.
            [activate] Lequel de vos crabes activez-vous ?
            [start] { $track ->
                    [0] Ajoutez votre carte à la trace pour son action, ou reposez-vous.
                   *[other] Ajoutez votre carte à un bout de la trace, pour son action et chaque icône qu'elle complète ; ou reposez-vous.
                }
            [act] { $can ->
                    [none] Plus rien à faire : finissez votre tour.
                   *[other] Vous pouvez { $can }, dans l'ordre voulu. Puis finissez votre tour.
                }
            [move] Faites le déplacement obtenu, ou renoncez-y.
            [cost] « { $special } » coûte une carte : laquelle ?
            [icon] Quelle action utilisez-vous ?
            [obstacle] Défaussez une carte de votre main.
            [push] Où pousser { $crab } ?
            [seagull] Faites reculer vers la terre des crabes devant vous, l'un après l'autre.
            [call] Déplacez les crabes que la mer appelle, l'un après l'autre.
            [move-out] Choisissez le crabe qui laisse passer, puis la case où il va.
            [jump] Sautez sur une case libre aussi loin de la mer que la vôtre.
            [swap] Avec quel crabe échangez-vous votre place ?
            [leap] Où bondissez-vous ?
            [snack] Choisissez une carte de plus, puis un bout de votre trace.
            [gift] Donnez une carte en échange d'une carte du marché, ou renoncez à l'échange.
            [market] Prenez une carte visible du marché, ou une carte de la pioche sans la voir.
            [keep] Quelle carte reste dans votre trace ? Les autres sont défaussées.
            [toll] Le raccourci coûte { $cards ->
                    [one] une carte
                   *[other] { $cards } cartes
                } : laquelle d'abord ?
            [current] Vous laisser emporter par le courant, ou rester ?
           *[nothing] La course est finie.
        }
web-oh-crab-can =
    .en = { $what ->
            [forward] go forward
            [diagonal] go diagonally
            [stand] stand up
            [shell] take a shell
            [chef] go diagonally, from the chef
            [shortcut] take the shortcut
           *[other] use { $named }
        }
    .fr = { $what ->
            [forward] avancer tout droit
            [diagonal] avancer en diagonale
            [stand] vous redresser
            [shell] prendre un coquillage
            [chef] avancer en diagonale, grâce à la cuisinière
            [shortcut] prendre le raccourci
           *[other] utiliser { $named }
        }
web-oh-crab-do =
    .en = { $verb ->
            [plan] Plan { $what }
            [keep] Keep { $what }
            [discard] Discard { $what }
            [give] Give { $what }
            [snack] Add { $what }
            [place] Start space { $what }
            [activate] Activate { $what }
            [swap] Swap places with { $what }
            [add] Add { $what }
            [take] Take { $what }
            [use] Use { $what }
            [shove] Move to { $what }
            [stay] Leave { $what }
            [push] Push to { $what }
            [jump] Jump to { $what }
            [leap] Leap to { $what }
            [move] Go to { $what }
            [rest] Rest
            [shell] Take a shell
            [chef] Diagonal, from the chef
            [stand] Stand up: { $what }
            [stand-chef] Stand up: chef
            [shortcut] Take the shortcut
            [carried] Be carried
            [done] Enough
            [done-current] Stay here
            [done-gift] No exchange
            [done-move] Give it up
           *[end] End turn
        }
    .fr = { $verb ->
            [plan] Planifier { $what }
            [keep] Garder { $what }
            [discard] Défausser { $what }
            [give] Donner { $what }
            [snack] Ajouter { $what }
            [place] Case de départ { $what }
            [activate] Activer { $what }
            [swap] Échanger sa place avec { $what }
            [add] Ajouter { $what }
            [take] Prendre { $what }
            [use] Utiliser { $what }
            [shove] Déplacer en { $what }
            [stay] Laisser { $what }
            [push] Pousser en { $what }
            [jump] Sauter en { $what }
            [leap] Bondir en { $what }
            [move] Aller en { $what }
            [rest] Se reposer
            [shell] Prendre un coquillage
            [chef] En diagonale, grâce à la cuisinière
            [stand] Se redresser : { $what }
            [stand-chef] Se redresser : cuisinière
            [shortcut] Prendre le raccourci
            [carried] Se laisser emporter
            [done] Ça suffit
            [done-current] Rester ici
            [done-gift] Pas d'échange
            [done-move] Y renoncer
           *[end] Finir le tour
        }

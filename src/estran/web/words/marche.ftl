# What only the browser says of La marche du crabe.

web-marche-now =
    .en = Turn { $turn }
    .fr = Tour { $turn }
web-marche-ask-appear =
    .en = A tourteau appears in row { $row }, { $terrain }: choose the blank card to flip.
    .fr = Un tourteau apparaît sur la ligne { $row }, { $terrain } : choisissez la carte vierge à retourner.
web-marche-ask-leave =
    .en = Move the crabs your way: they cannot stay here now.
    .fr = Déplacez les crabes dans votre direction : ils ne peuvent pas rester ici.
web-marche-do =
    .en = { $verb ->
            [appear] Flip { $cell }
           *[move] Move to { $cell }
        }
    .fr = { $verb ->
            [appear] Retourner { $cell }
           *[move] Aller en { $cell }
        }
web-marche-stay =
    .en = Stay{ $price ->
            [0] {""}
            [one] : costs a shrimp
           *[other] : costs { $price } shrimps
        }
    .fr = Rester sur place{ $price ->
            [0] {""}
            [one]  : coûte une crevette
           *[other]  : coûte { $price } crevettes
        }
web-marche-choice-stay =
    .en = Stay
    .fr = Rester sur place

## Seats

web-marche-seat =
    .en = { $crab }, { $way }
    .fr = { $crab }, { $way }
web-marche-backs =
    .en = { $number ->
            [one] one secret card
           *[other] { $number } secret cards
        }
    .fr = { $number ->
            [one] une carte secrète
           *[other] { $number } cartes secrètes
        }

## The beach

web-marche-beach =
    .en = The beach: six rows of six cards, from the dry sand to the open sea
    .fr = La plage : six lignes de six cartes, du sable sec à la haute mer
web-marche-cell =
    .en = { $cell }, { $terrain }
    .fr = { $cell }, { $terrain }
web-marche-blank =
    .en = blank card
    .fr = carte vierge
web-marche-tourteau =
    .en = tourteau
    .fr = tourteau
web-marche-sprung =
    .en = tourteau, a sprung trap ({ $object })
    .fr = tourteau, un piège déclenché ({ $object })
web-marche-bare =
    .en = no card any more, a brother was freed ({ $object })
    .fr = plus de carte, un frère a été délivré ({ $object })
web-marche-bait =
    .en = a shrimp to collect
    .fr = une crevette à ramasser
web-marche-crabs =
    .en = the crabs are here
    .fr = les crabes sont ici
web-marche-own-traps =
    .en = a trap, only you know
    .fr = un piège, vous seul le savez
web-marche-own-brothers =
    .en = a brother; you are too timid to go there, and only you know
    .fr = un frère ; vous êtes trop timide pour y aller, et vous seul le savez
web-marche-shrimps =
    .en = Shrimps: { $number }{ $bait ->
            [0] { "" }
           *[other] , and { $bait } to collect
        }
    .fr = Crevettes : { $number }{ $bait ->
            [0] { "" }
           *[other] , et { $bait } à ramasser
        }
web-marche-last-shrimps =
    .en = { $number ->
            [0] No shrimp left: whatever costs one now loses the game.
           *[1] One shrimp left: whatever costs two now, such as a trap, loses the game.
        }
    .fr = { $number ->
            [0] Plus de crevettes : tout ce qui en coûte une fait maintenant perdre la partie.
           *[1] Plus qu'une crevette : tout ce qui en coûte deux, comme un piège, fait maintenant perdre la partie.
        }
web-marche-freed =
    .en = Freed: { $number } of { $of }
    .fr = Délivrés : { $number } sur { $of }

## The hand

web-marche-secret-traps =
    .en = Your secret: traps
    .fr = Votre secret : des pièges
web-marche-secret-brothers =
    .en = Your secret: brothers you are too timid to free
    .fr = Votre secret : des frères que vous êtes trop timide pour délivrer
web-marche-hush-traps =
    .en = Say nothing. Only your steps may speak.
    .fr = Pas un mot. Seuls vos pas peuvent parler.
web-marche-hush-brothers =
    .en = Say nothing. Lead the others there.
    .fr = Pas un mot. Menez-y les autres.
web-marche-watching =
    .en = You are watching: every hand stays secret until the end.
    .fr = Vous regardez : chaque main reste secrète jusqu'à la fin.
web-marche-revealed =
    .en = What everybody knew
    .fr = Ce que chacun savait
web-marche-held-traps =
    .en = traps
    .fr = pièges
web-marche-held-brothers =
    .en = brothers
    .fr = frères

## The notebook

web-marche-notebook =
    .en = Notebook
    .fr = Carnet
web-marche-private =
    .en = Who holds what? Your pencil marks stay in this browser.
    .fr = Qui a quoi ? Vos notes au crayon restent dans ce navigateur.
web-marche-note =
    .en = Does { $player } hold the { $object }? { $mark ->
            [no] Noted: no.
            [yes] Noted: yes.
            [maybe] Noted: perhaps.
           *[none] Nothing noted.
        }
    .fr = { $player } a la carte { $object } ? { $mark ->
            [no] Noté : non.
            [yes] Noté : oui.
            [maybe] Noté : peut-être.
           *[none] Rien de noté.
        }
web-marche-known =
    .en = { $player } { $mark ->
            [yes] holds the { $object }, all know it.
           *[no] cannot hold the { $object }.
        }
    .fr = { $player } { $mark ->
            [yes] a la carte { $object }, tous le savent.
           *[no] ne peut pas avoir la carte { $object }.
        }

## The turns so far

web-marche-turns =
    .en = Moves so far
    .fr = Les déplacements jusqu'ici
web-marche-stayed =
    .en = stays
    .fr = reste sur place
web-marche-paid =
    .en = { $number ->
            [one] one shrimp
           *[other] { $number } shrimps
        }
    .fr = { $number ->
            [one] une crevette
           *[other] { $number } crevettes
        }
web-marche-result-freed =
    .en = brother freed
    .fr = frère délivré
web-marche-result-sprung =
    .en = trap sprung
    .fr = piège déclenché
web-marche-result-timid =
    .en = brother freed by too timid a crab
    .fr = frère délivré par un crabe trop timide

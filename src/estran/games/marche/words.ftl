# What La marche du crabe says to people. The caller gives the arguments; cells are named by column and row (c2), objects by the caller in the
# right language.

marche-title =
    .en = La marche du crabe
    .fr = La marche du crabe
marche-line =
    .en = Crabs that each know one direction free eight brothers together, without a word.
    .fr = Des crabes qui ne connaissent chacun qu'une direction délivrent ensemble huit frères, sans se dire un mot.
marche-source =
    .en = Which objects there are and in which rows, and the ways of crabs 3 and 4, are our reconstruction: the rulebook does not say. Seven of the names, the landscapes and the ways of Bateau and Soleil are those of the published game.
    .fr = Les objets et leurs lignes, ainsi que les directions des crabes 3 et 4, sont une reconstitution : la règle n'en dit rien. Sept des noms, les paysages et les directions de Bateau et Soleil sont ceux du jeu publié.
marche-content-row =
    .en = row { $n }
    .fr = ligne { $n }
marche-content-object =
    .en = object { $en } ({ $fr })
    .fr = objet { $fr } ({ $en })
marche-table-objects =
    .en = The objects of the beach | row | landscape | id | object | source
    .fr = Les objets de la plage | ligne | paysage | id | objet | source
marche-options =
    .en = players: 2, 3, 4; layout: loose, even; start: random, bateau, soleil; fishing: 0, 2, 3; shrimps: 5, 6, 7; own_trap: 2, 1
    .fr = players : 2, 3, 4 ; layout : loose, even ; start : random, bateau, soleil ; fishing : 0, 2, 3 ; shrimps : 5, 6, 7 ; own_trap : 2, 1

## Options

marche-option-players =
    .en = How many play: 2, 3 or 4.
    .fr = Le nombre de joueurs : 2, 3 ou 4.
marche-option-layout =
    .en = Loose: one to three objects in each column. Even: exactly two, as in the published game.
    .fr = Libre : un à trois objets par colonne. Régulière : exactement deux, comme dans le jeu publié.
marche-option-start =
    .en = Who begins: drawn by lot, or always Bateau, or always Soleil.
    .fr = Qui commence : tiré au sort, ou toujours Bateau, ou toujours Soleil.
marche-option-fishing =
    .en = How many of the shrimps lie on the beach and must be collected: 0, 2 or 3.
    .fr = Combien de crevettes attendent sur la plage et sont à ramasser : 0, 2 ou 3.
marche-option-shrimps =
    .en = How many shrimps there are: 5, or a gentler 6 or 7, meant for 3 and 4 players.
    .fr = Le nombre de crevettes : 5, ou, pour plus de douceur, 6 ou 7, surtout à 3 ou 4 joueurs.
marche-option-own_trap =
    .en = What stopping on a trap of their own costs Bateau or Soleil: 2 as on any trap, or 1 as on a tourteau in plain sight.
    .fr = Ce qu'il en coûte à Bateau ou Soleil de s'arrêter sur son propre piège : 2 comme sur tout piège, ou 1 comme sur un tourteau visible.

## The crabs

marche-crab-bateau =
    .en = Bateau
    .fr = Bateau
marche-crab-soleil =
    .en = Soleil
    .fr = Soleil
marche-crab-downhill =
    .en = third crab
    .fr = troisième crabe
marche-crab-uphill =
    .en = fourth crab
    .fr = quatrième crabe
marche-crab-hermit =
    .en = hermit crab
    .fr = bernard-l'ermite
marche-way-vertical =
    .en = up and down
    .fr = verticalement, dans les deux sens
marche-way-horizontal =
    .en = left and right
    .fr = horizontalement, dans les deux sens
marche-way-falling =
    .en = diagonally, between top left and bottom right
    .fr = en diagonale, entre le haut à gauche et le bas à droite
marche-way-rising =
    .en = diagonally, between bottom left and top right
    .fr = en diagonale, entre le bas à gauche et le haut à droite
marche-way-hermit =
    .en = diagonally, one or two cells
    .fr = en diagonale, d'une ou deux cases
marche-meaning-traps =
    .en = Your cards are traps: a tourteau hides under each of these objects.
    .fr = Vos cartes sont des pièges : un tourteau se cache sous chacun de ces objets.
marche-meaning-brothers =
    .en = Your cards are brothers: one is stuck under each of these objects, but you are too timid to go there yourself.
    .fr = Vos cartes sont des frères : il y en a un coincé sous chacun de ces objets, mais vous êtes trop timide pour y aller vous-même.

## Warnings

marche-warning-crabs =
    .en = Row { $row } may come next, and the crabs sit on its last blank card: if they are still there then, the game is lost.
    .fr = La ligne { $row } peut venir ensuite, et les crabes sont sur sa dernière carte vierge : s'ils y sont encore à ce moment-là, la partie est perdue.
marche-warning-dry =
    .en = Row { $row } may come next and has no blank card left: if it comes, the game is lost.
    .fr = La ligne { $row } peut venir ensuite et n'a plus de carte vierge : si elle vient, la partie est perdue.

## What is to be chosen

marche-ask-appear =
    .en = A tourteau appears in this row: choose the blank card to flip.
    .fr = Un tourteau apparaît sur cette ligne : choisissez la carte vierge à retourner.
marche-ask-move =
    .en = Move the crabs your way, or stay.
    .fr = Déplacez les crabes dans votre direction, ou restez sur place.

## What happened

marche-event-drew =
    .en = { $player } draws the tourteau card of row { $row }.
    .fr = { $player } pioche la carte tourteau de la ligne { $row }.
marche-event-appeared =
    .en = { $player } makes a tourteau appear on { $cell }.
    .fr = { $player } fait apparaître un tourteau en { $cell }.
marche-event-moved =
    .en = { $player } moves the crabs from { $start } to { $end }{ $price ->
            [0] .
            [one] , for one shrimp.
           *[other] , for { $price } shrimps.
        }
    .fr = { $player } déplace les crabes de { $start } à { $end }{ $price ->
            [0] .
            [one] , pour une crevette.
           *[other] , pour { $price } crevettes.
        }
marche-event-stayed =
    .en = { $player } stays on { $end }{ $price ->
            [0] .
            [one] , for one shrimp.
           *[other] , for { $price } shrimps.
        }
    .fr = { $player } reste sur place en { $end }{ $price ->
            [0] .
            [one] , pour une crevette.
           *[other] , pour { $price } crevettes.
        }
marche-event-sprung =
    .en = A trap! A tourteau was hiding on { $cell } ({ $object }).
    .fr = Un piège ! Un tourteau se cachait en { $cell } ({ $object }).
marche-event-freed =
    .en = A brother is freed on { $cell } ({ $object }){ $timid ->
            [0] .
           *[other] , but { $player } was too timid to go there.
        }
    .fr = Un frère est délivré en { $cell } ({ $object }){ $timid ->
            [0] .
           *[other] , mais { $player } était trop timide pour y aller.
        }
marche-event-collected =
    .en = { $player } collects a shrimp on { $cell }.
    .fr = { $player } ramasse une crevette en { $cell }.
marche-event-resigned =
    .en = { $player } gives up for all.
    .fr = { $player } abandonne pour tous.
marche-event-ended =
    .en = The game is over.
    .fr = La partie est finie.

## How it ended

marche-freed =
    .en = All eight brothers are free, with { $points ->
            [0] no shrimp left: you are free, but nothing has changed on the beach.
            [1] one shrimp left: you are free, but nothing has changed on the beach.
            [2] 2 shrimps left: you are free, but nothing has changed on the beach.
            [3] 3 shrimps left: victory, the beach is yours.
            [4] 4 shrimps left: victory, the beach is yours.
           *[other] { $points } shrimps left: total victory, evolution is yours.
        }
    .fr = Les huit frères sont libres, et il { $points ->
            [0] ne reste aucune crevette : vous êtes libres, mais rien n'a changé sur la plage.
            [1] reste une crevette : vous êtes libres, mais rien n'a changé sur la plage.
            [2] reste 2 crevettes : vous êtes libres, mais rien n'a changé sur la plage.
            [3] reste 3 crevettes : victoire, la plage est à vous.
            [4] reste 4 crevettes : victoire, la plage est à vous.
           *[other] reste { $points } crevettes : victoire totale, l'évolution est à vous.
        }
marche-caught =
    .en = The tourteaux catch you: there are not enough shrimps to pay. All have lost.
    .fr = Les tourteaux vous attrapent : il n'y a plus assez de crevettes pour payer. Tous ont perdu.
marche-crowded =
    .en = No tourteau can appear any more in the row that was drawn. All have lost.
    .fr = Plus aucun tourteau ne peut apparaître sur la ligne piochée. Tous ont perdu.
marche-given-up =
    .en = The game was given up, and the brothers with it. All have lost.
    .fr = La partie est abandonnée, et les frères avec elle. Tous ont perdu.
marche-freed-short =
    .en = all brothers freed
    .fr = tous les frères délivrés
marche-caught-short =
    .en = out of shrimps
    .fr = plus assez de crevettes
marche-crowded-short =
    .en = no room for a tourteau
    .fr = plus de place pour un tourteau
marche-given-up-short =
    .en = given up
    .fr = abandon

## Why not

marche-why-no-action =
    .en = There is no action number { $action } in La marche du crabe.
    .fr = Il n'y a pas d'action numéro { $action } dans La marche du crabe.
marche-why-turn =
    .en = It is player { $seat }'s turn.
    .fr = C'est au joueur { $seat } de jouer.
marche-why-appeared =
    .en = A tourteau has already appeared this turn: now the crabs move.
    .fr = Un tourteau est déjà apparu à ce tour : il faut maintenant déplacer les crabes.
marche-why-appear-first =
    .en = A tourteau must first appear in row { $row }.
    .fr = Un tourteau doit d'abord apparaître sur la ligne { $row }.
marche-why-other-row =
    .en = { $cell } is not in row { $row }, whose card was drawn.
    .fr = { $cell } n'est pas sur la ligne { $row }, dont la carte a été piochée.
marche-why-object =
    .en = There is an object on { $cell }: only a blank card is flipped.
    .fr = Il y a un objet en { $cell } : on ne retourne qu'une carte vierge.
marche-why-tourteau =
    .en = There is already a tourteau on { $cell }.
    .fr = Il y a déjà un tourteau en { $cell }.
marche-why-crabs =
    .en = The crabs sit on { $cell }: their card cannot be flipped.
    .fr = Les crabes sont en { $cell } : leur carte ne peut pas être retournée.
marche-why-no-card =
    .en = There is no card on { $cell } any more, so none that could be flipped.
    .fr = Il n'y a plus de carte en { $cell }, donc rien à retourner.
marche-why-here =
    .en = The crabs are on { $cell } already: to leave them there, stay.
    .fr = Les crabes sont déjà en { $cell } : pour les y laisser, restez sur place.
marche-why-column =
    .en = Bateau goes up and down only: { $cell } is not in the column of { $start }.
    .fr = Bateau ne se déplace que verticalement : { $cell } n'est pas dans la colonne de { $start }.
marche-why-row =
    .en = Soleil goes left and right only: { $cell } is not in the row of { $start }.
    .fr = Soleil ne se déplace qu'horizontalement : { $cell } n'est pas dans la ligne de { $start }.
marche-why-downhill =
    .en = The third crab goes only along the diagonal between top left and bottom right: { $cell } is not on that of { $start }.
    .fr = Le troisième crabe ne suit que la diagonale entre le haut à gauche et le bas à droite : { $cell } n'est pas sur celle de { $start }.
marche-why-uphill =
    .en = The fourth crab goes only along the diagonal between bottom left and top right: { $cell } is not on that of { $start }.
    .fr = Le quatrième crabe ne suit que la diagonale entre le bas à gauche et le haut à droite : { $cell } n'est pas sur celle de { $start }.
marche-why-hermit =
    .en = The hermit crab goes one or two cells diagonally, which does not lead from { $start } to { $cell }.
    .fr = Le bernard-l'ermite se déplace d'une ou deux cases en diagonale, ce qui ne mène pas de { $start } à { $cell }.
marche-why-turned =
    .en = The hermit crab goes straight: it would have to turn on its way to { $cell }.
    .fr = Le bernard-l'ermite va tout droit : il devrait changer de direction pour aller en { $cell }.
marche-why-unpaid =
    .en = There is no shrimp left for the tourteaux on the way to { $cell }.
    .fr = Il n'y a plus de crevette pour les tourteaux sur le chemin vers { $cell }.
marche-why-tourteaux-cost =
    .en = Crossing or stopping on tourteaux costs a shrimp.
    .fr = Traverser des tourteaux ou s'y arrêter coûte une crevette.
marche-why-unpaid-stay =
    .en = There is no shrimp left to stay on the tourteau on { $cell }.
    .fr = Il n'y a plus de crevette pour rester sur le tourteau en { $cell }.
marche-why-stay-costs =
    .en = Staying on a tourteau costs a shrimp.
    .fr = Rester sur un tourteau coûte une crevette.

## What was typed

marche-no-cell =
    .en = "{ $text }": there is no cell { $cell }.
    .fr = « { $text } » : il n'y a pas de case { $cell }.

## What a partner says of itself, asked with --explain

marche-explain-holds =
    .en = I think that player { $seat } holds the objects on { $cells }.
    .fr = Je pense que le joueur { $seat } a les objets en { $cells }.
marche-explain-unread =
    .en = I cannot tell yet what player { $seat } holds.
    .fr = Je ne sais pas encore ce que le joueur { $seat } a en main.
marche-explain-stranger =
    .en = Player { $seat } does not seem to point with tourteaux, so I read little into where they are put.
    .fr = Le joueur { $seat } ne semble pas faire signe avec les tourteaux : je ne tire pas grand-chose de leur emplacement.
marche-explain-sign =
    .en = I point with the tourteau: place { $place } of { $cells } from the left; the further left, the nearer to the crabs lies the first of my objects.
    .fr = Je fais signe avec le tourteau : place { $place } sur { $cells } depuis la gauche ; plus c'est à gauche, plus le premier de mes objets est près des crabes.
marche-explain-take =
    .en = What can be reached without paying, and nobody seems to hold, should be taken.
    .fr = Ce qu'on atteint sans payer, et que personne ne semble avoir en main, est à prendre.
marche-explain-plan =
    .en = Of { $choices } choices, this did best in the games that I imagined.
    .fr = Sur { $choices } choix, c'est celui qui a le mieux réussi dans les parties que j'ai imaginées.

# The rules of La marche du crabe in our own words, by their ids. MC-01 to MC-33 are rules; MC-L1 to MC-L21 are rulings where the rules leave a
# question open. "Why not?" answers with these sentences, and docs/rules/marche.md shows them beside the tests that prove them.

## What it is about / Le but du jeu

MC-01 =
    .en = Two to four players play together: all win or all lose, and whoever gives up gives up for all.
    .fr = De deux à quatre joueurs jouent ensemble : tous gagnent ou tous perdent, et celui qui abandonne le fait pour tous.
MC-02 =
    .en = There are 36 beach cards with a tourteau on the back, 12 object cards, 6 tourteau cards, 4 crab cards and a hermit crab, one token for the crabs, and 5 shrimps.
    .fr = Le jeu compte 36 cartes plage avec un tourteau au dos, 12 cartes objet, 6 cartes tourteau, 4 cartes crabe et un bernard-l'ermite, un seul jeton pour les crabes, et 5 crevettes.
MC-03 =
    .en = The aim is to free the brothers who are stuck under objects on the beach.
    .fr = Le but est de délivrer les frères coincés sous des objets de la plage.

## Setting up / La mise en place

MC-04 =
    .en = The beach cards are laid out in six rows of six, row 1 on top, tourteaux face down; every card belongs to one row.
    .fr = Les cartes plage forment six lignes de six, la ligne 1 en haut, tourteaux cachés ; chaque carte appartient à une ligne.
MC-05 =
    .en = Within a row the cards lie in random order.
    .fr = Dans une ligne, l'ordre des cartes est laissé au hasard.
MC-06 =
    .en = Every column has one, two or three objects; if not, cards are moved within their rows.
    .fr = Chaque colonne compte un, deux ou trois objets ; sinon, on déplace des cartes à l'intérieur de leur ligne.
MC-07 =
    .en = Two players have the crabs Bateau and Soleil; three have the hermit crab as well; four have the four crab cards.
    .fr = À deux, on joue les crabes Bateau et Soleil ; à trois, le bernard-l'ermite en plus ; à quatre, les quatre cartes crabe.
MC-08 =
    .en = All share one token, the crabs, which starts on the first card without an object of row 3.
    .fr = Tous partagent un seul jeton, les crabes, qui part de la première carte sans objet de la ligne 3.
MC-09 =
    .en = Five shrimps lie beside the beach.
    .fr = Cinq crevettes attendent à côté de la plage.
MC-10 =
    .en = The six tourteau cards, one for each row, are shuffled face down.
    .fr = Les six cartes tourteau, une par ligne, sont mélangées face cachée.
MC-11 =
    .en = The object cards are shuffled; Bateau and Soleil draw two each and look at them in secret: a tourteau is hiding under these objects.
    .fr = On mélange les cartes objet ; Bateau et Soleil en piochent deux chacun et les regardent en secret : un tourteau se cache sous ces objets.
MC-12 =
    .en = Every other player draws four in secret: a brother is stuck under each of these objects, but this player is too timid to go there and must lead the others.
    .fr = Tout autre joueur en pioche quatre en secret : un frère est coincé sous chacun de ces objets, mais ce joueur est trop timide pour y aller lui-même et doit y mener les autres.
MC-13 =
    .en = Nobody may say or show which cards they hold.
    .fr = Personne ne peut dire ni montrer les cartes qu'il a en main.
MC-14 =
    .en = Whoever was last on a beach of the Gironde estuary begins; turns then go clockwise.
    .fr = Le dernier à être allé sur une plage de l'estuaire de la Gironde commence ; on joue ensuite dans le sens des aiguilles d'une montre.

## First a tourteau appears / D'abord, un tourteau apparaît

MC-15 =
    .en = A turn begins by drawing a tourteau card: it is put beside the row that it names.
    .fr = On commence son tour en piochant une carte tourteau : on la pose à côté de la ligne qu'elle indique.
MC-16 =
    .en = The player flips a blank card of that row, of their choice: one that shows no object and no tourteau and does not carry the crabs. Now it shows a tourteau.
    .fr = Le joueur retourne la carte vierge de son choix dans cette ligne : une carte sans objet, sans tourteau et sans les crabes. Elle montre désormais un tourteau.
MC-17 =
    .en = When all six tourteau cards have been drawn, they are shuffled again before the next draw.
    .fr = Quand les six cartes tourteau ont été piochées, on les mélange à nouveau avant de piocher.

## Then the crabs move / Puis les crabes se déplacent

MC-18 =
    .en = The player moves the crabs the way of their own crab: as far as they like along the column, the row or the diagonal; the hermit crab one or two cells diagonally.
    .fr = Le joueur déplace les crabes dans la direction de son crabe : aussi loin qu'il veut dans la colonne, la ligne ou la diagonale ; avec le bernard-l'ermite, d'une ou deux cases en diagonale.
MC-19 =
    .en = Staying where the crabs are is a move too.
    .fr = Rester sur place est aussi un déplacement.
MC-20 =
    .en = A move that crosses tourteaux or stops on one costs one shrimp, however many they are.
    .fr = Un déplacement qui traverse des tourteaux ou s'arrête sur l'un d'eux coûte une crevette, quel que soit leur nombre.
MC-21 =
    .en = Stopping on an object that neither Bateau nor Soleil holds frees a brother; the card is taken away.
    .fr = S'arrêter sur un objet que ni Bateau ni Soleil n'a en main délivre un frère ; la carte est retirée.
MC-22 =
    .en = Stopping on an object that Bateau or Soleil holds springs a trap: the card is flipped, shows a tourteau, and two shrimps are lost.
    .fr = S'arrêter sur un objet que Bateau ou Soleil a en main déclenche un piège : la carte est retournée, montre un tourteau, et l'on perd deux crevettes.
MC-23 =
    .en = Going onto a tourteau in plain sight is no surprise and costs only one shrimp.
    .fr = Aller sur un tourteau visible n'est pas une surprise et ne coûte qu'une crevette.
MC-24 =
    .en = With three or four players, a timid crab that stops on one of its own four objects costs the team two shrimps.
    .fr = À trois ou quatre, un crabe timide qui s'arrête sur l'un de ses quatre objets fait perdre deux crevettes à l'équipe.
MC-25 =
    .en = A place whose card is gone may be crossed or stopped on.
    .fr = On peut traverser un emplacement sans carte, ou s'y arrêter.
MC-26 =
    .en = An object may be crossed without stopping there.
    .fr = On peut traverser un objet sans s'y arrêter.

## The end / La fin

MC-27 =
    .en = The game is lost when shrimps must be spent and there are not enough.
    .fr = La partie est perdue quand il faut dépenser des crevettes et qu'il n'y en a pas assez.
MC-28 =
    .en = The game is lost when a tourteau must appear and cannot.
    .fr = La partie est perdue quand un tourteau doit apparaître et ne le peut pas.
MC-29 =
    .en = The game is won when eight brothers are free; the shrimps that are left are the points.
    .fr = La partie est gagnée quand huit frères sont libres ; les crevettes qui restent sont les points.
MC-30 =
    .en = With up to two points the beach stays as it was; with three or four it is yours; five are a total victory.
    .fr = Jusqu'à deux points, rien ne change sur la plage ; avec trois ou quatre, elle est à vous ; cinq, c'est la victoire totale.

## Fishing for shrimps / La pêche aux crevettes

MC-31 =
    .en = For more of a challenge two shrimps start on the beach: on the last blank card of row 2 and on the third blank card of row 4.
    .fr = Pour corser la partie, deux crevettes commencent sur la plage : sur la dernière carte vierge de la ligne 2 et sur la troisième carte vierge de la ligne 4.
MC-32 =
    .en = A shrimp on the beach is collected by stopping there.
    .fr = On ramasse une crevette de la plage en s'arrêtant dessus.
MC-33 =
    .en = For even more of a challenge, a third shrimp starts on the second blank card of row 5.
    .fr = Pour la corser encore, une troisième crevette commence sur la deuxième carte vierge de la ligne 5.

## Rulings on setting up / Précisions sur la mise en place

MC-L1 =
    .en = All layouts that the columns allow are equally likely; as an option every column has exactly two objects.
    .fr = Toutes les dispositions que permettent les colonnes sont équiprobables ; en option, chaque colonne compte exactement deux objets.
MC-L2 =
    .en = Cards of a row are counted from the left; the last is the rightmost.
    .fr = Les cartes d'une ligne se comptent à partir de la gauche ; la dernière est la plus à droite.
MC-L3 =
    .en = Bateau goes up and down, Soleil left and right, the third crab along the diagonals between top left and bottom right, the fourth along those between bottom left and top right, the hermit crab along either; all of them both ways.
    .fr = Bateau se déplace verticalement, Soleil horizontalement, le troisième crabe sur les diagonales entre le haut à gauche et le bas à droite, le quatrième sur celles entre le bas à gauche et le haut à droite, le bernard-l'ermite sur les unes et les autres ; tous, dans les deux sens.

## Rulings on tourteaux / Précisions sur les tourteaux

MC-L4 =
    .en = If the crabs sit on the only blank card of the row that is drawn, no tourteau can appear there and the game is lost; the game warns of it beforehand.
    .fr = Si les crabes occupent la seule carte vierge de la ligne piochée, aucun tourteau ne peut y apparaître et la partie est perdue ; le jeu en avertit à l'avance.
MC-L5 =
    .en = A place without a card never gets a tourteau.
    .fr = Un emplacement sans carte ne reçoit jamais de tourteau.
MC-L6 =
    .en = A sprung trap is a tourteau like any other from then on, and uses up no blank card.
    .fr = Un piège déclenché est dès lors un tourteau comme un autre, et n'use aucune carte vierge.

## Rulings on prices / Précisions sur les prix

MC-L7 =
    .en = Leaving a tourteau is free; staying on one costs a shrimp.
    .fr = Quitter un tourteau est gratuit ; rester dessus coûte une crevette.
MC-L8 =
    .en = Crossing tourteaux and then meeting a surprise costs one shrimp, and two more.
    .fr = Traverser des tourteaux puis tomber sur une surprise coûte une crevette, plus deux autres.
MC-L9 =
    .en = The last shrimp may be spent; only what cannot be paid loses the game.
    .fr = On peut dépenser la dernière crevette ; seul ce qu'on ne peut pas payer fait perdre la partie.
MC-L10 =
    .en = A move that crosses tourteaux or stops on one and cannot be paid for is forbidden while another can be made; if none can, the game is lost.
    .fr = Un déplacement qui traverse des tourteaux ou s'arrête sur l'un d'eux et qu'on ne peut pas payer est interdit tant qu'un autre est possible ; si aucun ne l'est, la partie est perdue.
MC-L11 =
    .en = A trap of one's own costs two shrimps like any other; as an option it costs one for the whole move, like a tourteau in plain sight.
    .fr = S'arrêter sur son propre piège coûte deux crevettes, comme sur tout autre ; en option, cela n'en coûte qu'une pour tout le déplacement, comme un tourteau visible.
MC-L12 =
    .en = A timid crab that stops on an object of its own pays, and the brother is freed.
    .fr = Un crabe timide qui s'arrête sur l'un de ses objets paie, et le frère est délivré.
MC-L13 =
    .en = Every cell after the starting one counts for the price, the last one included, for the hermit crab too.
    .fr = Toutes les cases après celle de départ comptent pour le prix, la dernière comprise, pour le bernard-l'ermite aussi.

## Rulings on the end, on shrimps and on silence / Précisions sur la fin, les crevettes et le silence

MC-L14 =
    .en = A move is paid first; if it can be and frees the eighth brother, the game is won at once, whatever card would come next.
    .fr = On paie d'abord le déplacement ; si on le peut et qu'il délivre le huitième frère, la partie est aussitôt gagnée, quelle que soit la carte suivante.
MC-L15 =
    .en = Shrimps on the beach are taken from those beside it; a tourteau that appears under one leaves it there, to be collected at the usual price; once collected it can be spent.
    .fr = Les crevettes posées sur la plage sont prises parmi celles qui attendent à côté ; si un tourteau apparaît dessous, la crevette reste là et se ramasse au prix habituel ; une fois ramassée, elle peut être dépensée.
MC-L16 =
    .en = Nobody talks during the game; a sprung trap is seen by all, and at the end all hands are shown.
    .fr = Personne ne parle pendant la partie ; un piège déclenché est vu de tous, et à la fin toutes les mains sont montrées.
MC-L17 =
    .en = Who begins is drawn by lot, unless it was agreed that Bateau or Soleil does.
    .fr = Le premier joueur est tiré au sort, sauf si l'on a convenu que Bateau ou Soleil commence.
MC-L18 =
    .en = Where a tourteau appears may tell the others something, so the player is always asked, even if only one blank card is left.
    .fr = L'endroit où un tourteau apparaît peut renseigner les autres : on demande donc toujours au joueur, même s'il ne reste qu'une carte vierge.
MC-L19 =
    .en = While the game goes on, it is not told who held a sprung trap or the object of a freed brother.
    .fr = Tant que la partie dure, on ne dit pas qui avait en main un piège déclenché ou l'objet d'un frère délivré.
MC-L20 =
    .en = The hermit crab goes straight: it does not turn for its second step.
    .fr = Le bernard-l'ermite va tout droit : il ne change pas de direction au deuxième pas.
MC-L21 =
    .en = When more than five shrimps were dealt, five or more points are a total victory.
    .fr = Si l'on a commencé avec plus de cinq crevettes, cinq points ou plus sont une victoire totale.

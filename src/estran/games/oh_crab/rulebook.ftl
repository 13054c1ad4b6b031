# The rules of Oh Crab! in our own words, by their ids. OC-001 to OC-124 are the final edition, OC-200 to OC-220 its rules for two players,
# OC-300 to OC-352 the Adventure Pack, OC-400 to OC-453 the prototype. What the tokens and cards of the Adventure Pack do is OC-S1 to OC-S11
# (surprise tokens), OC-E1 to OC-E14 (events), OC-C1 to OC-C8 (challenges), OC-R1 to OC-R3 (reward cards) and OC-A1 to OC-A14 (skills). OC-D1 to
# OC-D61 are rulings where the rules leave a question open, OC-D62 and later are our own. Where a rule and a ruling disagree the ruling stands,
# and what a token or a card says stands before both. "Why not?" answers with these sentences, and docs/rules/oh_crab.md shows them beside the
# tests that prove them.

## What there is / Ce qu'il y a

OC-001 =
    .en = The beach is laid out in tiles with two faces, A and B: the start tile 0, four beach tiles 1 to 4, and the finish tile 9.
    .fr = La plage se compose de tuiles à deux faces, A et B : la tuile Départ 0, quatre tuiles Plage de 1 à 4 et la tuile Arrivée 9.
OC-002 =
    .en = There are twenty starting cards: five decks of four, one for each crab.
    .fr = Il y a vingt cartes de départ : cinq paquets de quatre, un par crabe.
OC-003 =
    .en = There are five crabs, each with a pawn and a player board of its own.
    .fr = Il y a cinq crabes, chacun avec son pion et sa planchette de joueur.
OC-004 =
    .en = There are four extra-action tiles, A, B, C and D, with two faces each, a and b.
    .fr = Il y a quatre tuiles Action supplémentaire, A, B, C et D, à deux faces chacune, a et b.
OC-005 =
    .en = One chef is in play and marks the first player; the second chef pawn is a spare.
    .fr = Une seule cuisinière est en jeu et désigne le premier joueur ; le second pion de la cuisinière est un pion de rechange.
OC-006 =
    .en = Crabs are activated only in games for two; four activation tokens show it.
    .fr = On n'active les crabes qu'à deux joueurs ; quatre jetons d'activation le montrent.
OC-007 =
    .en = There are 36 market cards, three with each of the twelve special actions, and shells without limit.
    .fr = Il y a 36 cartes du marché, trois pour chacune des douze actions spéciales, et des coquillages sans limite.
OC-008 =
    .en = The crabs are red, orange, blue, green and brown, in this order.
    .fr = Les crabes sont rouge, orange, bleu, vert et marron, dans cet ordre.
OC-009 =
    .en = Every player has a discard pile of their own, which lies face up.
    .fr = Chaque joueur a sa propre défausse, face visible.
OC-010 =
    .en = Cards are discarded for entering an obstacle, for taking a shortcut, and for what special actions cost or do.
    .fr = On défausse des cartes en entrant sur un obstacle, en prenant un raccourci, et pour le coût ou l'effet des actions spéciales.
OC-011 =
    .en = The cards you have played form a row, your track; each new card goes to its left or its right end.
    .fr = Les cartes que vous avez jouées forment une rangée, votre trace ; chaque nouvelle carte va à son bout gauche ou droit.
OC-012 =
    .en = Your hand is the cards you hold: those you play and those you discard come from it.
    .fr = Votre main, ce sont les cartes que vous tenez : c'est d'elle que viennent celles que vous jouez et celles que vous défaussez.
OC-013 =
    .en = The active player is the one whose turn it is.
    .fr = Le joueur actif est celui dont c'est le tour.
OC-014 =
    .en = There are four basic actions: take a shell; the forward move, one space straight ahead; the diagonal move, one space ahead to the left or to the right; the seaward move, one space in any of these three directions.
    .fr = Il y a quatre actions de base : prendre un coquillage ; le déplacement en avant, d'une case tout droit ; le déplacement en diagonale, d'une case vers la gauche ou vers la droite ; le déplacement vers la mer, d'une case dans l'une de ces trois directions.
OC-015 =
    .en = A space is free if it is not inaccessible and no crab is on it; what it asks of a crab that enters still holds.
    .fr = Une case est libre si elle n'est pas inaccessible et qu'aucun crabe ne s'y trouve ; ses conditions d'entrée restent valables.

## What it is about / Le but du jeu

OC-016 =
    .en = Bring your crab into the sea before the others.
    .fr = Amenez votre crabe dans la mer avant les autres.

## Setting up / La mise en place

OC-017 =
    .en = The beach is the start tile, three beach tiles in any order, and the finish tile, each on either face; or a scenario says which.
    .fr = La plage est faite de la tuile Départ, de trois tuiles Plage dans n'importe quel ordre et de la tuile Arrivée, chacune sur la face de votre choix ; ou bien un scénario décide de tout.
OC-018 =
    .en = Unless another is chosen, the first scenario is played, which is made for a first game.
    .fr = Sauf autre choix, on joue le premier scénario, fait pour une première partie.
OC-019 =
    .en = The beach tile that is not used stays out of the game.
    .fr = La tuile Plage inutilisée reste hors du jeu.
OC-020 =
    .en = Three of the four extra-action tiles are in play, each on one face, chosen freely or by the scenario; the fourth stays out.
    .fr = Trois des quatre tuiles Action supplémentaire sont en jeu, chacune sur une face, au choix ou selon le scénario ; la quatrième reste hors du jeu.
OC-021 =
    .en = Each player has one crab and its four starting cards in hand; the cards of crabs that nobody plays stay out.
    .fr = Chaque joueur a un crabe et tient en main les quatre cartes de départ de celui-ci ; les cartes des crabes que personne ne joue restent hors du jeu.
OC-022 =
    .en = The market cards are shuffled into a face-down pile, and three slots are filled from it; a card whose special action already shows is put on top of the one that shows it, and so on until three different special actions show.
    .fr = Les cartes du marché sont mélangées en une pioche face cachée, d'où l'on garnit trois emplacements ; une carte dont l'action spéciale est déjà visible se pose sur celle qui la montre, et l'on continue jusqu'à voir trois actions spéciales différentes.
OC-023 =
    .en = The first player is drawn by lot, and starts on space 1.
    .fr = Le premier joueur est tiré au sort et part de la case 1.
OC-024 =
    .en = The others follow clockwise on the start spaces 2, 3, 4 and 5.
    .fr = Les autres suivent dans le sens horaire sur les cases de départ 2, 3, 4 et 5.
OC-025 =
    .en = Whoever starts on space 1 has the chef and begins the first round.
    .fr = Le joueur qui part de la case 1 a la cuisinière et commence la première manche.
OC-026 =
    .en = Whoever starts on a shell space takes a shell.
    .fr = Le joueur qui part d'une case à coquillage prend un coquillage.
OC-027 =
    .en = All other shells are the supply, which all share.
    .fr = Tous les autres coquillages forment la réserve commune.
OC-028 =
    .en = Each module of the Adventure Pack has a setup of its own; without it nothing is added here, and nothing is drawn for it.
    .fr = Chaque module de l'extension Adventure Pack a sa propre mise en place ; sans lui, rien ne s'ajoute ici, et rien n'est tiré pour lui.
OC-029 =
    .en = The quick game has two beach tiles instead of three, and is otherwise the same.
    .fr = La partie rapide a deux tuiles Plage au lieu de trois ; rien d'autre ne change.

## A round / Une manche

OC-030 =
    .en = The game is played in rounds, and ends only at the end of one.
    .fr = La partie se joue en manches, et ne prend fin qu'à la fin d'une manche.
OC-031 =
    .en = A round has three phases: planning, action, end of the round.
    .fr = Une manche a trois phases : planification, action, fin de manche.
OC-032 =
    .en = In the planning phase all players at once choose a card from hand and put it face down.
    .fr = Pendant la planification, tous les joueurs choisissent en même temps une carte de leur main et la posent face cachée.
OC-033 =
    .en = A player without cards in hand plans nothing and announces a rest.
    .fr = Un joueur sans carte en main ne planifie rien et annonce un repos.
OC-034 =
    .en = In the action phase turns go clockwise, beginning with the holder of the chef.
    .fr = Pendant la phase d'action, on joue dans le sens horaire, en commençant par celui qui a la cuisinière.
OC-035 =
    .en = When a crab reaches the sea the remaining players still take their turns; all moves of the round count as made at the same time.
    .fr = Quand un crabe atteint la mer, les joueurs suivants jouent encore leur tour ; tous les déplacements de la manche comptent comme simultanés.
OC-036 =
    .en = At the start of your turn you add the planned card to your track or rest; if you planned no card you must rest.
    .fr = Au début de votre tour, vous ajoutez la carte planifiée à votre trace ou vous vous reposez ; sans carte planifiée, vous devez vous reposer.
OC-037 =
    .en = Then you act, and when you end your turn the next player goes; after the last one the round ends.
    .fr = Ensuite vous agissez, et quand vous finissez votre tour, c'est au joueur suivant ; après le dernier, la manche se termine.

## Adding a card / Ajouter une carte

OC-038 =
    .en = The planned card is revealed and goes to the left or the right end of your track; if the track is empty it is simply put down.
    .fr = La carte planifiée est révélée et va au bout gauche ou droit de votre trace ; si la trace est vide, on la pose simplement.
OC-039 =
    .en = The halves of icons need not match; where they do, you gain actions.
    .fr = Les moitiés d'icônes n'ont pas à correspondre ; quand elles correspondent, vous gagnez des actions.
OC-040 =
    .en = A track may have any number of cards.
    .fr = Une trace peut compter autant de cartes qu'on veut.
OC-041 =
    .en = The actions of the card just added can be used in this turn, in any order.
    .fr = Les actions de la carte qui vient d'être ajoutée s'utilisent pendant ce tour, dans n'importe quel ordre.

## Resting / Se reposer

OC-042 =
    .en = When you rest, the planned card is discarded first.
    .fr = Quand vous vous reposez, la carte planifiée est d'abord défaussée.
OC-043 =
    .en = Second, you choose one card of your track that stays; all others go to your discard pile.
    .fr = Deuxièmement, vous choisissez une carte de votre trace, qui y reste ; toutes les autres vont dans votre défausse.
OC-044 =
    .en = Third, you take one market card into hand: the top card of a slot, or one from the pile; a slot left empty is refilled.
    .fr = Troisièmement, vous prenez en main une carte du marché : celle du dessus d'un emplacement, ou une de la pioche ; un emplacement vidé est regarni.
OC-045 =
    .en = Fourth, you take your whole discard pile into hand.
    .fr = Quatrièmement, vous reprenez en main toute votre défausse.
OC-046 =
    .en = Last, your crab stands up if it was knocked over.
    .fr = Enfin, votre crabe se redresse s'il était renversé.

## Actions of a turn / Les actions d'un tour

OC-047 =
    .en = After adding a card or resting you use your actions in any order; one is finished before the next begins.
    .fr = Après avoir ajouté une carte ou vous être reposé, vous utilisez vos actions dans n'importe quel ordre ; on achève l'une avant de commencer la suivante.
OC-048 =
    .en = Actions are optional; the effects of spaces are not.
    .fr = Les actions sont facultatives ; les effets des cases ne le sont pas.
OC-049 =
    .en = After a rest you have no actions of a card, but all others: those of the chef, of an extra-action tile and of the board.
    .fr = Après un repos, vous n'avez aucune action de carte, mais toutes les autres : celles de la cuisinière, d'une tuile Action supplémentaire et du plateau.
OC-050 =
    .en = The main action is the icon in the middle of the card you add; it is a basic action and costs nothing.
    .fr = L'action principale est l'icône au milieu de la carte ajoutée ; c'est une action de base, et elle ne coûte rien.
OC-051 =
    .en = Every icon that the card added this turn completes with its neighbour gives you that basic action; two completed icons give both.
    .fr = Chaque icône que la carte ajoutée ce tour-ci complète avec sa voisine vous donne cette action de base ; deux icônes complétées donnent les deux.
OC-052 =
    .en = A market card also has a special action, which may cost a card; a starting card has none.
    .fr = Une carte du marché a aussi une action spéciale, qui peut coûter une carte ; une carte de départ n'en a pas.
OC-053 =
    .en = When an action moves the crabs of others, the active player makes all decisions.
    .fr = Quand une action déplace les crabes des autres, c'est le joueur actif qui décide de tout.
OC-054 =
    .en = The holder of the chef has one more diagonal move in their turn.
    .fr = Le joueur qui a la cuisinière dispose d'un déplacement en diagonale de plus pendant son tour.
OC-055 =
    .en = Once a turn you may pay the shells shown on one of the tiles in play, and do its extra action.
    .fr = Une fois par tour, vous pouvez payer les coquillages qu'indique l'une des tuiles en jeu et faire son action supplémentaire.
OC-056 =
    .en = On a space that offers a board action you may do it if you meet its conditions.
    .fr = Sur une case qui offre une action du plateau, vous pouvez la faire si vous en remplissez les conditions.

## Moving / Se déplacer

OC-057 =
    .en = Every move goes toward the sea, unless a special action says otherwise.
    .fr = Tout déplacement va vers la mer, sauf si une action spéciale dit le contraire.
OC-058 =
    .en = No crab can ever be moved off the beach or onto an inaccessible space.
    .fr = Aucun crabe ne peut jamais être déplacé hors de la plage ou sur une case inaccessible.
OC-059 =
    .en = Some spaces act as soon as a crab enters, some may be used at any time of its turn, some act at the end of its turn.
    .fr = Certaines cases agissent dès qu'un crabe y entre, d'autres s'utilisent à tout moment de son tour, d'autres agissent à la fin de son tour.
OC-060 =
    .en = A space holds one crab at most; only the sea holds any number.
    .fr = Une case ne contient qu'un crabe au plus ; seule la mer en contient autant qu'on veut.

## Pushing / Pousser

OC-061 =
    .en = Whoever enters the space of another crab pushes it: it goes one space toward the sea, forward or diagonally.
    .fr = Qui entre sur la case d'un autre crabe le pousse : celui-ci est déplacé d'une case vers la mer, en avant ou en diagonale.
OC-062 =
    .en = A pushed crab that lands on another crab pushes that one in turn.
    .fr = Un crabe poussé qui arrive sur un autre crabe le pousse à son tour.
OC-063 =
    .en = The active player chooses the direction of every push of the chain.
    .fr = Le joueur actif choisit la direction de chaque poussée de la chaîne.
OC-064 =
    .en = A crab can be pushed only onto a space it can be on: not onto an inaccessible one, not off the beach.
    .fr = On ne pousse un crabe que sur une case où il peut se trouver : ni sur une case inaccessible, ni hors de la plage.
OC-065 =
    .en = Every pushed crab is knocked over.
    .fr = Tout crabe poussé est renversé.
OC-066 =
    .en = The space acts on the pushed crab: a shell goes to its player; an obstacle discards a random card from that player's hand.
    .fr = La case agit sur le crabe poussé : un coquillage va à son joueur ; un obstacle fait défausser à ce joueur une carte de sa main, au hasard.

## Knocked over / Renversé

OC-067 =
    .en = A crab is knocked over when it is pushed or enters a knock-over obstacle.
    .fr = Un crabe est renversé quand on le pousse ou quand il entre sur un obstacle renversant.
OC-068 =
    .en = A knocked-over crab cannot move on its own until it stands up; its player may use actions that do not move it.
    .fr = Un crabe renversé ne peut pas se déplacer de lui-même avant de s'être redressé ; son joueur peut utiliser les actions qui ne le déplacent pas.
OC-069 =
    .en = An action that would move your knocked-over crab together with others moves only the others.
    .fr = Une action qui déplacerait à la fois votre crabe renversé et d'autres crabes ne déplace que les autres.
OC-070 =
    .en = The actions of other players can still move a knocked-over crab.
    .fr = Les actions des autres joueurs peuvent toujours déplacer un crabe renversé.
OC-071 =
    .en = Knocking over a crab that is already knocked over changes nothing.
    .fr = Renverser un crabe déjà renversé ne change rien.
OC-072 =
    .en = To stand up, give up one basic move from any source: a card, the chef or an extra-action tile. A rest does it too.
    .fr = Pour se redresser, on renonce à un déplacement de base, d'où qu'il vienne : carte, cuisinière ou tuile Action supplémentaire. Un repos redresse aussi le crabe.

## Spaces / Les cases

OC-073 =
    .en = A standard space can always be entered and does nothing.
    .fr = On entre toujours sur une case standard, et elle ne fait rien.
OC-074 =
    .en = An inaccessible space can never be entered; a jump or a leap may pass over it.
    .fr = On n'entre jamais sur une case inaccessible ; un saut ou un bond peut passer par-dessus.
OC-075 =
    .en = Whoever enters an obstacle on their own discards one card of their choice from hand.
    .fr = Qui entre de lui-même sur un obstacle défausse une carte de sa main, à son choix.
OC-076 =
    .en = Without a card in hand you cannot enter an obstacle on your own.
    .fr = Sans carte en main, on n'entre pas de soi-même sur un obstacle.
OC-077 =
    .en = When a crab is pushed onto an obstacle its player discards a random card from hand, or nothing if the hand is empty.
    .fr = Quand un crabe est poussé sur un obstacle, son joueur défausse une carte de sa main, au hasard, ou rien si sa main est vide.
OC-078 =
    .en = Every obstacle shows a discarded card and something left on the beach.
    .fr = Chaque obstacle montre une carte défaussée et un objet abandonné sur la plage.
    .note = how a space is drawn is no behaviour.
OC-079 =
    .en = A knock-over obstacle knocks over at once every crab that enters or is pushed onto it.
    .fr = Un obstacle renversant renverse aussitôt tout crabe qui y entre ou qu'on y pousse.
OC-080 =
    .en = Whenever a crab comes onto a shell space, by whatever means, its player takes a shell; the space may be of another kind too.
    .fr = Chaque fois qu'un crabe arrive sur une case à coquillage, de quelque façon que ce soit, son joueur prend un coquillage ; la case peut aussi être d'un autre type.
OC-081 =
    .en = If you end your turn on an exchange space you may exchange one card.
    .fr = Si vous finissez votre tour sur une case d'échange, vous pouvez échanger une carte.
OC-082 =
    .en = At any time of your turn, while your crab is on a shortcut, you may discard from hand the cards it asks for, as many as shown and with the main action shown, and go where its arrow points.
    .fr = À tout moment de votre tour, tant que votre crabe est sur un raccourci, vous pouvez défausser de votre main les cartes demandées, au nombre indiqué et avec l'action principale indiquée, et aller là où pointe la flèche.
OC-083 =
    .en = Reeds lie along the land side of a space: nobody crosses that edge toward the sea, so one enters diagonally; toward land they stop nobody.
    .fr = Les roseaux bordent une case du côté de la terre : personne ne franchit ce bord vers la mer, on entre donc en diagonale ; vers la terre, ils n'arrêtent personne.
OC-084 =
    .en = A crab that ends its turn in a current is carried at once to the adjacent space its arrow points to.
    .fr = Un crabe qui finit son tour dans un courant est aussitôt emporté sur la case voisine que montre la flèche.
OC-085 =
    .en = A current may carry a crab into the sea; that counts as reaching it.
    .fr = Un courant peut emporter un crabe dans la mer ; le crabe l'a alors atteinte.
OC-086 =
    .en = A crab carried into another current stays there: one is carried once a turn.
    .fr = Un crabe emporté dans un autre courant y reste : on n'est emporté qu'une fois par tour.
OC-087 =
    .en = A current does not carry a crab onto another one: it stays where it is, and nobody is pushed.
    .fr = Un courant n'emporte pas un crabe sur un autre : le crabe reste où il est, et personne n'est poussé.
OC-088 =
    .en = The sea is one zone with room for all, entered by a move or by a current. A crab in it has finished its race, and nothing can touch it any more.
    .fr = La mer est une seule zone, avec de la place pour tous, où l'on entre par un déplacement ou par un courant. Un crabe dans la mer a fini sa course, et plus rien ne peut le toucher.
OC-089 =
    .en = A surprise space does nothing by itself: only a surprise token on it acts, and without the Adventure Pack there is none.
    .fr = Une case Surprise ne fait rien d'elle-même : seul agit un jeton Surprise qui s'y trouve, et sans l'extension Adventure Pack il n'y en a pas.

## The market / Le marché

OC-090 =
    .en = The market is three open slots, each with a card or a stack of cards, and a face-down pile.
    .fr = Le marché, ce sont trois emplacements visibles, chacun avec une carte ou une pile de cartes, et une pioche face cachée.
OC-091 =
    .en = Cards with the same special action are stacked, so that the slots always show different special actions.
    .fr = Les cartes de même action spéciale sont empilées, si bien que les emplacements montrent toujours des actions spéciales différentes.
OC-092 =
    .en = Whoever takes a market card chooses the top card of a slot or an unseen card from the pile, and takes just one.
    .fr = Qui prend une carte du marché choisit celle du dessus d'un emplacement ou une carte de la pioche sans la voir, et n'en prend qu'une.
OC-093 =
    .en = A slot that becomes empty is refilled at once, by the same rules.
    .fr = Un emplacement devenu vide est aussitôt regarni, selon les mêmes règles.
OC-094 =
    .en = When the whole market is empty, a rest brings no card and nothing can be exchanged.
    .fr = Quand tout le marché est vide, un repos n'apporte pas de carte et l'on ne peut plus rien échanger.

## Exchanging a card / Échanger une carte

OC-095 =
    .en = An exchange gives one card of your hand for one market card; without a card in hand you cannot exchange.
    .fr = Un échange donne une carte de votre main contre une carte du marché ; sans carte en main, pas d'échange.
OC-096 =
    .en = A starting card given in an exchange leaves the game; a market card goes to the bottom of the pile. Only then is the new card taken into hand.
    .fr = Une carte de départ donnée en échange quitte le jeu ; une carte du marché va sous la pioche. Alors seulement, on prend en main la nouvelle carte.
OC-097 =
    .en = After an exchange the market is refilled if a slot is empty.
    .fr = Après un échange, le marché est regarni si un emplacement est vide.

## The end of a round and of the game / La fin d'une manche et de la partie

OC-098 =
    .en = If a crab is in the sea at the end of a round, the game is over.
    .fr = Si un crabe est dans la mer à la fin d'une manche, la partie est finie.
OC-099 =
    .en = Otherwise the chef goes to the player whose crab is farthest from the sea.
    .fr = Sinon, la cuisinière va au joueur dont le crabe est le plus loin de la mer.
OC-100 =
    .en = If several crabs are farthest, the chef goes to the first of their players clockwise after the player who has it, who comes last.
    .fr = Si plusieurs crabes sont les plus loin, la cuisinière va au premier de leurs joueurs dans le sens horaire après celui qui l'a ; lui-même vient en dernier.
OC-101 =
    .en = If only one player's crab has reached the sea, that player wins.
    .fr = Si le crabe d'un seul joueur a atteint la mer, ce joueur gagne.
OC-102 =
    .en = If several players have reached the sea, the one with the most cards in hand wins, then the one with the most shells; otherwise they share the victory.
    .fr = Si plusieurs joueurs ont atteint la mer, celui qui a le plus de cartes en main gagne, puis celui qui a le plus de coquillages ; sinon, ils partagent la victoire.

## Special actions / Les actions spéciales

OC-103 =
    .en = Seagull: crabs ahead of you, as many as you like, go back one space each toward land, in the order you choose, each onto a free space.
    .fr = Mouette : faites reculer autant de crabes devant vous que vous voulez, chacun d'une case vers la terre et sur une case libre, dans l'ordre de votre choix.
OC-104 =
    .en = Call of the sea: your crab and all that were behind it go one space toward the sea, in the order you choose, each onto a free space; one that has none when you give it its moment may be left where it is.
    .fr = Appel de la mer : votre crabe et tous ceux qui étaient derrière lui avancent d'une case vers la mer, dans l'ordre de votre choix, chacun sur une case libre ; celui qui n'en a pas au moment où vous voulez le déplacer peut rester où il est.
OC-105 =
    .en = Momentum: discard a card from hand to use the main action of any card in your track.
    .fr = Élan : défaussez une carte de votre main pour utiliser l'action principale de n'importe quelle carte de votre trace.
OC-106 =
    .en = Sand in the eyes: every player with a crab ahead of you discards a random card from hand; a player without cards loses nothing.
    .fr = Sable dans les yeux : chaque joueur dont un crabe est devant vous défausse une carte de sa main, au hasard ; un joueur sans carte ne perd rien.
OC-107 =
    .en = Impulse: discard a card from hand and use that card's main action.
    .fr = Impulsion : défaussez une carte de votre main et utilisez l'action principale de cette carte.
OC-108 =
    .en = Move out: another player's crab goes to a free space next to it, in any direction.
    .fr = Laisse passer : le crabe d'un autre joueur va sur une case libre voisine de la sienne, dans n'importe quelle direction.
OC-109 =
    .en = Jump aside: jump to any free space as far from the sea as yours, over whatever lies between; what the space asks of a crab that enters still holds.
    .fr = Saut de côté : sautez sur n'importe quelle case libre aussi loin de la mer que la vôtre, par-dessus tout ce qui les sépare ; les conditions d'entrée de cette case restent valables.
OC-110 =
    .en = Reckless: until the end of your turn you ignore the obstacles, knock-over obstacles and reeds of the spaces you enter, and may ignore a current.
    .fr = Tête baissée : jusqu'à la fin de votre tour, vous ignorez les obstacles, obstacles renversants et roseaux des cases où vous entrez, et pouvez ignorer un courant.
OC-111 =
    .en = Slant: one diagonal move.
    .fr = En diagonale : un déplacement en diagonale.
OC-112 =
    .en = Faster: discard a card from hand for one forward move.
    .fr = Plus vite : défaussez une carte de votre main pour un déplacement en avant.
OC-113 =
    .en = Zigzag: discard a card from hand for two diagonal moves in a row, which only a board action may interrupt; one of them may serve to stand up.
    .fr = Slalom : défaussez une carte de votre main pour deux déplacements en diagonale à la suite, que seule une action du plateau peut interrompre ; l'un d'eux peut servir à se redresser.
OC-114 =
    .en = Slide: discard a card from hand for a diagonal and a forward move, in either order, which only a board action may interrupt; one of them may serve to stand up.
    .fr = Glissade : défaussez une carte de votre main pour un déplacement en diagonale et un en avant, dans l'ordre voulu, que seule une action du plateau peut interrompre ; l'un d'eux peut servir à se redresser.

## Extra actions / Les actions supplémentaires

OC-115 =
    .en = Slant, tile Aa: one diagonal move.
    .fr = En diagonale, tuile Aa : un déplacement en diagonale.
OC-116 =
    .en = Jump aside, tile Ab: like the special action of that name.
    .fr = Saut de côté, tuile Ab : comme l'action spéciale de ce nom.
OC-117 =
    .en = Swap, tile Ba, for two shells: swap places with a crab next to yours, if you can meet what its space asks; that space then acts on you.
    .fr = Échange de places, tuile Ba, pour deux coquillages : échangez votre place avec un crabe voisin, si vous remplissez les conditions d'entrée de sa case ; cette case agit alors sur vous.
OC-118 =
    .en = Faster, tile Bb: one forward move.
    .fr = Plus vite, tuile Bb : un déplacement en avant.
OC-119 =
    .en = Leap, tile Ca: two spaces in a straight line toward the sea, over whatever lies between; what the landing space asks still holds.
    .fr = Bond, tuile Ca : deux cases en ligne droite vers la mer, par-dessus tout ce qui se trouve entre les deux ; les conditions d'entrée de la case d'arrivée restent valables.
OC-120 =
    .en = Snack, tile Cb: add one more card from hand to your track; you may use all actions it gives.
    .fr = En-cas, tuile Cb : ajoutez encore une carte de votre main à votre trace ; vous pouvez utiliser toutes les actions qu'elle donne.
OC-121 =
    .en = Pick up, tile Da: take your whole discard pile into hand.
    .fr = Ramassage, tuile Da : reprenez en main toute votre défausse.
OC-122 =
    .en = Exchange, tile Db: exchange one card of your hand.
    .fr = Échange de carte, tuile Db : échangez une carte de votre main.

## Scenarios / Les scénarios

OC-123 =
    .en = A scenario is a ready choice of tiles, faces and extra-action tiles; ours are listed from the easiest to the hardest.
    .fr = Un scénario est un choix tout prêt de tuiles, de faces et de tuiles Action supplémentaire ; les nôtres vont du plus facile au plus difficile.

## What the example of a turn shows / Ce que montre l'exemple d'un tour

OC-124 =
    .en = Red takes a shell, pays a card to step onto a shell space, and with the chef pushes orange onto an obstacle, which costs orange a random card. A completed icon brings red to a shortcut, two cards pay for it, and for two shells red swaps places with blue, onto a knock-over obstacle: red is knocked over.
    .fr = Le rouge prend un coquillage, paie une carte pour avancer sur une case à coquillage et, avec la cuisinière, pousse l'orange sur un obstacle, qui coûte à l'orange une carte au hasard. Une icône complétée mène le rouge à un raccourci, deux cartes le paient, et pour deux coquillages le rouge échange sa place avec le bleu, sur un obstacle renversant : le rouge est renversé.

## Two players: setting up / À deux : la mise en place

OC-200 =
    .en = Two players play as three to five do, but for what follows.
    .fr = À deux, on joue comme de trois à cinq, sauf ce qui suit.
OC-201 =
    .en = There are two beach tiles instead of three.
    .fr = Il y a deux tuiles Plage au lieu de trois.
OC-202 =
    .en = Three of the four extra-action tiles are in play, as usual.
    .fr = Trois des quatre tuiles Action supplémentaire sont en jeu, comme d'habitude.
OC-203 =
    .en = Each player has a team of two crabs, with one play area for both.
    .fr = Chaque joueur a une équipe de deux crabes, avec un seul espace de jeu pour les deux.
OC-204 =
    .en = Each player has only one starting deck of four cards, that of their first crab; the other decks stay out.
    .fr = Chaque joueur n'a qu'un paquet de départ de quatre cartes, celui de son premier crabe ; les autres paquets restent hors du jeu.
OC-205 =
    .en = The first player's first crab starts on space 1; the second player puts both crabs, one after the other, on free spaces of 2, 3 and 4; the first player's second crab gets the last one.
    .fr = Le premier crabe du premier joueur part de la case 1 ; le second joueur place ses deux crabes, l'un après l'autre, sur des cases libres parmi 2, 3 et 4 ; le second crabe du premier joueur prend la dernière.
OC-206 =
    .en = A crab that starts on a space with a shell earns its player a shell.
    .fr = Un crabe qui part d'une case à coquillage en rapporte un à son joueur.
OC-207 =
    .en = Each team activates one crab first and the other second in a round; activation tokens 1 and 2 show which.
    .fr = Dans une manche, chaque équipe active un crabe en premier et l'autre en second ; les jetons d'activation 1 et 2 montrent lesquels.

## Two players: a round / À deux : une manche

OC-208 =
    .en = Both crabs of a team share one deck, hand, track, discard pile and stock of shells.
    .fr = Les deux crabes d'une équipe partagent paquet, main, trace, défausse et coquillages.
OC-209 =
    .en = A round has five phases: first planning, first action, second planning, second action, end of the round.
    .fr = Une manche a cinq phases : première planification, première action, seconde planification, seconde action, fin de manche.
OC-210 =
    .en = Both planning phases go as usual.
    .fr = Les deux planifications se font comme d'habitude.
OC-211 =
    .en = At the start of their turn in the first action phase each player chooses which crab to activate; all actions of the turn are for that crab alone.
    .fr = Au début de son tour de la première phase d'action, chacun choisit le crabe qu'il active ; toutes les actions du tour sont pour ce seul crabe.
OC-212 =
    .en = In the second action phase each player activates the other crab.
    .fr = Dans la seconde phase d'action, chacun active son autre crabe.
OC-213 =
    .en = The chef can be used only once a round, by one crab.
    .fr = La cuisinière ne s'utilise qu'une fois par manche, pour un seul crabe.
OC-214 =
    .en = The game ends at the end of a round only if both crabs of one player are in the sea.
    .fr = La partie ne prend fin, à la fin d'une manche, que si les deux crabes d'un joueur sont dans la mer.
OC-215 =
    .en = Otherwise the activations are cleared and the chef goes to the player with the crab farthest from the sea; if both players have a farthest crab, it changes hands.
    .fr = Sinon, les activations sont effacées et la cuisinière va au joueur dont un crabe est le plus loin de la mer ; si les deux joueurs en ont un à cette distance, elle change de mains.

## Two players: pushing / À deux : pousser

OC-216 =
    .en = Your active crab does not push your other one: they swap places, and the other goes to the space just left, without being knocked over.
    .fr = Votre crabe actif ne pousse pas votre autre crabe : ils échangent leurs places, et l'autre va sur la case qui vient d'être quittée, sans être renversé.
OC-217 =
    .en = They swap places also after a shortcut or a leap.
    .fr = Ils échangent aussi leurs places après un raccourci ou un bond.
OC-218 =
    .en = In your own turn your other crab is pushed and knocked over only in a chain, by a pushed crab of your opponent.
    .fr = Pendant votre tour, votre autre crabe n'est poussé et renversé que dans une chaîne, par un crabe adverse poussé.
OC-219 =
    .en = In a chain every crab counts by itself, whatever its team: it is pushed and knocked over as usual.
    .fr = Dans une chaîne, chaque crabe compte pour lui-même, quelle que soit son équipe : il est poussé et renversé comme d'habitude.
OC-220 =
    .en = The first player to have both crabs in the sea wins.
    .fr = Le premier joueur à avoir ses deux crabes dans la mer gagne.

## Adventure Pack: the modules / Adventure Pack : les modules

OC-300 =
    .en = The Adventure Pack has four modules, surprises, events, challenges and asymmetry; each is played or not, in any combination.
    .fr = L'extension Adventure Pack a quatre modules : jetons Surprise, événements, défis et asymétrie ; chacun se joue ou non, dans n'importe quelle combinaison.
OC-301 =
    .en = In the box lie 14 surprise tokens, 14 events, 8 challenges, 3 reward cards and 14 asymmetry cards.
    .fr = La boîte contient 14 jetons Surprise, 14 événements, 8 défis, 3 cartes Récompense et 14 cartes Asymétrie.
OC-302 =
    .en = A card that needs a module which is not played is taken out before anything is drawn.
    .fr = Une carte qui a besoin d'un module qu'on ne joue pas est retirée avant tout tirage.

## Adventure Pack: surprises / Adventure Pack : les jetons Surprise

OC-303 =
    .en = Of the 14 surprise tokens five are trash and nine are treasures.
    .fr = Parmi les 14 jetons Surprise, cinq sont des déchets et neuf des trésors.
OC-304 =
    .en = Each beach tile gets one piece of trash, drawn unseen; the rest of the trash stays in the box.
    .fr = Chaque tuile Plage reçoit un déchet, tiré sans être vu ; les autres déchets restent dans la boîte.
OC-305 =
    .en = Each beach tile gets two treasures, drawn unseen; the other treasures stay in the box.
    .fr = Chaque tuile Plage reçoit deux trésors, tirés sans être vus ; les autres trésors restent dans la boîte.
OC-306 =
    .en = The three tokens of a tile lie face down at random on its three surprise spaces; a shell on such a space still counts.
    .fr = Les trois jetons d'une tuile sont posés au hasard, face cachée, sur ses trois cases Surprise ; un coquillage sur une telle case compte toujours.
OC-307 =
    .en = A crab that comes onto a space with a surprise token, by whatever means and in anybody's turn, turns it up at once, after all else that the space does.
    .fr = Un crabe qui arrive sur une case avec un jeton Surprise, de quelque façon que ce soit et pendant le tour de n'importe qui, le retourne aussitôt, après tout ce que fait la case.
OC-308 =
    .en = The token acts on the player of the crab that came there, and that player decides what there is to decide, in another's turn too.
    .fr = Le jeton agit sur le joueur du crabe qui est arrivé là, et c'est lui qui décide de ce qu'il y a à décider, même pendant le tour d'un autre.
OC-309 =
    .en = An immediate token acts when it is turned up and leaves the game; any other is kept, face up, by the player who found it.
    .fr = Un jeton immédiat agit quand il est retourné, puis quitte le jeu ; tout autre est gardé, face visible, par le joueur qui l'a trouvé.
OC-310 =
    .en = All trash is immediate; of the treasures some are immediate and some are kept.
    .fr = Tous les déchets sont immédiats ; parmi les trésors, certains sont immédiats et d'autres se gardent.
OC-311 =
    .en = Using a kept treasure is an action of your own turn, between two others, and as many as you like in a turn; it then leaves the game.
    .fr = Utiliser un trésor gardé est une action de votre propre tour, entre deux autres, autant de fois que vous voulez par tour ; il quitte ensuite le jeu.
OC-312 =
    .en = Trash that takes a card or a shell from a player who has none does nothing.
    .fr = Un déchet qui prend une carte ou un coquillage à un joueur qui n'en a pas ne fait rien.
OC-313 =
    .en = In the variant “All's well that ends well” trash is found but does nothing.
    .fr = Dans la variante « Tout est bien qui finit bien », on trouve les déchets, mais ils ne font rien.
OC-314 =
    .en = In the variant “Only good things” there is no trash: two treasures lie on two of the three surprise spaces of each beach tile.
    .fr = Dans la variante « Rien que du bon », il n'y a pas de déchets : deux trésors se trouvent sur deux des trois cases Surprise de chaque tuile Plage.
OC-315 =
    .en = Each tile has one piece of trash: once it is known, the other tokens of the tile are treasures, and are shown as such.
    .fr = Chaque tuile a un seul déchet : dès qu'il est connu, les autres jetons de la tuile sont des trésors, et sont montrés comme tels.
OC-316 =
    .en = With two players treasures belong to the player, and act for the crab that is active, whichever of the two found them.
    .fr = À deux joueurs, les trésors appartiennent au joueur et servent au crabe actif, quel que soit celui des deux qui les a trouvés.

## Adventure Pack: events / Adventure Pack : les événements

OC-317 =
    .en = One event, drawn unseen, lies face down at the lower border of each beach tile, toward land; the others stay in the box.
    .fr = Un événement, tiré sans être vu, est posé face cachée à la bordure inférieure de chaque tuile Plage, côté terre ; les autres restent dans la boîte.
OC-318 =
    .en = When a crab crosses the lower border of a beach tile for the first time, whichever crab and for whatever reason, the active player reveals its event in this turn, between two actions or at the end of the turn.
    .fr = Quand un crabe, quel qu'il soit et quelle qu'en soit la raison, franchit pour la première fois la bordure inférieure d'une tuile Plage, le joueur actif révèle l'événement de cette tuile pendant ce tour, entre deux actions ou à la fin du tour.
OC-319 =
    .en = At a border with both, the challenge of the tile that was left comes first, then at once the event of the tile that was entered.
    .fr = À une bordure qui a les deux, on résout d'abord le défi de la tuile quittée, puis aussitôt l'événement de la tuile où l'on entre.
OC-320 =
    .en = An immediate event acts once, when it is turned up, and is gone.
    .fr = Un événement immédiat agit une seule fois, quand il est retourné, puis disparaît.
OC-321 =
    .en = A temporary event is in force until the next event of either kind is turned up, or until the end of the game.
    .fr = Un événement temporaire est en vigueur jusqu'à ce que l'événement suivant, quel qu'il soit, soit retourné, ou jusqu'à la fin de la partie.
OC-322 =
    .en = What an event does is written on its card, and the event in force is shown to all with its text.
    .fr = Ce que fait un événement est écrit sur sa carte, et l'événement en vigueur est montré à tous avec son texte.
OC-323 =
    .en = No event is forgotten: what is due is revealed at the end of the turn at the latest, unless the active player resigns first.
    .fr = Aucun événement n'est oublié : celui qui doit l'être est révélé au plus tard à la fin du tour, sauf si le joueur actif abandonne avant.
OC-324 =
    .en = An event that needs a module which is not played never comes up, so that none has to be replaced.
    .fr = Un événement qui a besoin d'un module qu'on ne joue pas n'apparaît jamais : il n'y en a donc aucun à remplacer.
OC-325 =
    .en = In the variant “The lucky ones” the events “Robin Crab” and “It broke” are taken out before any is drawn.
    .fr = Dans la variante « Les chanceux », on retire « Robin Crab » et « Ça s'est cassé » avant de tirer les événements.
OC-326 =
    .en = In the variant “Crystal ball” the events in play are shown to all at the start; which of them lies where is unknown.
    .fr = Dans la variante « Boule de cristal », les événements en jeu sont montrés à tous au début ; on ignore lequel se trouve où.
OC-327 =
    .en = A temporary event about the chef is shown with the player who has the chef, one about extra actions beside their tiles, any other beside its beach tile.
    .fr = Un événement temporaire qui concerne la cuisinière est montré chez le joueur qui l'a, un événement qui concerne les actions supplémentaires à côté de leurs tuiles, tout autre à côté de sa tuile Plage.

## Adventure Pack: challenges / Adventure Pack : les défis

OC-328 =
    .en = One challenge, drawn unseen, lies face down at the upper border of each beach tile, toward the sea; the others stay in the box.
    .fr = Un défi, tiré sans être vu, est posé face cachée à la bordure supérieure de chaque tuile Plage, côté mer ; les autres restent dans la boîte.
OC-329 =
    .en = One reward card, drawn by lot, lies open beside the first challenge, which is turned up at the start.
    .fr = Une carte Récompense, tirée au sort, est posée face visible à côté du premier défi, qui est retourné dès le début.
OC-330 =
    .en = When a crab crosses the upper border of a beach tile for the first time, whichever crab and for whatever reason, its challenge is resolved in this turn, between two actions or at the end of the turn.
    .fr = Quand un crabe, quel qu'il soit et quelle qu'en soit la raison, franchit pour la première fois la bordure supérieure d'une tuile Plage, le défi de cette tuile est résolu pendant ce tour, entre deux actions ou à la fin du tour.
OC-331 =
    .en = Challenge and event of one border are never parted: whoever reveals resolves both, with nothing in between.
    .fr = On ne sépare jamais le défi et l'événement d'une même bordure : qui révèle résout les deux, sans rien entre eux.
OC-332 =
    .en = The player with the highest count is first, and gets a shell and a trophy, which is exchanged at once for one reward of the reward card.
    .fr = Le joueur au compte le plus élevé est premier : il reçoit un coquillage et un trophée, échangé aussitôt contre une récompense de la carte Récompense.
OC-333 =
    .en = All who tie for the highest count are first, be it everybody, and each gets shell and trophy.
    .fr = Tous ceux qui sont à égalité au compte le plus élevé sont premiers, même si c'est tout le monde, et chacun reçoit coquillage et trophée.
OC-334 =
    .en = If only one player is first, all with the next highest count are second and get a shell each.
    .fr = Si un seul joueur est premier, tous ceux qui ont le compte juste inférieur sont deuxièmes et reçoivent un coquillage chacun.
OC-335 =
    .en = Whoever counts nothing wins nothing, neither first nor second.
    .fr = Qui ne compte rien ne gagne rien, ni comme premier ni comme deuxième.
OC-336 =
    .en = Then the challenge leaves the game, the reward card moves on to the next one, and that is turned up; after the last challenge the reward card is gone too.
    .fr = Ensuite, le défi quitte le jeu, la carte Récompense passe au suivant, et celui-ci est retourné ; après le dernier défi, la carte Récompense disparaît aussi.
OC-337 =
    .en = Where a border has both, the challenge lies above the event.
    .fr = Là où une bordure a les deux, le défi est placé au-dessus de l'événement.
    .note = how cards lie beside the board is no behaviour.
OC-338 =
    .en = A crab that you push or move across a border makes its challenge due in your turn, as your own crab would.
    .fr = Un crabe que vous poussez ou déplacez au-delà d'une bordure fait résoudre son défi pendant votre tour, comme le ferait votre propre crabe.

## Adventure Pack: asymmetry / Adventure Pack : l'asymétrie

OC-339 =
    .en = There are 14 asymmetry cards, each with a skill of its own; the claws a crab has left are a number on its card.
    .fr = Il y a 14 cartes Asymétrie, chacune avec sa propre compétence ; les pinces qui restent à un crabe sont un nombre sur sa carte.
OC-340 =
    .en = Each player is dealt two asymmetry cards and keeps one; all choose at the same time, in secret, and when the last has chosen all are shown. The rest stays in the box, unseen.
    .fr = Chaque joueur reçoit deux cartes Asymétrie et en garde une ; tous choisissent en même temps, en secret, et les cartes gardées sont montrées quand le dernier a choisi. Les autres restent dans la boîte, sans être vues.
OC-341 =
    .en = What a card does at the start is done as soon as all are shown, clockwise from the player who has the chef.
    .fr = Ce qu'une carte fait au début de la partie se fait dès que toutes sont montrées, dans le sens horaire à partir du joueur qui a la cuisinière.
OC-342 =
    .en = A skill that is used overrules the basic rules; but no crab ever leaves the beach or comes onto an inaccessible space, no space holds two crabs, and nothing touches a crab in the sea.
    .fr = Une compétence utilisée l'emporte sur les règles de base ; mais aucun crabe ne quitte jamais la plage ni n'arrive sur une case inaccessible, aucune case ne contient deux crabes, et rien ne touche un crabe dans la mer.
OC-343 =
    .en = Each use of a skill costs a claw, which is paid when the skill is chosen; without a claw it cannot be used.
    .fr = Chaque utilisation d'une compétence coûte une pince, payée au moment où on la choisit ; sans pince, on ne peut pas l'utiliser.
OC-344 =
    .en = A crab never has more claws than its card shows: one regained when all are there is lost.
    .fr = Un crabe n'a jamais plus de pinces que n'en indique sa carte : une pince récupérée quand elles sont toutes là est perdue.
OC-345 =
    .en = A skill is used in the crab's own turn, in the turn of another, in both with a different effect each, or when its moment comes in any turn; in the turns of others its player is asked.
    .fr = Une compétence s'utilise pendant le tour du crabe, pendant celui d'un autre, dans les deux cas avec un effet différent, ou quand son moment arrive, dans n'importe quel tour ; pendant le tour des autres, on interroge son joueur.
OC-346 =
    .en = One to three starfish on a card say how hard its skill is to play; they are shown when one chooses.
    .fr = Une à trois étoiles de mer sur une carte disent si sa compétence est difficile à jouer ; elles sont montrées au moment du choix.
OC-347 =
    .en = With two players each is dealt four cards and keeps two, one for each crab; only that crab uses it.
    .fr = À deux joueurs, chacun reçoit quatre cartes et en garde deux, une pour chacun de ses crabes ; seul ce crabe l'utilise.

## Adventure Pack: what its symbols mean / Adventure Pack : ce que veulent dire ses symboles

OC-348 =
    .en = Take a market card: the top card of a slot or of the pile goes into your hand, and the market is refilled.
    .fr = Prendre une carte du marché : la carte du dessus d'un emplacement ou de la pioche va dans votre main, et le marché est regarni.
OC-349 =
    .en = Regain claws: each of your crabs that has fewer claws than its card shows regains one.
    .fr = Récupérer des pinces : chacun de vos crabes qui a moins de pinces que n'en indique sa carte en récupère une.
OC-350 =
    .en = Take a card of your track into hand: any one of them; the others close up.
    .fr = Reprendre en main une carte de votre trace : n'importe laquelle ; les autres se resserrent.
OC-351 =
    .en = Build an obstacle: a free standard space is an obstacle until the end of the game.
    .fr = Bâtir un obstacle : une case standard libre devient un obstacle jusqu'à la fin de la partie.
OC-352 =
    .en = Spy: look at hidden elements; everyone sees which, only you see what they are. What you say of it is up to you.
    .fr = Espionner : regardez des éléments cachés ; tout le monde voit lesquels, vous seul voyez ce qu'ils sont. Ce que vous en dites ne regarde que vous.

## Adventure Pack: the surprise tokens / Adventure Pack : ce que font les jetons Surprise

OC-S1 =
    .en = Broken glass, trash: discard a card of your choice from hand; with an empty hand nothing happens.
    .fr = Tesson, un déchet : défaussez une carte de votre main, à votre choix ; si votre main est vide, il ne se passe rien.
OC-S2 =
    .en = Torn bag, trash: give back a shell, if you have one.
    .fr = Sac percé, un déchet : rendez un coquillage, si vous en avez un.
OC-S3 =
    .en = Banana peel, trash: your crab is knocked over; if it was already, nothing happens.
    .fr = Peau de banane, un déchet : votre crabe est renversé ; s'il l'était déjà, il ne se passe rien.
OC-S4 =
    .en = Fishing line, trash: your crab goes back to a free one of the three spaces on its land side, of your choice, and that space acts as on a crab that another player moved; if none is free it stays. A knocked-over crab remains so.
    .fr = Fil de pêche, un déchet : votre crabe recule sur l'une des trois cases du côté de la terre, à votre choix, pourvu qu'elle soit libre, et cette case agit comme sur un crabe déplacé par un autre joueur ; si aucune n'est libre, il reste. Un crabe renversé le reste.
OC-S5 =
    .en = Purse, an immediate treasure: take two shells.
    .fr = Porte-monnaie, un trésor immédiat : prenez deux coquillages.
OC-S6 =
    .en = Message in a bottle, an immediate treasure: take the top card of the pile into hand, unseen by the others; if the pile is empty nothing happens.
    .fr = Bouteille à la mer, un trésor immédiat : prenez en main la carte du dessus de la pioche, sans que les autres la voient ; si la pioche est vide, il ne se passe rien.
OC-S7 =
    .en = Bodyboard, a kept treasure: make a seaward move, or give it up to stand up; not with a crab in the sea.
    .fr = Planche, un trésor gardé : faites un déplacement vers la mer, ou renoncez-y pour vous redresser ; pas avec un crabe dans la mer.
OC-S8 =
    .en = Cone of fries, a kept treasure: add a card from hand to your track and use all actions that it gives, as with Snack.
    .fr = Cornet de frites, un trésor gardé : ajoutez une carte de votre main à votre trace et utilisez toutes les actions qu'elle donne, comme avec « En-cas ».
OC-S9 =
    .en = Bucket, a kept treasure: take your whole discard pile into hand, if it has a card; with a crab in the sea too.
    .fr = Seau, un trésor gardé : reprenez en main toute votre défausse, si elle a une carte ; même avec un crabe dans la mer.
OC-S10 =
    .en = Beach ball, a kept treasure: move another player's crab to a free space next to it, as with Move out; with a crab in the sea too.
    .fr = Ballon de plage, un trésor gardé : déplacez le crabe d'un autre joueur sur une case libre voisine de la sienne, comme avec « Laisse passer » ; même avec un crabe dans la mer.
OC-S11 =
    .en = Spyglass, a kept treasure: take a shell, then spy on up to as many hidden elements as it shows; if nothing is hidden, there is only the shell.
    .fr = Longue-vue, un trésor gardé : prenez un coquillage, puis espionnez au plus autant d'éléments cachés qu'elle en indique ; si rien n'est caché, il n'y a que le coquillage.

## Adventure Pack: what the events do / Adventure Pack : ce que font les événements

OC-E1 =
    .en = Robin Crab, immediate: all who have the most shells give one back, and all who have the fewest get one, at the same time; if all have as many, nothing happens.
    .fr = Robin Crab, immédiat : tous ceux qui ont le plus de coquillages en rendent un, et tous ceux qui en ont le moins en reçoivent un, en même temps ; si tous en ont autant, il ne se passe rien.
OC-E2 =
    .en = It broke, temporary: one of the three extra actions in play, drawn by lot when the event is turned up, cannot be used.
    .fr = Ça s'est cassé, temporaire : l'une des trois actions supplémentaires en jeu, tirée au sort quand l'événement est retourné, est hors d'usage.
OC-E3 =
    .en = Flea market, immediate: all take a market card, clockwise from the player who has the chef, for as long as there is one.
    .fr = Vide-grenier, immédiat : chacun prend une carte du marché, dans le sens horaire à partir du joueur qui a la cuisinière, tant qu'il y en a.
OC-E4 =
    .en = Siesta, immediate: all take their discard pile into hand, and every crab on the beach stands up.
    .fr = Sieste générale, immédiat : chacun reprend sa défausse en main, et tous les crabes de la plage se redressent.
OC-E5 =
    .en = Rain of shells, immediate: all take a shell; all whose crab is farthest from the sea, a team by its farthest crab, take two.
    .fr = Pluie de coquillages, immédiat : chacun prend un coquillage ; tous ceux dont le crabe est le plus loin de la mer, une équipe selon son crabe le plus éloigné, en prennent deux.
OC-E6 =
    .en = Moulting, immediate, with asymmetry only: every crab with fewer claws than its card shows regains one.
    .fr = La mue, immédiat, seulement avec l'asymétrie : chaque crabe qui a moins de pinces que n'en indique sa carte en récupère une.
OC-E7 =
    .en = It glitters, immediate, with surprise tokens only: the tokens on the beach tile of this event are turned up, and act only when a crab reaches them.
    .fr = Ça brille, immédiat, seulement avec les jetons Surprise : les jetons de la tuile Plage de cet événement sont retournés face visible, et n'agissent que lorsqu'un crabe les atteint.
OC-E8 =
    .en = Sales, temporary: every extra action costs a shell less, but at least one; what costs nothing still does.
    .fr = Soldes, temporaire : chaque action supplémentaire coûte un coquillage de moins, mais au moins un ; ce qui ne coûte rien reste gratuit.
OC-E9 =
    .en = Happy hour, temporary: you may use two different extra actions a turn, and pay for each; those used earlier in the turn count.
    .fr = Happy hour, temporaire : vous pouvez utiliser deux actions supplémentaires différentes par tour, en payant chacune ; celles déjà utilisées pendant le tour comptent.
OC-E10 =
    .en = The chef speeds up, temporary: the chef's move may go straight ahead too.
    .fr = La cuisinière accélère, temporaire : le déplacement de la cuisinière peut aussi se faire en avant.
OC-E11 =
    .en = The kitchen hand, temporary: of the players without the chef, the one whose crab is farthest from the sea has the kitchen hand, and with it one diagonal move a round, which may be given up to stand up. It is given when the event is turned up and each time the chef has passed; ties go clockwise after the chef.
    .fr = Le commis, temporaire : parmi les joueurs qui n'ont pas la cuisinière, celui dont le crabe est le plus loin de la mer a le commis, et avec lui un déplacement en diagonale par manche, auquel il peut renoncer pour se redresser. On l'attribue quand l'événement est retourné et après chaque passage de la cuisinière ; à égalité, dans le sens horaire après la cuisinière.
OC-E12 =
    .en = Clean beach, temporary: obstacles, printed or built, cost no card and can be entered without one; knock-over obstacles still act.
    .fr = Plage propre, temporaire : les obstacles, imprimés ou bâtis, ne coûtent pas de carte et l'on y entre sans en avoir ; les obstacles renversants agissent toujours.
OC-E13 =
    .en = No hard feelings, temporary: a push knocks nobody over; a knock-over obstacle still does.
    .fr = Sans rancune, temporaire : une poussée ne renverse plus personne ; un obstacle renversant, si.
OC-E14 =
    .en = Lie-in, temporary: after each rest you have a diagonal move in that turn.
    .fr = Grasse matinée, temporaire : après chaque repos, vous avez un déplacement en diagonale pour ce tour.

## Adventure Pack: what the challenges count / Adventure Pack : ce que comptent les défis

OC-C1 =
    .en = Richest counts shells.
    .fr = Le plus riche compte les coquillages.
OC-C2 =
    .en = Long track counts the cards in the track.
    .fr = La longue trace compte les cartes de la trace.
OC-C3 =
    .en = Full hand counts the cards in hand, without a planned card.
    .fr = La main pleine compte les cartes en main, sans la carte planifiée.
OC-C4 =
    .en = Collector counts market cards wherever their player has them: in hand, planned, in the track and in the discard pile.
    .fr = Le collectionneur compte les cartes du marché où que leur joueur les ait : en main, planifiées, dans la trace et dans la défausse.
OC-C5 =
    .en = Fine chain counts the complete icons between the cards of the track.
    .fr = La belle chaîne compte les icônes complètes entre les cartes de la trace.
OC-C6 =
    .en = Good company counts the crabs of other players on the six spaces around one's crab; for a team those around both crabs are added.
    .fr = En bonne compagnie compte les crabes d'autres joueurs sur les six cases voisines ; pour une équipe, on additionne ceux qui entourent ses deux crabes.
OC-C7 =
    .en = Elbows out counts the crabs of other players that were pushed in one's own turns since the start, those of a chain too.
    .fr = Jouer des coudes compte les crabes d'autres joueurs poussés pendant ses propres tours depuis le début, ceux d'une chaîne aussi.
OC-C8 =
    .en = Digger, with surprise tokens only, counts the tokens that one's crabs have turned up since the start, trash too.
    .fr = Le fouilleur, seulement avec les jetons Surprise, compte les jetons que ses crabes ont retournés depuis le début, les déchets aussi.

## Adventure Pack: the reward cards / Adventure Pack : les cartes Récompense

OC-R1 =
    .en = Provisions offers a market card, a card of your track into hand, or a claw regained by each of your crabs.
    .fr = Les provisions offrent une carte du marché, une carte de votre trace en main, ou une pince récupérée par chacun de vos crabes.
OC-R2 =
    .en = Sandcastle offers up to two obstacles to build anywhere, up to two cards of your track into hand, or up to two hidden elements to spy on.
    .fr = Le château de sable offre jusqu'à deux obstacles à bâtir n'importe où, jusqu'à deux cartes de votre trace en main, ou jusqu'à deux éléments cachés à espionner.
OC-R3 =
    .en = Lookout offers a market card, up to three hidden elements to spy on, or a claw regained by each of your crabs.
    .fr = La vigie offre une carte du marché, jusqu'à trois éléments cachés à espionner, ou une pince récupérée par chacun de vos crabes.

## Adventure Pack: what the skills do / Adventure Pack : ce que font les compétences

OC-A1 =
    .en = Sprinter, in your turn: make a forward move, or give it up to stand up.
    .fr = Le Sprinteur, à votre tour : faites un déplacement en avant, ou renoncez-y pour vous redresser.
OC-A2 =
    .en = Hermit crab: at the start take the top card of the pile into hand, unseen. In your turn: take your whole discard pile into hand and stand up; that is no rest, and needs a discarded card or a crab that is knocked over.
    .fr = Le Bernard-l'ermite : au début, prenez en main la carte du dessus de la pioche, sans la montrer. À votre tour : reprenez en main toute votre défausse et redressez-vous ; ce n'est pas un repos, et il y faut une carte défaussée ou un crabe renversé.
OC-A3 =
    .en = Sleepwalker, in a turn in which you rested: add a card from hand to your track; it gives its main action and the icons it completes, but not its special action.
    .fr = Le Somnambule, dans un tour où vous vous êtes reposé : ajoutez une carte de votre main à votre trace ; elle donne son action principale et les icônes qu'elle complète, mais pas son action spéciale.
OC-A4 =
    .en = Weaver, in your turn: a card of your track goes to one of its ends, the others close up, and you gain the icons that it completes there; at least one, and the order must change.
    .fr = La Tisseuse, à votre tour : une carte de votre trace va à l'un de ses bouts, les autres se resserrent, et vous gagnez les icônes qu'elle y complète ; il en faut au moins une, et l'ordre doit changer.
OC-A5 =
    .en = Window-shopper, in your turn: use the special action of the top card of a market slot as if you had just added it; its cost is paid, and the card stays.
    .fr = Le Lèche-vitrine, à votre tour : utilisez l'action spéciale de la carte du dessus d'un emplacement du marché comme si vous veniez de l'ajouter ; vous payez son coût, et la carte reste.
OC-A6 =
    .en = Treasure hunter, with surprise tokens only: at the start look at the tokens of the first beach tile. In your turn: look at a token on one of the six spaces next to your crab; then turn it up as if your crab had reached it, or leave it. Not from the sea.
    .fr = Le Chercheur de trésors, seulement avec les jetons Surprise : au début, regardez les jetons de la première tuile Plage. À votre tour : regardez un jeton sur l'une des six cases voisines de votre crabe ; puis retournez-le comme si votre crabe l'avait atteint, ou laissez-le. Pas depuis la mer.
OC-A7 =
    .en = Builder, in your turn: a free standard space next to your crab becomes an obstacle, and you take the shell shown on the card. Not from the sea.
    .fr = Le Bâtisseur, à votre tour : une case standard libre voisine de votre crabe devient un obstacle, et vous prenez le coquillage indiqué sur la carte. Pas depuis la mer.
OC-A8 =
    .en = Hard shell, in any turn: when your crab, which stood, was knocked over and is still on the beach, you are asked whether it stands up at once, before a chain of pushes goes on.
    .fr = La Carapace, dans n'importe quel tour : quand votre crabe, qui était debout, vient d'être renversé et est encore sur la plage, on vous demande s'il se redresse aussitôt, avant que la chaîne des poussées continue.
OC-A9 =
    .en = Champion, with challenges only, in any turn: when a challenge is about to be counted you are asked, once, whether you count two more; that decides places even if you count nothing else.
    .fr = La Vedette, seulement avec les défis, dans n'importe quel tour : quand un défi va être compté, on vous demande, une fois, si vous comptez deux de plus ; cela décide des places même si vous ne comptez rien d'autre.
OC-A10 =
    .en = Forecaster, with events only: at the start look at all events. In any turn: when an event is about to be turned up, a second one is drawn from the box and both are shown to all; you choose which happens and take the shells shown on the card, and the other leaves the game.
    .fr = Le Crabe météo, seulement avec les événements : au début, regardez tous les événements. Dans n'importe quel tour : quand un événement va être retourné, un second est tiré de la boîte et les deux sont montrés à tous ; vous choisissez lequel a lieu et prenez les coquillages indiqués sur la carte, et l'autre quitte le jeu.
OC-A11 =
    .en = Cork, in the turns of others: when another player pushes your crab and there are two ways or more, or moves it by Seagull, Call of the sea, Move out or the Beach ball and it could go elsewhere, you are asked first and may choose the way, into the sea too.
    .fr = Le Bouchon, pendant le tour des autres : quand un autre joueur pousse votre crabe et qu'il y a au moins deux directions, ou le déplace par « Mouette », « Appel de la mer », « Laisse passer » ou le Ballon de plage et qu'il pourrait aller ailleurs, on vous interroge d'abord et vous pouvez choisir la direction, même dans la mer.
OC-A12 =
    .en = Yawner, in the turns of others: when another player's rest is complete, you are asked whether you take a market card too.
    .fr = Le Bâilleur, pendant le tour des autres : quand le repos d'un autre joueur est achevé, on vous demande si vous prenez aussi une carte du marché.
OC-A13 =
    .en = Bruiser: in your turn you may push a crab whose space yours has just entered by its own move onto a free space toward land instead. When another player's active crab has pushed yours by its own move, you may knock it over once the chain is over. Each time you take the shell shown on the card.
    .fr = Le Cogneur : à votre tour, quand votre crabe vient d'entrer par son propre déplacement sur la case d'un autre, vous pouvez pousser celui-ci sur une case libre vers la terre. Quand le crabe actif d'un autre joueur a poussé le vôtre par son propre déplacement, vous pouvez le renverser une fois la chaîne finie. Chaque fois, vous prenez le coquillage indiqué sur la carte.
OC-A14 =
    .en = Pickpocket: in your turn take a shell from another player who has one and a crab on the beach. When another player has just paid two shells or more for an extra action, you may take them; the extra action is carried out all the same.
    .fr = Le Pickpocket : à votre tour, prenez un coquillage à un autre joueur qui en a un et dont un crabe est sur la plage. Quand un autre joueur vient de payer deux coquillages ou plus pour une action supplémentaire, vous pouvez les prendre ; l'action supplémentaire se fait quand même.

## Prototype: setting up / Prototype : la mise en place

OC-400 =
    .en = The prototype has the beach tiles 1 to 3, three extra-action tiles, twenty starting cards, 36 market cards, five crabs and one chef; its shells too are without limit here.
    .fr = Le prototype a les tuiles Plage 1 à 3, trois tuiles Action supplémentaire, vingt cartes de départ, 36 cartes du marché, cinq crabes et une cuisinière ; ses coquillages aussi sont ici sans limite.
OC-401 =
    .en = The beach is the start tile, all three beach tiles in any order, and the finish tile, each on either face; for a first game 0A-1A-2A-3A-9A.
    .fr = La plage est faite de la tuile Départ, des trois tuiles Plage dans n'importe quel ordre et de la tuile Arrivée, chacune sur l'une ou l'autre face ; pour une première partie, 0A-1A-2A-3A-9A.
OC-402 =
    .en = Each player has a crab and its four starting cards; the shells lie beside the beach.
    .fr = Chaque joueur a un crabe et ses quatre cartes de départ ; les coquillages sont à côté de la plage.
OC-403 =
    .en = The market is the pile and three open cards; in the prototype cards with the same special action are not stacked.
    .fr = Le marché, ce sont la pioche et trois cartes visibles ; dans le prototype, on n'empile pas les cartes de même action spéciale.
OC-404 =
    .en = All three extra-action tiles are in play, each on a face drawn by lot: Slant or Pick up, Swap or Faster, Leap or Snack.
    .fr = Les trois tuiles Action supplémentaire sont en jeu, chacune sur une face tirée au sort : En diagonale ou Ramassage, Échange de places ou Plus vite, Bond ou En-cas.
OC-405 =
    .en = The first player is drawn by lot and starts on space 1, the others clockwise on 2, 3, 4 and 5.
    .fr = Le premier joueur est tiré au sort et part de la case 1 ; les autres, dans le sens horaire, partent des cases 2, 3, 4 et 5.
OC-406 =
    .en = Whoever starts on space 1 has the chef and begins.
    .fr = Le joueur qui part de la case 1 a la cuisinière et commence.
OC-407 =
    .en = The start spaces 3 and 5 show a shell: whoever starts there takes one.
    .fr = Les cases de départ 3 et 5 portent un coquillage : le joueur qui en part en prend un.

## Prototype: a round / Prototype : une manche

OC-408 =
    .en = A round is planning, action and end of the round.
    .fr = Une manche se compose de la planification, de l'action et de la fin de manche.
OC-409 =
    .en = All plan one card face down at the same time; with an empty hand one announces a rest.
    .fr = Tous planifient en même temps une carte face cachée ; qui a la main vide annonce un repos.
OC-410 =
    .en = Discarded cards lie face up above the player's board, the track below it.
    .fr = Les cartes défaussées sont face visible au-dessus de la planchette du joueur, la trace est en dessous.
OC-411 =
    .en = Turns go clockwise from the holder of the chef: add the planned card or rest, which an announced rest makes compulsory, then act.
    .fr = On joue dans le sens horaire, à partir du joueur qui a la cuisinière : on ajoute la carte planifiée ou l'on se repose, ce qui est obligatoire si on l'a annoncé, puis l'on agit.
OC-412 =
    .en = A card is added at the left or the right end of the track, which has no limit; the icons need not match.
    .fr = Une carte s'ajoute au bout gauche ou droit de la trace, qui n'a pas de limite ; les icônes n'ont pas à correspondre.
OC-413 =
    .en = A rest in the prototype: discard the planned card; take a market card, and refill; keep one card of the track and take all others and the discard pile into hand; stand up.
    .fr = Un repos dans le prototype : défausser la carte planifiée ; prendre une carte du marché, et regarnir ; garder une carte de la trace et reprendre en main toutes les autres et la défausse ; se redresser.
OC-414 =
    .en = Then all actions can be used, in any order, one after the other; none must be.
    .fr = Ensuite, toutes les actions s'utilisent, dans n'importe quel ordre, l'une après l'autre ; aucune n'est obligatoire.
OC-415 =
    .en = If no crab is in the sea, the chef goes to the player of the farthest crab; if tied, to the first of them clockwise after the holder.
    .fr = Si aucun crabe n'est dans la mer, la cuisinière va au joueur du crabe le plus éloigné ; à égalité, au premier d'entre eux dans le sens horaire après celui qui l'a.
OC-416 =
    .en = Spaces equally far from the finish are one row, though they do not touch.
    .fr = Les cases à même distance de l'arrivée forment une même rangée, bien qu'elles ne se touchent pas.

## Prototype: actions / Prototype : les actions

OC-417 =
    .en = The main action is a shell, a forward move, a diagonal move, or a seaward move in any of the three directions; moves go toward the sea.
    .fr = L'action principale est un coquillage, un déplacement en avant, un déplacement en diagonale ou un déplacement vers la mer, dans l'une des trois directions ; tout déplacement va vers la mer.
OC-418 =
    .en = An icon completed by the card just added gives its action.
    .fr = Une icône complétée par la carte qui vient d'être ajoutée donne son action.
OC-419 =
    .en = Market cards have special actions; whoever uses one decides where the crabs it moves go.
    .fr = Les cartes du marché ont des actions spéciales ; qui en utilise une décide où vont les crabes qu'elle déplace.
OC-420 =
    .en = The holder of the chef has one more diagonal move in their turn.
    .fr = Le joueur qui a la cuisinière dispose d'un déplacement en diagonale de plus pendant son tour.
OC-421 =
    .en = Once a turn one may pay the shells shown on a tile and do its extra action.
    .fr = Une fois par tour, on peut payer les coquillages qu'indique une tuile et faire son action supplémentaire.
OC-422 =
    .en = What a space offers may be used; what it commands must be done.
    .fr = Ce qu'une case offre peut être utilisé ; ce qu'elle impose doit être fait.
OC-422b =
    .en = In the prototype's example red takes a shell, moves with the chef, pays a card to enter the space of yellow, which is our orange, and pushes it onto an obstacle, where its player discards a card. A completed icon and two cards take red over a shortcut to a shell, and for two shells red swaps places with blue.
    .fr = Dans l'exemple du prototype, le rouge prend un coquillage, se déplace avec la cuisinière, paie une carte pour entrer sur la case du jaune, qui est notre orange, et le pousse sur un obstacle, où son joueur défausse une carte. Une icône complétée et deux cartes mènent le rouge par un raccourci à un coquillage, et pour deux coquillages le rouge échange sa place avec le bleu.

## Prototype: spaces / Prototype : les cases

OC-423 =
    .en = A standard space can always be entered and does nothing.
    .fr = On entre toujours sur une case standard, et elle ne fait rien.
OC-424 =
    .en = Inaccessible spaces and all that is off the beach do not count as spaces, and no action changes that.
    .fr = Les cases inaccessibles et ce qui est hors de la plage ne comptent pas comme des cases, et aucune action n'y change rien.
OC-425 =
    .en = Whoever enters an obstacle discards a card of their choice from hand, also when another player moved them there; then an empty hand costs nothing, but on your own you cannot enter without a card.
    .fr = Qui entre sur un obstacle défausse une carte de sa main, à son choix, même si un autre joueur l'y a mis ; dans ce cas, une main vide ne coûte rien, mais de soi-même on n'entre pas sans carte.
OC-426 =
    .en = On a shortcut one may discard the cards it asks to go where its arrow points.
    .fr = Sur un raccourci, on peut défausser les cartes demandées pour aller où pointe la flèche.
OC-427 =
    .en = A space without a crab is free.
    .fr = Une case sans crabe est libre.
OC-428 =
    .en = In the prototype the active player's own crab enters reeds only from one of the two spaces at their side, so neither straight from below, nor by a jump, nor by a leap of two spaces; other crabs can be pushed or moved in from below.
    .fr = Dans le prototype, le crabe du joueur actif n'entre dans les roseaux que depuis l'une des deux cases de côté, donc ni tout droit d'en bas, ni par un saut, ni par un bond de deux cases ; les autres crabes peuvent y être poussés ou déplacés depuis le bas.
OC-429 =
    .en = In the prototype a current carries only the crab whose turn ends there, only once, and pushes a crab that is in the way.
    .fr = Dans le prototype, un courant n'emporte que le crabe dont le tour finit là, une seule fois, et pousse un crabe qui serait sur le chemin.
OC-430 =
    .en = Nothing can touch a crab in the sea any more, and the round is the last.
    .fr = Plus rien ne peut toucher un crabe dans la mer, et la manche en cours est la dernière.
OC-431 =
    .en = Whoever enters a shell space takes a shell.
    .fr = Qui entre sur une case à coquillage prend un coquillage.

## Prototype: pushing, knocking over and the end / Prototype : pousser, renverser et la fin

OC-432 =
    .en = A pushed crab goes to one of the three spaces toward the sea, as the active player decides, and may push others; all pushed crabs are knocked over.
    .fr = Un crabe poussé va sur l'une des trois cases vers la mer, au choix du joueur actif, et peut en pousser d'autres ; tous les crabes poussés sont renversés.
OC-433 =
    .en = In the prototype only a push knocks over. A knocked-over crab is not moved by its own player's actions, and stands up for one move given up or by a rest.
    .fr = Dans le prototype, seule une poussée renverse. Un crabe renversé n'est pas déplacé par les actions de son joueur, et se redresse en renonçant à un déplacement ou par un repos.
OC-434 =
    .en = Others can move a knocked-over crab; knocking it over again changes nothing.
    .fr = Les autres peuvent déplacer un crabe renversé ; le renverser encore ne change rien.
OC-435 =
    .en = The last round is played to its end; if several have reached the sea, the one with the most cards in hand wins, otherwise they share the victory, and shells do not count. The prototype has no rules for two players.
    .fr = On joue la dernière manche jusqu'au bout ; si plusieurs ont atteint la mer, celui qui a le plus de cartes en main gagne, sinon ils partagent la victoire, et les coquillages ne comptent pas. Le prototype n'a pas de règles à deux joueurs.

## Prototype: special actions / Prototype : les actions spéciales

OC-436 =
    .en = Sideways, in place of Impulse: discard a card from hand and use one icon on the sides of this card as if it were complete.
    .fr = De côté, à la place d'Impulsion : défaussez une carte de votre main et utilisez une icône des côtés de cette carte comme si elle était complète.
OC-437 =
    .en = Seagull: any crabs ahead of you go back one space each onto a free space, in any order.
    .fr = Mouette : faites reculer les crabes devant vous que vous voulez, chacun d'une case et sur une case libre, dans n'importe quel ordre.
OC-438 =
    .en = Reckless: until the end of your turn you ignore the obstacles and reeds of the spaces you enter, and may ignore a current; shells are still taken.
    .fr = Tête baissée : jusqu'à la fin de votre tour, vous ignorez les obstacles et roseaux des cases où vous entrez, et pouvez ignorer un courant ; on prend toujours les coquillages.
OC-439 =
    .en = Sand in the eyes: every opponent ahead of you discards a card; in the prototype they choose which.
    .fr = Sable dans les yeux : chaque adversaire devant vous défausse une carte ; dans le prototype, il choisit laquelle.
OC-440 =
    .en = Move out: an opponent's crab goes one space in any direction; in the prototype it may push a crab that is there.
    .fr = Laisse passer : le crabe d'un adversaire se déplace d'une case dans n'importe quelle direction ; dans le prototype, il peut pousser un crabe qui s'y trouve.
OC-441 =
    .en = Jump aside: to any free space of the same row.
    .fr = Saut de côté : sur n'importe quelle case libre de la même rangée.
OC-442 =
    .en = Slant: one diagonal move.
    .fr = En diagonale : un déplacement en diagonale.
OC-443 =
    .en = Zigzag: discard a card for two diagonal moves.
    .fr = Slalom : défaussez une carte pour deux déplacements en diagonale.
OC-444 =
    .en = Faster: discard a card for one forward move.
    .fr = Plus vite : défaussez une carte pour un déplacement en avant.
OC-445 =
    .en = Slide: discard a card for one forward and one diagonal move, in any order.
    .fr = Glissade : défaussez une carte pour un déplacement en avant et un en diagonale, dans n'importe quel ordre.
OC-446 =
    .en = Call of the sea: your crab and those behind it go to free spaces next to them toward the sea, in any order.
    .fr = Appel de la mer : votre crabe et ceux qui sont derrière lui vont sur des cases libres voisines vers la mer, dans n'importe quel ordre.
OC-447 =
    .en = Momentum: discard a card to use the main action of any card in your track.
    .fr = Élan : défaussez une carte pour utiliser l'action principale de n'importe quelle carte de votre trace.

## Prototype: extra actions / Prototype : les actions supplémentaires

OC-448 =
    .en = Pick up: take your whole discard pile into hand.
    .fr = Ramassage : reprenez en main toute votre défausse.
OC-449 =
    .en = Slant: one diagonal move.
    .fr = En diagonale : un déplacement en diagonale.
OC-450 =
    .en = Faster: one forward move.
    .fr = Plus vite : un déplacement en avant.
OC-451 =
    .en = Swap, for two shells: swap places with a crab next to yours; in the prototype neither space has an effect.
    .fr = Échange de places, pour deux coquillages : échangez votre place avec un crabe voisin ; dans le prototype, aucune des deux cases n'a d'effet.
OC-452 =
    .en = Snack: add one more card from hand to your track and use its actions.
    .fr = En-cas : ajoutez encore une carte de votre main à votre trace et utilisez ses actions.
OC-453 =
    .en = Leap: in the prototype one or two spaces in any of the six straight lines; only the landing space has an effect.
    .fr = Bond : dans le prototype, une ou deux cases sur n'importe laquelle des six lignes droites ; seule la case d'arrivée a un effet.

## Rulings on the beach / Précisions sur la plage

OC-D1 =
    .en = The spaces are hexes in staggered columns with a flat edge toward the sea: forward is the next hex of the column, diagonal the next column half a row nearer to the sea. Every hex has six neighbours.
    .fr = Les cases sont des hexagones en colonnes décalées, un côté plat vers la mer : en avant, c'est l'hexagone suivant de la colonne ; en diagonale, la colonne voisine, une demi-rangée plus près de la mer. Chaque hexagone a six voisins.
OC-D2 =
    .en = Distance is counted in half rows: forward is two, diagonal one. Ahead of you is a crab nearer to the sea, behind you one farther from it; equally far is neither.
    .fr = La distance se compte en demi-rangées : deux en avant, une en diagonale. Un crabe plus près de la mer est devant vous, un crabe plus loin est derrière vous ; à égale distance, il n'est ni l'un ni l'autre.
OC-D3 =
    .en = Where the prototype speaks of squares it means spaces like all others: hexes.
    .fr = Là où le prototype parle de carrés, il s'agit de cases comme les autres : des hexagones.
    .note = it is about a word of the prototype, not about play.

## Rulings on pushing / Précisions sur les poussées

OC-D4 =
    .en = A move is forbidden if the crab it pushes, or one further along the chain, would have nowhere to go.
    .fr = Un déplacement est interdit si le crabe qu'il pousse, ou un autre plus loin dans la chaîne, n'a nulle part où aller.
OC-D5 =
    .en = A crab can be pushed into the sea.
    .fr = Un crabe peut être poussé dans la mer.
OC-D6 =
    .en = Nobody can be pushed across reeds toward the sea; in the prototype one can.
    .fr = On ne pousse personne à travers les roseaux vers la mer ; dans le prototype, si.
OC-D7 =
    .en = Every space acts on a crab that is pushed onto it, a knock-over obstacle too.
    .fr = Toute case agit sur un crabe qu'on y pousse, un obstacle renversant aussi.

## Rulings on cards, the market and resting / Précisions sur les cartes, le marché et le repos

OC-D8 =
    .en = Each side of a card has room for two halves of icons, one above the other; upper meets upper and lower meets lower, so one card can complete two icons.
    .fr = Chaque côté d'une carte a la place de deux moitiés d'icônes, l'une au-dessus de l'autre ; celle du haut rencontre celle du haut et celle du bas celle du bas, si bien qu'une carte peut compléter deux icônes.
OC-D9 =
    .en = All crabs have the same four starting cards.
    .fr = Tous les crabes ont les mêmes quatre cartes de départ.
OC-D10 =
    .en = When the pile is empty a slot that runs out stays empty.
    .fr = Quand la pioche est vide, un emplacement épuisé reste vide.
OC-D11 =
    .en = If the pile is empty, a market card given in an exchange becomes the pile, and the market is then refilled from it.
    .fr = Si la pioche est vide, une carte du marché donnée en échange devient la pioche, et l'on en regarnit ensuite le marché.
OC-D12 =
    .en = You cannot take back the card you have just given.
    .fr = On ne peut pas reprendre la carte que l'on vient de donner.
OC-D13 =
    .en = If your track is empty, a rest keeps and discards nothing of it.
    .fr = Si votre trace est vide, un repos n'en garde et n'en défausse rien.
OC-D14 =
    .en = If your track has any card, you must keep one when you rest.
    .fr = Si votre trace a au moins une carte, vous devez en garder une quand vous vous reposez.

## Rulings on obstacles and on crabs that others move / Précisions sur les obstacles et les crabes que d'autres déplacent

OC-D15 =
    .en = Entering an obstacle on your own, you choose the card you discard.
    .fr = En entrant de vous-même sur un obstacle, vous choisissez la carte que vous défaussez.
OC-D16 =
    .en = When others move a crab onto an obstacle without pushing it, its player discards a random card, none if the hand is empty, and the crab is not knocked over.
    .fr = Quand d'autres mettent un crabe sur un obstacle sans le pousser, son joueur défausse une carte au hasard, aucune si sa main est vide, et le crabe n'est pas renversé.
OC-D17 =
    .en = The call of the sea is compulsory for a crab that has a free space when its moment comes; one that has none when the active player gives it its moment stays there for good. The active player chooses order and directions.
    .fr = L'appel de la mer est obligatoire pour un crabe qui a une case libre à son moment ; celui qui n'en a pas quand le joueur actif lui donne son moment reste là pour de bon. Le joueur actif choisit l'ordre et les directions.
OC-D18 =
    .en = Seagull and Call of the sea also move other crabs that are knocked over; they stay so.
    .fr = « Mouette » et « Appel de la mer » déplacent aussi les autres crabes renversés ; ils le restent.
OC-D19 =
    .en = Seagull sends a crab back to any free one of the three spaces on its land side.
    .fr = « Mouette » fait reculer un crabe sur l'une des trois cases du côté de la terre, pourvu qu'elle soit libre.

## Rulings on swapping, leaping, shortcuts and currents / Précisions sur les échanges de places, les bonds, les raccourcis et les courants

OC-D20 =
    .en = After a swap the other crab's new space acts on it too, as on a crab that another player moved.
    .fr = Après un échange de places, la nouvelle case de l'autre crabe agit aussi sur lui, comme sur un crabe déplacé par un autre joueur.
OC-D21 =
    .en = Reeds can forbid a swap only to the active crab, not to the other.
    .fr = Les roseaux ne peuvent interdire un échange de places qu'au crabe actif, pas à l'autre.
OC-D22 =
    .en = A knocked-over crab cannot swap places.
    .fr = Un crabe renversé ne peut pas échanger sa place.
OC-D23 =
    .en = A leap goes along any of the three straight lines and pushes a crab on which it lands; reeds of the landing space stop only a leap straight ahead.
    .fr = Un bond suit l'une des trois lignes droites et pousse le crabe sur lequel il arrive ; les roseaux de la case d'arrivée n'arrêtent qu'un bond tout droit.
OC-D24 =
    .en = A leap may end in the sea if its line reaches it.
    .fr = Un bond peut finir dans la mer si sa ligne y mène.
OC-D25 =
    .en = A knocked-over crab cannot take a shortcut, nor stand up by giving it up.
    .fr = Un crabe renversé ne peut pas prendre un raccourci, ni se redresser en y renonçant.
OC-D26 =
    .en = A shortcut that leads onto another crab pushes it.
    .fr = Un raccourci qui mène sur un autre crabe le pousse.
OC-D27 =
    .en = A current carries a knocked-over crab too.
    .fr = Un courant emporte aussi un crabe renversé.
OC-D28 =
    .en = What a space does at the end of a turn comes last, after all actions of the turn.
    .fr = Ce qu'une case fait à la fin d'un tour vient en dernier, après toutes les actions du tour.

## Rulings on the sea and on winning / Précisions sur la mer et la victoire

OC-D29 =
    .en = A player whose crab is in the sea may still use every action that does not move it: shells, picking up, exchanging, and special actions on others. Move out moves any other crab, Call of the sea every crab on the beach, for all are behind; nobody is ahead for Seagull and Sand in the eyes.
    .fr = Un joueur dont le crabe est dans la mer peut encore utiliser toutes les actions qui ne le déplacent pas : coquillages, ramassage, échange, et les actions spéciales qui visent les autres. Laisse passer ! déplace un crabe adverse, Appel de la mer tous les crabes de la plage, car tous sont derrière ; Mouette et Sable dans les yeux ne trouvent personne devant.
OC-D30 =
    .en = For the victory only cards in hand at the end of the round count, not the track nor the discard pile.
    .fr = Pour la victoire, seules comptent les cartes en main à la fin de la manche, ni la trace ni la défausse.

## Rulings on two players / Précisions sur le jeu à deux

OC-D31 =
    .en = Sand in the eyes takes one card of the opponent, even if both crabs are ahead; crabs in the sea do not count.
    .fr = « Sable dans les yeux » prend une seule carte à l'adversaire, même si ses deux crabes sont devant ; les crabes dans la mer ne comptent pas.
OC-D32 =
    .en = The chef's move may be used in either action phase, once.
    .fr = Le déplacement de la cuisinière s'utilise dans l'une ou l'autre phase d'action, une fois.
OC-D33 =
    .en = A crab in the sea can still be activated, for all actions that do not move it.
    .fr = Un crabe dans la mer peut encore être activé, pour toutes les actions qui ne le déplacent pas.
OC-D34 =
    .en = If both players bring their second crab into the sea in the same round, the most cards in hand decide, then the most shells; otherwise they share the victory.
    .fr = Si les deux joueurs amènent leur second crabe dans la mer pendant la même manche, celui qui a le plus de cartes en main gagne, puis celui qui a le plus de coquillages ; sinon, ils partagent la victoire.
OC-D35 =
    .en = When two crabs of a team swap places, each space acts on the crab that comes; the active one must be able to enter.
    .fr = Quand deux crabes d'une équipe échangent leurs places, chaque case agit sur le crabe qui y arrive ; le crabe actif doit pouvoir y entrer.
OC-D36 =
    .en = Crabs of a team swap places in a leap as in every other move of one's own.
    .fr = Les crabes d'une équipe échangent leurs places lors d'un bond comme lors de tout autre déplacement que l'on fait soi-même.

## Rulings on supplies, secrets and the chef / Précisions sur les réserves, les secrets et la cuisinière

OC-D43 =
    .en = Shells never run out.
    .fr = Les coquillages ne s'épuisent jamais.
OC-D44 =
    .en = Tracks, discard piles and market lie open, hands do not. So nobody sees a planned card, the pile, or a card drawn from it unseen until it is shown; what everyone saw go into a hand, everyone knows.
    .fr = Traces, défausses et marché sont visibles, les mains non. Nul ne voit donc une carte planifiée, la pioche, ni une carte qui en est tirée, tant qu'elle n'est pas montrée ; ce que tous ont vu entrer dans une main, tous le savent.
OC-D45 =
    .en = The holder of the chef keeps it if their crab alone is farthest from the sea.
    .fr = Le joueur qui a la cuisinière la garde si son crabe est, seul, le plus loin de la mer.

## Rulings on the actions of a turn / Précisions sur les actions d'un tour

OC-D46 =
    .en = With Reckless you may enter an obstacle without a card in hand.
    .fr = Avec « Tête baissée », on peut entrer sur un obstacle sans carte en main.
OC-D47 =
    .en = A card added by Snack gives its main action, its special action and every icon it completes.
    .fr = Une carte ajoutée par « En-cas » donne son action principale, son action spéciale et chaque icône qu'elle complète.
OC-D48 =
    .en = The planned card is no part of the hand: neither an obstacle nor Sand in the eyes takes it, and it pays for nothing.
    .fr = La carte planifiée ne fait pas partie de la main : ni un obstacle ni « Sable dans les yeux » ne la prend, et elle ne paie rien.
OC-D49 =
    .en = Whether to rest is decided at the start of one's own turn, knowing what others have done this round.
    .fr = On décide de se reposer ou non au début de son propre tour, en sachant ce que les autres ont fait dans la manche.
OC-D50 =
    .en = Cards already in the track give nothing again, except through Momentum.
    .fr = Les cartes déjà dans la trace ne donnent plus rien, sauf par « Élan ».
OC-D51 =
    .en = In a turn each main action, each completed icon, each special action and the chef can be used once, and one extra-action tile in all; board actions as often as their conditions are met.
    .fr = Dans un tour, chaque action principale, chaque icône complétée, chaque action spéciale et la cuisinière servent une fois, et une seule tuile Action supplémentaire en tout ; les actions du plateau, aussi souvent que leurs conditions sont remplies.

## Rulings on two players and the crabs of a team / Précisions sur le jeu à deux et les crabes d'une équipe

OC-D52 =
    .en = Seagull and Call of the sea also move your own other crab if it is ahead or behind.
    .fr = « Mouette » et « Appel de la mer » déplacent aussi votre propre autre crabe s'il est devant ou derrière.
OC-D53 =
    .en = Move out cannot move your own other crab.
    .fr = « Laisse passer » ne peut pas déplacer votre propre autre crabe.

## Rulings on spaces / Précisions sur les cases

OC-D54 =
    .en = A knocked-over crab may use an exchange space.
    .fr = Un crabe renversé peut profiter d'une case d'échange.
OC-D55 =
    .en = A crab pushed onto a shortcut, a current or an exchange space is not affected now; these spaces wait for its own turn.
    .fr = Un crabe poussé sur un raccourci, un courant ou une case d'échange n'en subit rien sur le moment ; ces cases attendent son propre tour.
OC-D56 =
    .en = Reckless lasts over the end of the turn: you may stay in a current that you entered this turn; one where your turn began carries you.
    .fr = Tête baissée vaut encore à la fin du tour : on peut rester dans un courant où l'on est entré pendant ce tour ; celui où le tour a commencé vous emporte.
OC-D57 =
    .en = A card put into an empty track has no neighbour and completes no icon.
    .fr = Une carte posée dans une trace vide n'a pas de voisine et ne complète aucune icône.
OC-D58 =
    .en = Snack after a rest gives all actions of the card it adds.
    .fr = Après un repos, « En-cas » donne toutes les actions de la carte ajoutée.
OC-D59 =
    .en = The space to which a current carries you acts as on entering: at an obstacle you choose the card, an empty hand costs nothing. Nothing that happens at the end of a turn happens there again, no exchange either.
    .fr = La case où un courant vous emporte agit comme à l'entrée : sur un obstacle, vous choisissez la carte, une main vide ne coûte rien. Rien de ce qui arrive en fin de tour n'y arrive encore, pas même un échange.
OC-D60 =
    .en = A swap is possible with a crab on any of the six neighbouring spaces.
    .fr = On peut échanger sa place avec un crabe sur n'importe laquelle des six cases voisines.
OC-D61 =
    .en = In the prototype a knock-over obstacle is an obstacle, and exchange and surprise spaces are standard ones.
    .fr = Dans le prototype, un obstacle renversant est un obstacle, et les cases d'échange et de surprise sont des cases standard.

## Rulings of our own / Nos propres précisions

OC-D62 =
    .en = A card given in an exchange is shown to all, so that everyone sees whether it is a starting card.
    .fr = Une carte donnée en échange est montrée à tous, afin que chacun voie si c'est une carte de départ.
OC-D63 =
    .en = With Reckless, obstacles and knock-over obstacles are always ignored; only the current asks.
    .fr = Avec « Tête baissée », obstacles et obstacles renversants sont toujours ignorés ; seul le courant laisse le choix.
OC-D64 =
    .en = A player may resign: their crabs leave the beach; with two players the other wins.
    .fr = Un joueur peut abandonner : ses crabes quittent la plage ; à deux joueurs, l'autre gagne.
OC-D65 =
    .en = A team's second crab that its own player moves onto an obstacle, by swapping places, by Seagull or by Call of the sea, costs a card of their choice; without a card it cannot go there.
    .fr = Le second crabe d'une équipe que son propre joueur amène sur un obstacle, en échangeant sa place, par Mouette ou par Appel de la mer, coûte une carte au choix ; sans carte, il ne peut pas y aller.
OC-D66 =
    .en = A crab may also come into the sea by Call of the sea, Move out or a leap: each is a move like another.
    .fr = Un crabe peut aussi entrer dans la mer par Appel de la mer, Laisse passer ! ou un bond : c'est un déplacement comme un autre.
OC-D67 =
    .en = The arrow of a shortcut crosses reeds: the board itself shows that way.
    .fr = La flèche d'un raccourci franchit les roseaux : c'est le plateau lui-même qui indique ce chemin.
OC-D68 =
    .en = A start space with a shell gives one at every entry: whoever comes there again gets a shell again.
    .fr = Une case de départ avec un coquillage en donne un à chaque entrée : qui y revient en reçoit un autre.
OC-D69 =
    .en = A seat that owes no decision has nothing to choose from, so nobody is handed another's cards.
    .fr = Qui n'a rien à décider n'a rien à choisir : personne n'a ainsi accès aux cartes d'un autre.
OC-D111 =
    .en = A race ends after round 60 at the latest: the player whose crab is nearest to the sea then wins, a team by its crab behind. Ties are broken as in the sea.
    .fr = Une course s'arrête au plus tard après la manche 60 : le joueur dont le crabe est le plus près de la mer gagne, une équipe selon son crabe de derrière. Les égalités se départagent comme dans la mer.

## Rulings on borders and on the order of things in the Adventure Pack / Précisions sur les bordures et l'ordre des choses dans l'extension Adventure Pack

OC-D70 =
    .en = A border is crossed when one change of place takes a crab from before it to beyond it, by a move, a push, a swap, a leap, a shortcut, a current or the call of the sea; the way between does not matter, and the sea lies beyond all borders. Only the first crossing by any crab counts.
    .fr = Une bordure est franchie quand un seul changement de case mène un crabe d'un côté à l'autre, que ce soit par un déplacement, une poussée, un échange de places, un bond, un raccourci, un courant ou l'appel de la mer ; peu importe le trajet, et la mer est au-delà de toutes les bordures. Seul compte le premier franchissement, par n'importe quel crabe.
OC-D71 =
    .en = If several borders were crossed, they are resolved one by one from the land on; `reveal` does one, the end of the turn all that are left.
    .fr = Si plusieurs bordures ont été franchies, on les résout une à une en partant de la terre ; `reveal` en résout une, la fin du tour toutes celles qui restent.
OC-D72 =
    .en = If the Cork steers its crab across a border, the active player still reveals it.
    .fr = Si le Bouchon dirige son crabe au-delà d'une bordure, c'est quand même le joueur actif qui révèle.
OC-D73 =
    .en = A leap crosses a border that lies between, but does not find a token that lies between.
    .fr = Un bond franchit une bordure qui se trouve sur son trajet, mais ne trouve pas un jeton qui s'y trouve.
OC-D74 =
    .en = With two beach tiles there are two events, two challenges and six surprise tokens.
    .fr = Avec deux tuiles Plage, il y a deux événements, deux défis et six jetons Surprise.
OC-D75 =
    .en = Revealing, using a kept treasure and using a skill in one's own turn come between two actions, never before the card is added or the rest is taken, nor within an action.
    .fr = Révéler, utiliser un trésor gardé ou une compétence pendant son propre tour se fait entre deux actions, jamais avant d'avoir ajouté la carte ou de s'être reposé, ni au milieu d'une action.
OC-D76 =
    .en = When a turn ends, all borders due are resolved first, then the space acts, and a border that a current carries the crab across still belongs to this turn.
    .fr = Quand un tour finit, on résout d'abord toutes les bordures franchies, puis la case agit, et une bordure qu'un courant fait franchir appartient encore à ce tour.
OC-D77 =
    .en = At a border without a card nothing is revealed and nothing happens.
    .fr = À une bordure sans carte, il n'y a rien à révéler et il ne se passe rien.
OC-D78 =
    .en = If the active player resigns with a border due, the next active player reveals it, be it in the next round; if the game ends first it is lost.
    .fr = Si le joueur actif abandonne alors qu'une bordure est à résoudre, c'est au joueur actif suivant de la révéler, même à la manche suivante ; si la partie finit avant, elle est perdue.
OC-D79 =
    .en = In an event only those decide whom its text names.
    .fr = Dans un événement, seuls décident ceux que son texte désigne.

## Rulings on what is hidden / Précisions sur ce qui est caché

OC-D80 =
    .en = A hidden element is drawn when somebody looks at it or it is turned up, with the same odds as if it had been shuffled; what nobody ever saw stays unknown, after the game too.
    .fr = Un élément caché est tiré quand quelqu'un le regarde ou qu'on le retourne, avec les mêmes chances que s'il avait été mélangé ; ce que personne n'a vu reste inconnu, même après la partie.
OC-D81 =
    .en = An element that was spied on stays what it is, and the spy knows it for good; the others see that it was looked at. Nobody spies twice on the same element.
    .fr = Un élément espionné reste ce qu'il est, et qui l'a espionné le sait pour de bon ; les autres voient qu'il a été regardé. Personne n'espionne deux fois le même élément.
OC-D95 =
    .en = One spies on face-down surprise tokens, events and challenges only, not on the pile, hands or planned cards.
    .fr = On n'espionne que les jetons Surprise, événements et défis face cachée, ni la pioche, ni les mains, ni les cartes planifiées.

## Rulings on surprise tokens / Précisions sur les jetons Surprise

OC-D82 =
    .en = A token and a crab are on one space only until the token is turned up: whoever enters finds it.
    .fr = Un jeton et un crabe ne sont sur la même case que le temps de retourner le jeton : qui entre le trouve.
OC-D83 =
    .en = Reckless does not ignore trash.
    .fr = « Tête baissée » n'ignore pas les déchets.
OC-D84 =
    .en = A token found between the two moves of Zigzag or Slide acts at once; the second move goes on from there, or serves to stand up.
    .fr = Un jeton trouvé entre les deux déplacements de « Slalom » ou de « Glissade » agit aussitôt ; le second déplacement part de là, ou sert à se redresser.
OC-D85 =
    .en = A token found or a crab steered during Seagull or Call of the sea acts at once; the next crab is chosen on the beach as it then is, and a crab that was steered or pulled back is not chosen again.
    .fr = Un jeton trouvé ou un crabe dirigé pendant « Mouette » ou « Appel de la mer » agit aussitôt ; on choisit le crabe suivant sur la plage telle qu'elle est alors, et un crabe dirigé ou ramené en arrière n'est pas choisi de nouveau.
OC-D86 =
    .en = With a crab in the sea you may still use the Cone of fries, the Bucket, the Spyglass and the Beach ball.
    .fr = Avec un crabe dans la mer, on peut encore utiliser le Cornet de frites, le Seau, la Longue-vue et le Ballon de plage.
OC-D87 =
    .en = A surprise space without a token is entered like a standard space, but no obstacle can be built on it.
    .fr = On entre sur une case Surprise sans jeton comme sur une case standard, mais on ne peut pas y bâtir d'obstacle.

## Rulings on events and challenges / Précisions sur les événements et les défis

OC-D88 =
    .en = A temporary event ends as the next is turned up, before that acts; what was gained or bought stays, a move not yet made with its help is lost.
    .fr = Un événement temporaire prend fin quand le suivant est retourné, avant que celui-ci agisse ; ce qui a été gagné ou acheté reste, un déplacement pas encore fait grâce à lui est perdu.
OC-D89 =
    .en = If the player who has the chef resigns, it passes on, also while skills are chosen; if the one who has the kitchen hand resigns, nobody has it until the chef next passes.
    .fr = Si le joueur qui a la cuisinière abandonne, elle passe à un autre, même pendant le choix des compétences ; si celui qui a le commis abandonne, personne ne l'a jusqu'au prochain passage de la cuisinière.
OC-D90 =
    .en = In a challenge all players in the game are counted, also those whose crabs are in the sea; a team counts as one player.
    .fr = Dans un défi, on compte tous les joueurs encore en jeu, même ceux dont les crabes sont dans la mer ; une équipe compte comme un seul joueur.
OC-D91 =
    .en = First all shells of a challenge are given; then the trophies are exchanged clockwise from the active player, each before the next.
    .fr = On donne d'abord tous les coquillages d'un défi ; puis les trophées s'échangent dans le sens horaire à partir du joueur actif, l'un après l'autre.
OC-D92 =
    .en = A card added in this turn, or the last one of the track, may be taken back into hand: what it gave stays, and added again by Snack it gives all again.
    .fr = On peut reprendre en main une carte ajoutée pendant ce tour, ou la dernière de la trace : ce qu'elle a donné reste, et ajoutée de nouveau par « En-cas », elle redonne tout.
OC-D93 =
    .en = An obstacle is built only on a space without any sign, crab or obstacle; the start spaces 1, 2 and 4 are such spaces.
    .fr = On ne bâtit un obstacle que sur une case sans aucun symbole, sans crabe et sans obstacle ; les cases de départ 1, 2 et 4 en sont.
OC-D94 =
    .en = Built obstacles are treated like printed ones, also by Reckless and by pushes; they make no dead end, for whoever has no card can rest.
    .fr = Les obstacles bâtis comptent comme les obstacles imprimés, aussi pour « Tête baissée » et pour les poussées ; ils ne font pas d'impasse, car qui n'a pas de carte peut se reposer.

## Rulings on skills / Précisions sur les compétences

OC-D96 =
    .en = Skills are chosen first of all, when it is known who begins and before teams place their crabs.
    .fr = On choisit les compétences avant tout le reste, quand on sait qui commence et avant que les équipes placent leurs crabes.
OC-D97 =
    .en = A skill is used as often as there are claws, but once for each moment that allows it; in one's own turn only between two actions, except the Bruiser's push, which answers a push that is owed.
    .fr = Une compétence s'utilise autant qu'il y a de pinces, mais une fois par moment qui le permet ; pendant son propre tour, seulement entre deux actions, sauf la poussée du Cogneur, qui répond à une poussée à faire.
OC-D98 =
    .en = A crab in the sea is asked nothing any more; in its own turn it may still use the skills that need neither its move nor its place: Hermit crab, Sleepwalker, Weaver, Window-shopper and the Pickpocket's theft.
    .fr = On ne demande plus rien à un crabe dans la mer ; pendant son tour, il peut encore utiliser les compétences qui ne demandent ni son déplacement ni sa place : Bernard-l'ermite, Somnambule, Tisseuse, Lèche-vitrine et le vol du Pickpocket.
OC-D99 =
    .en = In a team each skill is for its crab only; the Champion, the Forecaster, the Yawner and the Pickpocket in the turns of others need that crab on the beach. Your own other crab is never another player's.
    .fr = Dans une équipe, chaque compétence ne vaut que pour son crabe ; la Vedette, le Crabe météo, le Bâilleur et le Pickpocket pendant le tour des autres demandent que ce crabe soit sur la plage. Votre propre autre crabe n'est jamais celui d'un autre joueur.
OC-D100 =
    .en = If the Bruiser pushes the Cork, the Cork is asked first, for the ways toward the sea; if it chooses, it cannot be pushed toward land.
    .fr = Si le Cogneur pousse le Bouchon, on interroge d'abord le Bouchon, pour les directions vers la mer ; s'il choisit, on ne peut plus le pousser vers la terre.
OC-D101 =
    .en = The Bruiser's push toward land makes no move possible that would not be without it.
    .fr = La poussée du Cogneur vers la terre ne rend possible aucun déplacement qui ne le serait pas sans elle.
OC-D102 =
    .en = The Yawner is asked at every rest, a forced one too, but neither at the Hermit crab's skill nor at the Siesta.
    .fr = On interroge le Bâilleur à chaque repos, même obligatoire, mais ni pour la compétence du Bernard-l'ermite ni pour la Sieste générale.
OC-D103 =
    .en = Cards may be added by Snack, by the Cone of fries and by the Sleepwalker in one turn, one after the other.
    .fr = Dans un même tour, on peut ajouter des cartes par « En-cas », par le Cornet de frites et par le Somnambule, l'une après l'autre.

## Rulings on leaving and ending with the Adventure Pack / Précisions sur l'abandon et la fin avec l'extension Adventure Pack

OC-D104 =
    .en = When the active player resigns within an action, what they owe, what others were asked whether they would, and the space at the end of the turn are dropped; a push still needed goes the first way open; what others must answer and the rest of a border being resolved go on; then the turn ends.
    .fr = Quand le joueur actif abandonne au milieu d'une action, ce qu'il doit, ce qui était proposé aux autres et la case de fin de tour n'ont plus lieu ; une poussée encore nécessaire prend la première direction ouverte ; ce que les autres doivent décider et le reste d'une bordure en cours se poursuivent ; puis le tour finit.
OC-D105 =
    .en = Treasures, claws and knowledge of a player who resigns are gone, and so are cards dealt and not yet chosen; tokens, events and built obstacles stay.
    .fr = Les trésors, les pinces et le savoir d'un joueur qui abandonne disparaissent, de même que ses cartes reçues et pas encore choisies ; jetons, événements et obstacles bâtis restent.
OC-D106 =
    .en = Nothing is taken back beyond something drawn, something seen or another player's answer; a chosen skill can be taken back until the last player has chosen.
    .fr = On ne reprend rien au-delà d'un tirage, de quelque chose qui a été vu ou de la réponse d'un autre joueur ; un choix de compétence peut être repris jusqu'à ce que le dernier joueur ait choisi.
OC-D107 =
    .en = The prototype is played without the Adventure Pack.
    .fr = Le prototype se joue sans l'extension Adventure Pack.
OC-D108 =
    .en = The Adventure Pack works on every board, for every face of a beach tile has three surprise spaces.
    .fr = L'extension Adventure Pack marche sur tous les plateaux, car chaque face d'une tuile Plage a trois cases Surprise.
OC-D109 =
    .en = At the end of the game treasures, claws and trophies count for nothing; ties are broken as without them. If all others have resigned, what is still owed is dropped.
    .fr = À la fin de la partie, trésors, pinces et trophées ne comptent pas ; les égalités se départagent comme sans eux. Si tous les autres ont abandonné, ce qui restait à faire n'a plus lieu.
OC-D110 =
    .en = When the whole market is empty, whatever would bring a market card brings none.
    .fr = Quand tout le marché est vide, ce qui donnerait une carte du marché n'en donne pas.

## Further rulings on the Adventure Pack / Autres précisions sur l'extension Adventure Pack

OC-D112 =
    .en = Of a reward or a Spyglass that says “up to” the first is taken or the reward refused beforehand: once begun, at least one element is spied on, one card taken back or one obstacle built; each further one may be declined.
    .fr = D'une récompense ou d'une Longue-vue qui dit « jusqu'à », on prend au moins un élément, ou l'on y renonce d'avance : une fois commencé, on espionne au moins un élément, on reprend au moins une carte ou l'on bâtit au moins un obstacle ; on peut renoncer à chacun des suivants.
OC-D113 =
    .en = While skills are chosen, no crab of a team is on the beach yet.
    .fr = Pendant le choix des compétences, aucun crabe d'une équipe n'est encore sur la plage.
OC-D114 =
    .en = If the chef passes, because the player who had it left, to the one who has the kitchen hand, nobody has the kitchen hand until the chef next passes.
    .fr = Si la cuisinière passe, parce que le joueur qui l'avait est parti, à celui qui a le commis, personne n'a le commis jusqu'au prochain passage de la cuisinière.
OC-D115 =
    .en = The Treasure hunter may also dig up a token that they know already or that lies face up, for it can be taken.
    .fr = Le Chercheur de trésors peut aussi déterrer un jeton qu'il connaît déjà ou qui est face visible, car il peut le prendre.
OC-D116 =
    .en = A player is robbed once for each claw, whichever of their crabs is named.
    .fr = On ne vole un joueur qu'une fois par pince, quel que soit celui de ses crabes qu'on nomme.

# The rules of Crabz in our own words, by their ids. CZ-01 to CZ-22 are rules; CZ-C1 to CZ-C15 are rulings where the rules leave a question open.
# "Why not?" answers with these sentences, and docs/rules/crabz.md shows them beside the tests that prove them.

## What there is / Ce qu'il y a

CZ-01 =
    .en = Each player has nine crabs: three large, three medium and three small.
    .fr = Chaque joueur a neuf crabes : trois gros, trois moyens et trois petits.
CZ-02 =
    .en = The beach is a hexagon of 36 rocks: three rings around a pool of water.
    .fr = La plage est un hexagone de 36 rochers : trois anneaux autour d'un trou d'eau.
CZ-03 =
    .en = All crabs of one colour belong to the same player.
    .fr = Tous les crabes d'une même couleur appartiennent au même joueur.
CZ-04 =
    .en = The crabs of those who play are dealt at random, one on each rock of the zone for their number: 18 rocks for 2 players, 27 for 3, 36 for 4.
    .fr = Les crabes de ceux qui jouent sont répartis au hasard, un sur chaque rocher de la zone prévue pour leur nombre : 18 rochers à 2 joueurs, 27 à 3, 36 à 4.
CZ-05 =
    .en = Who begins is drawn by lot.
    .fr = On tire au sort qui commence.

## What it is about / Le but du jeu

CZ-06 =
    .en = The winner is the last player who can still move; whoever has no move when their turn comes is out.
    .fr = Le gagnant est le dernier joueur qui peut encore jouer ; un joueur qui n'a aucun coup quand vient son tour est éliminé.

## Moving / Se déplacer

CZ-07 =
    .en = On your turn you must move exactly one crab of your colour; passing is not allowed.
    .fr = À votre tour, vous devez déplacer exactement un crabe de votre couleur ; on ne passe pas.
CZ-08 =
    .en = A small crab walks exactly three steps, a medium one exactly two and a large one exactly one: never fewer, never more.
    .fr = Un petit crabe fait exactement trois pas, un moyen exactement deux et un gros exactement un : jamais moins, jamais plus.
CZ-09 =
    .en = Every step goes onto a rock where there is a crab, of any colour, your own included; a crab never steps on a bare rock.
    .fr = Chaque pas mène sur un rocher où se trouve un crabe, de n'importe quelle couleur, la vôtre comprise ; un crabe ne pose jamais la patte sur un rocher nu.
CZ-10 =
    .en = Within one move a crab never steps on the same rock twice.
    .fr = Au cours d'un même coup, un crabe ne revient jamais sur un rocher déjà foulé.
CZ-11 =
    .en = A move ends on a crab of the same size or smaller, never on a larger one.
    .fr = Un coup s'achève sur un crabe de même taille ou plus petit, jamais sur un plus gros.
CZ-12 =
    .en = Only the crab on top of a stack can move; the ones beneath have to wait.
    .fr = Seul le crabe au sommet d'une pile peut se déplacer ; ceux du dessous doivent attendre.
CZ-13 =
    .en = After one move it is the next player's turn.
    .fr = Après un coup, c'est au tour du joueur suivant.

## Waves / Les vagues

CZ-14 =
    .en = When a move splits the crabs into groups that no longer touch, a wave comes: one group stays, and all other crabs are washed off the beach.
    .fr = Quand un coup sépare les crabes en groupes qui ne se touchent plus, une vague arrive : un groupe reste, et tous les autres crabes sont emportés.
CZ-15 =
    .en = The group that covers the most rocks stays, however many crabs the others have.
    .fr = Le groupe qui couvre le plus de rochers reste, quel que soit le nombre de crabes des autres.
CZ-16 =
    .en = Between groups that cover equally many rocks, the one with the most crabs stays.
    .fr = Entre des groupes qui couvrent autant de rochers, celui qui compte le plus de crabes reste.
CZ-17 =
    .en = If rocks and crabs are both equal, the player who has just moved chooses the group that stays.
    .fr = Si rochers et crabes sont à égalité, le joueur qui vient de jouer choisit le groupe qui reste.
CZ-18 =
    .en = An example: a move leaves 23 rocks covered at the top and 5 at the bottom; the crabs at the bottom are washed away.
    .fr = Un exemple : après un coup, 23 rochers sont couverts en haut et 5 en bas ; la vague emporte les crabes du bas.

## The end / La fin

CZ-19 =
    .en = A player who cannot move when their turn comes is out for good, even if one of their crabs becomes free later.
    .fr = Un joueur qui ne peut pas jouer quand vient son tour est éliminé pour de bon, même si l'un de ses crabes se libère plus tard.
CZ-20 =
    .en = The crabs of a player who is out stay where they are.
    .fr = Les crabes d'un joueur éliminé restent où ils sont.
CZ-21 =
    .en = As soon as only one player is left in the game, that player wins.
    .fr = Dès qu'il ne reste plus qu'un joueur en lice, c'est lui qui gagne.
CZ-22 =
    .en = If crabs chase each other without end, nobody wins: it is a draw, and a new game decides.
    .fr = Si des crabes se poursuivent sans fin, personne ne gagne : la partie est nulle, et une nouvelle partie tranchera.

## Rulings on moving / Précisions sur les déplacements

CZ-C1 =
    .en = A crab may turn at every step; it does not have to walk straight, and only the rock where it ends up counts.
    .fr = Un crabe peut tourner à chaque pas ; il n'est pas obligé d'aller tout droit, et seul compte le rocher où il arrive.
CZ-C2 =
    .en = A crab does not come back to the rock it set out from.
    .fr = Un crabe ne revient pas sur le rocher d'où il est parti.
CZ-C3 =
    .en = Sizes are compared only where the move ends, and only with the top crab there: on the way, larger crabs are no obstacle.
    .fr = On ne compare les tailles qu'à l'arrivée, et seulement avec le crabe au sommet : en chemin, les plus gros ne gênent pas.
CZ-C4 =
    .en = A stack may grow to any height.
    .fr = Une pile peut être aussi haute que l'on veut.

## Rulings on waves / Précisions sur les vagues

CZ-C5 =
    .en = A wave is looked for once, after the crab has landed; of all the groups, however many, exactly one stays.
    .fr = On regarde une seule fois s'il y a une vague, quand le crabe est arrivé ; de tous les groupes, si nombreux soient-ils, un seul reste.
CZ-C6 =
    .en = A wave may take your own crabs, or every crab of a player; that player is out when their next turn comes.
    .fr = Une vague peut emporter vos propres crabes, ou tous ceux d'un joueur ; ce joueur est éliminé quand vient son tour.

## Rulings on the end / Précisions sur la fin

CZ-C7 =
    .en = Having no move matters only at the start of your own turn, not during the turns of others.
    .fr = N'avoir aucun coup ne compte qu'au début de votre propre tour, pas pendant celui des autres.
CZ-C8 =
    .en = If several players are stuck, the one whose turn comes first is out first; the last one left wins, even if stuck too.
    .fr = Si plusieurs joueurs sont bloqués, celui dont le tour vient en premier est éliminé en premier ; le dernier en lice gagne, même bloqué lui aussi.
CZ-C9 =
    .en = The crabs of players who are out can still be walked over and landed on, and they still count when groups are compared.
    .fr = Les crabes des joueurs éliminés peuvent encore être traversés et recouverts, et ils comptent encore quand on compare les groupes.
CZ-C10 =
    .en = When the same position comes up for the third time, with the same player to move and the same players in the game, it is a draw between them; they may also agree on a draw.
    .fr = Quand la même position revient pour la troisième fois, le tour étant au même joueur et les mêmes joueurs étant en lice, la partie est nulle entre eux ; ils peuvent aussi convenir d'une nulle.

## Rulings on turns, choices and the start / Précisions sur les tours, les choix et le début

CZ-C11 =
    .en = When groups are fully tied, the player chooses which of them stays before the turn passes.
    .fr = Quand des groupes sont à parfaite égalité, le joueur choisit lequel reste avant que le tour passe au suivant.
CZ-C12 =
    .en = Turns go clockwise, past the players who are out.
    .fr = On joue dans le sens horaire, en sautant les joueurs éliminés.
CZ-C13 =
    .en = The crabs are dealt at random unless it was agreed before the game that the players place them.
    .fr = Les crabes sont répartis au hasard, sauf si l'on a convenu avant la partie que les joueurs les placent.
CZ-C14 =
    .en = Players who place their crabs do so in turn, the first player first: one of their own crabs on any bare rock of the zone.
    .fr = Les joueurs qui placent leurs crabes le font à tour de rôle, le premier joueur d'abord : un de leurs crabes sur un rocher nu de la zone.
CZ-C15 =
    .en = Repeated positions are counted since a rock was last emptied or crabs were last washed away, for nothing before that can come back.
    .fr = On compte les positions répétées depuis le dernier rocher vidé ou la dernière vague, car rien d'antérieur ne peut revenir.

# The rules of Crabe VS Poulpe in our own words, by their ids. CP-01 to CP-35 are rules; CP-P1 to CP-P20 are rulings where the rules leave a
# question open. "Why not?" answers with these sentences, and docs/rules/poulpe.md shows them beside the tests that prove them.

## Setting up / La mise en place

CP-01 =
    .en = Two play, with thirty crab cards and thirty octopus cards, not all of which are used in one game.
    .fr = On joue à deux, avec trente cartes Crabe et trente cartes Poulpe, qui ne servent pas toutes dans une même partie.
CP-02 =
    .en = Each player takes the pack of one animal.
    .fr = Chaque joueur prend le paquet d'un des deux animaux.
CP-03 =
    .en = Before the game the players agree on symmetric mode, best for a first game, or on asymmetric mode.
    .fr = Avant la partie, on choisit le mode symétrique, conseillé pour une première partie, ou le mode asymétrique.
CP-04 =
    .en = In symmetric mode both packs have exactly the same effects.
    .fr = En mode symétrique, les deux paquets ont exactement les mêmes effets.
CP-05 =
    .en = In asymmetric mode each species has three effects of its own, in place of three of the common ones. Camouflage copies neither Begin, Resist, Ink, Pinch, Camouflage nor Win the round, and a Reverse that it copies means below 9.
    .fr = En mode asymétrique, chaque espèce a trois effets bien à elle, à la place de trois des effets communs. Camouflage ne copie ni Débuter, ni Résister, ni Encre, ni Pincer, ni Camouflage, ni Remporter, et un Inverser qu'il copie veut dire : en dessous de 9.
CP-06 =
    .en = In both modes a pack is 24 cards: the numbers from 1 to 10, alpha and omega, each twice.
    .fr = Dans les deux modes, un paquet compte 24 cartes : les nombres de 1 à 10, alpha et oméga, chacun en deux exemplaires.
CP-07 =
    .en = Each player shuffles their pack, which becomes their draw pile, and draws five cards from it.
    .fr = Chaque joueur mélange son paquet, qui devient sa pioche, et y pioche cinq cartes.
CP-08 =
    .en = Cards are played on one pile in the middle; beside it lies the common discard.
    .fr = Les cartes se jouent sur une seule pile, au centre ; à côté se trouve la défausse commune.
CP-09 =
    .en = The first player is the last to have seen a reef, or the loser of the previous game.
    .fr = Le premier joueur est le dernier à avoir vu un récif, ou le perdant de la partie précédente.

## What it is about / Le but du jeu

CP-10 =
    .en = The first to have no card left, neither in hand nor in their draw pile, wins.
    .fr = Le premier à n'avoir plus aucune carte, ni en main ni dans sa pioche, gagne la partie.

## A round / Une manche

CP-11 =
    .en = A game is a series of rounds, in which the players take turns to play one card from hand and apply its effect.
    .fr = Une partie se joue en plusieurs manches, où chacun à son tour joue une carte de sa main et en applique l'effet.
CP-12 =
    .en = A card must be strictly higher than the card on top of the pile.
    .fr = Une carte doit être strictement supérieure à celle du dessus de la pile.
CP-13 =
    .en = The order is alpha, the numbers from 1 to 10, omega.
    .fr = L'ordre est alpha, les nombres de 1 à 10, oméga.
CP-14 =
    .en = Any card may open a round.
    .fr = N'importe quelle carte peut ouvrir une manche.
CP-15 =
    .en = Cards are played face up, on one pile.
    .fr = Les cartes se jouent face visible, sur une seule pile.
CP-16 =
    .en = Before an effect is applied, the opponent is asked whether they cancel it with a Resist.
    .fr = Avant d'appliquer un effet, on demande à l'adversaire s'il l'annule avec un Résister.
CP-17 =
    .en = A player who on their turn will not or cannot play ends the round.
    .fr = Un joueur qui, à son tour, ne veut pas ou ne peut pas jouer met fin à la manche.
CP-18 =
    .en = Whoever played the last card wins the round.
    .fr = Le joueur qui a joué la dernière carte remporte la manche.
CP-19 =
    .en = All cards of the round then go face down to the common discard, which nobody may look through.
    .fr = Toutes les cartes de la manche vont alors face cachée dans la défausse commune, que personne ne peut consulter.
CP-20 =
    .en = Then both players refill their hands to five cards; a player who has five or more draws nothing.
    .fr = Chacun complète ensuite sa main à cinq cartes ; celui qui en a déjà cinq ou plus ne pioche pas.
CP-21 =
    .en = When refilling, cards of either colour count alike.
    .fr = Pour compléter sa main, la couleur des cartes ne compte pas.
CP-22 =
    .en = The winner of a round opens the next one.
    .fr = Le gagnant d'une manche ouvre la suivante.

## The end / La fin

CP-23 =
    .en = The game ends at once when a player whose draw pile is empty plays or discards the last card of their hand, or has it stolen; that player wins.
    .fr = La partie prend fin dès qu'un joueur dont la pioche est vide joue ou défausse la dernière carte de sa main, ou se la fait voler ; ce joueur gagne.

## Effects / Les effets

CP-24 =
    .en = An effect takes precedence over the rules.
    .fr = Un effet prime toujours sur la règle.
CP-25 =
    .en = What a card says you may do is optional; what it tells you to do must be done, even when it hurts you.
    .fr = Ce qu'une carte permet est facultatif ; ce qu'elle ordonne est obligatoire, même à votre détriment.
CP-26 =
    .en = An effect is applied as far as possible; a card may be played even if its effect can be applied only in part or not at all.
    .fr = Un effet s'applique autant que possible ; une carte peut être jouée même si son effet ne s'applique qu'en partie ou pas du tout.
CP-27 =
    .en = Cards of the other species in your hand are played like your own.
    .fr = Les cartes adverses que vous avez en main se jouent comme les vôtres.
CP-28 =
    .en = A card that is reshuffled goes into the draw pile of its own species, whoever holds it.
    .fr = Une carte remélangée retourne dans la pioche de son espèce, peu importe qui l'a en main.
CP-29 =
    .en = A card that an effect makes you discard comes from your hand, whether you have just drawn it or not; it goes face down and is not shown.
    .fr = Une carte qu'un effet vous fait défausser vient de votre main, que vous veniez ou non de la piocher ; elle est posée face cachée et n'est pas montrée.
CP-30 =
    .en = Alpha Begin cannot be played on another card, not even after an 8 Reverse: it opens a round, or an effect gets rid of it.
    .fr = Alpha Débuter ne se joue jamais sur une autre carte, pas même après un 8 Inverser : elle ouvre une manche, ou l'on s'en débarrasse grâce à un effet.
CP-31 =
    .en = A 1 Resist may be laid on any card that has an effect, whatever its value, unless that card cannot be cancelled.
    .fr = Un 1 Résister peut se poser sur toute carte qui a un effet, quelle que soit sa valeur, sauf si cette carte ne peut être annulée.

## What the example of a round shows / Ce que montre l'exemple d'une manche

CP-32 =
    .en = An 8 Reverse binds only the next card; after that, cards must go up again.
    .fr = Un 8 Inverser ne vaut que pour la carte suivante ; ensuite, l'ordre redevient croissant.
CP-33 =
    .en = A Resist takes up its player's turn, stays on the pile and is the card to beat; then the opponent plays.
    .fr = Un Résister compte pour le tour de son joueur, reste sur la pile et devient la carte à battre ; c'est ensuite à l'adversaire de jouer.
CP-34 =
    .en = A cancelled card stays on the pile; only its effect is lost.
    .fr = Une carte annulée reste sur la pile ; seul son effet est perdu.
CP-35 =
    .en = In the example one player is left with three cards and draws two, the other with one and draws four.
    .fr = Dans l'exemple, il reste trois cartes à l'un, qui en pioche deux, et une à l'autre, qui en pioche quatre.

## Rulings on winning / Précisions sur la victoire

CP-P1 =
    .en = No card in hand and none in the draw pile wins, however it came about, giving and reshuffling included; this is checked after every single step, for the active player first.
    .fr = N'avoir plus de carte ni en main ni dans la pioche fait gagner, quelle qu'en soit la cause, y compris donner et remélanger ; on le vérifie après chaque étape, en commençant par le joueur actif.
CP-P2 =
    .en = A last card wins as soon as it is played, before its effect and before any Resist.
    .fr = La dernière carte fait gagner dès qu'elle est jouée, avant son effet et avant tout Résister.

## Rulings on resisting / Précisions sur la résistance

CP-P3 =
    .en = Only the card just played can be resisted, before its effect; whoever has a card in hand is asked each time, with or without a Resist, and afterwards a 1 is an ordinary 1. At a table the answer is seen only when a fixed time has passed, so that thinking tells nothing.
    .fr = On ne peut résister qu'à la carte qui vient d'être jouée, avant son effet ; tout joueur qui a une carte en main est interrogé chaque fois, avec ou sans Résister, et ensuite un 1 est un 1 ordinaire. À une table, la réponse n'apparaît qu'après un délai fixe, pour que le temps de réflexion ne trahisse rien.
CP-P4 =
    .en = A Resist cannot itself be resisted.
    .fr = On ne résiste pas à un Résister.
CP-P5 =
    .en = Omega Win the round cannot be cancelled; that is a setting of the content.
    .fr = Oméga Remporter ne peut être annulée ; c'est un réglage du contenu.
CP-P6 =
    .en = When an 8 Reverse is resisted its limit is gone: the next card must beat the 1.
    .fr = Quand on résiste à un 8 Inverser, sa limite disparaît : la carte suivante doit battre le 1.

## Rulings on turns and rounds / Précisions sur les tours et les manches

CP-P7 =
    .en = After an 8 Reverse a card must be lower than 8, so a 1 fits, but neither another 8 nor an alpha; a player who has none passes, and whoever played the 8 wins the round.
    .fr = Après un 8 Inverser, il faut jouer en dessous de 8 : un 1 convient, mais ni un autre 8 ni un alpha ; qui n'a rien de tel passe, et celui qui a joué le 8 remporte la manche.
CP-P8 =
    .en = A player may pass on any turn, except when opening a round.
    .fr = On peut passer à n'importe lequel de ses tours, sauf quand on ouvre la manche.
CP-P9 =
    .en = After a 5 Play again the turn stays with its player, who plays a higher card or declines; if they decline, the 5 is what the opponent has to beat.
    .fr = Après un 5 Rejouer, c'est encore à son joueur, qui joue une carte plus haute ou renonce ; s'il renonce, c'est le 5 que l'adversaire doit battre.
CP-P10 =
    .en = From an empty hand nothing is stolen or swapped; stealing the last card of an opponent whose draw pile is empty makes the opponent win, and the game warns of it; a swap is one step, so a last card given in a swap does not win.
    .fr = Dans une main vide, il n'y a rien à voler ni à échanger ; voler la dernière carte d'un adversaire dont la pioche est vide le fait gagner, et le jeu en avertit ; un échange est une seule étape : y donner sa dernière carte ne fait pas gagner.
CP-P11 =
    .en = A hand may hold more than five cards.
    .fr = Une main peut compter plus de cinq cartes.
CP-P12 =
    .en = The winner of a round refills first.
    .fr = Le gagnant de la manche complète sa main en premier.
CP-P13 =
    .en = Reshuffling can fill an empty draw pile again, which then counts as not empty.
    .fr = Remélanger peut regarnir une pioche vide, qui n'est alors plus considérée comme vide.
CP-P14 =
    .en = Nothing comes back from the discard; how large it is may be seen, what lies in it may not, and the round's pile is in view only while the round lasts. A memory aid that shows the cards of earlier rounds is an option of the table, off unless it is chosen.
    .fr = Rien ne revient de la défausse ; on en voit la taille, mais pas le contenu, et la pile de la manche n'est visible que le temps de la manche. Un aide-mémoire qui montre les cartes des manches précédentes est une option de la table, désactivée tant qu'on ne la choisit pas.
CP-P15 =
    .en = Chance decides who opens the first game; in a rematch, the loser of the game before opens.
    .fr = Le sort décide qui ouvre la première partie ; à la revanche, c'est le perdant de la partie précédente.

## Rulings on the effects of the species / Précisions sur les effets des espèces

CP-P16 =
    .en = Shell, Ink and Pinch hold for exactly one card of the opponent, and no longer than the round.
    .fr = Carapace, Encre et Pincer ne valent que pour une carte de l'adversaire, et jamais au-delà de la manche.
CP-P17 =
    .en = A Resist laid on a card heeds no limit of value.
    .fr = Un Résister posé sur une carte ne tient compte d'aucune limite de valeur.
CP-P18 =
    .en = The backs show the species, so everyone sees how many cards of each species a hand holds.
    .fr = Le dos montre l'espèce : chacun voit combien de cartes de chaque espèce compte une main.
CP-P19 =
    .en = A card blanked by Shell has no effect, so nobody is asked whether to resist it.
    .fr = Une carte neutralisée par Carapace n'a pas d'effet : personne n'est donc invité à y résister.
CP-P20 =
    .en = The effects that we had to reconstruct are content, not code, so that they can be changed until strong players win as often with either species.
    .fr = Les effets que nous avons dû reconstituer sont du contenu, pas du code : on peut les modifier jusqu'à ce que de bons joueurs gagnent aussi souvent avec l'une ou l'autre espèce.

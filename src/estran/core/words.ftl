# What the core says to people: mostly refusals, one sentence each.

no-such-seat =
    .en = There is no seat { $seat }.
    .fr = Il n'y a pas de place { $seat }.
game-unknown =
    .en = There is no game "{ $game }": the games are { $known }.
    .fr = Il n'y a pas de jeu « { $game } » : les jeux sont { $known }.
option-unknown =
    .en = { $game } has no option "{ $option }": it has { $known }.
    .fr = { $game } n'a pas d'option « { $option } » : il a { $known }.
option-value =
    .en = The option { $option } cannot be "{ $given }": it can be { $allowed }.
    .fr = L'option { $option } ne peut pas être « { $given } » : elle peut être { $allowed }.
no-resigning =
    .en = This game cannot be resigned.
    .fr = On ne peut pas abandonner ce jeu.
no-draws =
    .en = This game has no draws.
    .fr = Dans ce jeu, il n'y a pas de nulle.
move-unreadable =
    .en = "{ $text }" is no move of this game: { $expected }.
    .fr = « { $text } » n'est pas un coup de ce jeu : { $expected }.
game-over =
    .en = The game is over.
    .fr = La partie est finie.
position-malformed =
    .en = The position is malformed at { $where }: { $problem }.
    .fr = La position est mal formée à { $where } : { $problem }.
position-impossible =
    .en = The position cannot be at { $where }: { $problem }.
    .fr = La position est impossible à { $where } : { $problem }.
content-wrong =
    .en = { $file }, { $key }: { $problem }.
    .fr = { $file }, { $key } : { $problem }.
content-none =
    .en = { $game } has no content that could be replaced.
    .fr = { $game } n'a pas de contenu que l'on puisse remplacer.
table-source =
    .en = { $of ->
            [rulebook] rulebook
           *[reconstructed] reconstructed
        }
    .fr = { $of ->
            [rulebook] règle
           *[reconstructed] reconstitué
        }
record-malformed =
    .en = The record is malformed: { $problem }.
    .fr = L'enregistrement est mal formé : { $problem }.
record-newer =
    .en = The record has format { $given }; this Estran reads formats 1 to { $known }.
    .fr = L'enregistrement est au format { $given } ; cet Estran lit les formats 1 à { $known }.
record-rules =
    .en = The record was made with rules { $given } of { $game }; this Estran has { $known }, so its moves can be read but not replayed.
    .fr = L'enregistrement a été fait avec les règles { $given } de { $game } ; cet Estran a { $known } : ses coups se lisent, mais ne se rejouent plus.
record-content =
    .en = The record was made with other content for { $game } than this Estran has, so its moves can be read but not replayed.
    .fr = L'enregistrement a été fait avec un autre contenu pour { $game } que celui de cet Estran : ses coups se lisent, mais ne se rejouent plus.
record-entry =
    .en = Entry { $entry } of the record cannot be played: { $problem }
    .fr = L'entrée { $entry } de l'enregistrement ne peut pas être jouée : { $problem }
record-result =
    .en = The record says { $given }, but its entries give { $played }.
    .fr = L'enregistrement dit { $given }, mais ses entrées donnent { $played }.
bot-unknown =
    .en = There is no bot "{ $bot }" for { $game }: the bots are { $known }.
    .fr = Il n'y a pas de robot « { $bot } » pour { $game } : les robots sont { $known }.
bot-open-only =
    .en = The bot { $bot } plays only games in which nothing is hidden; { $game } is not one.
    .fr = Le robot { $bot } ne joue qu'aux jeux où rien n'est caché ; { $game } n'en est pas un.
bot-two-only =
    .en = The bot { $bot } plays only games of two players, not of { $players }.
    .fr = Le robot { $bot } ne joue qu'à deux joueurs, pas à { $players }.
bot-no-budget =
    .en = The bot { $bot } does not search, so it takes no budget.
    .fr = Le robot { $bot } ne calcule pas : il ne prend donc pas de budget.
bot-budget =
    .en = "{ $spec }" is no budget for { $bot }: write `{ $bot }:{ $amount }` or `{ $bot }:1s`.
    .fr = « { $spec } » n'est pas un budget pour { $bot } : écrivez `{ $bot }:{ $amount }` ou `{ $bot }:1s`.
level-unknown =
    .en = There is no level "{ $level }" for { $game }: the levels are { $known }.
    .fr = Il n'y a pas de niveau « { $level } » pour { $game } : les niveaux sont { $known }.
seats-count =
    .en = { $given } seats are named for a game of { $players }.
    .fr = { $given } places sont nommées pour une partie à { $players }.
bots-count =
    .en = { $given ->
            [one] One bot is named
           *[other] { $given } bots are named
        } for { $places ->
            [0] no seat
            [one] one seat
           *[other] { $places } seats
        }.
    .fr = { $given ->
            [one] Un robot est nommé
           *[other] { $given } robots sont nommés
        } pour { $places ->
            [0] aucune place
            [one] une place
           *[other] { $places } places
        }.
simulate-games =
    .en = { $given } games cannot be played: there must be at least one.
    .fr = Impossible de jouer { $given } parties : il en faut au moins une.
simulate-broken =
    .en = A process that played games has died, perhaps for lack of memory.
    .fr = Un processus qui jouait des parties s'est arrêté, peut-être faute de mémoire.
nothing-to-undo =
    .en = There is no move to take back.
    .fr = Il n'y a pas de coup à reprendre.
undo-seen =
    .en = That cannot be taken back: what came of it has been seen.
    .fr = Ce coup ne peut être repris : on a vu ce qu'il a donné.
undo-tells =
    .en = Nothing is taken back among partners who may not talk: it would tell them something.
    .fr = On ne reprend rien entre partenaires qui doivent se taire : cela leur dirait quelque chose.
undo-often =
    .en = You have taken moves back { $most } times in this game. From now on yours stand.
    .fr = Vous êtes revenu en arrière { $most } fois dans cette partie. Désormais, vos coups restent joués.
table-long =
    .en = This game has { $most } entries already: it goes on to its end, and no more moves are taken back or seats left to bots.
    .fr = Cette partie a déjà { $most } entrées : elle va jusqu'à sa fin, on ne reprend plus de coups et on ne laisse plus sa place à un robot.
undo-resumed =
    .en = Nothing is taken back from before the rules changed.
    .fr = On ne reprend rien d'avant le changement des règles.
record-resumed =
    .en = The record goes on from entry { $entry } with other rules than it began with: what was before cannot be shown.
    .fr = L'enregistrement continue à partir de l'entrée { $entry } avec d'autres règles qu'au début : ce qui précède ne peut pas être montré.
undo-where =
    .en = There is no entry { $to } to go back to.
    .fr = Il n'y a pas d'entrée { $to } à laquelle revenir.

# At a table.

table-window =
    .en = The time for answers lasts from 0 to { $longest } seconds.
    .fr = Le temps des réponses dure de 0 à { $longest } secondes.
table-answer-time =
    .en = An offer waits from { $shortest } to { $longest } seconds for its answer; 0 is no limit.
    .fr = Une proposition attend sa réponse de { $shortest } à { $longest } secondes ; 0 : sans limite.
table-no-offers =
    .en = Nothing is offered in this game.
    .fr = Rien n'est proposé dans cette partie.
table-name =
    .en = A name has from 1 to { $longest } visible characters, on one line.
    .fr = Un nom compte de 1 à { $longest } caractères visibles, sur une ligne.
table-begun =
    .en = The game has already begun.
    .fr = La partie a déjà commencé.
table-not-begun =
    .en = The game has not begun yet.
    .fr = La partie n'a pas encore commencé.
table-not-over =
    .en = That can be had only once the game is over.
    .fr = Il faut pour cela que la partie soit finie.
table-chairs-free =
    .en = { $free ->
            [one] One seat is
           *[other] { $free } seats are
        } still free.
    .fr = { $free ->
            [one] Une place est encore libre
           *[other] { $free } places sont encore libres
        }.
table-seat-taken =
    .en = Seat { $seat } is taken.
    .fr = La place { $seat } est prise.
record-unmarked =
    .en = Something was drawn and then taken back, and the record does not say so.
    .fr = Quelque chose a été tiré puis repris, et l'enregistrement ne le dit pas.
record-deal =
    .en = The seed of this record does not follow from the secret and the contributions that it names.
    .fr = La graine de cet enregistrement ne découle pas du secret et des contributions qu'il indique.
table-one-person =
    .en = This game goes on from a moment of another, so somebody may know what is hidden: one person plays it, with bots.
    .fr = Cette partie reprend un moment d'une autre, quelqu'un peut donc connaître ce qui est caché : une seule personne la joue, avec des robots.
table-not-yours =
    .en = Seat { $seat } is not yours.
    .fr = La place { $seat } n'est pas à vous.
table-not-seated =
    .en = Only those who sit at this table can do that.
    .fr = Il faut être assis à cette table pour faire cela.
table-bot-plays =
    .en = A bot plays seat { $seat } for you: take it back first.
    .fr = Un robot joue la place { $seat } pour vous : reprenez-la d'abord.
table-no-bot =
    .en = No bot plays seat { $seat }.
    .fr = Aucun robot ne joue la place { $seat }.
table-stale =
    .en = The game has gone on since then: look again.
    .fr = La partie a continué entre-temps : regardez où elle en est.
table-answered =
    .en = You have answered; your answer is shown when the time for answers is over.
    .fr = Vous avez répondu ; votre réponse sera montrée quand le temps des réponses sera passé.
table-asking =
    .en = Another question must be answered first.
    .fr = Il faut d'abord répondre à une autre question.
table-declined =
    .en = That was declined: something must happen before it can be asked again.
    .fr = C'est refusé : il faut qu'il se passe quelque chose avant de le redemander.
table-draw-declined =
    .en = Player { $seat } does not agree to a draw.
    .fr = Le joueur { $seat } n'accepte pas la nulle.
table-nothing-asked =
    .en = Nothing has been asked.
    .fr = On n'a rien demandé.
table-not-asked =
    .en = You have answered already, or are not asked.
    .fr = Vous avez déjà répondu, ou l'on ne vous demande rien.
table-own-question =
    .en = You asked that yourself: the others answer.
    .fr = C'est vous qui le demandez : aux autres de répondre.
table-claim-nobody =
    .en = Nobody else plays seat { $seat }.
    .fr = Personne d'autre ne joue la place { $seat }.
table-claim-early =
    .en = Seat { $seat } is neither out of time nor away for long enough.
    .fr = La place { $seat } n'a pas épuisé son temps et n'est pas absente depuis assez longtemps.
table-rename-tells =
    .en = Nobody changes names among partners who may not talk: it could tell them something.
    .fr = On ne change pas de nom entre partenaires qui doivent se taire : cela pourrait leur dire quelque chose.
table-link-used =
    .en = This link to seat { $seat } is no longer valid.
    .fr = Ce lien vers la place { $seat } n'est plus valable.
start-over =
    .en = The game is over there: go back a little, to where there is something left to decide.
    .fr = La partie y est finie : revenez un peu en arrière, là où il reste quelque chose à décider.
no-hints =
    .en = There are no hints at this table.
    .fr = À cette table, il n'y a pas de conseils.
table-not-resumed =
    .en = This game cannot go on with today's rules: { $problem }
    .fr = Cette partie ne peut pas continuer avec les règles d'aujourd'hui : { $problem }
## How well bots play, from one that a child beats to the strongest

level-hatchling =
    .en = Hatchling
    .fr = Tout juste éclos
level-clumsy =
    .en = Clumsy claws
    .fr = Pince maladroite
level-steady =
    .en = Steady shell
    .fr = Carapace tranquille
level-sharp =
    .en = Sharp pincers
    .fr = Pince acérée
level-master =
    .en = Sage of the reef
    .fr = Sage du récif

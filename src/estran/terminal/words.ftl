# What the terminal says to people.

## Who

player =
    .en = Player { $seat }
    .fr = Joueur { $seat }
person =
    .en = you
    .fr = vous
someone =
    .en = a person
    .fr = une personne
list =
    .en = { $most } and { $last }
    .fr = { $most } et { $last }

## Files

file-unreadable =
    .en = { $file } cannot be read: { $problem }.
    .fr = Impossible de lire { $file } : { $problem }.
file-not-text =
    .en = { $file } is not a text file in UTF-8.
    .fr = { $file } n'est pas un fichier texte en UTF-8.
file-unwritable =
    .en = { $file } cannot be written: { $problem }.
    .fr = Impossible d'écrire { $file } : { $problem }.
file-not-json =
    .en = { $file } is not JSON: { $problem }.
    .fr = { $file } n'est pas du JSON : { $problem }.
file-standard-input =
    .en = Standard input
    .fr = L'entrée standard
file-empty =
    .en = { $file } is empty.
    .fr = { $file } ne contient rien.
file-line =
    .en = line { $line }: { $problem }
    .fr = ligne { $line } : { $problem }
output-unwritable =
    .en = The output cannot be written: { $problem }.
    .fr = Impossible d'écrire la sortie : { $problem }.
file-no-record =
    .en = { $file } holds { $found ->
            [one] one record
           *[other] { $found } records
        }, so there is no record { $record }.
    .fr = { $file } contient { $found ->
            [one] { $found } enregistrement
           *[other] { $found } enregistrements
        } : il n'y a pas d'enregistrement { $record }.

## How the command was used

usage-option =
    .en = There is no option { $option }: see --help.
    .fr = Il n'y a pas d'option { $option } : voyez --help.
usage-command =
    .en = There is no command "{ $command }": see estran --help.
    .fr = Il n'y a pas de commande « { $command } » : voyez estran --help.
usage-value =
    .en = The option { $option } is not used like this: see --help.
    .fr = L'option { $option } ne s'emploie pas ainsi : voyez --help.
usage-missing =
    .en = { $what } is missing: see --help.
    .fr = Il manque { $what } : voyez --help.
usage-wrong =
    .en = That is not how "{ $command }" is used: see { $command } --help.
    .fr = « { $command } » ne s'emploie pas ainsi : voyez { $command } --help.
usage-number =
    .en = { $option } needs a whole number, not "{ $given }".
    .fr = { $option } demande un nombre entier, pas « { $given } ».
usage-number-least =
    .en = { $option } needs a whole number of at least { $least }, not "{ $given }".
    .fr = { $option } demande un nombre entier d'au moins { $least }, pas « { $given } ».
usage-seconds =
    .en = { $option } needs a number of seconds, not "{ $given }".
    .fr = { $option } demande un nombre de secondes, pas « { $given } ».
usage-language =
    .en = "{ $given }" is no language of Estran: it speaks { $known }.
    .fr = « { $given } » n'est pas une langue d'Estran : il parle { $known }.
usage-pair =
    .en = "{ $given }" is no option of a game: write `--option name=value`.
    .fr = « { $given } » n'est pas une option de jeu : écrivez `--option nom=valeur`.
usage-twice =
    .en = The option { $option } is given twice.
    .fr = L'option { $option } est donnée deux fois.
usage-bots =
    .en = --bots needs the names of bots with commas between them, not "{ $given }".
    .fr = --bots demande des noms de robots séparés par des virgules, pas « { $given } ».
usage-load =
    .en = --load goes on with a game as it was saved: leave out { $option }.
    .fr = --load reprend la partie telle qu'elle a été enregistrée : retirez { $option }.
usage-save =
    .en = The file { $file } is already there, and is not replaced: go on with it with `--load { $file }`, or save in another file.
    .fr = Le fichier { $file } existe déjà et n'est pas remplacé : reprenez-le avec `--load { $file }`, ou enregistrez dans un autre fichier.
usage-load-many =
    .en = { $file } holds { $records } records: --load needs a file with one.
    .fr = { $file } contient { $records } enregistrements : --load demande un fichier qui n'en a qu'un.
usage-load-game =
    .en = { $file } is a game of { $found }, not of { $game }.
    .fr = { $file } est une partie de { $found }, pas de { $game }.
usage-position =
    .en = --position brings its own number of players and deal: leave out { $option }.
    .fr = --position apporte son nombre de joueurs et sa donne : retirez { $option }.
usage-watch =
    .en = With --watch only bots play: leave out --seat.
    .fr = Avec --watch, seuls des robots jouent : retirez --seat.

usage-content =
    .en = "{ $given }" names no content: write `--content GAME=DIR`.
    .fr = « { $given } » ne nomme pas de contenu : écrivez `--content JEU=DOSSIER`.

## Serving

serve-ready =
    .en = Estran is at { $address } and keeps its tables in { $database }; Ctrl-C stops it.
    .fr = Estran est à { $address } et garde ses tables dans { $database } ; Ctrl-C l'arrête.
serve-already =
    .en = Estran is already running at { $address }.
    .fr = Estran tourne déjà à { $address }.
join-url =
    .en = "{ $url }" is no address of a server, such as http://127.0.0.1:8137.
    .fr = « { $url } » n'est pas l'adresse d'un serveur, comme http://127.0.0.1:8137.
join-unreachable =
    .en = { $url } cannot be reached: { $problem }.
    .fr = Impossible d'atteindre { $url } : { $problem }.
join-said =
    .en = { $message }
    .fr = { $message }
join-greeting =
    .en = You are at { $link }; `help` shows what can be typed.
    .fr = Vous êtes à { $link } ; `aide` montre ce que l'on peut taper.
join-watching =
    .en = You have no seat here: you are watching.
    .fr = Vous n'avez pas de place ici : vous regardez.
join-commitment =
    .en = SHA-256 of the server's secret: { $commitment }. Whoever sits down adds to it, so nobody chooses the deal alone.
    .fr = SHA-256 du secret du serveur : { $commitment }. Chaque joueur y ajoute sa part : personne ne choisit seul la donne.
join-not-dealt =
    .en = This game was not dealt: it goes on from a moment of another.
    .fr = Cette partie n'a pas été distribuée : elle reprend un moment d'une autre.
join-secret =
    .en = The server's secret was { $secret }.
    .fr = Le secret du serveur était { $secret }.
join-contributed =
    .en = { $player } added { $contribution }.
    .fr = { $player } a ajouté { $contribution }.
join-contributed-nothing =
    .en = { $player } added nothing.
    .fr = { $player } n'a rien ajouté.
join-waiting =
    .en = Waiting ({ $names }): { $free ->
            [0] all seats are taken; `start` begins the game
            [one] one seat is free
           *[other] { $free } seats are free
        }.
    .fr = On attend ({ $names }) : { $free ->
            [0] toutes les places sont prises ; `commencer` lance la partie
            [one] une place est libre
           *[other] { $free } places sont libres
        }.
join-lost =
    .en = The connection is lost; it is being tried again, and nothing of the game is lost.
    .fr = La connexion est coupée ; on réessaie, et rien de la partie n'est perdu.
join-back =
    .en = The connection is back.
    .fr = La connexion est rétablie.
join-goes-on =
    .en = The game goes on at { $link }.
    .fr = La partie continue à { $link }.
join-link =
    .en = Whoever opens this link first takes your seat: { $link }
    .fr = Le premier qui ouvre ce lien prend votre place : { $link }
join-claim-how =
    .en = Claim which seat? Write `claim 2`.
    .fr = Réclamer quelle place ? Écrivez `réclamer 2`.
join-asks-undo =
    .en = { $player } would like to take a move back: `yes` or `no`?
    .fr = { $player } voudrait reprendre un coup : `oui` ou `non` ?
join-asks-draw =
    .en = { $player } offers a draw: `yes` or `no`?
    .fr = { $player } propose la nulle : `oui` ou `non` ?
join-mine =
    .en = { $link }  { $game }, { $stage }: { $names }
    .fr = { $link }  { $game }, { $stage } : { $names }
join-mine-awaited =
    .en = { $link }  { $game }, { $stage }: { $names } (your turn)
    .fr = { $link }  { $game }, { $stage } : { $names } (à vous)
join-how =
    .en = `estran join { $house } --open crabz` opens a table; `estran join LINK` takes you to one.
    .fr = `estran join { $house } --open crabz` ouvre une table ; `estran join LIEN` vous mène à une table ouverte.
join-table-sat =
    .en = { $name } takes seat { $seat }.
    .fr = { $name } prend la place { $seat }.
join-table-left =
    .en = Seat { $seat } is free.
    .fr = La place { $seat } est libre.
join-table-started =
    .en = The game begins.
    .fr = La partie commence.
join-table-undone =
    .en = { $player } takes a move back.
    .fr = { $player } reprend un coup.
join-table-answered-yes =
    .en = { $player } agrees.
    .fr = { $player } accepte.
join-table-answered-no =
    .en = { $player } does not agree.
    .fr = { $player } n'accepte pas.
join-table-handed =
    .en = A bot ({ $bot }) plays for { $player } now.
    .fr = Un robot ({ $bot }) joue maintenant pour { $player }.
join-table-handed-back =
    .en = { $player } plays again.
    .fr = { $player } joue de nouveau.
join-table-flagged =
    .en = { $player } is out of time: `claim { $seat }` lets a bot play on.
    .fr = { $player } n'a plus de temps : `réclamer { $seat }` laisse jouer un robot.
join-table-resumed =
    .en = The rules have changed; the game goes on from where it stood.
    .fr = Les règles ont changé ; la partie continue d'où elle en était.
join-outlived =
    .en = The rules have changed since this game was over: its moves can still be read in its record, but not replayed.
    .fr = Les règles ont changé depuis la fin de cette partie : ses coups se lisent encore dans son enregistrement, mais ne se rejouent plus.
tables-none =
    .en = No tables are kept in { $file }.
    .fr = Il n'y a pas de table dans { $file }.
tables-waiting =
    .en = waiting
    .fr = en attente
tables-playing =
    .en = playing
    .fr = en cours
tables-over =
    .en = over
    .fr = finie
tables-deleted =
    .en = { $tables ->
            [one] One table deleted.
           *[other] { $tables } tables deleted.
        }
    .fr = { $tables ->
            [one] { $tables } table supprimée.
           *[other] { $tables } tables supprimées.
        }
export-done =
    .en = { $file }: { $records ->
            [one] one record
           *[other] { $records } records
        }.
    .fr = { $file } : { $records ->
            [one] { $records } enregistrement
           *[other] { $records } enregistrements
        }.
export-unread =
    .en = These tables were left out, because the rules and content of today cannot read them: { $tables }. They stay in the database.
    .fr = Ces tables n'y sont pas, car les règles et le contenu d'aujourd'hui ne peuvent les lire : { $tables }. Elles restent dans la base de données.
backup-done =
    .en = The database was copied to { $file }.
    .fr = La base de données est copiée dans { $file }.

## Games

games-values =
    .en = { $values } (default { $default })
    .fr = { $values } (par défaut { $default })
games-content =
    .en = Where the content comes from
    .fr = D'où vient le contenu
source-rulebook =
    .en = from the rulebook
    .fr = tiré de la règle du jeu
source-reconstructed =
    .en = reconstructed, not from the rulebook
    .fr = reconstitué, absent de la règle du jeu
games-bots =
    .en = Bots: { $bots }; by default { $usual }
    .fr = Robots : { $bots } ; par défaut { $usual }

## Play

play-commitment =
    .en = SHA-256 of the seed: { $commitment }
    .fr = SHA-256 de la graine : { $commitment }
play-greeting =
    .en = Type a number or a move (or Enter, if there is only one); `help` shows the rest.
    .fr = Tapez un numéro ou un coup (ou Entrée s'il n'y en a qu'un) ; `aide` montre le reste.
play-seed =
    .en = The seed was { $seed }.
    .fr = La graine était { $seed }.
play-number =
    .en = There is no choice { $given }: they go from 1 to { $most }.
    .fr = Il n'y a pas de choix { $given } : ils vont de 1 à { $most }.
play-unreadable =
    .en = "{ $text }" is no move of this game: type a number, or a move such as { $move }; `help` shows the rest.
    .fr = « { $text } » n'est pas un coup de ce jeu : tapez un numéro, ou un coup comme { $move } ; `aide` montre le reste.
play-why-how =
    .en = Why what? Write `why` and a move or the number of a choice, as in `why { $move }` or `why 1`.
    .fr = Pourquoi quoi ? Écrivez `pourquoi` et un coup ou le numéro d'un choix, comme `pourquoi { $move }` ou `pourquoi 1`.
play-stack-none =
    .en = There is nothing on "{ $what }": name a place, as in `stack c3`.
    .fr = Il n'y a rien sur « { $what } » : nommez un endroit, comme `pile c3`.
play-why-legal =
    .en = { $move } can be played:
    .fr = { $move } peut se jouer :
play-rules-none =
    .en = No rule speaks of "{ $what }".
    .fr = Aucune règle ne parle de « { $what } ».
play-offer =
    .en = You may: { $choices }. Enter alone skips.
    .fr = Vous pouvez : { $choices }. Entrée seule pour passer.
play-hint =
    .en = The bot { $bot } would choose { $move }.
    .fr = Le robot { $bot } choisirait { $move }.
play-undone =
    .en = { $moves ->
            [one] One move taken back.
           *[other] { $moves } moves taken back.
        }
    .fr = { $moves ->
            [one] Un coup repris.
           *[other] { $moves } coups repris.
        }
play-draw-sure =
    .en = Offer a draw? (yes/no)
    .fr = Proposer la nulle ? (oui/non)
play-draw-agreed =
    .en = { $player } agrees to a draw.
    .fr = { $player } accepte la nulle.
play-draw-refused =
    .en = { $player } does not agree to a draw.
    .fr = { $player } n'accepte pas la nulle.
play-resign-sure =
    .en = Resign the game? (yes/no)
    .fr = Abandonner la partie ? (oui/non)
play-again =
    .en = Play again? (yes/no)
    .fr = Rejouer une partie ? (oui/non)
play-saved =
    .en = Saved in { $file }; `estran play { $game } --load { $file }` goes on.
    .fr = Enregistré dans { $file } ; `estran play { $game } --load { $file }` reprend la partie.
play-save-how =
    .en = Save where? Write `save FILE`.
    .fr = Enregistrer où ? Écrivez `enregistrer FICHIER`.
play-quit-save =
    .en = Save in which file? (Enter: leave without saving)
    .fr = Enregistrer dans quel fichier ? (Entrée : partir sans enregistrer)
play-not-saved =
    .en = The game was not saved. To keep one, start with `--save FILE`, or type `save FILE` before you leave.
    .fr = La partie n'a pas été enregistrée. Pour en garder une, commencez avec `--save FICHIER`, ou tapez `enregistrer FICHIER` avant de partir.
play-help-move =
    .en = Anything else is a move: its number, or the way it is written, such as { $move }.
    .fr = Tout le reste est un coup : son numéro, ou son écriture, par exemple { $move }.

## Passing the keyboard

play-hide =
    .en = Press Enter to hide your cards, then pass the keyboard on.
    .fr = Appuyez sur Entrée pour cacher vos cartes, puis passez le clavier.
play-pass =
    .en = { $player }, take the keyboard and press Enter.
    .fr = { $player }, prenez le clavier et appuyez sur Entrée.

## What can be typed while playing; the first word is the command

command-why =
    .en = why MOVE
    .fr = pourquoi COUP
command-why-does =
    .en = why a move can or cannot be played, with the rules
    .fr = pourquoi un coup est permis ou non, avec les règles
command-hint =
    .en = hint
    .fr = conseil
command-hint-does =
    .en = what a bot would play
    .fr = ce que jouerait un robot
command-stack =
    .en = stack PLACE
    .fr = pile ENDROIT
command-stack-does =
    .en = what is stacked there, top first
    .fr = ce qui y est empilé, en partant du sommet
command-rules =
    .en = rules ID or WORD
    .fr = règles N° ou MOT
command-rules-does =
    .en = a rule, or all rules that speak of something
    .fr = une règle, ou toutes celles qui parlent de quelque chose
command-board =
    .en = board
    .fr = plateau
command-board-does =
    .en = the board and the choices again
    .fr = le plateau et les choix, encore une fois
command-undo =
    .en = undo
    .fr = reprendre
command-undo-does =
    .en = take your last move back
    .fr = reprendre votre dernier coup
command-draw =
    .en = draw
    .fr = nulle
command-draw-does =
    .en = offer a draw
    .fr = proposer la nulle
command-resign =
    .en = resign
    .fr = abandonner
command-resign-does =
    .en = resign the game
    .fr = abandonner la partie
command-save =
    .en = save FILE
    .fr = enregistrer FICHIER
command-save-does =
    .en = save the game so far
    .fr = enregistrer la partie jusqu'ici
command-help =
    .en = help
    .fr = aide
command-help-does =
    .en = this list
    .fr = cette liste
command-quit =
    .en = quit
    .fr = quitter
command-quit-does =
    .en = leave, with the chance to save
    .fr = partir, en enregistrant si vous voulez

command-yes =
    .en = yes
    .fr = oui
command-yes-does =
    .en = agree to what is asked
    .fr = accepter ce qui est demandé
command-no =
    .en = no
    .fr = non
command-no-does =
    .en = do not agree, or withdraw what you asked
    .fr = refuser, ou retirer votre demande
command-start =
    .en = start
    .fr = commencer
command-start-does =
    .en = begin the game, once all seats are taken
    .fr = lancer la partie, quand toutes les places sont prises
command-hand =
    .en = hand LEVEL
    .fr = confier NIVEAU
command-hand-does =
    .en = let a bot play for you
    .fr = laisser un robot jouer pour vous
command-back =
    .en = back
    .fr = revenir
command-back-does =
    .en = play again yourself
    .fr = rejouer vous-même
command-never =
    .en = never
    .fr = jamais
command-never-does =
    .en = never be asked what is offered to you, or be asked again
    .fr = ne jamais être consulté sur ce qui vous est proposé, ou l'être à nouveau
join-never =
    .en = You are never asked any more: whatever is offered to you is skipped at once. `never` once more, and you are asked again.
    .fr = On ne vous demande plus rien : ce qui vous est proposé est passé aussitôt. Encore `jamais`, et on vous redemande.
join-never-off =
    .en = You are asked again when something is offered to you.
    .fr = On vous demande à nouveau quand quelque chose vous est proposé.
join-offer =
    .en = Something is offered to { $player }, who may skip it.
    .fr = Quelque chose est proposé à { $player }, qui peut passer.
command-claim =
    .en = claim SEAT
    .fr = réclamer PLACE
command-claim-does =
    .en = let a bot play for a player who is away or out of time
    .fr = laisser un robot jouer pour un joueur absent ou qui n'a plus de temps
command-rematch =
    .en = rematch
    .fr = revanche
command-rematch-does =
    .en = play again, at another table
    .fr = rejouer, à une autre table
command-link =
    .en = link
    .fr = lien
command-link-does =
    .en = a secret link that moves your seat to another device
    .fr = un lien secret qui déplace votre place vers un autre appareil
command-leave =
    .en = quit
    .fr = quitter
command-leave-does =
    .en = leave; your seat stays yours
    .fr = partir ; votre place reste à vous

## Beside the board of Crabz

crabz-seat =
    .en = { $top } free, { $under } covered
    .fr = { $top ->
            [one] { $top } libre
           *[other] { $top } libres
        }, { $under ->
            [one] { $under } recouvert
           *[other] { $under } recouverts
        }
crabz-seat-out =
    .en = out
    .fr = éliminé

## Under the beach of La marche du crabe

marche-signs =
    .en = [ ] blank card  {"{"}T{"}"} tourteau  @ the crabs
    .fr = [ ] carte vierge  {"{"}T{"}"} tourteau  @ les crabes
marche-sign-bait =
    .en = s shrimp
    .fr = s crevette
marche-sign-traps =
    .en = !A! a trap, only you know
    .fr = !A! un piège, vous seul le savez
marche-sign-brothers =
    .en = (A) a brother, you are too timid
    .fr = (A) un frère, vous êtes trop timide
marche-freed-so-far =
    .en = Brothers freed: { $number } of 8{ $number ->
            [0] .
           *[other] { " " }({ $names }).
        }
    .fr = Frères délivrés : { $number } sur 8{ $number ->
            [0] .
           *[other] { " " }({ $names }).
        }
marche-sprung-so-far =
    .en = Traps sprung: { $names }.
    .fr = Pièges déclenchés : { $names }.
marche-shrimps =
    .en = Shrimps: { $number }{ $signs }{ $bait ->
            [0] { "" }
           *[other] { "" }, and { $bait } to collect on the beach
        }
    .fr = Crevettes : { $number }{ $signs }{ $bait ->
            [0] { "" }
           *[other] { "" }, et { $bait } à ramasser sur la plage
        }
marche-clock =
    .en = Turn { $turn }. The card of row { $row } is drawn; still to come: { $coming }.
    .fr = Tour { $turn }. La carte de la ligne { $row } est piochée ; à venir : { $coming }.
marche-seat =
    .en = { $crab }, { $who }: { $what }
    .fr = { $crab }, { $who } : { $what }
marche-your-traps =
    .en = Traps, only you know: { $names }.
    .fr = Des pièges, vous seul le savez : { $names }.
marche-your-brothers =
    .en = Brothers you are too timid to free, only you know: { $names }.
    .fr = Des frères que vous êtes trop timide pour délivrer, vous seul le savez : { $names }.
marche-held-traps =
    .en = held the traps { $names }
    .fr = avait les pièges { $names }
marche-held-brothers =
    .en = held the brothers { $names }
    .fr = avait les frères { $names }
marche-choice-stay =
    .en = stay
    .fr = rester sur place

## Around the cards of Crabe VS Poulpe

poulpe-species-crab =
    .en = crab
    .fr = crabe
poulpe-species-octopus =
    .en = octopus
    .fr = poulpe
poulpe-hand =
    .en = { $species }, { $who }: { $number ->
            [0] no card
            [one] one card
           *[other] { $number } cards
        }, { $pile } to draw
    .fr = { $species }, { $who } : { $number ->
            [0] aucune carte
            [one] une carte
           *[other] { $number } cartes
        }, { $pile } à piocher
poulpe-round =
    .en = The round so far:
    .fr = La manche jusqu'ici :
poulpe-next-any =
    .en = Any card may open the round.
    .fr = N'importe quelle carte peut ouvrir la manche.
poulpe-next-none =
    .en = No card fits any more: you can only pass.
    .fr = Plus aucune carte ne convient : vous ne pouvez que passer.
poulpe-next =
    .en = The next card must be { $limits }.
    .fr = La prochaine carte doit valoir { $limits }.
poulpe-limits-none =
    .en = a value that does not exist
    .fr = une valeur qui n'existe pas
poulpe-limits-low =
    .en = { $low } or higher
    .fr = { $low } ou plus
poulpe-limits-high =
    .en = { $high } or lower
    .fr = { $high } ou moins
poulpe-limits-both =
    .en = from { $low } to { $high }
    .fr = de { $low } à { $high }
poulpe-next-blanked =
    .en = It will have no effect, unless it cannot be cancelled.
    .fr = Elle sera sans effet, sauf si elle ne peut être annulée.
poulpe-at-stake =
    .en = At stake: { $card }. { $text }
    .fr = En jeu : { $card }. { $text }
poulpe-looking =
    .en = Looked at: { $cards }
    .fr = Cartes regardées : { $cards }
poulpe-discard-size =
    .en = In the common discard: { $number ->
            [one] one card
           *[other] { $number } cards
        }.
    .fr = Dans la défausse commune : { $number ->
            [one] une carte
           *[other] { $number } cartes
        }.
poulpe-gone =
    .en = Played in earlier rounds: { $cards }
    .fr = Jouées aux manches précédentes : { $cards }
poulpe-down =
    .en = Discarded face down by { $player }: { $cards }
    .fr = Défaussées face cachée par { $player } : { $cards }
poulpe-known-piles =
    .en = You know that these are in the draw piles: { $cards }
    .fr = Vous savez que ces cartes sont dans les pioches : { $cards }
poulpe-gift =
    .en = Careful: { $card } may take your opponent's last card, and that would be their victory.
    .fr = Attention : { $card } peut prendre la dernière carte de l'adversaire, et ce serait sa victoire.
poulpe-choice-pass =
    .en = pass
    .fr = passer
poulpe-choice-let =
    .en = let it happen
    .fr = laisser faire
poulpe-choice-decline =
    .en = decline
    .fr = renoncer
poulpe-choice-use =
    .en = use the effect
    .fr = utiliser l'effet
play-card-none =
    .en = There is no card "{ $what }": name one, as in `card c7`.
    .fr = Il n'y a pas de carte « { $what } » : nommez-en une, comme `carte c7`.
command-card =
    .en = card NAME
    .fr = carte NOM
command-card-does =
    .en = what a card does; all of them without a name
    .fr = ce que fait une carte ; toutes, sans nom

## How games of Crabz end, in few words

crabz-last-able-short =
    .en = last able to move
    .fr = dernier à pouvoir jouer
crabz-chase-short =
    .en = third repetition
    .fr = troisième répétition
crabz-agreed-short =
    .en = draw by agreement
    .fr = nulle d'un commun accord

## Replay and verify

replay-entry =
    .en = { $n } of { $last }
    .fr = { $n } sur { $last }
replay-undo =
    .en = Moves were taken back: the game is where it was after entry { $to }.
    .fr = Des coups ont été repris : la partie est revenue où elle en était après l'entrée { $to }.
replay-hand =
    .en = The bot { $bot } plays for { $player } from now on.
    .fr = Le robot { $bot } joue désormais pour { $player }.
replay-hand-back =
    .en = A person plays for { $player } from now on.
    .fr = Une personne joue désormais pour { $player }.
replay-act =
    .en = { $player }: { $move }
    .fr = { $player } : { $move }
replay-resign =
    .en = { $player } resigned.
    .fr = { $player } a abandonné.
replay-draw =
    .en = A draw was agreed on.
    .fr = Une nulle a été convenue.
replay-resume =
    .en = From here on it was played with other rules.
    .fr = À partir d'ici, elle a été jouée avec d'autres règles.
replay-players =
    .en = Players: { $players }.
    .fr = Joueurs : { $players }.
replay-options =
    .en = Options: { $options }.
    .fr = Options : { $options }.
replay-result =
    .en = Result: { $reason } ({ $scores }).
    .fr = Résultat : { $reason } ({ $scores }).
replay-next =
    .en = (Enter: next)
    .fr = (Entrée : suite)
replay-at =
    .en = The record has { $entries ->
            [one] one entry
           *[other] { $entries } entries
        }, so there is no entry { $at }.
    .fr = L'enregistrement a { $entries ->
            [one] { $entries } entrée
           *[other] { $entries } entrées
        } : il n'y a pas d'entrée { $at }.
verify-unfinished =
    .en = The game is not over.
    .fr = La partie n'est pas finie.
verify-good =
    .en = { $file }: OK, { $entries ->
            [one] one entry
           *[other] { $entries } entries
        }. { $result }
    .fr = { $file } : OK, { $entries ->
            [one] { $entries } entrée
           *[other] { $entries } entrées
        }. { $result }
verify-deal =
    .en = Its seed comes from a secret with the commitment { $commitment } and from what was added by seats { $seats }.
    .fr = Sa graine vient d'un secret dont l'engagement est { $commitment } et de ce qu'ont ajouté les places { $seats }.
verify-seed =
    .en = Its seed is a single secret, with the commitment { $commitment }.
    .fr = Sa graine est un secret unique, dont l'engagement est { $commitment }.
verify-good-all =
    .en = { $file }: OK, { $records } records.
    .fr = { $file } : OK, { $records } enregistrements.
verify-good-resumed =
    .en = { $file }: OK from entry { $entry } on, where it was resumed with the rules of today; what came before cannot be checked. { $result }
    .fr = { $file } : OK à partir de l'entrée { $entry }, où elle a été reprise avec les règles d'aujourd'hui ; ce qui précède ne peut être vérifié. { $result }
verify-all-resumed =
    .en = { $file }: OK, { $records } records. Resumed with the rules of today, so that what came before cannot be checked: { $resumed }.
    .fr = { $file } : OK, { $records } enregistrements. Repris avec les règles d'aujourd'hui, si bien que ce qui précède ne peut être vérifié : { $resumed }.
verify-outlived =
    .en = { $problem } It has { $entries ->
            [one] one entry
           *[other] { $entries } entries
        }. { $said }
    .fr = { $problem } Il a { $entries ->
            [one] { $entries } entrée
           *[other] { $entries } entrées
        }. { $said }
verify-bad =
    .en = { $file }: { $problem }
    .fr = { $file } : { $problem }
verify-bad-record =
    .en = record { $record }: { $problem }
    .fr = enregistrement { $record } : { $problem }

## Simulate, perft, bench

simulate-title =
    .en = { $games } games of { $game } for { $players }, seed { $seed }
    .fr = { $games } parties de { $game } à { $players }, graine { $seed }
simulate-progress =
    .en = games
    .fr = parties
simulate-bot =
    .en = bot
    .fr = robot
simulate-seat =
    .en = seat
    .fr = place
simulate-team =
    .en = team
    .fr = équipe
simulate-score =
    .en = score
    .fr = score
simulate-interval =
    .en = 95 % interval
    .fr = intervalle à 95 %
simulate-wins =
    .en = won
    .fr = gagnées
simulate-shared =
    .en = shared
    .fr = partagées
simulate-losses =
    .en = lost
    .fr = perdues
simulate-length =
    .en = Length in decisions: { $mean } on average (standard deviation { $sd }), { $least } to { $most }
    .fr = Longueur en décisions : { $mean } en moyenne (écart type { $sd }), de { $least } à { $most }
simulate-reasons =
    .en = Ends: { $reasons }
    .fr = Fins : { $reasons }
simulate-points =
    .en = Points of games won, and how many had them: { $points }
    .fr = Points des parties gagnées, et combien les ont eus : { $points }
simulate-speed =
    .en = { $speed } games/s with { $jobs ->
            [one] one process
           *[other] { $jobs } processes
        }
    .fr = { $speed } parties/s avec { $jobs ->
            [one] { $jobs } processus
           *[other] { $jobs } processus
        }
perft-open-only =
    .en = perft counts only games in which nothing is hidden or drawn; { $game } is not one.
    .fr = perft ne compte que les jeux où rien n'est caché ni tiré au sort ; { $game } n'en est pas un.
bench-build =
    .en = Estran { $version }, { $build }
    .fr = Estran { $version }, { $build }
bench-line =
    .en = { $game }, { $players } players: { $decisions_per_second } decisions/s, { $playouts_per_second } playouts/s, { $simulations_per_second } simulations/s of the search
    .fr = { $game }, { $players } joueurs : { $decisions_per_second } décisions/s, { $playouts_per_second } parties au hasard/s, { $simulations_per_second } simulations/s de la recherche

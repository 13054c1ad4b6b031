# What the browser says to people, beside what games and core say.

## Everywhere

web-home =
    .en = Estran, first page
    .fr = Estran, accueil
web-menu =
    .en = Settings and keys
    .fr = Réglages et touches
web-close =
    .en = Close
    .fr = Fermer
web-no-answer =
    .en = The server does not answer. Try again in a moment.
    .fr = Le serveur ne répond pas. Réessayez dans un instant.
web-back =
    .en = Back
    .fr = Retour
web-tide =
    .en = Day or night tide
    .fr = Marée de jour ou de nuit
web-no-page =
    .en = There is nothing at this address.
    .fr = Il n'y a rien à cette adresse.
web-state-saved =
    .en = saved
    .fr = enregistré
web-state-sending =
    .en = sending
    .fr = envoi
web-state-reconnecting =
    .en = reconnecting
    .fr = reconnexion
web-copy =
    .en = Copy
    .fr = Copier
web-copied =
    .en = Copied
    .fr = Copié
web-rules =
    .en = Rules of this game
    .fr = Règles de ce jeu

## Settings

web-language =
    .en = Language
    .fr = Langue
web-theme =
    .en = Tide
    .fr = Marée
web-theme-auto =
    .en = as the device
    .fr = comme l'appareil
web-theme-light =
    .en = day
    .fr = jour
web-theme-dark =
    .en = night
    .fr = nuit
web-speed =
    .en = Motion
    .fr = Mouvement
web-speed-slow =
    .en = slow
    .fr = lent
web-speed-normal =
    .en = normal
    .fr = normal
web-speed-fast =
    .en = fast
    .fr = rapide
web-speed-off =
    .en = off
    .fr = aucun
web-sounds =
    .en = Sounds
    .fr = Sons
web-sounds-on =
    .en = on
    .fr = oui
web-sounds-off =
    .en = off
    .fr = non
web-keys =
    .en = Keys
    .fr = Touches
web-key-arrows =
    .en = ← ↑ → ↓
    .fr = ← ↑ → ↓
web-key-arrows-does =
    .en = move over the board, once it has the focus
    .fr = se déplacer sur le plateau, une fois qu'il a le focus
web-key-enter =
    .en = Enter
    .fr = Entrée
web-key-enter-does =
    .en = pick what is in focus
    .fr = choisir ce qui a le focus
web-key-escape =
    .en = Esc
    .fr = Échap
web-key-escape-does =
    .en = go one step back
    .fr = revenir en arrière
web-key-slash =
    .en = /
    .fr = /
web-key-slash-does =
    .en = type a move
    .fr = taper un coup
web-key-u =
    .en = u
    .fr = u
web-key-u-does =
    .en = take a move back
    .fr = reprendre un coup
web-key-h =
    .en = h
    .fr = h
web-key-h-does =
    .en = ask a bot for a hint
    .fr = demander conseil à un robot
web-key-w =
    .en = w
    .fr = w
web-key-w-does =
    .en = see again what happened since your turn
    .fr = revoir ce qui s'est passé depuis votre tour
web-key-r =
    .en = r
    .fr = r
web-key-r-does =
    .en = the rules
    .fr = les règles
web-key-question =
    .en = { "?" }
    .fr = { "?" }
web-key-question-does =
    .en = this list
    .fr = cette liste

## At a table

web-player =
    .en = Player { $seat }
    .fr = Joueur { $seat }
web-bot-name =
    .en = { $level } { $seat }
    .fr = { $level } { $seat }
web-seats =
    .en = Players
    .fr = Joueurs
web-choices =
    .en = What to do
    .fr = Que faire
web-log =
    .en = What happened
    .fr = Ce qui s'est passé
web-board =
    .en = Board
    .fr = Plateau
web-hand-of =
    .en = Your hand
    .fr = Votre main
web-aid =
    .en = A closer look
    .fr = De plus près
web-which =
    .en = Which one?
    .fr = Lequel ?
web-you =
    .en = (you)
    .fr = (vous)
web-your-turn =
    .en = Your turn
    .fr = À vous
web-waits =
    .en = { $players } to play.
    .fr = À { $players } de jouer.
web-answered =
    .en = You answered "{ $answer }"; your answer is shown when the time for answers is over.
    .fr = Vous avez répondu « { $answer } » ; votre réponse sera montrée quand le temps des réponses sera passé.
web-bot-plays =
    .en = { " " }· bot, { $level }
    .fr = { " " }· robot, { $level }
web-bot-is =
    .en = { " " }· bot
    .fr = { " " }· robot
web-away =
    .en = { " " }· away
    .fr = { " " }· absent
web-here =
    .en = here
    .fr = présent
web-bot =
    .en = bot
    .fr = robot
web-days-hours =
    .en = { $days } d { $hours } h
    .fr = { $days } j { $hours } h
web-claim =
    .en = Let a bot play
    .fr = Laisser jouer un robot
web-undo =
    .en = Undo
    .fr = Reprendre le coup
web-hint =
    .en = Hint
    .fr = Conseil
web-hint-says =
    .en = A bot would play: { $choice }
    .fr = Un robot jouerait : { $choice }
web-hint-play =
    .en = Play that
    .fr = Jouer cela
web-since =
    .en = Look again
    .fr = Revoir
web-since-about =
    .en = What happened since my turn
    .fr = Ce qui s'est passé depuis mon tour
web-line =
    .en = Move
    .fr = Coup
web-line-send =
    .en = Play
    .fr = Jouer
web-more =
    .en = More…
    .fr = Plus…
web-hand =
    .en = Let a bot play for me
    .fr = Laisser jouer un robot pour moi
web-take-back =
    .en = Play again myself
    .fr = Jouer de nouveau moi-même
web-draw =
    .en = Offer a draw
    .fr = Proposer la nulle
web-draw-sure =
    .en = Offer a draw? Where nobody else plays, that ends the game.
    .fr = Proposer la nulle ? Si personne d'autre ne joue, la partie s'arrête là.
web-resign =
    .en = Resign
    .fr = Abandonner
web-resign-sure =
    .en = Resign this game?
    .fr = Abandonner cette partie ?
web-seat-link =
    .en = Go on from another device
    .fr = Continuer sur un autre appareil
web-seat-link-note =
    .en = Open this link on the other device: your seat moves there, once. Give it to nobody else.
    .fr = Ouvrez ce lien sur l'autre appareil : votre place y passe, une seule fois. Ne le donnez à personne d'autre.
web-watching =
    .en = You are watching this game.
    .fr = Vous regardez la partie.
web-question =
    .en = { $what ->
            [draw] { $player } offers a draw.
           *[undo] { $player } would like to take a move back.
        }
    .fr = { $what ->
            [draw] { $player } propose la nulle.
           *[undo] { $player } voudrait reprendre un coup.
        }
web-question-mine =
    .en = { $what ->
            [draw] You offer a draw. The others are asked.
           *[undo] You would like to take a move back. The others are asked.
        }
    .fr = { $what ->
            [draw] Vous proposez la nulle. On demande aux autres.
           *[undo] Vous voudriez reprendre un coup. On demande aux autres.
        }
web-agree =
    .en = Agree
    .fr = Accepter
web-decline =
    .en = Decline
    .fr = Refuser
web-withdraw =
    .en = Withdraw
    .fr = Retirer
web-never =
    .en = Never ask me
    .fr = Ne jamais me demander
web-offer =
    .en = Without an answer it is skipped.
    .fr = Sans réponse, c'est passé.
web-offer-other =
    .en = An offer: it is skipped without an answer.
    .fr = Une proposition : sans réponse, elle est passée.
web-window =
    .en = However fast an answer is given, it is shown only when the bar has run out.
    .fr = Si vite qu'on réponde, la réponse n'est montrée qu'une fois la barre écoulée.
web-window-over =
    .en = The time for answers is over: the game waits for your answer.
    .fr = Le temps des réponses est passé : la partie attend votre réponse.
web-pass =
    .en = Pass the device to { $player }
    .fr = Passez l'appareil à { $player }
web-pass-about =
    .en = What others must not see is hidden until then.
    .fr = Ce que les autres ne doivent pas voir est caché jusque-là.
web-pass-here =
    .en = I am { $player }
    .fr = Je suis { $player }
web-moment =
    .en = Rules of the moment
    .fr = Règles du moment
web-doable =
    .en = What you can do
    .fr = Ce que vous pouvez faire
web-doable-more =
    .en = … and { $count } more
    .fr = … et { $count } autres
web-thing-open =
    .en = { $thing }, can be chosen
    .fr = { $thing }, peut être choisi
web-thing-selected =
    .en = { $thing }, chosen
    .fr = { $thing }, choisi
web-event-sat =
    .en = { $name } takes seat { $seat }.
    .fr = { $name } prend la place { $seat }.
web-event-left =
    .en = Seat { $seat } is free.
    .fr = La place { $seat } est libre.
web-event-named =
    .en = Seat { $seat } is now { $name }.
    .fr = La place { $seat } s'appelle maintenant { $name }.
web-event-started =
    .en = The game begins.
    .fr = La partie commence.
web-event-undone =
    .en = { $player } takes a move back.
    .fr = { $player } reprend un coup.
web-event-asked =
    .en = { $what ->
            [draw] { $player } offers a draw.
           *[undo] { $player } asks to take a move back.
        }
    .fr = { $what ->
            [draw] { $player } propose la nulle.
           *[undo] { $player } demande à reprendre un coup.
        }
web-event-answered =
    .en = { $yes ->
            [yes] { $player } agrees.
           *[no] { $player } does not agree.
        }
    .fr = { $yes ->
            [yes] { $player } accepte.
           *[no] { $player } n'accepte pas.
        }
web-event-handed =
    .en = { $who ->
            [person] { $player } plays again.
           *[bot] A bot ({ $level }) plays for { $player }.
        }
    .fr = { $who ->
            [person] { $player } joue de nouveau.
           *[bot] Un robot ({ $level }) joue pour { $player }.
        }
web-event-moved =
    .en = { $player } goes on from another device.
    .fr = { $player } continue sur un autre appareil.
web-event-flagged =
    .en = { $player } is out of time.
    .fr = { $player } n'a plus de temps.
web-event-resumed =
    .en = The rules have changed; the game goes on from where it stood.
    .fr = Les règles ont changé ; la partie continue d'où elle en était.
web-event-rematched =
    .en = They play again at another table.
    .fr = On rejoue à une autre table.

## Before the start

web-waiting =
    .en = { $free ->
            [0] All are here
            [one] One seat is free
           *[other] { $free } seats are free
        }
    .fr = { $free ->
            [0] Tout le monde est là
            [one] Une place est libre
           *[other] { $free } places sont libres
        }
web-invite =
    .en = Anyone who has this link can sit down, or watch.
    .fr = Toute personne qui a ce lien peut s'asseoir, ou regarder.
web-name-seat =
    .en = Name for seat { $seat }
    .fr = Nom pour la place { $seat }
web-sit =
    .en = Sit down
    .fr = S'asseoir
web-sit-too =
    .en = Plays here too
    .fr = Joue ici aussi
web-put-bot =
    .en = A bot
    .fr = Un robot
web-send-away =
    .en = Send away
    .fr = Renvoyer
web-leave =
    .en = Get up
    .fr = Se lever
web-start =
    .en = Start
    .fr = Commencer

## After the end

web-over =
    .en = The end
    .fr = La fin
web-won =
    .en = { $me ->
            [yes] { $count ->
                [one] You win!
               *[other] { $players } win!
            }
           *[no] { $count ->
                [one] { $players } wins
               *[other] { $players } win
            }
        }
    .fr = { $me ->
            [yes] { $count ->
                [one] Vous gagnez !
               *[other] { $players } gagnent !
            }
           *[no] { $count ->
                [one] { $players } gagne
               *[other] { $players } gagnent
            }
        }
web-nobody-won =
    .en = Nobody wins
    .fr = Personne ne gagne
web-rematch =
    .en = Play again
    .fr = Rejouer
web-rematch-go =
    .en = To the next table
    .fr = À la table suivante
web-replay =
    .en = Replay
    .fr = Revoir
web-record =
    .en = Download the record
    .fr = Télécharger l'enregistrement
web-marked =
    .en = A move was taken back after its effect had been seen.
    .fr = Un coup a été repris après qu'on en eut vu l'effet.
web-resumed =
    .en = The rules changed on the way.
    .fr = Les règles ont changé en chemin.
web-outlived =
    .en = The rules have changed since this game was over: its moves can be read, but not replayed.
    .fr = Les règles ont changé depuis la fin de cette partie : ses coups se lisent, mais ne se rejouent plus.
web-seed =
    .en = Was luck fair?
    .fr = Le hasard était-il honnête ?
web-seed-soon =
    .en = Is luck fair?
    .fr = Le hasard est-il honnête ?
web-seed-about =
    .en = All luck comes from a secret of the server and from what every player's device adds. The SHA-256 of the secret is shown before anybody sits down, so nobody can choose the deal alone. At the end all numbers are shown, and “estran verify” checks them in the record.
    .fr = Tout le hasard vient d'un secret du serveur et de ce qu'ajoute l'appareil de chaque joueur. Le SHA-256 du secret est visible avant que quiconque prenne place : personne ne peut choisir seul la donne. À la fin, tous les nombres sont montrés, et « estran verify » les contrôle dans l'enregistrement.
web-seed-not-dealt =
    .en = This game was not dealt: it goes on from a moment of another.
    .fr = Cette partie n'a pas été distribuée : elle reprend un moment d'une autre.
web-seed-added =
    .en = Added by { $player }
    .fr = Ajouté par { $player }
web-seed-missing =
    .en = { $player } added nothing.
    .fr = { $player } n'a rien ajouté.
web-seed-commitment =
    .en = SHA-256 of the server's secret
    .fr = SHA-256 du secret du serveur
web-seed-secret =
    .en = Secret of the server
    .fr = Secret du serveur
web-seed-seed =
    .en = The seed that follows
    .fr = La graine qui en découle

## Options of games

web-option-players =
    .en = Players
    .fr = Joueurs
web-option-placement =
    .en = Placement
    .fr = Placement
web-option-layout =
    .en = Layout
    .fr = Disposition
web-option-start =
    .en = Who begins
    .fr = Qui commence
web-option-fishing =
    .en = Fishing
    .fr = Pêche
web-option-shrimps =
    .en = Shrimps
    .fr = Crevettes
web-option-own_trap =
    .en = A trap of one's own
    .fr = Son propre piège
web-option-mode =
    .en = Mode
    .fr = Mode
web-option-species =
    .en = Species of player 1
    .fr = Espèce du joueur 1
web-option-first =
    .en = Who opens
    .fr = Qui ouvre
web-option-memory =
    .en = Memory aid
    .fr = Aide-mémoire
web-option-edition =
    .en = Edition
    .fr = Édition
web-option-length =
    .en = Race
    .fr = Course
web-option-board =
    .en = Board
    .fr = Plateau
web-option-extras =
    .en = Extra actions
    .fr = Actions supplémentaires
web-option-surprises =
    .en = Surprises
    .fr = Jetons Surprise
web-option-events =
    .en = Events
    .fr = Événements
web-option-challenges =
    .en = Challenges
    .fr = Défis
web-option-asymmetry =
    .en = Asymmetry
    .fr = Asymétrie
web-value-random =
    .en = by lot
    .fr = au hasard
web-value-alternate =
    .en = in turn
    .fr = à tour de rôle
web-value-loose =
    .en = loose
    .fr = libre
web-value-even =
    .en = even
    .fr = régulière
web-value-bateau =
    .en = Bateau
    .fr = Bateau
web-value-soleil =
    .en = Soleil
    .fr = Soleil
web-value-symmetric =
    .en = symmetric
    .fr = symétrique
web-value-asymmetric =
    .en = asymmetric
    .fr = asymétrique
web-value-crab =
    .en = crab
    .fr = crabe
web-value-octopus =
    .en = octopus
    .fr = poulpe
web-value-off =
    .en = no
    .fr = non
web-value-on =
    .en = yes
    .fr = oui
web-value-final =
    .en = final
    .fr = définitive
web-value-prototype =
    .en = prototype
    .fr = prototype
web-value-full =
    .en = full
    .fr = complète
web-value-quick =
    .en = quick
    .fr = rapide
web-value-scenario =
    .en = of the scenario
    .fr = du scénario
web-value-blank =
    .en = harmless trash
    .fr = déchets sans effet
web-value-treasures =
    .en = treasures only
    .fr = rien que du bon
web-value-lucky =
    .en = lucky
    .fr = chanceux
web-value-crystal =
    .en = crystal ball
    .fr = boule de cristal
web-value-lucky-crystal =
    .en = lucky, with crystal ball
    .fr = chanceux, avec boule de cristal
web-value-first-escape =
    .en = First escape!
    .fr = Première fuite !
web-value-shells =
    .en = Gathering shells
    .fr = Pêche aux coquillages
web-value-elbows =
    .en = Claws out
    .fr = Jouer des pinces
web-value-shortcut =
    .en = Shortcut!
    .fr = Raccourci !
web-value-high-season =
    .en = High season
    .fr = Haute saison

## The first page

web-motto =
    .en = Four crab games, one beach.
    .fr = Quatre jeux de crabes, une plage.
web-hero =
    .en = A linocut beach: crabs walk sideways toward the sea
    .fr = Une plage en linogravure : des crabes marchent de côté vers la mer
web-games =
    .en = Games
    .fr = Jeux
web-line-crabz =
    .en = Stack, block, and mind the waves.
    .fr = Empilez, bloquez, et gare aux vagues.
web-line-marche =
    .en = Two crabs, one pair of legs, no words.
    .fr = Deux crabes, une paire de pattes, pas un mot.
web-line-poulpe =
    .en = Climb from alpha to omega, empty your claws.
    .fr = Montez d'alpha à oméga, videz vos pinces.
web-line-oh_crab =
    .en = Race for the sea. Push politely.
    .fr = Courez vers la mer. Poussez poliment.
web-players =
    .en = { $first ->
            [2] { $last ->
                [2] 2 players
               *[other] 2 to { $last } players
            }
           *[other] { $first } to { $last } players
        }{ $together ->
            [yes] , together
           *[no] { "" }
        }
    .fr = { $first ->
            [2] { $last ->
                [2] 2 joueurs
               *[other] 2 à { $last } joueurs
            }
           *[other] { $first } à { $last } joueurs
        }{ $together ->
            [yes] , ensemble
           *[no] { "" }
        }
web-minutes =
    .en = { $minutes } min
    .fr = { $minutes } min
web-play =
    .en = Play
    .fr = Jouer
web-play-game =
    .en = Play { $game }
    .fr = Jouer à { $game }
web-my-name =
    .en = My name
    .fr = Mon nom
web-guest =
    .en = Guest
    .fr = Invité
web-against =
    .en = With bots:
    .fr = Avec des robots :
web-setup-friends =
    .en = With friends, or otherwise…
    .fr = Entre amis, ou autrement…
web-my-tables =
    .en = { $count ->
            [one] My table
           *[other] My tables
        }
    .fr = { $count ->
            [one] Ma table
           *[other] Mes tables
        }
web-finished =
    .en = Finished games ({ $count })
    .fr = Parties finies ({ $count })
web-awaited =
    .en = your turn
    .fr = à vous
web-free =
    .en = free
    .fr = libre
web-join =
    .en = A friend sent you a link
    .fr = Un ami vous a envoyé un lien
web-join-link =
    .en = Link of a table
    .fr = Lien d'une table
web-join-go =
    .en = Join
    .fr = Rejoindre
web-join-wrong =
    .en = That is no link of a table.
    .fr = Ce n'est pas le lien d'une table.
web-host =
    .en = With friends or bots
    .fr = Entre amis ou avec des robots
web-host-about =
    .en = On this screen, by link, or against bots of five levels.
    .fr = Sur cet écran, par lien, ou contre des robots de cinq niveaux.
web-setup =
    .en = Open a table
    .fr = Ouvrir une table
web-replay-file =
    .en = Replay a record
    .fr = Revoir un enregistrement
web-about =
    .en = Open source. No account, no tracker.
    .fr = Logiciel libre. Ni compte, ni traceur.
web-about-offline =
    .en = Works offline.
    .fr = Marche sans internet.
web-settings =
    .en = Settings
    .fr = Réglages

## Setting up a table

web-own =
    .en = my own…
    .fr = le mien…
web-who-me =
    .en = Me
    .fr = Moi
web-who-here =
    .en = A friend, here
    .fr = Un ami, ici
web-who-link =
    .en = A friend, by link
    .fr = Un ami, par lien
web-who-bot =
    .en = Bot: { $level }
    .fr = Robot : { $level }
web-pace =
    .en = Time
    .fr = Temps
web-pace-none =
    .en = no limit
    .fr = sans limite
web-pace-bank-5 =
    .en = 5 min each
    .fr = 5 min chacun
web-pace-bank-10 =
    .en = 10 min each
    .fr = 10 min chacun
web-pace-bank-30 =
    .en = 30 min each
    .fr = 30 min chacun
web-pace-days-1 =
    .en = a day a move
    .fr = un jour par coup
web-pace-days-3 =
    .en = 3 days a move
    .fr = 3 jours par coup
web-hints =
    .en = Hints from bots
    .fr = Conseils de robots
web-hints-yes =
    .en = allowed
    .fr = permis
web-hints-no =
    .en = not at this table
    .fr = pas à cette table
web-open =
    .en = Open the table
    .fr = Ouvrir la table
web-foretaste =
    .en = Preview
    .fr = Aperçu

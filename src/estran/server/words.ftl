# What the server says to people: refusals, one sentence each.

## The database

database-unusable =
    .en = The database { $file } cannot be used: { $problem }.
    .fr = La base de données { $file } est inutilisable : { $problem }.
database-old =
    .en = This Python has SQLite { $given }; the database needs { $needed } or newer.
    .fr = Ce Python a SQLite { $given } ; la base de données demande { $needed } ou plus récent.
database-newer =
    .en = The database { $file } has schema { $given }; this Estran knows { $known }: use a newer Estran.
    .fr = La base de données { $file } a le schéma { $given } ; cet Estran connaît le { $known } : prenez un Estran plus récent.

database-none =
    .en = There is no database { $file }.
    .fr = Il n'y a pas de base de données { $file }.
database-served =
    .en = Another server, at { $address }, has the database { $file }.
    .fr = Un autre serveur, à { $address }, a la base de données { $file }.
backup-exists =
    .en = { $file } is already there, and is not replaced.
    .fr = { $file } existe déjà, et n'est pas remplacé.
import-record =
    .en = Record { $record } cannot be kept: { $problem }
    .fr = L'enregistrement { $record } ne peut être gardé : { $problem }
import-resumed =
    .en = It went on with other rules than it began with.
    .fr = Il a continué avec d'autres règles qu'au début.
record-unfinished =
    .en = The game is not over.
    .fr = La partie n'est pas finie.
no-table-called =
    .en = There is no table { $table }.
    .fr = Il n'y a pas de table { $table }.
not-stored =
    .en = That could not be stored, so it has not happened: try again.
    .fr = Impossible d'enregistrer cela, donc rien ne s'est passé : réessayez.
not-read =
    .en = This table cannot be read just now: try again.
    .fr = Cette table ne peut être lue en ce moment : réessayez.

## People

key-unusable =
    .en = The key { $file } cannot be used: { $problem }.
    .fr = La clé { $file } est inutilisable : { $problem }.
key-short =
    .en = The key { $file } is too short: delete it, and a new one is made; everybody is then a new guest.
    .fr = La clé { $file } est trop courte : supprimez-la, une autre sera faite ; chacun sera alors un nouvel invité.
link-wrong =
    .en = This seat link is not one of ours.
    .fr = Ce lien de place n'est pas des nôtres.
seat-not-yours =
    .en = Seat { $seat } is not yours.
    .fr = La place { $seat } n'est pas à vous.

## Requests

no-table =
    .en = There is no such table, or no longer.
    .fr = Il n'y a pas de telle table, ou plus.
no-page =
    .en = There is nothing at this address.
    .fr = Il n'y a rien à cette adresse.
no-entry =
    .en = The record has no entry { $entry }: the last is { $last }.
    .fr = L'enregistrement n'a pas d'entrée { $entry } : la dernière est la { $last }.
wrong-method =
    .en = That cannot be done at this address.
    .fr = Cela ne se fait pas à cette adresse.
body-malformed =
    .en = The message is malformed: { $problem }.
    .fr = Le message est mal formé : { $problem }.
query-malformed =
    .en = The address is malformed: { $problem }.
    .fr = L'adresse est mal formée : { $problem }.
body-type =
    .en = The message must be JSON, and say so: Content-Type: application/json.
    .fr = Le message doit être du JSON et le dire : Content-Type : application/json.
body-long =
    .en = The message is too long: { $most } kB is the most.
    .fr = Le message est trop long : { $most } ko au plus.
foreign-page =
    .en = A page of { $origin } may not use this server.
    .fr = Une page de { $origin } ne peut se servir de ce serveur.
foreign-host =
    .en = "{ $host }" is no name of this server.
    .fr = « { $host } » n'est pas un nom de ce serveur.
too-many-requests =
    .en = That is too fast: try again in { $seconds ->
            [one] one second
           *[other] { $seconds } seconds
        }.
    .fr = C'est trop rapide : réessayez dans { $seconds ->
            [one] une seconde
           *[other] { $seconds } secondes
        }.
too-many-opened =
    .en = Too many tables were set up from here: try again in { $seconds ->
            [one] one second
           *[other] { $seconds } seconds
        }.
    .fr = Trop de tables ont été ouvertes d'ici : réessayez dans { $seconds ->
            [one] une seconde
           *[other] { $seconds } secondes
        }.
too-many-tables =
    .en = You have { $most } unfinished tables: finish one first.
    .fr = Vous avez { $most } tables inachevées : finissez-en une d'abord.
too-many-sockets =
    .en = There are already { $most } connections from here: close one first.
    .fr = Il y a déjà { $most } connexions d'ici : fermez-en une d'abord.
record-long =
    .en = This record is too long: { $most } entries is the most.
    .fr = Cet enregistrement est trop long : { $most } entrées au plus.
records-many =
    .en = Too many records are being looked at: try again in a while.
    .fr = Trop d'enregistrements sont regardés à la fois : réessayez dans un moment.
record-hard =
    .en = This record takes too long to replay.
    .fr = Cet enregistrement est trop long à rejouer.
no-advice =
    .en = The bot that gives advice has none: try again in a while.
    .fr = Le robot qui conseille n'a rien à dire : réessayez dans un moment.
hint-early =
    .en = It is not your turn to choose: there is nothing to give advice about.
    .fr = Ce n'est pas à vous de choisir : il n'y a rien à conseiller.
why-what =
    .en = Say what is meant: things (what), or a move (text).
    .fr = Dites de quoi il s'agit : des choses (what) ou un coup (text).
closing =
    .en = The server is about to stop: try again in a while.
    .fr = Le serveur va s'arrêter : réessayez dans un moment.
server-error =
    .en = Something went wrong here; nothing was lost.
    .fr = Quelque chose a mal tourné ici ; rien n'est perdu.

## Starting

port-unusable =
    .en = The server cannot listen on { $host } port { $port }: { $problem }.
    .fr = Le serveur ne peut écouter sur { $host } port { $port } : { $problem }.

# What the server says to people: refusals, one sentence each.

## The database

database-unusable =
    .en = The database { $file } cannot be used: { $problem }.
    .fr = La base de données { $file } est inutilisable : { $problem }.
database-old =
    .en = This Python has SQLite { $given }; the database needs { $needed } or newer.
    .fr = Ce Python a SQLite { $given } ; la base de données demande { $needed } ou plus récent.
database-newer =
    .en = The database { $file } has schema { $given }; this Estran knows schema { $known }: use a newer Estran.
    .fr = La base de données { $file } a le schéma { $given } ; cet Estran connaît le schéma { $known } : prenez un Estran plus récent.

database-names =
    .en = The database { $file } is also there under another name, as a hard link: with two names its latest moves would be lost, so delete one of them.
    .fr = La base de données { $file } existe aussi sous un autre nom, par un lien physique : avec deux noms, ses derniers coups se perdraient ; supprimez-en un.
database-none =
    .en = There is no database { $file }.
    .fr = Il n'y a pas de base de données { $file }.
database-served =
    .en = The database { $file } is in use by another server, at { $address }.
    .fr = La base de données { $file } est utilisée par un autre serveur, à { $address }.
backup-exists =
    .en = { $file } is already there, and is not replaced.
    .fr = { $file } existe déjà, et n'est pas remplacé.
import-record =
    .en = Record { $record } cannot be kept: { $problem }
    .fr = L'enregistrement { $record } ne peut pas être gardé : { $problem }
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
table-damaged =
    .en = This table cannot be read: what was kept of it is damaged. Who runs the server has to bring it back from a backup.
    .fr = Cette table ne peut pas être lue : ce qui en a été conservé est abîmé. Qui héberge le serveur doit la reprendre d'une copie.
database-damaged =
    .en = That cannot be read: the database of the server is damaged. Who runs it has to bring it back from a backup.
    .fr = Cela ne peut pas être lu : la base de données du serveur est abîmée. Qui l'héberge doit la reprendre d'une copie.
not-read =
    .en = This table cannot be read just now: try again.
    .fr = Cette table ne peut pas être lue en ce moment : réessayez.

## People

key-unusable =
    .en = The key { $file } cannot be used: { $problem }.
    .fr = La clé { $file } est inutilisable : { $problem }.
key-short =
    .en = The key { $file } is too short: delete it, and a new one is made; everybody then becomes a new guest.
    .fr = La clé { $file } est trop courte : supprimez-la, une autre sera créée ; chacun sera alors un nouvel invité.
link-wrong =
    .en = This link to a seat does not come from this server.
    .fr = Ce lien vers une place ne vient pas de ce serveur.
seat-not-yours =
    .en = Seat { $seat } is not yours.
    .fr = La place { $seat } n'est pas à vous.

## Requests

no-table =
    .en = There is no such table, or no longer.
    .fr = Cette table n'existe pas, ou n'existe plus.
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
    .en = The message must be JSON, and say so: `Content-Type: application/json`.
    .fr = Le message doit être du JSON et le dire : `Content-Type: application/json`.
body-long =
    .en = The message is too long: { $most } kB is the most.
    .fr = Le message est trop long : { $most } ko au plus.
foreign-page =
    .en = A page of { $origin } may not use this server.
    .fr = Une page de { $origin } n'a pas le droit d'utiliser ce serveur.
foreign-host =
    .en = This server does not know itself as "{ $host }": who runs it adds the name with "estran serve --name { $host }", or call it by its address.
    .fr = Ce serveur ne se connaît pas sous le nom « { $host } » : qui l'héberge ajoute ce nom avec « estran serve --name { $host } », ou bien appelez-le par son adresse.
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
    .en = Too many tables were opened from here: try again in { $seconds ->
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
too-much-stored =
    .en = Too much was played from here in the last hour to keep it all: try again in { $minutes ->
            [one] a minute
           *[other] { $minutes } minutes
        }.
    .fr = On a trop joué d'ici depuis une heure pour tout conserver : réessayez dans { $minutes ->
            [one] une minute
           *[other] { $minutes } minutes
        }.
too-many-sockets =
    .en = There are already { $most } connections from here: close one first.
    .fr = Il y a déjà { $most } connexions d'ici : fermez-en une d'abord.
record-long =
    .en = This record is too long: { $most } entries is the most.
    .fr = Cet enregistrement est trop long : { $most } entrées au plus.
records-yours =
    .en = { $most } records of yours already wait to be replayed: wait for one.
    .fr = { $most } enregistrements de chez vous attendent déjà d'être revus : attendez-en un.
records-many =
    .en = Too many records are being replayed: try again in a while.
    .fr = On revoit trop d'enregistrements à la fois : réessayez dans un moment.
record-hard =
    .en = This record takes too long to replay.
    .fr = Cet enregistrement prend trop de temps à revoir.
no-advice =
    .en = The bot has no hint to give: try again in a while.
    .fr = Le robot n'a pas de conseil à donner : réessayez dans un moment.
hint-early =
    .en = It is not your turn to choose: there is nothing to give a hint about.
    .fr = Ce n'est pas à vous de choisir : il n'y a rien à conseiller.
why-what =
    .en = Say what is meant: things (`what`), or a move (`text`).
    .fr = Dites de quoi il s'agit : des choses (`what`) ou un coup (`text`).
closing =
    .en = The server is about to stop: try again in a while.
    .fr = Le serveur va s'arrêter : réessayez dans un moment.
server-error =
    .en = Something went wrong here; nothing was lost.
    .fr = Quelque chose a mal tourné ici ; rien n'est perdu.

## Starting

port-unusable =
    .en = The server cannot listen on { $host } port { $port }: { $problem }.
    .fr = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $problem }.

# What the server says to people: refusals, one sentence each.

## The database

database-unusable =
    .en = The database { $file } cannot be used: { $problem }.
    .fr = La base de données { $file } est inutilisable : { $problem }.
database-newer =
    .en = The database { $file } has schema { $given }; this Estran knows { $known }: use a newer Estran.
    .fr = La base de données { $file } a le schéma { $given } ; cet Estran connaît le { $known } : prenez un Estran plus récent.

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

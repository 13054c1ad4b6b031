# What the server says to people: refusals, one sentence each.

## The database

database-unusable =
    .en = The database { $file } cannot be used: { $problem }.
    .fr = La base de données { $file } est inutilisable : { $problem }.
database-newer =
    .en = The database { $file } has schema { $given }; this Estran knows { $known }: use a newer Estran.
    .fr = La base de données { $file } a le schéma { $given } ; cet Estran connaît le { $known } : prenez un Estran plus récent.

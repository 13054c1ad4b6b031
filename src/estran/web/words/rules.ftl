# What the page and the panel of rules say.

web-rules-of =
    .en = The rules of { $game }
    .fr = Les règles de { $game }
web-rules-seek =
    .en = Search the rules
    .fr = Chercher dans les règles
web-rules-found =
    .en = { $count ->
            [0] No rule has all these words.
            [one] One rule
           *[other] { $count } rules
        }
    .fr = { $count ->
            [0] Aucune règle n'a tous ces mots.
            [one] Une règle
           *[other] { $count } règles
        }
web-rules-chapters =
    .en = Chapters
    .fr = Chapitres
web-rules-link =
    .en = Link to rule { $rule }
    .fr = Lien vers la règle { $rule }

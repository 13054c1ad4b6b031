# What the browser says to people, beside what games and core say.


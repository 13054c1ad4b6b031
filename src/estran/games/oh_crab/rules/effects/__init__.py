"""What special and extra actions do: one file an effect, used by a card for a card, by a tile for shells. Every file is found by itself
(`rules/found.py`)."""

"""The skills of asymmetry cards: one file each, or a few that are alike. Every file is found by itself (`rules/found.py`)."""

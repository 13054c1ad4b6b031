"""What can be asked of a player: one file a kind, or a few that belong together. Every file is found by itself (`rules/found.py`)."""

"""Estran: the crab games, to play, host, study and extend."""

__version__ = "0.1.0"

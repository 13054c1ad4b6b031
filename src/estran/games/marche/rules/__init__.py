"""The rules of La marche du crabe, compiled."""

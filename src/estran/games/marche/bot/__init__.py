"""What La marche du crabe teaches a search, and its own bots: a naive one, and a partner that signals, reads signals and plans ahead."""

"""What Oh Crab! teaches a search, and its own bots: a quick one that weighs whole turns, and one that imagines how games go on."""

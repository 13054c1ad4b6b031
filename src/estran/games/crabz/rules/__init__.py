"""The rules of Crabz: the rocks, the crabs, the state and what may be done in it, and why something may not."""

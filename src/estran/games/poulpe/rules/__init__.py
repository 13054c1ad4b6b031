"""The rules of Crabe VS Poulpe: cards, what a seat knows, effects, the state and what may be done in it, and why something may not."""

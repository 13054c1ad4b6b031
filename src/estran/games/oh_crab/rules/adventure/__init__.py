"""The Adventure Pack: surprises, events, challenges, asymmetry (OC-300 to OC-352)."""

"""The rules of Oh Crab!, compiled."""

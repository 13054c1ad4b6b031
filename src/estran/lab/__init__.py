"""Simulate, count, trace: what designers and researchers run."""

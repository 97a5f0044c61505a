"""Modular multipliers as parts of circuits."""

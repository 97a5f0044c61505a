"""Emission of whole units and of folders that stand alone."""

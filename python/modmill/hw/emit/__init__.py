"""Emission of whole units and self-contained folders from a squarer."""

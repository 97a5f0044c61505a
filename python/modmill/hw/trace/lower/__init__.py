"""Lowerings: from graphs to circuits, and to programs of microcode."""

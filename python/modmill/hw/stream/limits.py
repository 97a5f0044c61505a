"""The ranges of the options of a simulation between two streams."""

STALLS = (0, 90)
"""Per cent of the cycles in which a stream may stall."""
SEEDS = (0, (1 << 62) - 1)

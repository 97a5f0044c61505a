"""What a simulation of a unit between two streams may be given."""

STALLS = (0, 90)
"""Per cent of the cycles in which a stream may stall."""
SEEDS = (0, (1 << 62) - 1)

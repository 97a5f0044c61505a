"""The ranges and defaults of the options of a simulation between streams."""

STALLS = (0, 90)
"""Per cent of the cycles in which a stream may stall."""
SEEDS = (0, (1 << 62) - 1)
LATENCY = 40
"""Clock cycles from a request to a memory to its first word: a usual one of DDR4 at 250 MHz."""

"""The parameters of a multiplier that units built from one take as their own."""

from __future__ import annotations

from modmill.hw.circuit.trees import POLICIES
from modmill.hw.configuration import Parameter

LEVELS = Parameter("levels", "Levels of Karatsuba.", metavar="L", default=0, bounds=(0, 6), usual=(0, 1, 2, 3))
COLUMN = Parameter(
    "column",
    "Multipliers in a row that add in their cascade.",
    metavar="N",
    default=1,
    bounds=(1, 16),
    usual=(1, 4),
)
COMPRESSOR = Parameter(
    "compressor", "How rows are summed.", str, "KIND", default="ternary", choices=POLICIES, usual=POLICIES
)

"""What the multiplexed squarer is."""

from __future__ import annotations

from modmill.hw.unit import About

ABOUT = About(
    "redundant words, reduced by tables; multipliers and tables are used several times in a squaring",
    "As vdf_ozturk, for moduli of 2048 and 3072 bits: one array of multipliers makes the upper half of the square, "
    "then the lower one, while tables with the number of a pass in their index fold the upper words, some at a time.",
    "this project, after E. Ozturk's form",
)

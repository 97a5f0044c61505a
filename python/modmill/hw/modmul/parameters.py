"""The parameters of a multiplier that units built from one take as their own."""

from __future__ import annotations

from typing import Annotated

from modmill.hw.circuit.trees import POLICIES
from modmill.hw.interface.configuration import option

Levels = Annotated[int, option("Levels of Karatsuba.", "L", bounds=(0, 6), usual=(0, 1, 2, 3))]
Column = Annotated[int, option("Multipliers in a row that add in their cascade.", "N", bounds=(1, 16), usual=(1, 4))]
Compressor = Annotated[str, option("The compressor that sums rows.", "KIND", choices=POLICIES, usual=POLICIES)]

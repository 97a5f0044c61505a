"""The state of a simulation of products, for results."""

from __future__ import annotations

from dataclasses import dataclass

from modmill.hw.host.state import Simulation


@dataclass(frozen=True, slots=True)
class Ran:
    """The simulation of a batch: its state at the end, the passes of each product, and how many products had a mask."""

    simulation: Simulation
    passes: int
    masked: int

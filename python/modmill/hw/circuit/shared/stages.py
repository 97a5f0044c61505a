"""The number of stages that a lowered circuit needs for the clock of its slowest part."""

from __future__ import annotations

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.schedule import shortest
from modmill.hw.circuit.shared.machine import STEER, Machine
from modmill.hw.circuit.shared.plan import place

ROUNDING = 1e-6


def least_stages(circuit: Circuit, machine: Machine, interval: int) -> int:
    """The stages of a list schedule in which no stage takes longer than the slowest operator alone."""
    period = shortest(circuit) + (STEER if machine else 0.0) + ROUNDING
    return place(circuit, machine, interval, period)[0]

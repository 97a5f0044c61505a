"""The timing graph of one module: nodes, arcs, where paths start (launches) and end (captures).

A node is a net of the module, or a point inside a cell (numbered after the nets). An arc leads from the net of an input
pin to the net of an output pin and has the cell's delay and the kind of wire that reaches the pin.
Made once per module by arcs.py; flat.py puts the copies of all instances side by side.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field
from typing import Any

from modmill.hw.cost.corrections import FIRST
from modmill.hw.cost.netlist import Cell, Module

ROUTED, INSIDE, CARRY, CASCADE, STEER, FEED, DATA, CONTROL = range(8)
"""Kinds of wire to a pin: routed; none (inside a cell); CO to CI; PCOUT to PCIN; to S; DI; D; CE or reset."""


COLUMNS = {
    "arc_from": "node",
    "arc_to": "node",
    "arc_delay": "float",
    "arc_wire": "kind",
    "arc_cell": "cell",
    "launch_to": "node",
    "launch_delay": "float",
    "launch_cell": "cell",
    "capture_from": "node",
    "capture_setup": "float",
    "capture_wire": "kind",
    "capture_cell": "cell",
    "pins": "node",
    "data_pins": "node",
    "site_driven": "node",
    "exits": "node",
    "short": "node",
}
"""The columns of a timing graph, and what each holds."""
TYPES = {"node": "i", "cell": "i", "float": "f", "kind": "b"}


@dataclass(slots=True)
class Template:
    """A module's timing graph as columns; cells are numbered by their places in `cells`."""

    module: Module
    nodes: int
    cells: list[Cell] = field(default_factory=list)
    columns: dict[str, array[Any]] = field(
        default_factory=lambda: {name: array(TYPES[kind]) for name, kind in COLUMNS.items()}
    )

    def add(self, **row: float) -> None:
        """Adds a value to each of the named columns."""
        for name, value in row.items():
            self.columns[name].append(value)

    def node(self) -> int:
        """A new point inside a cell."""
        self.nodes += 1
        return self.nodes - 1

    def arc(self, source: int | None, target: int | None, delay: float, wire: int, cell: int) -> None:
        """Adds an arc; none from a constant or to an open output."""
        if source is not None and target is not None and source >= FIRST and target >= FIRST:
            self.add(arc_from=source, arc_to=target, arc_delay=delay, arc_wire=wire, arc_cell=cell)

    def launch(self, target: int | None, delay: float, cell: int) -> None:
        """Adds a start of paths at a clock edge."""
        if target is not None and target >= FIRST:
            self.add(launch_to=target, launch_delay=delay, launch_cell=cell)

    def capture(self, source: int | None, setup: float, wire: int, cell: int) -> None:
        """Adds an end of paths at a clock edge."""
        if source is not None and source >= FIRST:
            self.add(capture_from=source, capture_setup=setup, capture_wire=wire, capture_cell=cell)

"""The whole design as flat columns: the timing graphs of all instances side by side, with nets joined across ports.

Sizes: a 1024-bit unit has about half a million cells and a few million arcs: 4-byte columns of numpy, some 100 MB.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from modmill.hw.cost.arcs import template
from modmill.hw.cost.corrections import FIRST
from modmill.hw.cost.netlist import Cell, Design
from modmill.hw.cost.template import COLUMNS, TYPES, Template

Ints = npt.NDArray[np.int32]
Floats = npt.NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Flat:
    """Columns over the whole design. Cells are numbered through; :meth:`cell` names one."""

    nodes: int
    arc_from: Ints
    arc_to: Ints
    arc_delay: Floats
    arc_wire: Ints
    arc_cell: Ints
    launch_to: Ints
    launch_delay: Floats
    launch_cell: Ints
    capture_from: Ints
    capture_setup: Floats
    capture_wire: Ints
    capture_cell: Ints
    pins: Ints
    """Input pins that each node drives."""
    data_pins: Ints
    """The number of these pins that are D pins of flip-flops."""
    site_driven: npt.NDArray[np.bool_]
    short: npt.NDArray[np.bool_]
    """Nets inside an adder, which the tool places as one block."""
    exits: Ints
    """Sums of sites that may lack an output (corrections.lut_exits), and the instance of each."""
    exit_instance: Ints
    instances: list[str]
    """Paths of instances, in the order of `bases`."""
    templates: list[Template]
    bases: list[int]

    def instance_of(self, cell: int) -> int:
        """The number of the instance that cell number `cell` stands in."""
        return bisect_right(self.bases, cell) - 1

    def cell(self, number: int) -> tuple[str, Cell]:
        """The instance path and the cell of a number."""
        i = self.instance_of(number)
        return self.instances[i], self.templates[i].cells[number - self.bases[i]]


class _Builder:
    """Walks the hierarchy once and collects columns."""

    def __init__(self, design: Design, stopped: Callable[[], None]) -> None:
        self.design = design
        self.stopped = stopped
        self.templates = {name: template(design.modules[name]) for name in design.counts}
        self.views = {name: {c: np.array(v) for c, v in t.columns.items()} for name, t in self.templates.items()}
        self.ports = {
            name: {p: np.array(n, dtype=np.int64) for p, n in (dict(m.inputs) | dict(m.outputs)).items()}
            for name, m in design.modules.items()
            if name in design.counts
        }
        self.columns = {name: [np.zeros(0, dtype=TYPES[kind])] for name, kind in COLUMNS.items()}
        self.exit_instance: list[Ints] = []
        self.nodes = FIRST
        self.cells = 0
        self.names: list[str] = []
        self.used: list[Template] = []
        self.bases: list[int] = []
        self.aliases: list[tuple[Ints, Ints]] = []

    def add(self, name: str, path: str, bound: dict[str, Ints]) -> None:
        """One instance of module `name` whose ports are bound to these nodes, and all below it."""
        self.stopped()
        made, views, module = self.templates[name], self.views[name], self.design.modules[name]
        nodes = np.full(made.nodes, -1, dtype=np.int32)
        nodes[:FIRST] = np.arange(FIRST)
        for port in module.inputs:
            if port in bound:
                nodes[self.ports[name][port]] = bound[port]
        nodes[:FIRST] = np.arange(FIRST)
        for port in module.outputs:
            if port in bound:
                inner = self.ports[name][port]
                taken = nodes[inner] >= 0
                if not taken.any() and len(np.unique(inner)) == len(inner):
                    nodes[inner] = bound[port]
                else:
                    self._bind_slowly(nodes, inner, bound[port])
        fresh = np.flatnonzero(nodes < 0)
        nodes[fresh] = np.arange(self.nodes, self.nodes + len(fresh), dtype=np.int32)
        self.nodes += len(fresh)
        for column, kind in COLUMNS.items():
            values = views[column]
            if len(values):
                values = nodes[values] if kind == "node" else values + self.cells if kind == "cell" else values
                self.columns[column].append(values)
        if len(views["exits"]):
            self.exit_instance.append(np.full(len(views["exits"]), len(self.names), dtype=np.int32))
        self.names.append(path)
        self.used.append(made)
        self.bases.append(self.cells)
        self.cells += len(made.cells)
        for instance in module.instances:
            ports = {p: nodes[list(n)] for p, n in (*instance.inputs.items(), *instance.outputs.items())}
            self.add(instance.type, f"{path}/{instance.name}" if path else instance.name, ports)

    def _bind_slowly(self, nodes: Ints, inner: npt.NDArray[np.int64], outer: Ints) -> None:
        """Binds outputs bit by bit where a net leaves twice, or comes straight from an input or a constant."""
        for i, o in zip(inner.tolist(), outer.tolist(), strict=True):
            if nodes[i] < 0:
                nodes[i] = o
            elif nodes[i] != o:
                self.aliases.append((np.array([o], dtype=np.int32), nodes[i : i + 1].copy()))

    def joined(self) -> npt.NDArray[np.int32]:
        """For each node the node that drives it: itself, or the net that passes through a module to it."""
        forward = np.arange(self.nodes, dtype=np.int32)
        for outer, inner in self.aliases:
            forward[outer] = inner
        while not np.array_equal(forward[forward], forward):
            forward = forward[forward]
        return forward

    def column(self, name: str, kind: str, forward: Ints) -> npt.NDArray[Any]:
        whole = np.concatenate(self.columns.pop(name))
        return forward[whole] if kind == "node" else whole


def flatten(design: Design, stopped: Callable[[], None] = lambda: None) -> Flat:
    """The flat design. `stopped` is called once per instance and may raise to stop. Raises UnknownCell."""
    builder = _Builder(design, stopped)
    builder.add(design.top, "", {})
    forward = builder.joined()
    done = {name: builder.column(name, kind, forward) for name, kind in COLUMNS.items()}
    driven, short = np.zeros((2, builder.nodes), dtype=np.bool_)
    driven[done.pop("site_driven")] = True
    short[done.pop("short")] = True
    pins = np.bincount(done.pop("pins"), minlength=builder.nodes).astype(np.int32)
    data_pins = np.bincount(done.pop("data_pins"), minlength=builder.nodes).astype(np.int32)
    exit_instance = np.concatenate(builder.exit_instance) if builder.exit_instance else np.zeros(0, dtype=np.int32)
    return Flat(
        nodes=builder.nodes,
        pins=pins,
        data_pins=data_pins,
        site_driven=driven,
        short=short,
        exit_instance=exit_instance,
        instances=builder.names,
        templates=builder.used,
        bases=builder.bases,
        **done,
    )


def group(path: str) -> str:
    """The part of the core that an instance path belongs to: the first instance inside, each number in its name as #,
    but for one that ends a word of two letters or more.

    >>> group("core/u_sum_17/u_reg"), group("u_p_3_12_q"), group("core"), group("loop")
    ('u_sum_#', 'u_p_#_#_q', '(core)', 'loop')
    >>> group("u_sha512/u_reg"), group("core/u7")
    ('u_sha512', 'u#')
    """
    inner = path.removeprefix("core/").split("/", 1)[0]
    return "(core)" if path in ("", "core") else re.sub(r"(?<![a-z]{2})(?<!\d)\d+", "#", inner)

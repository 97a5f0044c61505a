"""A synthesised design as data: modules, cells, and which bit of which cell is on which net, from Yosys' JSON.

Hierarchy is kept: a module is read once however often it stands in the design. A net is a number local to its module.
The constants are the four nets :data:`CONSTANTS`; all other nets count from 4.

Source: the format is described by `yosys -p "help write_json"`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from modmill.hw.cost.errors import CostError

CONSTANTS = ("0", "1", "x", "z")
"""The constants; a constant's net is its place here."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell: its type (a primitive or a module), parameters, and for each port its nets, least significant first."""

    name: str
    type: str
    parameters: Mapping[str, str]
    inputs: Mapping[str, tuple[int, ...]]
    outputs: Mapping[str, tuple[int, ...]]

    def net(self, port: str, bit: int = 0) -> int | None:
        """The net of one bit of a port, or None if nothing is connected there."""
        nets = self.inputs.get(port) or self.outputs.get(port) or ()
        return nets[bit] if bit < len(nets) else None

    def number(self, parameter: str, default: int) -> int:
        """A parameter that is a number (Yosys writes binary digits)."""
        text = self.parameters.get(parameter)
        return default if text is None else int(str(text).replace("x", "0"), 2)


@dataclass(frozen=True, slots=True)
class Module:
    """A module: its ports' nets, its primitive cells and its instances of other modules."""

    name: str
    nets: int
    inputs: Mapping[str, tuple[int, ...]]
    outputs: Mapping[str, tuple[int, ...]]
    cells: tuple[Cell, ...]
    instances: tuple[Cell, ...]
    names: Mapping[int, str] = field(default_factory=dict)
    """The names of nets in the text; some nets have none."""


@dataclass(frozen=True, slots=True)
class Design:
    """A design: its modules by name, and the one on top."""

    top: str
    modules: Mapping[str, Module]
    counts: Mapping[str, int] = field(default_factory=dict)
    """The number of instances of each module in the design."""

    def __iter__(self) -> Iterator[Module]:
        return iter(self.modules.values())


def _module(name: str, body: Mapping[str, Any], modules: Iterable[str]) -> Module:
    numbers: dict[int | str, int] = {c: i for i, c in enumerate(CONSTANTS)}

    def nets(bits: Iterable[int | str]) -> tuple[int, ...]:
        return tuple(numbers.setdefault(bit, len(numbers)) for bit in bits)

    inputs: dict[str, tuple[int, ...]] = {}
    outputs: dict[str, tuple[int, ...]] = {}
    for port, facts in body["ports"].items():
        if facts["direction"] == "inout":
            raise CostError(f"port {port} of module {name} is bidirectional")
        (inputs if facts["direction"] == "input" else outputs)[port] = nets(facts["bits"])
    cells: list[Cell] = []
    instances: list[Cell] = []
    for cell, facts in body["cells"].items():
        if facts["type"] in ("$scopeinfo", "$print", "$check"):
            continue
        ins: dict[str, tuple[int, ...]] = {}
        outs: dict[str, tuple[int, ...]] = {}
        for port, bits in facts["connections"].items():
            (ins if facts["port_directions"][port] == "input" else outs)[port] = nets(bits)
        made = Cell(cell, facts["type"], facts["parameters"], ins, outs)
        (instances if facts["type"] in modules else cells).append(made)
    names: dict[int, str] = {}
    for signal, facts in body.get("netnames", {}).items():
        for i, bit in enumerate(facts["bits"] if not facts["hide_name"] else ()):
            if bit in numbers:
                names[numbers[bit]] = f"{signal}[{i}]"
    return Module(name, len(numbers), inputs, outputs, tuple(cells), tuple(instances), names)


def _counts(top: str, modules: Mapping[str, Module]) -> dict[str, int]:
    counts: dict[str, int] = {}

    def order(name: str, done: dict[str, None]) -> None:
        if name not in done:
            for child in {instance.type for instance in modules[name].instances}:
                order(child, done)
            done[name] = None

    done: dict[str, None] = {}
    order(top, done)
    counts = dict.fromkeys(done, 0)
    counts[top] = 1
    for name in reversed(done):
        for instance in modules[name].instances:
            counts[instance.type] += counts[name]
    return counts


def design(text: Mapping[str, Any]) -> Design:
    """The design in Yosys' JSON, already decoded.

    >>> cell = {"type": "LUT1", "parameters": {}, "port_directions": {"I0": "input", "O": "output"},
    ...         "connections": {"I0": [2], "O": [3]}}
    >>> body = {"attributes": {"top": "1"}, "cells": {"u": cell}, "ports":
    ...         {"a": {"direction": "input", "bits": [2]}, "y": {"direction": "output", "bits": [3]}}}
    >>> d = design({"modules": {"m": body}})
    >>> d.top, d.modules["m"].cells[0].inputs, d.counts
    ('m', {'I0': (4,)}, {'m': 1})
    """
    bodies = {
        name: body
        for name, body in text["modules"].items()
        if not _flag(body["attributes"].get("blackbox")) and not _flag(body["attributes"].get("whitebox"))
    }
    tops = [name for name, body in bodies.items() if _flag(body["attributes"].get("top"))]
    if len(tops) != 1:
        raise CostError(f"the netlist has {len(tops)} top modules")
    modules = {name: _module(name, body, bodies.keys()) for name, body in bodies.items()}
    return Design(tops[0], modules, _counts(tops[0], modules))


def _flag(value: Any) -> bool:
    return value is not None and int(str(value), 2) != 0


def load(path: Path) -> Design:
    """The design in a file that Yosys' `write_json` wrote."""
    with open(path, encoding="utf-8") as file:
        return design(json.load(file))

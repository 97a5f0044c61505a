"""What a Liberty file says of its cells: area, pins, functions; and the cells that the flow asks for by function.

Only the groups and attributes that are needed here are read; the timing tables are the timing analyser's business.
"""

from __future__ import annotations

import hashlib
import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from modmill.errors import UsageError
from modmill.hw.cost.boolean import compiled
from modmill.inputs import opened

TOKEN = re.compile(
    r"/\*.*?\*/|//[^\n]*|\\\n|[^\S\n]+|(?P<text>\"[^\"]*\")|(?P<mark>[{}();:,\n])|(?P<word>[^\s{}();:,\"]+)", re.DOTALL
)


class Pin(NamedTuple):
    """An input, or an output with its function as text; capacitances in the library's unit."""

    name: str
    function: str | None
    capacitance: float
    most: float
    """The greatest load of an output; 0 where the library does not say."""


@dataclass(frozen=True, slots=True)
class StandardCell:
    """A cell: area in um2, inputs and outputs."""

    name: str
    area: float
    inputs: tuple[Pin, ...]
    outputs: tuple[Pin, ...]
    clocked: bool = False
    """Whether it is a flip-flop or a latch."""

    def table(self, output: Pin) -> tuple[int, ...] | None:
        """The output for each value of the inputs, the first input lowest; None if they alone do not decide it."""
        names = [pin.name for pin in self.inputs]
        try:
            act = compiled(output.function or "")
            return tuple(
                int(act(dict(zip(names, reversed(bits), strict=True))))
                for bits in itertools.product((False, True), repeat=len(names))
            )
        except (KeyError, ValueError):
            return None


class Use(NamedTuple):
    """A cell in a role: for each role of its outputs the pin and whether it gives the complement."""

    cell: StandardCell
    pins: Mapping[str, tuple[str, bool]]


@dataclass(frozen=True, slots=True)
class Library:
    """A library of standard cells: its name, its conditions as text, its cells."""

    name: str
    conditions: str
    cells: tuple[StandardCell, ...]
    digest: str
    """SHA-256 of the file."""

    def adder(self, inputs: int) -> Use:
        """The smallest cell whose outputs are the sum and the carry of 2 or 3 bits, or their complements.

        Raises UsageError.
        """
        words = list(itertools.product((0, 1), repeat=inputs))
        wanted = {"sum": tuple(sum(w) & 1 for w in words), "carry": tuple(sum(w) >> 1 for w in words)}
        found: list[Use] = []
        for cell in self.cells:
            if len(cell.inputs) == inputs and len(cell.outputs) == 2:
                tables = {pin.name: cell.table(pin) for pin in cell.outputs}
                pins = {
                    role: (name, table != want)
                    for role, want in wanted.items()
                    for name, table in tables.items()
                    if table in (want, tuple(1 - bit for bit in want))
                }
                if len(pins) == 2:
                    found.append(Use(cell, pins))
        if not found:
            raise UsageError(f"the library {self.name} has no cell that adds {inputs} bits")
        return min(found, key=lambda use: use.cell.area)

    def gate(self, table: Sequence[int]) -> StandardCell:
        """The smallest cell with one output and that truth table. Raises UsageError."""
        return min(self._gates(table), key=lambda cell: cell.area)

    def buffer(self, pins: int) -> StandardCell:
        """The smallest buffer that drives as many of the full adder's inputs, else the strongest. Raises UsageError."""
        found = self._gates((0, 1))
        adder = self.adder(3).cell
        load = pins * max(pin.capacitance for pin in adder.inputs)
        able = [cell for cell in found if cell.outputs[0].most >= load]
        return min(able, key=lambda c: c.area) if able else max(found, key=lambda c: c.outputs[0].most)

    def _gates(self, table: Sequence[int]) -> list[StandardCell]:
        found = [c for c in self.cells if len(c.outputs) == 1 and c.table(c.outputs[0]) == tuple(table)]
        if not found:
            raise UsageError(f"the library {self.name} has no cell with the truth table {tuple(table)}")
        return found


def read(path: Path) -> Library:
    """The library of a file. Raises UsageError for a file that is not there or not Liberty."""
    try:
        with opened(path) as f:
            text = f.read().decode("utf-8", errors="replace")
    except OSError as e:
        raise UsageError(f"--library: {path}: {e.strerror}") from None
    groups = _groups(_tokens(text))
    try:
        (whole,) = [g for g in groups if g.kind == "library"]
    except ValueError:
        raise UsageError(f"--library: {path} is not a Liberty file with one library") from None
    cells = tuple(_cell(g) for g in whole.groups if g.kind == "cell")
    conditions = ", ".join(
        f"{whole.attributes[name]}{unit}" for name, unit in CONDITIONS.items() if name in whole.attributes
    )
    return Library(whole.name, conditions, cells, hashlib.sha256(text.encode()).hexdigest())


CONDITIONS = {"default_operating_conditions": "", "nom_voltage": " V", "nom_temperature": " C"}


@dataclass(slots=True)
class _Group:
    kind: str
    name: str
    attributes: dict[str, str]
    groups: list[_Group]


def _tokens(text: str) -> Iterator[str]:
    for found in TOKEN.finditer(text):
        if token := found["text"] or found["mark"] or found["word"]:
            yield token


def _groups(tokens: Iterator[str]) -> list[_Group]:
    """The groups of a text: `kind (arguments) { attributes and groups }`.

    An attribute is `name : value`, ended by a semicolon or, in many libraries, by the line alone.
    """
    stack = [_Group("", "", {}, [])]
    ahead: list[str] = []
    for token in tokens:
        if token == "{":
            at = ahead.index("(") if "(" in ahead else len(ahead)
            group = _Group(ahead[at - 1] if at else "", "".join(ahead[at + 1 : -1]).strip('"'), {}, [])
            stack[-1].groups.append(group)
            stack.append(group)
            ahead = []
        elif token in (";", "}", "\n"):
            if len(ahead) >= 3 and ahead[1] == ":":
                stack[-1].attributes[ahead[0]] = " ".join(ahead[2:]).strip('"')
                ahead = []
            if token != "\n":
                ahead = []
            if token == "}" and len(stack) > 1:
                stack.pop()
        else:
            ahead.append(token)
    return stack[0].groups


def _cell(group: _Group) -> StandardCell:
    inputs, outputs = [], []
    for pin in group.groups:
        if pin.kind == "pin" and (direction := pin.attributes.get("direction")) in ("input", "output"):
            number = {key: float(pin.attributes.get(key, 0)) for key in ("capacitance", "max_capacitance")}
            made = Pin(pin.name, pin.attributes.get("function"), number["capacitance"], number["max_capacitance"])
            (inputs if direction == "input" else outputs).append(made)
    clocked = any(inner.kind in ("ff", "latch", "statetable") for inner in group.groups)
    return StandardCell(group.name, float(group.attributes.get("area", 0)), tuple(inputs), tuple(outputs), clocked)

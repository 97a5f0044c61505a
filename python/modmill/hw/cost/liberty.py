"""Cells of Liberty files: area, pins, functions; and the cells that the flow asks for by function.

Only the groups and attributes that are needed here are read, and timing tables only of the cells that are asked for
them: adders, to choose the fastest, and what is timed without synthesis (static.py).
"""

from __future__ import annotations

import gzip
import hashlib
import itertools
import re
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from modmill.errors import UsageError
from modmill.hw.cost.boolean import compiled
from modmill.inputs import refuse_packed

Adders = Literal["area", "delay"]
"""The criterion by which adder cells are chosen: the smallest, or the fastest."""

Floats = npt.NDArray[np.float32]
Reals = npt.NDArray[np.floating[Any]]

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
    """True for a flip-flop or a latch."""
    delay: float | None = None
    """For a cell of two outputs, the longest way through it where it drives one cell of its kind and is driven by one,
    in the library's unit; None where the library does not say."""
    next_state: str = ""
    """The text of the input that a flip-flop takes at the rising edge of `clock`."""
    clock: str = ""
    state: str = ""
    """The name of a flip-flop's state in the functions of its outputs."""
    source: tuple[_Group, Mapping[str, _Group]] | None = field(default=None, repr=False, compare=False)
    """Its group, and the templates of its file's tables."""

    def through(self, load: float) -> float | None:
        """The longest way through it with that load, in a row of such cells; None where the library does not say."""
        return self.source and _delay(self.source[0], load, self.source[1])

    def arcs(self) -> Iterator[Arc]:
        """Its timing tables, those of each pair of pins and condition by themselves."""
        if self.source is None:
            return
        group, templates = self.source
        for pin in group.groups:
            for timing in pin.groups:
                if timing.kind == "timing":
                    found = {g.kind: t for g in timing.groups if (t := _table(g, templates))}
                    kind = timing.attributes.get("timing_type", "combinational")
                    for related in timing.attributes.get("related_pin", "").split():
                        yield Arc(related, pin.name, kind, timing.attributes.get("timing_sense", "non_unate"), found)

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


class Arc(NamedTuple):
    """The timing from one pin of a cell to another, by `kind`, Liberty's timing_type."""

    begin: str
    end: str
    kind: str
    sense: str
    """The edge of the output that an edge of the input leads to: positive_unate, negative_unate, or non_unate for
    either.
    """
    tables: Mapping[str, Table]
    """By name: cell_rise, fall_transition, rise_constraint and so on."""

    def table(self, name: str) -> Table:
        """The table of that name. Raises UsageError where there is none by transition and load."""
        if name not in self.tables:
            raise UsageError(
                f"--library: from {self.begin} to {self.end} it states no table {name} by transition and load"
            )
        return self.tables[name]


class Use(NamedTuple):
    """A cell in a role: for each role of its outputs the pin and whether it gives the complement."""

    cell: StandardCell
    pins: Mapping[str, tuple[str, bool]]


@dataclass(frozen=True, slots=True)
class Library:
    """A library of standard cells in one or several files: its name, its conditions as text, its cells."""

    name: str
    conditions: str
    cells: tuple[StandardCell, ...]
    digest: str
    """SHA-256 of the files."""
    adders: Adders = "area"
    ns: float = 1.0
    """The unit of time."""

    def adder(self, inputs: int) -> Use:
        """The smallest or fastest cell whose outputs are the sum and the carry of 2 or 3 bits, or their complements.

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
        if self.adders == "area":
            return min(found, key=lambda use: use.cell.area)
        timed = [(use.cell.delay, use.cell.area, use) for use in found if use.cell.delay is not None]
        if not timed:
            raise UsageError(f"the library {self.name} does not state the delays of its cells that add {inputs} bits")
        return min(timed, key=lambda entry: entry[:2])[2]

    def gate(self, table: Sequence[int]) -> StandardCell:
        """The smallest cell with one output and that truth table, and the fastest of these. Raises UsageError."""
        return min(self._gates(table), key=self.merit)

    def buffer(self, pins: int) -> StandardCell:
        """The smallest buffer that drives as many of the full adder's inputs, else the strongest. Raises UsageError."""
        found = self._gates((0, 1))
        adder = self.adder(3).cell
        load = pins * max(pin.capacitance for pin in adder.inputs)
        able = [cell for cell in found if cell.outputs[0].most >= load]
        return min(able, key=lambda c: c.area) if able else max(found, key=lambda c: c.outputs[0].most)

    def merit(self, cell: StandardCell) -> tuple[float, float]:
        """The order in which cells of one function are preferred: area, then the delay where it drives a full adder."""
        load = max(pin.capacitance for pin in self.adder(3).cell.inputs)
        return cell.area, cell.through(load) or 0.0

    def flip_flop(self) -> Use:
        """The smallest one that takes its input at a rising edge, with one output. Raises UsageError."""
        found: list[Use] = []
        for cell in self.cells:
            names = {pin.name for pin in cell.inputs}
            if names == {cell.clock, cell.next_state} and len(names) == 2 and len(cell.outputs) == 1:
                output = cell.outputs[0]
                state = (output.function or "").strip("() ")
                found.append(Use(cell, {"q": (output.name, state != cell.state), "d": (cell.next_state, False)}))
        if not found:
            raise UsageError(f"the library {self.name} has no flip-flop with a clock, an input and an output alone")
        return min(found, key=lambda use: use.cell.area)

    def _gates(self, table: Sequence[int]) -> list[StandardCell]:
        found = [c for c in self.cells if len(c.outputs) == 1 and c.table(c.outputs[0]) == tuple(table)]
        if not found:
            raise UsageError(f"the library {self.name} has no cell with the truth table {tuple(table)}")
        return found


def read(paths: Sequence[Path], adders: Adders = "area") -> Library:
    """The library of one or several files, which gzip may have compressed; `adders` says how they are chosen.

    Raises UsageError for a file that is not there or not Liberty, and for files that do not belong together.
    """
    texts = [text(path) for path in paths]
    wholes = [_library(path, given) for path, given in zip(paths, texts, strict=True)]
    for path, whole in zip(paths, wholes, strict=True):
        if _units(whole) != _units(wholes[0]):
            raise UsageError(f"--library: {path} and {paths[0]} have different units of time or capacitance")
    cells: dict[str, StandardCell] = {}
    for path, whole in zip(paths, wholes, strict=True):
        templates = {g.name: g for g in whole.groups if g.kind == "lu_table_template"}
        for cell in (_cell(g, templates) for g in whole.groups if g.kind == "cell"):
            if cells.setdefault(cell.name, cell) is not cell:
                raise UsageError(f"--library: {path} has the cell {cell.name}, which a file before it has too")
    digest = hashlib.sha256("\0".join(texts).encode()).hexdigest()
    name = " + ".join(whole.name for whole in wholes)
    conditions = " or ".join(dict.fromkeys(map(_conditions, wholes)))
    return Library(name, conditions, tuple(cells.values()), digest, adders, _nanoseconds(wholes[0]))


def text(path: Path) -> str:
    """A Liberty file's text, unpacked. Raises UsageError."""
    try:
        data = path.read_bytes()
        if data.startswith(b"\x1f\x8b"):
            data = gzip.decompress(data)
    except (EOFError, zlib.error):
        raise UsageError(f"--library: {path}: the compressed file is damaged") from None
    except OSError as e:
        raise UsageError(f"--library: {path}: {e.strerror or e}") from None
    refuse_packed(path, data[:16])
    return data.decode("utf-8", errors="replace")


def merged(paths: Sequence[Path]) -> str:
    """The text of one library with the cells of several files, and without wires.

    abc drops cells when it merges files itself, and OpenSTA adds the wires that some libraries have.
    """
    first, *others = map(text, paths)
    inner = [BEGIN.split(other, maxsplit=1)[-1].rpartition("}")[0] for other in others]
    return WIRES.sub("", "".join([first.rpartition("}")[0], *inner, "}\n"]))


WIRES = re.compile(r"^\s*default_wire_load\s*:[^;\n]*;", re.MULTILINE)
"""Statements of a library on how long wires are, which no figure counts."""
BEGIN = re.compile(r"^\s*library\s*\([^)]*\)\s*\{", re.MULTILINE)


def _library(path: Path, given: str) -> _Group:
    try:
        (whole,) = [g for g in _groups(_tokens(given)) if g.kind == "library"]
    except ValueError:
        raise UsageError(f"--library: {path} is not a Liberty file with one library") from None
    return whole


def _conditions(whole: _Group) -> str:
    return ", ".join(f"{whole.attributes[name]}{unit}" for name, unit in CONDITIONS.items() if name in whole.attributes)


def _units(whole: _Group) -> tuple[str, float, str]:
    number, _, unit = whole.attributes.get("capacitive_load_unit", "1,pf").partition(",")
    return whole.attributes.get("time_unit", "1ns"), float(number), unit.strip().lower()


def _nanoseconds(whole: _Group) -> float:
    """The unit of time, 1 ns where the file states none that is known."""
    found = re.fullmatch(r"([\d.]+)\s*([npfu]s)", _units(whole)[0].strip())
    return float(found[1]) * SECONDS[found[2]] if found else 1.0


SECONDS = {"us": 1e3, "ns": 1.0, "ps": 1e-3, "fs": 1e-6}

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

    An attribute is `name : value`, ended by a semicolon or, in many libraries, by the line alone; or `name (values);`.
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
            elif token != "\n" and len(ahead) >= 3 and ahead[1] == "(":
                stack[-1].attributes[ahead[0]] = " ".join(ahead[2:-1]).replace('"', " ")
            if token != "\n":
                ahead = []
            if token == "}" and len(stack) > 1:
                stack.pop()
        else:
            ahead.append(token)
    return stack[0].groups


def _cell(group: _Group, templates: Mapping[str, _Group]) -> StandardCell:
    inputs, outputs = [], []
    for pin in group.groups:
        if pin.kind == "pin" and (direction := pin.attributes.get("direction")) in ("input", "output"):
            number = {key: float(pin.attributes.get(key, 0)) for key in ("capacitance", "max_capacitance")}
            made = Pin(pin.name, pin.attributes.get("function"), number["capacitance"], number["max_capacitance"])
            (inputs if direction == "input" else outputs).append(made)
    clocked = any(inner.kind in ("ff", "latch", "statetable") for inner in group.groups)
    delay = _delay(group, max((pin.capacitance for pin in inputs), default=0), templates) if len(outputs) == 2 else None
    area = float(group.attributes.get("area", 0))
    state = next((inner for inner in group.groups if inner.kind == "ff"), None)
    kept = ("", "", "")
    if state is not None:
        kept = state.attributes.get("next_state", ""), state.attributes.get("clocked_on", ""), state.name.split(",")[0]
    kept = [text.strip('() "') for text in kept]
    return StandardCell(
        group.name, area, tuple(inputs), tuple(outputs), clocked, delay, *kept, source=(group, templates)
    )


@dataclass(frozen=True, eq=False, slots=True)
class Table:
    """Values by the input's transition and the load; of a constraint, by the data's transition and the clock's."""

    transitions: Floats
    loads: Floats
    values: Floats
    """The values of the first transition, load by load, then those of the next."""

    def at(self, transition: Floats | float, load: Floats | float) -> Reals:
        """Linear between the values, and beyond the last ones."""
        return self.inside(between(self.transitions, transition), between(self.loads, load))

    def inside(self, transition: Place, load: Place) -> Reals:
        """The value at known places of both indices."""
        (i, x), (j, y) = transition, load
        first, width = i * len(self.loads) + j, len(self.loads)
        low, high = (self.values[at] + y * (self.values[at + 1] - self.values[at]) for at in (first, first + width))
        return low + x * (high - low)


Place = tuple[npt.NDArray[np.intp], Reals]
"""Intervals of an index, and how far into them numbers lie."""


def between(index: Floats, at: Floats | float) -> Place:
    """The interval of an index for a number, and how far into it the number lies."""
    k = np.clip(np.searchsorted(index, at, side="right") - 1, 0, len(index) - 2)
    return k, (at - index[k]) / (index[k + 1] - index[k])


def _table(group: _Group, templates: Mapping[str, _Group]) -> Table | None:
    """The table of a group such as cell_rise; None if it does not depend on transition and load."""
    template = templates.get(group.name, group)
    stated = template.attributes | group.attributes
    index = [_axis(stated.get(name, "")) for name in ("index_1", "index_2")]
    values = _numbers(group.attributes.get("values", ""))
    rows, columns = map(len, index)
    if min(rows, columns) < 2 or len(values) != rows * columns:
        return None
    grid = np.array(values, np.float32).reshape(rows, columns)
    if template.attributes.get("variable_1") in ("total_output_net_capacitance", "related_pin_transition"):
        index, grid = index[::-1], grid.T
    transitions, loads = index
    return Table(transitions, loads, grid.ravel())


@cache
def _axis(given: str) -> Floats:
    """An index, the same object wherever a library states it."""
    return np.array(_numbers(given), np.float32)


def _numbers(given: str) -> list[float]:
    return [float(word) for word in given.replace(",", " ").split()]


def _delay(cell: _Group, load: float, templates: Mapping[str, _Group]) -> float | None:
    """The longest way through a cell with that load, in a row of such cells: its input changes as its output does."""
    found = [
        (inner.kind, table)
        for pin in cell.groups
        for timing in pin.groups
        if timing.kind == "timing"
        for inner in timing.groups
        if inner.kind in DELAYS | TRANSITIONS and (table := _table(inner, templates))
    ]
    delays = [table for kind, table in found if kind in DELAYS]
    transitions = [table for kind, table in found if kind in TRANSITIONS]
    if not delays or not transitions:
        return None
    transition = min(float(table.transitions[0]) for table in transitions)
    for _ in range(STEPS):
        transition = max(float(table.at(transition, load)) for table in transitions)
    return max(float(table.at(transition, load)) for table in delays)


DELAYS, TRANSITIONS = {"cell_rise", "cell_fall"}, {"rise_transition", "fall_transition"}
STEPS = 8
"""Cells after which the transitions in a row no longer change."""

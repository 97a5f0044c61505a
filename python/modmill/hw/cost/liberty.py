"""What Liberty files say of their cells: area, pins, functions; and the cells that the flow asks for by function.

Only the groups and attributes that are needed here are read. Of the timing tables, only those of adders are, to choose
the fastest; the others are the timing analyser's business.
"""

from __future__ import annotations

import bisect
import gzip
import hashlib
import itertools
import re
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, NamedTuple

from modmill.errors import UsageError
from modmill.hw.cost.boolean import compiled
from modmill.inputs import refuse_packed

Adders = Literal["area", "delay"]
"""What adder cells are chosen by: the smallest ones, or the fastest."""

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
    delay: float | None = None
    """For a cell of two outputs, the longest way through it where it drives one cell of its kind and is driven by one,
    in the library's unit; None where the library does not say."""

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
    """A library of standard cells in one or several files: its name, its conditions as text, its cells."""

    name: str
    conditions: str
    cells: tuple[StandardCell, ...]
    digest: str
    """SHA-256 of the files."""
    adders: Adders = "area"

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
    return Library(name, conditions, tuple(cells.values()), digest, adders)


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
    """The text of one library with the cells of several files: abc drops cells when it merges files itself."""
    first, *others = map(text, paths)
    inner = [BEGIN.split(other, maxsplit=1)[-1].rpartition("}")[0] for other in others]
    return "".join([first.rpartition("}")[0], *inner, "}\n"])


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
    return StandardCell(group.name, area, tuple(inputs), tuple(outputs), clocked, delay)


class _Table(NamedTuple):
    """Values by the input's transition and the load."""

    transitions: Sequence[float]
    loads: Sequence[float]
    values: Sequence[Sequence[float]]

    def at(self, transition: float, load: float) -> float:
        """Linear between the values, and beyond the last ones."""
        i, x = _between(self.transitions, transition)
        j, y = _between(self.loads, load)
        low, high = self.values[i], self.values[i + 1]
        return (1 - x) * ((1 - y) * low[j] + y * low[j + 1]) + x * ((1 - y) * high[j] + y * high[j + 1])


def _between(index: Sequence[float], at: float) -> tuple[int, float]:
    """The interval of an index for a number, and how far into it the number lies."""
    k = min(max(bisect.bisect(index, at) - 1, 0), len(index) - 2)
    return k, (at - index[k]) / (index[k + 1] - index[k])


def _table(group: _Group, templates: Mapping[str, _Group]) -> _Table | None:
    """The table of a group such as cell_rise; None if it does not depend on transition and load."""
    template = templates.get(group.name, group)
    stated = template.attributes | group.attributes
    index = [_numbers(stated.get(name, "")) for name in ("index_1", "index_2")]
    values = _numbers(group.attributes.get("values", ""))
    rows, columns = map(len, index)
    if min(rows, columns) < 2 or len(values) != rows * columns:
        return None
    lines = [values[at : at + columns] for at in range(0, len(values), columns)]
    if template.attributes.get("variable_1") == "total_output_net_capacitance":
        return _Table(index[1], index[0], [*zip(*lines, strict=True)])
    return _Table(index[0], index[1], lines)


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
    transition = min(table.transitions[0] for table in transitions)
    for _ in range(STEPS):
        transition = max(table.at(transition, load) for table in transitions)
    return max(table.at(transition, load) for table in delays)


DELAYS, TRANSITIONS = {"cell_rise", "cell_fall"}, {"rise_transition", "fall_transition"}
STEPS = 8
"""Cells after which the transitions in a row no longer change."""

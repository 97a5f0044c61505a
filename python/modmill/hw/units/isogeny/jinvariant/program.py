"""The program of a step: its operations with registers, as words that are repeated.

The squarer and the multiplier read registers of their own (`PORTS`), which are loaded at the end of an earlier cycle:
from a result of that cycle, on the shortest way, or from the bank, from a constant or from the state. Sums and
canonical forms read the bank in their own cycle. A field that does not matter in a cycle takes the value with which the
word is the same as the one before, so that a power is a few words.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from modmill.hw.units.isogeny.jinvariant.operations import (
    CANONICAL,
    CHECK,
    DECIDE,
    ONE,
    PRODUCT,
    SQUARE,
    SUM,
    TEST,
    ZERO,
    Operation,
    operations,
    scheduled,
)

PORTS = {SQUARE: ("squared",), PRODUCT: ("left", "right")}
"""The registers that a unit reads, in the order of its operands."""
READERS = {SUM: ("first", "second"), CANONICAL: ("form",)}
"""The readers of the bank that a unit has, in the order of its operands."""
HOLD, BANK = "hold", "bank"
LOADS = (HOLD, BANK, SUM, SQUARE, PRODUCT)
"""From where a port is loaded, by number; the units are those whose results go to the bank."""
WRITERS = LOADS[2:]
FORMS = {"c_re_1": 1, "c_im_0": 2, "c_im_1": 3}
"""The registers of canonical forms that are compared; others go to register 0."""
SPANS = ("equation", "root of the norm", "root", "order of the roots")

Word = dict[str, int]
"""Fields by name; what is absent does not matter."""


@dataclass(frozen=True, slots=True)
class Program:
    """Words, each with how often it is executed, and what their fields name."""

    words: Sequence[tuple[Word, int]]
    sources: Mapping[str, Sequence[str]]
    """The sources of each port and reader, by index: registers `r<n>`, constants, and coordinates of the state."""
    loads: Mapping[str, Sequence[str]]
    """The sources from which each port is loaded."""
    writers: Sequence[Sequence[str]]
    """The units that write each register."""
    constants: Mapping[str, int]
    spans: Mapping[str, int]
    """Cycles of a step by what they are for."""

    @property
    def cycles(self) -> int:
        """Cycles of a step."""
        return sum(times for _, times in self.words)

    @property
    def fields(self) -> Mapping[str, tuple[int, int]]:
        """The lowest bit and the width of each field of an encoded word."""
        place = (len(self.writers) - 1).bit_length()
        widths = {f"{port}_from": (len(LOADS) - 1).bit_length() for port in self.loads}
        widths |= {f"{name}_at": (len(found) - 1).bit_length() for name, found in self.sources.items()}
        widths |= {f"{unit}_write": 1 for unit in WRITERS} | {f"{unit}_to": place for unit in WRITERS}
        widths |= dict.fromkeys(("minus", "flagged", "turns", "form_write", ZERO, ONE, CHECK, DECIDE), 1)
        widths |= {"form_to": 2, "repeats": max(1, max(times for _, times in self.words) - 1).bit_length()}
        found, low = dict[str, tuple[int, int]](), 0
        for name, width in widths.items():
            if width:
                found[name] = low, width
                low += width
        return found

    def encoded(self) -> list[int]:
        """The words as numbers."""
        fields = self.fields
        return [
            sum(value << fields[name][0] for name, value in (word | {"repeats": times - 1}).items() if name in fields)
            for word, times in self.words
        ]


def program(p: int, unit: int) -> Program:
    """The program of a step modulo p, where the integer 1 stands for the residue `unit`."""
    found = operations(p, unit)
    return _Assembler(found.made, found.constants).program()


@dataclass(slots=True)
class _Value:
    """A result: its unit, the cycle in which it is made, the last in which the bank is read for it, its register."""

    unit: str
    born: int
    read: int = -1
    place: int = -1


class _Assembler:
    def __init__(self, made: Sequence[Operation], constants: Mapping[str, int]) -> None:
        self.made, self.constants = made, constants
        self.at = scheduled(made)
        self.values = {op.to: _Value(op.unit, self.at[op.to]) for op in made if op.unit in WRITERS}
        names = ("sum_write", "square_write", "product_write", "form_write", ZERO, ONE, CHECK, DECIDE)
        self.words: list[Word] = [dict.fromkeys(names, 0) for _ in range(self.at[DECIDE] + 1)]
        self.named: dict[str, list[tuple[int, str]]] = {
            name: [] for ports in (*PORTS.values(), *READERS.values()) for name in ports
        }

    def program(self) -> Program:
        """Reads, then registers, then fields that name them."""
        loads = {port: self._load(port, unit, i) for unit, ports in PORTS.items() for i, port in enumerate(ports)}
        for op in self.made:
            self._control(op)
        writers: list[list[str]] = [[] for _ in range(self._place())]
        for value in self.values.values():
            if value.place >= 0:
                self.words[value.born] |= {f"{value.unit}_write": 1, f"{value.unit}_to": value.place}
                if value.unit not in writers[value.place]:
                    writers[value.place].append(value.unit)
        sources = {name: self._index(name, reads) for name, reads in self.named.items()}
        ends = [self.at[name] + 1 for name in ("n", "z", "u_square", DECIDE)]
        spans = {name: end - begin for name, begin, end in zip(SPANS, (0, *ends), ends, strict=False)}
        return Program(tuple(_merged(self.words)), sources, loads, writers, self.constants, spans)

    def _load(self, port: str, unit: str, operand: int) -> list[str]:
        """Loads a port as early as it is free and the value is there; returns from where it is loaded."""
        found = list[str]()
        free, holds = 0, ""
        for op in sorted((op for op in self.made if op.unit == unit), key=lambda op: self.at[op.to]):
            name, at = op.reads[operand], self.at[op.to]
            if name != holds:
                value = self.values.get(name)
                load = max(free, value.born if value else 0)
                source = value.unit if value and value.born == load else BANK
                self.words[load][f"{port}_from"] = LOADS.index(source)
                if source == BANK:
                    self._read(port, name, load)
                found += [source] if source not in found else []
                free, holds = load + 1, name
            for cycle in range(free, at):
                self.words[cycle][f"{port}_from"] = LOADS.index(HOLD)
            free = at
        return found

    def _read(self, reader: str, name: str, cycle: int) -> None:
        self.named[reader].append((cycle, name))
        if name in self.values:
            assert self.values[name].born < cycle, f"{name}: read before it is in the bank"
            self.values[name].read = max(self.values[name].read, cycle)

    def _control(self, op: Operation) -> None:
        """The fields of an operation that reads the bank, or of a test."""
        at = self.at[op.to]
        word = self.words[at]
        for reader, name in zip(READERS.get(op.unit, ()), op.reads, strict=False):
            self._read(reader, name, at)
        if op.unit == SUM:
            word |= {"minus": int(op.minus), "flagged": int(bool(op.other)), "turns": int(op.turns)}
            if op.other:
                self.values[op.other].read = max(self.values[op.other].read, at)
        elif op.unit == CANONICAL:
            word |= {"form_write": 1, "form_to": FORMS.get(op.to, 0)}
        elif op.unit == TEST:
            word[op.to] = 1

    def _place(self) -> int:
        """Gives each value that is read from the bank a register; returns how many there are.

        Values that a flag exchanges have registers 0 and 1, the others the lowest that is free.
        """
        for op in self.made:
            if op.other:
                for place, name in enumerate((op.reads[1], op.other)):
                    value = self.values[name]
                    value.place = value.place if value.place >= 0 else place
        free, used, ends = list[int](), 2, list[tuple[int, int]]()
        for value in sorted((v for v in self.values.values() if v.read >= 0), key=lambda v: v.born):
            while ends and ends[0][0] <= value.born:
                heapq.heappush(free, heapq.heappop(ends)[1])
            if value.place < 0:
                if not free:
                    heapq.heappush(free, used)
                    used += 1
                value.place = heapq.heappop(free)
                heapq.heappush(ends, (value.read, value.place))
        return used

    def _index(self, reader: str, reads: Sequence[tuple[int, str]]) -> list[str]:
        """The sources of a reader; writes their indexes into the words."""
        places = {name: f"r{self.values[name].place}" if name in self.values else name for _, name in reads}
        found = sorted(set(places.values()), key=lambda name: (name[0] != "r", name[0], int(name[1:])))
        if reader == "second":
            found = ["r0", "r1", *(name for name in found if name not in ("r0", "r1"))]
        for cycle, name in reads:
            self.words[cycle][f"{reader}_at"] = found.index(places[name])
        return found


def _merged(words: Sequence[Word]) -> Iterator[tuple[Word, int]]:
    """Words that agree in all fields that matter in both, as one word that is repeated."""
    now, times = dict(words[0]), 1
    for word in words[1:]:
        if all(now.get(name, value) == value for name, value in word.items()):
            now |= word
            times += 1
        else:
            yield now, times
            now, times = dict(word), 1
    yield now, times

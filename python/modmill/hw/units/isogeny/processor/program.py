"""Programs: the steps of a schedule as words, with registers for what they read.

A word has, for each unit, the registers that an operation reads which starts in its cycle, and the register that a
result goes to which is there at the end of its cycle. A value may be read from the cycle after that on, and its
register takes another value at the end of the cycle of the last reading.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from modmill.hw.units.isogeny.processor.config import MODES, ProcessorConfig

DBL, CONSTRUCT, EVALUATE = 0, 1, 2
"""The kinds of steps."""


class Step(NamedTuple):
    """An operation: its kind, the doublings h and the column i of the point that it reads, its unit, its cycle."""

    kind: int
    h: int
    i: int
    unit: int
    start: int


@dataclass(frozen=True, slots=True)
class Program:
    """The fields of each word that are not 0, by name, and how many registers of each bank they name."""

    words: tuple[Mapping[str, int], ...]
    points: int
    curves: int
    isogenies: int


@dataclass(frozen=True, slots=True)
class Format:
    """The fields of a word: name to lowest bit and width."""

    fields: Mapping[str, tuple[int, int]]
    bits: int

    @classmethod
    def of(cls, config: ProcessorConfig) -> Format:
        """The format of a configuration's words."""
        point, curve, isogeny = ((n - 1).bit_length() for n in (config.kept, config.curves, config.isogenies))
        widths = {"last": 1, "d_from": point, "d_curve": curve, "d_to": point, "d_write": 1}
        widths |= {"c_from": point, "c_curve": curve, "c_curve_write": 1}
        if config.separate:
            widths |= {"c_isogeny": isogeny, "c_isogeny_write": 1}
        for u in range(config.units):
            widths |= {f"e{u}_from": point, f"e{u}_by": isogeny if config.separate else point}
            widths |= {f"e{u}_to": point, f"e{u}_write": 1}
        fields, low = dict[str, tuple[int, int]](), 0
        for name, width in widths.items():
            fields[name] = low, width
            low += width
        return cls(fields, low)

    def encoded(self, word: Mapping[str, int]) -> int:
        """A word as a number."""
        return sum(value << self.fields[name][0] for name, value in word.items())

    def decoded(self, word: int) -> dict[str, int]:
        """The fields of a word."""
        return {name: word >> low & (1 << width) - 1 for name, (low, width) in self.fields.items()}


def assembled(steps: Iterable[tuple[int, int, int, int, int]], mode: str) -> Program:
    """The program of the steps of a schedule, which must be right: what is read has been made by then."""
    return _Assembler(sorted((Step(*step) for step in steps), key=lambda s: (s.start, s.kind)), mode).program()


@dataclass(slots=True)
class _Value:
    """A value in a register: from when it may be read, when it is read last, and where that is said."""

    born: int
    read: int = -1
    place: int = 0
    named: list[tuple[int, str]] = field(default_factory=list)
    """The words and fields that name its register."""
    writes: tuple[int, str] | None = None
    """The word and the field of its writing; None where it is loaded."""


class _Assembler:
    def __init__(self, steps: Sequence[Step], mode: str) -> None:
        self.k, self.steps = sum(step.kind == CONSTRUCT for step in steps), steps
        self.times = MODES[mode]
        self.separate = mode == "separate"
        self.cycles = max(step.start + self.times[step.kind] for step in steps)
        self.points: dict[tuple[int, int], _Value] = {(0, 0): _Value(0)}
        self.curves: dict[int, _Value] = {0: _Value(0)}
        self.isogenies: dict[int, _Value] = {}

    def program(self) -> Program:
        """The words: what is made, then what is read, then registers."""
        for step in self.steps:
            self._makes(step)
        for step in self.steps:
            self._reads(step)
        # The last word shows the leaf of the last construction to the results.
        self._read(self.points[0, self.k - 1], self.cycles - 1, "c_from")
        words: list[dict[str, int]] = [{} for _ in range(self.cycles)]
        words[-1]["last"] = 1
        counts = [_placed(bank.values()) for bank in (self.points, self.curves, self.isogenies)]
        for bank in (self.points, self.curves, self.isogenies):
            for value in bank.values():
                for at, name in value.named:
                    words[at][name] = value.place
                if value.writes and value.read >= value.born:
                    at, name = value.writes
                    words[at] |= {name: value.place, f"{name.removesuffix('_to')}_write": 1}
        return Program(tuple(words), *counts)

    def _makes(self, step: Step) -> None:
        end = step.start + self.times[step.kind]
        if step.kind == CONSTRUCT:
            self.curves[step.i + 1] = _Value(end, writes=(end - 1, "c_curve"))
            if self.separate:
                self.isogenies[step.i] = _Value(end, writes=(end - 1, "c_isogeny"))
            return
        name = (step.h + 1, step.i) if step.kind == DBL else (step.h, step.i + 1)
        self.points.setdefault(name, _Value(end, writes=(end - 1, f"{self._unit(step)}_to")))

    def _reads(self, step: Step) -> None:
        unit = self._unit(step)
        self._read(self.points[step.h, step.i], step.start, f"{unit}_from")
        if step.kind == DBL:
            self._read(self.curves[step.i], step.start, "d_curve")
        elif step.kind == EVALUATE:
            leaf = 2 * (self.k - 1 - step.i), step.i
            by = self.isogenies[step.i] if self.separate else self.points[leaf]
            self._read(by, step.start, f"{unit}_by")

    def _read(self, value: _Value, at: int, name: str) -> None:
        value.read = max(value.read, at)
        value.named.append((at, name))

    def _unit(self, step: Step) -> str:
        return ("d", "c", f"e{step.unit}")[step.kind]


def _placed(values: Iterable[_Value]) -> int:
    """Gives each value that is read a register, the lowest that is free; returns how many there are."""
    free, used, ends = list[int](), 0, list[tuple[int, int]]()
    for value in sorted((v for v in values if v.read >= v.born), key=lambda v: v.born):
        while ends and ends[0][0] < value.born:
            heapq.heappush(free, heapq.heappop(ends)[1])
        if not free:
            heapq.heappush(free, used)
            used += 1
        value.place = heapq.heappop(free)
        heapq.heappush(ends, (value.read, value.place))
    return used


def full(k: int, units: int, mode: str) -> list[Step]:
    """The schedule of full evaluation: all doublings, then the columns one after the other."""
    dbl, construct, evaluate = MODES[mode]
    steps = [Step(DBL, h, 0, 0, h * dbl) for h in range(2 * (k - 1))]
    t = 2 * (k - 1) * dbl
    for i in range(k):
        leaf = k - 1 - i
        steps.append(Step(CONSTRUCT, 2 * leaf, i, 0, t))
        first = t + (construct if mode == "separate" else 0)
        steps += [Step(EVALUATE, 2 * j, i, j % units, first + j // units) for j in range(leaf)]
        t = first + (leaf - 1) // units + evaluate
    return steps

"""Flipped flip-flops: each of a synthesised unit, in any clock cycle, and what its host then sees.

The whole unit (control and core, real tables) is synthesised for UltraScale+, and its netlist simulated with 64 faults
at once, one in each run. A fault inverts one flip-flop, or one bit of the output register of a DSP48E2, right after a
clock edge. Every run gives the unit a number, takes the result, gives that back for more steps, and takes the second
result, too. A host believes a result that comes alone and in time, whose count of steps is what was asked for, whose
last word is the residue of the others, and after which the unit's flag is low. A fault is

* harmless: both results are believed and right;
* detected: one of them is not believed, whether it is right or not;
* undetected: one of them is believed and wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

import numpy as np

from modmill.errors import HardwareMismatch
from modmill.hw.cost import gates, xcup
from modmill.hw.cost.simulate import RUNS, Simulator, Words, gathered
from modmill.hw.emit.sources import sources
from modmill.hw.stream.loop.unit import FRAME, LoopedUnit
from modmill.hw.stream.loop.words import packed, unpacked
from modmill.progress import ProgressCallback
from modmill.watch import Watch

STEPS = (2, 1)
"""The steps of the first run, and of the second."""
LOADED = 3
"""Cycles after a beat until the flag is that of its own run."""
PATIENCE = 2
"""Steps by which a result may be late before the host gives up."""
ALL = (1 << RUNS) - 1
OBSERVED = ("out_valid", "out_final")

FLAG, RESIDUE = "the unit's flag", "the residue of the words"
COUNT, STREAM = "the count of steps", "no result alone and in time"
REASONS = (FLAG, RESIDUE, COUNT, STREAM)
"""Why a host does not believe a result, the first of them that holds."""
HARMLESS, UNDETECTED = "harmless", "undetected"

Fault = tuple[int, int]
"""A place, and the clock cycle after whose first edge it is flipped."""


@dataclass(frozen=True, slots=True)
class Place:
    """One flip-flop: its nodes in the netlist, and its path of instances and nets."""

    nodes: tuple[int, ...]
    name: str


@dataclass(frozen=True, slots=True)
class Seen:
    """One result in one run: why the host does not believe it, empty if it does; and whether it is right."""

    reason: str
    right: bool


@dataclass(frozen=True, slots=True)
class Cycle:
    """The host's view of a clock cycle: a bit for each run; `other`: the count is not the requested one."""

    valid: int
    final: int
    error: int
    other: int
    data: list[int]


class Faults:
    """A unit that can be hit. Raises ToolMissing, ToolFailed, UnknownCell, HardwareMismatch (wrong without a fault)."""

    def __init__(self, unit: LoopedUnit, constants: int, x: int, progress: ProgressCallback | None = None) -> None:
        self.unit: LoopedUnit = unit
        self.constants: int = constants
        name = f"{unit.config.slug}-faults"
        design = xcup.netlist(name, sources(unit, "lut6", constants, "xcup"), unit.name, Watch(progress))
        made, ports = gates.flatten(design)
        self.core: Simulator = Simulator(made, ports)
        self.places: list[Place] = _places(made, *gates.places(design))
        words, golden = unit.encode(x, constants), unit.golden(constants)
        self.given: list[list[int]] = [words]
        for _ in range(STEPS[0]):
            words = golden.step(words)
        self.given.append(words)
        self.expected: list[int] = [unit.power(x, sum(STEPS[: k + 1]), constants) for k in range(2)]
        self._begin()
        self._reset()
        self._saved = [self.core.values.copy()]
        clean = list(self._run(0, ()))
        if any(seen != [Seen("", right=True)] * 2 for seen in clean):
            raise HardwareMismatch(f"the synthesised {unit.name} is wrong without a fault: {clean[0]}")

    @property
    def cycles(self) -> int:
        """Clock cycles in which a fault can strike: from the first beat to the second result."""
        return self._length

    def outcomes(self, faults: Sequence[Fault]) -> Iterator[tuple[Fault, str]]:
        """Each fault with `harmless`, `undetected`, or the reason why the host does not believe a result.

        Faults of one cycle are simulated together, so they had better be ordered by cycle.
        """
        at = 0
        while at < len(faults):
            cycle = faults[at][1]
            batch = [f for f in faults[at : at + RUNS] if f[1] == cycle]
            at += len(batch)
            for fault, seen in zip(batch, self._run(cycle, [place for place, _ in batch]), strict=False):
                # A host that does not believe the first result does not ask for another.
                told = next((s for s in seen if s.reason or not s.right), None)
                yield fault, HARMLESS if told is None else told.reason or UNDETECTED

    def _begin(self) -> None:
        """The cycles at which the host gives a beat, and those of the results, in a clean run."""
        (first, more), latency = STEPS, self.unit.latency
        self._late = PATIENCE * latency + self.unit.settles
        again = FRAME + first * latency + self._late + 1
        self._starts = {0: first, again: more}
        self._length = again + FRAME + more * latency

    def _reset(self) -> None:
        core = self.core
        for port in ("clk_i", "rst_ni", "in_valid_i", "in_x_i", "in_steps_i", "stop_i", "snapshot_i"):
            core.drive(port, [0] * len(core.ports[port]))
        core.drive("out_ready_i", [ALL])
        core.settle()
        for _ in range(4):
            core.clock()
        core.drive("rst_ni", [ALL])
        core.settle()

    def _host(self, cycle: int, *, begin: bool) -> None:
        """Drives the host's signals in a cycle, alike in every run; if nothing changes, all is settled already."""
        core, unit = self.core, self.unit
        if not (begin or cycle in self._starts or cycle - 1 in self._starts):
            return
        words = packed(self.given[cycle > 0], unit.word_bits) if cycle in self._starts else 0
        core.drive("in_valid_i", [ALL * (cycle in self._starts)])
        core.drive("in_x_i", _everywhere(words, unit.words * unit.word_bits))
        core.drive("in_steps_i", _everywhere(self._starts.get(cycle, 0), 64))
        core.settle()

    def _run(self, begin: int, hit: Sequence[int]) -> Iterator[list[Seen]]:
        """All runs from the cycle `begin` on, in which run j has its place flipped: what the host sees in each."""
        core = self.core
        self._seen = self._log[:begin] if begin else []
        core.values[:] = self._saved[begin]
        keep = not hit
        for cycle in range(begin, self._length + self._late + 1):
            if cycle == begin:
                for run, place in enumerate(hit):
                    core.values[list(self.places[place].nodes)] ^= np.uint64(1 << run)
            self._host(cycle, begin=cycle == begin)
            self._seen.append(self._look(cycle))
            core.clock()
            if keep:
                self._saved.append(core.values.copy())
            elif self._settled(cycle, len(hit)):
                break
        if keep:
            self._log = self._seen
        yield from self._judge(len(hit) or RUNS)

    def _settled(self, cycle: int, runs: int) -> bool:
        """True if each run has its flag up or is as without a fault, so that the rest is known, which is then added.

        The flag stays until a load: it tells of the first result, unless that was believed, or of the second.
        """
        again = max(self._starts)
        asked = LOADED < cycle < again - self._late or again + LOADED < cycle
        flagged = self._seen[-1].error if asked else 0
        other = int(np.bitwise_or.reduce(self.core.values ^ self._saved[cycle + 1]))
        if other & ~flagged & ((1 << runs) - 1):
            return False
        self._seen += [replace(clean, error=flagged) for clean in self._log[cycle + 1 :]]
        return True

    def _look(self, cycle: int) -> Cycle:
        """Reads the signals that the host sees in a cycle."""
        core = self.core
        valid, final = (int(core.read(f"{name}_o")[0]) for name in OBSERVED)
        steps = self._starts[max(self._starts)] if cycle >= max(self._starts) else STEPS[0]
        other = np.bitwise_or.reduce(core.read("out_steps_o") ^ _everywhere(steps, 64))
        error = int(core.read("error_o")[0]) if self.unit.checked else 0
        data = gathered(core.read("out_x_o")) if valid else []
        return Cycle(valid, final, error, int(other), data)

    def _judge(self, runs: int) -> Iterator[list[Seen]]:
        again, end = max(self._starts), len(self._seen)
        for run in range(runs):
            yield [
                self._result(self._seen[begin:until], run, expected)
                for (begin, until), expected in zip(((0, again), (again, end)), self.expected, strict=True)
            ]

    def _result(self, cycles: Sequence[Cycle], run: int, expected: int) -> Seen:
        """One result of a run, from the cycles in which it may come."""
        beats = [i for i, cycle in enumerate(cycles) if cycle.valid >> run & 1]
        wait = max(1, self.unit.settles)
        if len(beats) != 1 or beats[0] + wait >= len(cycles):
            flagged = any(cycle.error >> run & 1 for cycle in cycles[LOADED:])
            return Seen(FLAG if flagged else STREAM, right=False)
        beat, words = cycles[beats[0]], unpacked(cycles[beats[0]].data[run], self.unit.words, self.unit.word_bits)
        right = self.unit.decode(words, self.constants) == expected
        if cycles[beats[0] + wait].error >> run & 1:
            return Seen(FLAG, right)
        if not self.unit.consistent(words):
            return Seen(RESIDUE, right)
        if beat.other >> run & 1 or not beat.final >> run & 1:
            return Seen(COUNT, right)
        return Seen("", right)


def _everywhere(number: int, width: int) -> Words:
    """The bits of one number, equal in every run."""
    return np.array([ALL * (number >> i & 1) for i in range(width)], dtype=np.uint64)


def _places(made: gates.Gates, registers: Iterable[str], products: Iterable[str]) -> list[Place]:
    """Every flip-flop of a netlist; of the registers of DSP48E2s those bits that something reads."""
    found = [Place((register.q,), name) for register, name in zip(made.registers, registers, strict=True)]
    read = {node for table in made.tables for node in table.ins}
    read |= {node for register in made.registers for node in (register.d, register.enable, register.reset)}
    read |= {node for product in made.products for nets in (product.a, product.b, product.pcin) for node in nets}
    for product, name in zip(made.products, products, strict=True):
        for bit, nodes in enumerate(zip_longest(*product.outs, fillvalue=-1) if product.held else ()):
            if any(node >= 0 and node in read for node in nodes):
                found.append(Place(tuple({node for node in nodes if node >= 0}), f"{name}P[{bit}]"))
    return found

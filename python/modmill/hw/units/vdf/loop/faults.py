"""Flipped flip-flops: each of a synthesised unit, in any clock cycle, and what its host then sees.

The whole unit (control and core, real tables) is synthesised for UltraScale+, and its netlist simulated with 64 faults
at once, one in each run. A fault inverts one flip-flop, or one bit of the output register of a DSP48E2, right after a
clock edge. Every run loads a number, squares it, takes the result, squares on without another load, and takes that
result, too. A host believes a result whose words come in order, whose count of squarings is what was asked for, whose
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
from modmill.hw.units.vdf.loop.unit import LoopUnit
from modmill.progress import ProgressCallback
from modmill.watch import Watch

SQUARINGS = (2, 1)
"""Those of the first run, and of the one that goes on."""
PATIENCE = 2
"""Squarings by which a result may be late before the host gives up."""
ALL = (1 << RUNS) - 1
OBSERVED = ("out_valid", "out_last", "out_final", "in_ready")

FLAG, RESIDUE = "the unit's flag", "the residue of the words"
COUNT, STREAM = "the count of squarings", "no result in order and in time"
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
    """What the host sees in a clock cycle: a bit for each run; `other`: the count is not what was asked for."""

    valid: int
    last: int
    final: int
    ready: int
    error: int
    other: int
    data: list[int]


class Faults:
    """A unit that can be hit. Raises ToolMissing, ToolFailed, UnknownCell, HardwareMismatch (wrong without a fault)."""

    def __init__(self, unit: LoopUnit, modulus: int, x: int, progress: ProgressCallback | None = None) -> None:
        self.unit: LoopUnit = unit
        self.modulus: int = modulus
        name = f"{unit.config.slug}-faults"
        design = xcup.netlist(name, sources(unit, "lut6", modulus, "xcup"), unit.name, Watch(progress))
        made, ports = gates.flatten(design)
        self.core: Simulator = Simulator(made, ports)
        self.places: list[Place] = _places(made, *gates.places(design))
        self.words: list[int] = unit.encode(x, modulus)
        first, more = SQUARINGS
        self.expected: list[int] = [pow(x, 1 << first, modulus), pow(x, 1 << (first + more), modulus)]
        self._begin()
        self._reset()
        self._saved = [self.core.values.copy()]
        clean = list(self._run(0, ()))
        if any(seen != [Seen("", right=True)] * 2 for seen in clean):
            raise HardwareMismatch(f"the synthesised {unit.name} is wrong without a fault: {clean[0]}")

    @property
    def cycles(self) -> int:
        """Clock cycles in which a fault can strike: from the first word of x to the last one of the second result."""
        return self._lengths[-1]

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
        """The cycles at which the host does what: words, start, results, in a clean run."""
        n, (first, more), latency = self.unit.words, SQUARINGS, self.unit.latency
        # A load's start takes a cycle for the load, the capture one more; a result streams for n cycles.
        start = n + 1
        end = start + 3 + first * latency + n
        again = end + PATIENCE * latency + 2
        self._starts = {start: first, again: more}
        self._lengths = (again, again + 2 + more * latency + n)

    def _reset(self) -> None:
        core = self.core
        for port in ("clk_i", "rst_ni", "in_valid_i", "in_data_i", "start_i", "steps_i", "stop_i", "snapshot_i"):
            core.drive(port, [0] * len(core.ports[port]))
        core.drive("out_ready_i", [ALL])
        core.settle()
        for _ in range(4):
            core.clock()
        core.drive("rst_ni", [ALL])
        core.settle()

    def _host(self, cycle: int, *, begin: bool) -> None:
        """What the host drives in a cycle, the same in every run; where nothing changes, all is settled already."""
        core, n = self.core, self.unit.words
        if not (begin or cycle <= n or cycle in self._starts or cycle - 1 in self._starts):
            return
        core.drive("in_valid_i", [ALL * (cycle < n)])
        core.drive("in_data_i", _everywhere(self.words[cycle] if cycle < n else 0, 32))
        core.drive("start_i", [ALL * (cycle in self._starts)])
        core.drive("steps_i", _everywhere(self._starts.get(cycle, 0), 64))
        core.settle()

    def _run(self, begin: int, hit: Sequence[int]) -> Iterator[list[Seen]]:
        """All runs from the cycle `begin` on, in which run j has its place flipped: what the host sees in each."""
        core = self.core
        self._seen = self._log[:begin] if begin else []
        core.values[:] = self._saved[begin]
        keep = not hit
        for cycle in range(begin, self._lengths[1] + PATIENCE * self.unit.latency + 1):
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
        """Whether each run has its flag up or is as without a fault, so that the rest is known; if so, it is added.

        The flag stays until a load, and no load comes after that of the first run.
        """
        flagged = self._seen[-1].error if cycle > self.unit.words + 2 else 0
        other = int(np.bitwise_or.reduce(self.core.values ^ self._saved[cycle + 1]))
        if other & ~flagged & ((1 << runs) - 1):
            return False
        self._seen += [replace(clean, error=flagged) for clean in self._log[cycle + 1 :]]
        return True

    def _look(self, cycle: int) -> Cycle:
        """What the host sees in a cycle."""
        core = self.core
        valid, last, final, ready = (int(core.read(f"{name}_o")[0]) for name in OBSERVED)
        steps = self._starts[max(self._starts)] if cycle >= max(self._starts) else SQUARINGS[0]
        other = np.bitwise_or.reduce(core.read("out_steps_o") ^ _everywhere(steps, 64))
        error = int(core.read("error_o")[0]) if self.unit.checked else 0
        data = gathered(core.read("out_data_o")) if valid else []
        return Cycle(valid, last, final, ready, error, int(other), data)

    def _judge(self, runs: int) -> Iterator[list[Seen]]:
        loading, again, end = self.unit.words, max(self._starts), len(self._seen)
        ready = ALL
        for cycle in self._seen[:loading]:
            ready &= cycle.ready
        for run in range(runs):
            if not ready >> run & 1:
                yield [Seen(STREAM, right=False)] * 2
                continue
            yield [
                self._result(self._seen[begin:until], run, expected)
                for (begin, until), expected in zip(((loading, again), (again, end)), self.expected, strict=True)
            ]

    def _result(self, cycles: Sequence[Cycle], run: int, expected: int) -> Seen:
        """One result of a run, from the cycles in which it may come."""
        beats = [i for i, cycle in enumerate(cycles) if cycle.valid >> run & 1]
        words = [cycles[i].data[run] for i in beats]
        lasts = [cycles[i].last >> run & 1 for i in beats]
        n = self.unit.words
        if len(beats) != n or lasts != [0] * (n - 1) + [1] or beats[-1] + 1 == len(cycles):
            flagged = any(cycle.error >> run & 1 for cycle in cycles)
            return Seen(FLAG if flagged else STREAM, right=False)
        right = self.unit.decode(words, self.modulus) == expected
        if cycles[beats[-1] + 1].error >> run & 1:
            return Seen(FLAG, right)
        if not self.unit.consistent(words):
            return Seen(RESIDUE, right)
        if any(cycles[i].other >> run & 1 or not cycles[i].final >> run & 1 for i in beats):
            return Seen(COUNT, right)
        return Seen("", right)


def _everywhere(number: int, width: int) -> Words:
    """The same number in every run."""
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

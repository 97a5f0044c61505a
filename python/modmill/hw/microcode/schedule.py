"""The slots of operations: list scheduling, and a search where that misses the lower bound.

An operation is placed in a slot in which its operands are there, no other instruction stands, and the slot in which
its result will be written is free; of those that are ready the one with the longest way to the end comes first. Where
that is not the best and the operations are few, a search tries all slots; where they are many, other orders are tried.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Mapping, Sequence

from modmill.hw.circuit.shared.search import SEARCHED, Group, Tasks, shortest
from modmill.hw.microcode.machine import Machine, Place
from modmill.hw.microcode.operation import Operation
from modmill.hw.microcode.spill import Spilled

TRIES, WORK = 400, 40_000
"""Schedules that are tried at most, and operations that are placed in all of them together."""


def scheduled(operations: Sequence[Operation], machine: Machine) -> dict[Operation, int]:
    """The slot of every operation: the shortest of some list schedules, or of all schedules where a search ends.

    The first list schedule goes by urgency alone; in the others urgencies are blurred at random, by a fixed seed, so
    that operations of about the same urgency come in other orders. Ends early where `least_slots` is reached.
    """
    ways = _Ways(operations, machine)
    least = least_slots(operations, machine)
    best = ways.listed(ways.tail)
    if ways.length(best) == least:
        return best
    if len(operations) <= SEARCHED:
        # A program has one word more than slots up to the last result.
        bound, at = shortest(ways.tasks(), least - 1, ways.length(best) - 1)
        if at is not None or bound == ways.length(best) - 1:
            return best if at is None else dict(zip(operations, at, strict=True))
    rng = random.Random(1)
    for blur in [0.5, 1.0, 2.0, 4.0] * (min(TRIES, WORK // len(operations)) // 4):
        at = ways.listed({op: ways.tail[op] + rng.random() * blur for op in operations})
        if ways.length(at) < ways.length(best):
            best = at
        if ways.length(best) == least:
            break
    return best


def proved_slots(operations: Sequence[Operation], machine: Machine, length: int) -> int:
    """Words that any program of these operations has: `least_slots`, or what a search proves; one has `length`."""
    least = least_slots(operations, machine)
    if len(operations) > SEARCHED:
        return least
    return shortest(_Ways(operations, machine).tasks(), least - 1, length - 1)[0] + 1


def in_registers(spilled: Spilled, machine: Machine) -> dict[Operation, int]:
    """The slots of operations whose registers are chosen: none is written before its last value was read.

    Those that another waits for come first, the most urgent one of them; each takes the first slot that it can have.
    """
    operations = spilled.operations
    ways = _Ways(operations, machine)
    waits = _waits(spilled, ways)
    tail = ways.delay.copy()
    left: dict[Operation, int] = dict.fromkeys(operations, 0)
    for op in reversed(operations):
        for other, lag in waits[op]:
            tail[other] = max(tail[other], lag + tail[op])
            left[op] += 1
    followers: dict[Operation, list[tuple[Operation, int]]] = {op: [] for op in operations}
    for op, found in waits.items():
        for other, lag in found:
            followers[other].append((op, lag))
    at: dict[Operation, int] = {}
    issued, written = set[int](), set[int]()
    earliest = dict.fromkeys(operations, 0)
    ready = [(-tail[op], ways.number[op]) for op in operations if not left[op]]
    heapq.heapify(ready)
    while ready:
        op = operations[heapq.heappop(ready)[1]]
        slot = earliest[op]
        while slot in issued or (op not in ways.stores and slot + ways.delay[op] in written):
            slot += 1
        at[op] = slot
        issued.add(slot)
        if op not in ways.stores:
            written.add(slot + ways.delay[op])
        for other, lag in followers[op]:
            earliest[other] = max(earliest[other], slot + lag)
            left[other] -= 1
            if not left[other]:
                heapq.heappush(ready, (-tail[other], ways.number[other]))
    return at


def _waits(spilled: Spilled, ways: _Ways) -> dict[Operation, list[tuple[Operation, int]]]:
    """The operations that each one waits for, and the least number of slots between their slots, which may be negative.

    An operation reads what others have written. It writes a register after the value before was written, and the slots
    that read that have passed.
    """
    found: dict[Operation, list[tuple[Operation, int]]] = {}
    written: dict[Place, Operation] = {}
    read: dict[Place, list[Operation]] = {}
    for op in spilled.operations:
        mine = found.setdefault(op, [(x, ways.delay[x]) for x in ways.sources[op]])
        for name in (op.a, op.b):
            if name in spilled.places:
                read.setdefault(spilled.places[name], []).append(op)
        place = spilled.places.get(op.to)
        if place is None:
            continue
        mine += [(x, 1 - ways.delay[op]) for x in read.pop(place, []) if x is not op]
        if place in written:
            mine.append((written[place], ways.delay[written[place]] - ways.delay[op] + 1))
        written[place] = op
    return found


def least_slots(operations: Sequence[Operation], machine: Machine) -> int:
    """Words that any program of these operations has.

    Of those operations that cannot begin before slot h, and from whose slot at least t are left, n cannot be done in
    fewer than h + n - 1 + t slots; and the results are there in one more.
    """
    ways = _Ways(operations, machine)
    least = 0
    for head in set(ways.head.values()):
        tails = sorted((ways.tail[op] for op in operations if ways.head[op] >= head), reverse=True)
        least = max(least, *(head + n + tail for n, tail in enumerate(tails)))
    return least + 1


class _Ways:
    """Operations with their slots to the end of all (`tail`), and from the begin of all (`head`)."""

    def __init__(self, operations: Sequence[Operation], machine: Machine) -> None:
        self.operations = operations
        makers = {op.to: op for op in operations}
        self.delay = {op: machine.slots(machine.function(op.function)) for op in operations}
        self.stores = {op for op in operations if machine.function(op.function).is_store}
        self.sources = {op: [makers[x] for x in (op.a, op.b) if x in makers] for op in operations}
        self.number = {op: i for i, op in enumerate(operations)}
        self.readers: dict[Operation, list[Operation]] = {op: [] for op in operations}
        for op, sources in self.sources.items():
            for x in dict.fromkeys(sources):
                self.readers[x].append(op)
        self.head: dict[Operation, int] = {}
        self.tail = dict(self.delay)
        for op in operations:
            self.head[op] = max((self.head[x] + self.delay[x] for x in self.sources[op]), default=0)
        for op in reversed(operations):
            for x in self.sources[op]:
                self.tail[x] = max(self.tail[x], self.delay[x] + self.tail[op])

    def tasks(self) -> Tasks:
        """The operations by number, as tasks of a search."""
        ways: list[dict[int, int]] = [{} for _ in self.operations]
        for i in reversed(range(len(ways))):
            op = self.operations[i]
            for reader in self.readers[op]:
                number = self.number[reader]
                further = {number: 0, **ways[number]}
                for j, way in further.items():
                    ways[i][j] = max(ways[i].get(j, 0), self.delay[op] + way)
        heads, tails, delays = ([of[op] for op in self.operations] for of in (self.head, self.tail, self.delay))
        port = {i: delays[i] for i, op in enumerate(self.operations) if op not in self.stores}
        return Tasks(heads, tails, ways, [Group(dict.fromkeys(range(len(ways)), 0)), Group(port)])

    def length(self, at: Mapping[Operation, int]) -> int:
        """Words of a program with that schedule."""
        return max(slot + self.delay[op] for op, slot in at.items()) + 1

    def listed(self, urgency: Mapping[Operation, float]) -> dict[Operation, int]:
        """Slot by slot the most urgent operation that can stand there."""
        at: dict[Operation, int] = {}
        written: set[int] = set()
        missing = {op: len(set(self.sources[op])) for op in self.operations}
        # By the slot in which their operands are there, then by urgency.
        coming = [(0, i) for i, op in enumerate(self.operations) if not missing[op]]
        heapq.heapify(coming)
        ready: list[tuple[float, int]] = []
        slot = 0
        while len(at) < len(self.operations):
            while coming and coming[0][0] <= slot:
                _, i = heapq.heappop(coming)
                heapq.heappush(ready, (-urgency[self.operations[i]], i))
            passed: list[tuple[float, int]] = []
            while ready:
                entry = heapq.heappop(ready)
                op = self.operations[entry[1]]
                done = slot + self.delay[op]
                if done in written and op not in self.stores:
                    passed.append(entry)
                    continue
                at[op] = slot
                if op not in self.stores:
                    written.add(done)
                for reader in self.readers[op]:
                    missing[reader] -= 1
                    if not missing[reader]:
                        there = max(at[x] + self.delay[x] for x in self.sources[reader])
                        heapq.heappush(coming, (there, self.number[reader]))
                break
            for entry in passed:
                heapq.heappush(ready, entry)
            slot += 1
        return at

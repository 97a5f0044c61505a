"""A schedule: which unit starts which operation in which cycle; and its verifier, which trusts nobody.

Operations are columns of integers, so that a schedule of a million operations is checked in a second. Points are named
by doublings, not by rows: point (h, i) is phi_{i-1}(...phi_0([2^h] S)), and h = 2j for row j.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from modmill.errors import ModmillError
from modmill.isogeny.walk.model import CONSTRUCT, DBL, EVALUATE, Latencies

KINDS = ("DBL", "4-iso-c", "4-iso-e")
Ints = NDArray[np.int64]


class BadSchedule(ModmillError):
    """A schedule breaks a rule; the message says which operation does, and how."""


@dataclass(frozen=True)
class Schedule:
    """Operations in any order: kind, the doublings h and column i of the point it reads, unit of its kind, start."""

    k: int
    units: int
    latencies: Latencies
    kind: Ints
    h: Ints
    i: Ints
    unit: Ints
    start: Ints

    @cached_property
    def durations(self) -> Ints:
        """Cycles of each operation."""
        return np.array(self.latencies.each, np.int64)[self.kind]

    @cached_property
    def busy(self) -> Ints:
        """Cycles for which each operation takes its unit."""
        return np.array(self.latencies.busy, np.int64)[self.kind]

    @cached_property
    def cycles(self) -> int:
        """From the first start to the end of the last operation."""
        return int((self.start + self.durations).max())

    def count(self, kind: int) -> int:
        """Operations of a kind."""
        return int((self.kind == kind).sum())

    def order(self) -> Ints:
        """The operations by start; of one start, evaluations come last, as they may use an isogeny constructed then."""
        return np.lexsort((self.kind, self.start))

    @cached_property
    def registers(self) -> int:
        """Most points alive at the end of a cycle: made (S at cycle 0), and still to be read."""
        made, key = _results(self)
        births = dict(zip(key.tolist(), made.tolist(), strict=True))
        births[0] = 0
        deaths = dict.fromkeys(births, 0)
        for name, start in zip(_key(self.k, self.h, self.i).tolist(), self.start.tolist(), strict=True):
            deaths[name] = max(deaths[name], start)
        change = np.zeros(self.cycles + 2, np.int64)
        for name, birth in births.items():
            if deaths[name] >= birth:
                change[birth] += 1
                change[deaths[name] + 1] -= 1
        return int(change.cumsum().max())


def verify(schedule: Schedule) -> Schedule:
    """The schedule itself, if it is right; otherwise raises BadSchedule.

    Checked: each isogeny is constructed exactly once, from its leaf; each operand exists when it is read; no evaluation
    starts before the mode allows it, and no doubling before its curve is constructed; no unit takes an operation while
    it is busy; there are 1 doubling unit, 1 construction unit and `units` evaluation units; no point passes its leaf.
    """
    s = schedule
    end = s.start + s.durations
    if (s.start < 0).any() or (s.h < 0).any() or (s.i < 0).any() or (s.i >= s.k).any():
        raise BadSchedule("an operation starts before cycle 0, or reads a point outside the triangle")
    made = np.flatnonzero(s.kind == CONSTRUCT)
    if sorted(s.i[made].tolist()) != list(range(s.k)):
        raise BadSchedule(f"the isogenies constructed are not each of 0..{s.k - 1} once")
    wrong = made[s.h[made] != 2 * (s.k - 1 - s.i[made])]
    if wrong.size:
        raise _bad(s, int(wrong[0]), "reads a point that is not of order 4")
    leaf = 2 * (s.k - 1 - s.i)
    past = np.flatnonzero((s.kind != CONSTRUCT) & (s.h >= leaf))
    if past.size:
        raise _bad(s, int(past[0]), "would pass the leaf")
    ready = np.zeros(s.k, np.int64)
    ready[s.i[made]] = s.start[made] + s.latencies.usable
    early = np.flatnonzero((s.kind == EVALUATE) & (ready[s.i] > s.start))
    if early.size:
        raise _bad(s, int(early[0]), "starts before its isogeny can be used")
    curve = np.zeros(s.k + 1, np.int64)
    curve[s.i[made] + 1] = end[made]
    early = np.flatnonzero((s.kind == DBL) & (curve[s.i] > s.start))
    if early.size:
        raise _bad(s, int(early[0]), "starts before its curve is constructed")
    _check_operands(s)
    _check_units(s)
    return s


def _check_operands(s: Schedule) -> None:
    time, key = _results(s)
    key, time = np.append(key, 0), np.append(time, 0)
    order = np.lexsort((time, key))
    key, time = key[order], time[order]
    wanted = _key(s.k, s.h, s.i)
    place = np.searchsorted(key, wanted)
    inside = np.minimum(place, key.size - 1)
    missing = np.flatnonzero((key[inside] != wanted) | (time[inside] > s.start))
    if missing.size:
        raise _bad(s, int(missing[0]), "reads a point that does not exist yet")


def _check_units(s: Schedule) -> None:
    allowed = np.array([1, 1, s.units])[s.kind]
    odd = np.flatnonzero((s.unit < 0) | (s.unit >= allowed))
    if odd.size:
        raise _bad(s, int(odd[0]), f"runs on unit {int(s.unit[odd[0]])}, which does not exist")
    order = np.lexsort((s.start, s.unit, s.kind))
    same = (s.kind[order][1:] == s.kind[order][:-1]) & (s.unit[order][1:] == s.unit[order][:-1])
    clash = np.flatnonzero(same & (s.start[order][1:] < (s.start + s.busy)[order][:-1]))
    if clash.size:
        raise _bad(s, int(order[clash[0] + 1]), "starts on a unit that is busy")


def _results(s: Schedule) -> tuple[Ints, Ints]:
    """When each doubling and evaluation ends, and the point that it makes."""
    makes = s.kind != CONSTRUCT
    step = s.kind[makes] == EVALUATE
    return (s.start + s.durations)[makes], _key(s.k, s.h[makes] + ~step, s.i[makes] + step)


def _key(k: int, h: Ints, i: Ints) -> Ints:
    return h * k + i


def _bad(s: Schedule, at: int, what: str) -> BadSchedule:
    """An error about operation number `at`."""
    return BadSchedule(
        f"cycle {int(s.start[at])}: {KINDS[s.kind[at]]} of point (h = {int(s.h[at])}, i = {int(s.i[at])}) {what}", at=at
    )

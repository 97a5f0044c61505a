"""Passes of products over simulated gates: each is checked when its sums come, and repeated once if it is wrong.

A pass is wrong, too, where the gates stop in it or take far too many cycles. The card is reset before a repeat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from modmill.errors import HardwareMismatch
from modmill.golden.bls12 import Point, add
from modmill.hw.host.work import Piece, Submitted
from modmill.hw.stream.beat import Rows
from modmill.msm.convert import curve_of
from modmill.msm.gates.card import Came, Card, Counts, Undefined
from modmill.watch import Watch

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from modmill.hw.host.device import Host
    from modmill.msm.gates.unit import Pass

PHASE = "passes"


@dataclass(slots=True)
class _One:
    """A pass of a product: what checks its sums, and its total once that is done."""

    vector: int
    plan: Pass
    first: int
    counts: Counts
    total: Future[Point] = field(default_factory=Future[Point])


@dataclass(frozen=True, slots=True)
class Total:
    """The sum of a product's passes; not `defined` where one of them had a sum without coordinates."""

    point: Point
    defined: bool


def products(
    curve: str,
    card: Card,
    host: Host,
    plan: Sequence[Pass],
    vectors: Sequence[NDArray[np.uint64]],
    firsts: Sequence[int],
    watch: Watch,
) -> list[Total]:
    """The product of each vector of reduced scalars, whose groups of scalars begin with those of `firsts`.

    Sums are checked and added on a thread of their own while the next pass runs. Raises HardwareMismatch where a pass
    was wrong twice, Interrupted, and what the simulation raises.
    """
    ones = [_One(k, one, firsts[k], card.counts(one, vector)) for k, vector in enumerate(vectors) for one in plan]

    def answer(one: _One) -> Callable[[Mapping[str, Rows]], None]:
        def came(rows: Mapping[str, Rows]) -> None:
            one.total = worker.submit(checked, one, Came(rows["out"], rows["done"]))

        return came

    def checked(one: _One, came: Came) -> Point:
        card.check_counts(one.plan, one.counts, came)
        card.check_order(one.plan, came)
        return card.total(one.plan, came)

    def run(some: Sequence[_One], *, repeat: bool) -> list[_One]:
        """Passes through the gates; those that were wrong."""
        for one in some:
            one.total = Future()
            scalars = vectors[one.vector]
            beats = {"in": card.beat(one.plan, len(scalars), one.first)}
            cycles = card.most_cycles(one.plan, scalars)
            results = {"out": one.plan.sums, "done": 1}
            work.submit(Piece(beats, results, answer(one), one.total.set_exception, cycles, repeat=repeat))
            if repeat:
                work.drain()  # so that the reset before the next one is between the two
        work.drain()
        return [one for one in some if isinstance(one.total.exception(), HardwareMismatch)]

    work = Submitted(len(ones) + 1, watch, PHASE)
    with ThreadPoolExecutor(1, "sums of passes") as worker, work:
        host.start([work])
        for one in run(run(ones, repeat=False), repeat=True):
            one.total.result()
    constants, totals = curve_of(curve), [Total(None, defined=True) for _ in vectors]
    for one in ones:
        before = totals[one.vector]
        if isinstance(one.total.exception(), Undefined):
            totals[one.vector] = Total(None, defined=False)
        elif before.defined:
            totals[one.vector] = Total(add(constants, before.point, one.total.result()), defined=True)
    return totals

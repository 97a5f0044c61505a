"""The 4^k-isogeny of a kernel point against the walk of FMPS19, one 2-isogeny after the other."""

from __future__ import annotations

import pytest

from modmill.golden import isogeny
from modmill.golden import isogeny_walk as golden
from modmill.isogeny.walk import USUAL, Latencies, Mode, Schedule, plan, serial, strategies

FIELDS = [isogeny.load(name) for name in ("p14", "p89", "p1506")]
PRIMES = {field.name: field.p for field in FIELDS}
STARTS = {field.name: isogeny.start_for_tests(field) for field in FIELDS}


def one_by_one(p: int, a: int, steps: int) -> list[int]:
    """The walk's a before each step, and after the last."""
    found = [a]
    for _ in range(steps):
        found.append((2 * found[-1] * (found[-1] + pow(found[-1] ** 2 - 1, (p + 1) // 4, p)) - 1) % p)
    return found


def operations(schedule: Schedule) -> list[golden.Operation]:
    """In the order of their starts."""
    order = schedule.order()
    columns = (schedule.kind[order].tolist(), schedule.h[order].tolist(), schedule.i[order].tolist())
    return list(zip(*columns, strict=True))


@pytest.mark.parametrize(("name", "k"), [("p14", 1), ("p14", 2), ("p14", 3), ("p89", 31), ("p1506", 24)])
def test_each_strategy_walks_the_walk(name: str, k: int) -> None:
    p = PRIMES[name]
    a = STARTS[name]
    kernel = golden.kernel_point(p, a, 2 * k)
    walk = one_by_one(p, a, 2 * k)
    for strategy, units in (("basic", 1), ("full", 1), ("full", 5), ("optimal", 1), ("balanced", 2), ("concurrent", 1)):
        schedule = plan(strategy, k, units).schedule
        assert schedule is not None
        leaves, end = golden.simulate(p, golden.curve_of(p, a), (kernel, 1), operations(schedule))
        assert golden.alphas(p, leaves) == walk[:-1]
        assert golden.j_invariant(p, end) == golden.j_invariant(p, golden.curve_of(p, walk[-1]))


@pytest.mark.parametrize("latencies", [*USUAL.values(), Latencies(1, 5, 2, Mode.FUSED)], ids=str)
@pytest.mark.parametrize("units", [1, 3])
def test_schedules_of_each_mode_walk_the_walk(latencies: Latencies, units: int) -> None:
    p, a, k = PRIMES["p89"], STARTS["p89"], 12
    kernel = golden.kernel_point(p, a, 2 * k)
    walk = one_by_one(p, a, 2 * k)
    found = plan("concurrent", k, units, latencies, moves=40).schedule
    assert found is not None
    for schedule in (found, serial(strategies.balanced(k), units, latencies)):
        leaves, _ = golden.simulate(p, golden.curve_of(p, a), (kernel, 1), operations(schedule))
        assert golden.alphas(p, leaves) == walk[:-1]


@pytest.mark.parametrize(("name", "longest"), [("p14", 3), ("p89", 31)])
def test_j_invariants_agree_all_along_the_walk(name: str, longest: int) -> None:
    p = PRIMES[name]
    a = STARTS[name]
    walk = one_by_one(p, a, 2 * longest)
    for k in range(1, longest + 1):
        schedule = plan("optimal", k, 1).schedule
        assert schedule is not None
        kernel = golden.kernel_point(p, a, 2 * k)
        _, end = golden.simulate(p, golden.curve_of(p, a), (kernel, 1), operations(schedule))
        assert golden.j_invariant(p, end) == golden.j_invariant(p, golden.curve_of(p, walk[2 * k]))


def test_blocks_chain() -> None:
    p = PRIMES["p89"]
    a = STARTS["p89"]
    walk = one_by_one(p, a, 120)
    for at in range(0, 120, 30):
        kernel = golden.kernel_point(p, walk[at], 30)
        schedule = plan("concurrent", 15, 1).schedule
        assert schedule is not None
        leaves, _ = golden.simulate(p, golden.curve_of(p, walk[at]), (kernel, 1), operations(schedule))
        assert golden.alphas(p, leaves) == walk[at : at + 30]


def test_kernel_points_have_their_order_up_to_the_longest() -> None:
    p = PRIMES["p14"]
    a = STARTS["p14"]
    for steps in range(1, 7):
        x = golden.kernel_point(p, a, steps)
        before = golden.multiply(p, golden.curve_of(p, a), 1 << (steps - 1), x)
        assert before[0] * pow(before[1], -1, p) % p == a
    for steps in (0, 7):
        with pytest.raises(ValueError, match=r"2\^6"):
            golden.kernel_point(p, a, steps)


def test_a_schedule_that_hurries_cannot_be_simulated() -> None:
    p = PRIMES["p89"]
    a = STARTS["p89"]
    with pytest.raises(KeyError):
        golden.simulate(p, golden.curve_of(p, a), (golden.kernel_point(p, a, 4), 1), [(0, 1, 0)])

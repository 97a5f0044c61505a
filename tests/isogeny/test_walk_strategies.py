"""Strategies and their schedules: known counts, the verifier, exhaustive search at small k, and the bound."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from modmill.errors import UsageError
from modmill.isogeny.walk import (
    USUAL,
    BadSchedule,
    Latencies,
    Mode,
    Schedule,
    Strategy,
    draw,
    fewest_cycles,
    full_threshold,
    lower_bound,
    overlapping,
    plan,
    published,
    serial,
    strategies,
    trees,
    verify,
)
from modmill.isogeny.walk.model import CONSTRUCT, DBL, EVALUATE
from modmill.isogeny.walk.search import anneal, known
from modmill.isogeny.walk.stages import stages, verify_stages


@st.composite
def any_strategy(draw_: Any) -> Strategy:
    k = draw_(st.integers(1, 14))
    return Strategy("any", (0, *(draw_(st.integers(0, k - 1 - j)) for j in range(1, k))))


def test_the_published_example_of_k_6() -> None:
    for row in published.examples():
        found = plan(row.strategy, row.k, 1).strategy
        assert (found.doublings, found.evaluations) == (row.doublings, row.evaluations)


@pytest.mark.parametrize("k", [3, 6, 7, 100, 101])
def test_published_formulas_are_one_construction_short(k: int) -> None:
    basic, full, _ = published.formulas(k)
    for row, mine in ((basic, strategies.basic(k)), (full, strategies.full(k))):
        assert (row.doublings, row.evaluations) == (mine.doublings, mine.evaluations)
        assert row.one + 1 == mine.serial_cycles(1)
    assert full.many + 5 == strategies.full(k).serial_cycles(k - 1) == 4 * k - 3


@pytest.mark.parametrize(("k", "one", "balanced"), [(100, 1067, 831), (1000, 15416, 11863), (10_000, 202_289, 149_215)])
def test_serial_optimum_and_balanced_strategy(k: int, one: int, balanced: int) -> None:
    assert strategies.optimal(k).serial_cycles(1) == one
    assert strategies.balanced(k).serial_cycles(k - 1) == balanced


def test_full_evaluation_wins_from_its_threshold_on() -> None:
    for k in (2, 10, 100):
        units = full_threshold(k)
        full, other = strategies.full(k), strategies.optimal(k)
        assert full.serial_cycles(units) <= other.serial_cycles(units)
        assert units == 1 or full.serial_cycles(units - 1) > other.serial_cycles(units - 1)


def test_optimal_is_least_of_all_well_formed_strategies() -> None:
    def all_costs(n: int) -> set[tuple[int, int]]:
        if n == 1:
            return {(0, 0)}
        return {
            (a[0] + c[0] + b, a[1] + c[1] + n - b) for b in range(1, n) for a in all_costs(n - b) for c in all_costs(b)
        }

    for k in range(1, 9):
        for dbl, evaluate in ((1, 1), (1, 3), (2, 1)):
            latencies = Latencies(dbl=dbl, evaluate=evaluate)
            least = min(2 * dbl * quads + evaluate * points for quads, points in all_costs(k))
            assert strategies.optimal(k, latencies).serial_cycles(1, latencies) == least + k
            fused = replace(latencies, mode=Mode.FUSED)
            assert strategies.optimal(k, fused).serial_cycles(1, fused) == least + 1


any_latencies = st.builds(Latencies, *[st.integers(1, 4)] * 3, st.sampled_from(Mode))


@settings(max_examples=120, deadline=None)
@given(any_strategy(), st.integers(1, 4), any_latencies)
def test_every_strategy_has_right_schedules(strategy: Strategy, units: int, latencies: Latencies) -> None:
    in_turn, at_once = serial(strategy, units, latencies), overlapping(strategy, units, latencies)
    assert in_turn.cycles == strategy.serial_cycles(units, latencies)
    assert lower_bound(strategy.k, units, latencies) <= at_once.cycles <= in_turn.cycles
    for schedule in (in_turn, at_once):
        assert schedule.count(DBL) == strategy.doublings
        assert schedule.count(EVALUATE) == strategy.evaluations
        assert schedule.count(CONSTRUCT) == strategy.k


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 14), any_latencies)
def test_full_evaluation_with_all_units_takes_as_long_as_the_bound(k: int, latencies: Latencies) -> None:
    units, full = max(1, k - 1), strategies.full(k)
    assert overlapping(full, units, latencies).cycles == full.serial_cycles(units, latencies)
    assert lower_bound(k, units, latencies) == full.serial_cycles(units, latencies)


@pytest.mark.parametrize(("k", "separate", "fused", "pipelined"), [(100, 397, 298, 893), (1000, 3997, 2998, 8993)])
def test_full_evaluation_in_each_mode(k: int, separate: int, fused: int, pipelined: int) -> None:
    full = strategies.full(k)
    found = [full.serial_cycles(k - 1, USUAL[mode]) for mode in Mode]
    assert found == [separate, fused, pipelined]
    assert fused == 3 * k - 2
    assert plan("concurrent", 100, 99, USUAL[Mode.FUSED]).lower_bound == 298
    assert strategies.full(10_000).serial_cycles(9999, USUAL[Mode.FUSED]) == 29_998


@settings(max_examples=60, deadline=None)
@given(any_strategy(), st.integers(1, 4), st.sampled_from([(2, 1, 3), (1, 4, 2)]), st.sampled_from(Mode), st.data())
def test_stages_are_checked_like_operations(
    strategy: Strategy, units: int, each: tuple[int, int, int], mode: Mode, data: Any
) -> None:
    k, latencies = strategy.k, Latencies(*each, mode)
    right = list(stages(strategy, units, latencies))
    assert verify_stages(k, units, latencies, right) == strategy.serial_cycles(units, latencies)
    at = data.draw(st.integers(0, len(right) - 1))
    with pytest.raises(BadSchedule):
        verify_stages(k, units, latencies, [*right[:at], *right[at + 1 :]])
    if at:
        hurried = replace(right[at], start=right[at].start - right[at].start[0])
        with pytest.raises(BadSchedule):
            verify_stages(k, units, latencies, [*right[:at], hurried, *right[at + 1 :]])


@settings(max_examples=60, deadline=None)
@given(any_strategy(), st.integers(1, 3), st.randoms(use_true_random=False))
def test_the_verifier_refuses_a_lost_operation_and_a_hurried_one(strategy: Strategy, units: int, dice: Any) -> None:
    schedule = overlapping(strategy, units)
    victim = dice.randrange(len(schedule.kind))
    kept = np.arange(len(schedule.kind)) != victim
    names = ("kind", "h", "i", "unit", "start")
    fewer = replace(schedule, **{name: getattr(schedule, name)[kept] for name in names})
    # Each doubling and evaluation of a strategy is on the way to a leaf.
    with pytest.raises(BadSchedule):
        verify(fewer)
    # Everything at once breaks a dependency, unless there is one operation only.
    if strategy.k > 1:
        with pytest.raises(BadSchedule):
            verify(replace(schedule, start=np.zeros_like(schedule.start)))


@pytest.mark.parametrize(
    ("column", "value", "said"),
    [
        ("unit", 5, "does not exist"),
        ("h", 1, "of order 4"),
        ("i", 9, "outside the triangle"),
        ("start", -1, "before cycle 0"),
    ],
)
def test_the_verifier_names_the_fault(column: str, value: int, said: str) -> None:
    schedule = overlapping(strategies.full(4), 1)
    at = int(np.flatnonzero(schedule.kind == CONSTRUCT)[0])
    wrong = getattr(schedule, column).copy()
    wrong[at] = value
    with pytest.raises(BadSchedule, match=said):
        verify(replace(schedule, **{column: wrong}))


def test_the_verifier_refuses_an_evaluation_before_its_isogeny_and_a_busy_unit() -> None:
    columns = np.array([(0, 0, 0, 0, 0), (0, 1, 0, 0, 1), (1, 2, 0, 0, 2), (2, 0, 0, 0, 3), (1, 0, 1, 0, 4)]).T
    right = verify(Schedule(2, 1, Latencies(), *columns))
    assert right.cycles == 5
    early = columns.copy()
    early[4, 3] = 2
    assert verify(Schedule(2, 1, Latencies(mode=Mode.FUSED), *early)).cycles == 5
    early[4, 4] = 3
    assert verify(Schedule(2, 1, Latencies(mode=Mode.FUSED), *early)).cycles == 4
    with pytest.raises(BadSchedule, match="before its isogeny"):
        verify(Schedule(2, 1, Latencies(), *early))
    with pytest.raises(BadSchedule, match=r"busy|does not exist yet"):
        verify(Schedule(2, 1, Latencies(dbl=2), *columns))


def test_the_verifier_knows_pipelined_units_and_late_curves() -> None:
    # The basic strategy of k = 3: the leaf of column 1 is doubled from row 0, on the curve behind the first isogeny.
    rows = [
        *((DBL, h, 0, 0, h) for h in range(4)),
        *((CONSTRUCT, 4, 0, 0, 4), (EVALUATE, 0, 0, 0, 4), (DBL, 0, 1, 0, 8), (DBL, 1, 1, 0, 9)),
        *((CONSTRUCT, 2, 1, 0, 10), (EVALUATE, 0, 1, 0, 10), (CONSTRUCT, 0, 2, 0, 14)),
    ]
    right = verify(Schedule(3, 1, Latencies(1, 4, 1, Mode.FUSED), *np.array(rows).T))
    assert right.cycles == 18
    rows[6:8] = (DBL, 0, 1, 0, 7), (DBL, 1, 1, 0, 8)
    with pytest.raises(BadSchedule, match="before its curve"):
        verify(replace(right, start=np.array(rows).T[4]))
    with pytest.raises(BadSchedule, match="before its isogeny"):
        verify(replace(right, latencies=Latencies(1, 4, 1)))
    # Two rows of column 0 through one unit, one stage after the other: it is busy unless it is pipelined.
    full = overlapping(strategies.full(3), 1, USUAL[Mode.PIPELINED])
    starts = np.sort(full.start[(full.kind == EVALUATE) & (full.i == 0)])
    assert starts.tolist() == [12, 13]
    with pytest.raises(BadSchedule, match="busy"):
        verify(replace(full, latencies=replace(full.latencies, mode=Mode.FUSED)))
    hurried = full.start.copy()
    hurried[full.start == 13] = 12
    with pytest.raises(BadSchedule, match="busy"):
        verify(replace(full, start=hurried))
    assert [a.tolist() for a in (full.order()[:-1], full.busy)] == [
        list(range(len(full.kind)))[:-1],
        [1] * len(full.kind),
    ]


@pytest.mark.parametrize(
    ("k", "units", "cycles"), [(4, 1, 14), (5, 1, 19), (6, 1, 24), (7, 1, 29), (8, 1, 34), (5, 2, 17), (6, 2, 21)]
)
def test_exhaustive_search_agrees_with_the_search(k: int, units: int, cycles: int) -> None:
    found = plan("concurrent", k, units, moves=400, seed=1).cycles
    assert found == cycles
    assert fewest_cycles(k, units, found) == cycles
    assert fewest_cycles(k, units, found + 3) == cycles
    assert lower_bound(k, units) <= cycles


@pytest.mark.parametrize(("k", "units", "cycles"), [(3, 1, 8), (5, 1, 17), (4, 2, 11), (5, 2, 15)])
def test_exhaustive_search_of_fused_schedules(k: int, units: int, cycles: int) -> None:
    latencies = USUAL[Mode.FUSED]
    found = plan("concurrent", k, units, latencies, moves=400, seed=1).cycles
    assert found == fewest_cycles(k, units, found, fused=True) == cycles
    assert lower_bound(k, units, latencies) <= cycles


def test_a_list_can_miss_the_shortest_fused_schedule() -> None:
    assert plan("concurrent", 4, 1, USUAL[Mode.FUSED]).cycles == 13
    assert fewest_cycles(4, 1, 13, fused=True) == 12
    # Row 0 goes before the next leaf's row: doubling it is the longer way.
    rows = [
        *((DBL, h, 0, 0, h) for h in range(6)),
        *(
            (CONSTRUCT, 6, 0, 0, 6),
            (EVALUATE, 0, 0, 0, 6),
            (EVALUATE, 4, 0, 0, 7),
            (DBL, 0, 1, 0, 7),
            (DBL, 1, 1, 0, 8),
        ),
        *((CONSTRUCT, 4, 1, 0, 8), (EVALUATE, 0, 1, 0, 8), (EVALUATE, 2, 1, 0, 9)),
        *((CONSTRUCT, 2, 2, 0, 10), (EVALUATE, 0, 2, 0, 10), (CONSTRUCT, 0, 3, 0, 11)),
    ]
    assert verify(Schedule(4, 1, USUAL[Mode.FUSED], *np.array(rows).T)).cycles == 12


def test_the_bound_is_the_least_over_all_trees() -> None:
    def prices(n: int, column: int) -> list[Strategy]:
        rows = [range(n - j) if j else range(1) for j in range(n)]
        found: list[tuple[int, ...]] = [()]
        for choices in rows:
            found = [(*before, s) for before in found for s in choices]
        return [Strategy("any", s) for s in found] if column == 0 else []

    for k in range(2, 7):
        for late, early, evaluation in ((4, 2, 1), (2, 2, 1), (5, 1, 3), (3, 0, 1)):
            costs = []
            for one in prices(k, 0):
                chain = _chain_quadruplings(one)
                costs.append(late * chain + early * (one.quadruplings - chain) + evaluation * one.evaluations)
            assert min(costs) == trees.least(k, late, early, evaluation).at_leaf[k]


def _chain_quadruplings(strategy: Strategy) -> int:
    """Quadruplings done in the column of the leaf that they lead to."""
    k, total = strategy.k, 0
    for leaf in range(k):
        row = k - 1 - leaf
        while strategy.starts[row] == leaf and strategy.parents[row] >= 0:
            total += row - strategy.parents[row]
            row = strategy.parents[row]
    return total


@pytest.mark.parametrize("one", known(), ids=lambda one: f"{one.mode}-{one.k}-{one.units}")
def test_known_strategies_are_as_long_as_stated(one: Any) -> None:
    assert overlapping(Strategy("known", tuple(one.starts)), one.units, USUAL[one.mode]).cycles == one.cycles


@pytest.mark.parametrize(("k", "units", "most"), [(100, 1, 735), (1000, 1, 10_100), (100, 99, 397), (1000, 999, 3997)])
def test_concurrent_schedules_reach_their_targets(k: int, units: int, most: int) -> None:
    found = plan("concurrent", k, units)
    assert found.lower_bound <= found.cycles <= most
    assert found.schedule is not None


@pytest.mark.parametrize(
    ("mode", "units", "most"), [(Mode.FUSED, 1, 698), (Mode.PIPELINED, 1, 1424), (Mode.PIPELINED, 33, 895)]
)
def test_schedules_of_each_mode_reach_their_targets(mode: Mode, units: int, most: int) -> None:
    found = plan("concurrent", 100, units, USUAL[mode])
    assert found.lower_bound <= found.cycles <= most
    assert found.published == published.cycles(100, units)


def test_the_search_repeats_and_never_gets_worse() -> None:
    start = strategies.optimal(20)
    one, two = (anneal(start, 1, moves=150, seed=7) for _ in range(2))
    assert one.starts == two.starts
    assert overlapping(one, 1).cycles <= overlapping(start, 1).cycles


@pytest.mark.parametrize(
    ("strategy", "k", "units"), [("fast", 5, 1), ("basic", 0, 1), ("basic", 10**6, 1), ("full", 5, 0)]
)
def test_plans_refuse_what_they_cannot_do(strategy: str, k: int, units: int) -> None:
    with pytest.raises(UsageError):
        plan(strategy, k, units)


def test_strategies_refuse_starts_outside_the_triangle() -> None:
    with pytest.raises(UsageError, match="row 1 starts in column 2"):
        Strategy("bad", (0, 2, 0))


def test_a_drawing_is_svg_with_one_dot_for_each_isogeny() -> None:
    schedule = overlapping(strategies.optimal(12), 2)
    text = draw(schedule, "twelve")
    assert text.startswith("<svg") and text.rstrip().endswith("</svg>")
    assert text.count("z") > 12
    assert "cycles" in text and "stage" not in text
    assert "stages" in draw(overlapping(strategies.optimal(12), 2, USUAL[Mode.PIPELINED]), "twelve")

"""Dot plots: places on a logarithmic scale, its marks, and what becomes of benchmark rows."""

from __future__ import annotations

import itertools

import pytest

from modmill.bench.rows import Row
from modmill.report.chart import MOST_TICKS, Chart, Dot, of_rows


def chart(*values: float) -> Chart:
    return Chart("title", "ns", [Dot(str(value), value, "ours") for value in values])


@pytest.mark.parametrize(
    "values", [(3.0,), (1.0, 1.0), (25.2, 60.0), (2.4, 70.0), (0.002, 3e9), (199_000.0, 203_000.0)]
)
def test_places_are_in_order_and_inside(values: tuple[float, ...]) -> None:
    one = chart(*values)
    places = [one.place(value) for value in values]
    assert places == sorted(places)
    assert all(0 < place < 100 for place in places)
    assert 1 <= len(one.ticks) <= MOST_TICKS or max(values) / min(values) > 1e6
    assert all(0 <= place <= 100 for place, _ in one.ticks)
    assert len({text for _, text in one.ticks}) == len(one.ticks)
    assert all(a[0] < b[0] for a, b in itertools.pairwise(one.ticks))


def test_equal_ratios_are_equal_lengths() -> None:
    one = chart(1.0, 10.0, 100.0)
    a, b, c = (one.place(value) for value in (1.0, 10.0, 100.0))
    assert b - a == pytest.approx(c - b, abs=0.02)
    assert (one.place(1.0), one.place(100.0)) == pytest.approx((100 - c, 100 - a), abs=0.02)


def test_the_scale_has_room_for_ranges() -> None:
    one = Chart("title", "ns", [Dot("a", 10.0, "ours", (2.0, 900.0), "more")])
    assert 0 < one.place(2.0) < one.place(900.0) < 100
    assert one.dots[0].hover == "a: 10.0, 2.0 to 900.0; more"


@pytest.mark.parametrize("least", [True, False])
def test_a_case_has_each_contender_once_and_the_best_on_top(least: bool) -> None:
    def row(case: str, backend: str, value: float, peer: str | None) -> Row:
        its = 5.0 if peer else None
        return Row("job", case, backend, value, "ns", peer, its, None, 1, 1, (1.0, 9.0), (4.0, 6.0) if peer else None)

    rows = [
        row("a", "slow", 8.0, "p"),
        row("b", "slow", 8.0, None),
        row("a", "fast", 2.0, "p"),
        row("a", "fast", 2.0, "q"),
    ]
    (one,) = of_rows(rows, best_is_least=least)
    labels = ["modmill fast", "p", "q", "modmill slow"]
    assert [dot.label for dot in one.dots] == (labels if least else ["modmill slow", "p", "q", "modmill fast"])
    assert [dot.range for dot in one.dots if dot.label == "p"] == [(4.0, 6.0)]
    more = [Dot("elsewhere", 3.0, "published")]
    assert [len(found.dots) for found in of_rows(rows, best_is_least=least, more=more)] == [5, 2]

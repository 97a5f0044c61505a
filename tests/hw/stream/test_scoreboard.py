"""Results matched with what is expected of them: in order, by tag, and what is wrong about them."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from modmill.errors import HardwareMismatch
from modmill.hw.interface.port import Port
from modmill.hw.interface.unit import Choice
from modmill.hw.stream.beat import Beat, Layout
from modmill.hw.stream.run import StreamRun, simulate
from modmill.hw.stream.scoreboard import Scoreboard
from modmill.hw.stream.streamed import stream_out
from tests.hw.stream.tagged_toy import TaggedToy
from tests.support import require_rtl


def layout(**widths: int) -> Layout:
    """The layout of a stream with these fields."""
    return Layout(stream_out("out", [Port(f"out_{n}_o", w, "output", "") for n, w in widths.items()], "in order"))


ONE, TAGGED = layout(v=16), layout(tag=8, v=70)


def board(
    fields: Layout, results: Sequence[Beat], tag: Sequence[str] = ("tag",), *, any_order: bool = False
) -> Scoreboard:
    """One that expects these results."""
    made = Scoreboard("u", "sum", fields, tag, any_order=any_order)
    for begin in range(0, len(results), 70):
        made.expect(fields.rows(results[begin : begin + 70]), lambda number: f"input {number}")
    return made


def test_results_come_in_order_unless_tags_tell_them_apart() -> None:
    found = board(ONE, [{"v": 1}, {"v": 2}], ())
    with pytest.raises(HardwareMismatch, match=r"sum 1 \(input 0\) of u is wrong"):
        found.came(ONE.rows([{"v": 2}]))


@pytest.mark.parametrize("size", [1, 7, 200])
def test_results_of_different_tags_overtake_each_other(size: int) -> None:
    rng = random.Random(1)
    results = [{"tag": rng.randrange(4), "v": i << 60} for i in range(200)]
    order = sorted(results, key=lambda r: (r["tag"] + r["v"] // (90 << 60), r["v"]))
    found = board(TAGGED, results)
    for begin in range(0, len(order), size):
        found.came(TAGGED.rows(order[begin : begin + size]))
    found.end()
    assert found.waiting == 0
    # All came out of order but those that no earlier one was missing at.
    missing = {r["v"] for r in results}
    late = 0
    for result in order:
        late += result["v"] != min(missing)
        missing.remove(result["v"])
    assert found.counters == {"compared": 200, "overtaken": late}


def test_within_a_tag_the_order_stays() -> None:
    found = board(TAGGED, [{"tag": 0, "v": v} for v in (1, 2)])
    with pytest.raises(HardwareMismatch, match="sum 1"):
        found.came(TAGGED.rows([{"tag": 0, "v": 2}]))


def test_within_a_tag_results_overtake_where_the_unit_may() -> None:
    found = board(TAGGED, [{"tag": 0, "v": v} for v in (1, 2, 3)], any_order=True)
    found.came(TAGGED.rows([{"tag": 0, "v": 2}]))
    with pytest.raises(HardwareMismatch, match="sum 3"):
        found.came(TAGGED.rows([{"tag": 0, "v": 1}, {"tag": 0, "v": 4}]))
    assert (found.compared, found.overtaken) == (1, 1)


def test_what_is_too_much_or_missing_is_named() -> None:
    found = board(TAGGED, [])
    with pytest.raises(HardwareMismatch, match="u gave a sum that was not expected"):
        found.came(TAGGED.rows([{"tag": 3, "v": 0}]))
    found = board(TAGGED, [{"tag": tag, "v": 0} for tag in (*range(75), 1)])
    with pytest.raises(HardwareMismatch, match="u gave a sum with the tag 80 that was not expected"):
        found.came(TAGGED.rows([{"tag": 80, "v": 0}]))
    found.came(TAGGED.rows([{"tag": tag, "v": 0} for tag in (1, *range(2, 72))]))
    with pytest.raises(HardwareMismatch, match=r"sum 76 \(input 5\)"):
        found.came(TAGGED.rows([{"tag": 1, "v": 1}]))
    with pytest.raises(HardwareMismatch, match=r"5 sums of u did not come; the first is 1 \(input 0\)"):
        found.end()


def tagged(unit: TaggedToy, stalls: int = 40) -> StreamRun:
    require_rtl("verilator", "g++")
    choice = Choice(unit.config, 0, "")
    return simulate(unit, choice, count=600, stalls=stalls, seed=2, simulator="verilator")


def test_results_that_overtake_each_other_are_told_apart_by_their_tags() -> None:
    found = tagged(TaggedToy())
    assert found.counters["compared"] == found.results == 600
    assert found.counters["overtaken"] > 20
    assert found.counters["refused"] > 0 and found.counters["waited"] > 0
    with pytest.raises(HardwareMismatch, match="is wrong"):
        tagged(TaggedToy(tagged=False))
    with pytest.raises(HardwareMismatch, match="is wrong"):
        tagged(TaggedToy(broken=True))

"""Results matched with what is expected of them: in order, by tag, and what is wrong about them."""

from __future__ import annotations

import random

import pytest

from modmill.errors import HardwareMismatch
from modmill.hw.cost.toggles import toggles
from modmill.hw.interface.unit import Choice
from modmill.hw.stream.run import StreamRun, simulate
from modmill.hw.stream.scoreboard import Scoreboard
from modmill.watch import Watch
from tests.hw.stream.tagged_toy import TaggedToy
from tests.support import require_rtl


def test_results_come_in_order_unless_tags_tell_them_apart() -> None:
    board = Scoreboard("u", "sum")
    for v in (1, 2):
        board.expect({"v": v}, "an input")
    with pytest.raises(HardwareMismatch, match=r"sum 1 \(an input\) of u is wrong"):
        board.came({"v": 2})
    rng = random.Random(1)
    board = Scoreboard("u", "sum", tag=lambda beat: beat["tag"])
    results = [{"tag": rng.randrange(4), "v": i} for i in range(200)]
    for result in results:
        board.expect(result, "an input")
    order = sorted(results, key=lambda r: (r["tag"], r["v"]))
    for result in order:
        board.came(result)
    board.end()
    assert board.waiting == 0
    # All came out of order but those that no earlier one was missing at.
    missing = {r["v"] for r in results}
    late = 0
    for result in order:
        late += result["v"] != min(missing)
        missing.remove(result["v"])
    assert board.counters == {"compared": 200, "overtaken": late}


def test_within_a_tag_the_order_stays() -> None:
    board = Scoreboard("u", "sum", tag=lambda beat: beat["tag"])
    for v in (1, 2):
        board.expect({"tag": 0, "v": v}, "an input")
    with pytest.raises(HardwareMismatch, match="sum 1"):
        board.came({"tag": 0, "v": 2})


def test_within_a_tag_results_overtake_where_the_unit_may() -> None:
    board = Scoreboard("u", "sum", tag=lambda beat: beat["tag"], any_order=True)
    for v in (1, 2, 3):
        board.expect({"tag": 0, "v": v}, "an input")
    for v in (2, 1):
        board.came({"tag": 0, "v": v})
    with pytest.raises(HardwareMismatch, match="sum 3"):
        board.came({"tag": 0, "v": 4})


def test_what_is_too_much_or_missing_is_named() -> None:
    board = Scoreboard("u", "sum", tag=lambda beat: beat["tag"])
    with pytest.raises(HardwareMismatch, match="u gave a sum that was not expected"):
        board.came({"tag": 3})
    board.expect({"tag": 1}, "the first")
    board.expect({"tag": 2}, "the second")
    with pytest.raises(HardwareMismatch, match="u gave a sum with the tag 3 that was not expected"):
        board.came({"tag": 3})
    board.came({"tag": 2})
    with pytest.raises(HardwareMismatch, match=r"1 sums of u did not come; the first is 1 \(the first\)"):
        board.end()


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


def test_toggles_of_queues_in_luts() -> None:
    require_rtl("pyosys")
    assert toggles(TaggedToy().toggling(), Watch(None)).each["memory"] > 0

"""The comparison: medians over rounds, ratios within rounds, and results that must agree."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from modmill.bench.interleave import Disagreement, agree, compare, first_difference
from tests.bench.contenders import Scripted

OURS, PEER = (10, 20, 1000, 20, 10), (40, 60, 3000, 60, 20)


@pytest.mark.parametrize("rate", [False, True])
def test_values_and_ratios_are_medians_over_rounds(rate: bool) -> None:
    """A ratio is of the times within a round, so that what slows both cancels."""
    (row,) = compare(
        "job", "case", [Scripted("ours", *OURS)], [Scripted("peer", *PEER)], seconds=0, unit="things", rate=rate
    )
    assert (row.job, row.case, row.backend, row.peer, row.unit) == ("job", "case", "ours", "peer", "things")
    assert (row.value, row.peer_value) == ((1e9 / 20, 1e9 / 60) if rate else (20, 60))
    assert (row.ratio, row.threads) == (3.0, 1)
    assert row.range == ((1e6, 1e8) if rate else (10, 1000))
    assert row.peer_range == ((1e9 / 3000, 5e7) if rate else (20, 3000))
    assert row.n == 5 * 4, "five rounds of as many as take 8 ms"


def test_without_peers_each_of_ours_has_a_row() -> None:
    ours = [Scripted("a", *OURS), Scripted("b", *PEER)]
    rows = list(compare("job", "case", ours, [], seconds=0, unit="ns", threads=3))
    assert [(r.backend, r.value, r.peer, r.ratio, r.threads) for r in rows] == [
        ("a", 20, None, None, 3),
        ("b", 60, None, None, 3),
    ]


def test_answers_are_compared_as_far_as_they_reach() -> None:
    words = np.arange(12, dtype=np.uint64).reshape(6, 2)
    wrong = words.copy()
    wrong[4, 1] ^= np.uint64(1)
    assert first_difference(words, wrong) == 4
    assert first_difference(words[:4], wrong) is None

    def of(title: str, answers: NDArray[np.uint64]) -> Scripted:
        return Scripted(title, answers=answers)

    agree("case", [of("long", words), of("short", words[:1]), Scripted("none")], words[:2])
    with pytest.raises(Disagreement, match="case: other gives another result for element 4") as e:
        agree("case", [of("long", words), of("other", wrong)], words[:2])
    assert (e.value.contender, e.value.index) == ("other", 4)
    with pytest.raises(Disagreement, match="long gives another result for element 4"):
        agree("case", [of("long", words)], wrong)

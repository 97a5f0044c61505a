"""The time that a unit would take for a puzzle: the widest one that it accepts, beside what is published for it."""

from __future__ import annotations

import pytest

from modmill.hw.cost.delays import WireModel
from modmill.hw.cost.report import Cost, TimingReport
from modmill.hw.cost.timing import Path
from modmill.hw.describe.projection import projection

DAY = 86_400


def cost(bits: int, operation: str = "squaring") -> Cost:
    """A unit of 10 cycles of 6.5 ns, 5 to 8."""
    timing = TimingReport(6.5, 5.0, 8.0, 10, Path(6.5, ()), (), WireModel(1.0), 1)
    return Cost("u", "u", {"bits": bits}, "xcup", operation, 10, 10, (), (), timing=timing)


def test_lcs35_at_the_published_time_of_a_squaring() -> None:
    found = projection(cost(2048))
    assert found is not None
    assert (found.puzzle, found.steps) == ("lcs35", 79_685_186_856_218)
    assert found.seconds / DAY == pytest.approx(59.95, abs=0.01)
    assert found.published_seconds == pytest.approx(found.seconds)
    assert found.as_dict()["seconds_range"] == pytest.approx([found.seconds * 5 / 6.5, found.seconds * 8 / 6.5])


def test_the_widest_puzzle_counts() -> None:
    found = [projection(cost(bits)) for bits in (512, 1024, 3072)]
    assert [each and each.puzzle for each in found] == [None, "vdf-alliance", "csail2019"]
    assert found[2] is not None
    assert found[2].published is None
    assert projection(cost(2048, "product")) is None

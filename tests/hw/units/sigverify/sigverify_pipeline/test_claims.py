"""The rates that the unit's page claims for a card follow from the recorded estimate and from what the card has."""

from __future__ import annotations

from modmill.hw.cost.devices import device
from modmill.hw.describe.areas import recorded
from modmill.hw.interface import registry
from tests.support import ROOT

PAGE = " ".join((ROOT / "docs/units/sigverify_pipeline.md").read_text("utf-8").split())
CYCLES = 226
"""Between two signatures, by simulation."""
CROSSING = 1.0, 0.5, 1.5
"""Nanoseconds that a path between die regions takes more: assumed, least and most of the wire model."""


def per_second(*periods: float) -> str:
    """Millions a second of pipelines with these periods in ns."""
    return f"{sum(1000 / (period * CYCLES) for period in periods):.1f}"


def test_the_rate_of_a_card_is_that_of_what_fits_behind_its_shell() -> None:
    cost = recorded(registry.configure("sigverify_pipeline"))
    assert cost is not None
    estimates, card = cost.cost["estimates"], device("u200")
    lut, dsp = (estimates["area"]["total"][kind] for kind in ("lut", "dsp"))
    period, (low, high) = (estimates["timing"][key] for key in ("period_ns", "period_range_ns"))
    assert min(card.total.dsp // dsp, card.total.lut // lut) == 4
    whole = sum(min(die.dsp // dsp, die.lut // lut) for die in card.dies)
    assert whole == 3  # so the fourth lies in two regions
    cases = (period, CROSSING[0]), (high, CROSSING[2]), (low, CROSSING[1])
    found = [per_second(*[each] * whole, each + more) for each, more in cases]
    assert f"about 4 M signatures/s: {found[0]} M/s ({found[1]} to {found[2]})." in PAGE
    assert f"the card verifies {per_second(*[period + CROSSING[0]] * 4)} M/s" in PAGE
    assert f"{4 * lut:,} of the {card.total.lut:,}" in PAGE
    assert f"{4 * dsp:,} of {card.total.dsp:,} ({4 * dsp / card.total.dsp:.0%})".replace("%", " %") in PAGE


def test_a_pipeline_more_is_a_what_if() -> None:
    """The headline is the case that somebody can have."""
    headline, _, others = PAGE.partition("What other assumptions would give:")
    assert "4.25 M/s" in others and "5.3 M/s" not in PAGE and "five" not in headline.partition("**A U200 card")[0]

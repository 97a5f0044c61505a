"""Multi-scalar multiplication: the page of results of ZPrize 2022's FPGA design."""

from __future__ import annotations

from collections.abc import Iterator

from modmill.bench.recorded import newest
from modmill.documents.line import Line, beside, cost, estimated, measured, short, value
from modmill.msm import published
from modmill.msm.gates.design import design, family
from modmill.quantity import format_count

CARD = "u200"
SAMPLE = 14
"""The logarithm of the points from which the cycles of 2^26 are predicted: exact within 1 %."""


def lines() -> Iterator[Line]:
    """The batch, the step that the card does, and its resources."""
    first, ours = published.systems()[0], design(CARD, "bls12-377")
    seconds = family().seconds(ours, first.log, SAMPLE)
    how = f"model of cycles at 250 MHz: {ours.config.slug}"
    products = f"{first.batch} products of 2^{first.log} points"
    what = f"{products}, of ours the card's part alone"
    yield beside(what, first.seconds, first.batch * seconds, "s", how, least=True, of=short)
    for stage in published.stages():
        if stage.unit is not None:
            yield beside(f"one product: {stage.title}", stage.seconds, seconds, "s", how, least=True, of=short)
    core = newest("msm", "377-2^20")
    what = "points a second, ours on a processor's core at 2^20"
    yield beside(what, first.rate, value(core), "", measured(core), least=False, of=format_count)
    one = cost("msm", last_rows=ours.config.parameters()["last_rows"])
    area = one.area() if one else None
    for site in published.sites():
        if site.count:
            count = float(area[site.count]) if area else None
            yield beside(site.name, sum(site.used), count, "", estimated(one), least=True, of=short)
    timing = one.cost["estimates"]["timing"]["by_region"] if one else None
    mhz = float(timing["mhz"]) if timing else None
    assert first.clock_mhz is not None
    how = f"{estimated(one)}, each part in a region of its own"
    yield beside("clock", first.clock_mhz, mhz, "MHz", how, least=False, of=short)

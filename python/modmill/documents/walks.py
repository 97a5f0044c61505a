"""Isogenies: headlines of the hardware paper of 2023."""

from __future__ import annotations

from collections.abc import Iterator

from modmill import params
from modmill.bench.recorded import newest
from modmill.documents.line import Line, beside, measured, short, value
from modmill.hw.explore.record import load
from modmill.isogeny.walk import USUAL, Mode, plan, published

K = 100
CALCULATED = "schedule, verified step by step"
CYCLE = "isogeny_units-fused-p1506"
"""The unit whose operations take a cycle of `fused`, with its levels on record."""


def lines() -> Iterator[Line]:
    """Walks of 4^100, their time at the paper's time of an adder, and isogenies in a millisecond."""
    theirs = {row.units: row for row in published.latencies() if row.k == K}
    for units in (1, K - 1):
        for mode in (Mode.SEPARATE, Mode.FUSED):
            ours = plan("concurrent", K, units, USUAL[mode]).cycles
            what = f"a walk of 4^{K}, {units} evaluation unit{'s' * (units > 1)}, cycles `{mode}`"
            yield beside(what, theirs[units].cycles, ours, "", CALCULATED, least=True, of=short)
    cycles = plan("concurrent", K, K - 1, USUAL[Mode.FUSED]).cycles
    one = next((one for one in load() if one.cost["configuration"] == CYCLE and one.target == "levels"), None)
    levels = float(one.cost["estimates"]["levels"]["levels"]) if one else None
    us = None if levels is None else cycles * levels * _adder_ns() / 1000
    what = f"a walk of 4^{K}, {K - 1} evaluation units, time without wires"
    how = f"{levels:g} levels a cycle on record, at the paper's {1000 * _adder_ns():.1f} ps" if levels else "by levels"
    yield beside(what, 1000 * theirs[K - 1].ms, us, "us", how, least=True, of=short)
    core = newest("isogeny", "p1506")
    step = value(core)
    for speed in published.speeds():
        what = f"2-isogenies a ms: {speed.title}, beside a processor's core"
        yield beside(what, speed.steps / 1000, step and 1e6 / step, "", measured(core), least=False, of=short)


def _adder_ns() -> float:
    """The time of a full adder that the paper's cycle and its longest path imply."""
    stated = params.load(published.FILE)
    return float(stated["cycle_ns"]) / max(path.adders[str(stated["bits"])] for path in published.paths())

"""Repeated squaring: headlines of the article on the contest's two FPGA squarers."""

from __future__ import annotations

from collections.abc import Iterator

from modmill import params
from modmill.bench.recorded import newest
from modmill.documents.line import (
    NO_RECORD,
    Line,
    beside,
    cost,
    estimated,
    measured,
    nanoseconds,
    period_ns,
    short,
    value,
)
from modmill.hw.cost.calibration import KNOWN
from modmill.quantity import format_duration

WIDE = {"bits": 2048, "folds": 2}
"""The fastest recorded `vdf_multiplexed` of 2048 bits."""

PASSES = {"bits": 2048, "stages": 12, "compressor": "chain", "carry": "exact", "passes": 2}
"""The recorded `vdf_predictive_montgomery` of 2048 bits."""


def lines() -> Iterator[Line]:
    """Clocks and multipliers of the two squarers, a processor's core beside the faster one, and Rivest's puzzle."""
    for known in KNOWN:
        figure = next(one for one in params.published("vdf") if one.unit == known.unit)
        one = cost(known.unit, bits=figure.bits, **known.parameters)
        period = period_ns(one)
        mhz = 1000 / period if period else None
        assert figure.clock_mhz is not None
        yield beside(f"{known.unit}: clock", figure.clock_mhz, mhz, "MHz", estimated(one), least=False, of=short)
        if figure.dsps:
            area = one.area() if one else None
            multipliers = float(area["dsp"]) if area else None
            yield beside(
                f"{known.unit}: multipliers", figure.dsps, multipliers, "DSPs", estimated(one), least=True, of=short
            )
    best = params.fastest_hardware(1024)
    assert best is not None
    core = newest("vdf", "squaring-1024")
    what = "the contest's fastest squarer, beside a processor's core"
    yield beside(what, best.ns, value(core), "ns", measured(core), least=True, of=short)
    yield from _puzzle()


def _puzzle() -> Iterator[Line]:
    """Rivest's puzzle of 1999: what was needed, and what a squaring of ours makes of it."""
    t = params.modulus("lcs35").puzzle.t
    stated = {one.fabric: one.ns for one in params.published("vdf") if one.bits == 2046}
    core, unit = newest("vdf", "squaring-2046"), cost("vdf_multiplexed", **WIDE)
    for what, theirs, ours, how in (
        ("LCS35 on a processor's core (Fabrot)", stated["cpu"], value(core), measured(core)),
        ("LCS35 on FPGAs (Cryptophage)", stated["fpga"], nanoseconds(unit), estimated(unit)),
    ):
        yield beside(what, theirs * t * 1e-9, ours and ours * t * 1e-9, "", how, least=True, of=format_duration)
    montgomery = cost("vdf_predictive_montgomery", **PASSES)
    ns = nanoseconds(montgomery)
    projected = NO_RECORD if ns is None else format_duration(ns * t * 1e-9)
    what = "LCS35 on Predictive Montgomery over three die regions, as its author projects"
    yield Line(what, "a little over two months", projected, "", estimated(montgomery))

"""Ed25519 signatures: headlines of the talk on a heterogeneous pipeline."""

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
    microseconds,
    per_second,
    short,
    value,
)
from modmill.hw.cost.calibration import NOT_ESTIMATED
from modmill.hw.interface.figures import published_rates
from modmill.quantity import format_count

STAGES = (
    ("sha512", "hash stage", {"engines": 2, "result": "scalar"}),
    ("ecc_processor", "processor, one of five", {}),
    ("double_scalar", "double-scalar stage", {}),
)
"""Our stages on record beside those of the talk."""
CPU_MICROSECONDS = 35.0
"""Latency on a processor, in the talk's words."""


def lines() -> Iterator[Line]:
    """The card, its stages, and processors."""
    card = published_rates("sigverify_pipeline")[0]
    one = cost("sigverify_pipeline")
    assert card.microseconds is not None and card.watts is not None
    yield beside("one card", card.per_second, per_second(one), "/s", estimated(one), least=False, of=format_count)
    yield beside("one card: latency", card.microseconds, microseconds(one), "us", estimated(one), least=True, of=short)
    yield Line("one card: peak power", f"{card.watts:g} W", NOT_ESTIMATED, "", "nothing here has been placed")
    for unit, name, parameters in STAGES:
        one = cost(unit, **parameters)
        rate = published_rates("processor" if unit == "ecc_processor" else unit)[0]
        assert rate.microseconds is not None
        yield beside(name, rate.per_second, per_second(one), "/s", estimated(one), least=False, of=format_count)
        if unit == "sha512":
            ours = microseconds(one)
            words = NO_RECORD if ours is None else f"{short(ours)} us for one block"
            yield Line(f"{name}: latency", f"up to {rate.microseconds:g} us", words, "", estimated(one))
            continue
        what = f"{name}: latency"
        yield beside(what, rate.microseconds, microseconds(one), "us", estimated(one), least=True, of=short)
    core = next(one for one in params.published_rates("sigverify") if one.per == "core")
    for what, case in (("core, a stream", "verify-strict-200"), ("core, one signature a call", "single-strict-200")):
        run = newest("sigverify", case)
        yield beside(
            f"a processor's {what}", core.per_second, value(run), "/s", measured(run), least=False, of=format_count
        )
    took = 1e6 / run.value if run else None
    what = "a processor's core: latency of one signature"
    yield beside(what, CPU_MICROSECONDS, took, "us", measured(run), least=True, of=short)

"""Binary fields: the thesis' fastest FPGA kernel of each size."""

from __future__ import annotations

from collections.abc import Iterator

from modmill.bench.recorded import newest
from modmill.documents.line import Line, beside, measured
from modmill.gf2 import published
from modmill.gf2.thesis.tables import Found
from modmill.places import RECORDS
from modmill.points import Store
from modmill.quantity import format_count

POINTS = RECORDS / "gf2-thesis-gates-2026-11-27.jsonl"
ORDER = "sos"


def lines() -> Iterator[Line]:
    """Products a second of each size: its best kernel, the same kernel in gates, and a call of a processor's core."""
    found = Found(list(Store(POINTS).points.values()) if POINTS.is_file() else [])
    for bits, theirs in published.best_fpga().items():
        row = next(row for row in published.speeds() if row.per_second.get(bits) == theirs)
        ours = found.figures(row, bits, ORDER).get("per_second")
        what, how = (
            f"{bits} bits: {row.attributes}, words of {row.word_bits} bits",
            "estimate before placement: gf2_words",
        )
        yield beside(what, theirs, ours and float(ours), "/s", how, least=False, of=format_count)
        core = newest("gf2", f"single-{bits}-trinomial-96KiB")
        rate = 1e9 / core.value if core else None
        what = f"{bits} bits, ours one product in a call on a processor's core"
        yield beside(what, theirs, rate, "/s", measured(core), least=False, of=format_count)

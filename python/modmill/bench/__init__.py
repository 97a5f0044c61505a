"""Ours beside the peers: what is timed, and how a result is recorded."""

from modmill.bench.record import write_record
from modmill.bench.rows import Row
from modmill.bench.signatures import signature_rows
from modmill.bench.squarings import squaring_rows

JOBS = ("vdf", "sigverify", "gf2")

__all__ = ["JOBS", "Row", "signature_rows", "squaring_rows", "write_record"]

"""Ours beside the peers: what is timed, and how a result is recorded."""

from modmill.bench.record import write_record
from modmill.bench.rows import JOBS, Row, squaring_rows

__all__ = ["JOBS", "Row", "squaring_rows", "write_record"]

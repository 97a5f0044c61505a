"""Recorded runs read again: the newest that has a case."""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from modmill.places import RECORDS


@dataclass(frozen=True, slots=True)
class Measured:
    """Our value of a case in a recorded run and its ratio to a peer, if there was one; on which processor, and when."""

    value: float
    ratio: float | None
    machine: str
    date: str


@functools.cache
def runs() -> tuple[Mapping[str, Any], ...]:
    """Recorded runs of this clone that have rows, the newest first; none outside a clone."""
    read = [json.loads(path.read_text("utf-8")) for path in RECORDS.glob("*.json") if not path.name.startswith("hw-")]
    return tuple(sorted((run for run in read if "rows" in run), key=lambda run: run["date"], reverse=True))


def newest(job: str, case: str, peer: str = "", backend: str = "avx512", threads: int = 1) -> Measured | None:
    """The newest recorded run of a case on so many threads, on a backend whose name begins so, beside such a peer.

    >>> newest("vdf", "squaring-17") is None
    True
    """
    for run in runs():
        for row in run["rows"]:
            ours = row["job"] == job and row["case"] == case and row["backend"].startswith(backend)
            if ours and row["threads"] == threads and (row.get("peer") or "").startswith(peer):
                machine = run["machine"]["cpu"].split(" (family")[0].replace("(R)", "")
                return Measured(row["value"], row["ratio"], machine, run["date"][:10])
    return None

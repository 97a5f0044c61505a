"""The record of a job's result: the same fields for every job, so that programs can rely on them."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Record:
    """What ran, on what, with which answer, how fast, and what checked it.

    `parameters` and `result` hold numbers as JSON numbers where they count something, and as 0x hex strings where
    they are residues. `rate` is in `unit` per second over `seconds`, None where the computation is too short for one.
    """

    job: str
    backend: str
    why: str
    parameters: dict[str, Any]
    result: dict[str, Any]
    seconds: float
    rate: float | None
    unit: str
    checked_by: str

    def to_json(self) -> str:
        """The record on one line.

        >>> Record("vdf.eval", "portable", "named", {"T": 3}, {"y": "0x04"}, 0.5, 6.0, "squarings", "-").to_json()[:44]
        '{"job": "vdf.eval", "backend": "portable", "'
        """
        return json.dumps(asdict(self), allow_nan=False)

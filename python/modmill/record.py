"""The record of a job's result: the same fields for every job, so that programs can rely on them."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Annotated, Any


@dataclass(frozen=True, slots=True)
class Record:
    """The record of a run: what ran, on what, with which answer, how fast, and what checked it.

    `parameters` and `result` hold numbers as JSON numbers where they count something, and as 0x hex strings where
    they are residues.
    """

    job: Annotated[str, "what was done: `vdf.eval`"]
    backend: Annotated[str, "which backend did it"]
    why: Annotated[str, "why this one"]
    parameters: Annotated[dict[str, Any], "what the result depends on, enough to repeat it"]
    result: Annotated[dict[str, Any], "the answer"]
    seconds: Annotated[float, "what it took"]
    rate: Annotated[
        float | None, "in `unit` per second over `seconds`; null where the computation is too short for one"
    ]
    unit: Annotated[str, "what is counted: `squarings`"]
    checked_by: Annotated[str, "what checked the result"]

    def to_json(self) -> str:
        """The record on one line.

        >>> Record("vdf.eval", "portable", "named", {"T": 3}, {"y": "0x04"}, 0.5, 6.0, "squarings", "-").to_json()[:44]
        '{"job": "vdf.eval", "backend": "portable", "'
        """
        return json.dumps(asdict(self), allow_nan=False)

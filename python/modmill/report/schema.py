"""The JSON of `modmill report`: the records of all jobs."""

from __future__ import annotations

from typing import Any

from modmill import folders

COMMANDS: dict[str, tuple[Any, ...]] = {
    "report": tuple(folders.load(f"{job}.schema").REPORTED for job in folders.containing("report"))
}

"""The JSON of `modmill bench JOB`, equal to that of `modmill JOB bench`."""

from __future__ import annotations

from typing import Any

from modmill import folders

COMMANDS: dict[str, tuple[Any, ...]] = {
    f"bench {job}": folders.load(f"{job}.schema").COMMANDS[f"{job} bench"] for job in folders.containing("bench")
}

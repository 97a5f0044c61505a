"""What `modmill bench JOB` prints with --json: the same as `modmill JOB bench`."""

from __future__ import annotations

from typing import Any

from modmill import folders

COMMANDS: dict[str, tuple[Any, ...]] = {
    f"bench {job}": folders.load(f"{job}.schema").COMMANDS[f"{job} bench"] for job in folders.containing("bench")
}

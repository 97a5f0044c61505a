"""The fastest configurations that explorations found, by device, job and size: kept in the user's cache for `auto`.

One file per device in `$XDG_CACHE_HOME/modmill/opencl` (or `~/.cache/modmill/opencl`); it may be deleted at any time.
What cannot be read counts as absent. Keys and configurations belong to the job: here they are JSON objects.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from modmill import cache
from modmill.files import write_atomic
from modmill.inputs import parse_json
from modmill.opencl.devices import DeviceFacts

SCHEMA = "modmill-opencl-best/2"


@dataclass(frozen=True, slots=True)
class Best:
    """The fastest configuration of a job for one key, and its time for an operation."""

    job: str
    key: Mapping[str, Any]
    config: Mapping[str, Any]
    ns: float


def path_of(device: DeviceFacts) -> Path:
    """The device's file."""
    return cache.folder("opencl") / (
        re.sub(r"[^a-z0-9]+", "-", f"{device.platform} {device.name}".lower()).strip("-") + ".json"
    )


def load(device: DeviceFacts, job: str) -> list[Best]:
    """Everything that is kept for a job on the device."""
    return [one for one in _all(device) if one.job == job]


def keep(device: DeviceFacts, new: Best) -> bool:
    """Keeps a configuration unless another, faster one is kept for its key; returns whether it was kept."""
    kept = _all(device)
    old = next((one for one in kept if (one.job, one.key) == (new.job, new.key)), None)
    if old is not None and old.config != new.config and old.ns <= new.ns:
        return False
    kept = [one for one in kept if one is not old] + [new]
    kept.sort(key=lambda one: (one.job, *one.key.values()))
    document = {"schema": SCHEMA, "device": device.name, "platform": device.platform, "best": [asdict(b) for b in kept]}
    path = path_of(device)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomic(path, json.dumps(document, indent=1) + "\n")
    return True


def _all(device: DeviceFacts) -> list[Best]:
    try:
        document: Any = parse_json(path_of(device).read_bytes(), "the store")
        return [Best(**raw) for raw in document["best"]] if document["schema"] == SCHEMA else []
    except (OSError, ValueError, TypeError, KeyError):
        return []

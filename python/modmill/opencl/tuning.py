"""The best configuration that `modmill gf2 explore` found, by device and size: in the user's cache, read by `auto`.

A file for each device in `$XDG_CACHE_HOME/modmill/opencl` (or `~/.cache/modmill/opencl`), which may be deleted at any
time. What can't be read counts as absent.
"""

from __future__ import annotations

import json
import os
import re
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from modmill.files import write_atomic
from modmill.opencl.gf2.config import Config
from modmill.opencl.gf2.plan import DeviceFacts, bits_of, sparse_of

SCHEMA = "modmill-opencl-best/1"
REACH = 1.5
"""An explored degree stands for others of its kind up to this factor away."""


@dataclass(frozen=True, slots=True)
class Best:
    """A configuration and its time for a product modulo a polynomial of that degree, sparse or not."""

    config: Config
    degree: int
    sparse: bool
    ns: float


def folder() -> Path:
    """Where the files are."""
    base = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(base) if base and Path(base).is_absolute() else Path.home() / ".cache") / "modmill" / "opencl"


def path_of(device: DeviceFacts) -> Path:
    """The device's file."""
    return folder() / (re.sub(r"[^a-z0-9]+", "-", f"{device.platform} {device.name}".lower()).strip("-") + ".json")


def load(device: DeviceFacts) -> list[Best]:
    """All that is kept for the device."""
    try:
        document: Any = json.loads(path_of(device).read_text(encoding="utf-8"))
        if document["schema"] != SCHEMA:
            return []
        return [Best(**{**raw, "config": Config(**raw["config"])}) for raw in document["best"]]
    except (OSError, ValueError, TypeError, KeyError):
        return []


def best(device: DeviceFacts, poly: int) -> Config | None:
    """The best configuration explored at that modulus' degree, or at the nearest one of its kind; None without any."""
    degree, sparse = bits_of(poly), sparse_of(poly) is not None

    def away(one: Best) -> float:
        return max(one.degree, degree) / min(one.degree, degree)

    near = [one for one in load(device) if one.sparse == sparse and away(one) <= REACH]
    return min(near, key=away).config if near else None


def keep(device: DeviceFacts, poly: int, config: Config, ns: float) -> bool:
    """Keeps a configuration unless a faster one is kept for that degree and kind; whether it was."""
    degree, sparse = bits_of(poly), sparse_of(poly) is not None
    kept = load(device)
    old = next((one for one in kept if (one.degree, one.sparse) == (degree, sparse)), None)
    if old is not None and old.config != config and old.ns <= ns:
        return False
    kept = [one for one in kept if one is not old] + [Best(config, degree, sparse, ns)]
    kept.sort(key=lambda one: (one.degree, not one.sparse))
    document = {"schema": SCHEMA, "device": device.name, "platform": device.platform, "best": [asdict(b) for b in kept]}
    folder().mkdir(parents=True, exist_ok=True)
    write_atomic(path_of(device), json.dumps(document, indent=1) + "\n")
    return True

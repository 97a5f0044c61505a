"""Published speeds, from `_params/published_msm.toml`.

>>> [round(system.rate / 1e6, 1) for system in systems()]
[13.2, 107.4, 46.9, 32.9]
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

from modmill import params
from modmill.params import PublishedBatch as System
from modmill.params import published_batches as systems

__all__ = ["FILE", "Site", "Stage", "System", "additions", "serial_seconds", "sites", "stages", "systems"]

FILE = "published_msm.toml"


@dataclass(frozen=True, slots=True)
class Stage:
    """A step of one product of the first system, in seconds; `unit`: the generated unit that does the same."""

    title: str
    seconds: float
    unit: str | None = None


@functools.cache
def stages() -> tuple[Stage, ...]:
    """The steps of one product of the first system, which overlap in a batch."""
    return tuple(Stage(**raw) for raw in params.load(FILE)["stage"])


def serial_seconds() -> float:
    """The sum of these steps, as printed."""
    return float(params.load(FILE)["serial_seconds"])


def additions() -> int:
    """Additions into buckets of one product of the first system.

    >>> additions() // 10**6
    1342
    """
    return int(params.load(FILE)["windows"]) << systems()[0].log


@dataclass(frozen=True, slots=True)
class Site:
    """A resource of the first system as placed, by die region: how many are used, and in percent as printed.

    `count`: what a recorded cost calls ours; empty where it counts none.
    """

    name: str
    used: tuple[float, float, float]
    percent: tuple[float, float, float]
    count: str = ""


@functools.cache
def sites() -> tuple[Site, ...]:
    """The resources of the first system.

    >>> [(site.name, sum(site.used)) for site in sites() if site.count in ("lut", "dsp")]
    [('CLB LUTs', 387166), ('DSP', 2999)]
    """
    return tuple(
        Site(raw["name"], (*raw["used"],), (*raw["percent"],), raw.get("count", ""))
        for raw in params.load(FILE)["site"]
    )

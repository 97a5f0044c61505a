"""An exploration: every configuration at every size, kept as soon as it is known."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import modmill
from modmill.hw.explore import Progress
from modmill.opencl import tuning
from modmill.opencl.explore.child import Child
from modmill.opencl.explore.evaluate import DONE
from modmill.opencl.explore.tables import cost
from modmill.opencl.gf2.config import Config
from modmill.opencl.gf2.plan import DeviceFacts
from modmill.points import Point, Store, point_key

NO_FIGURES = frozenset({"explore", "tuning.py", "__pycache__"})


def explore(
    device: DeviceFacts,
    plans: Mapping[int, tuple[int, Sequence[Config]]],
    store: Store,
    *,
    seconds: float,
    limit: float,
    again: bool = False,
    progress: Callable[[Progress], None] = lambda _: None,
) -> list[Point]:
    """Evaluates what `store` does not have: `plans` are (modulus, configurations) by size.

    A point's parameters are the size as `bits`, the degree and the knobs of the configuration. All ways to fail are
    statuses of points; with `again`, points that have no figures are tried anew. The best of each size is kept for
    `auto` (:mod:`modmill.opencl.tuning`). Sizes take turns, so that one stopped early knows something of each.
    """
    device_id = f"{device.platform}, {device.name}"
    facts = [device_id, code_digest(), f"{seconds:g}"]
    turns = [
        (bits, poly, configs[i])
        for i in range(max(len(configs) for _, configs in plans.values()))
        for bits, (poly, configs) in plans.items()
        if i < len(configs)
    ]
    found: dict[str, Point] = {}
    with Child(device.key, seconds=seconds, limit=limit) as child:
        for bits, poly, config in turns:
            parameters: dict[str, Any] = {"bits": bits, "degree": poly.bit_length() - 1, **asdict(config)}
            key = point_key("gf2", parameters, *facts, f"{poly:x}")
            point = store.points.get(key)
            if point is None or (again and point.status != DONE):
                status, reason, figures, took = child.evaluate(poly, config)
                point = Point(key, device_id, parameters, status, reason, figures, round(took, 3))
                store.add(point)
            if point.status == DONE:
                tuning.keep(device, poly, config, cost(point))
            found[key] = point
            progress(Progress(len(found), len(turns), point))
    return list(found.values())


def code_digest() -> str:
    """What figures depend on besides configuration and device: SHA-256 over the Python and the kernels of `opencl`."""
    folder = Path(modmill.__file__).parent / "opencl"
    total = hashlib.sha256()
    for path in sorted(p for p in folder.rglob("*") if p.suffix in (".py", ".cl")):
        name = path.relative_to(folder)
        if NO_FIGURES.isdisjoint(name.parts):
            total.update(f"{name}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()[:16]

"""An exploration of binary fields: every configuration at every size; the fastest of each size is kept for `auto`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from modmill import opencl
from modmill.gf2 import opencl as kernels
from modmill.gf2.opencl import tuned
from modmill.gf2.opencl.config import Config
from modmill.opencl.devices import DeviceFacts
from modmill.opencl.explore.run import Candidate
from modmill.opencl.explore.run import explore as evaluate_all
from modmill.opencl.explore.tables import cost
from modmill.points import DONE, Point, Store, code_digest

PROGRAM = "modmill.gf2.opencl.explore.evaluate"
FOLDERS = [Path(package.__path__[0]) for package in (opencl, kernels)]
"""The code that figures depend on."""
NO_FIGURES = ("explore", "tuning.py")
"""Except for these."""


def explore(
    device: DeviceFacts,
    sizes: Mapping[int, tuple[int, Sequence[Config]]],
    store: Store,
    *,
    seconds: float,
    limit: float,
    again: bool = False,
    progress: Callable[[int, int, Point], None] = lambda _done, _total, _point: None,
) -> list[Point]:
    """Evaluates what `store` does not have: `sizes` are (modulus, configurations) by size.

    A point's parameters are the size as `bits`, the degree and the knobs of the configuration. The first configuration
    of every size comes first, then the second, so that a run that is stopped early knows something of each size.
    """
    candidates: list[Candidate] = []
    moduli: list[tuple[int, Config]] = []
    for i in range(max(len(configs) for _, configs in sizes.values())):
        for bits, (poly, configs) in sizes.items():
            if i < len(configs):
                knobs = asdict(configs[i])
                request: dict[str, Any] = {
                    "device": device.key,
                    "poly": f"{poly:x}",
                    "config": knobs,
                    "seconds": seconds,
                }
                parameters = {"bits": bits, "degree": poly.bit_length() - 1, **knobs}
                candidates.append(Candidate(parameters, request, (f"{seconds:g}", f"{poly:x}")))
                moduli.append((poly, configs[i]))

    def found(done: int, number: int, point: Point) -> None:
        if point.status == DONE:
            tuned.keep(device, *moduli[number], cost(point))
        progress(done, len(candidates), point)

    code = code_digest(FOLDERS, (".py", ".cl"), NO_FIGURES)
    return evaluate_all(tuned.JOB, device, PROGRAM, candidates, store, code=code, limit=limit, again=again, found=found)

"""Facts about this machine and this build, to stand beside a measurement."""

from __future__ import annotations

import os
import platform
import subprocess
from dataclasses import dataclass
from pathlib import Path

from modmill import __version__, _native, places


@dataclass(frozen=True, slots=True)
class Machine:
    """The machine that a measurement ran on.

    `core_ghz` is the clock under plain code, measured; `commit` ends in `-dirty` when tracked files differ from it and
    is None outside a clone; `load` is the one-minute load average: near `cores` or above it, timings are noisy.
    """

    cpu: str
    cores: int
    core_ghz: float
    features: tuple[str, ...]
    backends: tuple[str, ...]
    peers: tuple[str, ...]
    system: str
    python: str
    version: str
    compiler: str
    commit: str | None
    load: float


_FEATURES = (
    "bmi2",
    "adx",
    "avx2",
    "avx_ifma",
    "avx512f",
    "avx512ifma",
    "avx512vl",
    "vpclmulqdq",
    "gfni",
    "asimd",
    "pmull",
)


def _git(*arguments: str) -> str | None:
    try:
        run = subprocess.run(
            ["git", *arguments], cwd=Path(__file__).parent, capture_output=True, text=True, timeout=10, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return run.stdout.strip() if run.returncode == 0 else None


def commit() -> str | None:
    """The commit of the clone that this package runs from, or None if it runs from none."""
    if _git("ls-files", "--error-unmatch", Path(__file__).name) is None:
        return None
    head = _git("rev-parse", "--short=12", "HEAD")
    if head is None:
        return None
    return f"{head}-dirty" if _git("status", "--porcelain", "--untracked-files=no") else head


def facts() -> Machine:
    """This machine, now; takes about 50 ms, for the clock.

    >>> facts().cores >= 1
    True
    """
    found = _native.peers_machine_facts()
    _, flags = places.processor()
    return Machine(
        cpu=found["cpu"],
        cores=found["cpus"],
        core_ghz=round(found["core_ghz"], 2),
        features=tuple(f for f in _FEATURES if f in flags),
        backends=tuple(found["backends"]),
        peers=tuple(f"{name} {version.removeprefix(name).strip()}" for name, version, _ in found["peers"] if version),
        system=f"{platform.system()} {platform.release()} {platform.machine()}",
        python=platform.python_version(),
        version=__version__,
        compiler=_native.COMPILER,
        commit=commit(),
        load=round(os.getloadavg()[0], 2),
    )

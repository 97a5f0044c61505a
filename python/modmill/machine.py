"""Facts about this machine and this build, to stand beside a measurement."""

from __future__ import annotations

import functools
import os
import platform
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from modmill import __version__, _native


@dataclass(frozen=True, slots=True)
class Machine:
    """What a measurement ran on. `commit` ends in `-dirty` when tracked files differ from it; None outside a clone."""

    cpu: str
    cores: int
    features: tuple[str, ...]
    system: str
    python: str
    version: str
    compiler: str
    commit: str | None
    load: float


_FEATURES = ("bmi2", "adx", "avx2", "avx512f", "avx512ifma", "avx512vl", "vpclmulqdq", "gfni")


@functools.cache
def _cpuinfo() -> str:
    try:
        return Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def _cpu_name() -> str:
    found = {
        key: match[1].strip() for key in ("model name", "cpu family", "model", "stepping") if (match := _cpu_field(key))
    }
    if "model name" not in found:
        return platform.processor() or platform.machine()
    detail = ", ".join(
        f"{key.removeprefix('cpu ')} {found[key]}" for key in ("cpu family", "model", "stepping") if key in found
    )
    return f"{found['model name']} ({detail})" if detail else found["model name"]


def _cpu_field(key: str) -> re.Match[str] | None:
    return re.search(rf"^{key}\s*:(.*)$", _cpuinfo(), re.MULTILINE)


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
    """This machine, now. `load` is the one-minute load average: near `cores` or above it, timings are noisy.

    >>> facts().cores >= 1
    True
    """
    flags = _cpu_field("flags")
    present = set(flags[1].split()) if flags else set[str]()
    return Machine(
        cpu=_cpu_name(),
        cores=len(os.sched_getaffinity(0)),
        features=tuple(f for f in _FEATURES if f in present),
        system=f"{platform.system()} {platform.release()} {platform.machine()}",
        python=platform.python_version(),
        version=__version__,
        compiler=_native.COMPILER,
        commit=commit(),
        load=round(os.getloadavg()[0], 2),
    )

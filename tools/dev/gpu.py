"""./dev gpu: the tests and measurements that need an OpenCL device, for a machine that is at hand for a short time."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from common import ROOT, VENV, environment, relative, say

OUT = ROOT / "target" / "gpu"
MODMILL = str(VENV / "bin" / "modmill")
GRACE_S = 15  # for a program that was interrupted to save what it has


@dataclass(frozen=True)
class Step:
    """A program and the seconds after which it is interrupted; its output is kept under the step's name."""

    name: str
    seconds: float
    command: Sequence[str]
    partial: bool = True
    """True for a program that keeps its results when it is interrupted: the interruption then counts as success."""


def steps(out: Path) -> tuple[Step, ...]:
    """Seven and a half minutes at most. A second call goes on with explorations where the first was interrupted."""
    python = str(VENV / "bin" / "python")
    parallel = ("-n", "auto", "--maxprocesses=4", "--dist=loadfile")
    quick = ("--seconds", "0.05", "--limit", "20", "--quiet")
    bench = (MODMILL, "bench", "gf2", "--backend", "opencl", "--op", "mul", "--op", "square", "--seconds", "0.2")
    return (
        Step("suite", 170, (python, "-m", "pytest", "-q", *parallel, "tests/opencl", "tests/gf2/opencl"), False),
        Step("bench", 60, (*bench, "--json", "--quiet")),
        Step("thesis", 70, (MODMILL, "gf2", "explore", "--thesis", "--out", str(out / "thesis"), *quick)),
        Step("explore", 150, (MODMILL, "gf2", "explore", "--out", str(out / "points"), *quick)),
    )


def measure(out: Path = OUT) -> int:
    """Runs all steps, whatever becomes of one; 1 if one failed."""
    out.mkdir(parents=True, exist_ok=True)
    return max([_run(step, out) for step in steps(out)])


def _run(step: Step, out: Path) -> int:
    kept = out / f"{step.name}.txt"
    say(f"{step.name}: $ {' '.join(relative(word) for word in step.command)} > {relative(str(kept))}")
    with kept.open("wb") as file:
        child = subprocess.Popen(
            step.command,
            cwd=ROOT,
            env=environment({"MODMILL_REQUIRE": "opencl"}),
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
        )
        interrupted = False
        try:
            code = child.wait(step.seconds)
        except subprocess.TimeoutExpired:
            interrupted = True
            child.send_signal(signal.SIGINT)
            try:
                code = child.wait(GRACE_S)
            except subprocess.TimeoutExpired:
                child.kill()
                code = child.wait()
        except BaseException:
            child.kill()
            child.wait()
            raise
    ok = code == 0 or (interrupted and step.partial)
    after = f"interrupted after {step.seconds:g} s" if interrupted else f"ended with {code}"
    say(f"{step.name}: {'ok' if ok else 'FAILED'}, {after}")
    return 0 if ok else 1

"""Each job on smaller machines than this one: processor features hidden by MODMILL_MASK, and processors in QEMU.

A backend that used an instruction which the machine lacks would end the program in QEMU.
"""

from __future__ import annotations

import functools
import json
import platform
import shutil
import subprocess
import sys

import pytest

from modmill import _native
from tests.support import PATIENCE, ROOT, absent, environment

Outcomes = dict[str, list[str]]
JOBS = ("squaring", "signatures", "products", "walk", "fields")
"""The jobs of `each_job.py`."""
IFMA = {job for job in JOBS if job != "fields"}
"""The jobs that compute on AVX-512 IFMA."""


def kind(job: str) -> str:
    """The kind of arithmetic of a job."""
    return "binary fields" if job == "fields" else "integers"


def run(*machine: str, backends: tuple[str, ...] = ("auto", "avx512"), **extra: str) -> dict[str, Outcomes]:
    """The result of each job on these backends, on the machine that this command emulates."""
    done = subprocess.run(
        [*machine, sys.executable, "-P", str(ROOT / "tests" / "each_job.py"), *backends],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment(**extra),
        check=False,
    )
    assert done.returncode == 0, (done.returncode, done.stderr)
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


@functools.cache
def expected() -> dict[str, str]:
    """The result of each job on the backend that any processor runs."""
    return {job: result for job, (_, result) in run(backends=("portable",))["portable"].items()}


def check(found: dict[str, Outcomes], chosen: dict[str, str], missing: dict[str, str]) -> None:
    """`auto` runs the backends `chosen`, with the results of `portable`; avx512 is refused for want of `missing`."""
    assert {job: backend for job, (backend, _) in found["auto"].items()} == chosen
    assert {job: result for job, (_, result) in found["auto"].items()} == expected()
    for job, (backend, said) in found["avx512"].items():
        if job in missing:
            assert backend == "", job
            assert said.startswith(f"backend `avx512` is not available: {missing[job]}"), said
        else:
            assert (backend, said) == ("avx512", expected()[job])


def test_this_machine_and_portable_agree() -> None:
    found = run(backends=("auto",))["auto"]
    assert {job: result for job, (_, result) in found.items()} == expected()


@pytest.mark.parametrize("features", ["avx512f", "avx512ifma", "vpclmulqdq"])
def test_every_job_runs_without_a_feature(features: str) -> None:
    kinds = _native.backends()
    if missing := kinds["integers"]["avx512"] or kinds["binary fields"]["avx512"]:
        absent("avx512", missing)
    hit = {"avx512f": {*JOBS}, "avx512ifma": IFMA, "vpclmulqdq": {"fields"}}[features]

    def best(job: str) -> str:
        """The fastest backend without the feature."""
        here = [name for name, missing in kinds[kind(job)].items() if not missing]
        return here[-1] if job not in hit else here[here.index("avx512") - 1]

    chosen = {job: best(job) for job in expected()}
    check(run(MODMILL_MASK=features), chosen, dict.fromkeys(hit, f"MODMILL_MASK hides {features}"))


@pytest.mark.parametrize(
    ("model", "backend"), [("Nehalem", "portable"), pytest.param("Haswell", "avx2", marks=pytest.mark.slow)]
)
def test_every_job_runs_on_another_processor(model: str, backend: str) -> None:
    qemu = shutil.which("qemu-x86_64")
    if qemu is None:
        absent("qemu", "qemu-x86_64 is not on PATH (package qemu-user)")
    elif platform.machine() != "x86_64":
        absent("x86-64", "this Python is for another processor")
    else:
        kinds = _native.backends()
        chosen = {job: backend if backend in kinds[kind(job)] else "portable" for job in expected()}
        check(run(qemu, "-cpu", model), chosen, dict.fromkeys(expected(), "this processor has no avx512f"))

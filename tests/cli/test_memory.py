"""Commands that get too little memory end with a sentence and the documented exit code, and are never aborted."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.support import environment

LIMITED = """
import resource, runpy
resource.setrlimit(resource.RLIMIT_AS, ({bytes}, {bytes}))
runpy.run_module("modmill", run_name="__main__", alter_sys=True)
"""
MIB = 1 << 20


def _limited(mib: int, *arguments: str) -> subprocess.CompletedProcess[str]:
    code = LIMITED.format(bytes=mib * MIB)
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        env=environment(RUST_BACKTRACE="0"),
        check=False,
        text=True,
    )


@pytest.mark.parametrize("as_json", [False, True])
@pytest.mark.parametrize(
    "command",
    [
        # vectors of Rust, mapped tables
        ["msm", "gen", "/dev/null", "-c", "bls12-377", "-n", "2^27", "-q"],
        ["msm", "run", "-c", "bls12-381", "--random", "2^24", "--precompute", "64", "-q"],
    ],
    ids=lambda c: " ".join(c[:2]),
)
def test_too_little_memory_is_said(command: list[str], as_json: bool) -> None:
    done = _limited(1024, *command, *["--json"] * as_json)
    last = done.stderr.splitlines()[-1]
    assert done.returncode == 2, (done.returncode, done.stderr)
    assert len(done.stderr.splitlines()) == 1, done.stderr
    if as_json:
        error = json.loads(last)["error"]
        assert error["kind"] in ("MemoryError", "UsageError")
        assert error["exit_code"] == 2
    assert "memory" in last, last


def test_too_little_for_numpy_is_said() -> None:
    for command in (["gf2", "fields"], ["msm", "run", "-c", "bls12-377", "--random", "9", "-q"]):
        done = _limited(100, *command)
        assert done.returncode == 2, done.stderr
        assert "this needs NumPy" in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("mib", range(150, 260, 10))
@pytest.mark.parametrize(
    "command",
    [
        ["msm", "run", "-c", "bls12-377", "--random", "2^16", "-q"],
        ["msm", "run", "-c", "bls12-381", "--random", "2^16", "--backend", "portable", "--checks", "none", "-q"],
        ["vdf", "eval", "-m", "lcs35", "-t", "3000", "-q", "--accept-modulus"],
        ["sigverify", "gen", "/dev/null", "-n", "20000", "--format", "binary", "-q"],
        ["gf2", "fields"],
        ["hw", "list"],
    ],
    ids=lambda c: " ".join(c[:4]),
)
def test_no_amount_of_memory_leads_to_an_abort(command: list[str], mib: int) -> None:
    done = _limited(mib, *command)
    assert done.returncode in (0, 2), (done.returncode, done.stderr)
    assert "Traceback" not in done.stderr
    assert "panicked" not in done.stderr
    assert done.returncode == 0 or "memory" in done.stderr, done.stderr

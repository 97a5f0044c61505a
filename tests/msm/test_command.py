"""`modmill msm` as a user runs it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from modmill import msm
from modmill.golden import bls12
from modmill.golden.bls12_bytes import encode
from modmill.msm.convert import CURVES
from tests.support import interrupt, refuses, started, succeeds, told

every_curve = pytest.mark.parametrize("curve", msm.CURVES)


@every_curve
def test_random_products_are_checked_and_recorded(curve: str, backend: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    given = ["--curve", curve, "--random", "2^6", "--seed", "4", "--batch", "2", "--backend", backend, "--check"]
    ran = succeeds("msm", "run", *given, "--json", "-q", "--out", out).json
    assert (ran["job"], ran["backend"], ran["unit"]) == ("msm.run", backend, "points")
    assert set(ran) == {
        *("job", "backend", "why", "parameters", "result", "seconds", "rate", "unit", "checked_by"),
    }
    parameters = ran["parameters"]
    assert (parameters["curve"], parameters["count"], parameters["batch"], parameters["seed"]) == (curve, 64, 2, 4)
    assert "logarithms" in ran["checked_by"]
    made = msm.random_points(curve, 64, seed=4)
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert lines == ran["result"]["products"] and len(lines) == 2
    for index, line in enumerate(lines):
        scalars = msm.random_scalars(curve, 64, seed=4, index=index)
        point = bls12.multiply(CURVES[curve], made.logarithm(scalars), CURVES[curve].generator)
        assert point is not None and (line["x"], line["y"]) == (hex(point[0]), hex(point[1]))
        assert line["compressed"] == "0x" + encode(CURVES[curve], point, "arkworks", compressed=True).hex()


def test_people_read_the_product() -> None:
    ran = succeeds("msm", "run", "-c", "bls12-377", "--random", "10", "-q")
    assert {"product", "x", "y", "backend", "time", "checked"} <= {line.split()[0] for line in ran.out.splitlines()}


def test_options_that_do_not_fit_are_refused() -> None:
    curve = ["-c", "bls12-377"]
    refuses(2, "must be one of", "msm", "run", "-c", "bn254", "--random", "10")
    refuses(2, "must be one of", "msm", "run", *curve, "--random", "10", "--checks", "some")
    refuses(2, "--random", "msm", "run", *curve)
    refuses(2, "out of range", "msm", "run", *curve, "--random", "2^40")
    refuses(2, "60 is not in the range", "msm", "run", *curve, "--random", "10", "--window", "60", "-q")
    refuses(2, "not available", "msm", "run", *curve, "--random", "10", "--backend", "rtl:x", "-q")
    for option in (["--mask", "always"], ["--monitor"], ["--wave", "never-written.fst"]):
        needs = f"{option[0]}: needs a backend in simulated gates: rtl:msm"
        refuses(2, needs, "msm", "run", *curve, "--random", "10", *option)
    refuses(2, "must be one of auto, always, never", "msm", "run", *curve, "--random", "10", "--mask", "some")


def test_an_interrupt_leaves_no_file(tmp_path: Path) -> None:
    out = tmp_path / "products.jsonl"
    given = ["--curve", "bls12-377", "--random", "2^15", "--backend", "portable", "--checks", "none", "--out", out]
    with started(["msm", "run", *given], held="add") as child:
        told(child, "add: held")
        ran = interrupt(child)
    assert (ran.code, ran.out) == (130, "")
    assert "Traceback" not in ran.err
    assert list(tmp_path.iterdir()) == []

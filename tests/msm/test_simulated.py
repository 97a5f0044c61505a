"""Products through simulated gates, on the curves of the job: the edge cases of the processor's products."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from modmill import msm
from modmill.golden import bls12
from modmill.golden import msm as golden
from modmill.golden.bls12 import Point
from modmill.hw.units.msm.accelerator import designs
from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.msm.convert import CURVES
from modmill.msm.gates.options import Simulated
from tests.hw.support import require_tool
from tests.support import refuses, succeeds

BACKEND = "rtl:msm"
NEVER = Simulated("never")
every_curve = pytest.mark.parametrize("curve", msm.CURVES)


@pytest.fixture(autouse=True)
def _tools() -> None:
    require_tool("verilator")


def multiples(curve: str, numbers: Sequence[int]) -> list[Point]:
    return [bls12.multiply(CURVES[curve], k, CURVES[curve].generator) for k in numbers]


def by_logarithm(made: msm.RandomPoints, scalars: NDArray[np.uint64]) -> Point:
    return multiples(made.curve, [made.logarithm(scalars)])[0]


def test_a_batch_on_one_adder(monkeypatch: pytest.MonkeyPatch) -> None:
    """The configuration of tests/hw/units/msm/accelerator, so that both share its build."""
    config = MsmConfig(adders=1, windows=2, window=6, last_rows=0, tags=0, queue=16)
    (one,) = [one for one in designs.SMALL if one.config.curve == config.curve]
    monkeypatch.setattr(designs, "SMALL", [replace(one, config=config)])
    made, r = msm.random_points("bls12-377", 21), CURVES["bls12-377"].r
    points = [*multiples("bls12-377", [1, 1, r - 1]), None]
    bases = msm.Bases.random("bls12-377", 21, backend=BACKEND, gates=NEVER)
    vectors = [msm.random_scalars("bls12-377", 21), msm.from_scalars([*[1, r - 1, r + 1, 0] * 5, 7])]
    expected = [by_logarithm(made, vectors[0]), by_logarithm(made, vectors[1])]
    assert bases.products(vectors, window=5) == expected
    assert bases.ran is not None
    assert bases.ran.simulation.devices[0].counters["points_bytes"] % 144 == 0
    assert msm.Bases("bls12-377", points, backend=BACKEND).product([5, 6, 11, 3]) is None


@pytest.mark.slow
@every_curve
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5, 237, 255, 256, 257])
def test_sizes(curve: str, count: int) -> None:
    made = msm.random_points(curve, count)
    bases = msm.Bases.random(curve, count, backend=BACKEND)
    vectors = [msm.random_scalars(curve, count, index=k) for k in range(2)]
    expected = [by_logarithm(made, v) for v in vectors]
    assert bases.products(vectors) == expected
    assert [bases.product(v, window=5) for v in vectors] == expected


def kinds(curve: str) -> dict[str, list[int]]:
    """Kinds of 300 scalars."""
    r, draw = CURVES[curve].r, random.Random(2)
    uniform = [draw.randrange(r) for _ in range(300)]
    edges = [0, 1, 2, r - 1, r, r + 1, 2 * r - 1, (1 << 256) - 1, 1 << 255, 1 << 252, r // 2, r // 2 + 1]
    return {
        "edges": edges * 25,
        "zeros": [0] * 300,
        "ones": [1] * 300,
        "r - 1": [r - 1] * 300,
        "all equal": [uniform[0]] * 300,
        "small": [s & 0xFFFF for s in uniform],
        "consecutive": [uniform[0] + k for k in range(300)],
        "few values": [draw.choice(uniform[:5]) for _ in uniform],
        "pairs": [uniform[k // 2] for k in range(300)],
        "runs": [uniform[k // 60] for k in range(300)],
        "one of each power": [1 << k % 256 for k in range(300)],
    }


@pytest.mark.slow
@every_curve
def test_kinds_of_scalars(curve: str) -> None:
    made = msm.random_points(curve, 300)
    vectors = list(kinds(curve).values())
    for gates in (NEVER, Simulated("always")):
        bases = msm.Bases.random(curve, 300, backend=BACKEND, gates=gates)
        found = bases.products(vectors)
        assert found == [by_logarithm(made, msm.from_scalars([s % CURVES[curve].r for s in v])) for v in vectors]
        assert bases.ran is not None and bases.ran.masked == (0 if gates is NEVER else len(vectors))


@pytest.mark.slow
@every_curve
def test_runs_of_a_thousand_equal_scalars(curve: str) -> None:
    draw, count = random.Random(4), 2500
    few = [draw.randrange(CURVES[curve].r) for _ in range(3)]
    vector = [few[k // 1000] for k in range(count)]
    bases = msm.Bases.random(curve, count, backend=BACKEND, gates=NEVER)
    assert bases.product(vector) == by_logarithm(msm.random_points(curve, count), msm.from_scalars(vector))


@pytest.mark.slow
@every_curve
def test_points(curve: str) -> None:
    """Equal, opposite and neutral points, and those outside the subgroup."""
    constants = CURVES[curve]
    p, opposite = multiples(curve, [5, constants.r - 5])
    small: list[Point] = [(constants.p - 1, 0), (0, 1)] if constants.b == 1 else [(0, 2)]
    outside = [*small, *(bls12.add(constants, a, constants.generator) for a in small)]
    draw = random.Random(3)
    for points, checks in (
        ([None] * 9, "subgroup"),
        ([p] * 9, "subgroup"),
        ([p, opposite] * 5, "subgroup"),
        ([None, p, p, opposite, None, p, *multiples(curve, range(9))], "subgroup"),
        ([*outside * 3, *multiples(curve, range(3))], "curve"),
        # P + (P + T) with T of order 2 or 3.
        ([p, bls12.add(constants, p, small[0])], "none"),
    ):
        bases = msm.Bases(curve, points, backend=BACKEND, checks=checks)
        vectors = [[3] * len(points), [draw.randrange(constants.r) for _ in points], [constants.r + 4] * len(points)]
        assert bases.products(vectors) == [golden.product(constants, points, v) for v in vectors]


def test_windows_that_were_not_built_are_refused() -> None:
    given = ["-c", "bls12-381", "--random", "10", "--backend", BACKEND, "--window", "11", "-q"]
    refuses(2, "window: 11 bits are out of the range of msm-bls12-381-", "msm", "run", *given)


@pytest.mark.slow
@every_curve
def test_the_command(curve: str, tmp_path: Path) -> None:
    arguments = ["msm", "run", "--curve", curve, "--backend", BACKEND, "--random", "2^12", "--check", "--batch", "2"]
    done = succeeds(*arguments, "--json", "--monitor", "--wave", tmp_path / "a.fst", "--wave-cycles", "2000")
    record = json.loads(done.out)
    processor = json.loads(succeeds(*arguments[:4], *arguments[6:], "--json").out)
    assert record["result"]["products"] == processor["result"]["products"]
    state = record["result"]["simulation"]
    assert state["counters"]["points_bytes"] == 144 * state["counters"]["points_requests"]
    assert state["cycles"] > 2 * 16 * 4096 and state["unit"].startswith("msm-")
    assert "cycles of simulated gates, points_bytes" in done.err
    assert (tmp_path / "a.fst").stat().st_size > 1000

"""The host of the accelerator with a card in Python: products, checks of what comes back, limits, masks."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from modmill import msm
from modmill.errors import BackendUnavailable, HardwareMismatch, Interrupted, UsageError
from modmill.golden import bls12
from modmill.golden import msm as golden
from modmill.golden.bls12 import Point
from modmill.hw.units.msm.accelerator import designs
from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.limbs import scalars_of
from modmill.hw.units.msm.accelerator.plan import plan
from modmill.msm.convert import CURVES, from_scalars
from modmill.msm.gates import design, engine
from modmill.msm.gates.mask import pays
from modmill.msm.gates.options import Simulated
from tests.msm.model import Card, ModelUnit, installed

BACKEND = "rtl:msm"
SHAPES = {
    "equal": MsmConfig(adders=2, windows=2, window=8, last_rows=0, tags=2, copies=4),
    "dealt": MsmConfig(adders=2, windows=3, window=7, last_rows=0, tags=0),
    "one": MsmConfig(adders=1, windows=1, window=6, last_rows=0, tags=2, copies=4),
}
every_curve = pytest.mark.parametrize("curve", msm.CURVES)


@pytest.fixture
def card(monkeypatch: pytest.MonkeyPatch) -> Card:
    shaped(monkeypatch, "equal")
    return installed(monkeypatch, Card())


def shaped(monkeypatch: pytest.MonkeyPatch, shape: str) -> None:
    plain = [replace(one, config=replace(SHAPES[shape], curve=one.config.curve)) for one in designs.SMALL]
    monkeypatch.setattr(designs, "SMALL", plain)


def multiples(curve: str, numbers: Sequence[int]) -> list[Point]:
    return [bls12.multiply(CURVES[curve], k, CURVES[curve].generator) for k in numbers]


def test_the_backends_are_listed_and_others_refused(card: Card) -> None:
    with pytest.raises(BackendUnavailable, match=r"no unit of that name serves msm .*rtl:msm:u250") as refused:
        msm.Bases("bls12-377", [], backend="rtl:reader")
    assert refused.value.wanted == "rtl:reader"
    assert not card.passes


@every_curve
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("count", [0, 1, 3, 5, 33])
def test_products_are_the_processors(
    monkeypatch: pytest.MonkeyPatch, card: Card, curve: str, shape: str, count: int
) -> None:
    shaped(monkeypatch, shape)
    made = msm.random_points(curve, count, seed=4)
    bases = msm.Bases.random(curve, count, seed=4, backend=BACKEND)
    assert (len(bases), bases.backend, bases.memory, bases.multiples) == (count, BACKEND, 144 * count, 1)
    assert "in simulated gates" in bases.why
    vectors = [msm.random_scalars(curve, count, seed=4, index=k) for k in range(2)]
    expected = multiples(curve, [made.logarithm(v) for v in vectors])
    assert bases.products(vectors, window=4) == expected
    assert bases.products([]) == []
    firsts = {one["first"] for one in card.passes}
    assert firsts == {0, -(-count // 4)} and {one["count"] for one in card.passes} == {count}


@every_curve
def test_edge_scalars_and_edge_points(card: Card, curve: str) -> None:
    r = CURVES[curve].r
    scalars = [0, 1, 2, r - 1, r, r + 1, 2 * r - 1, (1 << 256) - 1, r // 2, r // 2 + 1, 3, 3, 3, 3]
    p, opposite = multiples(curve, [5, r - 5])
    points = [*multiples(curve, range(1, 9)), None, p, p, opposite, None, p]
    bases = msm.Bases(curve, points, backend=BACKEND, gates=Simulated("never"))
    assert bases.product(scalars) == golden.product(CURVES[curve], points, [s % r for s in scalars])
    assert bases.product([0] * 14) is None
    assert all(one["symmetric"] for one in card.passes)


@every_curve
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("multiples", [2, 5])
def test_multiples_share_passes(
    monkeypatch: pytest.MonkeyPatch, card: Card, curve: str, shape: str, multiples: int
) -> None:
    shaped(monkeypatch, shape)
    r, count = CURVES[curve].r, 9
    made = msm.random_points(curve, count, seed=4)
    vectors = [msm.random_scalars(curve, count), from_scalars([0, 1, r - 1, r, (1 << 256) - 1, r // 2, 3, 3, r - 3])]
    expected = [bls12.multiply(CURVES[curve], made.logarithm(v), CURVES[curve].generator) for v in vectors]
    passes = dict[int, int]()
    for kept in (1, multiples):
        card.passes.clear()
        bases = msm.Bases.random(curve, count, seed=4, backend=BACKEND, multiples=kept, gates=Simulated("never"))
        assert (bases.multiples, bases.memory) == (kept, 144 * count * kept)
        assert bases.products(vectors, window=4) == expected
        assert {one["count"] for one in card.passes} == {count * kept}
        assert {one["first"] for one in card.passes} == {0, -(-count * kept // 4)}
        passes[kept] = len(card.passes)
    assert passes[multiples] < passes[1]
    bases = msm.Bases.random(curve, count, seed=4, backend=BACKEND, multiples=multiples, gates=Simulated("always"))
    assert bases.products(vectors, window=4) == expected


def outsiders(curve: str) -> list[Point]:
    constants = CURVES[curve]
    found: list[Point] = [(constants.p - 1, 0), (0, 1)] if constants.b == 1 else [(0, 2)]
    return [*found, *(bls12.add(constants, a, constants.generator) for a in found)]


@every_curve
@pytest.mark.parametrize("checks", ["curve", "none"])
def test_points_outside_the_subgroup(card: Card, curve: str, checks: str) -> None:
    outside = outsiders(curve)
    points = [*outside, *multiples(curve, range(4)), *outside]
    r = CURVES[curve].r
    vectors = [[k * 7 + 1 for k in range(len(points))], [r - k for k in range(len(points))], [r + 5] * len(points)]
    for kept in (1, 3):
        bases = msm.Bases(curve, points, backend=BACKEND, checks=checks, multiples=kept)
        assert bases.products(vectors) == [golden.product(CURVES[curve], points, v) for v in vectors]
    assert not any(one["symmetric"] for one in card.passes)
    with pytest.raises(UsageError, match=rf"mask: .*\(checks: {checks}\)"):
        msm.Bases(curve, points, backend=BACKEND, checks=checks, gates=Simulated("always"))


def test_a_sum_without_coordinates_is_the_processors(card: Card) -> None:
    """P + (P + T) with T of order 2: the law of BLS12-377 gives zeros."""
    constants = CURVES["bls12-377"]
    p = constants.generator
    points = [p, bls12.add(constants, p, (constants.p - 1, 0))]
    bases = msm.Bases("bls12-377", points, backend=BACKEND, checks="curve")
    for scalars in ([3, 3], [3, constants.r - 3], [5, 200]):
        assert bases.product(scalars) == golden.product(constants, points, scalars)


def wrong(what: str, times: int):  # a Spoil
    """Spoils the first passes."""

    def spoil(number: int, sums: list[dict[str, int]], done: dict[str, int]) -> None:
        if number >= times:
            return
        if what in ("additions", "points"):
            done[what] -= 1
        elif what == "word":
            sums[1]["sum"] ^= 1 << 200
        elif what == "zero":
            sums[1]["sum"] = 0
        elif what == "row":
            sums[1]["row"], sums[2]["row"] = sums[2]["row"], sums[1]["row"]
        elif what == "sums":
            sums[1]["sum"], sums[2]["sum"] = sums[2]["sum"], sums[1]["sum"]
        elif what == "hang":
            done.clear()

    return spoil


@every_curve
@pytest.mark.parametrize("what", ["additions", "points", "word", "zero", "row", "hang"])
def test_a_wrong_pass_is_repeated_once(card: Card, curve: str, what: str) -> None:
    made, scalars = msm.random_points(curve, 9), msm.random_scalars(curve, 9)
    bases = msm.Bases.random(curve, 9, backend=BACKEND)
    expected = bases.product(scalars)
    passes = len(card.passes)
    card.passes.clear()
    card.spoil = wrong(what, 1)
    assert bases.product(scalars) == expected == multiples(curve, [made.logarithm(scalars)])[0]
    assert len(card.passes) == passes + 1 and card.passes[-1] == card.passes[0]
    assert card.repeats == 1
    card.spoil = wrong(what, 1 << 30)
    with pytest.raises(HardwareMismatch, match="nothing moved" if what == "hang" else "the pass from bit 0 ") as found:
        bases.product(scalars)
    assert "msm-" in str(found.value)
    assert len(card.passes) == 3 * passes + 1


def test_sums_of_other_rows_are_another_point(card: Card) -> None:
    card.spoil = wrong("sums", 1 << 30)
    bases = msm.Bases.random("bls12-377", 40, backend=BACKEND)
    with pytest.raises(HardwareMismatch, match="product 0 is another point than the processor's"):
        bases.product(msm.random_scalars("bls12-377", 40), window=4)


@every_curve
def test_masks(monkeypatch: pytest.MonkeyPatch, card: Card, curve: str) -> None:
    made = msm.random_points(curve, 12)
    expected = multiples(curve, [made.logarithm(from_scalars([1] * 12))])[0]
    for mask, adds, pays_off in (
        ("never", 12, True),
        ("always", None, False),
        ("auto", 12, False),
        ("auto", None, True),
    ):
        monkeypatch.setattr(engine, "pays", lambda *_, pays_off=pays_off: pays_off)
        counts: list[int] = []
        card.spoil = lambda number, sums, done, counts=counts: counts.append(done["additions"])
        bases = msm.Bases.random(curve, 12, backend=BACKEND, gates=Simulated(mask))
        assert bases.product([1] * 12) == expected
        assert (sum(counts) == adds) if adds else sum(counts) > 12
        assert bases.ran is not None and bases.ran.masked == (adds is None)
    with pytest.raises(UsageError, match="mask: must be one of auto, always, never"):
        Simulated("perhaps")


def test_a_mask_pays_where_few_buckets_get_most_points() -> None:
    unit = ModelUnit(MsmConfig())
    passes, uniform = plan(unit.config), msm.random_scalars("bls12-377", 5000)
    slices = unit.slices(1, symmetric=True)
    same = np.broadcast_to(uniform[0], uniform.shape)
    small = uniform & np.array([0xFF, 0, 0, 0], np.uint64)
    many = uniform[np.arange(5000) % 1000]
    few = uniform[np.arange(5000) % 40]
    zero = scalars_of([0] * 5000)
    # Of equal scalars, two windows have their bucket at the same adder; where digits are few, there is less to add.
    vectors = {"uniform": uniform, "many": many, "few": few, "same": same, "small": small, "zero": zero}
    found = {name for name, one in vectors.items() if pays("bls12-377", unit, passes, slices, one)}
    assert found == {"few", "same"}


def test_limits(card: Card) -> None:
    bases = msm.Bases.random("bls12-377", 5, backend=BACKEND)
    scalars = msm.random_scalars("bls12-377", 5)
    with pytest.raises(UsageError, match=r"window: 9 bits are out of the range of msm-.* \(1 to 8\)"):
        bases.product(scalars, window=9)
    with pytest.raises(UsageError, match="4 scalars for 5 points"):
        bases.product(scalars[:4])
    one = design.design("", "bls12-377")
    with pytest.raises(UsageError, match="memory") as full:
        design.check_memory(one, 1 << 28, 4096)
    assert full.value.got > full.value.max == 64 * 10**9
    design.check_memory(one, 1 << 26, 4)
    with pytest.raises(UsageError, match="needs a backend in simulated gates: rtl:msm"):
        msm.Bases("bls12-377", [], backend="portable", gates=Simulated())
    assert not card.passes


def test_saved_bases_are_the_processors(card: Card, tmp_path: Path) -> None:
    scalars = msm.random_scalars("bls12-381", 7)
    bases = msm.Bases.random("bls12-381", 7, backend=BACKEND)
    bases.save(tmp_path / "b")
    opened = msm.Bases.open("bls12-381", tmp_path / "b", backend=BACKEND)
    assert opened.product(scalars) == bases.product(scalars)
    with_multiples = msm.Bases.random("bls12-381", 7, multiples=3)
    with_multiples.save(tmp_path / "c")
    opened = msm.Bases.open("bls12-381", tmp_path / "c", backend=BACKEND)
    assert (opened.multiples, opened.memory) == (3, 3 * 7 * 144)
    assert opened.product(scalars) == bases.product(scalars)


def test_a_stop_ends_the_card(card: Card) -> None:
    card.hold = threading.Event()
    bases = msm.Bases.random("bls12-377", 5, backend=BACKEND)
    passing = False

    def stop(progress: object) -> bool:
        nonlocal passing
        passing = getattr(progress, "phase", "") == "passes"
        if passing:
            assert card.hold is not None
            card.hold.set()
        return not passing

    with pytest.raises(Interrupted, match="passes"):
        bases.product(msm.random_scalars("bls12-377", 5), progress=stop)
    assert passing


def test_the_windows_of_a_product_are_those_of_the_fewest_cycles() -> None:
    unit = ModelUnit(MsmConfig(adders=2, windows=2, window=10, last_rows=0, tags=0))
    widths = [unit.passes(points, None, unit.slices(1, symmetric=True))[0].width for points in (1, 100, 1 << 20)]
    assert widths == sorted(widths) and widths[0] < 6 and widths[-1] == 10
    assert unit.passes(1, 8, unit.slices(1, symmetric=True))[0].width == 8

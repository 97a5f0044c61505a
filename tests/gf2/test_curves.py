"""Points of binary curves in arrays: OpenSSL's, all multiples of a small curve, and the same by simulated gates."""

from __future__ import annotations

import numpy as np
import pytest

from modmill import gf2
from modmill.errors import UsageError
from modmill.formula.binary import CURVES
from modmill.golden.binary_curve import contains, multiple
from modmill.hw.interface import registry
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.units.parts.processor.unit import Processor
from modmill.watch import Watch
from tests.formula.test_binary_curves import CASES, TOY, parsed
from tests.support import require_rtl

POINTS = [(x, y) for x in range(32) for y in range(32) if contains(TOY.equation, (x, y))]


@pytest.mark.parametrize("name", CURVES)
def test_multiples_of_openssl(name: str) -> None:
    curve, cases = gf2.Curve(name), [parsed(case) for case in CASES if case["curve"] == name]
    k, x, y = ([given[key] for _, given, _ in cases] for key in ("k", "x", "y"))
    found = curve.multiply(k, x, y)
    assert found.x.tolist() == [wanted["xk"] for _, _, wanted in cases]
    assert all(wanted.get("yk", up) == up for up, (_, _, wanted) in zip(found.y.tolist(), cases, strict=True))
    assert not found.neutral.any() and curve.contains(found.x, found.y).all()
    order = curve.parameters.order
    assert curve.multiply([0, order, order + 1]).neutral.tolist() == [True, True, False]


def test_every_multiple_of_every_point_of_a_small_curve() -> None:
    curve = gf2.Curve(TOY)
    x, y = np.array(POINTS).T
    found = curve.multiply(np.arange(32)[:, np.newaxis], x, y)
    for k in range(32):
        for i, point in enumerate(POINTS):
            wanted = multiple(TOY.equation, k, point)
            at = int(found.x[k, i]), int(found.y[k, i])
            assert (at, bool(found.neutral[k, i])) == (wanted or (0, 0), wanted is None)


@pytest.mark.parametrize("backend", ["rtl:gf2_power"])
def test_products_in_gates(backend: str) -> None:
    """The gates compute each product, square and inverse of the ladder, and are compared with the processor."""
    require_rtl("verilator", "g++")
    gates, here = gf2.Curve(TOY, backend), gf2.Curve(TOY)
    x, y = np.array(POINTS[:8]).T
    k = np.arange(3, 11)
    for one, other in zip(gates.multiply(k, x, y), here.multiply(k, x, y), strict=True):
        assert (one == other).all()
    assert "cycles" in gates.field.why


@pytest.mark.slow
@pytest.mark.parametrize("name", CURVES)
def test_the_microprogrammed_processor_finds_the_same_points(name: str) -> None:
    require_rtl("verilator", "g++")
    curve, rng = gf2.Curve(name), np.random.default_rng(4)
    unit = registry.build(
        registry.configure("processor", program=f"{name}_multiple", bits=curve.field.degree, threads=8, levels=4)
    )
    assert isinstance(unit, Processor)
    k = [int.from_bytes(rng.bytes(64), "little") % curve.parameters.order for _ in range(16)]
    start = curve.multiply(k[:8])
    wanted = curve.multiply(k[8:], start.x, start.y)
    beats = [{"x": int(x), "y": int(y), "k": s} for x, y, s in zip(start.x, start.y, k[8:], strict=True)]
    with StreamSimulation(unit, curve.parameters.modulus, 1, 0, Watch(None)) as model:
        found = model.run(beats, len(beats), drain=True)
    assert [(beat["xk"], beat["yk"]) for beat in found] == list(zip(wanted.x.tolist(), wanted.y.tolist(), strict=True))


def test_what_is_no_point_or_scalar_is_refused() -> None:
    curve = gf2.Curve("b233")
    x, y = curve.parameters.base
    for arguments, message in (
        (([1, 2], [x, x], [y, y ^ 1]), "point 1 is not on the curve"),
        ((1, x), "give x and y, or neither"),
        ((1 << 233,), "values"),
        ((-1,), "values"),
    ):
        with pytest.raises(UsageError, match=message):
            curve.multiply(*arguments)
    with pytest.raises(UsageError, match="curve: must be one of b233, k283"):
        gf2.Curve("p256")


def test_no_points() -> None:
    found = gf2.Curve("k283").multiply([])
    assert found.x.shape == found.neutral.shape == (0,)

"""The backends in simulated gates: equal to the processor, errors, and powers and inverses as sequences of products."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from modmill import gf2
from modmill.errors import BackendUnavailable, HardwareMismatch, Interrupted, NotInvertible, UsageError
from modmill.formula.chain import inversion
from modmill.gf2.gates import GATES
from modmill.golden import gf2 as golden
from modmill.hw.units.gf2.elements import in_elements, in_words
from modmill.hw.units.gf2.product.unit import ProductUnit
from modmill.hw.units.gf2.words.config import ORDERS as LOOPS
from modmill.hw.units.gf2.words.config import WordsConfig
from tests.support import refuses, require_rtl, succeeds

UNITS = [backend for backend in GATES.backends() if not GATES.variant(backend)]
SMALL = {"rtl:gf2_mul": "0x11b", "rtl:gf2_limbs": "x^17+x^3+1"}


def field(backend: str, **given: Any) -> gf2.Field:
    require_rtl("verilator", "g++")
    return gf2.Field(SMALL.get(backend, "x^17+x^3+1"), backend, **given)


@pytest.mark.parametrize("backend", UNITS)
def test_all_operations_are_those_of_the_processor(backend: str) -> None:
    gates = field(backend)
    here = gf2.Field(gates.modulus)
    a, b = here.random(50, seed=1), here.random(50, seed=2)
    a[0] = here(1)
    x, y = gates(a), gates(b)
    assert (x * y == a * b).all() and (x.square() == a.square()).all()
    assert (x * y[0] == a * b[0]).all()
    nonzero = a[a != 0]
    assert (1 / gates(nonzero) == 1 / nonzero).all()
    for exponent in (0, 1, 2, 3, 7, 1000, -3):
        assert (gates(nonzero) ** exponent == nonzero**exponent).all()
    assert (x.trace() == a.trace()).all()
    assert gates.backend == backend and "Verilator" in gates.why and gates.method == "gates"
    assert len(gates.zeros(0) * gates.zeros(0)) == 0


def test_variants_are_the_orders_of_the_unit() -> None:
    config = WordsConfig()
    assert {config.order, *GATES.variants} == set(LOOPS)
    assert {backend.removeprefix("rtl:") for backend in GATES.backends()} - {
        unit.removeprefix("rtl:") for unit in UNITS
    } == {f"gf2_words:{order}" for order in GATES.variants}


@pytest.mark.slow
@pytest.mark.parametrize("order", GATES.variants)
def test_products_of_233_bits_in_every_order(order: str) -> None:
    require_rtl("verilator", "g++")
    gates = gf2.Field("nist-b233", f"rtl:gf2_words:{order}")
    here = gf2.Field("nist-b233")
    a, b = here.random(40, seed=1), here.random(40, seed=2)
    assert (gates(a) * gates(b) == a * b).all()
    assert f"-{order}-" in gates.why


def test_errors() -> None:
    gates = field("rtl:gf2_mul")
    with pytest.raises(NotInvertible, match="element 1 has no inverse"):
        _ = 1 / gates([1, 0, 0])
    with pytest.raises(UsageError, match="method: rtl:gf2_mul has its own"):
        gf2.Field("0x11b", "rtl:gf2_mul", "karatsuba")
    with pytest.raises(UsageError, match="computes inverses in fields, not with --ring"):
        ring = gf2.Field("x^8+1", "rtl:gf2_mul", ring=True)
        _ = 1 / ring([1])
    with pytest.raises(BackendUnavailable, match="no unit of that name serves gf2"):
        gf2.Field("0x11b", "rtl:gf2_mull")


def test_a_wrong_product_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    gates = field("rtl:gf2_mul")
    right = ProductUnit.elements

    def wrong(self: ProductUnit, found: Any) -> Any:
        products = right(self, found)
        products[3, 0] ^= np.uint64(1)
        return products

    x = gates.random(8, seed=1)
    assert len(x * x) == 8
    monkeypatch.setattr(ProductUnit, "elements", wrong)
    with pytest.raises(HardwareMismatch, match="product 3 is not the processor's"):
        _ = x * x


def test_it_can_be_interrupted() -> None:
    require_rtl("verilator", "g++")
    gates = gf2.Field("0x11b", "rtl:gf2_mul", progress=lambda progress: progress.phase != "products")
    with pytest.raises(Interrupted):
        _ = gates.random(5, seed=1) * gates.random(5, seed=2)


def test_the_command(tmp_path: Path) -> None:
    require_rtl("verilator", "g++")
    a, b = bytes(range(1, 101)), bytes(range(100, 200))
    (tmp_path / "a").write_bytes(a)
    (tmp_path / "b").write_bytes(b)
    common = [tmp_path / "a", tmp_path / "b", "-m", "0x11b", "--quiet", "-o", tmp_path / "c"]
    found = succeeds("gf2", "mul", *common, "--backend", "rtl:gf2_mul", "--json").json
    assert found["backend"] == "rtl:gf2_mul"
    assert (tmp_path / "c").read_bytes() == bytes(golden.mul(0x11B, x, y) for x, y in zip(a, b, strict=True))
    refuses(2, "has its own", "gf2", "mul", *common, "--backend", "rtl:gf2_mul", "--method", "rns")


def test_words_of_beats() -> None:
    a = np.array([[1 << 63 | 5, 0x1_0000_0003]], np.uint64)
    assert (in_elements(in_words(a, 4)) == a).all()
    assert in_words(a, 5).shape == (1, 5)


def test_the_chain_of_an_inverse() -> None:
    """m - 1 squares and floor(log2(m - 1)) + (ones of m - 1) - 1 products give the exponent 2^m - 2."""
    for m in range(2, 300):
        exponent, products, squares = 1, 0, 0
        for step in inversion(m):
            start, exponent = exponent, exponent << step.squares
            exponent += 1 if step.by_a else start if step.by_start else 0
            squares, products = squares + step.squares, products + (step.by_a or step.by_start)
        assert (exponent, squares) == ((1 << m) - 2, m - 1)
        assert products == (m - 1).bit_length() - 1 + (m - 1).bit_count() - 1

"""Moduli as users write them, fields made of them, and the published figures."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import modmill
from modmill import binary_fields as names
from modmill import gf2
from modmill.errors import BackendUnavailable, Interrupted, ModulusError, ReducibleModulus, UsageError
from modmill.gf2 import Modulus, published
from modmill.golden import gf2 as golden
from modmill.progress import Progress
from tests.support import require_opencl

N512 = golden.from_terms([511, 216, 0])


@pytest.mark.parametrize(
    "text",
    [
        "thesis-512", "THESIS-512", "x^511+x^216+1", "1 + x^216 + x^511", "X**511 + x^{216} + 1", "511,216,0",
        "0, 216, 511", hex(N512), hex(N512).upper().replace("0X", "0x"),
    ],
)  # fmt: skip
def test_one_modulus_in_many_forms(text: str, tmp_path: Path) -> None:
    assert Modulus.parse(text).poly == N512
    file = tmp_path / "n.txt"
    file.write_text(f"{text}\n")
    assert Modulus.parse(str(file)).poly == N512


@given(st.integers(4, 1 << 300))
def test_every_polynomial_is_written_and_read(poly: int) -> None:
    assert Modulus.parse(hex(poly)).poly == poly
    assert Modulus.parse(gf2.polynomial(poly)).poly == poly
    if poly.bit_count() > 1:
        assert Modulus.parse(",".join(map(str, Modulus(poly).terms))).poly == poly
    assert int.from_bytes(Modulus(poly).encoded(), "little") == poly


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "is not a name"), ("x^^3", "'x^^3' is not a term"), ("y^3+1", "'y^3' is not a term"),
        ("163", "'163' is a decimal number; write 0x and hex digits, or seroussi-163 for a polynomial of degree 163"),
        ("x^-3+1", "'x^-3' is not a term of a polynomial over GF(2); write 1, x or x^3"),
        ("x^3 - x + 1", "'x^3-x' is not a term of a polynomial over GF(2)"),
        ("2x^3+1", "'2x^3' is not a term"), ("x^1.5+1", "'x^1.5' is not a term"), ("x^8+x+", "'' is not a term"),
        ("x^3+y+1", "'y' is not a term"), ("x3+x+1", "'x3' is not a term"), ("x^3+" + "z" * 99, "'zzzzz"),
        ("0xzz", "'0xzz' is not hex"), ("0x", "'0x' is not hex"), ("5,-2,0", "'-2' is not an exponent"),
        ("1.5,0", "'1.5' is not an exponent"), ("8,,0", "'' is not an exponent"),
        ("nist-b164", "Did you mean 'nist-b163'?"), ("tesis-512", "Did you mean 'thesis-512'?"),
        ("x^2+x^2+1", "the exponent 2 occurs twice"),
        ("x^65537+1", "an exponent must be 0 to 65536 (got 65537)"),
        ("x^999999999+1", "an exponent must be 0 to 65536 (got 999999999)"),
        ("999999999,1,0", "an exponent must be 0 to 65536 (got 999999999)"),
        ("seroussi-99999999", "the degree must be 2 to 65536 (got 99999999)"),
        ("1", "the modulus must have degree 2 to 65536; 1 is a constant"), ("0x0", "65536; 0 is a constant"),
        ("0", "0 is a constant"), ("x", "the modulus must have degree 2 to 65536 (got 1)"),
        ("seroussi-0", "the degree must be 2 to 65536 (got 0)"), ("seroussi-65537", "(got 65537)"),
        ("q" * 100, "'qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq...'"),
    ],
)  # fmt: skip
def test_what_is_no_modulus(text: str, message: str) -> None:
    with pytest.raises(UsageError, match=re.escape(message)):
        Modulus.parse(text)


@pytest.mark.parametrize("value", [7.5, None, ["x", 0], object()])
def test_a_modulus_of_another_type_is_named(value: object) -> None:
    with pytest.raises(UsageError, match=rf"modulus: must be .* or a Modulus \(got {type(value).__name__}"):
        Modulus.of(value)  # type: ignore[arg-type]


def test_files_that_hold_no_modulus(tmp_path: Path) -> None:
    file = tmp_path / "n"
    for content, message in (
        (b"hello", "does not contain a polynomial"),
        (b"\xff\xfe", "cannot be read"),
        (b"1," * (1 << 20), "at most 1048576 bytes"),
    ):
        file.write_bytes(content)
        with pytest.raises(UsageError, match=message):
            Modulus.parse(str(file))


def test_what_python_callers_give() -> None:
    for value in (N512, (511, 216, 0), [0, 511, 216], np.array([511, 216, 0]), Modulus(N512), "thesis-512"):
        given_value: Any = value
        assert gf2.Field(given_value).modulus.name == "thesis-512"
    for bad in (-1, 0, 3, [1], (5, 5, 0), (70000, 0)):
        with pytest.raises(UsageError):
            gf2.Field(bad)


def test_names_are_what_the_sources_say() -> None:
    fields = names.named()
    assert [f.bits for f in fields.values() if f.bits] == [256, 512, 1024, 2048, 4096, 8192]
    assert {names.find(f"nist-{c}{m}") for c in "bkBK" for m in (163, 233, 283, 409, 571)} == {
        f for name, f in fields.items() if name.startswith("nist")
    }
    assert names.find("nist-b164") is None
    for f in fields.values():
        assert f.source and f.title and gf2.least_factor(f.poly) is None, f.name
        assert names.name_of(f.poly) == f.name and Modulus(f.poly).terms == f.terms


def test_the_search_finds_seroussi_s_polynomials() -> None:
    raw = [(128, 7, 2, 1, 0), (256, 10, 5, 2, 0), (512, 8, 5, 2, 0), (1024, 19, 6, 1, 0), (233, 74, 0), (409, 87, 0)]
    for terms in raw:
        found = gf2.smallest(terms[0])
        assert found.terms == terms
        assert Modulus.parse(f"seroussi-{terms[0]}") == found


@pytest.mark.slow
@pytest.mark.parametrize("terms", [(2048, 19, 14, 13, 0), (4096, 27, 15, 1, 0)])
def test_the_search_finds_long_ones(terms: tuple[int, ...]) -> None:
    assert gf2.smallest(terms[0]).terms == terms


def test_a_search_can_be_watched_and_stopped() -> None:
    heard: list[Progress] = []

    def stop(step: Progress) -> bool:
        heard.append(step)
        return step.seconds < 0

    with pytest.raises(Interrupted):
        gf2.smallest(65536, progress=stop)
    assert [(step.phase, step.total, step.start) for step in heard] == [("search", 0, 0)]

    def fails(*_: Any) -> bool:
        raise RuntimeError("from the callback")

    with pytest.raises(RuntimeError, match="from the callback"):
        gf2.smallest(65536, progress=fails)


def test_reducible_moduli_are_refused_with_a_factor_or_make_rings(backend: str) -> None:
    a, b = golden.smallest_irreducible(70), golden.smallest_irreducible(71)
    n = golden.product(a, b)
    with pytest.raises(ReducibleModulus) as refused:
        gf2.Field(n, backend)
    assert refused.value.factor == a
    ring = gf2.Field(n, backend, ring=True)
    assert ring.ring and int(ring(a) * ring(b)) == 0


def test_a_device_refuses_reducible_moduli_too() -> None:
    require_opencl()
    with pytest.raises(ReducibleModulus) as refused:
        gf2.Field("x^128+1", "opencl")
    assert refused.value.factor == 3


def test_a_field_says_what_it_is(backend: str) -> None:
    f = gf2.Field("nist-b163", backend, "barrett")
    assert (f.degree, f.words, f.order, f.backend) == (163, 3, 1 << 163, backend)
    assert f.method.startswith("barrett") and f.why and "nist-b163" in repr(f) and backend in repr(f)
    assert f == gf2.Field("nist-k163") and hash(f) == hash(gf2.Field("nist-k163")) and f != gf2.Field("nist-b233")
    assert int(f.x()) == 2 and f.zeros(3).tolist() == [0, 0, 0] and f.ones((1, 2)).tolist() == [[1, 1]]
    a = f.random(5, seed=1)
    again = pickle.loads(pickle.dumps(a))
    assert (again == a).all() and (again.field.backend, again.field.method) == (f.backend, f.method)
    assert modmill.gf2 is gf2


def test_backends_and_methods_that_are_not() -> None:
    with pytest.raises(BackendUnavailable, match="cuda"):
        gf2.Field("nist-b163", "cuda")
    for method, message in (
        ("magic", "no method `magic`"),
        ("sos:2", "no method `sos:2`"),
        ("direct", "does not meet the requirements of method `direct`"),
    ):
        with pytest.raises(UsageError, match=message):
            gf2.Field("x^64+x^4+x^3+x+1", method=method)
    with pytest.raises(UsageError, match=r"threads: -1 is out of range"):
        gf2.Field("nist-b163", threads=-1)
    with pytest.raises(ModulusError, match=r"\(got 65537\)"):
        gf2.Field(1 << 65537 | 1)


def test_published_figures() -> None:
    assert published.best_fpga() == {256: 16667, 512: 8547, 1024: 4132, 2048: 2092, 4096: 840, 8192: 318}
    literature = published.literature()
    assert len(published.speeds()) == 10 and len(published.areas()) == 9 and len(literature) == 12
    failed = [row for row in published.speeds() if 8192 not in row.per_second]
    assert [(row.karatsuba, row.word_bits) for row in failed] == [(1, 32)]
    (wrong,) = [row for row in literature if row.printed is not None]
    assert (wrong.per_second, wrong.printed) == (round(1e6 / 193.34), 5498) and wrong.why
    assert {row.bits: row.per_second for row in literature if row.ours} == {256: 16667, 1024: 4132}
    gpu = next(row for row in published.hosts() if row.fabric == "gpu" and row.word_bits == 32)
    assert round(gpu.per_second[8192]) == 462
    assert all(
        items[bits] == bits // word for word, items in published.groups().items() for bits in published.best_fpga()
    )
    assert {p.fabric for p in published.platforms()} == {"gpu", "cpu"} and len(published.platforms()) == 9
    assert published.compilation().kernel_mhz == (175, 200)
    assert published.best_fpga(8)[8192] == 54 and published.best_fpga(32)[8192] == 318
    assert "Büyükşahin" in published.source() and "Stratix" in published.fpga()


def test_a_number_of_elements_in_place_of_a_modulus_is_explained() -> None:
    with pytest.raises(ReducibleModulus, match=r"^x\^8 is reducible: .*, and seroussi-8 has 2\^8 elements$") as caught:
        gf2.Field(2**8)
    assert caught.value.factor == 2
    assert gf2.Field("seroussi-8").order == 2**8
    with pytest.raises(ReducibleModulus, match=r"\(a ring takes it\)$"):
        gf2.Field(0b101)

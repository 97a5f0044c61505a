"""Every committed vector of the job gf2: its form, the golden model's opinion, and every backend's."""

from __future__ import annotations

import json
from typing import Any

import pytest

from modmill import gf2
from modmill.errors import NotInvertible
from modmill.golden import gf2 as golden
from tests.support import ROOT

pytestmark = pytest.mark.job("gf2")
FILES: dict[str, dict[str, Any]] = {
    path.stem: json.loads(path.read_text("utf-8"))
    for path in sorted((ROOT / "python/modmill/_vectors" / "gf2").glob("*.json"))
}
KINDS: dict[str, dict[str, type]] = {
    "arithmetic": {
        "modulus": str, "a": str, "b": str, "product": str, "square": str, "exponent": int, "power": str, "trace": int,
    },
    "irreducible": {"polynomial": str, "irreducible": bool},
    "smallest": {"degree": int, "polynomial": str},
}  # fmt: skip
OPTIONAL = {"inverse", "factor"}


def cases(kind: str) -> list[Any]:
    return [
        pytest.param(case, id=f"{name}-{case['id']}")
        for name, document in FILES.items()
        for case in document["cases"]
        if case["kind"] == kind
    ]


def number(text: str) -> int:
    assert text == hex(int(text, 16)), f"{text} is not a shortest lower-case hex number"
    return int(text, 16)


def modulus(case: dict[str, Any]) -> int:
    text = case["modulus"]
    return number(text) if text.startswith("0x") else gf2.named()[text].poly


def test_there_are_vectors_of_every_kind() -> None:
    assert set(FILES) == {"fields", "edge", "polynomials", "outside"}
    assert len(cases("arithmetic")) > 200 and len(cases("irreducible")) > 100 and len(cases("smallest")) == 63


@pytest.mark.parametrize("name", FILES)
def test_the_form_is_as_documented(name: str) -> None:
    document = FILES[name]
    assert set(document) == {"schema", "job", "title", "source", "licence", "generated_by", "flags", "cases"}
    assert (document["schema"], document["job"]) == ("modmill-vectors/1", "gf2")
    assert [case["id"] for case in document["cases"]] == list(range(1, len(document["cases"]) + 1))
    for case in document["cases"]:
        fields = KINDS[case["kind"]]
        assert set(case) - OPTIONAL == {"id", "kind", "flags", *fields}
        assert all(type(case[field]) is kind for field, kind in fields.items())
    assert {flag for case in document["cases"] for flag in case["flags"]} == set(document["flags"])


@pytest.mark.parametrize("case", cases("arithmetic"))
def test_golden_agrees(case: dict[str, Any]) -> None:
    n, a, b = modulus(case), number(case["a"]), number(case["b"])
    assert golden.mul(n, a, b) == number(case["product"])
    assert golden.square(n, a) == number(case["square"])
    assert golden.power(n, a, case["exponent"]) == number(case["power"])
    assert golden.trace(n, a) == case["trace"]
    if "inverse" in case:
        assert golden.mul(n, a, number(case["inverse"])) == golden.remainder(1, n)
    else:
        assert golden.gcd(a, n) != 1


@pytest.mark.parametrize("case", cases("arithmetic"))
def test_every_backend_agrees(case: dict[str, Any], backend: str) -> None:
    ring = gf2.Field(modulus(case), backend, "barrett", ring=True)
    a, b = ring([number(case["a"])]), ring([number(case["b"])])
    assert (a * b).to_ints().tolist() == [number(case["product"])]
    assert a.square().to_ints().tolist() == [number(case["square"])]
    assert (a ** case["exponent"]).to_ints().tolist() == [number(case["power"])]
    assert a.trace().tolist() == [case["trace"]]
    if "inverse" in case:
        assert a.inv().to_ints().tolist() == [number(case["inverse"])]
    else:
        with pytest.raises(NotInvertible) as refused:
            a.inv()
        assert refused.value.index == 0 and refused.value.factor == golden.gcd(modulus(case), number(case["a"]))


@pytest.mark.parametrize("case", cases("irreducible"))
def test_irreducible_polynomials_and_factors(case: dict[str, Any]) -> None:
    n = number(case["polynomial"])
    factor = number(case["factor"]) if "factor" in case else None
    assert case["irreducible"] == (factor is None)
    assert gf2.least_factor(n) == factor
    if n.bit_length() <= 300:
        assert golden.is_irreducible(n) == case["irreducible"]
    if factor is not None:
        assert golden.remainder(n, factor) == 0 and golden.is_irreducible(factor)


@pytest.mark.parametrize("case", cases("smallest"))
def test_smallest_polynomials(case: dict[str, Any]) -> None:
    assert gf2.smallest(case["degree"]).poly == number(case["polynomial"])

"""The golden verifier against the golden prover, and both against the Rust crate, in both directions."""

from __future__ import annotations

import json

import pytest

from modmill import errors, vdf
from modmill.golden import proofs
from modmill.golden.vdf import canonical

N = (1 << 256) - 189
STEPS = (1, 2, 511, 512, 513, 1024, 1025, 3001)
KINDS = ("wesolowski", "pietrzak")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("steps", STEPS)
def test_golden_accepts_its_own_and_nothing_near_it(kind: str, steps: int) -> None:
    y, elements = proofs.prove(N, 7, steps, kind)
    assert proofs.holds(N, 7, steps, y, kind, elements)
    assert not proofs.holds(N, 7, steps + 1, y, kind, elements)
    assert not proofs.holds(N, 5, steps, y, kind, elements)
    assert not proofs.holds(N, 7, steps, canonical(N, y * 3), kind, elements)
    assert not proofs.holds(N, 7, steps, N - y, kind, [N - e for e in elements])
    assert not proofs.holds(N, 7, steps, y, kind, [*elements, 2])
    for i, element in enumerate(elements):
        changed = [*elements[:i], canonical(N, element * 3), *elements[i + 1 :]]
        assert not proofs.holds(N, 7, steps, y, kind, changed)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.parametrize("modulus", [N, (1 << 1024) - 1, (1 << 1023) + 1])
def test_rust_and_golden_write_the_same_file(kind: vdf.ProofKind, steps: int, modulus: int, backend: str) -> None:
    made = vdf.evaluate(modulus, steps, 7, proof=kind, accept_modulus=True, backend=backend)
    assert made.proof_file is not None
    y, elements = proofs.prove(modulus, 7, steps, kind)
    assert made.proof_file == proofs.write_file(modulus, 7, steps, kind, y, elements)
    assert proofs.verify_file(made.proof_file)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["vdf-alliance", "lcs35", "csail2019"])
def test_golden_verifies_longer_rust_proofs(kind: vdf.ProofKind, name: str) -> None:
    made = vdf.evaluate(name, 50_003, 3, proof=kind)
    assert made.proof_file is not None
    assert proofs.verify_file(made.proof_file)


@pytest.mark.parametrize("kind", KINDS)
def test_rust_verifies_golden_proofs_and_both_refuse_the_same_forgeries(kind: str) -> None:
    y, elements = proofs.prove(N, 7, 1500, kind)
    good = proofs.write_file(N, 7, 1500, kind, y, elements)
    assert vdf.verify(good, accept_modulus=True).y == y
    forged = [
        proofs.write_file(N, 7, 1500, kind, canonical(N, y * 3), elements),
        proofs.write_file(N, 7, 1500, kind, y, [canonical(N, elements[0] * 3), *elements[1:]]),
        proofs.write_file(N, 7, 1501, kind, y, elements),
    ]
    for text in forged:
        assert not proofs.verify_file(text)
        with pytest.raises(Exception, match=r".") as caught:
            vdf.verify(text, accept_modulus=True)
        assert type(caught.value).__name__ == "InvalidProof"
    minus = proofs.write_file(N, 7, 1500, kind, N - y, [N - e for e in elements])
    assert not proofs.verify_file(minus)
    with pytest.raises(errors.InvalidProof, match="canonical"):
        vdf.verify(minus)


def test_files_in_any_other_form_are_refused() -> None:
    y, elements = proofs.prove(N, 7, 600, "pietrzak")
    good = proofs.write_file(N, 7, 600, "pietrzak", y, elements)
    assert proofs.read_file(good) == (N, 7, 600, "pietrzak", y, elements, [], None)
    for text in (
        "",
        "[]",
        "null",
        good[:-1],
        good + "\n",
        good.replace("  ", " "),
        good.upper(),
        good.replace('"steps": 600', '"steps": 600.0'),
        good.replace('"steps": 600', '"steps": true'),
        good.replace('"version": 1', '"version": 2'),
        json.dumps(json.loads(good) | {"extra": 1}),
    ):
        with pytest.raises(proofs.Refused):
            proofs.read_file(text)


def test_every_single_bit_change_is_refused_by_the_golden_verifier() -> None:
    y, elements = proofs.prove((1 << 128) + 51, 3, 600, "wesolowski")
    good = proofs.write_file((1 << 128) + 51, 3, 600, "wesolowski", y, elements).encode()
    for position in range(8 * len(good)):
        changed = bytearray(good)
        changed[position // 8] ^= 1 << (position % 8)
        with pytest.raises(proofs.Refused):
            proofs.read_file(changed.decode("latin-1"))

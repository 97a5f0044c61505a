"""False statements over moduli where an element of low order is public: the equations hold, the modulus is refused."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from modmill import errors, params, vdf
from modmill.golden import proofs
from modmill.golden.vdf import canonical, next_prime
from tests.support import N, P, Q, modmill, refuses, succeeds

A = 3**323 + 3  # even, 512 bits
PHI = sum(2 ** (263 * k) for k in range(5)) // 31  # divides 2^1315 - 1
GOOD = next_prime(random.Random(2).getrandbits(520)) * next_prime(random.Random(3).getrandbits(520))
STEPS = 1200


def small_factor(f: int) -> int:
    """The element of order 2 modulo f times GOOD: 1 modulo GOOD, -1 modulo f."""
    return (1 - 2 * GOOD * pow(GOOD, -1, f)) % (f * GOOD)


TRAPS = {  # N, an element, its order up to sign, what is found
    "A^2 + 1": (A * A + 1, A, 2, "short-form"),
    "A^2 + A + 1": (A * A + A + 1, A, 3, "short-form"),
    "2^1277 - 1": (2**1277 - 1, 2, 1277, "short-form"),
    "Phi_1315(2)": (PHI, 2, 1315, "low-order"),
    "small factor": (16777213 * GOOD, small_factor(16777213), 2, "small-factor"),
}


def forged(n: int, u: int, order: int) -> str:
    """A proof of y = u 3^(2^T) without the factors of n: Wesolowski's, since u has the l-th root u^(1/l)."""
    right = pow(3, 1 << STEPS, n)
    y = canonical(n, u * right)
    assert y != canonical(n, right)
    prime = proofs.Transcript("wesolowski", n, 3, STEPS, y).challenge_prime()
    pi = pow(3, (1 << STEPS) // prime, n) * pow(u, pow(prime, -1, order), n)
    return proofs.write_file(n, 3, STEPS, "wesolowski", y, [canonical(n, pi)])


@pytest.mark.parametrize("name", TRAPS)
def test_false_statements_are_refused_because_of_their_modulus(name: str) -> None:
    n, u, order, flaw = TRAPS[name]
    text = forged(n, u, order)
    assert proofs.verify_file(text), "the golden verifier checks the equations alone, and they hold"
    with pytest.raises(errors.ModulusRefused) as refused:
        vdf.verify(text)
    assert refused.value.flaw == flaw
    assert vdf.verify(text, accept_modulus=True).trust == "accepted"
    with pytest.raises(errors.ModulusRefused):
        vdf.evaluate(n, 10, 3)
    assert vdf.evaluate(n, 10, 3, accept_modulus=True).y == canonical(n, pow(3, 1 << 10, n))
    assert vdf.evaluate(n, 10, 3, proof="none").y == canonical(n, pow(3, 1 << 10, n)), "no proof, no false proof"


def test_every_flaw_has_its_data() -> None:
    def flaw(n: int) -> dict[str, object]:
        with pytest.raises(errors.ModulusRefused) as refused:
            vdf.evaluate(n, 10, 3)
        return refused.value.data

    prime = next_prime(random.Random(1).getrandbits(300))
    assert flaw(prime) == {"flaw": "prime"}
    assert flaw(prime**3) == {"flaw": "perfect-power", "base": prime, "exponent": 3}
    assert flaw(10007 * GOOD) == {"flaw": "small-factor", "factor": 10007}
    form = {"flaw": "short-form", "multiplier": 1, "argument": A, "terms": [(1, 2), (1, 1), (1, 0)]}
    assert flaw(A * A + A + 1) == form
    assert flaw(PHI) == {"flaw": "low-order", "base": 2, "exponent": 1315}


def test_the_command_refuses_and_says_why(tmp_path: Path) -> None:
    n, u, order, _ = TRAPS["A^2 + A + 1"]
    file = tmp_path / "false.json"
    file.write_text(forged(n, u, order))
    refuses(2, "the modulus is refused: it has the short form N = A^2 + A + 1 with A = 0x", "vdf", "verify", file)
    assert "--accept-modulus" in modmill("vdf", "verify", file).err
    out = succeeds("vdf", "verify", file, "--accept-modulus").out
    assert "not a built-in modulus, and not checked" in out
    make = ("vdf", "eval", "--modulus", hex(n), "--steps", "100", "--out", tmp_path / "p")
    refuses(2, "the modulus is refused", *make)
    assert not (tmp_path / "p").exists()
    succeeds(*make, "--accept-modulus")


def test_verification_says_whose_word_it_rests_on(tmp_path: Path) -> None:
    file = tmp_path / "p"
    for modulus, options, trust, note in (
        ("vdf-alliance", (), "built-in", params.modulus("vdf-alliance").trust),
        (hex(N), (), "checked", "its maker must be trusted not to know its factors"),
        (hex(N), ("--accept-modulus",), "accepted", "not checked"),
        (hex(N), ("--trapdoor", f"{P},{Q}"), "factors", "Whoever knows them needs no time"),
    ):
        succeeds("vdf", "eval", "--modulus", modulus, "--steps", "100", "--out", file, "--quiet")
        found = json.loads(succeeds("vdf", "verify", file, "--json", *options).out)["result"]
        assert found["trust"] == trust
        assert note in found["trust_note"]
        assert found["trust_note"] in succeeds("vdf", "verify", file, *options).out.replace("\n", " ")

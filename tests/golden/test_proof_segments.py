"""Proofs by segments: the golden verifier against the golden prover, and both against the Rust crate."""

from __future__ import annotations

import pytest

from modmill import errors, vdf
from modmill.golden import proofs
from modmill.golden.vdf import canonical

N = (1 << 256) - 189
KIND = proofs.SEGMENTS
LENGTHS = ([1], [1500], [1000, 500], [1, 1, 1], [2, 3, 1000, 264, 17], [1] * 16)


def accepts(text: str) -> bool:
    """True if both verifiers accept a file; they must agree, and the form must be right."""
    try:
        vdf.verify(text, accept_modulus=True)
    except errors.InvalidProof:
        rust = False
    else:
        rust = True
    assert proofs.verify_file(text) == rust
    return rust


@pytest.mark.parametrize("lengths", LENGTHS)
def test_both_verifiers_accept_golden_proofs_and_refuse_forgeries(lengths: list[int]) -> None:
    steps = sum(lengths)
    y, elements = proofs.prove_segments(N, 7, lengths)
    assert y == proofs.prove(N, 7, steps, "wesolowski")[0]
    assert accepts(proofs.write_file(N, 7, steps, KIND, y, elements, lengths))
    assert not accepts(proofs.write_file(N, 5, steps, KIND, y, elements, lengths))
    assert not accepts(proofs.write_file(N, 7, steps, KIND, canonical(N, y * 3), elements, lengths))
    for i, element in enumerate(elements):
        changed = [*elements[:i], canonical(N, element * 3), *elements[i + 1 :]]
        assert not accepts(proofs.write_file(N, 7, steps, KIND, y, changed, lengths))
    for i in range(len(lengths) - 1):
        moved = [*lengths[:i], lengths[i] + 1, lengths[i + 1] + 1, *lengths[i + 2 :]]
        assert not accepts(proofs.write_file(N, 7, sum(moved), KIND, y, elements, moved))
        merged = [*lengths[:i], lengths[i] + lengths[i + 1], *lengths[i + 2 :]]
        left = elements[: 2 * i] + elements[2 * i + 2 :]
        # Where T_i is so small that pi_i = 1, this may be the proof for the merged segments.
        right = left == proofs.prove_segments(N, 7, merged)[1]
        assert accepts(proofs.write_file(N, 7, steps, KIND, y, left, merged)) == right


def test_lengths_that_do_not_fit_are_refused() -> None:
    y, elements = proofs.prove_segments(N, 7, [1] * 17)
    for steps, lengths, listed in (
        (17, [1] * 17, elements),
        (17, [1] * 16, elements),
        (17, [], elements),
        (17, [17], elements),
        (17, [18, -1], elements[:3]),
        (17, [17, 0], elements[:3]),
        (18, [17], elements[:1]),
    ):
        assert not proofs.holds(N, 7, steps, y, KIND, listed, lengths)
        with pytest.raises((ValueError, errors.InvalidProof), match=r"segments|line"):
            vdf.verify(proofs.write_file(N, 7, steps, KIND, y, listed, lengths), accept_modulus=True)


@pytest.mark.parametrize("threads", [1, 2, 3, 4])
@pytest.mark.parametrize("steps", [1, 513, 5120, 30_003])
def test_rust_proofs_are_what_the_golden_prover_makes_of_their_segments(steps: int, threads: int, backend: str) -> None:
    made = vdf.evaluate(N, steps, 7, proof="wesolowski-segments", accept_modulus=True, backend=backend, threads=threads)
    assert made.proof_file is not None
    lengths = proofs.read_file(made.proof_file)[6]
    assert len(lengths) > 1 or threads == 1 or steps < 30_000
    y, elements = proofs.prove_segments(N, 7, lengths)
    assert made.proof_file == proofs.write_file(N, 7, steps, KIND, y, elements, lengths)
    assert accepts(made.proof_file)


def test_every_single_bit_change_is_refused_by_the_golden_reader() -> None:
    n = (1 << 128) + 51
    y, elements = proofs.prove_segments(n, 3, [400, 200])
    good = proofs.write_file(n, 3, 600, KIND, y, elements, [400, 200]).encode()
    for position in range(8 * len(good)):
        changed = bytearray(good)
        changed[position // 8] ^= 1 << (position % 8)
        with pytest.raises(proofs.Refused):
            proofs.read_file(changed.decode("latin-1"))

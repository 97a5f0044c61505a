"""Reed-Solomon codes: published words, all words near a small code, random errors and erasures, galois, gates."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from modmill import gf2
from modmill.errors import UsageError
from tests.support import require_rtl

HELLO = bytes.fromhex("40d275477617320627269 6c6c69670ec".replace(" ", ""))
"""A message of QR codes, with its ten check symbols behind it (Wikiversity, "Reed-Solomon codes for coders")."""
HELLO_CHECKS = bytes.fromhex("bc2a90136bafeffd4be0")
QR = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
"""HELLO WORLD in version 1-M of QR codes, with its check symbols."""
QR_CHECKS = [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]


def test_published_words() -> None:
    code = gf2.ReedSolomon(26, 16, first=0)
    for message, checks in ((list(HELLO), list(HELLO_CHECKS)), (QR, QR_CHECKS)):
        word = code.encode(message)
        assert word.tolist() == message + checks
        damaged = word.copy()
        damaged[:5] = [6, 0, 0, 0, 0]
        found = code.decode(damaged)
        assert (found.words == word).all() and int(found.corrected) == 5


def test_every_word_near_a_small_code() -> None:
    """The (7, 3) code over GF(8): all words with up to two changes of a few words, by the nearest of all words."""
    field = gf2.Field("x^3 + x + 1")
    code = gf2.ReedSolomon(7, 3, field)
    words = code.encode(np.array(list(itertools.product(range(8), repeat=3))))
    known = np.array(words.tolist())
    assert min((row != known[0]).sum() for row in known[1:]) == 5
    changes = [np.zeros(7, int)]
    for (i, j), (a, b) in itertools.product(itertools.combinations(range(7), 2), itertools.product(range(8), repeat=2)):
        changes.append(np.zeros(7, int))
        changes[-1][[i, j]] = a, b
    for word in known[[0, 100, 511]]:
        found = code.decode(word ^ np.array(changes))
        assert (np.array(found.words.tolist()) == word).all()
        assert found.corrected.tolist() == [int((change != 0).sum()) for change in changes]


def test_random_words_of_a_small_code() -> None:
    """A received word within two changes of a code word becomes that word; any other stays, and is reported."""
    code = gf2.ReedSolomon(7, 3, gf2.Field("x^3 + x + 1"))
    known = np.array(code.encode(np.array(list(itertools.product(range(8), repeat=3)))).tolist())
    received = np.random.default_rng(1).integers(0, 8, (500, 7))
    found = code.decode(received)
    far = 0
    for row, after, corrected in zip(received, np.array(found.words.tolist()), found.corrected, strict=True):
        distances = (known != row).sum(axis=1)
        if distances.min() <= 2:
            assert (after == known[distances.argmin()]).all() and corrected == distances.min()
        else:
            far += 1
            assert (after == row).all() and corrected == -1
    assert 100 < far < 400


def damaged(code: gf2.ReedSolomon, words: gf2.FieldArray, seed: int) -> tuple[gf2.FieldArray, NDArray[np.bool_]]:
    """Words with as many erasures and errors as can be corrected, and which symbols are erased."""
    rng, found, lost = np.random.default_rng(seed), words.copy(), np.zeros(words.shape, bool)
    for row, erased in zip(found, lost, strict=True):
        erasures = int(rng.integers(0, code.checks + 1))
        places = rng.permutation(code.n)[: erasures + (code.checks - erasures) // 2]
        row[places] = row[places] + code.field(rng.integers(1, code.field.order, len(places)))
        erased[places[:erasures]] = True
    return found, lost


@pytest.mark.parametrize(
    ("n", "k", "field", "first", "primitive"),
    [
        (255, 223, None, 1, 2),
        (255, 239, None, 0, 2),
        (40, 30, "x^8 + x^4 + x^3 + x + 1", 3, 3),
        (15, 9, "x^4 + x + 1", 1, 2),
        (60, 40, "x^12 + x^6 + x^4 + x + 1", 1, 2),
    ],
)
def test_errors_and_erasures(n: int, k: int, field: str | None, first: int, primitive: int) -> None:
    given = None if field is None else gf2.Field(field)
    code = gf2.ReedSolomon(n, k, given, first=first, primitive=primitive)
    words = code.encode(code.field.random((30, k), seed=5))
    received, lost = damaged(code, words, 6)
    found = code.decode(received, lost)
    assert (found.words == words).all() and (found.corrected == (received != words).sum(axis=1)).all()
    assert (code.decode(words.reshape(5, 6, n)).corrected == np.zeros((5, 6))).all()


def test_an_erasure_too_many_is_told() -> None:
    code = gf2.ReedSolomon(15, 9, gf2.Field("x^4 + x + 1"))
    word = code.encode(list(range(9)))
    assert int(code.decode(word, np.arange(15) < 6).corrected) == 0
    assert (
        int(code.decode(word + np.where(np.arange(15) < 7, code.field.ones(15), 0), np.arange(15) < 7).corrected) == -1
    )


@pytest.mark.slow
def test_the_words_of_galois() -> None:
    galois = pytest.importorskip("galois")
    peer = galois.ReedSolomon(255, 223)
    code = gf2.ReedSolomon(255, 223)
    assert int(peer.field.irreducible_poly) == code.field.modulus.poly
    messages = code.field.random((3, 223), seed=8)
    assert np.array(peer.encode(np.array(messages.tolist()))).tolist() == code.encode(messages).tolist()


@pytest.mark.slow
def test_in_gates() -> None:
    require_rtl("verilator", "g++")
    code = gf2.ReedSolomon(12, 8, gf2.Field("x^8 + x^4 + x^3 + x^2 + 1", "rtl:gf2_power"))
    here = gf2.ReedSolomon(12, 8)
    words = code.encode(np.arange(16).reshape(2, 8))
    assert (words == here.encode(np.arange(16).reshape(2, 8))).all()
    received, lost = damaged(code, words, 2)
    assert (code.decode(received, lost).words == words).all() and "cycles" in code.field.why


def test_what_makes_no_code_is_refused() -> None:
    wrong: tuple[tuple[Any, str], ...] = (
        ((256, 223), "n: 256 is out of range"),
        ((10, 10), "k: 10 is out of range"),
        ((10, 8, gf2.Field("x^8+1", ring=True)), "needs a field"),
        ((10, 8, gf2.Field("0x11b")), "primitive: 2 has powers that repeat"),
    )
    for arguments, message in wrong:
        with pytest.raises(UsageError, match=message):
            gf2.ReedSolomon(*arguments)
    code = gf2.ReedSolomon(15, 9)
    with pytest.raises(UsageError, match="messages: must have 9 symbols"):
        code.encode([1, 2, 3])
    with pytest.raises(UsageError, match="received: must have 15 symbols"):
        code.decode(3)

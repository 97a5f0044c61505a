"""The golden Ed25519: its constants, the group, encodings, signing, and what the rules differ in."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from modmill.golden import ed25519 as ed

FEW = settings(max_examples=20)
SMALL = ed.small_order_points()
scalars = st.integers(0, 1 << 256)
secrets = st.binary(min_size=32, max_size=32)
points = st.tuples(st.integers(0, ed.L - 1), st.integers(0, 7)).map(
    lambda pair: ed.add(ed.multiply(pair[0], ed.BASE), SMALL[pair[1]])
)


def on_curve(a: ed.Point) -> bool:
    x, y, z, t = a
    return (y * y - x * x - z * z - ed.D * t * t) % ed.P == 0 and (x * y - z * t) % ed.P == 0 and z % ed.P != 0


def test_the_constants_follow_from_their_definitions() -> None:
    assert ed.P == 2**255 - 19
    assert ed.D * 121666 % ed.P == -121665 % ed.P
    assert pow(ed.D, (ed.P - 1) // 2, ed.P) == ed.P - 1, "the addition is complete only if d is not a square"
    assert ed.ROOT * ed.ROOT % ed.P == ed.P - 1
    assert ed.L == 2**252 + 27742317777372353535851937790883648493
    x, y, _, _ = ed.BASE
    assert y * 5 % ed.P == 4 and x % 2 == 0 and on_curve(ed.BASE)
    assert ed.is_equal(ed.multiply(ed.L, ed.BASE), ed.IDENTITY)
    assert not ed.is_small_order(ed.BASE)


@FEW
@given(a=points, b=points, c=points)
def test_the_points_are_a_group(a: ed.Point, b: ed.Point, c: ed.Point) -> None:
    assert on_curve(ed.add(a, b))
    assert ed.is_equal(ed.add(a, b), ed.add(b, a))
    assert ed.is_equal(ed.add(ed.add(a, b), c), ed.add(a, ed.add(b, c)))
    assert ed.is_equal(ed.add(a, ed.IDENTITY), a)
    assert ed.is_equal(ed.add(a, ed.negate(a)), ed.IDENTITY)
    assert ed.is_equal(ed.multiply(8 * ed.L, a), ed.IDENTITY)


@FEW
@given(a=points, j=scalars, k=scalars)
def test_multiples_add(a: ed.Point, j: int, k: int) -> None:
    assert ed.is_equal(ed.add(ed.multiply(j, a), ed.multiply(k, a)), ed.multiply(j + k, a))


@FEW
@given(a=points)
def test_encodings_come_back(a: ed.Point) -> None:
    for canonical in (True, False):
        back = ed.decode(ed.encode(a), canonical=canonical)
        assert back is not None and ed.is_equal(back, a)


def test_every_small_y_decodes_as_its_twin_above_p() -> None:
    for y, sign in itertools.product(range(19), (0, 1 << 255)):
        low, high = ((n | sign).to_bytes(32, "little") for n in (y, y + ed.P))
        found, twin = ed.decode(low, canonical=False), ed.decode(high, canonical=False)
        assert (found is None) == (twin is None)
        assert ed.decode(high, canonical=True) is None
        if found is not None and twin is not None:
            assert on_curve(found) and ed.is_equal(found, twin)
            assert ed.encode(found) == (low if found[0] else y.to_bytes(32, "little"))


def test_the_fourteen_small_order_encodings() -> None:
    """All there are: the eight points, and for each every 32 bytes that mean it."""
    all_ = ed.SMALL_ORDER_ENCODINGS
    assert len(set(all_)) == 14
    orders = [
        next(k for k in (1, 2, 4, 8) if ed.is_equal(ed.multiply(k, t), ed.IDENTITY)) for t in ed.small_order_points()
    ]
    assert sorted(orders) == [1, 2, 4, 4, 8, 8, 8, 8]
    for data in all_:
        found = ed.decode(data, canonical=False)
        assert found is not None and ed.is_small_order(found)
    assert sum(ed.decode(data, canonical=True) is not None for data in all_) == 8
    # Nothing else means one of them: y is one of five, below p or with p added, with either sign.
    ys = {int.from_bytes(data, "little") % (1 << 255) % ed.P for data in all_}
    assert len(ys) == 5
    spelled = {
        (y + more | sign << 255).to_bytes(32, "little")
        for y in ys
        for more in (0, ed.P)
        for sign in (0, 1)
        if y + more < 1 << 255
    }
    assert spelled == set(all_)


@FEW
@given(secret=secrets, message=st.binary(max_size=200))
def test_what_is_signed_is_accepted(secret: bytes, message: bytes) -> None:
    key, signature = ed.public_key(secret), ed.sign(secret, message)
    for rule in ed.RULES:
        assert ed.verify(rule, message, signature, key) == "accepted"
        assert ed.verify(rule, message + b"x", signature, key) == "equation"


@pytest.mark.parametrize("rule", ed.RULES)
def test_no_single_bit_may_change(rule: str) -> None:
    secret, message = b"\x07" * 32, b"bits"
    key, signature = ed.public_key(secret), ed.sign(secret, message)
    for bit in range(512):
        bent = (int.from_bytes(signature, "little") ^ 1 << bit).to_bytes(64, "little")
        assert ed.verify(rule, message, bent, key) != "accepted", bit
    for bit in range(256):
        bent = (int.from_bytes(key, "little") ^ 1 << bit).to_bytes(32, "little")
        assert ed.verify(rule, message, signature, bent) != "accepted", bit


def test_a_rule_accepts_what_its_stricter_one_does() -> None:
    """strict is within zip215, rfc8032 within rfc8032-cofactored within zip215, over the 196 pairs and S = h a."""
    inside = (("strict", "zip215"), ("rfc8032", "rfc8032-cofactored"), ("rfc8032-cofactored", "zip215"))
    for a, r in itertools.product(ed.SMALL_ORDER_ENCODINGS, repeat=2):
        said = {rule: ed.verify(rule, b"order", r + bytes(32), a) == "accepted" for rule in ed.RULES}
        assert all(said[outer] for inner, outer in inside if said[inner])


def test_an_unknown_rule_is_refused() -> None:
    with pytest.raises(ValueError, match="rules: strict, rfc8032, rfc8032-cofactored, zip215"):
        ed.verify("batch", b"", bytes(64), bytes(32))

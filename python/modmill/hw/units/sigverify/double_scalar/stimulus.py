"""Signatures that the unit is tried with: holding and failing ones of every sort, and their words in any order."""

from __future__ import annotations

import random
from collections.abc import Iterator

from modmill.formula.parameters import ED25519_P
from modmill.golden import ed25519
from modmill.hw.stream.beat import Beat
from modmill.hw.units.sigverify.double_scalar.config import DoubleScalarConfig
from modmill.hw.units.sigverify.double_scalar.curve import IDENTITY, Curve, Point, curve_of
from modmill.hw.units.sigverify.double_scalar.model import Pair, Request, joint_sparse_form, table_of

TOGETHER = 6
"""Signatures whose words are mixed."""
HALF, LONG = 128, 175
"""Bits of the usual u and v, and of the longest."""
SIZES = (HALF, LONG, 1, 64, 125, 126, 127, 0, LONG, 157, LONG)


class Stimulus:
    """Signatures of a configuration from a seed."""

    def __init__(self, config: DoubleScalarConfig, seed: int) -> None:
        self._config, self._rng = config, random.Random(seed)
        self._curve: Curve = curve_of(config.bits)
        self._torsion = [p for p in small_order(self._curve) if not self._curve.is_identity(p)]
        self._powers: list[Point] = []

    def requests(self) -> Iterator[tuple[str, Request]]:
        """Without end: the first ones have every length of scalars, then most are of the usual one."""
        rng, count = self._rng, 0
        while True:
            bits = SIZES[count] if count < len(SIZES) else HALF
            kind = ("holds", "off", "torsion", "known", "holds", "cofactored")[rng.randrange(6) if count else 0]
            yield f"{kind}, u and v of {bits} bits", self.request(kind, bits)
            count += 1

    def request(self, kind: str, bits: int, off: Point | None = None) -> Request:
        """`off`: S' is wrong; `torsion`: R is off by a point of small order; `known`: there is a verdict already."""
        rng, curve = self._rng, self._curve
        u, v = (rng.getrandbits(bits) if bits else 0 for _ in range(2))
        if bits:
            u |= 1 << bits - 1
        size = 252 - max(bits, 1) - 1
        a, r = rng.getrandbits(size), rng.getrandbits(size)
        key, commitment = self._multiple(a), self._multiple(r)
        # The order of toy curves is not known, so all scalars are positive and none is reduced.
        scalar = u * a + v * r
        if curve.p == ED25519_P:
            scalar %= ed25519.L
        if kind == "off":
            scalar ^= 1 << rng.randrange(252)
        if kind in ("torsion", "cofactored"):
            commitment = curve.add(commitment, curve.cached(off or rng.choice(self._torsion)))
        pairs: list[Pair] = joint_sparse_form(u, v)
        return Request(
            table_of(curve, key, commitment, rng),
            pairs,
            scalar,
            rng.randrange(1, 8) if kind == "known" else 0,
            int(kind == "cofactored") or rng.randrange(8) // 7,
            int(bits > 150) and rng.randrange(2),
        )

    def beats(self, count: int, first_tag: int) -> Iterator[tuple[str, Beat]]:
        """So many signatures, the words of some at a time in any order, their tags counted up."""
        tags, source = 1 << self._config.tag, self.requests()
        for begin in range(0, count, group := min(TOGETHER, tags)):
            found: list[tuple[str, Beat]] = []
            for i in range(begin, min(count, begin + group)):
                what, request = next(source)
                tag = (first_tag + i) % tags
                found += (
                    (f"signature {i}, {what}", {"tag": tag, "index": index, "word": word})
                    for index, word in request.words(self._rng).items()
                )
            self._rng.shuffle(found)
            yield from found

    def _multiple(self, k: int) -> Point:
        """[k]B from the powers of two, which are kept."""
        while len(self._powers) < 256:
            self._powers.append(self._curve.double(self._powers[-1]) if self._powers else self._curve.base)
        total = IDENTITY
        for i, power in enumerate(self._powers):
            if k >> i & 1:
                total = self._curve.add(total, self._curve.cached(power))
        return total


def small_order(curve: Curve) -> list[Point]:
    """The points of order 1, 2 and 4 of any such curve; those of order 8 of edwards25519, too."""
    if curve.p == ED25519_P:
        return ed25519.small_order_points()
    i = pow(2, (curve.p - 1) // 4, curve.p)
    return [IDENTITY, (0, curve.p - 1, 1, 0), (i, 0, 1, 0), (curve.p - i, 0, 1, 0)]

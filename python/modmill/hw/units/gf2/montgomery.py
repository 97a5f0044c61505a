"""Montgomery products in words: what their units share is the beats, some words of both operands in each."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from modmill import _native
from modmill.gf2.modulus import Modulus
from modmill.golden import gf2
from modmill.hw.stream.beat import Beat, Rows
from modmill.hw.units.gf2.elements import Words, cut, joined
from modmill.hw.units.gf2.loading import MODULUS, OPERANDS
from modmill.hw.units.gf2.stateful import FieldUnit

NOTE = "Bit i of an element is the coefficient of x^i."


class MontgomeryUnit(FieldUnit):
    """a b / R modulo N, whose operands and result move in `beats_in` beats of `wide` bits; N comes before them."""

    operation = "product"
    counted = "beat"
    word: int
    """Bits of a word."""
    wide: int
    radix: int
    """R."""
    loads: bool = True
    """True if N comes in beats of a kind of its own; else it is a constant, and no beat has a kind."""

    def expected(self, a: int, b: int) -> int:
        """a b / R modulo N."""
        inverse = gf2.inverse(self.modulus, gf2.remainder(self.radix, self.modulus))
        return gf2.mul(self.modulus, gf2.mul(self.modulus, a, b), inverse)

    # Beats.

    def loading(self) -> list[Beat]:
        """The beats that load N and n' = 1 / N mod x^w."""
        return self._grouped(MODULUS, self.modulus, gf2.inverse(1 << self.word, self.modulus))

    def operands(self, a: int, b: int) -> list[Beat]:
        """The beats of a product."""
        return self._grouped(OPERANDS, a, b)

    def _grouped(self, kind: int, a: int, b: int) -> list[Beat]:
        mask = (1 << self.wide) - 1
        places = [self.wide * i for i in range(self.beats_in)]
        which = {"kind": kind} if self.loads else {}
        return [{**which, "a": a >> at & mask, "b": b >> at & mask} for at in places]

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        """The products of operands whose words have come."""
        self.check(constants)
        kept: list[Beat] = []
        groups = self.beats_in

        def follow(beat: Beat) -> list[Beat]:
            kept.append(beat)
            if len(kept) < groups:
                return []
            a, b = (sum(part[name] << self.wide * i for i, part in enumerate(kept)) for name in "ab")
            kept.clear()
            if beat.get("kind", OPERANDS) != OPERANDS:
                return []
            found = self.expected(a, b)
            return [{"r": found >> self.wide * i & (1 << self.wide) - 1} for i in range(groups)]

        return follow

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        """N first; then products of edge values, then of random ones, N again now and then."""
        self.check(constants)
        rng = random.Random(seed)
        n = self.loading() if self.loads else []
        found = [("N", beat) for beat in n]
        pairs = self._pairs(rng)
        while len(found) < count:
            what, a, b = next(pairs)
            found += [(what, beat) for beat in self.operands(a, b)]
            if not rng.randrange(20):
                found += [("N again", beat) for beat in n]
        return found[:count]

    def _pairs(self, rng: random.Random) -> Iterator[tuple[str, int, int]]:
        top = (1 << self.bits) - 1
        one = gf2.remainder(self.radix, self.modulus)
        named = {"all coefficients": top, "R": one, "1": 1, "x^(m-1)": 1 << self.bits - 1, "0": 0}
        for i, a in named.items():
            for j, b in named.items():
                yield f"a = {i}, b = {j}", a, b
        while True:
            yield "random", rng.getrandbits(self.bits), rng.getrandbits(self.bits)

    # The job's products.

    def beats_of(self, a: Words, b: Words) -> Mapping[str, Rows]:
        """N, then the beats of products of elements, with b R modulo N, from the processor, in place of b."""
        given: Mapping[str, Any] = {"backend": "auto", "method": "auto", "ring": True, "threads": 1}
        processor = _native.Gf2Engine(Modulus(self.modulus).encoded(), **given)
        octets = gf2.remainder(self.radix, self.modulus).to_bytes(8 * a.shape[1], "little")
        radix = np.frombuffer(octets, np.dtype("<u8")).astype(np.uint64)
        lifted = processor.mul(np.ascontiguousarray(b), radix[None, :], None)
        (source,) = self.sources
        layout, groups = self.layouts[source.name], self.beats_in
        cuts = {name: cut(x, groups, self.wide)[:, ::-1] for name, x in (("a", a), ("b", lifted))}
        fields = {name: pieces.reshape(len(a) * groups, -1) for name, pieces in cuts.items()}
        if not self.loads:
            return {source.name: layout.joined(fields)}
        kinds = np.full(len(a) * groups, OPERANDS, np.uint64)
        return {source.name: np.concatenate([layout.rows(self.loading()), layout.joined({"kind": kinds, **fields})])}

    def answers(self, count: int) -> Mapping[str, int]:
        """A beat for each group of each product."""
        (sink,) = self.sinks
        return {sink.name: count * self.beats_in}

    def elements(self, found: Mapping[str, Rows]) -> Words:
        """The products."""
        (rows,) = found.values()
        pieces = rows.reshape(-1, self.beats_in, rows.shape[1])[:, ::-1]
        return joined(pieces, self.wide, -(-self.bits // 64))

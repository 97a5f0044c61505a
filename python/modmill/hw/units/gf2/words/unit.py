"""The word-serial multiplier of a binary field: one configuration with its text, its reference and its beats."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from modmill import _native
from modmill.gf2.modulus import Modulus
from modmill.golden import gf2
from modmill.hw.interface.unit import Datapath
from modmill.hw.stream.beat import Beat, Rows
from modmill.hw.units.gf2.elements import Words, cut, joined
from modmill.hw.units.gf2.stateful import FieldUnit
from modmill.hw.units.gf2.words import core
from modmill.hw.units.gf2.words.config import WordsConfig
from modmill.hw.units.gf2.words.order import ORDERS, Timing
from modmill.hw.units.gf2.words.units import side_by_side

NOTE = "Bit i of an element is the coefficient of x^i."


class WordsUnit(FieldUnit):
    """a b / R modulo N, R = x^(w s), of elements of s words of w bits."""

    operation = "beat"

    def __init__(self, config: WordsConfig, word: int | None = None) -> None:
        """`word`: other bits of a word than those of the configuration."""
        self._config = config
        self.modulus: int = config.modulus
        self.bits: int = config.degree
        self.word: int = word or config.word
        # N has a bit more than an element, and at least two words so that a quotient has a row behind it.
        count = max(2, self.bits // self.word + 1)
        self.times: Timing = Timing(ORDERS[config.order], count, config.swi, config.registers)
        self.wide: int = self.word * config.swi
        self.radix: int = 1 << self.word * count
        circuit, results = side_by_side(self.times, self.word, config.karatsuba, config.cu)
        group = f"{config.swi} words of {self.word} bits, the lowest first"
        kinds = "0: words of a and b; 1: of N"
        kinds += ", and n' in the lowest word of b" if self.times.order.quotients else "; 2: of N' in a"
        fields = (
            {"kind": (kinds, ""), "a": (group, ""), "b": (group, "")},
            {"r": (f"{group}, of a b / R modulo N", "")},
        )
        said = "no modulus", "in the order of the operands"
        super().__init__(*(config.unit, config.about, circuit, results, fields, core.COUNTERS, said), self.times.cycles)
        self.latency: int = self.times.cycles
        self.interval: int = max(-(-self.times.cycles // config.cu), self.times.groups)
        self.beats_in: int = self.times.groups
        self.timing: Mapping[str, int] = {"latency": self.latency, "interval": self.interval}
        self.summary: Mapping[str, Any] = {
            "words": count,
            "word_products": self.times.products,
            "groups": self.times.groups,
            **self.timing,
        }
        self.shape: tuple[dict[str, int], str] = (
            {**self.timing, "words": count, "groups": self.times.groups},
            f"An element has {count} words of {self.word} bits, and moves in {self.times.groups} beats of {config.swi} "
            f"words. The result is a b / R modulo N, R = x^{self.word * count}: the host gives b R modulo N in "
            f"place of b where a b is wanted. N comes first. {NOTE}",
        )
        inputs, labels = ("in_a", "in_b"), ("words of a and b", "words of the result")
        self.datapath: Datapath | None = self.drawn(inputs, (results["out_r"],), labels, {})

    @property
    def config(self) -> WordsConfig:
        return self._config

    def expected(self, a: int, b: int) -> int:
        """a b / R modulo N."""
        inverse = gf2.inverse(self.modulus, gf2.remainder(self.radix, self.modulus))
        return gf2.mul(self.modulus, gf2.mul(self.modulus, a, b), inverse)

    # Beats.

    def loading(self) -> list[Beat]:
        """The beats that load N and what the order needs of its inverse."""
        inverse = gf2.inverse(self.radix, self.modulus)
        if self.times.order.quotients:
            return self._grouped(core.MODULUS, self.modulus, inverse & (1 << self.word) - 1)
        return self._grouped(core.MODULUS, self.modulus, 0) + self._grouped(core.INVERSES, inverse, 0)

    def operands(self, a: int, b: int) -> list[Beat]:
        """The beats of a product."""
        return self._grouped(core.OPERANDS, a, b)

    def _grouped(self, kind: int, a: int, b: int) -> list[Beat]:
        mask = (1 << self.wide) - 1
        places = [self.wide * i for i in range(self.times.groups)]
        return [{"kind": kind, "a": a >> at & mask, "b": b >> at & mask} for at in places]

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        """The products of operands whose words have come."""
        self.check(constants)
        kept: list[Beat] = []
        groups = self.times.groups

        def follow(beat: Beat) -> list[Beat]:
            kept.append(beat)
            if len(kept) < groups:
                return []
            a, b = (sum(part[name] << self.wide * i for i, part in enumerate(kept)) for name in "ab")
            kept.clear()
            if beat["kind"] != core.OPERANDS:
                return []
            found = self.expected(a, b)
            return [{"r": found >> self.wide * i & (1 << self.wide) - 1} for i in range(groups)]

        return follow

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        """N first; then products of edge values, then of random ones, N again now and then."""
        self.check(constants)
        rng = random.Random(seed)
        found = [("N", beat) for beat in self.loading()]
        pairs = self._pairs(rng)
        while len(found) < count:
            what, a, b = next(pairs)
            found += [(what, beat) for beat in self.operands(a, b)]
            if not rng.randrange(20):
                found += [("N again", beat) for beat in self.loading()]
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
        layout, groups = self.layouts[source.name], self.times.groups
        cuts = {name: cut(x, groups, self.wide)[:, ::-1] for name, x in (("a", a), ("b", lifted))}
        fields = {name: pieces.reshape(len(a) * groups, -1) for name, pieces in cuts.items()}
        kinds = np.full(len(a) * groups, core.OPERANDS, np.uint64)
        return {source.name: np.concatenate([layout.rows(self.loading()), layout.joined({"kind": kinds, **fields})])}

    def answers(self, count: int) -> Mapping[str, int]:
        """A beat for each group of each product."""
        (sink,) = self.sinks
        return {sink.name: count * self.times.groups}

    def elements(self, found: Mapping[str, Rows]) -> Words:
        """The products."""
        (rows,) = found.values()
        pieces = rows.reshape(-1, self.times.groups, rows.shape[1])[:, ::-1]
        return joined(pieces, self.wide, -(-self.bits // 64))

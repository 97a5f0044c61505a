"""The multiplier in time: one configuration with its text, its reference and the job's products as beats."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from modmill.golden import gf2
from modmill.hw.modmul.carryless import lookup_tables
from modmill.hw.stream.beat import Beat, Rows
from modmill.hw.units.gf2.edges import edges
from modmill.hw.units.gf2.elements import Words, cut, joined
from modmill.hw.units.gf2.limbs import core
from modmill.hw.units.gf2.limbs.config import LimbsConfig
from modmill.hw.units.gf2.limbs.timing import latency
from modmill.hw.units.gf2.stateful import FieldUnit


class LimbsUnit(FieldUnit):
    """a b modulo N of operands that come limb by limb, the highest first."""

    operation = "product"
    counted = "limb pair"

    def __init__(self, config: LimbsConfig) -> None:
        self._config = config
        self.modulus: int = config.modulus
        self.bits: int = config.degree
        self.limb: int = config.limb
        self.limbs: int = 1 << config.times
        """The limbs of an operand."""
        self.beats_in: int = self.limbs
        self.result_words: int = config.result_words
        """The words of a result, two limbs each."""
        self.traffic_beats: Mapping[str, float] = {"out": self.result_words}
        part = core.multiplier(config)
        circuit, results = core.build(config, part)
        pair = f"limb of {self.limb} coefficients of an operand, the highest limb first"
        fields = (
            {"a": (f"a {pair}", ""), "b": ("the same of the other operand", "")},
            {"r": (f"{2 * self.limb} coefficients of the product, the highest first", "")},
        )
        said = "products under way are lost", "in the order of the operands"
        super().__init__(config.unit, config.about, circuit, results, fields, core.COUNTERS, said, 4 * config.interval)
        self.interval: int = config.interval
        self.latency: int = latency(config, part.latency)
        self.timing: Mapping[str, int] = {"latency": self.latency, "interval": self.interval}
        lut4, lut6 = lookup_tables(part.circuit.ops)
        self.summary: Mapping[str, Any] = {
            "limbs": self.limbs,
            "limb_bits": self.limb,
            "multiplier_lut4": lut4,
            "multiplier_lut6": lut6,
            **self.timing,
        }
        self.shape: tuple[dict[str, int], str] = (
            dict(self.timing),
            f"An operand is {self.limbs} limbs of {self.limb} coefficients, the highest first, one of each operand in "
            f"a beat; a result is {self.result_words} words of {2 * self.limb}. A product begins every {self.interval} "
            "cycles.",
        )
        labels = "limbs of the operands", "words of the product"
        self.datapath = self.drawn(("in_a", "in_b"), (results["out_r"],), labels, {})

    @property
    def config(self) -> LimbsConfig:
        return self._config

    # The reference.

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        """Limbs are collected; with the last of an operand the words of the product follow."""
        self.check(constants)
        taken: list[Beat] = []

        def follow(beat: Beat) -> list[Beat]:
            taken.append(beat)
            if len(taken) < self.limbs:
                return []
            a, b = (sum(x[n] << (self.limbs - 1 - i) * self.limb for i, x in enumerate(taken)) for n in "ab")
            taken.clear()
            product = gf2.mul(self.modulus, a, b)
            wide = 2 * self.limb
            return [{"r": product >> i * wide & (1 << wide) - 1} for i in reversed(range(self.result_words))]

        return follow

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        """Operands at the ends of their range, each with each, then random ones."""
        self.check(constants)
        rng = random.Random(seed)
        named = edges(self.modulus)
        pairs = [(f"a = {i}, b = {j}", a, b) for i, a in named.items() for j, b in named.items()]
        found: list[tuple[str, Beat]] = []
        most = max(1, count // (2 * self.limbs))
        while len(found) < count:
            random_ = ("random operands", rng.getrandbits(self.bits), rng.getrandbits(self.bits))
            what, a, b = pairs.pop(0) if pairs and most else random_
            most -= most > 0
            for i in reversed(range(self.limbs)):
                limbs = (x >> i * self.limb & (1 << self.limb) - 1 for x in (a, b))
                found.append((what, dict(zip("ab", limbs, strict=True))))
        return found[:count]

    # The job's products.

    def beats_of(self, a: Words, b: Words) -> Mapping[str, Rows]:
        """The beats of products of elements."""
        (source,) = self.sources
        given = {name: cut(x, self.limbs, self.limb) for name, x in (("a", a), ("b", b))}
        fields = {name: pieces.reshape(-1, pieces.shape[2]) for name, pieces in given.items()}
        return {source.name: self.layouts[source.name].joined(fields)}

    def answers(self, count: int) -> Mapping[str, int]:
        """The words of so many products."""
        (sink,) = self.sinks
        return {sink.name: count * self.result_words}

    def elements(self, found: Mapping[str, Rows]) -> Words:
        """The products."""
        (rows,) = found.values()
        pieces = rows.reshape(len(rows) // self.result_words, self.result_words, -1)
        return joined(pieces, 2 * self.limb, -(-self.bits // 64))

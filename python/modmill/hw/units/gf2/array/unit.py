"""The divided Montgomery multiplier: one configuration with its text, its reference and its beats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from modmill.hw.units.gf2.array import core
from modmill.hw.units.gf2.array.config import ArrayConfig
from modmill.hw.units.gf2.array.timing import Timing
from modmill.hw.units.gf2.montgomery import NOTE, MontgomeryUnit


class ArrayUnit(MontgomeryUnit):
    """a b / R modulo N, R = x^(w s), of elements of s words of w bits, s a multiple of P."""

    def __init__(self, config: ArrayConfig, word: int | None = None) -> None:
        """`word`: other bits of a word than those of the configuration."""
        self._config = config
        self.modulus: int = config.modulus
        self.bits: int = config.degree
        self.word: int = word or config.word
        self.wide: int = self.word
        # N has a bit more than an element.
        count = -(-(self.bits // self.word + 1) // config.elements) * config.elements
        self.times: Timing = Timing(config.by, count, config.elements)
        self.radix: int = 1 << self.word * count
        circuit, results = core.build(self.times, self.word)
        fields = (
            {
                "kind": ("0: words of a and b; 1: of N, and n' in b with the first", ""),
                "a": ("a word", ""),
                "b": ("a word", ""),
            },
            {"r": ("a word of a b / R modulo N", "")},
        )
        counters = {name: what for name, what in core.COUNTERS.items() if name in results}
        said = "no modulus", "in the order of the operands"
        super().__init__(*(config.unit, config.about, circuit, results, fields, counters, said), 2 * self.times.cycles)
        self.latency: int = self.times.latency
        self.interval: int = self.times.cycles
        self.beats_in: int = count
        self.traffic_beats: Mapping[str, float] = {"out": count}
        self.timing: Mapping[str, int] = {"latency": self.latency, "interval": self.interval}
        self.summary: Mapping[str, Any] = {
            "words": count,
            "word_products": self.times.products,
            **{f"moved_{name}": moved for name, moved in self.times.moved.items()},
            **self.timing,
        }
        self.shape: tuple[dict[str, int], str] = (
            {**self.timing, "words": count},
            f"An element has {count} words of {self.word} bits, and moves in as many beats. The result is a b / R "
            f"modulo N, R = x^{self.word * count}: the host gives b R modulo N in place of b where a b is wanted. N "
            f"comes first. {NOTE}",
        )
        labels = ("words of a and b", "words of the result")
        self.datapath = self.drawn(("in_a", "in_b"), (results["out_r"],), labels, {})

    @property
    def config(self) -> ArrayConfig:
        return self._config

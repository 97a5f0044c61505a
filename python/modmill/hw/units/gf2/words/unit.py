"""The word-serial multiplier of a binary field: one configuration with its text, its reference and its beats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from modmill.golden import gf2
from modmill.hw.circuit.clocked import Stepper
from modmill.hw.circuit.evaluate import value
from modmill.hw.interface.unit import Datapath
from modmill.hw.stream.beat import Beat
from modmill.hw.units.gf2.loading import MODULUS
from modmill.hw.units.gf2.montgomery import NOTE, MontgomeryUnit
from modmill.hw.units.gf2.words import core
from modmill.hw.units.gf2.words.columns.order import SCHEDULES
from modmill.hw.units.gf2.words.config import COLUMNS, MBU, ORDERS, WordsConfig
from modmill.hw.units.gf2.words.operands import INVERSES
from modmill.hw.units.gf2.words.order import Timing
from modmill.hw.units.gf2.words.units import side_by_side


class WordsUnit(MontgomeryUnit):
    """a b / R modulo N, R = x^(w s), of elements of s words of w bits."""

    def __init__(self, config: WordsConfig, word: int | None = None) -> None:
        """`word`: other bits of a word than those of the configuration."""
        self._config = config
        self.modulus: int = config.modulus
        self.bits: int = config.degree
        self.word: int = word or config.word
        # N has a bit more than an element, and at least two words so that a quotient has a row behind it.
        count = max(2, self.bits // self.word + 1)
        columns = config.order in COLUMNS
        if columns:
            # The columns of a block are all below R or all above it; with two words the last one of q would be read
            # before its memory has it.
            count = -(-max(3, count) // config.swi) * config.swi
        step = MBU[config.mbu](self.word)
        self.loads: bool = not config.built_in
        pages = 4 if self.loads else 2
        schedule = SCHEDULES.get(config.order, Timing)
        self.times: Timing = schedule(ORDERS[config.order], count, config.swi, config.registers, step, pages)
        self.wide: int = self.word * config.swi
        self.radix: int = 1 << self.word * count
        circuit, results = side_by_side(
            self.times, self.word, config.karatsuba, config.cu, 0 if self.loads else self.modulus
        )
        group = f"{config.swi} words of {self.word} bits, the lowest first"
        kinds = "0: words of a and b; 1: of N"
        kinds += ", and n' in the lowest word of b" if self.times.order.quotients else "; 2: of N' in a"
        fields = (
            {**({"kind": (kinds, "")} if self.loads else {}), "a": (group, ""), "b": (group, "")},
            {"r": (f"{group}, of a b / R modulo N", "")},
        )
        said = "no modulus", "in the order of the operands"
        super().__init__(*(config.unit, config.about, circuit, results, fields, core.COUNTERS, said), self.times.cycles)
        self.latency: int = self.times.cycles
        self.interval: int = max(-(-self.times.cycles // config.cu), self.times.groups)
        self.beats_in: int = self.times.groups
        self.traffic_beats: Mapping[str, float] = {"out": self.times.groups}
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
            f"place of b where a b is wanted. N {'comes first' if self.loads else 'is a constant'}. {NOTE}",
        )
        inputs, labels = ("in_a", "in_b"), ("words of a and b", "words of the result")
        self.datapath: Datapath | None = self.drawn(inputs, (results["out_r"],), labels, {})

    @property
    def config(self) -> WordsConfig:
        return self._config

    @property
    def call_cycles(self) -> int:
        """The cycles of a product that is alone, from its first words at the stream in to the last word that leaves.

        They are those of the product, of its way through the unit, and of its beats, which toys of the same structure
        show.
        """
        three, four = (self._beside(groups) for groups in (3, 4))
        return self.times.cycles + self.times.sum + three + (four - three) * (self.times.groups - 3)

    def _beside(self, groups: int) -> int:
        """The cycles of a call that depend on the number of its beats alone, in words of two bits."""
        toy = WordsUnit(replace(self._config, n=hex(1 << 2 * groups * self._config.swi - 1 | 1)), 2)
        assert toy.times.groups == groups
        return toy.alone(3, 5)[1] - toy.times.cycles - toy.times.sum

    def alone(self, a: int, b: int) -> tuple[int, int]:
        """The result of one product in the circuit at rest, stepped in Python, and its cycles as of `call_cycles`."""
        stepper = Stepper(self.circuit, self.modulus, 1)
        left: list[int] = []

        def step(beat: Beat, *, offered: bool) -> bool:
            given = {f"in_{name}": number for name, number in beat.items()}
            values = stepper.step({"in_valid": int(offered), "out_ready": 1, **given})
            if value(self.results["out_valid"], values):
                left.append(value(self.results["out_r"], values))
            return offered and bool(value(self.results["in_ready"], values))

        operands = self.operands(a, b)
        for beat in self.loading():
            while not step(beat, offered=True):
                pass
        for _ in range(self.times.sum):
            step(operands[0], offered=False)
        begin = stepper.cycles
        for beat in operands:
            while not step(beat, offered=True):
                pass
        while len(left) < self.times.groups:
            step(operands[0], offered=False)
        return sum(group << self.wide * i for i, group in enumerate(left)), stepper.cycles - begin

    def loading(self) -> list[Beat]:
        """The beats that load N and what the order needs of its inverse; none where they are built in."""
        if not self.loads:
            return []
        if self.times.order.quotients:
            return MontgomeryUnit.loading(self)
        inverse = gf2.inverse(self.radix, self.modulus)
        return self._grouped(MODULUS, self.modulus, 0) + self._grouped(INVERSES, inverse, 0)

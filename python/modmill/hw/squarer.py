"""A squarer: one configuration with everything the tools ask of it: text, tables, conversions, golden model, probes."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from modmill.errors import UsageError
from modmill.golden import squarers as golden
from modmill.hw.circuit.lanes import Lanes, stride
from modmill.hw.config import SquarerConfig
from modmill.hw.cores import folding, montgomery
from modmill.hw.cores.core import Core
from modmill.hw.cores.montgomery_text import constant_files, core_file
from modmill.hw.cores.tables import Flavour, contents, row_modules, stand_in_modulus, table_ops
from modmill.hw.cores.text import feed_forward, watched_cycle, watched_width


@dataclass(frozen=True, slots=True)
class Probe:
    """A stage that a simulation can look at: `count` words of `width` bits, packed with the first lowest.

    `signal` is the bus in the core; it holds the stage after `cycle` clock edges of a squaring.
    """

    stage: str
    signal: str
    count: int
    width: int
    cycle: int


HANDSHAKE = (
    "step_i starts a squaring and stays high until done_o, which is high in its last cycle;",
    "no bubble between squarings.",
)


@functools.lru_cache(maxsize=8)
def squarer(config: SquarerConfig) -> Squarer:
    """The squarer of a configuration.

    >>> unit = squarer(SquarerConfig("vdf_ozturk", bits=64))
    >>> unit.words, unit.word_bits, unit.latency
    (5, 17, 4)
    >>> n = 2**64 - 59
    >>> unit.decode(unit.golden(n).step(unit.encode(3, n)), n)
    9
    """
    if config.unit == "vdf_predictive_montgomery":
        return MontgomerySquarer(config, montgomery.build(config))
    return FoldingSquarer(config, folding.build(config))


class Squarer:
    """What all squarers share. A number is `words` words of at most `word_bits` bits at radix 2^word."""

    def __init__(self, config: SquarerConfig, core: Core) -> None:
        self.config = config
        self.core = core
        self.name = config.unit
        self.words = len(core.x)
        self.word_bits = max(w.width for w in core.x)
        self.latency = core.stages
        self.branch_extra = 0

    @property
    def _form(self) -> str:
        return f"{self.words} words of {self.word_bits} bits at radix 2^{self.config.word}"

    @property
    def exponent(self) -> int:
        """The domain: x is kept as x 2^exponent mod N."""
        raise NotImplementedError

    def files(self, flavour: Flavour, modulus: int | None = None) -> dict[str, str]:
        """File name to text:

        core, sums, tables. `file` needs no modulus; without one the others hold stand-ins, for cost.
        """
        raise NotImplementedError

    def images(self, modulus: int) -> dict[str, list[int]]:
        """What the folder of +tables= has to hold: file name to its words."""
        self.check(modulus)
        w, m = self.config.word, self.config.residue_words

        def words(row: int) -> list[int]:
            return [row >> (w * k) & ((1 << w) - 1) for k in range(m)] + [0] * (stride(m) - m)

        return {
            f"row_{op.params['row']}.hex": [v for row in contents(op.params["exponents"], modulus) for v in words(row)]
            for op in table_ops(self.core.circuit)
        }

    def image_width(self, name: str) -> int:
        """Bits of each word of an image."""
        del name
        return self.config.word

    def golden(self, modulus: int) -> golden.Golden:
        """The word-level reference for a modulus."""
        raise NotImplementedError

    def encode(self, x: int, modulus: int) -> list[int]:
        """x modulo N in the unit's domain, as words.

        Raises UsageError for a modulus that the unit does not take.
        """
        self.check(modulus)
        value, w = (x << self.exponent) % modulus, self.config.word
        return [value >> (w * i) & ((1 << w) - 1) for i in range(self.words)]

    def decode(self, words: Sequence[int], modulus: int) -> int:
        """The residue in 0..N that redundant words stand for."""
        value = sum(word << (self.config.word * i) for i, word in enumerate(words))
        return value * pow(2, -self.exponent, modulus) % modulus

    def check(self, modulus: int) -> None:
        """Raises UsageError unless the modulus is odd, above 1 and no wider than the unit."""
        if modulus < 3 or modulus % 2 == 0:
            raise UsageError(f"modulus: {self.name} needs an odd number of at least 3")
        if modulus.bit_length() > self.config.bits:
            raise UsageError(f"modulus: {modulus.bit_length()} bits, but this {self.name} has {self.config.bits}")

    @property
    def probes(self) -> list[Probe]:
        """The stages in the order of the datapath."""
        return [
            Probe(stage, f"watch_{stage}", len(words), watched_width(words), watched_cycle(words))
            for stage, words in self.core.watched.items()
        ]

    @property
    def summary(self) -> dict[str, Any]:
        """Structural facts by name."""
        own = {"words": self.words, "word_bits": self.word_bits, "cycles": self.latency}
        return own | self.core.facts


class FoldingSquarer(Squarer):
    """`vdf_ozturk` and `vdf_bipartite`."""

    @property
    def exponent(self) -> int:
        return self.config.word * folding.folded_below(self.config)

    def files(self, flavour: Flavour, modulus: int | None = None) -> dict[str, str]:
        if modulus is not None:
            self.check(modulus)
        facts = ", ".join(f"{k.replace('_', ' ')} {v}" for k, v in self.summary.items())
        notes = [
            f"Configuration {self.config.slug}. {facts}.",
            f"x' = x^2 2^-{self.exponent} mod N, redundant: {self._form}.",
            *HANDSHAKE,
            "Generated by modmill hw emit; do not edit.",
        ]
        lanes = Lanes(self.name, self.core.circuit, self.config.word) if flavour == "file" else None
        core = feed_forward(self.name, self.core, "One modular squaring, reduced by tables.", notes, lanes)
        return core | row_modules(self.name, self.core.circuit, flavour, modulus, self.config.bits)

    def golden(self, modulus: int) -> golden.Golden:
        self.check(modulus)
        shape = golden.Shape(
            word=self.config.word,
            residue_words=self.config.residue_words,
            cascade=self.config.cascade,
            below=folding.folded_below(self.config),
            columns=len(self.core.watched["columns"]),
            folded=len(self.core.watched["words"]),
            layout=self.core.layout,
        )
        return golden.Folding(modulus, shape)


class MontgomerySquarer(Squarer):
    """`vdf_predictive_montgomery`."""

    def __init__(self, config: SquarerConfig, core: montgomery.MontgomeryCore) -> None:
        super().__init__(config, core)
        self.core: montgomery.MontgomeryCore = core
        self.branch_extra = 2

    @property
    def exponent(self) -> int:
        return self.config.word * self.words

    def files(self, flavour: Flavour, modulus: int | None = None) -> dict[str, str]:
        if modulus is not None:
            self.check(modulus)
        given = modulus if modulus is not None else stand_in_modulus(self.config.bits)
        constants = None if flavour == "file" else self._constants(given)
        return core_file(self.name, self.core, self._notes()) | constant_files(self.name, self.core, constants)

    def images(self, modulus: int) -> dict[str, list[int]]:
        self.check(modulus)
        return {"constants.hex": self._constants(modulus)}

    def golden(self, modulus: int) -> golden.Golden:
        self.check(modulus)
        return golden.Montgomery(modulus, self.config.word, self.words)

    @property
    def probes(self) -> list[Probe]:
        width = self.word_bits
        low, high = ("watch_low", self.words), ("watch_high", self.words)
        return [
            Probe("square_low", *low, width, 0),
            Probe("square_high", *high, width, 0),
            Probe("quotient", *low, width, 1),
        ]

    def _constants(self, modulus: int) -> list[int]:
        """-1/N modulo R, then N, n words each."""
        w, n = self.config.word, self.words
        inverse = -pow(modulus, -1, 1 << (w * n)) % (1 << (w * n))
        return [value >> (w * i) & ((1 << w) - 1) for value in (inverse, modulus) for i in range(n)]

    def _notes(self) -> list[str]:
        facts = ", ".join(f"{k.replace('_', ' ')} {v}" for k, v in self.summary.items())
        return [
            f"Configuration {self.config.slug}. {facts}.",
            f"x' = x^2 / R mod N, R = 2^{self.exponent}, redundant: {self._form}.",
            "One array of multipliers makes x^2, then the low half of the quotient's product,",
            "then the high half of the last one.",
            *HANDSHAKE,
            "branch_o: the boundary words were all ones; this squaring took two cycles more.",
            "Generated by modmill hw emit; do not edit.",
        ]

"""A squarer: one configuration with everything the tools ask of it: text, tables, conversions, golden model, probes."""

from __future__ import annotations

import functools
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from modmill.errors import UsageError
from modmill.golden import squarers as golden
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.unit import Case, ColumnOf, Datapath, Document, Flavour
from modmill.hw.units.squarer import picture
from modmill.hw.units.squarer.config import FoldingConfig, MontgomeryConfig, WordsConfig
from modmill.hw.units.squarer.cores import folding, montgomery
from modmill.hw.units.squarer.cores.core import Core
from modmill.hw.units.squarer.cores.lanes import TABLES, Lanes, stride
from modmill.hw.units.squarer.cores.montgomery_text import constant_files, core_file
from modmill.hw.units.squarer.cores.residue import comparison_file, residue
from modmill.hw.units.squarer.cores.tables import stand_in_modulus, table_contents, table_file, table_ops
from modmill.hw.units.squarer.cores.text import feed_forward, watched_cycle, watched_width
from modmill.hw.units.squarer.loop.cases import cases
from modmill.hw.units.squarer.loop.toggling import STAND_IN, WIDEST, LoopToggling
from modmill.hw.units.squarer.loop.unit import LoopUnit, Probe
from modmill.hw.units.squarer.words import packed, unpacked

HANDSHAKE = (
    "step_i starts a squaring and stays high until done_o, which is high in its last cycle;",
    "no bubble between squarings.",
)
PHASES = (
    "One array of multipliers makes x^2, then the low half of the quotient's product,",
    "then the high half of the last one.",
)
CHECK_ROW = "| `rtl/{unit}_check.sv` | the self-check: compares x with its residue in every cycle |\n"
BUILT_IN = """\
| `rtl/{unit}{builtin}.sv` | what follows from the modulus |
"""
CHECK_NOTE = """\
The last word, {last}, is not part of v: it is the sum of the others modulo {modulus}. The host adds it to what goes in,
and compares it in what comes out, modulo {modulus}. When the unit's own comparison fails, `error_o` (bit 6 of the
status) is set until the next load, and the run ends: no x from then on is right.

"""
BRANCH = "branch_o: the boundary words were all ones; this squaring took two cycles more."


@functools.lru_cache(maxsize=8)
def squarer(config: FoldingConfig | MontgomeryConfig) -> Squarer:
    """The squarer of a configuration.

    >>> from modmill.hw.units.squarer.config import OzturkConfig
    >>> unit = squarer(OzturkConfig(bits=64))
    >>> unit.words, unit.word_bits, unit.latency
    (5, 17, 4)
    >>> n = 2**64 - 59
    >>> unit.decode(unit.golden(n).step(unit.encode(3, n)), n)
    9
    """
    if isinstance(config, MontgomeryConfig):
        return MontgomerySquarer(config, montgomery.build(config))
    return FoldingSquarer(config, folding.build(config))


class Squarer(LoopUnit):
    """What all squarers share. A number is `words` words of at most `word_bits` bits at radix 2^word."""

    def __init__(self, config: WordsConfig, core: Core, rare: int = 0) -> None:
        words, word_bits = len(core.x), max(w.width for w in core.x)
        self.core = core
        size = {"words": words, "word_bits": word_bits}
        self.checked: bool = core.comparison is not None
        if self.checked:
            self.whole: str = f"; the last word: the sum of the others modulo {(1 << config.word) - 1}"
        super().__init__(config.unit, config.about, bits=config.bits, **size, latency=core.stages, rare=rare)
        self._config = config
        self.summary: Mapping[str, Any] = {**size, "cycles": core.stages, **core.facts}
        self.readme: str = (Path(__file__).parent / "templates" / "README.md").read_text(encoding="utf-8")
        self._form = f"{words - self.checked} words of {word_bits} bits at radix 2^{config.word}"
        self._form += f", then their sum modulo 2^{config.word} - 1" * self.checked

    @property
    def config(self) -> WordsConfig:
        return self._config

    @property
    def bounds(self) -> list[int]:
        return [word.high for word in self.core.x]

    builtin: str
    """What the name of the file with the modulus's own text ends in."""

    @property
    @abstractmethod
    def exponent(self) -> int:
        """The domain: x is kept as x 2^exponent mod N."""

    def images(self, constants: int) -> dict[str, list[int]]:
        self.check(constants)
        w, m = self.config.word, self.config.residue_words + self.checked

        return {
            TABLES: [
                word
                for op in table_ops(self.tables)
                for row in table_contents(op, constants)
                for word in unpacked(row, stride(m), w)
            ]
        }

    @property
    def tables(self) -> Circuit:
        """The circuit with the unit's look-ups."""
        return self.core.circuit

    def image_width(self, name: str) -> int:
        del name
        return self.config.word

    def encode(self, x: int, modulus: int) -> list[int]:
        self.check(modulus)
        count = self.words - self.checked
        return self._with_residue(unpacked((x << self.exponent) % modulus, count, self.config.word))

    def _with_residue(self, words: list[int]) -> list[int]:
        """The words of a number as the unit takes it: with a self-check, its residue after them."""
        return [*words, residue(words, self.config.word)] if self.checked else words

    def decode(self, words: Sequence[int], modulus: int) -> int:
        number = packed(words[: self.words - self.checked], self.config.word)
        return number * pow(2, -self.exponent, modulus) % modulus

    def consistent(self, words: Sequence[int]) -> bool:
        w = self.config.word
        return not self.checked or residue(words[:-1], w) == residue(words[-1:], w)

    def check(self, constants: int) -> None:
        if constants < 3 or constants % 2 == 0:
            raise UsageError(f"modulus: {self.name} needs an odd number of at least 3")
        if constants.bit_length() > self.bits:
            raise UsageError(f"modulus: {constants.bit_length()} bits, but this {self.name} has {self.bits}")

    @property
    def probes(self) -> list[Probe]:
        return [
            Probe(stage, f"watch_{stage}", len(words), watched_width(words), watched_cycle(words))
            for stage, words in self.core.watched.items()
        ]

    def cases(self, constants: int, chain: int | None = None) -> list[Case]:
        return cases(self, constants, chain if chain is not None else (200 if self.small else 50))

    def document(self, constants: int, name: str) -> Document:
        found = super().document(constants, name)
        words = {"word": str(self.config.word), "exponent": str(self.exponent), "built_in_rows": self._built_in_rows}
        words |= {"check_row": CHECK_ROW.format(unit=self.name) * self.checked}
        modulus = (1 << self.config.word) - 1
        words |= {
            "first_note": "",
            "check_note": CHECK_NOTE.format(last=self.words - 1, modulus=modulus) * self.checked,
        }
        return replace(found, facts={**found.facts, "domain_exponent": self.exponent}, words={**found.words, **words})

    @property
    def _built_in_rows(self) -> str:
        """The rows of the README about the file that the modulus determines."""
        return BUILT_IN.format(unit=self.name, builtin=self.builtin)

    def _notes(self, result: str, *phases: str, branch: str = "") -> list[str]:
        """The comment at the head of the core's text."""
        facts = ", ".join(f"{k.replace('_', ' ')} {v}" for k, v in self.summary.items())
        lines = [
            f"Configuration {self.config.slug}. {facts}.",
            f"{result}, redundant: {self._form}.",
            *phases,
            *HANDSHAKE,
        ]
        return [*lines, *([branch] if branch else []), "Generated by modmill hw emit; do not edit."]

    def _datapath(self, results: Sequence[Word], label: str, column: ColumnOf, **more: Any) -> Datapath:
        core = self.core
        labels = f"x: {self.words} words of up to {self.word_bits} bits", label
        radix = {"radix": f"2^{self.config.word}"}
        return Datapath(core.circuit, core.period, core.stages, core.x, tuple(results), column, labels, radix, **more)

    def toggling(self) -> LoopToggling:
        if self.bits <= WIDEST:
            return LoopToggling(self)
        note = f"Energy is that of the same configuration at {STAND_IN} bits."
        return LoopToggling(self.at_width(STAND_IN), (note,))

    @abstractmethod
    def at_width(self, bits: int) -> Squarer:
        """The same unit for another width."""


class FoldingSquarer(Squarer):
    """`vdf_ozturk` and `vdf_bipartite`."""

    builtin = "_tables"

    def __init__(self, config: FoldingConfig, core: Core) -> None:
        super().__init__(config, core)
        self._design = config
        self._below = below = config.below
        label = f"the next x, worth 2^-{config.word * below} of its place" if below else "the next x"
        self.datapath: Datapath | None = self._datapath(core.result, label, picture.folding_column(below), shift=below)

    @property
    def exponent(self) -> int:
        return self.config.word * self._below

    def at_width(self, bits: int) -> Squarer:
        return squarer(self._design.with_(bits=bits))

    def core_files(self, flavour: Flavour, modulus: int | None = None) -> dict[str, str]:
        if modulus is not None:
            self.check(modulus)
        notes = self._notes(f"x' = x^2 2^-{self.exponent} mod N")
        lanes = Lanes(self.name, self.core.circuit, self.config.word, self.core.stages) if flavour == "file" else None
        core = feed_forward(self.name, self.core, "One modular squaring, reduced by tables.", notes, lanes)
        if self.checked:
            core |= comparison_file(self.name, self.core, self.word_bits)
        return core | table_file(self.name, self.core.circuit, flavour, modulus, self.config.bits)

    def golden(self, constants: int) -> golden.Golden:
        self.check(constants)
        shape = golden.Shape(
            word=self.config.word,
            residue_words=self.config.residue_words,
            cascade=self._design.cascade,
            below=self._below,
            columns=len(self.core.watched["columns"]),
            folded=len(self.core.watched["words"]),
            layout=self.core.layout,
            checked=self.checked,
        )
        return golden.Folding(constants, shape)

    def extremes(self) -> list[tuple[str, Sequence[int]]]:
        # The largest words that may ever occur, all at once: what a bound that is one bit short does not survive.
        count = self.words - self.checked
        return [("every word at its bound", self._with_residue([word.high for word in self.core.x[:count]]))]


class MontgomerySquarer(Squarer):
    """`vdf_predictive_montgomery`."""

    builtin = "_constants"
    whole = "; x as a number: below 2 N"

    def __init__(self, config: MontgomeryConfig, core: montgomery.MontgomeryCore) -> None:
        super().__init__(config, core, rare=0 if config.carry == "exact" else 2)
        self.core: montgomery.MontgomeryCore = core
        self._design = config
        self.flavours: Sequence[Flavour] = ("rom", "file")  # its constants are no tables
        columns = picture.montgomery_column(len(core.x))
        passes = picture.ARRAY if self.branch_extra else picture.ARRAY_EXACT
        self.datapath: Datapath | None = self._datapath(
            (*core.low, *core.high), "the product's words", columns, passes=passes
        )

    @property
    def exponent(self) -> int:
        return self.config.word * self.words

    def at_width(self, bits: int) -> Squarer:
        return squarer(self._design.with_(bits=bits))

    def core_files(self, flavour: Flavour, modulus: int | None = None) -> dict[str, str]:
        if modulus is not None:
            self.check(modulus)
        given = modulus if modulus is not None else stand_in_modulus(self.config.bits)
        constants = None if flavour == "file" else self._constants(given)
        branch = BRANCH if self.branch_extra else ""
        notes = self._notes(f"x' = x^2 / R mod N, R = 2^{self.exponent}", *PHASES, branch=branch)
        return core_file(self.name, self.core, notes) | constant_files(self.name, self.core, constants)

    def images(self, constants: int) -> dict[str, list[int]]:
        self.check(constants)
        return {"constants.hex": self._constants(constants)}

    def golden(self, constants: int) -> golden.Golden:
        self.check(constants)
        form = golden.Montgomery if self.branch_extra else golden.MontgomeryExact
        return form(constants, self.config.word, self.words)

    def extremes(self) -> list[tuple[str, Sequence[int]]]:
        # T = 1 and Q N = -1 mod R: every word below the cut is all ones, so no carry can be predicted. (The largest
        # words cannot occur together here: they are bounded as a value, below 2 N.)
        branch = ": the rare branch" if self.branch_extra else ""
        return [(f"1 in the unit's domain{branch}", [1, *[0] * (self.words - 1)])]

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
        return unpacked(inverse, n, w) + unpacked(modulus, n, w)

"""A squarer: one configuration with everything the tools ask of it: text, tables, conversions, golden model, probes."""

from __future__ import annotations

import hashlib
from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from modmill.errors import UsageError
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.interface.unit import FLAVOURS, Case, ColumnOf, Datapath, Document, Flavour
from modmill.hw.stream.loop.unit import LoopedUnit, Probe
from modmill.hw.stream.loop.words import packed, unpacked
from modmill.hw.units.vdf.redundant.cases import cases, starts
from modmill.hw.units.vdf.redundant.config import WordsConfig
from modmill.hw.units.vdf.redundant.core import Core
from modmill.hw.units.vdf.redundant.lanes import TABLES, stride
from modmill.hw.units.vdf.redundant.tables import table_contents, table_ops
from modmill.hw.units.vdf.redundant.text import watched_cycle, watched_width
from modmill.hw.units.vdf.redundant.words import residue

HANDSHAKE = (
    "step_i starts a squaring and stays high until done_o, which is high in its last cycle;",
    "no bubble between squarings.",
)
CHECK_ROW = "| `rtl/{unit}_check.sv` | the self-check: compares x with its residue in every cycle |\n"
BUILT_IN = """\
| `rtl/{unit}{builtin}.sv` | what follows from the modulus |
"""
CHECK_NOTE = """\
The last word, {last}, is not part of v: it is the sum of the others modulo {modulus}. The host adds it to what goes in,
and compares it in what comes out, modulo {modulus}. When the unit's own comparison fails, `error_o` (a register, too)
is set until the next load, and the run ends: no x from then on is right. It may be set up to {settles} cycles after a
result.

"""


def _template(name: str) -> str:
    return (Path(__file__).parent / "templates" / f"{name}.md").read_text(encoding="utf-8")


def readme(parts: str, numbers: str) -> str:
    """The template of a squarer's README, from rows about the files of its core and from what its numbers are."""
    return _template("README").replace("@parts@", parts.rstrip("\n")).replace("@numbers@", numbers)


class Squarer(LoopedUnit):
    """A squarer. A number is `words` words of at most `word_bits` bits at radix 2^word."""

    flavours: Sequence[Flavour] = FLAVOURS

    job: str | None = "vdf"
    operation = "squaring"

    def __init__(self, config: WordsConfig, core: Core, rare: int = 0) -> None:
        words, word_bits = len(core.x), max(w.width for w in core.x)
        self.core = core
        size = {"words": words, "word_bits": word_bits}
        if core.comparison is not None:
            self.settles: int = core.comparison.stages + 1
            self.whole: str = f"; the last word: the sum of the others modulo {(1 << config.word) - 1}"
        super().__init__(config.unit, config.about, bits=config.bits, **size, latency=core.stages, rare=rare)
        self._config = config
        self.summary: Mapping[str, Any] = {**size, "cycles": core.stages, **core.facts}
        self.readme: str = readme(_template("parts"), _template("numbers"))
        self._form = f"{words - self.checked} words of {word_bits} bits at radix 2^{config.word}"
        self._form += f", then their sum modulo 2^{config.word} - 1" * self.checked

    @property
    def config(self) -> WordsConfig:
        return self._config

    @property
    def bounds(self) -> list[int]:
        return [word.high for word in self.core.x]

    builtin: str
    """The end of the name of the file with the text that the modulus determines."""

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

    def power(self, x: int, steps: int, constants: int) -> int:
        return pow(x, 1 << steps, constants)

    def starts(self, constants: int, count: int, seed: int) -> Iterator[tuple[str, Sequence[int]]]:
        yield from self.extremes()
        yield from ((what, self.encode(x, constants)) for what, x in starts(constants, count, seed))

    def extremes(self) -> list[tuple[str, Sequence[int]]]:
        """Numbers worth a run that are no residue's words."""
        return []

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
        shown = name.encode("ascii", "replace").decode()
        digest = hashlib.sha256(hex(constants).encode()).hexdigest()[:16]
        facts: dict[str, Any] = {
            "modulus": {"name": name, "bits": constants.bit_length(), "n": hex(constants)},
            "words": self.words,
            "word_bits": self.word_bits,
            "cycles": self.latency,
            "cycles_more_for_the_rare_branch": self.branch_extra,
            "domain_exponent": self.exponent,
        }
        words = {"bits": str(self.bits), "words": str(self.words), "word_bits": str(self.word_bits)}
        words |= {"word": str(self.config.word), "exponent": str(self.exponent), "built_in_rows": self._built_in_rows}
        words |= {"check_row": CHECK_ROW.format(unit=self.name) * self.checked}
        modulus = (1 << self.config.word) - 1
        words |= {
            "first_note": "",
            "check_note": CHECK_NOTE.format(last=self.words - 1, modulus=modulus, settles=self.settles) * self.checked,
        }
        comment = f"Modulus {shown}, SHA-256 of its hex {digest}..."
        return Document(facts, comment, {"modulus": name}, words)

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

"""The multiplexed squarer as a unit: its core's text, tables, golden model, probes."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import replace

from modmill.golden import squarers as golden
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.part import inner_files
from modmill.hw.interface.unit import Datapath, Document, Flavour
from modmill.hw.stream.loop.unit import Probe
from modmill.hw.stream.loop.words import unpacked
from modmill.hw.units.vdf.redundant.picture import named_column
from modmill.hw.units.vdf.redundant.tables import table_file
from modmill.hw.units.vdf.redundant.text import clocked
from modmill.hw.units.vdf.redundant.unit import Squarer
from modmill.hw.units.vdf.wide_squarer import core as cores
from modmill.hw.units.vdf.wide_squarer.config import WideConfig
from modmill.hw.units.vdf.wide_squarer.model import fold_model


@functools.lru_cache(maxsize=4)
def wide_squarer(config: WideConfig) -> WideSquarer:
    """The squarer of a configuration.

    >>> unit = wide_squarer(WideConfig(bits=64))
    >>> unit.words, unit.latency
    (5, 8)
    >>> n = 2**64 - 59
    >>> unit.decode(unit.golden(n).step(unit.encode(3, n)), n)
    9
    """
    return WideSquarer(config, cores.build(config))


FIRST_NOTE = (
    "The modulus is loaded, not built in: the first number after a reset is N itself, odd and of up to {bits} bits, "
    "and the first run, of one step, fills the tables. It takes {cycles:,} cycles, and its result is N as it is. "
    "Numbers loaded after that are squared modulo N. A reset discards modulus and tables."
)


class WideSquarer(Squarer):
    """`vdf_multiplexed`."""

    builtin = "_fold_tables"

    def __init__(self, config: WideConfig, core: cores.WideCore) -> None:
        super().__init__(config, core)
        self._design = config
        self.core: cores.WideCore = core
        if config.filled:
            self.patience += core.facts["cycles_of_a_filling"]
            self.shape: tuple[dict[str, int], str] = self.shape[0], f"{self.shape[1]} {self._first_note}"
        labels = f"x: {self.words} words of up to {self.word_bits} bits", "the next x"
        facts = {"radix": f"2^{config.word}", "parts": len(core.parts)}
        self.datapath: Datapath | None = Datapath(
            core.circuit, core.period, 1, core.x, core.result, named_column, labels, facts
        )

    @property
    def exponent(self) -> int:
        return 0

    @property
    def _first_note(self) -> str:
        return FIRST_NOTE.format(bits=self.bits, cycles=self.core.facts["cycles_of_a_filling"])

    @property
    def _built_in_rows(self) -> str:
        return "" if self._design.filled else super()._built_in_rows

    def document(self, constants: int, name: str) -> Document:
        found = super().document(constants, name)
        if not self._design.filled:
            return found
        comment = f"{self._first_note} The modulus of the testbench is {name}."
        return replace(found, comment=comment, words={**found.words, "first_note": f"{self._first_note}\n\n"})

    def first(self, modulus: int) -> Sequence[int] | None:
        self.check(modulus)
        return unpacked(modulus, self.words, self.config.word) if self._design.filled else None

    def images(self, constants: int) -> dict[str, list[int]]:
        if not self._design.filled:
            return super().images(constants)
        self.check(constants)
        return {}

    @property
    def tables(self) -> Circuit:
        return self.core.parts[1].circuit

    @property
    def probes(self) -> list[Probe]:
        c = self._design
        cycles = {"words": c.share + c.front, "sums": c.cycles - 1}
        found = self.core.watched
        return [
            Probe(stage, f"watch_{stage}", len(words), max(w.width for w in words), cycles[stage])
            for stage, words in found.items()
        ]

    def core_files(self, flavour: Flavour, modulus: int | None = None) -> dict[str, str]:
        if modulus is not None:
            self.check(modulus)
        core = self.core
        files = inner_files(self.name, core.circuit)
        if flavour == "file":
            files[f"{self.name}_fold.sv"] = fold_model(self.name, self._design, core.parts[1])
        if not self._design.filled:
            files |= table_file(f"{self.name}_fold", self.tables, flavour, modulus, self.bits)
        return {f"{self.name}_core.sv": self._text()} | files

    def _text(self) -> str:
        """The module of the core: its ports, and the circuit between them."""
        assert self.core.done is not None
        notes = self._notes("x' = x^2 mod N", *([self._first_note] if self._design.filled else []))
        return clocked(
            self.name, self.core, self.core.done, "One modular squaring on arrays that are used several times.", notes
        )

    def golden(self, constants: int) -> golden.Golden:
        self.check(constants)
        return golden.Folding(
            constants,
            golden.Shape(
                word=self._design.word,
                residue_words=self._design.residue_words,
                below=0,
                cascade=self._design.cascade,
                columns=self.core.columns,
                folded=len(self.core.watched["words"]),
                layout=self.core.layout,
                share=self._design.share,
            ),
        )

    def extremes(self) -> list[tuple[str, Sequence[int]]]:
        # The largest words that may ever occur, all at once: what a bound that is one bit short does not survive.
        return [("every word at its bound", [word.high for word in self.core.x])]

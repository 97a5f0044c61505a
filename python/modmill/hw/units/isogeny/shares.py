"""Units that compute on carry-save numbers between registers: their reference, beats for tests, and what tools ask."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from modmill.hw.carry_save.gates import gates
from modmill.hw.carry_save.levels import level_report
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.op import Word
from modmill.hw.cost.bits import Bits
from modmill.hw.cost.levels import LevelReport
from modmill.hw.interface.unit import Datapath, Document, beside_operands
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.fixed import FixedUnit
from modmill.hw.trace.lower.pairs import Pairs


class SharesUnit(FixedUnit):
    """A pipeline modulo N whose words are shares of numbers."""

    numbers: Pairs

    @abstractmethod
    def wanted(self, beat: Beat) -> Mapping[str, int]:
        """The residues of the results, by definition."""
        ...

    @abstractmethod
    def edges(self) -> Iterator[tuple[str, Beat]]:
        """Beats of extreme shares."""
        ...

    # The reference: residues by definition, words by the circuit on integers.

    def golden(self, constants: int) -> Reference:
        self.check(constants)
        return Reference(self)

    def expected(self, constants: int, beat: Beat) -> Beat:
        del constants
        values = evaluate(self.circuit, beat, self.modulus)
        found = {name: value(word, values) for name, word in self.results.items()}
        assert self.residues(found) == self.wanted(beat), f"{self.name}: results of other residues"
        return found

    def residues(self, words: Beat) -> dict[str, int]:
        """The residues that words stand for."""
        return {name: self.numbers.residue(word) for name, word in words.items()}

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        del constants
        rng = random.Random(seed)
        found = [*self.edges()][: (count + 1) // 2]
        while len(found) < count:
            found.append(("random", {name: rng.getrandbits(width) for name, width in self.inputs.items()}))
        return found

    # What tools ask.

    def pictured(self, operands: tuple[Word, ...], labels: tuple[str, str]) -> Datapath:
        """The circuit from its operands to its results, for a picture."""
        outs = tuple(self.results.values())
        drawn = self.circuit, self.period, self.stages, operands, outs, beside_operands, labels, {}
        return Datapath(*drawn, loop=False)

    def document(self, constants: int, name: str) -> Document:
        words = {"title": self.about.title, "about": self.numbers.note, "latency": str(self.latency)}
        found = self.modular_document(constants, name, words)
        return replace(found, comment=f"{found.comment} {self.numbers.note}")

    def levels(self) -> LevelReport:
        return level_report(self.numbers.cs.rows, self.results.values(), sum(self.inputs.values()))

    def gates(self) -> Bits:
        return gates(self.circuit, self.results.values())


class Reference:
    """The results of the operands on the ports: words of the circuit on integers, which stand for the residues."""

    def __init__(self, unit: SharesUnit) -> None:
        self._unit: SharesUnit = unit

    def stages(self, x: Sequence[int]) -> dict[str, list[int]]:
        """The results of the operands."""
        unit = self._unit
        found = unit.expected(unit.modulus, dict(zip(unit.inputs, x, strict=True)))
        return {name: [word] for name, word in found.items()}

"""Units that take operands in each cycle: their reference, their text and their picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.interface.unit import Datapath, Document, beside_operands
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.fixed import FixedUnit
from modmill.hw.units.gf2.whole import NOTE, WholeElements


class PipelinedUnit(WholeElements, FixedUnit):
    """A pipeline whose result follows from each beat alone, as `expected` says."""

    def golden(self, constants: int) -> Reference:
        self.check(constants)
        return Reference(self)

    def document(self, constants: int, name: str) -> Document:
        words = {"title": self.about.title, "about": NOTE, "latency": str(self.latency)}
        found = self.modular_document(constants, name, words)
        return replace(found, comment=f"{found.comment} {NOTE}")

    def pictured(self, c: Circuit, operands: Sequence[Word], result: Word) -> Datapath:
        """The circuit as it is drawn."""
        given = c, self.period, self.stages, tuple(operands), (result,), beside_operands
        return Datapath(*given, ("the operands", "the product"), {}, loop=False)


class Reference:
    """The result of each beat by the unit's definition."""

    def __init__(self, unit: PipelinedUnit) -> None:
        self._unit: PipelinedUnit = unit

    def stages(self, x: Sequence[int]) -> dict[str, list[int]]:
        """The result of the operands."""
        beat: Beat = dict(zip(self._unit.inputs, x, strict=True))
        return {name: [value] for name, value in self._unit.expected(self._unit.modulus, beat).items()}

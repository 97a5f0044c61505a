"""Units with state for one modulus."""

from __future__ import annotations

from collections.abc import Sequence

from modmill.errors import UsageError
from modmill.hw.interface.unit import Document, Flavour
from modmill.hw.stream.stateful import StatefulUnit


class FieldUnit(StatefulUnit):
    """A unit with state whose circuit is made for one modulus."""

    modulus: int
    flavours: Sequence[Flavour] = ("rom",)
    fixed: bool = True

    def check(self, constants: int) -> None:
        """Raises UsageError for another modulus."""
        if constants != self.modulus:
            raise UsageError(f"modulus: this unit computes modulo {self.modulus:#x} only", got=constants)

    def document(self, constants: int, name: str) -> Document:
        self.check(constants)
        return self.modular_document(constants, name, self.words)

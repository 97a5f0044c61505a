"""Pipelines whose circuit is made for one modulus, so that their text has no constants of its own."""

from __future__ import annotations

from collections.abc import Sequence

from modmill.errors import UsageError
from modmill.hw.emit.constants import no_constants
from modmill.hw.interface.unit import Flavour
from modmill.hw.stream.unit import StreamUnit


class FixedUnit(StreamUnit):
    """A pipeline for one modulus."""

    modulus: int
    fixed: bool = True
    """True, as for those programs of a processor that compute modulo one number."""
    flavours: Sequence[Flavour] = ("rom",)

    def check(self, constants: int) -> None:
        if constants != self.modulus:
            raise UsageError(f"modulus: this unit computes modulo {self.modulus} only", got=constants)

    def constants_file(self, flavour: Flavour, constants: int | None) -> str:
        del flavour, constants
        return no_constants(self.name)

    def images(self, constants: int) -> dict[str, list[int]]:
        self.check(constants)
        return {}

    def image_width(self, name: str) -> int:
        raise AssertionError(f"{self.name} reads no memory images (asked for {name})")

"""The facts of a record that say which unit was simulated."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypedDict

from modmill.hw.interface.unit import Unit
from modmill.stated import Hex


class Simulated(TypedDict):
    unit: Annotated[str, "the unit"]
    configuration: Annotated[str, "its configuration in short"]
    bits: Annotated[int, "its width"]
    modulus: NotRequired[Annotated[str, "the modulus by name"]]
    n: NotRequired[Annotated[Hex, "its value"]]


def simulated(unit: Unit[Any], modulus: str, n: str) -> dict[str, Any]:
    """The facts of a unit; it has no modulus where the name is empty."""
    constants = {"modulus": modulus, "n": n} if modulus else {}
    return {"unit": unit.name, "configuration": unit.config.slug, "bits": unit.bits, **constants}

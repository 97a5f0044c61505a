"""Configurations of the hash unit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill.hw.interface.configuration import About, Configuration, option

UNIT = "sha512"
RESULTS = ("scalar", "digest")


@dataclass(frozen=True, slots=True)
class Sha512Config(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> Sha512Config().slug
    'sha512-e2-q48-t16-scalar'
    """

    about: ClassVar[About] = About(
        "SHA-512 of a stream of messages, modulo the order of Ed25519's group",
        "A padder, engines that do a round of SHA-512 in each cycle, and a reduction by digits through one small "
        "multiplier. Messages of any length, several at a time; short ones overtake long ones.",
        "the hash stage of Firedancer's signature pipeline (K. Bowers, K. Aasaraai, 2023)",
    )

    unit: str = UNIT
    engines: Annotated[int, option("Messages that are hashed side by side.", "E", bounds=(1, 16))] = 2
    queue: Annotated[int, option("Words of eight bytes that wait at each engine.", "D", bounds=(16, 512))] = 48
    tag: Annotated[int, option("Bits of a message's tag.", "B", bounds=(1, 64), usual=(8, 16, 32))] = 16
    result: Annotated[str, option("The digest modulo Ed25519's group order, or whole.", "KIND", choices=RESULTS)] = (
        "scalar"
    )

    @property
    def slug(self) -> str:
        return f"{self.unit}-e{self.engines}-q{self.queue}-t{self.tag}-{self.result}"

"""Configurations of the hash unit."""

from __future__ import annotations

from dataclasses import dataclass

from modmill.hw.configuration import Configuration, Parameter

UNIT = "sha512"
RESULTS = ("scalar", "digest")

PARAMETERS = (
    Parameter("engines", "Messages that are hashed side by side.", metavar="E", default=2, bounds=(1, 16)),
    Parameter("queue", "Words of eight bytes that wait at each engine.", metavar="D", default=48, bounds=(16, 512)),
    Parameter("tag", "Bits of a message's tag.", metavar="B", default=16, bounds=(1, 64), usual=(8, 16, 32)),
    Parameter(
        "result", "The digest modulo Ed25519's group order, or whole.", str, "KIND", default="scalar", choices=RESULTS
    ),
)


@dataclass(frozen=True, slots=True)
class Sha512Config(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> Sha512Config().slug
    'sha512-e2-q48-t16-scalar'
    """

    unit: str = UNIT
    engines: int = 2
    queue: int = 48
    tag: int = 16
    result: str = "scalar"

    def __post_init__(self) -> None:
        self.check(UNIT, PARAMETERS)

    @property
    def slug(self) -> str:
        return f"{self.unit}-e{self.engines}-q{self.queue}-t{self.tag}-{self.result}"

"""Configurations of the front at the wire."""

from __future__ import annotations

from dataclasses import dataclass

from modmill.errors import UsageError
from modmill.hw.configuration import Configuration, Parameter

UNIT = "wire_front"
RULES = ("strict", "rfc8032", "rfc8032-cofactored", "zip215")
"""In the order of their numbers."""
CHECKSUMS = ("check", "ignore")
WAYS = 4
"""Signatures that share a row of the table of those seen."""

PARAMETERS = (
    Parameter("lanes", "Frames that are parsed side by side.", metavar="N", default=4, bounds=(1, 16)),
    Parameter("port", "UDP port of transactions; 0: any.", metavar="P", default=0, bounds=(0, 65535)),
    Parameter("rule", "Rule of verification that records ask for.", str, "NAME", default="strict", choices=RULES),
    Parameter("checksum", "What is done with IPv4 checksums.", str, "WHAT", default="check", choices=CHECKSUMS),
    Parameter(
        *("dedup", "Signatures remembered as log2, to drop repeated transactions; 0: none are dropped."),
        metavar="K",
        default=12,
        bounds=(0, 18),
        usual=(0, 12, 16),
    ),
    Parameter(
        "key", "Selects the fingerprint of signatures; secret.", metavar="N", default=0, bounds=(0, (1 << 62) - 1)
    ),
)


@dataclass(frozen=True, slots=True)
class WireConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> WireConfig().slug
    'wire_front-l4-p0-strict-check-d12-k0'
    """

    unit: str = UNIT
    lanes: int = 4
    port: int = 0
    rule: str = "strict"
    checksum: str = "check"
    dedup: int = 12
    key: int = 0

    def __post_init__(self) -> None:
        self.check(UNIT, PARAMETERS)
        if 0 < self.dedup < 4:
            raise UsageError(f"dedup: {self.dedup} must be 0, or 4 to 18", got=self.dedup)

    @property
    def slug(self) -> str:
        what = f"p{self.port}-{self.rule}-{self.checksum}-d{self.dedup}-k{self.key}"
        return f"{self.unit}-l{self.lanes}-{what}"

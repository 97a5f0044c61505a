"""Configurations of the front at the wire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill.errors import UsageError
from modmill.hw.interface.configuration import About, Configuration, option

UNIT = "wire_front"
RULES = ("strict", "rfc8032", "rfc8032-cofactored", "zip215")
"""In the order of their numbers."""
CHECKSUMS = ("check", "ignore")
WAYS = 4
"""Signatures that share a row of the table of those seen."""

Lanes = Annotated[int, option("Frames that are parsed side by side.", "N", bounds=(1, 16))]
Port = Annotated[int, option("UDP port of transactions; 0: any.", "P", bounds=(0, 65535))]
Rule = Annotated[str, option("Rule of verification that records ask for.", "NAME", choices=RULES)]
Checksum = Annotated[str, option("The treatment of IPv4 checksums.", "WHAT", choices=CHECKSUMS)]
Dedup = Annotated[
    int,
    option(
        "Signatures remembered as log2, to drop repeated transactions; 0: none are dropped.",
        "K",
        bounds=(0, 18),
        usual=(0, 12, 16),
    ),
]
Key = Annotated[int, option("Selects the fingerprint of signatures; secret.", "N", bounds=(0, (1 << 62) - 1))]


@dataclass(frozen=True, slots=True)
class WireConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> WireConfig().slug
    'wire_front-l4-p0-strict-check-d12-k0'
    """

    about: ClassVar[About] = About(
        "frames from a network become records of signatures",
        "Ethernet, IPv4, IPv6, UDP and Solana transactions are parsed, malformed frames counted and dropped, repeated "
        "transactions dropped, and each signature leaves with its key and message.",
        "the parser near the wire and the deduplication of Firedancer's signature pipeline (K. Bowers, K. Aasaraai, "
        "2023)",
    )

    unit: str = UNIT
    lanes: Lanes = 4
    port: Port = 0
    rule: Rule = "strict"
    checksum: Checksum = "check"
    dedup: Dedup = 12
    key: Key = 0

    def agree(self) -> None:
        if 0 < self.dedup < 4:
            raise UsageError(f"dedup: {self.dedup} must be 0, or 4 to 18", got=self.dedup)

    @property
    def slug(self) -> str:
        what = f"p{self.port}-{self.rule}-{self.checksum}-d{self.dedup}-k{self.key}"
        return f"{self.unit}-l{self.lanes}-{what}"

"""One line of a benchmark, the same for every job."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Row:
    """Our median beside one peer's, both in `unit`: a time per operation or a rate.

    `ratio` is the median over interleaved rounds of (peer's time / ours): above 1, ours is faster. `peer` and what
    follows from it are None in a run without peers. `n` operations of ours were timed, on `threads` threads.
    """

    job: str
    case: str
    backend: str
    value: float
    unit: str
    peer: str | None
    peer_value: float | None
    ratio: float | None
    threads: int
    n: int

    @property
    def peer_name(self) -> str:
        """The peer without its version, empty without a peer: what a narrow column has room for.

        >>> Row("vdf", "c", "b", 1, "ns", "OpenSSL 3.0.19 BN_mod_mul_montgomery", 2, 2, 1, 1).peer_name
        'OpenSSL'
        """
        words = (self.peer or "").split()
        return " ".join([*words[:1], *words[2:]]).removesuffix(" BN_mod_mul_montgomery")

    def as_dict(self) -> dict[str, Any]:
        """The row as a JSON object."""
        return asdict(self)

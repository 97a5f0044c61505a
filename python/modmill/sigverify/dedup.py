"""Removal of repeated transactions: when, and how many it removed."""

from __future__ import annotations

from dataclasses import dataclass

from modmill import _native
from modmill.errors import UsageError
from modmill.words import nearest

DEDUPS: tuple[str, ...] = _native.SIGNATURE_DEDUPS
"""When repeated transactions are removed: `none`, `before` verification, `after` it, or `both`.

Before, whole transactions are compared, byte by byte, so an invalid one removes nothing but its own copies. After, the
first signatures of accepted transactions are compared, and no other transaction is remembered.
"""


@dataclass(frozen=True, slots=True)
class Repeated:
    """Transactions that were removed `before` verification and `after` it."""

    before: int
    after: int


def checked(dedup: str) -> str:
    """The value itself. Raises UsageError for one that is none of :data:`DEDUPS`."""
    if dedup not in DEDUPS:
        raise UsageError(f"dedup: {dedup!r} is none of {', '.join(DEDUPS)}{nearest(dedup, DEDUPS)}", got=dedup)
    return dedup

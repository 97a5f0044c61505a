"""Chains of operations, each on the result of the one before: ours on every backend, and the peers'."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from modmill import _native
from modmill.bench.interleave import Contender, Missing, agree, available, compare, told_if_missing
from modmill.bench.rows import Row
from modmill.golden import vdf as golden

if TYPE_CHECKING:
    from modmill._native import Chain


def chain_rows(
    job: str,
    case: str,
    unit: str,
    chains: Callable[[str], Sequence[Chain]],
    known: int,
    backends: Sequence[str],
    libraries: Sequence[str],
    *,
    seconds: float,
    missing: Missing,
) -> Iterator[Row]:
    """Times the `chains` of each backend for about `seconds`, interleaved with those of the peers' libraries.

    First, all must have the `known` value behind :attr:`Chain.CHECKED` operations; Disagreement where one has not.
    """
    refused: Missing = lambda reason: missing(f"{case}: {reason}")  # noqa: E731
    ours = [one for found in available(backends, chains, refused) for one in found]
    theirs: list[Contender] = []
    for library in libraries:
        with told_if_missing(missing):
            theirs += chains(library)
    agree(case, [*ours, *theirs], [known])
    yield from compare(job, case, ours, theirs, seconds=seconds, unit=unit)


def squaring_rows(
    job: str, case: str, n: int, backends: Sequence[str], *, seconds: float, peers: bool, missing: Missing
) -> Iterator[Row]:
    """Times dependent squarings modulo `n` beside GMP's and OpenSSL's."""
    x = base_for(n)
    yield from chain_rows(
        *(job, case, "ns/squaring", lambda by: _native.peers_squarings(n, x, by)),
        golden.chain(n, x, _native.Chain.CHECKED),
        *(backends, ("GMP", "OpenSSL") if peers else ()),
        seconds=seconds,
        missing=missing,
    )


def base_for(n: int) -> int:
    """A fixed base without structure: n times 0.618..., plus 2."""
    return (n * 0x9E3779B97F4A7C15 >> 64) + 2

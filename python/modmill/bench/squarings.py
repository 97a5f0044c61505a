"""Timings of dependent squarings, one row for each case, backend and peer."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence

from modmill import _native, params
from modmill.bench.rows import Row
from modmill.errors import BackendUnavailable

BITS = (512, 1024, 2048, 3072, 4096)


def modulus_of(bits: int) -> int:
    """The modulus that stands for a size: a well-known one where there is one, else odd with fixed digits.

    >>> [modulus_of(b).bit_length() for b in BITS]
    [512, 1024, 2046, 3072, 4096]
    """
    for name, size in (("vdf-alliance", 1024), ("lcs35", 2048), ("csail2019", 3072)):
        if bits == size:
            return params.modulus(name).n
    digits = hashlib.shake_256(f"modmill bench {bits}".encode()).digest((bits + 7) // 8)
    return int.from_bytes(digits, "big") >> (-bits % 8) | 1 << (bits - 1) | 1


def squaring_rows(
    moduli: Sequence[int],
    backends: Sequence[str],
    *,
    seconds: float,
    peers: bool,
    missing: Callable[[str], None],
) -> Iterator[Row]:
    """Times each modulus on each backend for about `seconds`, peers in turn with ours in the same thread.

    All must agree on 1000 squarings before anything is timed. `missing` is told of each peer or backend that can't run.
    """
    told: set[str] = set()
    for n in moduli:
        for backend in backends:
            try:
                found = _native.peers_bench_squaring(n, backend=backend, seconds=seconds, peers=peers)
            except BackendUnavailable as e:
                if len(backends) == 1:
                    raise
                missing(f"{n.bit_length()} bits: {e}")
                continue
            for reason in found["missing"]:
                if reason not in told:
                    missing(reason)
                    told.add(reason)
            yield from (Row(**row) for row in found["rows"])

"""Chains of operations: a backend that cannot run is reported, and one with a wrong value stops the comparison."""

from __future__ import annotations

from functools import partial

import pytest

from modmill import _native
from modmill.bench.chains import chain_rows, squaring_rows
from modmill.bench.interleave import Disagreement
from modmill.errors import BackendUnavailable
from tests.support import require_peers

N = (1 << 64) - 59


def test_a_wrong_value_stops_the_comparison() -> None:
    chains = partial(_native.peers_squarings, N, 3)
    rows = chain_rows("job", "case", "ns", chains, 4, ["portable"], [], seconds=0.01, missing=print)
    with pytest.raises(Disagreement, match="case: portable gives another result for element 0"):
        next(rows)


def test_a_backend_that_cannot_run_is_left_out_where_another_can() -> None:
    """The modulus is smaller than any that vector units take."""
    told: list[str] = []
    timed = partial(squaring_rows, "job", "case", N, seconds=0.01, peers=False, missing=told.append)
    (row,) = timed(["portable", "avx512"])
    assert (row.backend, row.peer, row.ratio) == ("portable", None, None)
    assert len(told) == 1 and told[0].startswith("case: backend `avx512` is not available")
    with pytest.raises(BackendUnavailable):
        next(timed(["avx512"]))


def test_peers_are_timed_once_beside_all_backends() -> None:
    require_peers()
    rows = list(squaring_rows("job", "case", N, ["portable"] * 2, seconds=0.01, peers=True, missing=print))
    first, second = rows[: len(rows) // 2], rows[len(rows) // 2 :]
    assert len(first) == 3
    for a, b in zip(first, second, strict=True):
        assert (a.peer, a.peer_value, a.peer_range) == (b.peer, b.peer_value, b.peer_range)
        assert a.range is not None and a.range[0] <= a.value <= a.range[1]

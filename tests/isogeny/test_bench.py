"""`modmill bench isogeny`: its rows, and what it refuses."""

from __future__ import annotations

import json

from tests.support import refuses, require_peers, succeeds

BENCH = ("bench", "isogeny", "--seconds", "0.1")


def test_rows_without_peers() -> None:
    row = succeeds(*BENCH, "--backend", "portable", "--field", "p89", "--json").json
    assert (row["job"], row["case"], row["backend"], row["threads"]) == ("isogeny", "p89", "portable", 1)
    assert row["peer"] is None and row["value"] > 0


def test_rows_with_peers() -> None:
    require_peers()
    rows = [json.loads(line) for line in succeeds(*BENCH, "--peers", "--json").out.splitlines()]
    assert {row["case"] for row in rows} == {"p1506"}
    for backend in {row["backend"] for row in rows}:
        reductions = [row["peer"].split(", ")[1] for row in rows if row["backend"] == backend]
        assert sorted(reductions) == ["general reduction", "special reduction"]
    assert all(row["ratio"] > 0 for row in rows)


def test_an_unknown_prime_is_refused() -> None:
    refuses(2, "--field: unknown prime 'p512'", *BENCH, "--field", "p512")

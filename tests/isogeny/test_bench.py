"""`modmill bench isogeny`: its rows, and what it refuses."""

from __future__ import annotations

import json

import pytest

from modmill.bench.interleave import Disagreement
from modmill.isogeny.bench import step_rows
from modmill.isogeny.bench_keys import Roots, setup_rows
from tests.support import refuses, require_peers, succeeds

BENCH = ("bench", "isogeny", "--seconds", "0.1")


def test_rows_without_peers() -> None:
    row = succeeds(*BENCH, "--backend", "portable", "--field", "p89", "--part", "step", "--json").json
    assert (row["job"], row["case"], row["backend"], row["threads"]) == ("isogeny", "p89", "portable", 1)
    assert row["peer"] is None and row["value"] > 0


def test_rows_with_peers() -> None:
    require_peers()
    rows = [json.loads(line) for line in succeeds(*BENCH, "--part", "step", "--peers", "--json").out.splitlines()]
    assert {row["case"] for row in rows} == {"p1506"}
    for backend in {row["backend"] for row in rows}:
        reductions = [row["peer"].split(", ")[1] for row in rows if row["backend"] == backend]
        assert sorted(reductions) == ["general reduction", "special reduction"]
    assert all(row["ratio"] > 0 for row in rows)


@pytest.mark.parametrize(("field", "reductions"), [("p14", ["general"]), ("p89", ["general", "special"])])
def test_small_primes_agree_with_the_reductions_that_they_allow(field: str, reductions: list[str]) -> None:
    """p14 has no word of ones, which the special reduction needs."""
    require_peers()
    rows = step_rows([field], ["portable"], seconds=0.01, peers=True, missing=print)
    assert sorted((row.peer or "").split(", ")[1] for row in rows) == [f"{kind} reduction" for kind in reductions]


def test_squarings_have_rows_beside_both_libraries() -> None:
    require_peers()
    done = succeeds(*BENCH, "--part", "squaring", "--field", "p89", "--backend", "portable", "--peers", "--json")
    rows = [json.loads(line) for line in done.out.splitlines()]
    assert {(row["job"], row["case"], row["unit"]) for row in rows} == {("isogeny", "p89-squaring", "ns/squaring")}
    assert {row["peer"].split(" ")[0] for row in rows} == {"GMP", "OpenSSL"}


def test_set_up_verification_and_keys_have_rows_too() -> None:
    require_peers()
    parts = ("--part", "setup", "--part", "verify", "--part", "key")
    done = succeeds(*BENCH, *parts, "--field", "p89", "--backend", "portable", "--peers", "--json")
    rows = {row["case"]: row for row in map(json.loads, done.out.splitlines())}
    assert set(rows) == {"p89-setup", "p89-verify", "p89-key"}
    assert "a root a step" in rows["p89-setup"]["peer"] and rows["p89-setup"]["unit"] == "ns/step"
    assert rows["p89-verify"]["peer"] is None and rows["p89-verify"]["value"] > 0
    assert rows["p89-key"]["peer"] == "read()"


def test_set_ups_that_disagree_are_not_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Roots, "answers", lambda _self: [b"1"])
    require_peers()
    with pytest.raises(Disagreement):
        list(setup_rows("p89", ["portable"], seconds=0.1, peers=True, missing=print))


def test_an_unknown_prime_is_refused() -> None:
    refuses(2, "--field must be one of p14, p89, p1506 (got 'p512')", *BENCH, "--field", "p512")
    refuses(2, "--part", *BENCH, "--part", "walk")

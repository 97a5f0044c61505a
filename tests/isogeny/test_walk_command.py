"""`modmill isogeny walk` and the computed walk."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from modmill.errors import UsageError
from modmill.golden import isogeny_walk as golden
from modmill.isogeny.walk import NAMES, compute
from modmill.isogeny.walk.compute import j_invariant
from modmill.isogeny.walk.plan import choose
from tests.golden.test_isogeny_walk import PRIMES, STARTS, one_by_one
from tests.support import modmill, succeeds


def records(*args: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in succeeds("isogeny", "walk", *args, "--json").out.splitlines()]


@pytest.mark.parametrize(("field", "k"), [("p14", 3), ("p14", 11), ("p89", 31), ("p89", 40), ("p1506", 5)])
def test_the_computed_walk_is_the_walk_by_2_isogenies(field: str, k: int) -> None:
    p = PRIMES[field]
    walk = one_by_one(p, STARTS[field], 2 * k)
    for name in NAMES:
        found = compute(field, k, lambda size, name=name: choose(name, size, 1))
        assert found.alpha == walk[-1]
        assert found.j == golden.j_invariant(p, golden.curve_of(p, walk[-1])) == j_invariant(p, walk[-1])


def test_all_strategies_are_shown_and_lead_to_the_same_curve() -> None:
    found = records("--k", "12", "--field", "p89")
    assert [r["parameters"]["strategy"] for r in found] == list(NAMES)
    assert len({r["result"]["j"] for r in found}) == 1
    assert all(r["checked_by"] == "verify+alphas" for r in found)
    assert all(r["result"]["lower_bound"] <= r["result"]["cycles"] for r in found)


def test_published_and_own_cycles_stand_beside_each_other() -> None:
    (found,) = records("--k", "100", "--strategy", "concurrent", "--counts-only")
    assert found["result"]["published"] == 1316
    assert found["result"]["cycles"] <= 735
    assert found["parameters"]["field"] is None


def test_a_blocked_walk_says_how_many_kernel_points() -> None:
    done = succeeds("isogeny", "walk", "--k", "100", "--strategy", "optimal", "--field", "p89")
    assert "from 4 kernel points" in done.out
    assert "for tests only" in done.out


def test_latencies_and_units_count() -> None:
    (one,) = records("--k", "20", "--strategy", "full", "--counts-only", "--cycles", "2,3,5", "--units", "2")
    assert one["result"]["cycles"] == 2 * 38 + 3 * 20 + 5 * sum(-(-n // 2) for n in range(1, 20))


def test_modes_have_their_own_latencies_and_units_of_time() -> None:
    asked = ("--k", "12", "--strategy", "full", "--counts-only", "--units", "11")
    found = [records(*asked, "--mode", mode)[0] for mode in ("separate", "fused", "pipelined")]
    assert [one["result"]["cycles"] for one in found] == [45, 34, 101]
    assert [one["result"]["lower_bound"] for one in found] == [45, 34, 101]
    assert [one["parameters"]["mode"] for one in found] == ["separate", "fused", "pipelined"]
    assert found[2]["parameters"]["latencies"] == {"dbl": 3, "construct": 2, "evaluate": 3}
    (slow,) = records(*asked, "--mode", "pipelined", "--cycles", "1,1,5")
    assert slow["result"]["cycles"] == 22 + 11 * 5 + 1
    shown = succeeds("isogeny", "walk", "--k", "100", "-s", "full", "--mode", "pipelined", "--counts-only").out
    assert "stages: lower bound" in shown
    assert "1,316 cycles: published for k = 100 and 1 evaluation unit; a cycle is as long as 3 stages here" in shown


def test_a_schedule_is_drawn(tmp_path: Path) -> None:
    out = tmp_path / "walk.svg"
    succeeds("isogeny", "walk", "--k", "9", "--strategy", "concurrent", "--counts-only", "--draw", out)
    assert out.read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--k", "0"), "--k"),
        (("--k", "5", "--strategy", "quick"), "must be one of"),
        (("--k", "5", "--units", "0"), "--units"),
        (("--k", "5", "--mode", "fast"), "--mode"),
        (("--k", "5", "--cycles", "1,1"), "three whole numbers"),
        (("--k", "5", "--cycles", "1,0,1"), "at least 1 cycle"),
        (("--k", "5", "--draw", "x.svg"), "--strategy"),
        (("--k", "5", "--field", "p15"), "p15"),
        (("--k", "3000", "--strategy", "full", "--counts-only", "--draw", "x.svg"), "smaller --k"),
    ],
)
def test_bad_input_gets_a_clear_error(args: tuple[str, ...], said: str, tmp_path: Path) -> None:
    done = modmill("isogeny", "walk", *args, cwd=tmp_path)
    assert done.code == 2
    assert said in done.err
    assert not done.out
    assert not list(tmp_path.iterdir())


def test_the_python_interface_refuses_an_unknown_field() -> None:
    with pytest.raises(UsageError, match="p15"):
        compute("p15", 3, lambda size: choose("basic", size, 1))

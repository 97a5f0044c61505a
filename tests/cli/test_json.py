"""Every command prints the JSON that docs/json.md describes. What any other test runs with --json is checked, too."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from modmill import cli, shapes
from modmill.record import Record
from tests.cli.examples import MORE, QUICK, SLOW, prepare
from tests.cli.tree import COMMANDS, Node
from tests.conformity import conforms, problems
from tests.support import modmill, refuses, require_asic, require_opencl, require_rtl, succeeds

TEXT = {"completion", "schema"}
"""Commands that print a text for other programs."""
PRINTING = [node for node in COMMANDS if node.name not in TEXT]
GATES = ["--bits", "16", "--simulator", "icarus", "--quiet"]


def _nothing() -> None:
    """Needs nothing."""


SMALL: dict[str, tuple[Callable[[], None], list[str]]] = {
    "gf2 bench": (_nothing, ["gf2 bench --bits 256 --op mul --seconds 0.05"]),
    "isogeny bench": (_nothing, ["isogeny bench --field p14 --seconds 0.05"]),
    "msm bench": (_nothing, ["msm bench --case 377-2^10 --seconds 0.05", "msm bench --scaling 8 --seconds 0.05"]),
    "sigverify bench": (
        _nothing,
        [
            "sigverify bench --length 10 --seconds 0.05",
            "sigverify bench --latency --seconds 0.05 --backend portable",
            "sigverify bench --ring --seconds 0.05 --backend portable",
        ],
    ),
    "vdf bench": (_nothing, ["vdf bench --bits 256 --seconds 0.05"]),
    "gf2 explore": (require_opencl, ["gf2 explore --bits 256 --method cios --points 2 --seconds 0 --out e"]),
    "hw cost": (
        require_rtl,
        ["hw cost modmul --bits 8 --target xcup", "hw cost modmul --bits 8 --target ecp5"],
    ),
    "hw sim": (
        require_rtl,
        [
            "hw sim modmul --bits 16 --products 20 --simulator icarus",
            "hw sim vdf_bipartite --bits 128 --simulator icarus",
        ],
    ),
    "isogeny calibrate": (_nothing, ["isogeny calibrate --measure 0.2"]),
    "vdf calibrate": (
        _nothing,
        ["vdf calibrate --measure 0.2", "vdf calibrate --measure 0.2 --duration 9y --growth rivest"],
    ),
}
"""Small command lines for those whose example takes long, and what they need."""
ELSEWHERE = {"report", "vdf puzzle solve"}
"""Run at small size by other tests: tests/report and tests/vdf/test_puzzle.py."""


def test_a_schema_for_each_command_and_no_other() -> None:
    assert list(shapes.commands()) == sorted(node.name for node in PRINTING)
    assert all("--json" in node.options for node in PRINTING)
    beside = {name[::-1] for name in (tuple(name.split()) for name in SMALL) if "bench" in name}
    assert {*SMALL, *ELSEWHERE, *map(" ".join, beside)} == SLOW


@pytest.mark.parametrize("node", [node for node in QUICK if node.name not in TEXT], ids=lambda node: node.name)
def test_an_example_as_json(node: Node, tmp_path: Path) -> None:
    """`modmill` compares what it prints with the command's schema."""
    prepare(node, tmp_path)
    for words in node.examples:
        done = modmill(*words, *MORE.get(node.name, ()), "--json", cwd=tmp_path)
        assert done.code in ((0, 1) if node.name == "doctor" else (0,)), done.err
        assert done.out


@pytest.mark.parametrize("name", SMALL)
def test_a_small_run_as_json(name: str, tmp_path: Path) -> None:
    needs, lines = SMALL[name]
    needs()
    for line in lines:
        done = modmill(*line.split(), "--json", cwd=tmp_path)
        # Of random kernels, none may be one that can be built.
        assert done.code in ((0, 1) if name == "gf2 explore" else (0,)), done.err
        assert done.out


def test_a_cost_in_standard_cells(tmp_path: Path) -> None:
    require_asic()
    assert succeeds(*["hw", "cost", "modmul", "--bits", "8", "--target", "asic", "--json"], cwd=tmp_path).out


@pytest.mark.parametrize("node", COMMANDS, ids=lambda node: node.name)
def test_an_error_as_json(node: Node, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [*node.words, "--no-such-option", "--json"]
    code = cli.run(arguments)
    found = capsys.readouterr()
    assert (code, found.out) == (2, "")
    conforms(arguments, found.out, found.err, code)


def test_the_schema_command() -> None:
    printed = json.loads(succeeds("schema", "vdf", "puzzle", "verify").out)
    assert printed["title"] == "modmill vdf puzzle verify --json"
    assert printed["properties"]["job"] == {"enum": ["vdf.puzzle.verify"], "description": "what was done: `vdf.eval`"}
    assert "additionalProperties" not in printed
    refuses(2, "'vdf puzzle' prints no JSON; these do: vdf puzzle list, vdf puzzle show, ", "schema", "vdf", "puzzle")
    refuses(2, "'vdf puzzel' prints no JSON. Did you mean 'vdf puzzle ", "schema", "vdf", "puzzel")
    refuses(2, "'xyzzy' prints no JSON; these do: bench gf2, ", "schema", "xyzzy")


GIVEN = {"bits": 1024, "steps": 5, "until": None, "growth": None}
EXAMPLE = json.loads(Record("vdf.lock", "b", "w", GIVEN, {"modulus": "0x1"}, 0.5, None, "u", "c").to_json())
EXAMPLE["result"] |= {"base": "0x2", "length": 3, "file": "f", "delay_here": None}


def _found(**changed: object) -> list[str]:
    return list(problems(EXAMPLE | changed, shapes.of_command("vdf lock", closed=True)))


def test_the_comparison_finds_what_is_wrong() -> None:
    result = EXAMPLE["result"]
    assert _found() == []
    assert _found(seconds=1) == []
    assert _found(job="vdf.unlock") == ["$.job is none of ['vdf.lock']: 'vdf.unlock'"]
    assert _found(seconds="1") == ["$.seconds is no number: '1'"]
    assert _found(seconds=True) == ["$.seconds is no number: True"]
    assert _found(rate="fast")[0].startswith("$.rate is no")
    assert _found(more=1) == ["$.more should not be there"]
    assert _found(result=result | {"length": 1.5}) == ["$.result.length is no integer: 1.5"]
    assert _found(result=result | {"length": True}) == ["$.result.length is no integer: True"]
    assert _found(result=result | {"base": "2"}) == ["$.result.base does not match ^0x[0-9a-f]+$: '2'"]
    assert _found(result={k: v for k, v in result.items() if k != "file"}) == ["$.result.file is missing"]
    assert list(problems({"a": 1}, shapes.json_schema(dict[str, str]))) == ["$.a is no string: 1"]
    assert list(problems([1, 2, 3], shapes.json_schema(tuple[int, int]))) == ["$[2] should not be there"]
    assert list(problems([1], shapes.json_schema(tuple[int, int]))) == ["$ has 1 items: too few"]


def test_what_is_no_shape_is_refused() -> None:
    with pytest.raises(TypeError, match="is not a shape"):
        shapes.json_schema(complex)

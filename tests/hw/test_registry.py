"""A second family beside the squarers: found, built, simulated and given options by the interface alone."""

from __future__ import annotations

import inspect
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from modmill.errors import UsageError
from modmill.hw.commands.options import KINDS, Given, UnitArgument, unit_command
from modmill.hw.interface import registry
from modmill.hw.interface.unit import Control, Stream
from modmill.hw.units.vdf.squarer import FAMILY
from tests.hw.support import require_tool
from tests.hw.toy import ToyFamily
from tests.support import PATIENCE, ROOT


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch) -> None:
    """The registry as if hw/units had the toy's folder."""
    monkeypatch.setattr(registry, "families", lambda: (FAMILY, ToyFamily()))


def test_the_folder_of_the_squarers_is_found() -> None:
    assert FAMILY in registry.families()
    assert set(FAMILY.units) <= set(registry.units("vdf"))
    assert set(registry.units()) > set(FAMILY.units)
    assert registry.units("no job") == ()


@pytest.mark.usefixtures("two")
def test_a_second_family_runs_through_the_registry() -> None:
    require_tool("icarus")
    assert registry.units("vdf")[-1] == "vdf_toy"
    choice = registry.choose("vdf_toy", {}, {})
    unit = registry.build(choice.config)
    run = registry.simulate(choice, {"steps": 30}, "icarus")
    assert run.cycles >= 30 * unit.interval
    assert int(run.record().result["y_full"], 16) == pow(2, 1 << 30, choice.constants)
    with pytest.raises(UsageError, match=r"unit: 'x' must be one of vdf_ozturk, .*, vdf_toy"):
        registry.family("x")


@pytest.mark.usefixtures("two")
def test_the_commands_have_the_options_of_all_families() -> None:
    seen: list[Given] = []

    def taken(unit: UnitArgument, given: Given) -> int:
        """Takes all options."""
        del unit
        seen.append(given)
        return 0

    app = typer.Typer()
    unit_command(app, "taken", *KINDS)(taken)
    command = app.registered_commands[0].callback
    assert command is not None
    names = list(inspect.signature(command).parameters)
    assert names[0] == "unit" and {"bits", "compressor", "modulus", "steps", "depth"} <= set(names)
    values = dict.fromkeys(names[1:])
    command(unit="vdf_toy", **values | {"steps": 5})
    assert seen[-1].configuration("vdf_toy") == {}
    assert seen[-1].stimulus("vdf_toy") == {"steps": 5, "depth": 1}
    command(unit="vdf_toy", **values | {"compressor": "chain"})
    with pytest.raises(UsageError, match="--compressor: vdf_toy has no such parameter"):
        seen[-1].configure("vdf_toy")
    assert seen[-1].stimulus("vdf_toy") == {"steps": 100, "depth": 1}


def test_what_a_unit_is_given_has_no_name_of_a_parameter() -> None:
    """A command has one option of a name, whose values a parameter and a stimulus would read in different ways."""
    parameters = {p.name: unit for unit in registry.units() for p in registry.family(unit).parameters(unit)}
    given = {p.name for family in registry.families() for p in (*family.stimulus, *family.constants)}
    assert not given & parameters.keys()


def test_the_unit_of_the_how_to_is_one_file(tmp_path: Path) -> None:
    """Its blocks of Python that are no sessions make a module, and nothing else is needed for the command line."""
    page = (ROOT / "docs" / "how-to" / "add-a-hardware-unit.md").read_text("utf-8")
    blocks = [
        block for block in re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE) if ">>>" not in block
    ]
    (tmp_path / "total.py").write_text("\n".join(blocks), "utf-8")
    assert len("\n".join(blocks).splitlines()) < 150
    begin = f"import modmill.hw.units as u; u.__path__.append({str(tmp_path)!r}); from modmill.cli import run; "

    def ran(*words: str) -> str:
        command = [sys.executable, "-c", f"{begin}raise SystemExit(run({list(words)}))"]
        return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True).stdout

    assert "--bits B" in ran("hw", "sim", "total", "--help")
    assert "total: a running sum" in ran("hw", "list")
    assert json.loads(ran("hw", "show", "total", "--bits", "9", "--json"))["parameters"]["bits"] == 9
    require_tool("icarus")
    sim = ("hw", "sim", "total", "--inputs", "50", "--simulator", "icarus", "--quiet", "--json")
    assert json.loads(ran(*sim))["checked_by"] == "Python's integers, every result"


@pytest.mark.parametrize("unit", FAMILY.units)
def test_streams_have_valid_against_ready(unit: str) -> None:
    groups = [g for top in registry.build(registry.configure(unit, bits=64)).tops.values() for g in top]
    assert sum(isinstance(g, Stream) for g in groups) == 4
    names = [p.name for g in groups for p in g.ports]
    assert len(names) == len(set(names))
    port = next(g for g in groups if isinstance(g, Stream)).valid
    with pytest.raises(AssertionError):
        Stream(port, port, ())
    assert all(isinstance(g, Stream | Control) for g in groups)


def test_only_the_folder_of_a_family_knows_it() -> None:
    package = ROOT / "python" / "modmill"
    for file in package.rglob("*.py"):
        where, text = file.relative_to(package).as_posix(), file.read_text("utf-8")
        if not where.startswith("hw/units/"):
            assert "from modmill.hw.units" not in text, where
        if where.startswith("hw/cost/"):
            used = set(re.findall(r"^from (modmill\.hw\S*)", text, re.MULTILINE))
            assert all(module.startswith("modmill.hw.cost") for module in used), where

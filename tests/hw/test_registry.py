"""A second family beside the squarers: found, built, simulated and given options by the interface alone."""

from __future__ import annotations

import inspect
import re

import pytest

from modmill.errors import UsageError
from modmill.hw import registry
from modmill.hw.options import Given, UnitArgument, with_options
from modmill.hw.unit import Control, Stream
from modmill.hw.units.squarer import FAMILY
from tests.hw.support import require_tool
from tests.hw.toy import ToyFamily
from tests.support import ROOT


@pytest.fixture
def two(monkeypatch: pytest.MonkeyPatch) -> None:
    """The registry as if hw/units had the toy's folder."""
    monkeypatch.setattr(registry, "families", lambda: (FAMILY, ToyFamily()))


def test_the_folder_of_the_squarers_is_found() -> None:
    assert FAMILY in registry.families()
    assert registry.units("vdf")[: len(FAMILY.units)] == FAMILY.units
    assert set(registry.units()) > set(FAMILY.units)
    assert registry.units("msm") == ()


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

    @with_options("configuration", "constants", "stimulus")
    def command(unit: UnitArgument, given: Given) -> int:
        """Takes all options."""
        del unit
        seen.append(given)
        return 0

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

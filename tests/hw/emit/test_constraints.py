"""The constraints of emitted folders: the clock of each top, at the period that the unit is made for."""

from __future__ import annotations

import re

import pytest

from modmill.hw.emit.constraints import all_tops, constraints
from modmill.hw.emit.ports import port_map
from modmill.hw.emit.sources import AXI_PERIOD, aim, card_clock
from modmill.hw.interface import registry
from modmill.hw.interface.unit import AnyUnit


def shipped(unit: str) -> AnyUnit:
    return registry.build(registry.configure(unit))


@pytest.mark.parametrize(
    "unit",
    [
        pytest.param(unit, marks=pytest.mark.slow) if unit in registry.units("vdf") else unit
        for unit in registry.units()
    ],
)
def test_the_period_is_no_slower_than_what_is_claimed(unit: str) -> None:
    """A slower goal would let synthesis stop before the rates that the unit's page states."""
    made = shipped(unit)
    _, period = aim(made)
    if made.scheduled and made.datapath is not None:
        assert period <= made.datapath.period
    if made.stated_mhz is not None:
        assert period <= 1000 / made.stated_mhz
    assert period > 1.0


def test_the_bipartite_squarer_is_made_for_sixteen_nanoseconds() -> None:
    """Not for the 25.2 ns that are published for another architecture."""
    words, period = aim(shipped("vdf_bipartite"))
    assert 15 < period < 16 and "25.2" not in words


def test_the_signature_pipeline_is_made_for_the_clock_of_its_rates() -> None:
    stages = ("sha512", "scalars", "ecc_processor", "double_scalar", "wire_front", "sigverify_pipeline")
    assert {aim(shipped(unit))[1] for unit in stages} == {4.0}


def test_a_published_figure_is_for_its_own_size_and_architecture() -> None:
    assert "published" not in aim(registry.build(registry.configure("vdf_ozturk", bits=64)))[0]
    assert "published" not in aim(shipped("vdf_multiplexed"))[0]


@pytest.mark.parametrize("unit", registry.units())
def test_every_top_has_one_clock_on_its_own_port(unit: str) -> None:
    """The core's and the AXI top's at the period of the core, the card's top at the shell's."""
    made = shipped(unit)
    goal, period = aim(made)
    texts = constraints(made, {"goal": goal, "period": f"{period:.3f}"})
    assert texts.keys() == {f"constraints/{top}.xdc" for top in all_tops(made)}
    for top in all_tops(made):
        text = texts[f"constraints/{top}.xdc"]
        modules = port_map(made)["modules"]
        ports = {port["name"] for port in modules.get(top, modules[f"{unit}_axi"])}
        (clock,) = re.findall(r"^create_clock -name clk -period ([\d.]+) \[get_ports (\w+)\]$", text, re.MULTILINE)
        on_card = top.endswith("_card")
        assert clock == (f"{AXI_PERIOD if on_card else period:.3f}", "clk_i" if top == unit else "aclk")
        delays = re.findall(r"^set_(?:in|out)put_delay -clock clk ([\d.]+)", text, re.MULTILINE)
        assert len(delays) == 2 and all(0 < float(delay) < float(clock[0]) / 2 for delay in delays)
        named = set(re.findall(r"get_ports (\w+)", text)) | set(re.findall(r"NAME != (\w+)", text))
        assert named <= ports
        if on_card:
            faster = f"{min(AXI_PERIOD, card_clock(made).out):.3f}"
            assert set(re.findall(r"set_max_delay -datapath_only .* ([\d.]+)$", text, re.MULTILINE)) == {faster}

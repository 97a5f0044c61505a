"""The accelerator's floorplan: everything is placed once, no die is overfull, and each adder has a die of its own."""

from __future__ import annotations

from collections import Counter

import pytest

from modmill.hw.cost.cells import Area
from modmill.hw.cost.devices import DEVICES, Device
from modmill.hw.emit.constraints import constraints
from modmill.hw.emit.sources import sources
from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.family import TOY
from modmill.hw.units.msm.accelerator.floorplan import Block, Floorplan, bank_area, floorplan
from modmill.hw.units.msm.accelerator.unit import Msm

MULTIPLIER, BANK = Area(lut=22_000, dsp=216), Area(uram=21, bram=3)


def adder(number: int, multipliers: int, banks: int) -> list[Block]:
    found = [Block(number, f"u_mul_{k}", MULTIPLIER, 1200) for k in range(multipliers)]
    return found + [Block(number, f"sums_{k}", BANK, 3100) for k in range(banks)]


def planned(device: Device, adders: int, banks: int) -> Floorplan:
    return floorplan(device, [adder(i, 7, banks) for i in range(adders)], 2700)


def test_a_bank_takes_ultraram_and_a_few_bits_of_block_ram() -> None:
    assert bank_area(1536) == BANK
    assert bank_area(1152) == Area(uram=16)
    assert bank_area(1500) == Area(uram=21)
    assert bank_area(1540) == Area(uram=22), "28 bits are too many for block RAM"


@pytest.mark.parametrize(("name", "adders", "banks"), [("u200", 3, 10), ("vu9p", 4, 8), ("u250", 6, 3)])
def test_everything_is_placed_once_and_fits(name: str, adders: int, banks: int) -> None:
    device = DEVICES[name]
    made = planned(device, adders, banks)
    assert len(made.blocks) == adders * (7 + banks) == len({(p.block.adder, p.block.name) for p in made.blocks})
    for die, has in enumerate(device.dies):
        takes = sum((p.block.area for p in made.blocks if p.die == die), Area())
        assert all(getattr(takes, kind) <= getattr(has, kind) for kind in ("lut", "dsp", "uram", "bram"))
    assert max(made.fill) <= 0.95
    away = {(c.adder, c.what) for c in made.crossings if c.what[:2] in ("u_", "su")}
    assert away == {(p.block.adder, p.block.name) for p in made.blocks if p.die != made.homes[p.block.adder]}


def test_a_vu9p_has_an_adder_in_each_die_and_the_fourth_over_all() -> None:
    made = planned(DEVICES["vu9p"], 4, 8)
    assert sorted(made.homes[:3]) == [0, 1, 2]
    for number in range(3):
        assert len(made.of(number, made.homes[number])) == 15
    assert Counter(p.die for p in made.blocks if p.block.adder == 3).keys() == {0, 1, 2}


def test_a_shells_die_lends_what_it_lacks_from_both_sides() -> None:
    made = planned(DEVICES["u200"], 3, 10)
    (middle,) = (number for number, home in enumerate(made.homes) if home == 1)
    assert made.of(middle, 0) and made.of(middle, 2)
    assert len([name for name in made.of(middle, 1) if name.startswith("u_mul")]) == 5


def test_constraints_name_the_die_of_each_engine_and_what_is_elsewhere() -> None:
    unit = Msm(MsmConfig())
    text = constraints(unit, {"goal": "", "period": "4.000"})["constraints/msm.xdc"]
    for number, home in enumerate((0, 2, 1)):
        for part in ("queue", "engine"):
            cells = f"[get_cells -hierarchical -filter {{NAME =~ *u_{part}_{number}/*}}]"
            assert f"add_cells_to_pblock slr{home} {cells}" in text
    away = [name for name in unit.dies if name.startswith("*u_engine_2/*u_mul")]
    assert len(away) == 2 and {unit.dies[name] for name in away} == {0, 2}
    assert all(
        any(name.strip("*/").split("*")[-1] in source for source in sources(unit, "rom", None).values())
        for name in away
    )
    assert not Msm(MsmConfig.from_values(TOY)).dies


def test_a_region_is_an_adder_or_a_multiplier_in_it_or_away_from_home() -> None:
    unit = Msm(MsmConfig())
    adders = {f"adder_{a}": (f"u_queue_{a}", f"u_engine_{a}") for a in range(3)}
    assert {name: unit.regions[name] for name in adders} == adders and len(unit.regions) == 3 * (1 + 7)
    away = {name.strip("*/").replace("/*", "/u_adder/") for name in unit.dies if "*u_mul" in name}
    apart = [name for name in unit.regions if name not in adders and "/" not in name]
    assert {path for name in apart for path in unit.regions[name]} == away and len(away) == 2
    assert not Msm(MsmConfig.from_values(TOY)).regions

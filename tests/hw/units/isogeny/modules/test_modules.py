"""The arithmetic modules: all values at toy width, any shares at real ones, both simulators, levels, refusals."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from modmill.errors import UsageError
from modmill.hw.describe.draw import draw
from modmill.hw.explore.evaluate import estimate
from modmill.hw.interface import registry
from modmill.hw.stream.run import StreamRun
from modmill.hw.units.isogeny.modules.config import WIDTHS, ModuleConfig
from modmill.hw.units.isogeny.modules.modulus import of_form, of_no_form
from modmill.hw.units.isogeny.modules.unit import Module
from tests.hw.support import require_tool
from tests.support import ROOT, refuses, require_rtl, succeeds

UNITS = ("cs_add", "cs_sub", "cs_mul", "cs_square", "cs_reduce")
GOLDEN = {"cs_add": lambda a, b: a + b, "cs_sub": lambda a, b: a - b, "cs_mul": lambda a, b: a * b}


def module(unit: str, modulus: int | None = None, **given: Any) -> Module:
    constants = {} if modulus is None else {"modulus": hex(modulus)}
    found = registry.build(registry.choose(unit, given, constants).config)
    assert isinstance(found, Module)
    return found


@pytest.mark.parametrize("modulus", [23, 61, 47, 29])
@pytest.mark.parametrize("unit", UNITS)
def test_all_values_of_a_toy_in_any_shares(unit: str, modulus: int) -> None:
    """`expected` refuses a result of another residue; the residue of each operand is stated here independently."""
    made, rng = (
        module(unit, modulus, method={47: "tables", 29: "montgomery"}.get(modulus, "auto")),
        random.Random(modulus),
    )
    share = made.wide or made.numbers.bits
    for values in itertools.product(range(modulus), repeat=len(made.inputs)):
        # A residue is held times a constant, in any two shares.
        totals = [made.numbers.held(v) * (made.numbers.scaling if made.wide else 1) % modulus for v in values]
        totals = [t + modulus * rng.randrange(1 + ((1 << share) - 1) // modulus) for t in totals]
        lows = [rng.randint(max(0, t - (1 << share) + 1), min(t, (1 << share) - 1)) for t in totals]
        beat = {n: low | t - low << share for n, t, low in zip(made.inputs, totals, lows, strict=True)}
        found = made.numbers.residue(made.expected(modulus, beat)["r"])
        wanted = GOLDEN.get(unit, lambda a: a * a if unit == "cs_square" else a)(*values)
        assert found == wanted % modulus


@pytest.mark.slow
@pytest.mark.parametrize("modulus", [11, 13, 23])
def test_all_shares_of_a_toy(modulus: int) -> None:
    made = module("cs_square", modulus)
    for port in range(1 << made.inputs["a"]):
        made.expected(modulus, {"a": port})


@pytest.mark.slow
@pytest.mark.parametrize("modulus", [11, 13, 23])
def test_every_share_of_a_toy_with_extreme_ones(modulus: int) -> None:
    made = module("cs_reduce", modulus)
    for low, high in itertools.product(range(0, 1 << made.wide, 7), (0, (1 << made.wide) - 1)):
        made.expected(modulus, {"t": low | high << made.wide})


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize(
    "given",
    [{"bits": 14}, {"bits": 89}, {"bits": 256}, {"bits": 89, "method": "tables"}, {"bits": 40, "method": "montgomery"}],
    ids=str,
)
def test_extreme_and_random_shares(unit: str, given: dict[str, Any]) -> None:
    made = module(unit, **given)
    beats = made.beats(made.modulus, 60, 3)
    assert {what for what, _ in beats} == {"shares at the ends", "random"} and len(beats) == 60
    for _, beat in beats:
        # Raises AssertionError for a wrong residue and BoundError for a bit outside of a bound.
        made.expected(made.modulus, beat)


@pytest.mark.slow
@pytest.mark.parametrize("unit", UNITS)
def test_the_shipped_prime(unit: str) -> None:
    made = module(unit, bits=1506)
    for _, beat in made.beats(made.modulus, 6, 3):
        made.expected(made.modulus, beat)


@pytest.mark.parametrize("unit", UNITS)
def test_simulated(unit: str) -> None:
    require_tool("icarus")
    choice = registry.choose(unit, {"bits": 14}, {})
    found = registry.simulate(choice, {"operations": 100, "stalls": 40, "seed": 3}, "icarus")
    assert isinstance(found, StreamRun)
    assert found.free_cycles == 99 + found.unit.latency + 1
    assert (found.unit.latency, found.unit.interval) == (2, 1)


def test_simulated_in_the_other_simulator() -> None:
    require_rtl("verilator")
    choice = registry.choose("cs_mul", {}, {"modulus": "0x3d"})
    assert choice.name == "0x3d"
    registry.simulate(choice, {"operations": 200, "stalls": 30, "seed": 1}, "verilator")


def test_levels_at_the_published_widths() -> None:
    """Depth grows slowly, and adders with the square of the width."""
    levels = dict[str, list[float]]()
    for unit in UNITS:
        reports = [estimate(registry.configure(unit, bits=bits), "levels").levels for bits in WIDTHS[:4]]
        levels[unit] = [found.levels for found in reports if found]
    assert max(levels["cs_add"]) <= 6 and max(levels["cs_sub"]) <= 6
    assert all(a + 2 >= b for a, b in zip(levels["cs_mul"], levels["cs_square"], strict=True))
    assert levels["cs_mul"] == sorted(levels["cs_mul"]) and levels["cs_mul"][1] == 23.5
    # A product and its reduction, less the two ports between them.
    assert all(a > b for a, b in zip(levels["cs_mul"], levels["cs_reduce"], strict=True))


@pytest.mark.parametrize(("bits", "levels"), [(40, (4, 4, 19.5)), (89, (4, 4, 22.5))])
def test_levels_of_the_reductions_of_the_paper(bits: int, levels: tuple[float, ...]) -> None:
    """Corrected: sums and differences are shorter than ours, whose shares are longer, and reductions twice as deep."""
    units = "cs_add", "cs_sub", "cs_reduce"
    found = [module(unit, bits=bits, method="montgomery").levels() for unit in units]
    assert tuple(report.levels for report in found) == levels
    assert [part.operation for part in found[2].path][:2] == ["quotient", "reduction"]


def test_orders_of_trees() -> None:
    """The earliest row first is as deep as Dadda's order, and Wallace's loses a level."""
    found = {order: module("cs_mul", bits=89, order=order) for order in ("earliest", "dadda", "wallace")}
    assert [made.levels().levels for made in found.values()] == [23.5, 23.5, 24.5]
    assert "order" not in found["earliest"].config.parameters() and found["dadda"].config.slug == "cs_mul-89-dadda"
    for made in found.values():
        for _, beat in made.beats(made.modulus, 12, 3):
            made.expected(made.modulus, beat)


@pytest.mark.slow
def test_levels_of_the_shipped_prime() -> None:
    """The goals: a product of 34.5 levels, 31 adders deep, of 2.6 million; a square of 34; a reduction of 14."""
    found = {unit: module(unit, bits=1506).levels() for unit in UNITS}
    product, square, reduction = (found[f"cs_{name}"] for name in ("mul", "square", "reduce"))
    assert (product.levels, product.full_adder_levels) == (34.5, 31) and product.full_adders < 2_600_000
    assert square.levels == 34 and square.full_adders < 1_450_000
    assert reduction.levels <= 14 and reduction.full_adders < 300_000


@pytest.mark.parametrize("bits", [4, 5, 6, 8, 24, 64, 256])
def test_moduli(bits: int) -> None:
    for found, name in (of_form(bits), of_no_form(bits)):
        assert found.bit_length() == bits and found % 2 and name
        assert all(found % q for q in range(3, min(found, 2000), 2))
    assert of_form(bits)[0] % 8 == (7 if bits > 4 else 3) and of_form(256) == (
        (0x5A82799A055 << 213) - 1,
        "0x5a82799a055 2^213 - 1",
    )


def test_configurations_of_a_modulus() -> None:
    config = registry.choose("cs_reduce", {}, {"modulus": "0x3d"}).config
    assert isinstance(config, ModuleConfig)
    assert (config.bits, config.number, config.reduction.name, config.modulus_name) == (6, 61, "tables", "0x3d")
    assert config == registry.configure("cs_reduce", **config.parameters())
    assert config.slug != registry.configure("cs_reduce", bits=6).slug
    with pytest.raises(UsageError, match="bits: the modulus has 6"):
        config.with_(bits=7)
    made = module("cs_add", bits=14)
    with pytest.raises(UsageError, match="computes modulo 13567 only"):
        made.check(23)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["cost", "cs_mul", "--modulus", "0x3d", "--method", "special"], "is not of the form c 2^n - 1"),
        (["cost", "cs_mul", "--modulus", "0x3e"], "must be odd"),
        (["sim", "cs_add", "--modulus", "0x3d", "--bits", "7"], "--bits must be that, or left out"),
        (["cost", "cs_add", "--modulus", "5"], "3 bits; cs_add takes 4 to 1536"),
    ],
)
def test_what_cannot_be_built_is_refused(arguments: list[str], message: str) -> None:
    refuses(2, message, "hw", *arguments)


def test_the_cost_of_a_modulus() -> None:
    out = succeeds("hw", "cost", "cs_reduce", "--modulus", "0x3d", "--target", "levels").out
    assert "cs_reduce-6-m" in out and "the longest path in levels" in out and "full adders" in out


@pytest.mark.parametrize("unit", UNITS)
def test_its_picture(unit: str) -> None:
    assert (ROOT / "docs" / "units" / f"{unit}.svg").read_text("utf-8") == draw(module(unit))

"""The squarer in carry-save form: all residues of toys, a long closed iteration, simulators, the vdf job."""

from __future__ import annotations

import random

import pytest

from modmill import vdf
from modmill.errors import UsageError
from modmill.hw.describe.draw import draw
from modmill.hw.emit import folder
from modmill.hw.interface import registry
from modmill.hw.units.vdf.carry_save.config import CarrySaveConfig
from modmill.hw.units.vdf.carry_save.unit import CarrySaveSquarer, squarer
from modmill.modulus import Modulus
from tests.hw.support import require_tool
from tests.support import ROOT, refuses, require_rtl


def made(modulus: int | None = None, **given: int) -> CarrySaveSquarer:
    constants = {} if modulus is None else {"modulus": modulus}
    found = registry.choose("vdf_carry_save", given, constants).config
    assert isinstance(found, CarrySaveConfig)
    return squarer(found)


@pytest.mark.parametrize("modulus", [3, 61, 191, 223, 255])
def test_all_values_of_a_toy_in_any_shares(modulus: int) -> None:
    unit, rng = made(modulus, bits=8), random.Random(modulus)
    golden, top = unit.golden(modulus), (1 << unit.word_bits) - 1
    for value in range(2 * top + 1):
        low, high = max(0, value - top), min(value, top)
        share = rng.choice((low, high, rng.randint(low, high)))
        # Raises AssertionError for another residue than the square, and BoundError for a bit beyond a bound.
        found = golden.step([share, value - share])
        assert max(found) <= top
        assert unit.decode(found, modulus) == unit.decode([value, 0], modulus) ** 2 % modulus


@pytest.mark.parametrize("modulus", [61, 223])
def test_ten_thousand_squarings_stay_closed(modulus: int) -> None:
    """From shares of all ones, which no encoding gives."""
    unit = made(modulus, bits=8)
    golden, top = unit.golden(modulus), (1 << unit.word_bits) - 1
    words = [top, top]
    expected = unit.decode(words, modulus)
    for _ in range(10_000):
        words = golden.step(words)
        expected = expected**2 % modulus
        assert max(words) <= top and unit.decode(words, modulus) == expected


@pytest.mark.parametrize("bits", [64, 128])
def test_encoding_and_squares(bits: int) -> None:
    unit = made(bits=bits)
    n = unit.modulus
    golden = unit.golden(n)
    for _, words in unit.starts(n, 6, 1):
        assert unit.decode(golden.step(words), n) == unit.decode(words, n) ** 2 % n
    words = unit.encode(3, n)
    for _ in range(20):
        words = golden.step(words)
    assert unit.decode(words, n) == unit.power(3, 20, n) == pow(3, 1 << 20, n)


def test_levels() -> None:
    """The goal is 25 levels at 128 bits."""
    found = made(bits=128).levels()
    assert (found.levels, found.full_adder_levels, found.full_adders) == (24.5, 20, 16_131)
    assert [part.operation for part in found.path] == ["recoding", "selection", "tree", "table", "reduction"]
    assert found.registers == 268


def test_a_prime_of_the_special_form_takes_fewer() -> None:
    p = (27212093 << 64) - 1
    special, tables = made(p, bits=89), made(p + 2, bits=89)
    assert special.levels().levels < tables.levels().levels
    assert special.decode(special.golden(p).step(special.encode(5, p)), p) == 25


@pytest.mark.parametrize("simulator", ["icarus", "verilator"])
def test_simulated(simulator: str) -> None:
    (require_tool if simulator == "icarus" else require_rtl)(simulator)
    steps = 60
    choice = registry.choose("vdf_carry_save", {"bits": 16}, {})
    run = registry.simulate(choice, {"steps": steps, "base": 3}, simulator)
    assert run.record().result["y_full"] and run.cycles == steps + 4


def test_the_delay_function_in_its_gates() -> None:
    require_rtl("verilator")
    n = (1 << 128) - 159
    found = vdf.evaluate(Modulus(n), 300, 3, proof="none", backend="rtl:vdf_carry_save")
    assert found.y_full == pow(3, 1 << 300, n) and found.backend == "rtl:vdf_carry_save"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["sim", "vdf_carry_save", "--modulus", "0x3e"], "needs an odd modulus"),
        (["sim", "vdf_carry_save", "--modulus", "0x3ff", "--bits", "8"], "more than --bits 8"),
    ],
)
def test_what_cannot_be_built_is_refused(arguments: list[str], message: str) -> None:
    refuses(2, message, "hw", *arguments)


def test_another_modulus_is_refused() -> None:
    with pytest.raises(UsageError, match="computes modulo 61 only"):
        made(61, bits=8).check(63)


def test_the_emitted_folder_says_how_to_convert() -> None:
    unit = made(bits=64)
    files = folder.contents(unit, unit.modulus, "drawn", "rom")
    assert f"x * {unit.numbers.held(1):#x} mod N" in files["README.md"] and "@" not in files["README.md"].split("##")[0]
    assert "rtl/vdf_carry_save_square.sv" in files


def test_its_picture() -> None:
    wanted = draw(registry.build(registry.configure("vdf_carry_save")))
    assert (ROOT / "docs" / "units" / "vdf_carry_save.svg").read_text("utf-8") == wanted

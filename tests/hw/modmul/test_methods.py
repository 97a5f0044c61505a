"""Every method of reduction against plain integers: all values at toy widths, edges at the widths of curves, gates."""

from __future__ import annotations

import itertools
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from modmill.errors import UsageError
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.emit import folder
from modmill.hw.explore.evaluate import estimate
from modmill.hw.interface import registry
from modmill.hw.modmul import montgomery
from modmill.hw.modmul.barrett import Barrett
from modmill.hw.modmul.fixed import FixedMultiplier
from modmill.hw.modmul.folding import Folding
from modmill.hw.modmul.methods import METHODS, modulus_of
from modmill.hw.modmul.montgomery import Montgomery, MontgomeryTables
from modmill.hw.modmul.product import best_split
from modmill.hw.modmul.pseudo_mersenne import PseudoMersenne
from modmill.hw.stream.run import StreamRun
from modmill.hw.units.parts.modmul.config import METHODS as OFFERED
from modmill.hw.units.parts.modmul.config import ModmulConfig
from modmill.hw.units.parts.modmul.unit import Modmul
from tests.hw.synthesised import check_pipeline
from tests.support import require_rtl

Q377 = modulus_of(377)[0]


def wrong(made: FixedMultiplier, pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The pairs whose residue the circuit does not give."""
    c, result = made.circuit()
    n, factor = made.modulus, made.factor
    assert result.high < n
    return [(a, b) for a, b in pairs if value(result, evaluate(c, {"a": a, "b": b}, 1)) != a * b * factor % n]


def pairs(made: FixedMultiplier, count: int) -> list[tuple[int, int]]:
    n, top = made.modulus, made.inputs
    rng = random.Random(n & 0xFFFF)
    ends = [0, 1, n - 1, min(n, top), top, top - 1, 1 << made.bits - 1]
    return [*itertools.product(ends, ends), *((rng.randint(0, top), rng.randint(0, top)) for _ in range(count))]


@pytest.mark.parametrize("slack", [0, 2])
@pytest.mark.parametrize("method", [Barrett, Folding])
def test_every_modulus_and_input_at_toy_width(method: type[FixedMultiplier], slack: int) -> None:
    for n in range(9, 16, 2):
        made = method(n, 0, slack=slack)
        assert not wrong(made, [*itertools.product(range(made.inputs + 1), range(made.inputs + 1))])


def test_every_input_of_a_small_pseudo_mersenne_prime() -> None:
    for n in (2**5 - 1, 2**9 - 3):
        made = PseudoMersenne(n, 0, slack=0)
        values = range(0, made.inputs + 1, 1 if n < 100 else 7)
        assert not wrong(made, [*itertools.product(values, values)])


@pytest.mark.parametrize("slack", [0, 1, 2])
@pytest.mark.parametrize("levels", [0, 3])
@pytest.mark.parametrize(
    ("method", "bits"),
    [
        *((Barrett, bits) for bits in (64, 255, 377)),
        *((Folding, bits) for bits in (64, 255, 377, 381)),
        *((PseudoMersenne, bits) for bits in (64, 128, 255)),
        (PseudoMersenne, 256),
        (Montgomery, 377),
        (MontgomeryTables, 377),
    ],
)
def test_moduli_of_curves(method: type[FixedMultiplier], bits: int, levels: int, slack: int) -> None:
    made = method(modulus_of(bits)[0], 0, slack=slack, levels=levels)
    assert not wrong(made, pairs(made, 12))


@pytest.mark.parametrize("method", [Barrett, Folding])
@pytest.mark.parametrize("given", [{}, {"levels": 1}, {"levels": 2, "split": 3}], ids=str)
def test_squares_modulo_n(method: type[FixedMultiplier], given: dict[str, Any]) -> None:
    made = method(modulus_of(128)[0], 0, slack=0, square=True, **given)
    c, result = made.circuit()
    for a in {a for a, _ in pairs(made, 12)}:
        assert value(result, evaluate(c, {"a": a}, 1)) == a * a % made.modulus


def test_montgomery_states_its_factor() -> None:
    made = Montgomery(Q377, 0)
    assert (made.step, made.taken) == (46, [46] * 9)
    assert made.factor * 2 ** (46 * 9) % Q377 == 1


@pytest.mark.parametrize(("levels", "column"), [(0, 1), (3, 4)])
def test_montgomery_from_below_for_the_isogeny_prime(levels: int, column: int) -> None:
    made = Montgomery(modulus_of(1506)[0], 0, slack=0, levels=levels, column=column)
    assert (made.below, made.step, made.taken) == (True, 1244, [1244, 262])
    assert not wrong(made, pairs(made, 2))


def test_every_input_of_toy_moduli_below_a_power_of_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(montgomery, "LEAST", 2)
    for n in (23, 31, 47):
        for method in (Montgomery, MontgomeryTables):
            made = method(n, 0, slack=1, levels=1)
            assert made.below and not wrong(made, [*itertools.product(range(made.inputs + 1), range(made.inputs + 1))])


def test_methods_refuse_what_they_are_not_for() -> None:
    with pytest.raises(UsageError, match="pseudo-mersenne is for 2\\^k - d with a small d"):
        PseudoMersenne(Q377, 0).circuit()
    with pytest.raises(UsageError, match="montgomery is for N = 1 or -1 modulo 2\\^16 at least, not modulo 2\\^2"):
        Montgomery(modulus_of(255)[0], 0).circuit()
    with pytest.raises(UsageError, match="folding is built for 2\\^64 - 59 at 64 bits; --method any takes others"):
        registry.build(registry.configure("modmul", method="folding")).check(2**64 - 1)
    assert set(OFFERED) == {"any", *METHODS}


def test_the_aims_for_377_bits_are_met_in_multipliers() -> None:
    dsps = {
        method: sum(op.kind.dsps for op in METHODS[method](Q377, 0, slack=0, levels=3).circuit()[0].ops)
        for method in ("folding", "montgomery-tables", "polynomial")
    }
    # At most 162 for the product, 324 for the modular product, 220 as the far aim.
    assert dsps == {"folding": 160, "montgomery-tables": 160, "polynomial": 216}


@pytest.mark.parametrize(
    ("bits", "method", "levels", "stages"),
    [
        (32, "barrett", 1, 6),
        (40, "folding", 1, 10),
        (61, "pseudo-mersenne", 2, 9),
        (377, "polynomial", 0, 17),
        (255, "pseudo-mersenne", 3, 16),
    ],
)
def test_the_text_agrees_under_stalls(bits: int, method: str, levels: int, stages: int) -> None:
    require_rtl("iverilog")
    given = {"bits": bits, "method": method, "levels": levels, "stages": stages}
    found = registry.simulate(
        registry.choose("modmul", given, {}), {"products": 100, "stalls": 30, "seed": 5}, "icarus"
    )
    assert isinstance(found, StreamRun) and found.free_cycles == 100 + stages + 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bits", "method", "levels", "stages"),
    [
        (377, "polynomial", 0, 17),
        (377, "folding", 3, 24),
        (377, "montgomery", 3, 44),
        (377, "montgomery-tables", 3, 40),
        (381, "folding", 3, 24),
    ],
)
def test_shipped_widths_in_verilator(bits: int, method: str, levels: int, stages: int) -> None:
    require_rtl("verilator", "g++")
    given = {"bits": bits, "method": method, "levels": levels, "stages": stages}
    stimulus = {"products": 20_000, "stalls": 30, "seed": 5}
    found = registry.simulate(registry.choose("modmul", given, {}), stimulus, "verilator")
    assert isinstance(found, StreamRun) and found.free_cycles == 20_000 + stages + 1


@pytest.mark.parametrize(
    ("bits", "method", "levels", "flow"),
    [(61, "any", 0, "hold"), (72, "folding", 0, "credit"), (377, "polynomial", 0, "hold")],
)
def test_columns_of_multipliers_agree_under_stalls(bits: int, method: str, levels: int, flow: str) -> None:
    require_rtl("iverilog")
    given = {"bits": bits, "method": method, "levels": levels, "flow": flow, "column": 4, "stages": 0}
    choice = registry.choose("modmul", given, {})
    found = registry.simulate(choice, {"products": 100, "stalls": 30, "seed": 5}, "icarus")
    assert isinstance(found, StreamRun) and found.free_cycles == 100 + registry.build(choice.config).latency


def test_columns_are_not_shared() -> None:
    with pytest.raises(UsageError, match="--interval above 1 takes --column 1"):
        ModmulConfig(interval=2, column=4)


def test_the_gates_of_columns_multiply() -> None:
    require_rtl("pyosys")
    config = ModmulConfig(bits=40, method="folding", column=3, stages=0)
    area = estimate(config).area
    assert area is not None
    check_pipeline(Modmul(config), modulus_of(40, "folding")[0])
    assert area.total.dsp == 6


def test_an_emitted_table_is_part_of_the_folder(tmp_path: Path) -> None:
    require_rtl("iverilog")
    choice = registry.choose("modmul", {"bits": 32, "method": "folding", "stages": 6}, {})
    folder.write(folder.contents(registry.build(choice.config), choice.constants, choice.name, "rom"), tmp_path / "u")
    done = subprocess.run([tmp_path / "u" / "test.sh", "icarus"], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "PASS" in done.stdout, done.stdout + done.stderr


@pytest.mark.slow
def test_the_gates_of_tables_and_karatsuba_multiply() -> None:
    require_rtl("pyosys")
    config = ModmulConfig(bits=40, method="folding", levels=1, stages=8)
    area = estimate(config).area
    assert area is not None
    check_pipeline(Modmul(config), modulus_of(40, "folding")[0])
    assert area.total.dsp == best_split(40, 1)[0] == 5

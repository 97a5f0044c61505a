"""Karatsuba's method in time: small fields on the circuit, cycles as predicted, both simulators, wrong gates found."""

from __future__ import annotations

import random
from typing import Any

import pytest

from modmill.errors import UsageError
from modmill.golden import gf2
from modmill.hw.describe.draw import draw
from modmill.hw.interface import registry
from modmill.hw.stream.run import StreamRun
from modmill.hw.units.gf2.limbs.unit import LimbsUnit
from tests.hw.stream.replay import Replay
from tests.hw.support import Fault, agreed, find_faults, require_tool
from tests.support import ROOT


def made(**given: Any) -> LimbsUnit:
    unit = registry.build(registry.configure("gf2_limbs", **given))
    assert isinstance(unit, LimbsUnit)
    return unit


def check(unit: LimbsUnit, products: int, stalls: int, seed: int = 1) -> Replay:
    """Products by the circuit, evaluated in Python."""
    beats = [beat for _, beat in unit.beats(unit.modulus, products * unit.limbs, seed)]
    reference = unit.reference(unit.modulus)
    wanted = [result for beat in beats for result in reference(beat)]
    replay = Replay(unit, unit.modulus, seed, stalls)
    assert replay.run(beats, len(wanted)) == wanted
    return replay


def sparse(bits: int, rng: random.Random) -> int:
    """A modulus of up to five terms; the distances between them decide what the filter feeds back, and when."""
    return gf2.from_terms({bits, 0, *rng.sample(range(1, bits), min(bits - 1, rng.choice((0, 1, 3))))})


@pytest.mark.parametrize("halvings", [1, 2, 3])
def test_sparse_moduli_of_small_degrees(halvings: int) -> None:
    rng = random.Random(halvings)
    for bits in (4, 5, 8, 11, 17, 23, 40):
        if bits > 1 << halvings:
            for _ in range(2):
                unit = made(n=hex(sparse(bits, rng)), halvings=halvings, leaf=2 if bits < 8 else 4)
                check(unit, 12, 30, rng.randrange(1 << 20))


def test_the_filter_feeds_back_at_every_distance() -> None:
    """x^16 + x^k + 1 for every k, in words of 8: from within a word to two words on."""
    for k in range(1, 16):
        check(made(n=hex(1 << 16 | 1 << k | 1), halvings=2, leaf=4), 12, 20, k)


@pytest.mark.parametrize(("bits", "halvings"), [(17, 1), (23, 2), (40, 3), (40, 4)])
def test_cycles_are_as_predicted(bits: int, halvings: int) -> None:
    unit = made(n=hex(1 << bits | 3), halvings=halvings, leaf=4)
    first = check(unit, 1, 0)
    # The run ends with the cycle in which the last word leaves.
    assert unit.latency == first.cycles - 1
    more = check(unit, 9, 0)
    assert more.cycles - first.cycles == 8 * unit.interval == 8 * 3**halvings
    assert more.counters["limbs"] == 9 * unit.interval and more.counters["held"] == 0


def test_the_circuit_and_verilator_agree_cycle_by_cycle() -> None:
    require_tool("verilator")
    unit = made(n="0x100000000001b", halvings=2, leaf=4)
    beats = [beat for _, beat in unit.beats(unit.modulus, 40, 2)]
    reference = unit.reference(unit.modulus)
    assert agreed(unit, beats, 10 * unit.result_words, 40, unit.modulus) == [
        r for beat in beats for r in reference(beat)
    ]


def simulated(simulator: str, limbs: int, **given: Any) -> None:
    require_tool(simulator)
    choice = registry.choose("gf2_limbs", given, {})
    found = registry.simulate(choice, {"limbs": limbs, "stalls": 40, "seed": 3}, simulator)
    assert isinstance(found, StreamRun)


def test_in_verilator_with_stalls() -> None:
    simulated("verilator", 400, field="nist-b163", halvings=2)


def test_in_icarus_with_stalls() -> None:
    simulated("icarus", 40, field="ghash", halvings=3, leaf=4)


@pytest.mark.slow
@pytest.mark.parametrize("field", ["thesis-512", "thesis-1024", "thesis-2048", "thesis-4096", "thesis-8192"])
def test_the_fields_of_the_thesis_in_verilator(field: str) -> None:
    simulated("verilator", 640, field=field)


def test_wrong_gates_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    require_tool("verilator")
    choice = registry.choose("gf2_limbs", {"n": "0x100000000001b", "halvings": 2, "leaf": 4}, {})
    file = "gf2_limbs.sv"
    faults = [
        Fault(file, "collapse_0_outer = collapse_0_h[11:0] ^ ", "collapse_0_outer = collapse_0_h[23:12] ^ "),
        Fault(file, "expand_1_data = operands ^ expand_1_added", "expand_1_data = operands"),
        Fault(
            file,
            "fold_low_comes = collapse_1_valid & fold_is_low[3]",
            "fold_low_comes = collapse_1_valid & fold_is_low[2]",
        ),
    ]
    find_faults(
        monkeypatch,
        LimbsUnit,
        faults,
        lambda: registry.simulate(choice, {"limbs": 80, "stalls": 40, "seed": 1}),
    )


def test_bad_input() -> None:
    with pytest.raises(UsageError, match="9 terms below x\\^300; gf2_limbs takes at most 8, gf2_mul any"):
        made(n=hex(1 << 300 | 0x1FF))
    with pytest.raises(UsageError, match="halvings: 8 coefficients cannot be halved so often"):
        made(n="0x11b", halvings=3)
    with pytest.raises(UsageError, match="computes modulo"):
        made(field="ghash").check(3)


def test_the_picture_in_the_documents_is_current() -> None:
    """`python tools/vectors/emitted.py` renews it."""
    assert (ROOT / "docs/units/gf2_limbs.svg").read_text("utf-8") == draw(made())

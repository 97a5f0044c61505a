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


def dense(bits: int, seed: int) -> int:
    """A modulus of more terms than the filter takes, mu' and N - x^m among its edges: all coefficients, or random."""
    rng = random.Random(seed)
    return (1 << bits + 1) - 1 if seed == 0 else 1 << bits | rng.getrandbits(bits) | 0x1FF


# Limbs that hold exactly m coefficients, one more, and many more: x^m at a word's edge, inside, words below the top.
@pytest.mark.parametrize(
    ("bits", "halvings"),
    [
        *((16, 1), (17, 1), (31, 1), (10, 2), (32, 2), (33, 2), (10, 3)),
        *(pytest.param(*case, marks=pytest.mark.slow) for case in ((40, 3), (41, 3), (20, 4))),
    ],
)
def test_dense_moduli_pass_three_times(bits: int, halvings: int) -> None:
    for seed in range(3):
        unit = made(n=hex(dense(bits, seed)), halvings=halvings, leaf=4)
        replay = check(unit, 14, 30, seed)
        assert replay.counters["limbs"] == 14 * unit.interval == 14 * 3 ** (halvings + 1)


@pytest.mark.parametrize(
    ("bits", "halvings"), [(16, 1), (17, 1), (33, 2), (37, 3), pytest.param(40, 4, marks=pytest.mark.slow)]
)
def test_cycles_of_three_passes(bits: int, halvings: int) -> None:
    """A lone product takes the latency; many keep the multiplier busy but for the latency of the last."""
    unit = made(n=hex(dense(bits, 1)), halvings=halvings, leaf=4)
    assert unit.latency == check(unit, 1, 0).cycles - 1
    many = check(unit, 24, 0)
    assert 24 * unit.interval < many.cycles <= unit.latency + 1 + 23 * unit.interval


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


def test_a_dense_modulus_in_both_simulators() -> None:
    for simulator, limbs in (("verilator", 200), ("icarus", 40)):
        simulated(simulator, limbs, n=hex(dense(61, 2)), halvings=2, leaf=4)


@pytest.mark.slow
@pytest.mark.parametrize("bits", [255, 1014, 8145])
def test_dense_moduli_of_the_thesis_sizes_in_verilator(bits: int) -> None:
    simulated("verilator", 640, n=hex(dense(bits, bits)))


@pytest.mark.slow
@pytest.mark.parametrize("field", ["thesis-512", "thesis-1024", "thesis-2048", "thesis-4096", "thesis-8192"])
def test_the_fields_of_the_thesis_in_verilator(field: str) -> None:
    simulated("verilator", 640, field=field)


def find(monkeypatch: pytest.MonkeyPatch, n: int, faults: list[Fault]) -> None:
    """The unit without faults passes, and with each of them it fails."""
    require_tool("verilator")
    choice = registry.choose("gf2_limbs", {"n": hex(n), "halvings": 2, "leaf": 4}, {})
    find_faults(
        monkeypatch,
        LimbsUnit,
        faults,
        lambda: registry.simulate(choice, {"limbs": 80, "stalls": 40, "seed": 1}),
    )


def test_wrong_gates_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    file = "gf2_limbs.sv"
    faults = [
        Fault(file, "collapse_0_second = collapse_0_h[11:0] ^ ", "collapse_0_second = "),
        Fault(file, "collapse_1_both = collapse_1_hl_kept ^ ", "collapse_1_both = "),
        Fault(file, "expand_1_data = entry_front ^ expand_1_added", "expand_1_data = entry_front"),
        Fault(
            file,
            "fold_low_comes = collapse_1_valid & fold_is_low[3]",
            "fold_low_comes = collapse_1_valid & fold_is_low[2]",
        ),
    ]
    find(monkeypatch, 0x100000000001B, faults)


def test_wrong_gates_of_the_passes_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    file = "gf2_limbs.sv"
    faults = [
        Fault(file, "assign q = back_word ^ h_kept;", "assign q = back_word;"),
        Fault(file, "back_before[16:0]", "17'd0"),
        Fault(file, "assign again_now = ~begun ? ~none_waits_q : again_q;", "assign again_now = ~none_waits_q;"),
    ]
    find(monkeypatch, dense(37, 1), faults)


def test_bad_input() -> None:
    with pytest.raises(UsageError, match="halvings: 8 coefficients cannot be halved so often"):
        made(n="0x11b", halvings=3)
    with pytest.raises(UsageError, match="computes modulo"):
        made(field="ghash").check(3)


def test_the_picture_in_the_documents_is_current() -> None:
    """`python tools/vectors/emitted.py` renews it."""
    assert (ROOT / "docs/units/gf2_limbs.svg").read_text("utf-8") == draw(made())

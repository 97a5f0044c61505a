"""The unit of a walk on j-invariants: whole graphs in Verilator, the circuit by cycles, injected errors, levels."""

from __future__ import annotations

import random

import pytest

from modmill.errors import UsageError
from modmill.golden import isogeny_j as golden
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.describe.draw import draw
from modmill.hw.interface import registry
from modmill.hw.interface.unit import Choice
from modmill.hw.stream.run import simulate
from modmill.hw.units.isogeny.jinvariant.config import StepConfig
from modmill.hw.units.isogeny.jinvariant.datapath import units
from modmill.hw.units.isogeny.jinvariant.unit import StepUnit
from tests.hw.support import Fault, agreed, find_faults, require_tool
from tests.support import ROOT, require_rtl

P14, TOY = StepConfig(field="p14"), StepConfig(n=hex(419))
"""p = 7 mod 8 as in the delay function, and p = 3 mod 8 as in the publication."""


def edges(unit: StepUnit) -> list[golden.Edge]:
    """All edges in both directions, from the start of walks."""
    seen: set[golden.Edge] = set()
    left = [golden.start(unit.field)]
    while left:
        edge = left.pop()
        if edge not in seen:
            seen.add(edge)
            found = golden.roots(unit.field, edge)
            assert found is not None
            left += [(edge[1], edge[0]), *((edge[1], root) for root in found)]
    return sorted(seen)


@pytest.mark.parametrize(("config", "curves"), [(P14, 1131), (TOY, 36)])
def test_every_edge_of_the_graph_in_both_directions(config: StepConfig, curves: int) -> None:
    require_rtl("verilator", "g++")
    unit = StepUnit(config)
    all_ = edges(unit)
    assert len({now for _, now in all_}) == curves
    beats = [unit.start(*edge, [bit]) for edge in all_ for bit in (0, 1)]
    ran = simulate(
        unit, Choice(config, config.prime, ""), count=len(beats), beats=lambda *_: [("an edge", b) for b in beats],
        stalls=20, seed=1, simulator="verilator",
    )  # fmt: skip
    assert ran.results == len(beats)


def test_walks_and_pairs_that_are_no_edges_cycle_by_cycle() -> None:
    require_rtl("verilator", "g++")
    unit = StepUnit(TOY)
    beats = [beat for _, beat in unit.beats(0, 14, 0)]
    follow = unit.reference(0)
    expected = [result for beat in beats for result in follow(beat)]
    assert {result["bad"] for result in expected} == {0, 1} and {beat["steps"] for beat in beats} >= {1, 64}
    assert agreed(unit, beats, len(expected), 40) == expected


def test_the_toy_graph_has_roots_of_each_kind() -> None:
    """The norm's root can be that of the other sign if g1 = 0; both bits of a double root lead to one curve."""
    unit, kinds = StepUnit(TOY), set[str]()
    for edge in edges(unit):
        found = golden.roots(unit.field, edge)
        assert found is not None
        s = unit.field.add(found[1], found[0], -1)
        kinds.add("double" if s == (0, 0) else "real" if not s[1] else "imaginary" if not s[0] else "other")
    assert kinds == {"double", "real", "imaginary", "other"}


@pytest.mark.slow
@pytest.mark.parametrize(("field", "simulator", "walks"), [("p14", "icarus", 8), ("p89", "verilator", 40)])
def test_fields_in_simulation(field: str, simulator: str, walks: int) -> None:
    require_tool(simulator)
    config = StepConfig(field=field)
    ran = simulate(
        StepUnit(config), Choice(config, config.prime, ""), count=walks, stalls=30, seed=2, simulator=simulator
    )
    assert ran.results == walks


TOP, FORM = "j_step.sv", "j_step_canonical.sv"
FAULTS = [
    Fault(TOP, "greater = same ? at_least_1[9] : at_least_0[9];", "greater = at_least_0[9];"),
    Fault(TOP, "bad_kept = bad_q & ~begins;", "bad_kept = bad_q;"),
    Fault(TOP, "turned = ", "turned = 1'b0 & "),
    Fault(TOP, "swaps = ", "swaps = 1'b0 & "),
    Fault(TOP, "? is_zero : is_one;", "? is_one : is_one;"),
    Fault(FORM, "form = less[10] ? less[9:0] : rest[9:0];", "form = rest[9:0];"),
]


def test_injected_errors_are_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Roots in the order of their real parts alone, a walk that keeps the mark of the last one, a root of the wrong
    kind (three ways), a canonical form that is above p."""
    require_rtl("verilator", "g++")
    unit = StepUnit(TOY)
    beats = [("an edge", unit.start(*edge, [bit])) for edge in edges(unit) for bit in (0, 1)]
    beats += unit.beats(0, 40, 1)

    def run() -> None:
        simulate(
            StepUnit(TOY), Choice(TOY, TOY.prime, ""), count=len(beats), beats=lambda *_: beats,
            stalls=0, seed=1, simulator="verilator",
        )  # fmt: skip

    find_faults(monkeypatch, StepUnit, FAULTS, run)


@pytest.mark.parametrize("p", [11, *(pytest.param(p, marks=pytest.mark.slow) for p in (19, 23))])
def test_canonical_forms_of_all_shares(p: int) -> None:
    made = units(p).canonical
    size = 1 << made.numbers.bits
    for low in range(size):
        for high in range(size):
            values = evaluate(made.part.circuit, {"a": low | high * size}, p)
            assert value(made.part.results["r"], values) == (low + high) % p


@pytest.mark.parametrize(
    ("field", "levels", "deep", "adders"),
    [("p14", 18, 14, 864), ("p89", 24, 20, 18_199), ("p256", 27, 23, 123_176), ("p1506", 35, 31, 4_038_150)],
)
def test_levels_as_in_the_docs(field: str, levels: float, deep: int, adders: int) -> None:
    found = registry.build(registry.configure("j_step", field=field)).levels()
    assert (found.levels, found.full_adder_levels, found.full_adders) == (levels, deep, adders)
    assert found.path[-1].operation == "register write"


@pytest.mark.parametrize(
    ("n", "message"),
    [(101, "must be 3 mod 4"), (91, "must be a prime"), (7, "3 bits"), (2**1607 - 1, "1607 bits")],
)
def test_moduli_that_are_refused(n: int, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        StepConfig(n=hex(n))


def test_a_field_and_a_modulus_are_refused() -> None:
    family = registry.family("j_step")
    with pytest.raises(UsageError, match="--modulus states the prime"):
        family.choose("j_step", {"field": "p14"}, {"modulus": 419})
    assert family.choose("j_step", {}, {"modulus": "0x1a3"}).config == TOY


def test_walks_that_are_refused() -> None:
    unit, rng = StepUnit(TOY), random.Random(1)
    before, now = golden.start(unit.field)
    for edge, bits, message in (
        (((419, 0), now), [0], "before: both coordinates"),
        ((before, (0, -1)), [0], "now: both coordinates"),
        ((now, now), [0], "now: no 2-isogeny"),
        ((before, now), [], "bits: must be 1 to 64"),
        ((before, now), [rng.getrandbits(1) for _ in range(65)], "bits: must be 1 to 64"),
        ((before, now), [2], "bits: must be 1 to 64"),
    ):
        with pytest.raises(UsageError, match=message):
            unit.start(*edge, bits)


def test_its_picture() -> None:
    shown = (ROOT / "docs" / "units" / "j_step.svg").read_text("utf-8")
    assert shown == draw(StepUnit(StepConfig()))

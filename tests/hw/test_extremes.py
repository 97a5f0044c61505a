"""Every documented extreme of every parameter of every unit, simulated with stalls; cycles compared with those stated.

The cases follow from what the families declare, so a new unit is among them. The other parameters of a case are those
of the family's quick run.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from modmill.hw.interface import registry
from modmill.hw.interface.configuration import Parameter, Value
from modmill.hw.interface.unit import AnyFamily, AnyUnit
from modmill.hw.stream.loop.run import LoopRun
from modmill.hw.stream.loop.unit import FRAME
from modmill.hw.stream.streamed import StreamedUnit
from tests.hw.support import require_tool

WIDE = 256
"""Bits from which on Verilator, which takes longer to build, is faster."""
SQUARERS = ("vdf_ozturk", "vdf_predictive_montgomery", "vdf_bipartite", "vdf_multiplexed")
FRAMES = ("lanes", "port", "rule", "checksum", "dedup", "key")
WITH: dict[tuple[str, str, Value | None], dict[str, Value]] = {
    ("buckets", "read", 0): {"memory": "lut"},
    ("buckets", "buckets", 1 << 16): {"index": 16},
    ("buckets", "adder", "edwards"): {"bits": 68, "latency": 8, "column": 1, "index": 2},
    ("buckets", "adder", "hessian"): {"bits": 70, "latency": 8, "column": 1, "index": 2},
    **{("buckets", "tags", tags): {"adder": "signed"} for tags in (2, 4, 8, 16)},
    ("processor", "bank", "block"): {"threads": 3},
    ("isogeny_evaluator", "keys", 4): {"field": "p89"},
    ("msm", "copies", None): {"tags": 2},
    ("msm", "copies", 4): {"tags": 0},
    ("msm", "last_rows", 1 << 17): {"window": 18},
    **{("sigverify_pipeline", name, None): {"source": "frames"} for name in FRAMES},
    **{(unit, "bits", 8): {"word": 4} for unit in SQUARERS},
    **{(unit, "word", value): {"bits": 8} for unit in SQUARERS for value in (3, 4)},
    ("vdf_predictive_montgomery", "stages", 48): {"passes": 8},
    ("vdf_multiplexed", "share", 4): {"back": 4},
    **{("traced", "method", name): {"bits": 377, "latency": 0} for name in ("montgomery", "montgomery-tables")},
    ("traced", "method", "polynomial"): {"bits": 68, "latency": 0},
    ("traced", "method", "carry-less"): {"formula": "binary_ladder_step"},
    ("traced", "formula", "binary_ladder_step"): {"method": "carry-less"},
    **{("traced", "formula", name): {"bits": 64} for name in ("sha512_pair", "sha512_schedule")},
    ("ecc_processor", "stages", 1): {"levels": 0, "column": 1, "bits": 16},
    **{("modmul", "method", name): {"bits": 377} for name in ("montgomery", "montgomery-tables", "polynomial")},
    ("modmul", "interval", 16): {"stages": 0},
    ("modmul", "square", True): {"method": "folding"},
    ("modmul", "split", 3): {"method": "folding", "square": True, "levels": 1},
    **{(unit, "chunk", 9): {"rows": "block", "stages": 4} for unit in ("vdf_ozturk", "vdf_bipartite")},
    **{(unit, "rows", "block"): {"chunk": 9, "stages": 4} for unit in ("vdf_ozturk", "vdf_bipartite")},
    ("processor", "program", "ecdsa"): {"bits": 256},
    ("gf2_rns", "digit", 64): {"channel": 128},
}
"""Further parameters of the cases whose extreme (None: any value) does not go with those of the quick run."""


def extremes(parameter: Parameter) -> tuple[Value, ...]:
    """All choices, or both ends of the range."""
    if parameter.choices or parameter.bounds:
        return parameter.choices or tuple(dict.fromkeys(parameter.bounds or ()))
    return (False, True) if parameter.kind is bool else ()


def cases() -> Iterator[tuple[AnyFamily, str, str, Value]]:
    """Family, unit, parameter and value."""
    for family in registry.families():
        for unit in family.units:
            for parameter in family.parameters(unit):
                for value in extremes(parameter):
                    yield family, unit, parameter.name, value


def parameters(family: AnyFamily, unit: str, name: str, value: Value) -> dict[str, Value]:
    """The parameters of a case."""
    known = {p.name for p in family.parameters(unit)}
    quick = {key: v for key, v in family.quick[0].items() if key in known}
    return {**quick, **WITH.get((unit, name, None), {}), **WITH.get((unit, name, value), {}), name: value}


def test_every_extreme_is_a_configuration() -> None:
    for family, unit, name, value in cases():
        assert getattr(family.configure(unit, **parameters(family, unit, name, value)), name) == value


@pytest.mark.slow
@pytest.mark.parametrize(
    ("family", "unit", "name", "value"), [pytest.param(*case, id="-".join(map(str, case[1:]))) for case in cases()]
)
def test_every_extreme_in_simulation(family: AnyFamily, unit: str, name: str, value: Value) -> None:
    made = family.choose(unit, parameters(family, unit, name, value), {})
    built: AnyUnit = family.build(made.config)
    timed = isinstance(built, StreamedUnit) and built.timed
    simulator = "icarus" if built.bits < WIDE and not timed else "verilator"
    require_tool(simulator)
    run = registry.simulate(made, family.quick[1], simulator)
    # A unit between streams compares its cycles by itself.
    if isinstance(run, LoopRun):
        assert run.cycles == run.steps * built.latency + run.branches * run.unit.branch_extra + FRAME

"""The model of cycles: against the circuit of an engine cycle by cycle, and what it says of kinds of scalars."""

from __future__ import annotations

import random

import numpy as np
import pytest

from modmill import _native
from modmill.errors import UsageError
from modmill.hw.circuit.clocked import Stepper
from modmill.hw.circuit.evaluate import value
from modmill.hw.interface.configuration import Value
from modmill.hw.interface.unit import Choice
from modmill.hw.stream.run import simulate
from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.cycles import Memory, pass_cycles, product_cycles
from modmill.hw.units.msm.accelerator.designs import DESIGNS, Design, predicted
from modmill.hw.units.msm.accelerator.family import TOY
from modmill.hw.units.msm.accelerator.kinds import KINDS, scalars
from modmill.hw.units.msm.accelerator.limbs import Scalars, scalars_of
from modmill.hw.units.msm.accelerator.plan import plan
from modmill.hw.units.msm.accelerator.unit import Msm, Workload
from modmill.hw.units.parts.buckets.adders import integers
from modmill.hw.units.parts.buckets.core import build
from modmill.hw.units.parts.buckets.shape import Shape
from tests.support import require_rtl

VECTORS = {
    "uniform": lambda rng, rows: [rng.randrange(rows) for _ in range(120)],
    "equal": lambda _rng, rows: [rows - 1] * 120,
    "two": lambda rng, _rows: [rng.randrange(2) for _ in range(120)],
    "pairs": lambda rng, rows: [row for _ in range(60) for row in [rng.randrange(rows)] * 2],
    "runs": lambda rng, rows: [row for _ in range(8) for row in [rng.randrange(rows)] * 15],
}


@pytest.mark.parametrize("kind", VECTORS)
@pytest.mark.parametrize(
    ("rows", "stages", "parked", "tags", "copies"),
    [(8, 2, 8, 0, 8), (8, 2, 8, 2, 8), (40, 7, 16, 4, 16), (64, 3, 1, 0, 8)],
)
def test_an_engine_takes_as_many_cycles_as_the_model_says(
    rows: int, stages: int, parked: int, tags: int, copies: int, kind: str
) -> None:
    shape = Shape((rows,), "block", 2, parked=parked, tags=tags, copies=copies, counted=False)
    adder = integers(8, stages)
    core = build(shape, adder)
    stepper = Stepper(core.circuit, 0, 1)
    idle = {"in_valid": 0, "in_flush": 0, "in_row": 0, "in_value": 0, "out_ready": 1}
    for _ in range(rows + shape.copied + 10):
        stepper.step(idle)
    given = VECTORS[kind](random.Random(rows + tags), rows)
    taken = cycles = begun = 0
    values = stepper.step(idle)
    while begun < len(given):
        offered = {"in_valid": 1, "in_row": given[taken], "in_value": 1} if taken < len(given) else {}
        values = stepper.step({**idle, **offered})
        taken += bool(offered) and value(core.results["in_ready"], values)
        begun = value(core.results["additions"], values)
        cycles += 1
    model = _native.msm_card_stream(np.array(given, np.uint32), parked=parked, flight=shape.flight(adder), tags=tags)
    # The counters show what happened two cycles before.
    assert cycles == model["cycles"] + 2
    names = ["additions", "conflicts", "retries", "refusals", *["copied"] * (tags > 0)]
    expected = {**model, "additions": model["additions"][0], "copied": model["tagged"]}
    assert {n: value(core.results[n], values) for n in names} == {n: expected[n] for n in names}


TOYS = (
    pytest.param(TOY, id="dealt"),
    pytest.param({**TOY, "adders": 2, "windows": 1, "tags": 0}, id="one window", marks=pytest.mark.slow),
    pytest.param({**TOY, "adders": 4, "windows": 4, "window": 6, "bits": 32}, id="whole", marks=pytest.mark.slow),
    pytest.param({**TOY, "window": 8, "bits": 32, "read": 8, "queue": 64}, id="wide", marks=pytest.mark.slow),
)


@pytest.mark.parametrize("given", TOYS)
def test_a_product_takes_as_many_cycles_in_gates_as_the_model_says(given: dict[str, Value]) -> None:
    require_rtl("verilator", "g++")
    config = MsmConfig.from_values(given)
    for kind, count in (("uniform", 400), ("witness", 1000), ("pairs", 501)):
        passes = plan(config)
        made = []
        # The first product, of no points, waits until the sums are cleared; the second is what is compared.
        for counts in ((0,), (0, count)):
            unit = Msm(config, Workload(counts, kind))
            ran = simulate(
                *(unit, Choice(config, 0, "")),
                count=len(passes) * len(counts),
                stalls=0,
                seed=1,
                simulator="verilator",
                latency=20,
            )
            made.append(ran.counters["cycles"])
        model = product_cycles(config, passes, scalars(kind, config.order, count, 1), memory=Memory(latency=20))
        assert made[1] - made[0] == sum(one.cycles for one in model), kind


CONFIG = MsmConfig()
FOUR = MsmConfig(adders=4)


def masked(given: Scalars, order: int) -> Scalars:
    """s + m modulo r with a random m for each scalar."""
    mask = scalars("uniform", order, len(given), 9)
    numbers = ([int.from_bytes(row.tobytes(), "little") for row in rows] for rows in (given, mask))
    return scalars_of([(s + m) % order for s, m in zip(*numbers, strict=True)])


def taken(config: MsmConfig, given: Scalars) -> int:
    """The cycles of a product until its last addition begins."""
    return sum(one.adding for one in product_cycles(config, plan(config), given))


@pytest.mark.parametrize("config", [CONFIG, FOUR], ids=lambda config: config.slug)
def test_no_vector_takes_much_longer_than_a_uniform_one_if_it_may_be_masked(config: MsmConfig) -> None:
    count = 1 << 12
    uniform = taken(config, scalars("uniform", config.order, count, 1))
    for kind in KINDS:
        given = scalars(kind, config.order, count, 1)
        cycles = taken(config, given), taken(config, masked(given, config.order))
        assert cycles[1] <= 1.02 * uniform, kind
        if kind == "witness":
            assert cycles[0] <= uniform / 2


@pytest.mark.parametrize("kind", KINDS)
def test_scalars_of_each_kind_are_below_the_order(kind: str) -> None:
    order = MsmConfig(curve="toy-377").order
    given = scalars(kind, order, 500, 3)
    assert given.shape == (500, 4) and (given == scalars(kind, order, 500, 3)).all()
    assert all(int.from_bytes(row.tobytes(), "little") < order for row in given)


def test_a_witness_has_its_shares() -> None:
    numbers = [int.from_bytes(row.tobytes(), "little") for row in scalars("witness", CONFIG.order, 4000, 2)]
    shares = [sum(map(of, numbers)) / 4000 for of in (lambda n: n == 0, lambda n: n == 1, lambda n: n < 1 << 16)]
    assert shares == pytest.approx([0.4, 0.3, 0.8], abs=0.03)


def test_the_memory_limits_a_pass() -> None:
    given = scalars("uniform", FOUR.order, 2000, 1)
    one = plan(FOUR)[0]
    free, narrow, far = (
        pass_cycles(FOUR, one, given, memory=memory) for memory in (Memory(), Memory(rate=88.0), Memory(latency=128))
    )
    assert free.adding < 2200 and free.starved == 0
    assert narrow.adding == pytest.approx(4000, rel=0.03) and narrow.starved > 1500
    assert far.adding == pytest.approx(2 * 2000, rel=0.06), "64 points under way of 128 cycles each"


@pytest.mark.parametrize("design", DESIGNS, ids=lambda design: f"{design.device}-{design.config.curve}")
def test_designs_keep_their_goals(design: Design) -> None:
    one = predicted(design, sample=14)
    assert one.gb_s < 55
    # The ends of a sample of 2^14 points are no small part of it; of 2^18 points, the product keeps the goal itself.
    assert one.cycles < 1.02 * design.goal


def test_digits_that_name_no_adder_are_refused() -> None:
    shape = {
        "adders": 1,
        "lanes": 4,
        "outstanding": 4,
        "dealt": True,
        "latency": 1,
        "dealing": 1,
        "queue": 4,
        "parked": 4,
    }
    more = {"flight": 3, "tags": 0, "bytes": (1, 1), "rate": 0}
    rows = np.zeros((3, 1), np.uint32)
    with pytest.raises(UsageError, match="below 1, or 255"):
        _native.msm_card_cycles(np.ones((3, 1), np.uint8), rows, **shape, **more)  # type: ignore[arg-type]
    with pytest.raises(UsageError, match="arrays of one shape"):
        _native.msm_card_cycles(np.ones((3, 2), np.uint8), rows, **shape, **more)  # type: ignore[arg-type]
    with pytest.raises(UsageError, match="rows must be below"):
        _native.msm_card_stream(rows[0] + np.uint32(1 << 24), parked=1, flight=1, tags=0)

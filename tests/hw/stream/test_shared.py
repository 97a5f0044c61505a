"""Shared units: every schedule passes the independent check, what is wrong fails it, and the gates keep the promise."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace

import pytest

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds import ADD2, MUL
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.shared import stages
from modmill.hw.circuit.shared.bounds import least_interval, least_stages
from modmill.hw.circuit.shared.check import check
from modmill.hw.circuit.shared.machine import Machine, Resource, ScheduleError, fewest
from modmill.hw.circuit.shared.plan import Plan, share
from modmill.hw.interface.unit import Choice
from modmill.hw.stream.run import simulate
from tests.hw.stream.shared_toy import SharedToy
from tests.hw.support import require_tool

MACHINES: dict[str, tuple[Machine, int, int]] = {
    "one multiplier": ((Resource(MUL, 1),), 6, 14),
    "two multipliers, two adders": ((Resource(MUL, 2), Resource(ADD2, 2)), 3, 14),
    "late multipliers": ((Resource(MUL, 3, latency=3),), 2, 16),
    "multipliers of two cycles": ((Resource(MUL, 3, latency=2, interval=2),), 4, 16),
    "a slow unit": ((Resource(MUL, 2, latency=5, interval=3),), 9, 30),
    "nothing shared": ((), 4, 10),
}


# Verilator takes longer to build one of these than Icarus to run them all.
VERILATED = ("two multipliers, two adders", "a slow unit")


@pytest.mark.parametrize("flow", ["hold", "credit"])
@pytest.mark.parametrize(
    ("name", "simulator"), [*((name, "icarus") for name in MACHINES), *((name, "verilator") for name in VERILATED)]
)
def test_simulated_sums_and_cycles_are_as_planned(name: str, simulator: str, flow: str) -> None:
    require_tool(simulator)
    machine, interval, stages = MACHINES[name]
    unit = SharedToy(machine, interval, stages, flow)
    check(unit.plan, unit.results.values(), unit.flow.read_at)
    for stalls in (0, 30, 80):
        given = {"count": 150, "stalls": stalls, "seed": stalls, "simulator": simulator}
        run = simulate(unit, Choice(unit.config, 0, ""), **given)  # type: ignore[arg-type]
        assert run.free_cycles == 149 * interval + stages + 2


def random_circuit(seed: int, ops: int = 40) -> tuple[Circuit, list[Word]]:
    """Products and sums of whatever came before."""
    rng = random.Random(seed)
    c = Circuit()
    words = [c.input(f"x{i}", 255) for i in range(3)]
    for i in range(ops):
        a, b = (rng.choice(words[-12:]).low(8) for _ in range(2))
        words.append(c.mul(f"w{i}", a, b) if rng.random() < 0.6 else c.add(f"w{i}", a, b))
    return c, words[-3:]


@pytest.mark.parametrize("seed", range(12))
def test_random_circuits_are_scheduled_within_their_bounds(seed: int) -> None:
    for interval, latency in itertools.product((1, 2, 3, 5, 8), (1, 3)):
        c, results = random_circuit(seed)
        machine = fewest(c, [MUL, ADD2], interval, latency)
        plan = share(c, results, machine, interval, 300)
        check(plan, results, 300)
        assert least_interval(c, machine) <= interval
        assert least_stages(c, machine, plan.period) <= plan.used


def test_the_bounds_are_reached_where_nothing_but_units_limits() -> None:
    c = Circuit()
    x, y = c.input("x", 255), c.input("y", 255)
    results = [c.mul(f"p{i}", x, y) for i in range(12)]
    machine = (Resource(MUL, 3),)
    plan = share(c, results, machine, 4, 8)
    assert (plan.used, least_stages(c, machine, plan.period), least_interval(c, machine)) == (5, 5, 4)


def planned() -> tuple[Plan, list[Word]]:
    """One without a fault."""
    c, results = random_circuit(1)
    plan = share(c, results, fewest(c, [MUL, ADD2], 3), 3, 100)
    check(plan, results, 100)
    return plan, results


def test_a_unit_booked_twice_is_found() -> None:
    plan, results = planned()
    first, second, *_ = (op for op in plan.units if op.kind is MUL)
    moved = {**plan.units, second: plan.units[first]}
    second.stage = first.stage
    with pytest.raises(ScheduleError, match="both have"):
        check(replace(plan, units=moved), results, 100)


def test_an_operator_before_its_operands_is_found() -> None:
    plan, results = planned()
    late = max(plan.circuit.ops, key=lambda op: op.stage)
    late.stage -= plan.interval
    with pytest.raises(ScheduleError, match="before"):
        check(plan, results, 100)


def test_a_register_too_few_is_found() -> None:
    plan, results = planned()
    wire = max((w for op in plan.circuit.ops for w in op.outs), key=lambda w: w.registers)
    wire.registers -= 1
    with pytest.raises(ScheduleError, match="reads"):
        check(plan, results, 100)


def test_a_stage_that_is_too_long_is_found() -> None:
    plan, results = planned()
    with pytest.raises(ScheduleError, match="ns of"):
        check(replace(plan, period=plan.period - 1.5), results, 100)


def test_what_no_machine_can_do_is_refused() -> None:
    c, results = random_circuit(0)
    with pytest.raises(ScheduleError, match="cycles of dsp_mul in 1 units"):
        share(c, results, (Resource(MUL, 1),), 2, 100)
    with pytest.raises(ScheduleError, match="cycles of dsp_mul in 1 units"):
        stages.least_stages(c, (Resource(MUL, 1),), 2)
    with pytest.raises(ScheduleError, match="3 stages of a circuit that needs"):
        share(c, results, fewest(c, [MUL], 4), 4, 3)
    with pytest.raises(ScheduleError, match="no such unit"):
        Resource(MUL, 1, latency=1, interval=2)

"""Microcode: words, programs, schedules of random formulas, and the circuit beside the simulator in every cycle."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

import pytest

from modmill.hw.circuit.clocked import Stepper
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.microcode import core
from modmill.hw.microcode.machine import DEEP, SHORT, Function, Machine, Pipe
from modmill.hw.microcode.operation import Operation, ProgramError
from modmill.hw.microcode.program import Program, assemble, compiled, disassemble, fitted, spilled
from modmill.hw.microcode.schedule import least_slots, proved_slots, scheduled
from modmill.hw.microcode.sections import Section, joined
from modmill.hw.microcode.simulate import Simulator
from modmill.hw.microcode.word import Format
from modmill.hw.units.parts.processor.parts import adder, chooser, multiplier
from modmill.hw.units.parts.processor.program import ACTS

BITS, N = 12, 4091


def machine(
    threads: int, *, mul: int = 6, add: int = 2, scratch: int = 8, results: int = 2, pipe: Pipe = SHORT
) -> Machine:
    functions = (
        Function("mul", 1, mul, lambda a, b, n: a * b % n),
        Function("add", 2, add, lambda a, b, n: (a + b) % n),
        Function("sub", 3, add, lambda a, b, n: (a - b) % n),
    )
    names = ("x", "y", "z"), tuple(f"w{i}" for i in range(results)), ("k",)
    return Machine(BITS, threads, scratch, functions, *names, pipe=pipe)


OPERATIONS = [
    Operation("mul", "p", "x", "y"),
    Operation("add", "t", "p", "k"),
    Operation("sub", "u", "z", "t"),
    Operation("mul", "w0", "u", "t"),
    Operation("add", "w1", "t", "x"),
]
MANY = [
    *(Operation("mul", "p", "x", "y"), Operation("add", "q", "x", "z"), Operation("mul", "s", "y", "k")),
    *(Operation("sub", "t", "p", "q"), Operation("mul", "u", "s", "t"), Operation("add", "v", "p", "s")),
    *(Operation("mul", "w0", "u", "v"), Operation("sub", "w1", "q", "t")),
]
"""With three temporaries at once."""


def run(program: Program, inputs: list[dict[str, int]], constants: list[int]) -> list[dict[str, int]]:
    """The results of a program, without stalls."""
    simulator, found, left = Simulator(program, N, constants), [], list(inputs)
    while len(found) < len(inputs):
        shown = simulator.step(left[0] if left else None, out_ready=True)
        if left and shown.in_ready:
            left.pop(0)
        if shown.out_valid:
            found.append(dict(shown.result))
        assert simulator.cycle < 10_000
    return found


def test_a_word_has_its_fields_and_refuses_what_does_not_fit() -> None:
    f = machine(2).format
    assert f.width == 2 + 1 + 3 + 2 + 3 + 2 + 3 + 1
    for word in range(0, 1 << f.width, 97):
        assert f.encode(f.decode(word)) == word
    with pytest.raises(ValueError, match="to: 8 does not fit 3 bits"):
        f.encode({"to": 8})
    assert Format.of(("a", 3, ""), ("b", 1, "")).field("b").low == 3


def test_every_word_of_a_program_can_be_written_and_read_as_text() -> None:
    m = machine(2)
    program = compiled(OPERATIONS, m)
    for word in program.words:
        assert assemble(m, disassemble(m, word)) == word
    assert "mul r0, x, y" in program.listing() and program.listing().rstrip().endswith("nop end")
    for wrong in ("mul r0, x", "div r0, x, y", "mul k, x, y", "mul r9, x, y"):
        with pytest.raises(ProgramError):
            assemble(m, wrong)


def random_operations(m: Machine, rng: random.Random, count: int) -> list[Operation]:
    """Operations on what came before, the last ones into the results."""
    names, found = [*m.inputs, *m.constants], []
    for i in range(count):
        to = m.results[i - count] if i >= count - len(m.results) else f"t{i}"
        found.append(Operation(rng.choice(m.functions).name, to, rng.choice(names[-9:]), rng.choice(names[-9:])))
        names += [] if to in m.results else [to]
    return found


def by_hand(operations: list[Operation], m: Machine, given: dict[str, int]) -> dict[str, int]:
    """The operations one after the other."""
    known = dict(given)
    for op in operations:
        known[op.to] = m.function(op.function).act(known[op.a], known[op.b], N)
    return {name: known[name] for name in m.results}


@pytest.mark.parametrize("seed", range(20))
def test_scheduled_programs_of_random_operations_compute_the_same(seed: int) -> None:
    rng = random.Random(seed)
    m = machine(rng.choice([1, 2, 3, 5, 16]), mul=rng.randint(1, 11), add=rng.randint(1, 4), scratch=32)
    operations = random_operations(m, rng, rng.randint(2, 40))
    program = compiled(operations, m)
    assert least_slots(operations, m) <= len(program.slots)
    assert program.instructions == len(operations)
    inputs = [{name: rng.randrange(N) for name in m.inputs} for _ in range(7)]
    assert run(program, inputs, [5]) == [by_hand(operations, m, {**x, "k": 5}) for x in inputs]


@pytest.mark.parametrize("seed", range(12))
def test_a_search_finds_the_shortest_program_or_proves_that_it_is_the_shortest(seed: int) -> None:
    rng = random.Random(seed)
    m = machine(rng.choice([1, 2, 3, 5]), mul=rng.randint(1, 11), add=rng.randint(1, 4), scratch=32)
    operations = random_operations(m, rng, rng.randint(4, 14))
    at = scheduled(operations, m)
    makers = {op.to: op for op in operations}
    done = {op: slot + m.slots(m.function(op.function)) for op, slot in at.items()}
    assert len(set(at.values())) == len(set(done.values())) == len(operations)
    assert all(done[makers[x]] <= at[op] for op in operations for x in (op.a, op.b) if x in makers)
    length = max(done.values()) + 1
    assert least_slots(operations, m) <= proved_slots(operations, m, length) == length


def test_many_threads_leave_no_slot_empty_but_the_last() -> None:
    m = machine(8)
    assert all(m.slots(f) == 1 for f in m.functions)
    assert len(compiled(OPERATIONS, m).slots) == len(OPERATIONS) + 1 == least_slots(OPERATIONS, m)


def test_too_few_registers_are_refused() -> None:
    m = machine(1, scratch=2)
    sums = [Operation("add", f"t{i}", "x", "y") for i in range(4)]
    rest = [Operation("add", "w0", "t3", "t0"), Operation("add", "w1", "t2", "t1")]
    with pytest.raises(ProgramError, match="more than 2 temporaries"):
        compiled([*sums, *rest], m)
    assert max(scheduled([*sums, *rest], m).values()) > 3


@pytest.mark.parametrize(
    ("threads", "pipe"), [*((t, SHORT) for t in (1, 2, 3, 8, 16, 64)), *((t, DEEP) for t in (3, 4, 7, 16, 32))]
)
@pytest.mark.parametrize("scratch", [2, 8])
def test_the_circuit_does_what_the_simulator_does_in_every_cycle(threads: int, pipe: Pipe, scratch: int) -> None:
    """With two registers some values go through the memory, in LUTs or in block RAM."""
    m = machine(threads, scratch=scratch, pipe=pipe)
    program = spilled(MANY, m)
    assert bool(program.machine.memory) == (scratch == 2)
    beside(program, threads, lambda x: by_hand(MANY, m, {**x, "k": N // 2}), 900 + 20 * threads)


def beside(program: Program, threads: int, wanted: Callable[[dict[str, int]], dict[str, int]], cycles: int) -> None:
    """The circuit of a program beside the simulator, in every cycle, under stalls; results are those wanted."""
    m, circuit = program.machine, Circuit()
    constants = [circuit.constant("k", (1 << BITS) - 1, lambda n: n // 2)]
    parts = core.Engine(multiplier(BITS, 6, "ternary"), ("mul",)), core.Engine(adder(BITS, 2), ("add", "sub"))
    made = core.build(program, parts, constants, circuit)
    gates, simulator = Stepper(circuit, N, seed=threads), Simulator(program, N, [N // 2])
    rng, expected, offered, came = random.Random(threads), [], None, 0
    for cycle in range(cycles):
        if offered is None and rng.random() < 0.7:
            offered = {name: rng.randrange(N) for name in m.inputs}
        ready = rng.random() < 0.6
        inputs = {"in_valid": int(offered is not None), "out_ready": int(ready)}
        values = gates.step(inputs | {f"in_{name}": v for name, v in (offered or {}).items()})
        shown = simulator.step(offered, ready)
        found = {name: value(word, values) for name, word in made.results.items()}
        assert (found["in_ready"], found["out_valid"]) == (shown.in_ready, shown.out_valid), cycle
        if shown.out_valid:
            assert {name: found[f"out_{name}"] for name in m.results} == shown.result, cycle
            if ready:
                assert shown.result == expected.pop(0)
                came += 1
        if offered is not None and shown.in_ready:
            expected.append(wanted(offered))
            offered = None
    assert came > 10


SECTIONS = (
    Section((Operation("mul", "a'", "x", "y"), Operation("add", "b'", "z", "k"))),
    Section(
        (
            Operation("mul", "t", "a", "b"),
            Operation("add", "a'", "t", "count"),
            Operation("sub", "s", "b", "t"),
            Operation("mul", "b'", "s", "x"),
        ),
        times=5,
    ),
    Section((Operation("sub", "w0", "a", "b"), Operation("mul", "w1", "b", "count"))),
)


def looped_by_hand(m: Machine, given: dict[str, int]) -> dict[str, int]:
    """Pass by pass; before and behind the loop all passes but one are left."""
    known = dict(given)
    for section in SECTIONS:
        for left in reversed(range(section.times)):
            known["count"] = left if section.times > 1 else SECTIONS[1].times - 1
            for op in section.operations:
                known[op.to] = m.function(op.function).act(known[op.a], known[op.b], N)
            known |= {name: known.get(f"{name}'", 0) for name in "ab"}
    return {name: known[name] for name in m.results}


@pytest.mark.parametrize(("threads", "pipe"), [*((t, SHORT) for t in (1, 2, 5, 16)), *((t, DEEP) for t in (3, 4, 16))])
def test_a_loop_in_the_circuit_and_in_the_simulator(threads: int, pipe: Pipe) -> None:
    made = joined(SECTIONS, machine(threads, scratch=2, pipe=pipe), ("a", "b"))
    program, m = made.program, made.program.machine
    assert m.scratch > 2 and m.times == 5 and program.steps > len(program.slots) == made.spans[-1][-1] + 2
    assert made.least <= len(program.slots)
    for word in program.words:
        assert assemble(m, disassemble(m, word)) == word
    assert sum(" back" in line for line in program.listing().splitlines()) == 1
    inputs = [{name: (7 * i + len(name)) % N for name in m.inputs} for i in range(2 * threads + 3)]
    assert run(program, inputs, [N // 2]) == [looped_by_hand(m, {**x, "k": N // 2}) for x in inputs]
    beside(program, threads, lambda x: looped_by_hand(m, {**x, "k": N // 2}), (25 + 2 * threads) * program.steps)


def test_sections_that_cannot_be_joined_are_refused() -> None:
    again = (*SECTIONS, SECTIONS[1])
    with pytest.raises(ProgramError, match="one loop at most"):
        joined(again, machine(2), ("a", "b"))
    late = Section(
        (Operation("add", "a'", "x", "y"), Operation("mul", "t", "x", "x"), Operation("sub", "w0", "t", "a"))
    )
    with pytest.raises(ProgramError, match="a: read in slot"):
        joined((late,), machine(1), ("a",))


def test_a_machine_grows_until_the_registers_suffice() -> None:
    m = machine(1, scratch=2)
    sums = [Operation("add", f"t{i}", "x", "y") for i in range(5)]
    rest = [Operation("add", f"u{i}", f"t{i}", f"t{4 - i}") for i in range(4)]
    last = [Operation("add", "w0", "u0", "u1"), Operation("add", "w1", "u2", "u3")]
    program = fitted([*sums, *rest, *last], m)
    assert program.machine.scratch == 4 and 2 < program.registers <= 4
    found = run(program, [{"x": 1, "y": 2, "z": 0}], [0])
    assert found == [{"w0": 12, "w1": 12}]


@pytest.mark.parametrize(
    "functions", [("odd",), ("when", "unless"), ("below",), ("equal", "below", "odd", "when", "unless")]
)
def test_a_chooser_does_what_its_functions_do(functions: tuple[str, ...]) -> None:
    part = chooser(4, functions)
    for which, name in enumerate(functions):
        for a, b in itertools.product(range(16), range(16)):
            inputs = {"a": a, "b": b, **({"which": which} if len(functions) > 1 else {})}
            values = evaluate(part.circuit, inputs, 0)
            if name in ("equal", "below", "odd") or b < 2:
                assert value(part.results["r"], values) == ACTS[name](a, b, 0)


def test_machines_that_make_no_sense_are_refused() -> None:
    with pytest.raises(ValueError, match="power of two"):
        machine(2, scratch=6)
    with pytest.raises(ValueError, match="latency"):
        machine(2, add=0)
    with pytest.raises(ValueError, match="threads: 2 are too few"):
        machine(2, pipe=DEEP)

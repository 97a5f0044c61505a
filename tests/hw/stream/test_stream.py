"""Pipelines between two streams: all inputs at toy width in both simulators, stalls, broken hardware that is found."""

from __future__ import annotations

import pytest

from modmill.errors import HardwareMismatch, UsageError
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import BoundError
from modmill.hw.circuit.shared.plan import share
from modmill.hw.interface.unit import Choice
from modmill.hw.stream.run import StreamRun, simulate
from tests.hw.stream.toy import ToyStream, results
from tests.hw.support import Fault, find_faults
from tests.hw.synthesised import check_pipeline
from tests.support import require_rtl

ALL = 128


def run(unit: ToyStream, simulator: str, count: int = ALL, stalls: int = 40) -> StreamRun:
    require_rtl("iverilog") if simulator == "icarus" else require_rtl("verilator", "g++")
    choice = Choice(unit.config, 5, "five")
    return simulate(unit, choice, count=count, stalls=stalls, seed=7, simulator=simulator)


def test_the_operators_compute_what_python_does() -> None:
    unit = ToyStream()
    for _, beat in unit.beats(5, ALL, 0):
        values = evaluate(unit.circuit, beat, 5)
        assert {name: value(word, values) for name, word in unit.results.items()} == results(5, **beat)


@pytest.mark.parametrize("stages", [1, 2, 3])
def test_every_input_in_icarus(stages: int) -> None:
    assert run(ToyStream(stages), "icarus").free_cycles == ALL + stages + 1


@pytest.mark.parametrize("stages", [1, 3])
def test_every_input_in_verilator(stages: int) -> None:
    found = run(ToyStream(stages), "verilator", 4 * ALL)
    assert found.free_cycles == 4 * ALL + stages + 1
    assert found.cycles - found.free_cycles > 4 * ALL / 0.6


@pytest.mark.parametrize("stalls", [0, 1, 90])
def test_any_rate_of_stalls(stalls: int) -> None:
    run(ToyStream(2), "verilator", ALL, stalls)


def test_the_synthesised_gates_agree() -> None:
    check_pipeline(ToyStream(2), 5)


@pytest.mark.parametrize("simulator", ["icarus", "verilator"])
def test_broken_hardware_is_found(monkeypatch: pytest.MonkeyPatch, simulator: str) -> None:
    file = "stream_toy.sv"
    faults = (
        Fault(
            file, "assign advance = out_ready_i || !valid_q[Last];", "assign advance = 1'b1;", "changed while it waited"
        ),
        Fault(file, "assign in_ready_o = taken;", "assign in_ready_o = 1'b1;", "wrong|is .*, not|1000"),
        Fault(file, "u_d (.a_i(a), .b_i(b)", "u_d (.a_i(a), .b_i(~b)", "wrong|is .*, not"),
        Fault(file, "assign out_valid_o = valid_q[Last];", "assign out_valid_o = valid_q[1];", "wrong|is .*, not|took"),
    )
    find_faults(monkeypatch, ToyStream, faults, lambda: run(ToyStream(2), simulator))


def test_a_result_that_comes_only_with_the_next_input_is_found() -> None:
    """Neither of the runs with all inputs shows that the first one is lost if no other is there."""
    require_rtl("verilator", "g++")
    line, second = "assign out_valid_o = valid_q[Last]", "in_valid_i && taken && !taken_q[1]"
    counted = f"always_ff @(posedge clk_i) taken_q <= rst_ni ? taken_q + 2'({second}) : '0;"
    unit, done = ToyStream(2, (f"{line};", f"logic [1:0] taken_q; {counted} {line} && taken_q[1];")), list[int]()
    with pytest.raises(HardwareMismatch, match="nothing moved"):
        simulate(
            *(unit, Choice(unit.config, 5, "five")),
            count=ALL,
            stalls=0,
            seed=7,
            simulator="verilator",
            progress=lambda p: done.append(p.done) if p.phase == "beats" else None,
        )
    assert done[-1] == 2 * ALL


def test_a_value_passes_a_register_for_each_stage_and_a_constant_none() -> None:
    c = Circuit()
    a, n = c.input("a", 7), c.constant("n", 7, lambda modulus: modulus)
    word = a
    for i in range(6):
        word = c.add(f"s{i}", word, word)
    last = c.add("last", word, a)
    product = c.mul("p", last.low(8), n)
    share(c, [product], (), 1, 4)
    a_wire, n_wire = a.view.wire, n.view.wire
    assert a_wire.registers == last.view.wire.stage > 0
    assert n_wire.registers == 0
    assert product.view.wire.registers == 4 - product.view.wire.stage


def test_what_does_not_fit_is_refused() -> None:
    c = Circuit()
    a = c.input("a", 15)
    with pytest.raises(BoundError, match="4 bits in a difference of 3"):
        c.difference("d", a, a, 3)
    with pytest.raises(BoundError, match="one bit chooses"):
        c.choose("f", a, a, a)
    with pytest.raises(BoundError, match="an index of up to 15 among 3 words"):
        c.pick("g", a, a, a, a)
    for wrong in ({"count": 0}, {"stalls": 91}, {"simulator": "spice"}):
        unit = ToyStream()
        given = {"count": 1, "stalls": 0, "seed": 0, "simulator": "icarus"} | wrong
        with pytest.raises(UsageError):
            simulate(unit, Choice(unit.config, 5, "five"), **given)  # type: ignore[arg-type]

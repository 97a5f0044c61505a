"""Registers, queues, memories and parts: Python cycle by cycle against the text, and what their builders refuse."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from modmill import programs
from modmill.hw import rtl
from modmill.hw.circuit.clocked import Stepper
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.kinds import MEMORIES
from modmill.hw.circuit.kinds.memories import DUAL_RULES, SINGLE_RULES, Shape
from modmill.hw.circuit.op import BoundError
from modmill.hw.circuit.part import Part
from modmill.hw.cost import synth
from modmill.hw.cost.netlist import design
from tests.hw.circuit.clocked import Inputs, compare, texts
from tests.hw.support import require_tool
from tests.support import require_rtl


def anything(part: Part):  # type: ignore[no-untyped-def]
    def draw(rng: random.Random, _last: Mapping[str, int]) -> Inputs:
        return {op.name: rng.randint(0, op.outs[0].high) for op in part.inputs}

    return draw


def test_registers_and_a_delay(tmp_path: Path) -> None:
    require_tool("icarus")
    c = Circuit()
    d, enable = c.input("d", 200), c.input("enable", 1)
    count = c.wire("count", 9)
    more = c.add("more", count, enable)
    wraps = c.equal("wraps", more, c.literal("ten", 10))
    following = limited(c.choose("next", wraps, c.literal("zero", 0), more), 9)
    c.connect(count, c.register("count_q", following, reset=7))
    results = {"count": count, "held": c.register("held", d, enable), "state": c.register("s", d, enable, reset=131)}
    results |= {"late": c.delay("late", d, 5), "paused": c.delay("paused", d, 3, enable), "one": c.delay("one", d, 1)}
    results["bits"] = c.either("bits", d, count)
    part = Part("toy", "registers", c, results)
    found = compare(tmp_path, part, anything(part))
    assert {f["count"] for f in found} == set(range(10))
    assert found[0]["state"] == 131


@pytest.mark.parametrize("depth", [1, 3, 4])
def test_a_queue(tmp_path: Path, depth: int) -> None:
    require_tool("icarus")
    c = Circuit()
    push, data, pop = c.input("push", 1), c.input("data", 99), c.input("pop", 1)
    front, count = c.fifo("q", push, data, pop, depth)
    part = Part("toy", "a queue", c, {"front": front, "count": count})
    seen: list[int] = []

    def draw(rng: random.Random, _last: Mapping[str, int]) -> Inputs:
        held = len(seen)
        taken = rng.random() < 0.5 and held > 0
        given = rng.random() < 0.5 and held - taken < depth
        seen[:] = seen[taken:] + [0] * given
        return {"push": int(given), "data": rng.randint(0, 99), "pop": int(taken)}

    found = compare(tmp_path, part, draw)
    assert {f["count"] for f in found} == set(range(depth + 1))
    for wrong in ({"pop": 1}, {"push": 1}):
        stepper = Stepper(c)
        with pytest.raises(BoundError, match="queue"):
            for _ in range(depth + 1):
                stepper.step(wrong)


@pytest.mark.parametrize("rule", DUAL_RULES)
@pytest.mark.parametrize("shape", [s for s in MEMORIES if s.ports == "dual"], ids=lambda s: f"{s.where}{s.latency}")
def test_a_memory_with_two_ports(tmp_path: Path, shape: Shape, rule: str) -> None:
    require_tool("icarus")
    c = Circuit()
    write, to, data, at = c.input("write", 1), c.input("to", 5), c.input("data", 200), c.input("at", 5)
    enable = c.input("enable", 1) if shape.latency else None
    given = {"where": shape.where, "latency": shape.latency, "depth": 6, "high": 255, "rule": rule}
    if shape.latency == 0 and rule == "forbidden":
        with pytest.raises(BoundError, match="nothing can forbid it"):
            c.memory("m", (write, to, data), at, enable, **given)
        return
    part = Part("toy", "a memory", c, {"data": c.memory("m", (write, to, data), at, enable, **given)})
    draw = anything(part)

    def apart(rng: random.Random, last: Mapping[str, int]) -> Inputs:
        found = draw(rng, last)
        return found | {"at": (found["to"] + 1) % 6} if rule == "forbidden" else found

    compare(tmp_path, part, apart)
    if rule == "forbidden":
        with pytest.raises(BoundError, match="word 3 is read while it is written"):
            Stepper(c).step({"write": 1, "to": 3, "at": 3, "enable": 1})


@pytest.mark.parametrize("rule", SINGLE_RULES)
@pytest.mark.parametrize("shape", [s for s in MEMORIES if s.ports == "single"], ids=lambda s: f"{s.where}{s.latency}")
def test_a_memory_with_one_port(tmp_path: Path, shape: Shape, rule: str) -> None:
    require_tool("icarus")
    c = Circuit()
    write, at, data, enable = c.input("write", 1), c.input("at", 3), c.input("data", 200), c.input("enable", 1)
    given = {"where": shape.where, "latency": shape.latency, "depth": 4, "high": 255, "rule": rule}
    if shape.latency == 0 and rule == "kept":
        with pytest.raises(BoundError, match="keeps nothing"):
            c.memory_single("m", write, at, data, enable, **given)
        return
    part = Part("toy", "a memory", c, {"data": c.memory_single("m", write, at, data, enable, **given)})
    compare(tmp_path, part, anything(part))


def modular_adder(latency: int) -> Part:
    c = Circuit()
    a, b = c.input("a", 12), c.input("b", 12)
    n = c.constant("n", 13, lambda modulus: modulus)
    total = c.add("total", a, b)
    less, fits = c.difference("less", total, n, 5)
    return Part("adder", "a + b mod n", c, {"sum": c.choose("r", fits, less.low(4), total.low(4))}, latency or None)


@pytest.mark.parametrize("latency", [0, 1, 2, 3])
def test_parts_within_parts_keep_their_hierarchy(tmp_path: Path, latency: int) -> None:
    """An accumulator whose adder is a part of a part: a sum modulo 13 of every (latency + 1)-th input."""
    require_tool("icarus")
    c, inner = Circuit(), Circuit()
    x, move = c.input("x", 12), c.input("move", 1)
    paused = inner.input("move", 1) if latency else None
    (s,) = modular_adder(latency)(inner, "add", paused, a=inner.input("x", 12), b=inner.input("y", 12))
    s = limited(s, 12)
    wrapped = Part("sum", "a sum and what it was", inner, {"now": s, "last": inner.register("last", s, reset=3)})
    total = c.wire("total", 12)
    now, last = wrapped(c, "w", x=x, y=total, **{"move": move} if latency else {})
    c.connect(total, c.register("q", now, move, reset=0))
    part = Part("toy", "an accumulator", c, {"total": total, "last": last})
    found = compare(tmp_path, part, anything(part), modulus=13)
    assert len({f["total"] for f in found}) > 5
    assert set(part.modules("u")) == {"u_toy", "u_toy_sum", "u_toy_sum_adder"}
    assert part.modules("u")["u_toy"].count("u_toy_sum u_w") == 1


def test_what_cannot_be_is_refused() -> None:
    c = Circuit()
    a = c.input("a", 3)
    loop = c.wire("loop", 15)
    grown = c.add("grown", loop, a)
    with pytest.raises(BoundError, match="nothing drives it"):
        Stepper(c)
    with pytest.raises(BoundError, match="carries at most 15, not 18"):
        c.connect(loop, grown)
    c.connect(loop, grown.low(4))
    with pytest.raises(BoundError, match="is driven already"):
        c.connect(loop, a)
    with pytest.raises(BoundError, match=r"a circle without a register: .*grown"):
        Stepper(c)
    for build, message in (
        (lambda: c.register("r", a, a), "control bit"),
        (lambda: c.delay("d", a, 0), "a delay of 0 cycles"),
        (lambda: c.fifo("f", a, a, a, 4), "control bit"),
        (lambda: c.memory_single("m", a.low(1), a, a, where="lut", latency=3, depth=4, high=3, rule="old"), "latency"),
        (lambda: c.memory_single("m", a.low(1), a, a, where="lut", latency=1, depth=3, high=3, rule="old"), "3 words"),
        (lambda: c.memory_single("m", a.low(1), a, a, where="lut", latency=1, depth=4, high=2, rule="old"), "up to 2"),
        (lambda: c.memory_single("m", a.low(1), a, a, where="lut", latency=1, depth=4, high=3, rule="x"), "rule 'x'"),
        (lambda: modular_adder(1)(c, "p", a=a, b=grown), "b carries at most 12, not 18"),
        (lambda: modular_adder(1)(c, "p", a=a), "lacks its operand b"),
    ):
        with pytest.raises(BoundError, match=message):
            build()


def everything() -> Part:
    """A part with a memory of each shape, a queue, a delay, and a pipelined part."""
    c = Circuit()
    write, at, to = c.input("write", 1), c.input("at", 63), c.input("to", 63)
    data = c.input("data", (1 << 36) - 1)
    results = {}
    for (where, ports, latency), _ in MEMORIES.items():
        given = {"where": where, "latency": latency, "depth": 64, "high": data.high, "rule": "old"}
        name = f"{where}_{ports}_{latency}"
        if ports == "dual":
            results[name] = c.memory(name, (write, to, data), at, **given)
        else:
            results[name] = c.memory_single(name, write, at, data, **given)
    front, count = c.fifo("queue", write, data, c.equal("full", at, to), 20)
    results |= {"front": front, "count": count, "late": c.delay("late", data, 20)}
    results["sum"] = modular_adder(2)(c, "add", a=limited(at.low(4), 12), b=limited(to.low(4), 12))[0]
    return Part("toy", "everything", c, results)


def test_verilator_has_nothing_to_say_about_the_text(tmp_path: Path) -> None:
    require_tool("verilator")
    files = texts(everything())
    programs.write_texts(tmp_path, files)
    programs.run(["verilator", "--lint-only", "-Wall", "--top-module", "u_toy", *files], tmp_path)


def test_each_shape_becomes_the_cells_of_the_device(tmp_path: Path) -> None:
    require_rtl("pyosys")
    synth.xcup(texts(everything()), "u_toy", tmp_path / "netlist.json")
    cells = design(json.loads((tmp_path / "netlist.json").read_text("utf-8")))
    found = Counter(
        cell.type for name, n in cells.counts.items() for cell in cells.modules[name].cells for _ in range(n)
    )
    assert {"RAM64M8", "RAM32M16", "RAMB18E2", "SRLC32E"} <= set(found), found


def test_a_wrong_text_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    right = rtl.read("state")
    wrong = {"delay_line.sv": right["delay_line.sv"].replace("(N-1)*W-1:0", "(N-1)*W-1:1")}
    assert wrong["delay_line.sv"] != right["delay_line.sv"]
    c = Circuit()
    part = Part("toy", "a delay", c, {"late": c.delay("late", c.input("d", 15), 3)})
    compare(tmp_path, part, anything(part))
    monkeypatch.setattr(rtl, "read", lambda area: right | wrong if area == "state" else {})
    with pytest.raises(AssertionError, match="'late'"):
        compare(tmp_path, part, anything(part))

"""Words, bounds and operators: what a circuit may do with a number without losing a bit of it."""

from __future__ import annotations

import random

import pytest

from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.kinds import CHAIN62
from modmill.hw.circuit.op import BoundError
from modmill.hw.circuit.shared.plan import loop, share
from modmill.hw.circuit.trees import POLICIES, sum_rows
from modmill.hw.circuit.verilog import SHORTEST_DELAY, steps


def test_a_sum_is_as_wide_as_its_bound() -> None:
    c = Circuit()
    a, b = c.input("a", 5), c.input("b", 11)
    s = c.add("s", a, b.shifted(2))
    assert (s.top, s.width) == (49, 6)


def test_low_and_above_split_a_word_without_loss() -> None:
    c = Circuit()
    a = c.input("a", 1000)
    above = a.above(4)
    assert above is not None
    assert (a.low(4).high, above.high) == (15, 62)
    assert a.above(10) is None


@pytest.mark.parametrize(
    ("build", "message"),
    [
        (lambda c, a: c.mul("p", a, a), "more than one DSP"),
        (lambda c, a: c.mul("p", a.low(4).shifted(1), a.low(4)), "shifted"),
        (lambda c, a: a.shifted(1).low(3), "not sliced"),
        (lambda c, a: c.table("t", 0, [a.low(3)], 8, [1, 2]), "2 weights for 3 index bits"),
        (lambda c, a: c.input("a", 3), "two wires of one name"),
        (lambda c, a: c.add("final", a, a), "final: a keyword of SystemVerilog"),
        (lambda c, a: c.register("tagged", a), "tagged: a keyword"),
        (lambda c, a: c.compress(CHAIN62, "t", a, a, a), "not 3"),
        (lambda c, a: c.invert("i", a), "one bit"),
        (lambda c, a: a.slice(30, 2), "nothing at bit 30"),
    ],
)
def test_what_would_lose_a_bit_is_refused(build, message: str) -> None:  # type: ignore[no-untyped-def]
    c = Circuit()
    a = c.input("a", (1 << 20) - 1)
    with pytest.raises(BoundError, match=message):
        build(c, a)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6, 7, 12, 25, 40])
def test_every_policy_sums_exactly_and_reaches_its_bound(policy: str, count: int) -> None:
    rng = random.Random(count)
    c = Circuit()
    highs = [rng.randrange(1, 1 << rng.randrange(1, 18)) for _ in range(count)]
    rows = [c.input(f"r{i}", high).shifted(rng.randrange(3)) for i, high in enumerate(highs)]
    total = sum_rows(c, "s", rows, policy)
    assert total.top <= sum(r.top for r in rows)
    for pick in (lambda r: 0, lambda r: r.high, lambda r: rng.randint(0, r.high)):
        inputs = {f"r{i}": pick(r) for i, r in enumerate(rows)}
        values = evaluate(c, inputs, 3)
        assert value(total, values) == sum(inputs[f"r{i}"] << r.shift for i, r in enumerate(rows))


def test_rows_that_come_late_pass_few_levels() -> None:
    c = Circuit()
    early = [c.input(f"e{i}", 255) for i in range(27)]
    late = c.mul("late", c.input("x", 15), c.input("y", 15))
    total = sum_rows(c, "s", [*early, late], "ternary")
    # 27 early rows take three levels of three; the late one joins after them.
    assert total.time == pytest.approx(max(3 * 1.35, late.time) + 1.35, abs=1.4)


def test_a_tighter_bound_narrows_the_view() -> None:
    c = Circuit()
    s = c.add("s", c.input("a", 200), c.input("b", 200))
    assert limited(s, 200).width == 8
    assert limited(s, 10**6) == s


def test_stages_are_cut_where_the_slowest_is_shortest() -> None:
    c = Circuit()
    word = c.input("a", 3)
    for i in range(8):
        word = c.add(f"s{i}", word, word)
    one = loop(c, 1)
    assert not any(w.registered for op in c.ops for w in op.outs)
    two = loop(c, 2)
    assert max(w.stage for op in c.ops for w in op.outs) == 1
    assert [w.registered for op in c.ops for w in op.outs].count(True) == 1
    assert one / 2 < two < 0.65 * one


def test_a_long_way_between_readers_is_a_shift_register() -> None:
    c = Circuit()
    a = c.input("a", 7)
    word = a
    for i in range(8):
        word = c.add(f"s{i}", word, word.low(3)) if i else c.add("s0", a, a)
    last = c.add("last", word, a)
    share(c, [last], (), 1, 8)
    wire = a.view.wire
    assert wire.registers > SHORTEST_DELAY and max(wire.taps) == wire.registers
    found = list(steps(wire, 0))
    assert [begin for begin, _ in found[1:]] == [end for _, end in found[:-1]]
    assert found[0][0] == 0 and found[-1] == (wire.registers - 1, wire.registers)
    assert {end for _, end in found} >= wire.taps - {0}
    assert max(end - begin for begin, end in found) >= SHORTEST_DELAY

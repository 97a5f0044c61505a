"""The controller of an engine under all inputs, at toy size: proved by induction.

chooser_claims.sv stands inside the module and says what is claimed: an addition never reads a sum whose row is in
flight; each value begins once, for its row, and none is lost; a sweep begins when nothing is parked or in flight. That
waiting ends is not claimed. Queues are those of `Shifted` here, whose words can be seen.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from modmill.errors import ToolFailed
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.op import Word
from modmill.hw.units.parts.buckets import chooser
from modmill.hw.units.parts.buckets.shape import Shape
from tests.hw.prim.cells import sources
from tests.hw.solver import prove

CLAIMS = Path(__file__).with_name("chooser_claims.sv")
CYCLES = 3
ROWS = 4
STEPS = 4
"""The induction goes over three cycles: a row in flight is seen when it begins and when its sum is there."""


class Shifted(Circuit):
    """A circuit whose queues are registers that shift."""

    def fifo(self, name: str, push: Word, data: Word, pop: Word, depth: int) -> tuple[Word, Word]:
        """A queue as in hw/rtl/state."""
        one, count = self.literal(f"{name}_one", 1), self.wire(f"{name}_number", depth)
        words = [self.wire(f"{name}_word_{k}_now", data.high) for k in range(depth)]
        less, _ = self.difference(f"{name}_less", count, one, depth.bit_length())
        left = limited(self.choose(f"{name}_left", pop, less, count), depth)
        more = limited(self.add(f"{name}_more", left, one).low(depth.bit_length()), depth)
        self.connect(count, self.register(f"{name}_count", self.choose(f"{name}_then", push, more, left), reset=0))
        for k in range(depth):
            here = self.both(
                f"{name}_here_{k}", push, self.equal(f"{name}_at_{k}", left, self.literal(f"{name}_{k}", k))
            )
            moved = self.choose(f"{name}_moved_{k}", pop, words[min(k + 1, depth - 1)], words[k])
            following = self.choose(f"{name}_next_{k}", here, data, moved)
            self.connect(words[k], self.register(f"{name}_word_{k}", following))
        return words[0], count


def claimed(monkeypatch: pytest.MonkeyPatch, text: str = "", wrong: str = "") -> str:
    """The controller for values of four bits with its claims, and with an error in place of some text."""
    monkeypatch.setattr(chooser, "Circuit", Shifted)
    shape = Shape((ROWS,), "lut", 0, parked=3, counted=False)
    modules = chooser.chooser(shape, 15, CYCLES).modules("toy")
    assert text in "".join(modules.values())
    head, _, _ = modules.pop("toy_chooser").rpartition("endmodule")
    head = head.replace("  input  logic valid_i,", "  input  logic ends_i,\n  input  logic valid_i,")
    cells = [p.read_text(encoding="ascii") for p in sources("portable") if p.stem in ("add2", "sub2")]
    whole = "\n".join([*cells, *modules.values(), f"{head}{CLAIMS.read_text(encoding='ascii')}endmodule\n"])
    return whole.replace(text, wrong) if text else whole


def test_no_value_is_lost_doubled_or_added_to_a_row_in_flight(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    prove(tmp_path, "toy_chooser", claimed(monkeypatch), inductive=True, steps=STEPS)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("input_second_meets_input = fresh_begins &", "input_second_meets_input = 1'b0 &"),
        ("assign oldest_hit_1 = flying_1 &", "assign oldest_hit_1 = 1'b0 &"),
        ("assign taken = fresh_begins | parks", "assign taken = fresh_begins | collides_q"),
        ("assign parked_begins = oldest_may_q & parked_first", "assign parked_begins = oldest_may_q"),
        ("assign parks = collides_q & ~full_q", "assign parks = collides_q"),
        ("assign number = began_fresh ?", "assign number = ~began_fresh ?"),
        ("assign still_now = ~some_parked_0_0 & flights_idle", "assign still_now = ~some_parked_0_0"),
    ],
)
def test_a_wrong_controller_is_found(right: str, wrong: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with pytest.raises(ToolFailed, match="proof did fail"):
        prove(tmp_path, "toy_chooser", claimed(monkeypatch, right, wrong), inductive=True, steps=STEPS)

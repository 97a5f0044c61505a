"""Gates that lose or double beats, once or always: a pass is repeated after a reset, and refused the second time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from modmill.errors import HardwareMismatch
from modmill.golden.bls12 import Point
from modmill.hw.host.device import Host
from modmill.hw.interface.unit import Flavour
from modmill.hw.stream.beat import Rows
from modmill.hw.stream.memory import Memory
from modmill.hw.stream.stimulus import Given
from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.family import TOY
from modmill.hw.units.msm.accelerator.unit import Msm, Workload
from modmill.msm.gates.card import Came, Card
from modmill.msm.gates.passes import products
from modmill.msm.gates.unit import Pass
from modmill.watch import Watch
from tests.support import require_rtl

POINTS, VECTORS = 60, 3
STREAMS = {"request": (70, 16), "fetch": (12, 4), "out": (9, 4), "done": (1, 1)}
"""The number of the beat of a stream that is lost or doubled, and the beats from one such beat to the next.

A pass has 58 requests or more, 15 fetches, 8 sums or more and one record: several such beats, but for the record.
"""
FAULTS = {
    f"{what} {stream}": 2 * k + 1 + (what == "double")
    for what in ("lost", "double")
    for k, stream in enumerate(STREAMS)
}
ALWAYS = 1 << 4


class Faulty(Msm):
    """The accelerator in a module that loses or doubles beats, as a table says."""

    fault = 0

    def modules(self, flavour: Flavour, constants: int | None = None) -> dict[str, str]:
        files = dict(super().modules(flavour, constants))
        text = files["msm.sv"]
        head, _, _ = text.partition("\n);\n")
        ports = head[head.index("module msm (") :]
        files["msm_right.sv"] = text.replace("module msm (", "module msm_right (")
        files["msm.sv"] = f"/* verilator lint_off PROCASSINIT */\n{ports}\n);\n{_body()}endmodule\n"
        return files

    def images(self, constants: int) -> dict[str, list[int]]:
        return {**super().images(constants), "fault.hex": [self.fault]}

    def image_width(self, name: str) -> int:
        return 8 if name == "fault.hex" else super().image_width(name)


def _body() -> str:
    lines = [
        "  logic [7:0] store [1];",
        "  string folder;",
        "  initial begin",
        '    if ($value$plusargs("tables=%s", folder) == 0) folder = "tables";',
        '    $readmemh({folder, "/fault.hex"}, store);',
        "  end",
    ]
    inner: list[str] = []
    for k, (stream, (at, apart)) in enumerate(STREAMS.items()):
        # Beats are counted from the first reset on, so that one of a number comes once.
        lines += [
            f"  logic {stream}_valid, {stream}_ready, {stream}_hit, {stream}_lost, {stream}_twice;",
            f"  logic [31:0] {stream}_q = 0;",
            f"  assign {stream}_hit = store[0][4] ? {stream}_q % {apart} == {at % apart} : {stream}_q == {at};",
            f"  assign {stream}_lost = {stream}_hit && store[0][3:0] == {2 * k + 1};",
            f"  assign {stream}_twice = {stream}_hit && store[0][3:0] == {2 * k + 2};",
            f"  assign {stream}_valid_o = {stream}_valid && !{stream}_lost;",
            f"  assign {stream}_ready = {stream}_lost || {stream}_ready_i && !{stream}_twice;",
            f"  always_ff @(posedge clk_i) if ({stream}_valid && ({stream}_lost || {stream}_ready_i)) "
            f"{stream}_q <= {stream}_q + 1;",
        ]
        inner.append(f".{stream}_valid_o({stream}_valid), .{stream}_ready_i({stream}_ready)")
    lines.append(f"  msm_right u_right (.*, {', '.join(inner)});")
    return "".join(f"{line}\n" for line in lines)


class Checked(Card):
    """A card of integers, whose sums are compared with those of the reference."""

    def __init__(self, unit: Faulty, contents: Mapping[str, Rows]) -> None:
        self._unit, self._contents = unit, contents
        self.passes: list[int] = []

    def total(self, one: Pass, came: Came) -> Point:
        beat = self._unit.layouts["in"].rows([one.beat(POINTS)])
        right = self._unit.following(0, self._contents)(Given({"in": beat}, str)).rows["out"]
        board = self._unit.scoreboard(self._unit.layouts["out"])
        board.expect(right, str)
        board.came(came.sums)
        board.end()
        self.passes.append(one.shift)
        return None


def ran(fault: int) -> tuple[list[int], list[int], int]:
    """The passes that were right, those of the plan, and the cycles."""
    require_rtl("verilator", "g++")
    unit = Faulty(replace(MsmConfig.from_values(TOY), adders=1, tags=0), Workload((POINTS,)))
    unit.fault = fault
    contents = unit.contents(0, 1, 1)
    plan = unit.passes(POINTS, None, unit.slices(1, symmetric=True))
    words = np.ascontiguousarray(contents["scalars"]).view("<u8").reshape(-1, 4)[:POINTS]
    scalars: NDArray[np.uint64] = words.astype(np.uint64)
    card = Checked(unit, contents)
    host = Host(unit, memories={name: Memory(rows) for name, rows in contents.items()})
    try:
        products("bls12-377", card, host, plan, [scalars] * VECTORS, [0] * VECTORS, Watch(None))
    finally:
        state, error = host.finish()
        assert error is None
    return card.passes, [one.shift for one in plan] * VECTORS, state.cycles


def test_each_fault_is_met_by_a_repeat() -> None:
    passes, plan, cycles = ran(0)
    assert passes == plan and len(plan) > 4
    for name, fault in FAULTS.items():
        found, _, longer = ran(fault)
        assert sorted(found) == sorted(plan), name
        assert longer > cycles, name


@pytest.mark.parametrize("fault", [name for name in FAULTS if name != "double done"])
def test_a_pass_that_is_wrong_twice_is_refused(fault: str) -> None:
    with pytest.raises(HardwareMismatch, match="msm-integers"):
        ran(FAULTS[fault] | ALWAYS)


def test_records_that_always_come_twice_spoil_no_repeat() -> None:
    passes, plan, _ = ran(FAULTS["double done"] | ALWAYS)
    assert sorted(passes) == sorted(plan)

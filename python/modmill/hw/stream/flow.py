"""The flow of beats through a pipeline between two valid/ready streams: two kinds of handshake, as text.

`hold`: all registers stop together while a result waits. `credit`: the pipeline never stops; results go to a store, and
an input is taken only while the store has a place for its result. A place is given back when its result is taken, so
`depth` places keep the pipeline busy.

Signals that the rest of the text uses: the bus `enable`, whose line k is high in cycle k of an interval while
operations move on, with one more line for every cycle where the interval is longer than 1; `taken`, which loads the
input registers; and `phase_q`, the cycle of the interval.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from modmill.hw.interface.configuration import option

FLOWS = ("hold", "credit")
Handshake = Annotated[str, option("The action of stalls: on all registers, or on credits.", "HOW", choices=FLOWS)]
"""The parameter that chooses a unit's handshake."""


@dataclass(frozen=True, slots=True)
class Flow:
    """The handshake of a pipeline of `stages` stages with an input every `interval` cycles; results of `width` bits."""

    name: str
    stages: int
    interval: int
    width: int

    @property
    def read_at(self) -> int:
        """The stage in which the results are read: of registers behind the last one, or by the store in the last."""
        return self.stages if self.name == "hold" else self.stages - 1

    @property
    def lines(self) -> int:
        """Lines of the bus `enable`."""
        return self.interval + (self.interval > 1)

    @property
    def depth(self) -> int:
        """Results that the store holds: as many as inputs are taken from one until its place is free again."""
        return -(-(self.stages + 2) // self.interval)

    @property
    def summary(self) -> dict[str, int]:
        """The cost in registers: bits for valid flags, and the store's bits if there is one."""
        bits = {} if self.name == "hold" else {"store_words": self.depth, "store_bits": self.depth * self.width}
        return {"valid_bits": self._groups, **bits}

    @property
    def _groups(self) -> int:
        return self.read_at // self.interval + 1

    def comment(self) -> str:
        """A sentence for the head of the text."""
        if self.name == "hold":
            return "All registers hold while a result waits for out_ready_i."
        return f"The registers never wait: results go to a store of {self.depth}, and an input needs a place there."

    def text(self) -> Iterator[str]:
        """Valid bits, enables and handshake."""
        last, hold = self._groups - 1, self.name == "hold"
        span = "stage k" if self.interval == 1 else f"the {self.interval} stages from {self.interval} k on"
        yield f"  // valid_q[k]: {span} work on a beat."
        yield f"  localparam int Last = {last};"
        yield "  logic [Last:0] valid_q;"
        yield "  logic taken;"
        if hold:
            yield "  logic advance;"
            yield f"  assign advance = out_ready_i || !{'out_valid_o' if self.interval > 1 else 'valid_q[Last]'};"
        yield from self._enables("advance" if hold else "1'b1")
        shown = "valid_q[Last]" + self._in_phase(self.read_at)
        yield f"  assign taken = enable{f'[{self.interval - 1}]' if self.interval > 1 else ''};"
        if hold:
            yield "  assign in_ready_o = taken;"
            yield f"  assign out_valid_o = {shown};"
        else:
            yield from self._store(shown)
        entering = "in_valid_i" if hold else "in_valid_i && in_ready_o"
        moved = f"{{valid_q[Last-1:0], {entering}}}" if last else entering
        yield "  always_ff @(posedge clk_i) begin"
        yield "    if (!rst_ni) valid_q <= '0;"
        yield f"    else if (taken) valid_q <= {moved};"
        yield "  end"

    def _in_phase(self, stage: int) -> str:
        return f" && phase_q == {self._bits}'d{stage % self.interval}" if self.interval > 1 else ""

    @property
    def _bits(self) -> int:
        return (self.interval - 1).bit_length()

    def _enables(self, move: str) -> Iterator[str]:
        if self.interval == 1:
            yield "  logic enable;"
            yield f"  assign enable = {move};"
            return
        n, bits = self.interval, self._bits
        first = f"{bits}'(Interval - 1)"
        free = move == "1'b1"
        yield f"  localparam int Interval = {n};"
        yield f"  logic [{bits - 1}:0] phase_q;  // the cycle of the interval"
        yield "  logic [Interval:0] enable;"
        yield "  always_ff @(posedge clk_i) begin"
        yield f"    if (!rst_ni) phase_q <= {first};"
        yield f"    else {'' if free else f'if ({move}) '}phase_q <= (phase_q == {first}) ? '0 : phase_q + {bits}'d1;"
        yield "  end"
        if free:
            # Registers of their own, so that no gate stands before the many that they reach.
            yield "  logic [Interval-1:0] cycle_q;"
            yield "  always_ff @(posedge clk_i) begin"
            yield f"    if (!rst_ni) cycle_q <= {n}'d{1 << (n - 1)};"
            yield "    else cycle_q <= {cycle_q[Interval-2:0], cycle_q[Interval-1]};"
            yield "  end"
            yield "  assign enable = {1'b1, cycle_q};"
            return
        yield "  for (genvar k = 0; k < Interval; k++) begin : gen_enable"
        yield f"    assign enable[k] = {move} && 32'(phase_q) == k;"
        yield "  end"
        yield f"  assign enable[Interval] = {move};"

    def _store(self, written: str) -> Iterator[str]:
        bits = self.depth.bit_length()
        yield "  // credits_q: places of the store that neither hold a result nor wait for one."
        yield f"  localparam int Places = {self.depth};"
        yield f"  logic [{bits - 1}:0] credits_q;"
        yield "  logic spent, returned;"
        yield f"  assign in_ready_o = credits_q != '0{self._in_phase(self.interval - 1)};"
        yield "  assign spent = in_valid_i && in_ready_o;"
        yield "  assign returned = out_valid_o && out_ready_i;"
        yield "  always_ff @(posedge clk_i) begin"
        yield f"    if (!rst_ni) credits_q <= {bits}'(Places);"
        yield f"    else if (spent != returned) credits_q <= spent ? credits_q - {bits}'d1 : credits_q + {bits}'d1;"
        yield "  end"
        yield f"  logic [{bits - 1}:0] waiting;"
        yield f"  logic [{self.width - 1}:0] result, stored;"
        yield f"  fifo #(.W({self.width}), .Depth(Places)) u_store ("
        yield f"    .clk_i, .rst_ni, .push_i({written}), .data_i(result),"
        yield "    .pop_i(returned), .data_o(stored), .count_o(waiting)"
        yield "  );"
        yield "  assign out_valid_o = waiting != '0;"

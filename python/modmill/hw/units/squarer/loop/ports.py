"""The ports of a unit under `vdf_loop`, and those of its top for a card: what the modules are made from."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace

from modmill.hw.port import Control, Direction, Port, Stream

CLOCK = Control(
    (
        Port("clk_i", 1, "input", "clock; everything happens at its rising edge"),
        Port("rst_ni", 1, "input", "reset of the control, low for at least one cycle; x is not reset"),
    )
)
LOAD = Stream(
    Port("in_valid_i", 1, "input", "a word of x is offered"),
    Port("in_ready_o", 1, "output", "the unit takes it: only while idle and no complete x waits"),
    (Port("in_data_i", 32, "input", "a redundant word of x, the least significant first; higher bits are ignored"),),
)
RUN = Control(
    (
        Port("start_i", 1, "input", "a pulse begins a run, while idle, after a complete x"),
        Port("steps_i", 64, "input", "T, the squarings of the run; 0 streams x out as it is"),
        Port("stop_i", 1, "input", "a pulse ends the run at the next boundary between squarings"),
        Port("snapshot_i", 1, "input", "a pulse streams out the x of the next boundary while the run goes on"),
        Port("busy_o", 1, "output", "from the cycle after start to the last word of the result"),
        Port("steps_done_o", 64, "output", "squarings since start"),
        Port("branches_o", 32, "output", "squarings since start that took the rare branch"),
    )
)
RESULT = Stream(
    Port("out_valid_o", 1, "output", "a word of the result or of a snapshot is offered"),
    Port("out_ready_i", 1, "input", "it is taken; may stall at any time, squarings go on"),
    (
        Port("out_data_o", 32, "output", "a redundant word, the least significant first"),
        Port("out_last_o", 1, "output", "the last word of this x"),
        Port("out_steps_o", 64, "output", "how many squarings this x has behind it"),
        Port("out_final_o", 1, "output", "this x ends the run (1) or is a snapshot (0)"),
    ),
)
UNIT = (LOAD, RUN, RESULT)
"""Between clock and reset and the core."""


def bounded(groups: Sequence[Stream | Control], name: str, bound: str) -> tuple[Stream | Control, ...]:
    """The same groups, with the bound of the input of that name."""
    return tuple(
        replace(group, beat=tuple(replace(p, bound=bound) if p.name == name else p for p in group.beat))
        if isinstance(group, Stream)
        else group
        for group in groups
    )


def listed(bounds: Sequence[int]) -> str:
    """The bounds of a number's words, neighbours that are equal together.

    >>> listed([65535, 131071, 131071, 31])
    'word 0: 65535, words 1 to 2: 131071, word 3: 31'
    """
    found, at = [], 0
    for bound, alike in itertools.groupby(bounds):
        last = at + len(list(alike)) - 1
        found.append(f"word {at}: {bound}" if at == last else f"words {at} to {last}: {bound}")
        at = last + 1
    return ", ".join(found)


REGISTERS = "AXI4-Lite slave: the registers (their list heads rtl/vdf_axi.sv)"
REGISTER_PORTS: tuple[tuple[str, int, Direction], ...] = (
    *(("awvalid", 1, "input"), ("awready", 1, "output"), ("awaddr", 8, "input")),
    *(("wvalid", 1, "input"), ("wready", 1, "output"), ("wdata", 32, "input"), ("wstrb", 4, "input")),
    *(("bvalid", 1, "output"), ("bready", 1, "input"), ("bresp", 2, "output")),
    *(("arvalid", 1, "input"), ("arready", 1, "output"), ("araddr", 8, "input")),
    *(("rvalid", 1, "output"), ("rready", 1, "input"), ("rdata", 32, "output"), ("rresp", 2, "output")),
)


def _words(name: str, what: str, there: Direction, back: Direction) -> Stream:
    """An AXI4-Stream of words."""
    valid, ready = Port(f"{name}_tvalid", 1, there, what), Port(f"{name}_tready", 1, back, what)
    return Stream(valid, ready, (Port(f"{name}_tdata", 32, there, what), Port(f"{name}_tlast", 1, there, what)))


CARD_CLOCK = Control((Port("aclk", 1, "input", "clock"), Port("aresetn", 1, "input", "reset, low")))
CARD = (
    Control(tuple(Port(f"s_axi_{name}", width, direction, REGISTERS) for name, width, direction in REGISTER_PORTS)),
    _words("s_axis", "AXI4-Stream in: the words of x", "input", "output"),
    _words("m_axis", "AXI4-Stream out: the words of results and snapshots", "output", "input"),
)

"""The ports of a unit under `vdf_loop`, and those of its top for a card: what the modules are made from."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace

from modmill.hw.card import ports as card
from modmill.hw.interface.port import Control, Port, Stream

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
CHECK = Control((Port("error_o", 1, "output", "the self-check failed: x is wrong; until the next load or reset"),))
"""Of a unit with a self-check."""


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


CARD_CLOCK = card.CLOCK
CARD = (
    card.registers("AXI4-Lite slave: the registers (their list heads rtl/vdf_axi.sv)"),
    card.words("s_axis", "AXI4-Stream in: the words of x", 32, inward=True, last=True),
    card.words("m_axis", "AXI4-Stream out: the words of results and snapshots", 32, inward=False, last=True),
)

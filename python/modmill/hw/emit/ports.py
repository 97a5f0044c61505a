"""The port map of a unit, for people and for programs, from the lists that the tops are made from."""

from __future__ import annotations

import re
from typing import Any

from modmill.hw.emit.top import axi_ports, unit_ports

WHAT = {
    "clk_i": "clock; everything happens at its rising edge",
    "rst_ni": "reset of the control, low for at least one cycle; x is not reset",
    "in_valid_i": "a word of x is offered",
    "in_ready_o": "the unit takes it: only while idle and no complete x waits",
    "in_data_i": "a redundant word of x, the least significant first; higher bits are ignored",
    "start_i": "a pulse begins a run, while idle, after a complete x",
    "steps_i": "T, the squarings of the run; 0 streams x out as it is",
    "stop_i": "a pulse ends the run at the next boundary between squarings",
    "snapshot_i": "a pulse streams out the x of the next boundary while the run goes on",
    "busy_o": "from the cycle after start to the last word of the result",
    "steps_done_o": "squarings since start",
    "branches_o": "squarings since start that took the rare branch",
    "out_valid_o": "a word of the result or of a snapshot is offered",
    "out_ready_i": "it is taken; may stall at any time, squarings go on",
    "out_data_o": "a redundant word, the least significant first",
    "out_last_o": "the last word of this x",
    "out_steps_o": "how many squarings this x has behind it",
    "out_final_o": "this x ends the run (1) or is a snapshot (0)",
    "aclk": "clock",
    "aresetn": "reset, low",
}
AXI = {
    "s_axi_": "AXI4-Lite slave: the registers (their list heads rtl/vdf_axi.sv)",
    "s_axis_": "AXI4-Stream in: the words of x",
    "m_axis_": "AXI4-Stream out: the words of results and snapshots",
}


def port_map(squarer: Any) -> dict[str, Any]:
    """The ports of both tops as JSON can hold them; `width` in bits."""
    plain = [("clk_i", "", "input"), ("rst_ni", "", "input"), *unit_ports()]
    card = [("aclk", "", "input"), ("aresetn", "", "input"), *axi_ports()]
    return {
        "schema": "modmill-ports/1",
        "words": squarer.words,
        "word_bits": squarer.word_bits,
        "cycles": squarer.latency,
        "modules": {
            squarer.name: [_port(*p) for p in plain],
            f"{squarer.name}_axi": [_port(*p) for p in card],
        },
    }


def _port(name: str, bits: str, direction: str) -> dict[str, Any]:
    described = WHAT.get(name) or next(text for prefix, text in AXI.items() if name.startswith(prefix))
    return {"name": name, "direction": direction, "width": width(bits), "what": described}


def width(bits: str) -> int:
    """The width that a range declares.

    >>> width(""), width("[31:0]")
    (1, 32)
    """
    found = re.fullmatch(r"\[(\d+):0\]", bits)
    return int(found[1]) + 1 if found else 1


def as_markdown(ports: dict[str, Any]) -> str:
    """The same as tables."""
    lines = ["# Ports", ""]
    shape = (
        f"A number is {ports['words']} words of {ports['word_bits']} bits; a squaring takes {ports['cycles']} cycles."
    )
    lines += [shape, ""]
    for module, rows in ports["modules"].items():
        lines += [f"## {module}", "", "| port | direction | bits | what |", "|---|---|---|---|"]
        lines += [f"| `{r['name']}` | {r['direction']} | {r['width']} | {r['what']} |" for r in rows]
        lines.append("")
    return "\n".join(lines)

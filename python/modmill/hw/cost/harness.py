"""A harness of four pins around a netlist for ECP5, so that a unit's ports need not be pins of the device.

Inputs come from a shift register. Each output goes into a register of its own, as it would in a larger design, and from
there into a second shift register, which adds it (XOR) to what passes by: every output matters, and one pin shows all.
The harness is added to the mapped netlist, so that its cells are known exactly and nothing of the unit is optimised
across the border.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

PINS = ("clk_i", "rst_ni")
"""Ports that stay pins."""
FLIP_FLOP, LUT = "TRELLIS_FF", "LUT4"
XOR = f"{0x6666:016b}"
"""A LUT4's table for the first two inputs."""


def enclose(module: dict[str, Any]) -> Mapping[str, int]:
    """Puts the harness around a flat module of Yosys' JSON; returns the numbers of cells by type that it adds."""
    ports, cells = module["ports"], module["cells"]
    pins = {name: ports.get(name, {"direction": "input", "bits": []}) for name in PINS}
    read = {bit for cell in cells.values() for bits in cell["connections"].values() for bit in bits}
    fresh = itertools.count(1 + max((bit for bit in _bits(module) if isinstance(bit, int)), default=1))
    clock = (pins["clk_i"]["bits"] or [next(fresh)])[0]
    outside = [port for name, port in ports.items() if name not in PINS]
    driven = dict.fromkeys(bit for port in outside if port["direction"] == "output" for bit in port["bits"])
    given = dict.fromkeys(bit for port in outside if port["direction"] == "input" for bit in port["bits"])
    added: dict[str, Any] = {}

    def flip_flop(d: int, q: int) -> None:
        nets = {"CLK": clock, "CE": "1", "LSR": "0", "DI": d, "Q": q}
        # The space keeps the word 1 from being read as a number.
        settings = {"GSR": "DISABLED", "CEMUX": "1 ", "CLKMUX": "CLK", "LSRMUX": "LSR", "REGSET": "RESET"}
        added[f"harness_ff_{len(added)}"] = _cell(FLIP_FLOP, settings, nets, "Q")

    first = last = next(fresh)
    for bit in given:
        if bit in read or bit in driven:
            flip_flop(last, bit)
            last = bit
    shown = next(fresh)
    flip_flop(last, shown)
    for bit in driven:
        if isinstance(bit, int):  # not a constant
            kept, both, passed = next(fresh), next(fresh), next(fresh)
            flip_flop(bit, kept)
            nets = {"A": kept, "B": shown, "C": "0", "D": "0", "Z": both}
            added[f"harness_lut_{len(added)}"] = _cell(LUT, {"INIT": XOR}, nets, "Z")
            flip_flop(both, passed)
            shown = passed
    cells.update(added)
    module["ports"] = {
        "clk_i": {"direction": "input", "bits": [clock]},
        **{name: port for name, port in pins.items() if name != "clk_i" and port["bits"]},
        "serial_i": {"direction": "input", "bits": [first]},
        "serial_o": {"direction": "output", "bits": [shown]},
    }
    return Counter(str(cell["type"]) for cell in added.values())


def _bits(module: Mapping[str, Any]) -> Iterator[int | str]:
    """All nets of a module."""
    for port in module["ports"].values():
        yield from port["bits"]
    for cell in module["cells"].values():
        for bits in cell["connections"].values():
            yield from bits


def _cell(kind: str, parameters: Mapping[str, str], nets: Mapping[str, int | str], output: str) -> dict[str, Any]:
    return {
        "hide_name": 0,
        "type": kind,
        "parameters": dict(parameters),
        "attributes": {},
        "port_directions": {port: "output" if port == output else "input" for port in nets},
        "connections": {port: [net] for port, net in nets.items()},
    }

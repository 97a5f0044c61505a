"""Small circuits written down as netlists, so that their area and timing can be worked out by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from modmill.hw.cost.netlist import Design, design

OUTPUTS = frozenset(
    {"O", "O5", "O6", "CO", "Q", "Q31", "P", "PCOUT", "DOA", "DOB", "DPO", "SPO", "DOUTADOUT", "DOUTBDOUT", "DOUT_B"}
)

Bits = Mapping[str, Sequence[int | str] | int | str]


class Netlist:
    """Builds Yosys' JSON: modules of cells whose pins are net numbers (from 2 on) or the constants "0" and "1"."""

    def __init__(self) -> None:
        self.modules: dict[str, Any] = {}

    @classmethod
    def top(cls, inputs: Bits | None = None, outputs: Bits | None = None) -> Netlist:
        """One with a top module, which `cell` adds to."""
        made = cls()
        made.module("m", inputs or {}, outputs or {}, top=True)
        return made

    def module(self, name: str, inputs: Bits, outputs: Bits, top: bool = False) -> None:
        """Starts a module; `cell` adds to the last one."""
        ports = {
            port: {"direction": direction, "bits": _bits(bits)}
            for direction, given in (("input", inputs), ("output", outputs))
            for port, bits in given.items()
        }
        attributes = {"top": "1"} if top else {}
        self.modules[name] = {"attributes": attributes, "ports": ports, "cells": {}}

    def cell(self, kind: str, pins: Bits, **parameters: int | str) -> None:
        """A cell, or an instance of a module of this netlist."""
        body = list(self.modules.values())[-1]
        own = self.modules.get(kind)
        directions = {p: own["ports"][p]["direction"] if own else "output" if p in OUTPUTS else "input" for p in pins}
        body["cells"][f"u{len(body['cells'])}"] = {
            "type": kind,
            "parameters": {k: f"{v:b}" if isinstance(v, int) else v for k, v in parameters.items()},
            "port_directions": directions,
            "connections": {p: _bits(bits) for p, bits in pins.items()},
        }

    def design(self) -> Design:
        """The netlist as the cost flow reads it."""
        return design({"modules": self.modules})


def _bits(bits: Sequence[int | str] | int | str) -> list[int | str]:
    return [bits] if isinstance(bits, int | str) else list(bits)


XOR2, AND2 = 0b0110, 0b1000
PARITY = {n: sum((v.bit_count() & 1) << v for v in range(1 << n)) for n in range(1, 7)}
"""INIT of a LUT of n inputs that looks at all of them."""

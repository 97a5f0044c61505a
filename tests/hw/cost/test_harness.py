"""A harness of few pins around a netlist: what a unit gives is what comes out, and all of it counts."""

from __future__ import annotations

import random
from typing import Any

import pytest

from modmill.hw.cost.harness import enclose


def port(direction: str, *bits: int | str) -> dict[str, Any]:
    return {"direction": direction, "bits": list(bits)}


def gate(kind: str, **nets: int | str) -> dict[str, Any]:
    return {"type": kind, "connections": {name: [net] for name, net in nets.items()}, "parameters": {}}


def module() -> dict[str, Any]:
    """q = register(a ^ b), r = a as it is, s = 1; c is read by nothing."""
    ports = {
        "clk_i": port("input", 2),
        "rst_ni": port("input", 3),
        "a_i": port("input", 4),
        "b_i": port("input", 5),
        "c_i": port("input", 6),
        "q_o": port("output", 8),
        "r_o": port("output", 4),
        "s_o": port("output", "1"),
    }
    xor = gate("LUT4", A=4, B=5, C="0", D="0", Z=7)
    xor["parameters"]["INIT"] = f"{0x6666:016b}"
    return {"ports": ports, "cells": {"xor": xor, "q": gate("TRELLIS_FF", CLK=2, CE="1", LSR=3, DI=7, Q=8)}}


def play(made: dict[str, Any], given: list[int]) -> list[int]:
    """The bits that come out of the last pin, cycle by cycle; all registers begin with 0."""
    cells = made["cells"].values()
    (first,), (last,) = made["ports"]["serial_i"]["bits"], made["ports"]["serial_o"]["bits"]
    state = {cell["connections"]["Q"][0]: 0 for cell in cells if cell["type"] == "TRELLIS_FF"}
    found: list[int] = []
    for bit in given:
        nets: dict[int | str, int] = {**state, first: bit, "0": 0, "1": 1}
        tables = [cell for cell in cells if cell["type"] == "LUT4"]
        while tables:
            ready = [t for t in tables if all(t["connections"][pin][0] in nets for pin in "ABCD")]
            assert ready, "a loop, or an input without a driver"
            for table in ready:
                index = sum(nets[table["connections"][pin][0]] << i for i, pin in enumerate("ABCD"))
                nets[table["connections"]["Z"][0]] = int(table["parameters"]["INIT"], 2) >> index & 1
            tables = [t for t in tables if t not in ready]
        found.append(nets[last])
        state = {c["connections"]["Q"][0]: nets[c["connections"]["DI"][0]] for c in cells if c["type"] == "TRELLIS_FF"}
    return found


def late(cycles: int, values: list[int]) -> list[int]:
    return ([0] * cycles + values)[: len(values)]


def either(a: list[int], b: list[int]) -> list[int]:
    return [x ^ y for x, y in zip(a, b, strict=True)]


def test_every_output_comes_out_and_the_cells_are_counted() -> None:
    made = module()
    added = enclose(made)
    assert {name: (p["direction"], len(p["bits"])) for name, p in made["ports"].items()} == {
        "clk_i": ("input", 1),
        "rst_ni": ("input", 1),
        "serial_i": ("input", 1),
        "serial_o": ("output", 1),
    }
    # a and b; a register before the outputs' chain; two for each of q and r, with one addition.
    assert added == {"TRELLIS_FF": 2 + 1 + 4, "LUT4": 2}
    assert sum(cell["type"] == "TRELLIS_FF" for cell in made["cells"].values()) == 1 + added["TRELLIS_FF"]
    rng = random.Random(1)
    given = [rng.getrandbits(1) for _ in range(200)]
    seen = play(made, given)
    a, b = late(1, given), late(2, given)
    chain = late(1, b)
    for output in (late(1, either(a, b)), a):
        chain = late(1, either(chain, late(1, output)))
    assert seen == chain
    assert any(seen)
    for flip in ("q", "r"):
        other = module()
        if flip == "q":
            other["cells"]["xor"]["parameters"]["INIT"] = f"{0x6666 ^ 0xFFFF:016b}"
        else:
            other["ports"]["r_o"] = port("output", 5)
        enclose(other)
        assert play(other, given) != seen, f"nothing shows {flip}"


def test_nets_have_one_driver() -> None:
    made = module()
    enclose(made)
    drivers = [net for cell in made["cells"].values() for pin in "QZ" for net in cell["connections"].get(pin, [])]
    inputs = [net for p in made["ports"].values() if p["direction"] == "input" for net in p["bits"]]
    assert len(drivers + inputs) == len(set(drivers + inputs))


@pytest.mark.parametrize("name", ["clk_i", "rst_ni"])
def test_a_netlist_without_clock_or_reset_gets_what_it_needs(name: str) -> None:
    made = module()
    del made["ports"][name]
    enclose(made)
    assert ("rst_ni" in made["ports"]) == (name != "rst_ni")
    assert len(made["ports"]["clk_i"]["bits"]) == 1

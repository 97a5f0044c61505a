"""Memories of words: one port to write and one to read, or a single port, in the three shapes of a device.

Modules: hw/rtl/state/memory_dual.sv and memory_single.sv, from which synthesis infers RAM32M16, RAM64M8 (`lut`),
RAMB18E2, RAMB36E2 (`block`) and URAM288 (`ultra`). A word that was never written is random here.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from modmill.hw.circuit.kinds.state import EDGE, enable_text, enabled, no_act, one_bit
from modmill.hw.circuit.op import BoundError, Cell, Clocked, Kind, Look, Op, Site

STYLES = {"lut": "distributed", "block": "block", "ultra": "ultra"}
"""The shapes, and how the synthesis tools call them."""
DUAL_RULES = ("old", "new", "forbidden")
"""The rules for a read of the word that the other port writes in the same cycle."""
SINGLE_RULES = ("old", "new", "kept")
"""The rules for the port's output after a write: the old word, the new one, or the output before the write."""

DELAYS = {("lut", 0): 0.6, ("block", 1): 1.2, ("ultra", 1): 1.5}
"""From the edge, or from the address where the latency is 0, in ns; any other comes out of a register."""


class Shape(NamedTuple):
    """The shape of a memory: where it lies, its ports, and the cycles from an address to its word."""

    where: str
    ports: str
    latency: int


class _State(NamedTuple):
    words: list[int]
    path: list[int]
    """The words in the registers on the path of the data, the last one first."""


def _start(shape: Shape) -> Callable[[Op, Random], _State]:
    def start(op: Op, rng: Random) -> _State:
        high = op.outs[0].high
        return _State(
            [rng.randint(0, high) for _ in range(op.params["depth"])],
            [rng.randint(0, high) for _ in range(shape.latency)],
        )

    return start


def _check(op: Op, at: tuple[int, ...], data: int, rules: tuple[str, ...]) -> list[int]:
    depth, rule = op.params["depth"], op.params["rule"]
    for i in at:
        if op.ins[i].high >= depth:
            raise BoundError(f"{op.name}: an address of up to {op.ins[i].high} in a memory of {depth} words")
    if op.ins[data].high > op.params["high"]:
        raise BoundError(f"{op.name}: data of up to {op.ins[data].high} in words of up to {op.params['high']}")
    if rule not in rules:
        raise BoundError(f"{op.name}: rule {rule!r} must be one of {', '.join(rules)}")
    return [op.params["high"]]


def _parameters(op: Op, shape: Shape, rules: tuple[str, ...]) -> dict[str, int | str]:
    return {
        "Width": op.outs[0].width,
        "Depth": op.params["depth"],
        "Latency": shape.latency,
        "Rule": rules.index(op.params["rule"]),
        "Style": f'"{STYLES[shape.where]}"',
    }


def _address(op: Op, site: Site, at: int) -> str:
    return site.operand(op.ins[at], max(1, (op.params["depth"] - 1).bit_length()))


def _dual(shape: Shape) -> Kind:
    def bound(op: Op) -> list[int]:
        one_bit(op, 0, 4)
        if shape.latency == 0 and (len(op.ins) > 4 or op.params["rule"] == "forbidden"):
            raise BoundError(f"{op.name}: a read without latency takes no enable, and nothing can forbid it")
        return _check(op, (1, 3), 2, DUAL_RULES)

    def text(op: Op, site: Site) -> Cell:
        ports = {
            "clk_i": "clk_i",
            "write_i": site.read(op.ins[0]),
            "to_i": _address(op, site, 1),
            "data_i": site.operand(op.ins[2], op.outs[0].width),
            "enable_i": enable_text(op, site, 4),
            "from_i": _address(op, site, 3),
            "data_o": site.outs[0],
        }
        return Cell("memory_dual", _parameters(op, shape, DUAL_RULES), ports)

    def now(op: Op, state: _State, x: list[int]) -> int:
        write, to, data, at = x[:4]
        if write and to == at:
            if op.params["rule"] == "forbidden":
                raise BoundError(f"{op.name}: word {at} is read while it is written")
            if op.params["rule"] == "new":
                return data
        return state.words[at]

    def step(op: Op, state: _State, x: list[int], _modulus: int) -> _State:
        if shape.latency and enabled(op, x, 4):
            state.path.append(now(op, state, x))
            del state.path[0]
        if x[0]:
            state.words[x[1]] = x[2]
        return state

    def through(op: Op) -> tuple[int, ...]:
        if shape.latency:
            return ()
        return (0, 1, 2, 3) if op.params["rule"] == "new" else (3,)

    clocked = Clocked(_start(shape), _shown(shape, now), step, through)
    return _kind(shape, (4, 4 + (shape.latency > 0)), bound, text, clocked)


def _single(shape: Shape) -> Kind:
    def bound(op: Op) -> list[int]:
        one_bit(op, 0, 3)
        if shape.latency == 0 and op.params["rule"] == "kept":
            raise BoundError(f"{op.name}: a read without latency keeps nothing")
        return _check(op, (1,), 2, SINGLE_RULES)

    def text(op: Op, site: Site) -> Cell:
        ports = {
            "clk_i": "clk_i",
            "enable_i": enable_text(op, site, 3),
            "write_i": site.read(op.ins[0]),
            "at_i": _address(op, site, 1),
            "data_i": site.operand(op.ins[2], op.outs[0].width),
            "data_o": site.outs[0],
        }
        return Cell("memory_single", _parameters(op, shape, SINGLE_RULES), ports)

    def now(op: Op, state: _State, x: list[int]) -> int:
        new = x[0] and enabled(op, x, 3) and op.params["rule"] == "new"
        return x[2] if new else state.words[x[1]]

    def step(op: Op, state: _State, x: list[int], _modulus: int) -> _State:
        if not enabled(op, x, 3):
            return state
        if shape.latency:
            keeps = x[0] and op.params["rule"] == "kept"
            # The first register is the last of the path; those behind it move on.
            state.path.append(state.path[-1] if keeps else now(op, state, x))
            del state.path[0]
        if x[0]:
            state.words[x[1]] = x[2]
        return state

    def through(op: Op) -> tuple[int, ...]:
        if shape.latency:
            return ()
        return tuple(range(len(op.ins))) if op.params["rule"] == "new" else (1,)

    clocked = Clocked(_start(shape), _shown(shape, now), step, through)
    return _kind(shape, (3, 4), bound, text, clocked)


def _shown(
    shape: Shape, now: Callable[[Op, _State, list[int]], int]
) -> Callable[[Op, _State, list[int], int], list[int]]:
    return lambda op, state, x, _modulus: [state.path[0] if shape.latency else now(op, state, x)]


def _kind(
    shape: Shape,
    arity: tuple[int, int],
    bound: Callable[[Op], list[int]],
    text: Callable[[Op, Site], Cell],
    clocked: Clocked,
) -> Kind:
    named = {"lut": "memory in LUTs", "block": "block memory", "ultra": "ultra memory"}[shape.where]
    return Kind(
        f"memory_{shape.where}" + "_single" * (shape.ports == "single"),
        arity=arity,
        bound=bound,
        delay=DELAYS.get((shape.where, shape.latency), EDGE),
        act=no_act,
        text=text,
        look=Look("#8a6d3b", named, "memories"),
        clocked=clocked,
    )


MEMORIES = {
    shape: {"dual": _dual, "single": _single}[ports](shape)
    for where in STYLES
    for ports in ("dual", "single")
    for latency in range(where != "lut", 3)
    for shape in [Shape(where, ports, latency)]
}
"""The kind of each shape."""

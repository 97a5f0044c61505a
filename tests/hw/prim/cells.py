"""The leaf cells of prim/: their ports, so that each check is written once for all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from modmill.hw import rtl

FILE_READERS = ("table_row.sv", "constant_store.sv")
MODELS = Path(__file__).parent / "models"


@dataclass(frozen=True)
class LeafCell:
    """A leaf cell: port widths as functions of its parameters; clocked ones also have clk_i and en_i."""

    inputs: Mapping[str, Callable[[dict[str, int]], int]]
    outputs: Mapping[str, Callable[[dict[str, int]], int]]
    clocked: bool = False


def _w(more: int = 0) -> Callable[[dict[str, int]], int]:
    return lambda p: p["W"] + more


def _words(names: str) -> dict[str, Callable[[dict[str, int]], int]]:
    return {f"{n}_i": _w() for n in names}


CELLS = {
    "add2": LeafCell(_words("ab"), {"s_o": _w(1)}),
    "add2_load": LeafCell({"a_i": _w(), "b_i": _w(), "load_i": lambda _p: 1, "x_i": _w()}, {"s_o": _w()}),
    "add3": LeafCell(_words("abc"), {"s_o": _w(2)}),
    "sub2": LeafCell(_words("ab"), {"s_o": _w(1)}),
    "csa42": LeafCell(_words("abcd"), {"s_o": _w(1), "m_o": _w()}),
    "chain62": LeafCell(_words("abcdef"), {"even_o": _w(2), "odd_o": _w(1)}),
    "counter32": LeafCell(_words("abc"), {"s0_o": _w(), "s1_o": _w()}),
    "counter63": LeafCell(_words("abcdef"), {"s0_o": _w(), "s1_o": _w(), "s2_o": _w()}),
    "stage_reg": LeafCell(_words("d"), {"q_o": _w()}, clocked=True),
    "carryless": LeafCell(
        {"a_i": lambda p: p["AW"], "b_i": lambda p: p["BW"]}, {"p_o": lambda p: p["AW"] + p["BW"] - 1}
    ),
    "dsp_mul": LeafCell(
        {"a_i": lambda p: p["AW"], "b_i": lambda p: p["BW"]}, {"p_o": lambda p: p["AW"] + p["BW"]}, clocked=True
    ),
    "dsp_mul2": LeafCell(
        {f"{n}{k}_i": lambda p, n=n: p[f"{n.upper()}W"] for k in (0, 1) for n in "ab"},
        {"p_o": lambda p: p["AW"] + p["BW"] + 1},
        clocked=True,
    ),
    "dsp_column": LeafCell(
        {"a_i": lambda p: p["AW"], "b_i": lambda p: p["BW"]}, {"p_o": lambda p: p["AW"] + p["BW"]}, clocked=True
    ),
}


def latency(name: str, parameters: dict[str, int]) -> int:
    """Cycles from the operands to the results."""
    if not CELLS[name].clocked:
        return 0
    return -(-parameters["BW"] // 17) if name == "dsp_column" else parameters.get("Reg", 1)


def ports(name: str, parameters: dict[str, int]) -> tuple[dict[str, int], dict[str, int]]:
    """The widths of a cell's data inputs and outputs."""
    cell = CELLS[name]
    return {n: f(parameters) for n, f in cell.inputs.items()}, {n: f(parameters) for n, f in cell.outputs.items()}


def wrapper(name: str, parameters: dict[str, int]) -> str:
    """A module `wrap` without parameters around a cell."""
    ins, outs = ports(name, parameters)
    control = ["clk_i", "en_i"] if CELLS[name].clocked else []
    lines = [f"  input logic {c}" for c in control]
    lines += [f"  input logic [{w - 1}:0] {n}" for n, w in ins.items()]
    lines += [f"  output logic [{w - 1}:0] {n}" for n, w in outs.items()]
    given = ", ".join(f".{k}({v})" for k, v in parameters.items())
    joined = ", ".join(f".{n}({n})" for n in (*control, *ins, *outs))
    return "module wrap (\n" + ",\n".join(lines) + f"\n);\n  {name} #({given}) u ({joined});\nendmodule\n"


def sources(kind: str) -> list[Path]:
    """The files of a set of leaf cells; what it lacks is that of `portable`, as in a unit."""
    found = {p.name: p for folder in ("portable", kind) for p in sorted((rtl.folder() / "prim" / folder).glob("*.sv"))}
    return [p for name, p in found.items() if name not in FILE_READERS]

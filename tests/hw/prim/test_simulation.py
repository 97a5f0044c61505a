"""All sets of leaf cells in Icarus against plain Python: edge and random values as they ship, all at small widths."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from modmill.golden import gf2
from tests.hw.prim.cells import CELLS, MODELS, latency, ports, sources, wrapper
from tests.hw.support import icarus

Values = dict[str, int]


def ones(*words: int) -> list[int]:
    """Bit by bit, how many of the words have a one, as three words of the count's bits."""
    parity = carry = top = 0
    for w in words:
        first = parity & w
        parity ^= w
        top |= carry & first
        carry ^= first
    return [parity, carry, top]


def expected(name: str, v: Values, width: int = 0) -> Values:
    """The outputs of a cell of that width, without its register."""
    a = list(v.values())
    if name in ("add2", "add3"):
        return {"s_o": sum(a)}
    if name == "sub2":
        return {"s_o": (1 << width) + a[0] - a[1]}
    if name == "chain62":
        even = int("01" * 32, 2)
        return {"even_o": sum(w & even for w in a), "odd_o": sum(w >> 1 & even for w in a)}
    if name == "add2_load":
        return {"s_o": a[3] if v["load_i"] else a[0] + a[1]}
    if name == "csa42":
        parity, majority, _ = ones(*a[:3])
        return {"s_o": parity + a[3], "m_o": majority}
    if name in ("counter32", "counter63"):
        return {f"s{k}_o": w for k, w in enumerate(ones(*a)) if f"s{k}_o" in CELLS[name].outputs}
    if name == "stage_reg":
        return {"q_o": a[0]}
    if name == "carryless":
        return {"p_o": gf2.product(v["a_i"], v["b_i"])}
    return {"p_o": v["a_i"] * v["b_i"] if name != "dsp_mul2" else v["a0_i"] * v["b0_i"] + v["a1_i"] * v["b1_i"]}


def test_the_reference_keeps_the_sum() -> None:
    for a, b, c, d in itertools.product(range(4), repeat=4):
        out = expected("csa42", {"a_i": a, "b_i": b, "c_i": c, "d_i": d})
        assert out["s_o"] + 2 * out["m_o"] == a + b + c + d
        s = expected("counter63", dict(zip("abcdef", (a, b, c, d, a, b), strict=True)))
        assert sum(w << k for k, w in enumerate(s.values())) == 2 * a + 2 * b + c + d


def bench_text(name: str, parameters: dict[str, int], lines: int) -> str:
    """Applies one line of vectors.hex at each falling edge and prints all outputs, before and after the rising edge."""
    ins, outs = ports(name, parameters)
    width = sum(ins.values()) + 1
    shown = ", ".join(outs)
    given = ", ".join(["en_i", *ins])
    return f"""
module tb;
  logic clk_i = 0, en_i;
{"".join(f"  logic [{w - 1}:0] {n};{chr(10)}" for n, w in (ins | outs).items())}
  logic [{width - 1}:0] vectors [0:{lines - 1}];
  wrap dut (.*);
  initial begin
    $readmemh("vectors.hex", vectors);
    for (int i = 0; i < {lines}; i++) begin
      {{{given}}} = vectors[i];
      #1 $display("{" ".join("%h" for _ in outs)}", {shown});
      clk_i = 1;
      #1 $display("{" ".join("%h" for _ in outs)}", {shown});
      clk_i = 0;
    end
    $finish;
  end
endmodule
"""


def simulate(folder: Path, kind: str, name: str, parameters: dict[str, int], vectors: list[Values]) -> list[Values]:
    """The outputs before and after the clock edge of each vector; `en_i` is part of a vector."""
    ins, outs = ports(name, parameters)
    text = wrapper(name, parameters)
    if not CELLS[name].clocked:
        text = text.replace("module wrap (", "module wrap (\n  input logic clk_i, en_i,")
    (folder / "tb.sv").write_text(text + bench_text(name, parameters, len(vectors)), encoding="ascii")
    packed: list[str] = []
    for v in vectors:
        word = v["en_i"]
        for n, w in ins.items():
            assert 0 <= v[n] < 1 << w
            word = word << w | v[n]
        packed.append(f"{word:x}")
    (folder / "vectors.hex").write_text("\n".join(packed) + "\n", encoding="ascii")
    models = sorted(MODELS.glob("*.sv")) if kind == "xcup" else []
    printed = icarus(folder, "tb", (*sources(kind), *models, folder / "tb.sv"))
    rows = [line.split() for line in printed.splitlines() if not line.startswith("VCD")]
    return [dict(zip(outs, (int(x, 16) if "x" not in x else -1 for x in row), strict=True)) for row in rows]


def check(folder: Path, kind: str, name: str, parameters: dict[str, int], vectors: list[Values]) -> None:
    got = simulate(folder, kind, name, parameters, vectors)
    assert len(got) == 2 * len(vectors)
    late = latency(name, parameters)
    # What stands in the registers, the last one first; unknown at first.
    held: list[Values | None] = [None] * late
    for v, before, after in zip(vectors, got[::2], got[1::2], strict=True):
        want = expected(name, {n: x for n, x in v.items() if n != "en_i"}, parameters.get("W", 0))
        if name == "add2_load":
            # Its bound is a + b < 2^W; beyond it, the carry out of the top place is dropped.
            want = {"s_o": want["s_o"] % (1 << parameters["W"])}
        if not late:
            assert before == after == want, (kind, name, v)
            continue
        assert held[0] in (None, before), (kind, name, v)
        held = [*held[1:], want] if v["en_i"] else held
        assert held[0] in (None, after), (kind, name, v)


def edges(width: int, rng: random.Random) -> Callable[[], int]:
    values = [0, 1, (1 << width) - 1, 1 << (width - 1), (1 << width) - 2]
    return lambda: rng.choice(values) if rng.random() < 0.4 else rng.getrandbits(width)


def mixed(name: str, parameters: dict[str, int], count: int) -> list[Values]:
    """`count` vectors of edge and random values; the first one is taken, later ones only sometimes."""
    rng = random.Random(f"{name} {parameters}")
    ins, _ = ports(name, parameters)
    draw = {n: edges(w, rng) for n, w in ins.items()}
    return [{"en_i": int(i == 0 or rng.random() < 0.7)} | {n: d() for n, d in draw.items()} for i in range(count)]


def everything(name: str, parameters: dict[str, int]) -> Iterable[Values]:
    ins, _ = ports(name, parameters)
    for values in itertools.product(*(range(1 << w) for w in ins.values())):
        yield {"en_i": 1} | dict(zip(ins, values, strict=True))


def shipped(name: str) -> list[dict[str, int]]:
    if name == "dsp_column":
        return [{"AW": 26, "BW": b} for b in (5, 17, 18, 51, 68, 77)]
    if name == "carryless":
        return [{"AW": a, "BW": b} for a, b in ((1, 1), (1, 7), (16, 16), (17, 9), (5, 24))]
    if not name.startswith("dsp"):
        return [{"W": w} for w in (8, 16, 17, 24, 34)]
    return [{"AW": a, "BW": 17, "Reg": reg} for a in (17, 26) for reg in (0, 1)]


@pytest.mark.parametrize("kind", ["portable", "xcup", "cells"])
@pytest.mark.parametrize("name", sorted(CELLS))
def test_edges_and_random_values_at_shipped_widths(
    tmp_path: Path, kind: str, name: str, request: pytest.FixtureRequest
) -> None:
    """Icarus takes 20 ms for a pair of products in full adders, so there are fewer of these unless --full is given."""
    few = kind == "cells" and name in ("dsp_mul", "dsp_mul2") and not request.config.getoption("--full")
    for parameters in shipped(name):
        check(tmp_path, kind, name, parameters, mixed(name, parameters, 60 if few else 400))


@pytest.mark.parametrize("kind", ["portable", "xcup", "cells"])
@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        ("add3", {"W": 3}),
        ("sub2", {"W": 3}),
        ("csa42", {"W": 2}),
        ("counter63", {"W": 1}),
        ("chain62", {"W": 2}),
        ("carryless", {"AW": 4, "BW": 5}),
        ("dsp_mul", {"AW": 5, "BW": 5, "Reg": 1}),
        ("dsp_mul2", {"AW": 3, "BW": 2, "Reg": 1}),
    ],
)
def test_all_values_at_small_widths(tmp_path: Path, kind: str, name: str, parameters: dict[str, int]) -> None:
    check(tmp_path, kind, name, parameters, list(everything(name, parameters)))

"""A pipeline of 6 bits whose operators share units: a sum of products, beside an operator with registers inside."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds import MUL
from modmill.hw.circuit.op import Cell, Kind, Op, Site, Word
from modmill.hw.circuit.shared.machine import Machine
from modmill.hw.interface.configuration import Configuration
from modmill.hw.interface.unit import About, Datapath, Document, Flavour
from modmill.hw.stream.unit import Beat, StreamUnit
from tests.hw.stream.toy import Golden

BITS, TERMS = 6, 5

LATE_SQUARE = Kind(
    "late_square",
    arity=(1, 1),
    bound=lambda op: [op.ins[0].high ** 2],
    delay=MUL.delay,
    act=lambda _op, x, _n: [x[0] * x[0]],
    text=lambda op, site: _late_square(op, site),
    look=MUL.look,
    widths=lambda op: [2 * op.ins[0].width],
    latency=lambda _op: 2,
)
"""A square with two registers inside."""


def _late_square(op: Op, site: Site) -> Cell:
    ports = {"clk_i": "clk_i", "en_i": str(site.enable), "a_i": site.operand(op.ins[0], op.ins[0].width)}
    return Cell("late_square", {"W": op.ins[0].width}, ports | {"p_o": site.outs[0]})


LIBRARY = """module late_square #(parameter int W = 4) (
  input logic clk_i, input logic en_i, input logic [W-1:0] a_i, output logic [2*W-1:0] p_o
);
  logic [W-1:0] a_q;
  always_ff @(posedge clk_i) if (en_i) begin
    a_q <= a_i;
    p_o <= {{W{1'b0}}, a_q} * {{W{1'b0}}, a_q};
  end
endmodule
"""


def build() -> tuple[Circuit, dict[str, Word]]:
    """sum of x_i x_(i+1 mod terms) + x_0 + x_1^2, and the last product twice late."""
    c = Circuit()
    x = [c.input(f"x{i}", (1 << BITS) - 1) for i in range(TERMS)]
    total = c.apply(LATE_SQUARE, "square", x[1])[0]
    product = x[0]
    for i in range(TERMS):
        product = c.mul(f"p{i}", x[i], x[(i + 1) % TERMS])
        total = c.add(f"s{i}", total, product)
    return c, {"sum": c.add("sum", total, x[0]), "again": c.mul("again", product, x[2])}


def results(x: Mapping[str, int]) -> dict[str, int]:
    """The results of the formula in Python's integers."""
    v = [x[f"x{i}"] for i in range(TERMS)]
    found = [v[i] * v[(i + 1) % TERMS] for i in range(TERMS)]
    return {"sum": sum(found) + v[0] + v[1] ** 2, "again": found[-1] * v[2]}


@dataclass(frozen=True, slots=True)
class SharedConfig(Configuration):
    """A name for each combination."""

    unit: str = "shared_toy"
    of: str = ""

    @property
    def slug(self) -> str:
        return f"{self.unit}-{self.of}"


class SharedToy(StreamUnit):
    """The circuit on any machine."""

    job = "shared_toy"
    operation = "sum"
    bits = BITS
    summary: Mapping[str, int] = {}
    datapath: Datapath | None = None

    def __init__(self, machine: Machine, interval: int, stages: int, flow: str) -> None:
        circuit, found = build()
        what = dict.fromkeys([*(f"x{i}" for i in range(TERMS)), *found], "a number")
        about = About("a toy", "Multiplies.", "the tests")
        super().__init__("shared_toy", about, circuit, found, what, stages, interval, machine, flow)

    @property
    def config(self) -> SharedConfig:
        return SharedConfig(of=f"s{self.stages}-i{self.interval}-{self.flow.name}")

    def check(self, constants: int) -> None:
        del constants

    def golden(self, constants: int) -> Golden:
        return Golden(constants)

    def expected(self, constants: int, beat: Beat) -> Beat:
        return results(beat)

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        rng = random.Random(seed)
        return [("", {name: rng.getrandbits(BITS) for name in self.inputs}) for _ in range(count)]

    def library(self) -> dict[str, str]:
        return super().library() | {"late_square.sv": LIBRARY}

    def constants_file(self, flavour: Flavour, constants: int | None) -> str:
        return "module shared_toy_constants;\nendmodule\n"

    def images(self, constants: int) -> dict[str, list[int]]:
        return {}

    def image_width(self, name: str) -> int:
        return BITS

    def document(self, constants: int, name: str) -> Document:
        return Document({}, name, {}, {"title": "A toy", "latency": str(self.latency)})

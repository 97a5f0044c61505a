"""The modules that bind a unit together: its top, its card interface, its testbench.

The hand-written modules (`vdf_loop`, `vdf_axi`, `vdf_tb`) do not know the unit's name or shape; these short emitted
ones instantiate them beside the core. Names: `<unit>`, `<unit>_axi`, `<unit>_tb`, as are the files'.
"""

from __future__ import annotations

import re
from typing import Literal, Protocol

from modmill.hw import rtl

Flavour = Literal["file", "rom", "lut6"]


class Shape(Protocol):
    """What the tops need to know of a squarer."""

    @property
    def name(self) -> str:
        """The unit's name: that of its top module."""
        ...

    @property
    def words(self) -> int:
        """Redundant words of a number."""
        ...

    @property
    def word_bits(self) -> int:
        """Bits of one."""
        ...

    @property
    def latency(self) -> int:
        """Clock cycles of a squaring without the rare branch."""
        ...


class Source(Shape, Protocol):
    """A squarer whose core can be printed."""

    def files(self, flavour: Flavour, modulus: int | None) -> dict[str, str]:
        """File name to text of the core and the modules that only it has."""
        ...


# (name, width or "" for one bit, direction seen from the unit)
_UNIT_PORTS: tuple[tuple[str, str, str], ...] = (
    ("in_valid_i", "", "input"),
    ("in_ready_o", "", "output"),
    ("in_data_i", "[31:0]", "input"),
    ("start_i", "", "input"),
    ("steps_i", "[63:0]", "input"),
    ("stop_i", "", "input"),
    ("snapshot_i", "", "input"),
    ("busy_o", "", "output"),
    ("steps_done_o", "[63:0]", "output"),
    ("branches_o", "[31:0]", "output"),
    ("out_valid_o", "", "output"),
    ("out_ready_i", "", "input"),
    ("out_data_o", "[31:0]", "output"),
    ("out_last_o", "", "output"),
    ("out_steps_o", "[63:0]", "output"),
    ("out_final_o", "", "output"),
)

_AXI_PORTS: tuple[tuple[str, str, str], ...] = (
    ("s_axi_awvalid", "", "input"),
    ("s_axi_awready", "", "output"),
    ("s_axi_awaddr", "[7:0]", "input"),
    ("s_axi_wvalid", "", "input"),
    ("s_axi_wready", "", "output"),
    ("s_axi_wdata", "[31:0]", "input"),
    ("s_axi_wstrb", "[3:0]", "input"),
    ("s_axi_bvalid", "", "output"),
    ("s_axi_bready", "", "input"),
    ("s_axi_bresp", "[1:0]", "output"),
    ("s_axi_arvalid", "", "input"),
    ("s_axi_arready", "", "output"),
    ("s_axi_araddr", "[7:0]", "input"),
    ("s_axi_rvalid", "", "output"),
    ("s_axi_rready", "", "input"),
    ("s_axi_rdata", "[31:0]", "output"),
    ("s_axi_rresp", "[1:0]", "output"),
    ("s_axis_tvalid", "", "input"),
    ("s_axis_tready", "", "output"),
    ("s_axis_tdata", "[31:0]", "input"),
    ("s_axis_tlast", "", "input"),
    ("m_axis_tvalid", "", "output"),
    ("m_axis_tready", "", "input"),
    ("m_axis_tdata", "[31:0]", "output"),
    ("m_axis_tlast", "", "output"),
)


def unit_ports() -> tuple[tuple[str, str, str], ...]:
    """Name, range and direction of every port of a unit but clk_i and rst_ni, in order."""
    return _UNIT_PORTS


def axi_ports() -> tuple[tuple[str, str, str], ...]:
    """The same of the card interface, but aclk and aresetn."""
    return _AXI_PORTS


def unit_top(shape: Shape) -> str:
    """The text of `<unit>.sv`: control and core.

    >>> from types import SimpleNamespace
    >>> text = unit_top(SimpleNamespace(name="vdf_toy", words=3, word_bits=9, latency=3))
    >>> text.splitlines()[0]
    '// vdf_toy: x^(2^T) by T squarings of vdf_toy_core under vdf_loop; x has 3 words of 9 bits.'
    """
    width = shape.words * shape.word_bits
    ports = _declare([("clk_i", "", "input"), ("rst_ni", "", "input"), *_UNIT_PORTS])
    return f"""\
// {shape.name}: x^(2^T) by T squarings of {shape.name}_core under vdf_loop; x has {shape.words} words of \
{shape.word_bits} bits.
// Ports, bounds and back-pressure: see vdf_loop. A squaring without the rare branch takes {_cycles(shape.latency)}.
// Emitted by Modmill.

module {shape.name} (
{ports}
);

  logic load, step, done, branch;
  logic [{width - 1}:0] x_load, x_core;

  vdf_loop #(
    .Words({shape.words}),
    .WordBits({shape.word_bits})
  ) loop (
    .clk_i(clk_i),
    .rst_ni(rst_ni),
{_connect(_UNIT_PORTS)},
    .load_o(load),
    .x_o(x_load),
    .step_o(step),
    .done_i(done),
    .x_i(x_core),
    .branch_i(branch)
  );

  {shape.name}_core core (
    .clk_i(clk_i),
    .rst_ni(rst_ni),
    .load_i(load),
    .x_i(x_load),
    .step_i(step),
    .done_o(done),
    .x_o(x_core),
    .branch_o(branch)
  );

endmodule
"""


def axi_top(shape: Shape, modulus_bits: int) -> str:
    """The text of `<unit>_axi.sv`: the unit behind AXI4-Lite registers and AXI4-Stream."""
    ports = _declare([("aclk", "", "input"), ("aresetn", "", "input"), *_AXI_PORTS])
    parameters = f"""\
    .Words({shape.words}),
    .WordBits({shape.word_bits}),
    .ModulusBits({modulus_bits}),
    .Latency({shape.latency})"""
    return f"""\
// {shape.name}_axi: {shape.name} behind vdf_axi, for the shell of a card. Registers, streams: see vdf_axi.
// Emitted by Modmill.

module {shape.name}_axi (
{ports}
);

  logic unit_rst_n;
{_wires()}

  vdf_axi #(
{parameters}
  ) registers (
    .aclk(aclk),
    .aresetn(aresetn),
{_connect(_AXI_PORTS)},
    .unit_rst_no(unit_rst_n),
{_across()}
  );

{_instance(shape.name, "aclk", "unit_rst_n")}

endmodule
"""


def testbench_top(shape: Shape) -> str:
    """The text of `<unit>_tb.sv`: the unit and the driver that runs cases from a file."""
    return f"""\
// {shape.name}_tb: {shape.name} driven by vdf_tb. Plusargs: see vdf_tb; +tables=DIR where the tables are files.
// Emitted by Modmill. For simulation only.

`timescale 1ns / 1ps

module {shape.name}_tb;

  logic clk, rst_n;
{_wires()}

  vdf_tb #(
    .Words({shape.words}),
    .WordBits({shape.word_bits})
  ) driver (
    .clk_o(clk),
    .rst_no(rst_n),
{_across()}
  );

{_instance(shape.name, "clk", "rst_n")}

endmodule
"""


def sources(
    squarer: Source, flavour: Flavour = "file", modulus: int | None = None, primitives: str = "portable"
) -> dict[str, str]:
    """File name to text of a whole unit whose top is `<unit>`: core, tables, control, and the cells they use.

    The files are in no special order. Raises UsageError for an unknown set of leaf cells.
    """
    own = {f"{squarer.name}.sv": unit_top(squarer)} | squarer.files(flavour, modulus)
    return own | used(own, rtl.read("unit") | rtl.read("number") | rtl.read(f"prim/{primitives}"))


def used(texts: dict[str, str], library: dict[str, str]) -> dict[str, str]:
    """Those files of a library that the texts instantiate, and those that they instantiate in turn."""
    found: dict[str, str] = {}
    new = texts
    while new:
        names = {f"{word}.sv" for text in new.values() for word in re.findall(r"^ *(\w+) (?:#\(|\w+ \()", text, re.M)}
        new = {name: library[name] for name in sorted(names & library.keys() - found.keys())}
        found |= new
    return found


def testbench(squarer: Source) -> dict[str, str]:
    """File name to text of what `sources` lacks for a simulation with top `<unit>_tb`."""
    return {f"{squarer.name}_tb.sv": testbench_top(squarer)} | rtl.read("tb")


def card(squarer: Source, modulus_bits: int) -> dict[str, str]:
    """File name to text of what `sources` lacks for the top `<unit>_axi`."""
    return {f"{squarer.name}_axi.sv": axi_top(squarer, modulus_bits), "vdf_axi.sv": rtl.read("unit")["vdf_axi.sv"]}


def _cycles(count: int) -> str:
    return "1 clock cycle" if count == 1 else f"{count} clock cycles"


def _declare(ports: list[tuple[str, str, str]]) -> str:
    lines = [f"  {direction:<6} logic {width + ' ' if width else ''}{name}" for name, width, direction in ports]
    return ",\n".join(lines)


def _connect(ports: tuple[tuple[str, str, str], ...]) -> str:
    return ",\n".join(f"    .{name}({name})" for name, _, _ in ports)


def _wire(port: str) -> str:
    return port.rsplit("_", 1)[0]


def _wires() -> str:
    return "\n".join(f"  logic {width + ' ' if width else ''}{_wire(name)};" for name, width, _ in _UNIT_PORTS)


def _across() -> str:
    """The unit's ports as the module opposite to it has them: inputs and outputs swapped."""
    swap = {"_i": "_o", "_o": "_i"}
    return ",\n".join(f"    .{_wire(name)}{swap[name[-2:]]}({_wire(name)})" for name, _, _ in _UNIT_PORTS)


def _instance(name: str, clock: str, reset: str) -> str:
    inside = ",\n".join(f"    .{port}({_wire(port)})" for port, _, _ in _UNIT_PORTS)
    return f"  {name} unit (\n    .clk_i({clock}),\n    .rst_ni({reset}),\n{inside}\n  );"

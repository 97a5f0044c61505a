"""The modules that bind a unit together: its top, its card interface, its testbench.

The hand-written modules (`vdf_loop`, `vdf_axi`, `vdf_tb`) do not know the unit's name or shape; these short emitted
ones instantiate them beside the core. They are called `<unit>`, `<unit>_axi` and `<unit>_tb`, as are their files.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from modmill.hw.port import Control, Port, Stream
from modmill.hw.units.squarer.loop import ports


class Shape(Protocol):
    """What the tops need to know of a unit."""

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


def unit_top(shape: Shape) -> str:
    """The text of `<unit>.sv`: control and core.

    >>> from types import SimpleNamespace
    >>> text = unit_top(SimpleNamespace(name="vdf_toy", words=3, word_bits=9, latency=3))
    >>> text.splitlines()[0]
    '// vdf_toy: x^(2^T) by T squarings of vdf_toy_core under vdf_loop; x has 3 words of 9 bits.'
    """
    width = shape.words * shape.word_bits
    declared = _declare((ports.CLOCK, *ports.UNIT))
    return f"""\
// {shape.name}: x^(2^T) by T squarings of {shape.name}_core under vdf_loop; x has {shape.words} words of \
{shape.word_bits} bits.
// Ports, bounds and back-pressure: see vdf_loop. A squaring without the rare branch takes {_cycles(shape.latency)}.
// Emitted by Modmill.

module {shape.name} (
{declared}
);

  logic load, step, done, branch;
  logic [{width - 1}:0] x_load, x_core;

  vdf_loop #(
    .Words({shape.words}),
    .WordBits({shape.word_bits})
  ) loop (
    .clk_i(clk_i),
    .rst_ni(rst_ni),
{_connect(ports.UNIT)},
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
    declared = _declare((ports.CARD_CLOCK, *ports.CARD))
    parameters = f"""\
    .Words({shape.words}),
    .WordBits({shape.word_bits}),
    .ModulusBits({modulus_bits}),
    .Latency({shape.latency})"""
    return f"""\
// {shape.name}_axi: {shape.name} behind vdf_axi, for the shell of a card. Registers, streams: see vdf_axi.
// Emitted by Modmill.

module {shape.name}_axi (
{declared}
);

  logic unit_rst_n;
{_wires()}

  vdf_axi #(
{parameters}
  ) registers (
    .aclk(aclk),
    .aresetn(aresetn),
{_connect(ports.CARD)},
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


def _cycles(count: int) -> str:
    return "1 clock cycle" if count == 1 else f"{count} clock cycles"


Groups = Iterable[Stream | Control]


def _ports(groups: Groups) -> list[Port]:
    return [port for group in groups for port in group.ports]


def _range(port: Port) -> str:
    return f"[{port.width - 1}:0] " if port.width > 1 else ""


def _declare(groups: Groups) -> str:
    return ",\n".join(f"  {port.direction:<6} logic {_range(port)}{port.name}" for port in _ports(groups))


def _connect(groups: Groups) -> str:
    return ",\n".join(f"    .{port.name}({port.name})" for port in _ports(groups))


def _wire(port: Port) -> str:
    return port.name.rsplit("_", 1)[0]


def _wires() -> str:
    return "\n".join(f"  logic {_range(port)}{_wire(port)};" for port in _ports(ports.UNIT))


def _across() -> str:
    """The unit's ports as the module opposite to it has them: inputs and outputs swapped."""
    return ",\n".join(
        f"    .{_wire(port)}{'_o' if port.direction == 'input' else '_i'}({_wire(port)})" for port in _ports(ports.UNIT)
    )


def _instance(name: str, clock: str, reset: str) -> str:
    inside = ",\n".join(f"    .{port.name}({_wire(port)})" for port in _ports(ports.UNIT))
    return f"  {name} unit (\n    .clk_i({clock}),\n    .rst_ni({reset}),\n{inside}\n  );"

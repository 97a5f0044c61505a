"""The modules that bind a unit together: its top, its card interface, its testbench.

The hand-written modules (`vdf_loop`, `vdf_axi`, `vdf_tb`) do not know the unit's name or shape; these short emitted
ones instantiate them beside the core. They are called `<unit>`, `<unit>_axi` and `<unit>_tb`, as are their files.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol

from modmill.hw import rtl
from modmill.hw.interface.port import Control, Port, Stream
from modmill.hw.units.vdf.loop import ports
from modmill.hw.units.vdf.loop.registers import FAILED, STATUS


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

    @property
    def checked(self) -> bool:
        """Whether it has a self-check."""
        ...

    @property
    def patience(self) -> int:
        """Cycles that a run may take in a testbench beyond those of its squarings and words."""
        ...


def unit_top(shape: Shape) -> str:
    """The text of `<unit>.sv`: control and core.

    >>> from types import SimpleNamespace
    >>> text = unit_top(SimpleNamespace(name="vdf_toy", words=3, word_bits=9, latency=3, checked=False))
    >>> text.splitlines()[0]
    '// vdf_toy: x^(2^T) by T squarings of vdf_toy_core under vdf_loop; x has 3 words of 9 bits.'
    """
    connected = _connect(ports.UNIT)
    if shape.checked:
        # The flag may still be set from before the load that a run begins with.
        connected = connected.replace("(stop_i)", "(stop_i | (error_o & step))")
    return _filled(
        "unit_top.sv",
        shape,
        declared=_declare((ports.CLOCK, *_groups(shape))),
        connected=connected,
        checked=",\n    .expect_i(idle_q & busy_o),\n    .error_o(error_o)" * shape.checked,
        idle=IDLE * shape.checked,
        stopped=STOPPED * shape.checked,
        cycles="1 clock cycle" if shape.latency == 1 else f"{shape.latency} clock cycles",
    )


def axi_top(shape: Shape, modulus_bits: int, bounds: Sequence[int]) -> str:
    """The text of `<unit>_axi.sv`: the unit behind AXI4-Lite and AXI4-Stream; `bounds` are those of the words of x."""
    listed = [f"{shape.word_bits}'h{bound:x}" for bound in reversed(bounds)]
    return _filled(
        "axi_top.sv",
        shape,
        declared=_declare((ports.CARD_CLOCK, *ports.CARD)),
        connected=_connect(ports.CARD).replace(*DATA) if shape.checked else _connect(ports.CARD),
        bits=modulus_bits,
        latency=shape.latency,
        bounds="{" + ", ".join(listed) + "}",
        wires=_wires(shape) + "\n  logic [31:0] rdata;" * shape.checked,
        instance=_instance(shape, "aclk", "unit_rst_n") + TOLD * shape.checked,
    )


def testbench_top(shape: Shape) -> str:
    """The text of `<unit>_tb.sv`: the unit and the driver that runs cases from a file."""
    instance = _instance(shape, "clk", "rst_n") + ALARM * shape.checked
    return _filled("testbench_top.sv", shape, patience=shape.patience, instance=instance)


IDLE = """
  // A load is due in the cycle after the control was idle, and only then.
  logic idle_q;
  always_ff @(posedge clk_i) idle_q <= ~busy_o;
"""
STOPPED = "// A failed self-check ends the run with the squaring that is on its way, as stop_i does.\n"
DATA = "(s_axi_rdata)", "(rdata)"
TOLD = f"""

  // The self-check's flag is bit {FAILED} of the status, beside those of vdf_axi.
  logic failed_q;
  always_ff @(posedge aclk) begin
    if (s_axi_arvalid && s_axi_arready) failed_q <= error & (s_axi_araddr[7:2] == 6'h{STATUS >> 2:02x});
  end
  assign s_axi_rdata = rdata | {{{31 - FAILED}'d0, failed_q, {FAILED}'d0}};"""
ALARM = """

  always @(posedge clk) if (rst_n && error) $fatal(1, "FAIL: the unit's self-check");"""
"""What tops of units with a self-check have beside the others'."""


def _filled(template: str, shape: Shape, **words: object) -> str:
    text = (Path(__file__).parent / "templates" / template).read_text(encoding="ascii")
    sizes = {"name": shape.name, "words": shape.words, "word_bits": shape.word_bits}
    return rtl.fill(text, {**sizes, "wires": _wires(shape), "across": _across(), **words})


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


def _wires(shape: Shape) -> str:
    return "\n".join(f"  logic {_range(port)}{_wire(port)};" for port in _ports(_groups(shape)))


def _groups(shape: Shape) -> tuple[Stream | Control, ...]:
    """The unit's ports beside clock and reset."""
    return (*ports.UNIT, *[ports.CHECK] * shape.checked)


def _across() -> str:
    """The unit's ports as the module opposite to it has them: inputs and outputs swapped."""
    return ",\n".join(
        f"    .{_wire(port)}{'_o' if port.direction == 'input' else '_i'}({_wire(port)})" for port in _ports(ports.UNIT)
    )


def _instance(shape: Shape, clock: str, reset: str) -> str:
    inside = ",\n".join(f"    .{port.name}({_wire(port)})" for port in _ports(_groups(shape)))
    return f"  {shape.name} unit (\n    .clk_i({clock}),\n    .rst_ni({reset}),\n{inside}\n  );"

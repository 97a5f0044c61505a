"""The text of `<unit>_card`: `<unit>_axi` at a clock of its own, each channel of its AXI ports behind a queue."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from modmill.hw import rtl
from modmill.hw.card.clock import Mmcm
from modmill.hw.interface.port import Control, Port, Stream

CHANNELS = {
    "s_axi_aw": "write addresses",
    "s_axi_w": "words to be written",
    "s_axi_b": "answers to writes",
    "s_axi_ar": "read addresses",
    "s_axi_r": "words that were read",
    "s_axis_t": "the stream in",
    "m_axis_t": "the stream out",
}
"""By what the names of a channel's ports begin with; further streams have names of their own."""


@dataclass(frozen=True, slots=True)
class Channel:
    """A valid/ready channel: its ports without these two, and whether it goes to the core."""

    prefix: str
    payload: tuple[Port, ...]
    inward: bool

    @property
    def width(self) -> int:
        """Bits of the payload."""
        return sum(port.width for port in self.payload)


def channels(groups: Iterable[Stream | Control]) -> Iterator[Channel]:
    """The channels of an AXI top."""
    groups = list(groups)
    ports = [port for group in groups for port in group.ports]
    named = [group.valid.name.removesuffix("valid") for group in groups if isinstance(group, Stream)]
    for prefix in dict.fromkeys([*CHANNELS, *named]):
        own = {p.name.removeprefix(prefix): p for p in ports if p.name.startswith(prefix)}
        if own:
            valid = own.pop("valid")
            del own["ready"]
            yield Channel(prefix, tuple(own.values()), valid.direction == "input")


def card_top(name: str, groups: Sequence[Stream | Control], clock: Mmcm) -> str:
    """The text for a unit whose AXI top has these ports."""
    ports = [port for group in groups for port in group.ports]
    template = (Path(__file__).parent / "templates" / "card.sv").read_text(encoding="ascii")
    inside = [port for port in ports if port.name not in ("aclk", "aresetn")]
    words = {
        "name": name,
        "declared": ",\n".join(f"  {p.direction:6} logic {_range(p.width)}{p.name}" for p in ports),
        "period": f"{clock.period:.3f}",
        "multiply": f"{clock.multiply:.3f}",
        "divide": clock.divide,
        "out_divide": f"{clock.out_divide:.3f}",
        "out": f"{clock.out:.3f}",
        "channels": "\n\n".join(_queue(channel) for channel in channels(groups)),
        "connected": ",\n".join(f"    .{port.name}(core_{port.name})" for port in inside),
    }
    return rtl.fill(template, words)


def _range(width: int) -> str:
    return f"[{width - 1}:0] " if width > 1 else ""


def _queue(channel: Channel) -> str:
    """A channel's wires at the core's clock, and its queue."""
    here, there = channel.prefix, f"core_{channel.prefix}"
    sides = [("aclk", "axi_rst_n", here), ("core_clk", "core_rst_n", there)]
    (in_clk, in_rst, source), (out_clk, out_rst, sink) = sides if channel.inward else reversed(sides)
    names = [port.name for port in channel.payload]

    def packed(side: str) -> str:
        listed = ", ".join(name if side == here else f"core_{name}" for name in reversed(names))
        return f"{{{listed}}}" if len(names) > 1 else listed

    what = CHANNELS.get(here) or f"the stream {here[len('s_axis_') : -len('_t')]}"
    lines = [f"  // {what[0].upper()}{what[1:]}."]
    lines.append(f"  logic {there}valid, {there}ready;")
    lines += [f"  logic {_range(port.width)}core_{port.name};" for port in channel.payload]
    lines += [
        f"  async_fifo #(.W({channel.width}), .LogDepth(LogDepth)) u_{here} (",
        f"    .in_clk_i({in_clk}), .in_rst_ni({in_rst}), .in_valid_i({source}valid), .in_ready_o({source}ready),",
        f"    .in_data_i({packed(source)}),",
        f"    .out_clk_i({out_clk}), .out_rst_ni({out_rst}), .out_valid_o({sink}valid), .out_ready_i({sink}ready),",
        f"    .out_data_o({packed(sink)})",
        "  );",
    ]
    return "\n".join(lines)

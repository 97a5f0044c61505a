"""A unit between two streams behind AXI4-Lite registers and AXI4-Stream: its ports, registers and text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from modmill.hw import rtl
from modmill.hw.card import ports
from modmill.hw.interface.port import Control, Port, Stream
from modmill.hw.interface.registers import Field, Register, wide
from modmill.hw.stream.beat import cut

ID = 0x4D4D5354


def width(stream: Stream) -> int:
    """Bits of a beat."""
    return sum(port.width for port in stream.beat)


def whole(bits: int) -> int:
    """The bytes that hold so many bits."""
    return -(-bits // 8)


def groups(streams: tuple[Stream, Stream]) -> tuple[Stream | Control, ...]:
    """The port groups of `<unit>_axi`."""
    source, sink = streams
    return (
        ports.CLOCK,
        ports.registers("AXI4-Lite slave: the registers (their list heads rtl/stream_axi.sv)"),
        ports.words("s_axis", _packed("in", source), 8 * whole(width(source)), inward=True, bound=_bound(source)),
        ports.words("m_axis", _packed("out", sink), 8 * whole(width(sink)), inward=False, bound=_bound(sink)),
    )


def _packed(way: str, stream: Stream) -> str:
    names = ", ".join(port.name.split("_", 1)[1].rsplit("_", 1)[0] for port in stream.beat)
    return f"AXI4-Stream {way}: {names}, the first lowest"


def _bound(stream: Stream) -> str:
    """Each field has its own, so of the whole only the width is stated."""
    return f"2^{width(stream)} - 1"


def registers(streams: tuple[Stream, Stream], bits: int, latency: int, counters: Sequence[Port]) -> list[Register]:
    """Those of stream_axi.sv, whose opening comment lists the same."""
    source, sink = (width(stream) for stream in streams)
    found = [
        Register(0x00, "id", "R", "what stands here", value=ID),
        Register(
            0x04,
            "shape",
            "R",
            "bits of the beats",
            (Field("in_bits", 0, "bits of an input", 16), Field("out_bits", 16, "bits of a result", 16)),
            sink << 16 | source,
        ),
        Register(0x08, "bits", "R", "the width of the numbers", value=bits),
        Register(0x0C, "timing", "R", "clock cycles from an input to its result, without stalls", value=latency),
        Register(0x10, "control", "W", "each bit is a command", (Field("reset", 3, "resets the unit"),)),
        Register(
            0x14,
            "status",
            "R",
            "what the unit does",
            (
                Field("output", 1, "a result waits"),
                Field("input", 3, "an input would be taken"),
                Field("padding", 5, "an input had bits above its width; sticky until the reset"),
            ),
        ),
    ]
    for k, port in enumerate(counters):
        found += wide(0x20 + 8 * k, port.name.removesuffix("_o"), "R", port.what)
    return found


def top(name: str, streams: tuple[Stream, Stream], bits: int, latency: int, counters: Sequence[Port]) -> str:
    """The text of `<unit>_axi`."""
    source, sink = streams
    declared = [port for group in groups(streams) for port in group.ports]
    wires = [f"  logic [{port.width - 1}:0] {port.name.removesuffix('_o')};" for port in counters]
    padded = [f"64'({port.name.removesuffix('_o')})" for port in reversed(counters)]
    words = {
        "name": name,
        "declared": ",\n".join(f"  {p.direction:6} logic {_range(p.width)}{p.name}" for p in declared),
        "in_width": width(source),
        "out_width": width(sink),
        "in_bytes": whole(width(source)),
        "out_bytes": whole(width(sink)),
        "bits": bits,
        "latency": latency,
        "counters": max(1, len(counters)),
        "wires": "\n".join(wires),
        "counted": f"{{{', '.join(padded)}}}" if padded else "64'd0",
        "axi": ",\n".join(f"    .{p.name}({p.name})" for p in declared),
        "in_fields": cut("in_data", source.beat),
        "out_fields": cut("out_data", sink.beat),
        "shown": "".join(f",\n    .{port.name}({port.name.removesuffix('_o')})" for port in counters),
    }
    return rtl.fill((Path(__file__).parent / "templates" / "axi_top.sv").read_text(encoding="ascii"), words)


def _range(bits: int) -> str:
    return f"[{bits - 1}:0] " if bits > 1 else ""

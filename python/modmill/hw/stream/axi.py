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


def whole(bits: int) -> int:
    """The bytes that hold so many bits."""
    return -(-bits // 8)


def first(streams: Sequence[Stream]) -> tuple[Stream, Stream]:
    """The first stream in and the first one out, which pass through stream_axi."""
    return next(s for s in streams if s.inward), next(s for s in streams if not s.inward)


def more(streams: Sequence[Stream]) -> list[tuple[Stream, str]]:
    """The others, each with the name of its AXI4-Stream."""
    return [(s, f"{'s' if s.inward else 'm'}_axis_{s.name}") for s in streams if s not in first(streams)]


def groups(streams: Sequence[Stream]) -> tuple[Stream | Control, ...]:
    """The port groups of `<unit>_axi`."""
    source, sink = first(streams)
    return (
        ports.CLOCK,
        ports.registers("AXI4-Lite slave: the registers (their list heads rtl/stream_axi.sv)"),
        ports.words("s_axis", _packed("in", source), 8 * whole(source.width), inward=True, bound=_bound(source)),
        ports.words("m_axis", _packed("out", sink), 8 * whole(sink.width), inward=False, bound=_bound(sink)),
        *(
            ports.words(name, _packed(s.name, s), 8 * whole(s.width), inward=s.inward, bound=_bound(s))
            for s, name in more(streams)
        ),
    )


def _packed(way: str, stream: Stream) -> str:
    return f"AXI4-Stream {way}: {', '.join(stream.fields)}, the first lowest"


def _bound(stream: Stream) -> str:
    """Each field has its own, so of the whole only the width is stated."""
    return f"2^{stream.width} - 1"


COMMANDS = 4
"""The bit of the control register from which on a unit has its own commands."""


def registers(
    streams: Sequence[Stream], bits: int, latency: int, counters: Sequence[Port], commands: Sequence[Port] = ()
) -> list[Register]:
    """The registers of stream_axi.sv, whose opening comment lists them, too."""
    given = (Field(port.name.removesuffix("_i"), COMMANDS + k, port.what) for k, port in enumerate(commands))
    source, sink = (stream.width for stream in first(streams))
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
        Register(0x0C, "timing", "R", "clock cycles of an operation, without stalls", value=latency),
        Register(0x10, "control", "W", "each bit is a command", (Field("reset", 3, "resets the unit"), *given)),
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


def top(
    name: str,
    streams: Sequence[Stream],
    bits: int,
    latency: int,
    counters: Sequence[Port],
    commands: Sequence[Port] = (),
) -> str:
    """The text of `<unit>_axi`."""
    source, sink = first(streams)
    declared = [port for group in groups(streams) for port in group.ports]
    wires = [f"  logic [{port.width - 1}:0] {port.name.removesuffix('_o')};" for port in counters]
    padded = [f"64'({port.name.removesuffix('_o')})" for port in reversed(counters)]
    words = {
        "name": name,
        "declared": ",\n".join(f"  {p.direction:6} logic {_range(p.width)}{p.name}" for p in declared),
        "in_width": source.width,
        "out_width": sink.width,
        "in_bytes": whole(source.width),
        "out_bytes": whole(sink.width),
        "bits": bits,
        "latency": latency,
        "counters": max(1, len(counters)),
        "commands": max(1, len(commands)),
        "given": "".join(f",\n    .{port.name}(commands[{k}])" for k, port in enumerate(commands)),
        "unused": "" if commands else NO_COMMANDS,
        "wires": "\n".join(wires),
        "counted": f"{{{', '.join(padded)}}}" if padded else "64'd0",
        "axi": ",\n".join(f"    .{p.name}({p.name})" for group in groups((source, sink)) for p in group.ports),
        "source": f"    .{source.valid.name}(in_valid),\n    .{source.ready.name}(in_ready)",
        "sink": f"    .{sink.valid.name}(out_valid),\n    .{sink.ready.name}(out_ready)",
        "in_fields": cut("in_data", source.beat),
        "out_fields": cut("out_data", sink.beat),
        "padding": "".join(_padding(s, name) for s, name in more(streams)),
        "more": "".join(_connected(s, name) for s, name in more(streams)),
        "shown": "".join(f",\n    .{port.name}({port.name.removesuffix('_o')})" for port in counters),
    }
    return rtl.fill((Path(__file__).parent / "templates" / "axi_top.sv").read_text(encoding="ascii"), words)


NO_COMMANDS = "  logic unused;\n  assign unused = ^commands;\n\n"


def _padding(stream: Stream, name: str) -> str:
    """The bits of an AXI4-Stream above those of a beat."""
    left = 8 * whole(stream.width) - stream.width
    if not left:
        return ""
    bits = f"{name}_tdata[{stream.width + left - 1}:{stream.width}]"
    if not stream.inward:
        return f"  assign {bits} = '0;\n"
    return f"  logic unused_{stream.name};\n  assign unused_{stream.name} = ^{bits};\n"


def _connected(stream: Stream, name: str) -> str:
    """The ports of a stream that is an AXI4-Stream as it is."""
    handshake = f".{stream.valid.name}({name}_tvalid), .{stream.ready.name}({name}_tready)"
    return f",\n    {handshake},\n    {cut(f'{name}_tdata', stream.beat)}"


def _range(bits: int) -> str:
    return f"[{bits - 1}:0] " if bits > 1 else ""

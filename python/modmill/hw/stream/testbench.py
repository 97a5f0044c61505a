"""The emitted testbench of a unit between streams, and the lines of vectors that it reads.

With one stream in and one out it is templates/testbench.sv. With more it has a driver or a checker for each stream
(templates/testbench_many.sv), and each of them reads its own lines of the file. A stream that a memory answers needs no
memory there: a line says how many requests its beat needs, and that is how long it waits.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from string import ascii_letters
from typing import Protocol

from modmill.hw import rtl
from modmill.hw.interface.port import Port, Stream
from modmill.hw.stream.beat import Layout, cut
from modmill.hw.stream.memory import MemoryPort
from modmill.hw.stream.stimulus import Followed, Given

TEMPLATES = Path(__file__).with_name("templates")

TIMED = """    // Which of several right results come depends on when beats move: expected are those without stalls.
    stalls = 0;
"""
"""In the testbench of a unit whose results depend on that."""


class Tested(Protocol):
    """The part of a `StreamedUnit` that a testbench is made from."""

    name: str
    streams: tuple[Stream, ...]
    counters: tuple[Port, ...]
    commands: tuple[Port, ...]
    progress: tuple[str, ...]
    alarms: tuple[str, ...]
    memories: tuple[MemoryPort, ...]
    patience: int
    any_order: bool
    timed: bool

    @property
    def layouts(self) -> Mapping[str, Layout]:
        """The layout of each stream's beats in rows."""
        ...

    @property
    def sources(self) -> tuple[Stream, ...]:
        """The streams in."""
        ...

    @property
    def sinks(self) -> tuple[Stream, ...]:
        """The streams out."""
        ...

    @property
    def paired(self) -> bool:
        """True if the unit has one stream in and one out."""
        ...


def text(unit: Tested) -> dict[str, str]:
    """`<unit>_tb`, and with more than two streams what it has for each of them."""
    shared: dict[str, str | int] = {"unit": unit.name, "patience": unit.patience, "any_order": int(unit.any_order)}
    shared["timed"] = TIMED if unit.timed and unit.paired else ""

    def filled(template: str, words: Mapping[str, str | int]) -> str:
        return rtl.fill((TEMPLATES / template).read_text(encoding="ascii"), words)

    if unit.paired:
        return {f"{unit.name}_tb.sv": filled("testbench.sv", shared | _pair(unit))}
    parts = {f"{unit.name}_tb_{kind}.sv": filled(f"testbench_{kind}.sv", shared) for kind in ("source", "sink")}
    return {f"{unit.name}_tb.sv": filled("testbench_many.sv", shared | _many(unit)), **parts}


def lines(unit: Tested, given: Given, followed: Followed) -> list[str]:
    """For each beat of the first stream its lines, and those of what follows from it; the last has no end of line."""
    marks, layouts = _marks(unit), unit.layouts
    found: list[list[str]] = [[] for _ in range(len(given))]
    for name, rows in given.rows.items():
        for place, word in enumerate(layouts[name].packed(rows)):
            found[min(place, len(found) - 1)].append(f"{marks[name]} {word:x}")
    for name, rows in followed.rows.items():
        for place, word in zip(followed.of[name].tolist(), layouts[name].packed(rows), strict=True):
            found[place].append(f"{marks[name]} {word:x}")
    asks = {port.answers: port.requests for port in unit.memories}
    for name, (rows, needs) in followed.answers.items():
        of = followed.of[asks[name]]
        begun = int(needs[0]) - 1 if len(needs) else 0  # the first request of all of them
        for need, word in zip(needs.tolist(), layouts[name].packed(rows), strict=True):
            found[int(of[need - 1 - begun])].append(f"{marks[name]} {word:x} {need:x}")
    return ["\n".join(group) for group in found]


def explained(unit: Tested) -> str:
    """The forms of the lines of a unit with more than two streams."""
    answers = {port.answers for port in unit.memories}
    forms = (f"`{mark} {name.upper()}{' REQUESTS' * (name in answers)}`" for name, mark in _marks(unit).items())
    return ", ".join(forms)


def _marks(unit: Tested) -> Mapping[str, str]:
    """The mark with which the lines of each stream begin."""
    if unit.paired:
        return {stream.name: ">" if stream.inward else "<" for stream in unit.streams}
    return {stream.name: ascii_letters[place] for place, stream in enumerate(unit.streams)}


def _pair(unit: Tested) -> dict[str, str | int]:
    (source,), (sink,) = unit.sources, unit.sinks
    return {
        "in_top": source.width - 1,
        "out_top": sink.width - 1,
        "in_fields": cut("in_q", source.beat),
        "out_fields": cut("out", sink.beat),
        **_watched(unit),
    }


def _many(unit: Tested) -> dict[str, str | int]:
    marks, asks = _marks(unit), {port.answers: port.requests for port in unit.memories}
    listed = "; ".join(f"{marks[s.name]} {s.name}, {'in' if s.inward else 'out'}" for s in unit.streams)
    places = {s.name: place for group in (unit.sources, unit.sinks) for place, s in enumerate(group)}
    return {
        "listed": listed,
        "source_top": len(unit.sources) - 1,
        "sink_top": len(unit.sinks) - 1,
        "sinks": len(unit.sinks),
        "declared": "\n".join(f"  wire [{s.width - 1}:0] {s.name};" for s in unit.streams),
        "streams": "\n".join(_checker(unit.name, s, marks[s.name], places, asks) for s in unit.streams),
        "connected": ",\n".join(_connected(s, places[s.name]) for s in unit.streams),
        "open": _idle(unit.commands) + _left_open(unit.counters),
    }


def _checker(unit: str, stream: Stream, mark: str, places: Mapping[str, int], asks: Mapping[str, str]) -> str:
    """The instance of what drives or checks a stream."""
    at, wide = places[stream.name], f'.Width({stream.width}), .Mark("{mark}")'
    if stream.inward:
        wide += ", .Answers(1'b1)" if stream.name in asks else ""
        requests = f"received[{32 * places[asks[stream.name]]}+:32]" if stream.name in asks else "0"
        return (
            f"  {unit}_tb_source #({wide}) u_{stream.name} (\n"
            f"    .clk_i, .run_i(run), .stalls_i(stalls != 0), .requests_i({requests}),\n"
            f"    .valid_o(in_valid[{at}]), .ready_i(in_ready[{at}]), .data_o({stream.name}),\n"
            f"    .done_o(in_done[{at}])\n  );"
        )
    return (
        f"  {unit}_tb_sink #({wide}) u_{stream.name} (\n"
        f"    .clk_i, .run_i(run), .stalls_i(stalls != 0), .valid_i(out_valid[{at}]), .ready_o(out_ready[{at}]),\n"
        f"    .data_i({stream.name}), .done_o(out_done[{at}]), .received_o(received[{32 * at}+:32]),\n"
        f"    .failed_o(failed[{at}])\n  );"
    )


def _connected(stream: Stream, at: int) -> str:
    """The ports of a stream of the unit."""
    way = "in" if stream.inward else "out"
    return (
        f"    .{stream.valid.name}({way}_valid[{at}]), .{stream.ready.name}({way}_ready[{at}]),\n"
        f"    {cut(stream.name, stream.beat)}"
    )


def _watched(unit: Tested) -> dict[str, str]:
    """The text for the ports beside the streams: declarations, connections, and the checks of each cycle."""
    declared, looked = list[str](), list[str]()
    for port in unit.counters:
        name = port.name
        if name in unit.progress:
            declared.append(f"  logic [{port.width - 1}:0] {name}, {name}_seen = '0;  // moves while the unit works")
            looked += [f"      if ({name} !== {name}_seen) idle = 0;", f"      {name}_seen = {name};"]
        elif name in unit.alarms:
            declared.append(f"  logic [{port.width - 1}:0] {name};")
            said = f'$display("FAIL: {name} after %0d results", received);'
            looked += [f"      if ({name} !== '0) begin", f"        {said}", "        $finish;", "      end"]
    seen = (*unit.progress, *unit.alarms)
    connected = "".join(f"    .{name},\n" for name in seen)
    left = [port for port in unit.counters if port.name not in seen]
    return {
        "declared": "".join(f"{line}\n" for line in declared),
        "open": _idle(unit.commands) + connected + _left_open(left),
        "looked": "".join(f"{line}\n" for line in looked),
    }


def _idle(commands: Sequence[Port]) -> str:
    """Connections of commands that the testbench does not give."""
    return "".join(f"    .{port.name}('0),\n" for port in commands)


def _left_open(ports: Sequence[Port]) -> str:
    """Connections of ports that the testbench does not read, none for none."""

    def listed() -> Iterator[str]:
        yield "// Only results are compared here, not the counters."
        yield "// verilator lint_off PINCONNECTEMPTY"
        yield from (f".{port.name}()," for port in ports)
        yield "// verilator lint_on PINCONNECTEMPTY"

    return "".join(f"    {line}\n" for line in listed()) if ports else ""

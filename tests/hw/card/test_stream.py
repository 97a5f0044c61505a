"""Units between streams behind AXI, and at a clock of their own: a host's view."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from modmill import programs
from modmill.hw import rtl
from modmill.hw.emit.sources import card, sources
from modmill.hw.interface import registry
from modmill.hw.interface.configuration import Value
from modmill.hw.stream.axi import registers
from modmill.hw.stream.beat import packed
from modmill.hw.stream.streamed import StreamedUnit
from tests.hw.support import require_tool

HERE = Path(__file__).parent


@pytest.mark.parametrize("top", ["axi", "card"])
@pytest.mark.parametrize(("bits", "more"), [(64, {}), (29, {"interval": 3, "flow": "credit"})])
def test_a_host_gets_its_products(bits: int, more: dict[str, Value], top: str, tmp_path: Path) -> None:
    """At 29 bits a beat does not fill its bytes."""
    require_tool("icarus")
    choice = registry.choose("modmul", {"bits": bits, **more}, {})
    unit = registry.build(choice.config)
    assert isinstance(unit, StreamedUnit)
    model = unit.reference(choice.constants)
    source, sink = unit.streams
    lines: list[str] = []
    for _, beat in unit.beats(choice.constants, 100, 1):
        (result,) = model(beat)
        given, right = packed(beat, tuple(unit.inputs), source.beat), packed(result, unit.result_names, sink.beat)
        lines.append(f"{given:x} {right:x}\n")
    texts = sources(unit, "rom", choice.constants) | card(unit)
    texts["stream_tb.sv"] = (HERE / "stream_tb.sv").read_text("ascii").replace("TOP dut", f"modmul_{top} dut")
    texts |= {path.name: path.read_text("ascii") for path in (HERE / "models").glob("*.sv")}
    programs.write_texts(tmp_path, texts | {"axi_host.svh": (HERE / "axi_host.svh").read_text("ascii")})
    (tmp_path / "cases.txt").write_text("".join(lines), "ascii")
    sizes = {"InWidth": source.width, "OutWidth": sink.width, "Latency": unit.latency}
    set_ = [f"-Pstream_tb.{name}={value}" for name, value in sizes.items()]
    programs.run(["iverilog", "-g2012", "-s", "stream_tb", "-o", "tb.vvp", *set_, *sorted(texts)], tmp_path)
    text = programs.run(["vvp", "-n", "tb.vvp", "+cases=cases.txt"], tmp_path)
    assert re.search(rf"^PASS {len(lines)}$", text, re.MULTILINE), text


def test_the_registers_are_those_that_the_hardware_lists() -> None:
    """The opening comment of stream_axi.sv, address by address; it shows the first of the counters."""
    text = rtl.read("card")["stream_axi.sv"].partition("module ")[0]
    listed = {int(address, 16) for address in re.findall(r"   ([0-9a-f]{2}) (?:R|W|RW) ", text)}
    unit = registry.build(registry.configure("modmul"))
    assert isinstance(unit, StreamedUnit)
    one = unit.streams[0].valid
    assert listed == {register.address for register in registers(unit.streams, 64, 3, [one])}

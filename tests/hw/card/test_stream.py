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
from tests.hw.support import icarus, require_tool

HERE = Path(__file__).parent


CLOCKS = {"": "", "slower": "", "faster": "4.0, 5.0, 1, 3.0", "unrelated": "4.0, 4.875, 1, 5.125"}
"""Period, multiplier and dividers of the core's clock in the top for a card; empty for what is emitted."""
UNITS: list[tuple[str, dict[str, Value]]] = [
    ("modmul", {"bits": 64}),
    ("modmul", {"bits": 29, "interval": 3, "flow": "credit"}),
    ("vdf_ozturk", {"bits": 64}),
    ("vdf_predictive_montgomery", {"bits": 64}),
    ("vdf_bipartite", {"bits": 64, "self_check": True}),
]
"""At 29 bits a beat does not fill its bytes."""


@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize(("name", "given"), UNITS, ids=lambda value: value if isinstance(value, str) else "")
def test_a_host_gets_its_results(name: str, given: dict[str, Value], clock: str, tmp_path: Path) -> None:
    """By the registers and streams of AXI; with a clock, by those of the top for a card."""
    require_tool("icarus")
    choice = registry.choose(name, given, {})
    unit = registry.build(choice.config)
    assert isinstance(unit, StreamedUnit)
    model = unit.reference(choice.constants)
    source, sink = unit.streams
    lines: list[str] = []
    for _, beat in unit.beats(choice.constants, 100, 1):
        (result,) = model(beat)
        taken, right = packed(beat, tuple(unit.inputs), source.beat), packed(result, unit.result_names, sink.beat)
        lines.append(f"{taken:x} {right:x}\n")
    texts = sources(unit, "rom", choice.constants) | card(unit)
    texts["stream_tb.sv"] = (HERE / "stream_tb.sv").read_text("ascii").replace("TOP dut", _top(name, clock))
    texts |= {path.name: path.read_text("ascii") for path in (HERE / "models").glob("*.sv")}
    programs.write_texts(tmp_path, texts | {"axi_host.svh": (HERE / "axi_host.svh").read_text("ascii")})
    (tmp_path / "cases.txt").write_text("".join(lines), "ascii")
    sizes = {"InWidth": source.width, "OutWidth": sink.width, "Latency": unit.latency}
    set_ = [f"-Pstream_tb.{name}={value}" for name, value in sizes.items()]
    inside = not clock or (name == "modmul" and clock == "slower")  # else a queue has the result before the reset comes
    programs.run(["iverilog", "-g2012", "-s", "stream_tb", "-o", "tb.vvp", *set_, *sorted(texts)], tmp_path)
    text = programs.run(["vvp", "-n", "tb.vvp", "+cases=cases.txt", *["+reset"] * inside], tmp_path)
    assert re.search(rf"^PASS {len(lines)}$", text, re.MULTILINE), text


def _top(name: str, clock: str) -> str:
    if not clock:
        return f"{name}_axi dut"
    values = zip(("Period", "Multiply", "Divide", "OutDivide"), CLOCKS[clock].split(", "), strict=False)
    set_ = ", ".join(f".{key}({value})" for key, value in values) if CLOCKS[clock] else ""
    return f"{name}_card #({set_}) dut" if set_ else f"{name}_card dut"


def test_further_streams_pass_unchanged(tmp_path: Path) -> None:
    """A unit with four streams behind AXI, beside the plain one."""
    given: dict[str, Value] = {"bits": 40, "digits": 3, "outstanding": 5, "index": 12}
    unit = registry.build(registry.configure("reader", **given))
    texts = sources(unit, "rom", 0) | card(unit) | {"many_tb.sv": (HERE / "many_tb.sv").read_text("ascii")}
    programs.write_texts(tmp_path, {name: text for name, text in texts.items() if not name.endswith("_card.sv")})
    text = icarus(tmp_path, "many_tb", sorted(path.name for path in tmp_path.glob("*.sv")))
    passed = re.search(r"^PASS (\d+)$", text, re.MULTILINE)
    assert passed and int(passed[1]) > 500, text


def test_the_registers_are_those_that_the_hardware_lists() -> None:
    """The opening comment of stream_axi.sv, address by address; it shows the first of the counters."""
    text = rtl.read("card")["stream_axi.sv"].partition("module ")[0]
    listed = {int(address, 16) for address in re.findall(r"   ([0-9a-f]{2}) (?:R|W|RW) ", text)}
    unit = registry.build(registry.configure("modmul"))
    assert isinstance(unit, StreamedUnit)
    one = unit.streams[0].valid
    assert listed == {register.address for register in registers(unit.streams, 64, 3, [one])}


def test_a_register_is_written_once_by_whole_words_and_each_answer_comes_once(tmp_path: Path) -> None:
    sources = [HERE / "axi_lite_tb.sv", rtl.folder() / "card" / "axi_lite.sv"]
    assert "PASS 300" in icarus(tmp_path, "axi_lite_tb", sources)

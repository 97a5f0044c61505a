"""vdf_loop and vdf_axi under random commands and random stalls, in both simulators."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from modmill import programs
from modmill.hw import rtl
from modmill.hw.units.vdf import loop
from tests.hw.support import icarus, require_tool

HERE = Path(__file__).parent
RTL = Path(loop.__file__).parent / "rtl"
AXI_LITE = rtl.folder() / "card" / "axi_lite.sv"


def run(simulator: str, top: str, folder: Path, **parameters: int) -> str:
    """Builds a testbench with parameters and runs it; its output."""
    require_tool(simulator)
    sources = [str(AXI_LITE), *(str(RTL / name) for name in ("vdf_axi.sv", "vdf_loop.sv"))]
    sources += [str(HERE / name) for name in (f"{top}.sv", "counter_core.sv")]
    if simulator == "icarus":
        return icarus(folder, top, sources, **parameters)
    set_ = [f"-G{name}={value}" for name, value in parameters.items()]
    flags = ["--binary", "--timing", "--timescale", "1ns/1ps", "--assert", "-j", "2", "--x-initial", "unique"]
    flags += ["-CFLAGS", "-O0 -std=gnu++20", "-LDFLAGS", "-pthread"]
    flags += ["-MAKEFLAGS", "CFG_CXXFLAGS_PCH_I=-include", "-Mdir", "o"]
    waived = ["-Wno-fatal", "-Wno-WIDTH"]  # of the testbench; the units are linted by themselves
    programs.run(["verilator", *flags, *waived, "--top-module", top, *set_, *sources], folder)
    return programs.run([str(folder / "o" / f"V{top}"), "+verilator+rand+reset+2"], folder)


@pytest.mark.parametrize(
    ("simulator", "words", "word_bits", "latency"),
    [("icarus", 4, 9, 3), ("icarus", 2, 17, 1), ("icarus", 7, 5, 4), ("verilator", 4, 9, 3)],
)
def test_control_keeps_its_contract(simulator: str, words: int, word_bits: int, latency: int, tmp_path: Path) -> None:
    text = run(simulator, "vdf_loop_tb", tmp_path, Words=words, WordBits=word_bits, Latency=latency)
    assert re.search(r"^PASS 400$", text, re.MULTILINE), text


@pytest.mark.parametrize("simulator", ["icarus", "verilator"])
def test_registers_and_streams_keep_theirs(simulator: str, tmp_path: Path) -> None:
    text = run(simulator, "vdf_axi_tb", tmp_path)
    assert re.search(r"^PASS 60$", text, re.MULTILINE), text


@pytest.mark.parametrize("name", ["vdf_axi.sv", "vdf_loop.sv"])
def test_lint_has_nothing_to_say(name: str, tmp_path: Path) -> None:
    require_tool("verilator")
    paths = [str(RTL / name), str(AXI_LITE)] if name == "vdf_axi.sv" else [str(RTL / name)]
    programs.run(["verilator", "--lint-only", "-Wall", *paths], tmp_path)  # a warning is an error

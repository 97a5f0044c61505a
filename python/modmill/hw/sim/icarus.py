"""Icarus Verilog as a second simulator, so that the hardware does not lean on one: builds and runs testbenches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from modmill import cache, programs
from modmill.watch import Watch


def build(name: str, top: str, texts: Mapping[str, str], watch: Watch) -> Path:
    """The compiled testbench `top`, from the cache if it was built before. Raises ToolMissing, ToolFailed."""

    def make(work: Path) -> None:
        programs.write_texts(work, texts)
        command = [programs.find("iverilog"), "-g2012", "-s", top, "-o", "unit.vvp", *sorted(texts)]
        programs.run(command, work, watch.ticker("build"))
        for file in texts:
            (work / file).unlink()

    parts = {f"rtl/{file}": text for file, text in texts.items()} | {"iverilog": programs.version("iverilog")}
    return cache.entry("rtl", f"{name}-icarus", parts, make, watch.ticker("wait for another build")) / "unit.vvp"


def run(program: Path, folder: Path, arguments: Sequence[str], watch: Watch, phase: str) -> str:
    """Runs a compiled testbench in `folder` with these plusargs; returns what it printed."""
    return programs.run([programs.find("vvp"), "-n", str(program), *arguments], folder, watch.ticker(phase))

#!/usr/bin/env python3
"""Verilator's lint (-Wall) over all hand-written RTL and over one small emitted unit of each kind.

Runs in the project's environment (`./dev lint` does that). A waiver stands in the source beside what it is about, as
`lint_off` with its reason in the line above or below it; one without a reason is an error here.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from modmill import places, programs
from modmill.hw import rtl
from modmill.hw.emit.sources import card, sources, testbench
from modmill.hw.emit.texts import scaled
from modmill.hw.interface import registry
from modmill.hw.interface.configuration import Value

BITS = 64
AREAS = ("card", "number", "prim/portable", "prim/xcup", "state")
OFF = re.compile(r"verilator\s+lint_off\s+\w+")
FLAGS = ("--lint-only", "-Wall", "--timing", "-Wfuture-PROCASSINIT")
WAIVED = "/* verilator lint_off PROCASSINIT */ "
"""A register may have a value before its reset, as those of an FPGA do. Old versions do not know this warning, and take
it only in a text, with the last flag above."""
PLACE = Path(__file__).resolve().parents[2] / "tests" / "hw" / "card" / "models"
MODELS = {name: (PLACE / name).read_text(encoding="ascii") for name in ("MMCME4_BASE.sv", "BUFG.sv")}
"""The modules that the top for a card instantiates beside Modmill's own."""


def designs() -> Iterator[tuple[str, str, dict[str, str]]]:
    """Name, top module and files of everything that is checked."""
    sizes = {unit: registry.sized(unit, BITS) for unit in registry.units()}
    checked: dict[str, Value] = {"bits": BITS, "self_check": True}
    for unit, given in [*sizes.items(), ("vdf_ozturk", checked)]:
        choice = registry.choose(unit, given, {})
        made = registry.build(choice.config)
        for flavour in ("file", "rom"):
            whole = sources(made, flavour, choice.constants)
            if made.card():
                yield f"{choice.config.slug}, tables {flavour}", f"{unit}_card", whole | card(made) | MODELS
            else:
                yield f"{choice.config.slug}, tables {flavour}", unit, whole
        yield f"{choice.config.slug}, testbench", f"{unit}_tb", sources(made, "file") | testbench(made)
    # The cells, since no unit uses all of them; some, and queues and delay lines, are made of others of their folder.
    for area in ("prim/portable", "state"):
        cells = rtl.read(area)
        for name in cells:
            yield f"{area}/{name}", name.removesuffix(".sv"), cells


def waivers(name: str, text: str) -> list[str]:
    """Waivers without a reason: no words in its own line, and no comment in the line above or below."""
    lines = text.splitlines()
    found = []
    for i, line in enumerate(lines):
        if OFF.search(line):
            reason = re.sub(r"/\*|\*/|//", " ", OFF.sub(" ", line)).strip()
            beside = [lines[k].strip() for k in (i - 1, i + 1) if 0 <= k < len(lines)]
            if len(reason) < 8 and not any(near.startswith("//") and not OFF.search(near) for near in beside):
                found.append(f"{name}:{i + 1}: a waiver without a reason: {line.strip()}")
    return found


def lint(verilator: str, module: str, files: Mapping[str, str]) -> str:
    """Verilator's complaints; empty when it is content."""
    with tempfile.TemporaryDirectory(prefix="modmill-lint-") as folder:
        for name, text in files.items():
            (Path(folder) / name).write_text(WAIVED + scaled(text), encoding="ascii")
        command = [verilator, *FLAGS, "--top-module", module, *sorted(files)]
        done = subprocess.run(
            command,
            cwd=folder,
            env=programs.environment(),
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            check=False,
        )
    return (done.stdout + done.stderr).strip() if done.returncode or done.stderr.strip() else ""


def main() -> int:
    """Checks everything; 1 when anything is wrong."""
    offences = []
    hand_written = {f"{area}/{name}": text for area in AREAS for name, text in rtl.read(area).items()}
    for unit in registry.units():
        hand_written |= registry.build(registry.configure(unit, **registry.sized(unit, BITS))).library()
    for name, text in hand_written.items():
        offences += waivers(name, text)
    verilator = places.verilator()
    count = 0
    if verilator is None:
        if "rtl" in os.environ.get("MODMILL_REQUIRE", "").split(","):
            offences.append("verilator is missing, and MODMILL_REQUIRE names rtl")
        print(f"hardware: not checked: Verilator's lint. To have it, run: {places.GET['verilator']}", file=sys.stderr)
    else:
        for name, module, files in designs():
            count += 1
            for file, text in files.items():
                offences += waivers(f"{name}: {file}", text)
            said = lint(verilator, module, files)
            if said:
                offences.append(f"{name}:\n{said}")
    for offence in dict.fromkeys(offences):
        print(offence)
    print(f"hardware: {f'{len(offences)} offences' if offences else f'{count} designs are clean'}", file=sys.stderr)
    return 1 if offences else 0


if __name__ == "__main__":
    sys.exit(main())

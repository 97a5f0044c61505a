"""A unit as a folder that stands alone: RTL, leaf cells, tables, testbench with vectors, port map, constraints, sums.

`contents` is a pure function of squarer, modulus and flavour, so the same configuration gives the same bytes; `write`
puts them on disk, whole or not at all.

Flavours of the tables (the reduction's and, where a unit has them, its constants'):
`rom`   case statements for one modulus: any simulator, any synthesis;
`file`  memories read from `tables/` when a simulation starts: another modulus needs no other RTL. Not for synthesis;
`lut6`  UltraScale+ LUT6 primitives with their contents; `sim/` then holds models of them.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import secrets
import shutil
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Literal, cast

from modmill import __version__
from modmill.errors import UsageError
from modmill.hw import rtl
from modmill.hw.about import goal_ns
from modmill.hw.emit import top
from modmill.hw.emit.ports import as_markdown, port_map
from modmill.hw.emit.vectors import cases

FLAVOURS = ("rom", "file", "lut6")
MANIFEST = "SHA256SUMS"
ORIGIN = "modmill.json"
SCHEMA = "modmill-unit/1"
ICARUS_BITS = 256
"""Up to this width Icarus is done before Verilator has built."""

Flavour = Literal["rom", "file", "lut6"]


def contents(squarer: Any, modulus: int, name: str, flavour: str, *, chain: int | None = None) -> dict[str, str]:
    """Path to text of every file of the folder. `name`: what people call the modulus; `chain`: steps of the long case.

    Raises UsageError for an unknown flavour or a modulus that the configuration is too narrow for.
    """
    if flavour not in FLAVOURS:
        raise UsageError(f"--tables: {flavour!r} is none of {', '.join(FLAVOURS)}", got=flavour)
    config = squarer.config
    if modulus % 2 == 0 or not 3 <= modulus.bit_length() <= config.bits:
        raise UsageError(
            f"--modulus: {name} has {modulus.bit_length()} bits; this unit takes odd ones up to {config.bits}"
        )
    found = cases(squarer, modulus, chain if chain is not None else (200 if config.bits <= ICARUS_BITS else 50))
    head = _provenance(squarer, modulus, name, flavour)
    emitted = squarer.files(cast("Flavour", flavour), modulus) | {f"{squarer.name}.sv": top.unit_top(squarer)}
    card = top.card(squarer, config.bits)
    shared = {file: text for kind in rtl.PRIMITIVES for file, text in rtl.read(f"prim/{kind}").items()}
    whole = top.sources(squarer, cast("Flavour", flavour), modulus) | card
    files: dict[str, str] = {}
    for file, text in whole.items():
        if file in emitted or file == f"{squarer.name}_axi.sv":
            files[f"rtl/{file}"] = head + text
        elif file not in shared:
            files[f"rtl/{file}"] = text
    for kind in rtl.PRIMITIVES:
        files |= {f"prim/{kind}/{file}": text for file, text in rtl.read(f"prim/{kind}").items()}
    for file, text in top.testbench(squarer).items():
        files[f"sim/{file}"] = text
    if flavour == "lut6":
        files |= {f"sim/{file}": _template(file) for file in ("LUT6.sv", "LUT6_2.sv")}
    for file, rows in squarer.images(modulus).items():
        digits = -(-squarer.image_width(file) // 4)
        files[f"tables/{file}"] = "".join(f"{row:0{digits}x}\n" for row in rows)
    files["vectors.txt"] = "".join(case.line(squarer.word_bits) + "\n" for case in found)
    ports = port_map(squarer)
    files["ports.json"] = json.dumps(ports, indent=1) + "\n"
    files["ports.md"] = as_markdown(ports)
    files |= _lists(squarer.name, files)
    files[ORIGIN] = json.dumps(_origin(squarer, modulus, name, flavour), indent=1) + "\n"
    words = _words(squarer, name, flavour, [case.what for case in found])
    files["test.sh"] = _fill("test.sh", words)
    files["README.md"] = _fill("README.md", words)
    files[f"constraints/{squarer.name}.xdc"] = _fill("constraints.xdc", words)
    sums = [f"{hashlib.sha256(files[path].encode()).hexdigest()}  {path}\n" for path in sorted(files)]
    files[MANIFEST] = "".join(sums)
    return files


def checksum(files: Mapping[str, str]) -> str:
    """One number for a whole folder: SHA-256 of its manifest."""
    return hashlib.sha256(files[MANIFEST].encode()).hexdigest()


def check_destination(out: Path, *, force: bool) -> None:
    """Refuses a destination before any work: what is there and not ours stays there.

    Raises UsageError for a file, for a folder that is not empty (with `force`: one that no earlier emission wrote), and
    where no folder can be made.
    """
    if out.exists() and not out.is_dir():
        raise UsageError(f"--out: {out} is not a directory")
    if out.is_dir() and any(out.iterdir()):
        if not force:
            raise UsageError(f"--out: {out} is not empty (give --force to replace a folder that hw emit wrote)")
        if not (out / ORIGIN).is_file():
            raise UsageError(f"--out: {out} is not empty and holds no {ORIGIN}, so --force does not replace it either")
    parent = out.absolute().parent
    if not parent.is_dir() or not os.access(parent, os.W_OK):
        raise UsageError(f"--out: the directory {parent} does not exist or is not writable")


def write(files: Mapping[str, str], out: Path, *, force: bool = False) -> None:
    """Makes the folder `out` with these files; it appears whole, and on any failure nothing is left of it."""
    check_destination(out, force=force)
    out = out.absolute()
    token = secrets.token_hex(4)
    fresh, old = out.with_name(f".{out.name}.{token}.part"), out.with_name(f".{out.name}.{token}.old")
    try:
        for name, text in files.items():
            path = fresh / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            if path.suffix == ".sh":
                path.chmod(0o755)
        if out.is_dir():
            out.rename(old)
        try:
            fresh.rename(out)
        except OSError:
            if old.is_dir():
                old.rename(out)
            raise
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
        shutil.rmtree(old, ignore_errors=True)


def _origin(squarer: Any, modulus: int, name: str, flavour: str) -> dict[str, Any]:
    return {
        "schema": SCHEMA,
        "modmill": __version__,
        "unit": squarer.config.unit,
        "configuration": {k: v for k, v in asdict(squarer.config).items() if k != "unit"},
        "tables": flavour,
        "modulus": {"name": name, "bits": modulus.bit_length(), "n": hex(modulus)},
        "words": squarer.words,
        "word_bits": squarer.word_bits,
        "cycles": squarer.latency,
        "cycles_more_for_the_rare_branch": squarer.branch_extra,
        "domain_exponent": squarer.exponent,
    }


def _provenance(squarer: Any, modulus: int, name: str, flavour: str) -> str:
    """The lines that head every emitted file; ASCII, whatever the modulus is called."""
    shown = name.encode("ascii", "replace").decode()
    digest = hashlib.sha256(hex(modulus).encode()).hexdigest()[:16]
    return (
        f"// Modmill {__version__}: {squarer.config.slug}, tables {flavour}.\n"
        f"// Modulus {shown}, SHA-256 of its hex {digest}...\n"
        "// Emitted: change the generator, not this file. Licence: Apache-2.0 OR MIT.\n//\n"
    )


def _lists(unit: str, files: Mapping[str, str]) -> dict[str, str]:
    """sim.f with the portable cells and the testbench, synth.f with the UltraScale+ cells."""

    def listed(*folders: str, without: tuple[str, ...] = ()) -> str:
        paths = sorted(p for p in files if p.endswith(".sv") and p.rpartition("/")[0] in folders and p not in without)
        return "".join(f"{p}\n" for p in paths)

    card = (f"rtl/{unit}_axi.sv", "rtl/vdf_axi.sv")
    return {"sim.f": listed("rtl", "prim/portable", "sim", without=card), "synth.f": listed("rtl", "prim/xcup")}


def _words(squarer: Any, name: str, flavour: str, listed: list[str]) -> dict[str, str]:
    """What the templates' @names@ stand for."""
    config, unit = squarer.config, squarer.name
    period = goal_ns(config.unit) / squarer.latency
    rows = [("modulus", name), *((k, v) for k, v in asdict(config).items() if k != "unit"), *squarer.summary.items()]
    return {
        "unit": unit,
        "bits": str(config.bits),
        "words": str(squarer.words),
        "word_bits": str(squarer.word_bits),
        "cycles": str(squarer.latency),
        "version": __version__,
        "preferred": "icarus" if config.bits <= ICARUS_BITS else "verilator",
        "table": "\n".join(f"| {k.replace('_', ' ')} | {_cell(v)} |" for k, v in rows),
        "cases": str(len(listed)),
        "listed": "\n".join(f"* {what}" for what in listed),
        "tables": "read by the simulation" if flavour == "file" else "for reference: the RTL has them built in",
        "word": str(config.word),
        "exponent": str(squarer.exponent),
        "synthesis": SYNTHESIS[flavour],
        "goal": f"{goal_ns(config.unit)} ns a squaring, published for 1024 bits, in {squarer.latency} cycles",
        "period": f"{period:.3f}",
        "clock": "clk_i",
        "reset": "rst_ni",
    }


def _cell(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{k} {v}" for k, v in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return str(value)


def _fill(template: str, words: Mapping[str, str]) -> str:
    return re.sub(r"@(\w+)@", lambda match: words[match[1]], _template(template))


def _template(file: str) -> str:
    return (Path(__file__).parent / "templates" / file).read_text(encoding="utf-8")


SYNTHESIS = {
    "rom": "The tables are case statements that a synthesis turns into LUTs.",
    "file": "The tables are read when a simulation starts: emit again with `--tables rom` or `lut6` to synthesise.",
    "lut6": "The tables are LUT6 primitives: for UltraScale+ only.",
}

"""An emitted folder as a project of other tools: Yosys, FuseSoC, Vivado."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from modmill.hw.cost import synth
from modmill.hw.emit import folder
from modmill.hw.emit.constraints import all_tops
from modmill.hw.emit.project import PART
from modmill.hw.interface import registry
from tests.support import require_rtl

STAND_IN = Path(__file__).with_name("vivado.tcl")
VIVADO = {
    *("create_project", "read_verilog", "read_xdc", "synth_design", "opt_design", "place_design", "phys_opt_design"),
    *("route_design", "write_checkpoint", "report_utilization", "report_timing_summary", "report_clock_interaction"),
    *("create_clock", "get_ports", "get_cells", "get_clocks", "get_pins", "set_input_delay", "set_output_delay"),
    *("set_false_path", "set_max_delay", "set_bus_skew", "get_property"),
}
"""Commands of Vivado (UG835) that scripts and constraints may use."""


@pytest.fixture(scope="module", params=registry.units())
def unit(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """Each unit at 64 bits, and its folder."""
    choice = registry.choose(request.param, registry.sized(request.param, 64), {})
    files = folder.contents(registry.build(choice.config), choice.constants, choice.name, "rom", chain=3)
    out = tmp_path_factory.mktemp("emitted") / "unit"
    folder.write(files, out)
    return request.param, out


def test_yosys_takes_the_portable_list(unit: tuple[str, Path]) -> None:
    """Without a primitive, a file to be read, a latch, or a net with two drivers."""
    name, out = unit
    listed = (out / "synth_portable_axi.f").read_text("utf-8").split()
    for file in listed:
        assert "$readmem" not in (out / file).read_text("utf-8"), file
    commands = [f"read_verilog -sv {out / file}" for file in listed]
    synth.yosys(
        [
            *commands,
            f"hierarchy -check -top {name}_axi",
            "proc",
            "select -assert-none t:$dlatch t:$_DLATCH_P_ t:$_DLATCH_N_",
            "opt -fast",
            "check -assert",
        ]
    )


def test_every_file_is_in_a_list(unit: tuple[str, Path]) -> None:
    """No list names a file twice. Whether it names the right ones is checked in tests/hw/emit/test_slang.py."""
    out = unit[1]
    lists = [path.read_text("utf-8").split() for path in out.glob("*.f")]
    assert all(len(files) == len(set(files)) for files in lists)
    assert {str(path.relative_to(out)) for path in out.rglob("*.sv")} == {file for files in lists for file in files}


def test_fusesoc_finds_every_file(unit: tuple[str, Path]) -> None:
    name, out = unit
    head, _, body = (out / f"{name}.core").read_text("utf-8").partition("\n")
    assert head == "CAPI=2:"
    core: dict[str, Any] = yaml.safe_load(body)
    assert core["name"].split(":")[:3] == ["modmill", "", name]
    named: set[str] = set()
    for files in core["filesets"].values():
        named |= {next(iter(file)) if isinstance(file, dict) else file for file in files["files"]}
    assert all((out / file).is_file() for file in named)
    lists = ("sim.f", "synth.f")
    assert {file for listed in lists for file in (out / listed).read_text("utf-8").split()} <= named
    assert core["targets"].keys() == {"default", "sim", "sim_verilator", "synth"}
    # edalize's flows; synthesis is out of context and ends before a bitstream, or each bit of a port would get a pin.
    assert {name: target.get("flow") for name, target in core["targets"].items()} == {
        "default": None,
        "sim": "sim",
        "sim_verilator": "sim",
        "synth": "vivado",
    }
    assert core["targets"]["synth"]["flow_options"] == {"part": PART, "pnr": "none"}
    (script,) = core["filesets"]["run"]["files"]
    assert "run" in core["targets"]["synth"]["filesets"] and "-mode out_of_context" in (out / script).read_text("utf-8")
    for target in core["targets"].values():
        assert not {"default_tool", "tools"} & target.keys()
        assert set(target["filesets"]) <= set(core["filesets"])
    texts = "".join((out / file).read_text("utf-8") for file in named if file.endswith(".sv"))
    assert all(f"module {target['toplevel']} " in texts or f"module {target['toplevel']};" in texts
               for target in core["targets"].values())  # fmt: skip


def test_vivado_is_given_commands_that_it_has_and_files_that_are_there(unit: tuple[str, Path]) -> None:
    """Vivado itself is not here: what its script and the constraints do is followed in plain Tcl."""
    if shutil.which("tclsh") is None:
        require_rtl("tclsh")
    name, out = unit
    tops = all_tops(registry.build(registry.choose(name, registry.sized(name, 64), {}).config))
    for top in tops:
        command = ["tclsh", str(STAND_IN), str(out / "vivado" / "out_of_context.tcl"), top]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/")
        assert done.returncode == 0, done.stderr
        *lines, last = done.stdout.splitlines()
        read = {line.removeprefix("READ ") for line in lines if line.startswith("READ ")}
        listed = {str(out / file) for file in (out / f"synth{top.removeprefix(name)}.f").read_text("utf-8").split()}
        assert read == listed | {str(out / "constraints" / f"{top}.xdc")}
        assert set(last.removeprefix("COMMANDS ").split()) <= VIVADO
        assert PART in (out / "vivado" / "out_of_context.tcl").read_text("utf-8")


def test_the_header_has_the_registers_of_the_port_map(unit: tuple[str, Path], tmp_path: Path) -> None:
    """Compiled without a warning; each address and mask is that of ports.json."""
    name, out = unit
    registers = json.loads((out / "ports.json").read_text("utf-8"))["registers"]
    if not registers:
        assert not (out / "include").exists()
        return
    require_rtl("cc")
    prefix, checks = name.upper(), []
    for register in registers:
        symbol = f"{prefix}_{register['name'].upper()}"
        checks.append((symbol, register["address"]))
        if register["value"] is not None:
            checks.append((f"{symbol}_VALUE", register["value"]))
        for field in register["fields"]:
            checks.append((f"{symbol}_{field['name'].upper()}", ((1 << field["bits"]) - 1) << field["low"]))
    lines = [f'#include "{name}_regs.h"', f'#include "{name}_regs.h"']
    lines += [f'_Static_assert({symbol} == {value}u, "{symbol}");' for symbol, value in checks]
    (tmp_path / "check.c").write_text("\n".join([*lines, "int main(void) { return 0; }", ""]), "ascii")
    command = ["cc", "-std=c11", "-Wall", "-Wextra", "-Werror", f"-I{out / 'include'}", "-c", "check.c"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr

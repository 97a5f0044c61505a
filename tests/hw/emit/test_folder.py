"""An emitted folder: the same bytes every time, complete, passing its own testbench, in nobody's way."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from modmill.errors import UsageError
from modmill.hw.config import UNITS, SquarerConfig
from modmill.hw.emit import folder
from modmill.hw.emit.ports import WHAT, port_map
from modmill.hw.emit.top import unit_ports
from modmill.hw.emit.vectors import cases
from modmill.hw.sim.run import default_modulus
from modmill.hw.squarer import squarer
from tests.support import ROOT, require_rtl

BITS = 64
RECORD = ROOT / "vectors" / "hw" / "emitted.json"


def emitted(unit: str, flavour: str = "rom", bits: int = BITS) -> dict[str, str]:
    return folder.contents(
        squarer(SquarerConfig(unit, bits=bits)), default_modulus(bits)[0], "the test's", flavour, chain=30
    )


@pytest.mark.parametrize("unit", UNITS)
def test_the_same_configuration_gives_the_same_bytes(unit: str) -> None:
    first = emitted(unit)
    squarer.cache_clear()
    assert emitted(unit) == first


@pytest.mark.parametrize("unit", UNITS)
def test_what_is_emitted_is_what_was_reviewed(unit: str) -> None:
    """Emitted text is not committed, its checksum is: `python tools/vectors/emitted.py` renews it after a change."""
    recorded = json.loads(RECORD.read_text("utf-8"))["folders"][unit]
    files = folder.contents(squarer(SquarerConfig(unit, bits=BITS)), *default_modulus(BITS), "rom")
    assert recorded["files"] == len(files)
    assert recorded["sha256"] == folder.checksum(files)


@pytest.mark.parametrize("unit", UNITS)
def test_the_folder_is_complete(unit: str) -> None:
    files = emitted(unit)
    sums = {path: digest for digest, path in (line.split("  ") for line in files[folder.MANIFEST].splitlines())}
    assert set(sums) == set(files) - {folder.MANIFEST}
    for path, digest in sums.items():
        assert hashlib.sha256(files[path].encode()).hexdigest() == digest
    for listed in ("sim.f", "synth.f"):
        assert set(files[listed].split()) <= set(files)
    modules = {Path(path).stem for path in files if path.endswith(".sv")}
    for path in files["sim.f"].split():
        used = re.findall(r"^  (\w+) (?:#\(|\w+ \()", files[path], re.MULTILINE)
        assert {u for u in used if u.startswith("vdf_")} <= modules
    assert "@" not in files["README.md"] and "@" not in files[f"constraints/{unit}.xdc"]
    for path in files:
        if path.startswith(f"rtl/{unit}"):
            assert files[path].startswith("// Modmill ")
    origin = json.loads(files["modmill.json"])
    assert SquarerConfig(origin["unit"], **origin["configuration"]) == SquarerConfig(unit, bits=BITS)
    assert int(origin["modulus"]["n"], 16) == default_modulus(BITS)[0]


@pytest.mark.parametrize(
    ("unit", "simulator"), [*((unit, "icarus") for unit in UNITS), ("vdf_predictive_montgomery", "verilator")]
)
def test_it_passes_its_own_testbench(unit: str, simulator: str, tmp_path: Path) -> None:
    require_rtl("verilator", "g++", "make") if simulator == "verilator" else require_rtl("iverilog")
    flavour = {"vdf_ozturk": "rom", "vdf_predictive_montgomery": "file", "vdf_bipartite": "lut6"}[unit]
    out = tmp_path / "unit"
    folder.write(emitted(unit, flavour), out)
    done = subprocess.run([out / "test.sh", simulator], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    count = str(len((out / "vectors.txt").read_text("utf-8").splitlines()))
    assert re.findall(r"^PASS (\d+)$", done.stdout, re.MULTILINE) == [count, count]


def test_a_wrong_table_fails_the_testbench(tmp_path: Path) -> None:
    require_rtl("iverilog")
    files = emitted("vdf_ozturk", "file")
    rows = files["tables/row_0.hex"].splitlines()
    rows[-1] = f"{int(rows[-1], 16) ^ 1:0{len(rows[-1])}x}"
    folder.write(files | {"tables/row_0.hex": "\n".join(rows) + "\n"}, tmp_path / "unit")
    done = subprocess.run([tmp_path / "unit" / "test.sh", "icarus"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "FAIL" in done.stdout and "PASS" not in done.stdout


def test_the_cases_hold_what_bounds_have_to_survive() -> None:
    unit, n = squarer(SquarerConfig("vdf_ozturk", bits=BITS)), default_modulus(BITS)[0]
    found = {case.what: case for case in cases(unit, n, 30)}
    for name, x in (("0", 0), ("1", 1), ("N - 1", n - 1)):
        assert unit.decode(found[name].x, n) == x
        assert unit.decode(found[name].y, n) == x * x % n
    assert max(found["every word at its bound"].x) > 1 << 16
    chain = found["a chain from 2: 2^(2^30) mod N"]
    assert unit.decode(chain.y, n) == pow(2, 2**30, n)
    assert found["no squaring: x comes back"].steps == 0


def test_the_testbench_takes_the_rare_branch(tmp_path: Path) -> None:
    require_rtl("iverilog")
    folder.write(emitted("vdf_predictive_montgomery"), tmp_path / "unit")
    subprocess.run([tmp_path / "unit" / "test.sh", "icarus"], capture_output=True, check=True)
    taken = re.findall(
        r"^RESULT (\d+) .* branches +(\d+) ", (tmp_path / "unit/build/run.log").read_text(), re.MULTILINE
    )
    assert sum(int(n) for _, n in taken) >= 1


def test_every_port_is_described() -> None:
    assert {name for name, _, _ in unit_ports()} <= set(WHAT)
    ports = port_map(squarer(SquarerConfig("vdf_ozturk", bits=BITS)))["modules"]
    assert {p["name"]: p["width"] for p in ports["vdf_ozturk"]}["steps_i"] == 64
    assert "s_axi_awaddr" in {p["name"] for p in ports["vdf_ozturk_axi"]}
    text = emitted("vdf_ozturk")["rtl/vdf_ozturk.sv"]
    for p in ports["vdf_ozturk"]:
        assert re.search(rf"^  {p['direction']} +logic .*\b{p['name']},?$", text, re.MULTILINE)


def test_a_destination_that_is_somebody_elses_is_left_alone(tmp_path: Path) -> None:
    files = {"a.txt": "1\n", folder.ORIGIN: "{}\n", "test.sh": "#!/bin/sh\n"}
    out = tmp_path / "unit"
    folder.write(files, out)
    assert (out / "test.sh").stat().st_mode & 0o111
    with pytest.raises(UsageError, match="is not empty \\(give --force"):
        folder.write(files, out)
    folder.write(files | {"a.txt": "2\n"}, out, force=True)
    assert (out / "a.txt").read_text("utf-8") == "2\n"
    other = tmp_path / "other"
    other.mkdir()
    (other / "thesis.txt").write_text("all of it", "utf-8")
    for force in (False, True):
        with pytest.raises(UsageError, match="is not empty"):
            folder.write(files, other, force=force)
    assert (other / "thesis.txt").exists()
    with pytest.raises(UsageError, match="is not a directory"):
        folder.write(files, out / "a.txt")
    with pytest.raises(UsageError, match="does not exist"):
        folder.write(files, tmp_path / "no" / "where")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["other", "unit"]


def test_a_failure_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_arguments: object, **_more: object) -> int:
        raise OSError(28, "No space left on device")

    out = tmp_path / "unit"
    folder.write({folder.ORIGIN: "{}\n"}, out)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", full)
        with pytest.raises(OSError, match="No space"):
            folder.write({folder.ORIGIN: "[]\n"}, out, force=True)
    assert (out / folder.ORIGIN).read_text("utf-8") == "{}\n"
    assert [p.name for p in tmp_path.iterdir()] == ["unit"]
    shutil.rmtree(out)


@pytest.mark.parametrize(
    ("modulus", "flavour", "message"),
    [(2**64 - 58, "rom", "takes odd ones up to 64"), (2**65 - 1, "rom", "has 65 bits"), (7, "mif", "'mif' is none of")],
)
def test_bad_input_is_refused(modulus: int, flavour: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        folder.contents(squarer(SquarerConfig("vdf_ozturk", bits=BITS)), modulus, "n", flavour)

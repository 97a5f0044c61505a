"""The front at the wire: its model against the reader of captures, its circuit and text against the model, its cost."""

from __future__ import annotations

import random
import struct
import subprocess
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from modmill.errors import UsageError
from modmill.golden import gf2
from modmill.hw.describe.draw import draw
from modmill.hw.emit import folder
from modmill.hw.explore.evaluate import estimate
from modmill.hw.interface import registry
from modmill.hw.interface.unit import Choice
from modmill.hw.stream import run
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.run import StreamRun, simulate
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.units.sigverify.wire_front import frames, golden
from modmill.hw.units.sigverify.wire_front.config import WireConfig
from modmill.hw.units.sigverify.wire_front.fingerprint import fingerprint, polynomial
from modmill.hw.units.sigverify.wire_front.reasons import REASONS, SLOT
from modmill.hw.units.sigverify.wire_front.unit import USUAL, WireFront, reading
from modmill.watch import Watch
from tests.hw.stream.replay import Replay
from tests.hw.support import Fault, find_faults
from tests.hw.units.sigverify.wire_front import made
from tests.support import ROOT, refuses, require_rtl, succeeds

SAID = {
    "bad_sizes": "a transaction of",
    "bad_ends": "transaction ends within",
    "bad_counts": ("compact 16-bit number", "instructions, and 64 are", "accounts, and 64 are"),
    "bad_signatures": ("has no signature", "its message requires", "signatures, and 12 are"),
    "bad_versions": "message has version",
    "bad_accounts": ("does not fit its", "names account", "takes no account", "accounts with those"),
    "trailing": "follow the transaction's end",
    "bad_configs": ("configuration mask", "requests a heap"),
    "fragments": "is a fragment",
}
"""The messages of the reader of captures for the model's reasons; all others are about headers."""

LAST = made.framed(made.usual(random.Random(99)))
"""A frame with results, so that all frames before it have been counted when a simulation ends."""


def agree(ours: int | str, theirs: int | str | None, frame: bytes) -> bool:
    if len(frame) > SLOT:
        # The unit does not look into such a frame.
        return ours == "bad_frames"
    if not isinstance(theirs, str):
        return ours == theirs if theirs else ours in ("not_ip", "not_udp", "other_port", "fragments")
    whose = [name for name, said in SAID.items() for s in ((said,) if isinstance(said, str) else said) if s in theirs]
    return ours == (whose[0] if whose else "bad_headers")


def compare(given: list[bytes], tmp_path: Path) -> Counter[int | str]:
    found = [made.read_by_model(frame) for frame in given]
    for frame, ours, theirs in zip(given, found, made.read_by_rust(given, tmp_path), strict=True):
        assert agree(ours, theirs, frame), (ours, theirs, frame.hex())
    return Counter(found)


def cut_everywhere() -> list[bytes]:
    """Frames and transactions that end after each of their bytes."""
    rng = random.Random(5)
    legacy = made.transaction(rng, instructions=((1, b"\x00\x02", 9), (2, b"", 0)))
    tables = made.transaction(rng, signatures=2, tables=((b"\x01\x02", b""), (b"", b"\x03")))
    parts = ((1, b"\x00\x02", b"data"), (2, b"", b""), (1, b"\x01", b"end"))
    config = bytes(12) + (32 << 10).to_bytes(4, "little")
    version_1 = frames.version_1(rng, bytes((2, 0, 1)), 3, parts, 0b10111 | 8, bytes(4) + config)
    whole = [frames.wrapped(random.Random(seed), tables, made.PORT) for seed in (1, 2, 4)]
    whole.append(frames.ethernet(rng, frames.ipv6(rng, frames.udp(rng, legacy, made.PORT), (0, 44, 60)), 0x86DD, 2))
    found = [made.framed(t[:n]) for t in (legacy, tables, version_1) for n in range(len(t) + 1)]
    return found + [frame[:n] for frame in whole for n in range(len(frame) + 1)]


def edges() -> list[bytes]:
    return [made.framed(t) for t in made.edges()] + made.at_the_end_of_the_memory() + cut_everywhere()


def test_the_model_agrees_with_the_reader_of_captures(tmp_path: Path) -> None:
    given = [frame for _, frame, _ in frames.random_frames(6000, 11, made.PORT)]
    found = compare(given, tmp_path)
    # Every reason but a wrong checksum, which the reader does not look at.
    assert set(REASONS) - {"accepted", "bad_checksums"} == {reason for reason in found if isinstance(reason, str)}


def test_they_agree_at_the_edges_and_wherever_a_frame_ends(tmp_path: Path) -> None:
    found = compare(edges(), tmp_path)
    assert {"bad_accounts", "bad_counts", "bad_signatures", "bad_versions", "bad_sizes", 1, 2, 11} <= set(found)


def test_the_order_of_faults(tmp_path: Path) -> None:
    """The model and the reader, which does not look at checksums; the gates have the same frames below."""
    given = made.layered()
    for frame, wanted in given:
        try:
            found = "accepted" if golden.signed(golden.payload(frame, made.PORT)) else ""
        except golden.Dropped as e:
            found = e.reason
        assert found == wanted, frame.hex()
    compare([frame for frame, _ in given], tmp_path)


def simulated(given: Mapping[str, object], simulator: str, count: int, seed: int = 3) -> StreamRun:
    require_rtl("iverilog") if simulator == "icarus" else require_rtl("verilator", "g++")
    found = registry.simulate(
        registry.choose("wire_front", given, {}),  # type: ignore[arg-type]
        {"frames": count, "stalls": 30, "seed": seed},
        simulator,
    )
    assert isinstance(found, StreamRun)
    return found


def counted(config: WireConfig, given: Sequence[tuple[bytes, bool]]) -> dict[str, int]:
    """The counters of the model."""
    front = golden.Front(config)
    for frame, error in given:
        list(front.records(frame, error))
    return front.counters


@pytest.mark.parametrize(
    "config",
    [WireConfig(dedup=6), WireConfig(lanes=3, port=8003, dedup=0, rule="zip215", checksum="ignore")],
    ids=lambda config: config.slug,
)
@pytest.mark.parametrize("count", [1500, pytest.param(10_000, marks=pytest.mark.slow)])
def test_thousands_of_frames_in_verilator(config: WireConfig, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In two batches of the simulation, each with a seed of its own.

    A simulation ends with the last result, so the last frame has one: what is dropped behind it would not be counted.
    """
    first = count * 4 // 5
    monkeypatch.setattr(run, "CHUNK", first)
    pieces = [frames.random_frames(n, seed, config.port) for n, seed in ((first, 3), (count - first, 3 + first))]
    given = [(frame, error) for piece in pieces for _, frame, error in piece]
    front = golden.Front(config)
    given = given[: 1 + max(i for i, (frame, error) in enumerate(given) if list(front.records(frame, error)))]
    found = simulated(config.parameters(), "verilator", len(given))
    expected = counted(config, given)
    seen = {name: n for name, n in found.counters.items() if n and name in {*REASONS, *expected}}
    seen.pop("accepted", None)
    assert seen == expected
    assert found.counters["refused"] and found.counters["waited"]


def play(config: WireConfig, given: list[bytes], stalls: int = 30, simulator: str = "verilator") -> StreamRun:
    unit = WireFront(config)
    choice, beats = Choice(config, 0, ""), frames.played(given, 1)
    return simulate(unit, choice, count=len(given), stalls=stalls, seed=1, simulator=simulator, beats=beats)


def test_edges_and_every_cut_in_verilator() -> None:
    require_rtl("verilator", "g++")
    given = [*edges(), *(frame for frame, _ in made.layered()), LAST]
    config = WireConfig(dedup=6, port=made.PORT)
    found = play(config, given)
    expected = counted(config, [(frame, False) for frame in given])
    assert {name: n for name, n in found.counters.items() if n and name in expected} == expected


def test_icarus() -> None:
    assert simulated({"lanes": 2, "dedup": 4}, "icarus", 150).results > 5000


@pytest.mark.parametrize(("lanes", "stalls"), [(1, 0), (2, 40)])
def test_verilator_agrees_with_the_circuit_cycle_by_cycle(lanes: int, stalls: int) -> None:
    require_rtl("verilator", "g++")
    unit = WireFront(WireConfig(lanes=lanes, dedup=4))
    beats = [beat for _, beat in unit.beats(0, 5, 9)]
    model = unit.reference(0)
    expected = [result for beat in beats for result in model(beat)]
    replay = Replay(unit, 0, 5, stalls)
    assert replay.run(beats, len(expected)) == expected
    with StreamSimulation(unit, 0, 5, stalls, Watch(None)) as simulation:
        assert simulation.run(beats, len(expected), drain=True) == expected
        assert simulation.counters == replay.counters
        assert simulation.cycles == replay.cycles


def test_what_is_remembered() -> None:
    """16 signatures in 4 rows of four: the oldest of a row is forgotten, others are not."""
    require_rtl("verilator", "g++")
    rng = random.Random(6)
    config = WireConfig(dedup=4, lanes=2)
    new = [made.framed(made.usual(rng, 180)) for _ in range(30)]
    given = [frame for i in range(30) for frame in (new[i], new[i], new[rng.randrange(i + 1)])]
    given.append(LAST)
    found = play(config, given)
    model = counted(config, [(frame, False) for frame in given])
    assert found.counters["duplicates"] == model["duplicates"]
    assert 30 < model["duplicates"] < 60


def test_the_fingerprint() -> None:
    """It is the remainder of the whole signature, by a polynomial that the key selects."""
    rng = random.Random(7)
    for key in (0, 1, (1 << 62) - 1):
        assert gf2.is_irreducible(polynomial(key)) and polynomial(key).bit_length() == 65
        words = [rng.getrandbits(64) for _ in range(8)]
        whole = sum(word << 64 * (8 - i) for i, word in enumerate(words))
        assert fingerprint(key, words) == gf2.remainder(whole, polynomial(key))
    assert polynomial(0) < polynomial(1000) < polynomial((1 << 61) - 1)


def cycles_of(config: WireConfig, size: int, signatures: int = 1) -> tuple[int, float]:
    """From the last beat of a frame to its first result, and between two frames, without stalls."""
    rng, unit = random.Random(1), WireFront(config)
    made_frames = [made.framed(made.usual(rng, size, signatures)) for _ in range(201)]
    beats = [list(frames.beats_of(frame)) for frame in made_frames]
    model, seen = unit.reference(0), 0
    results = [[r for beat in b for r in model(beat)] for b in beats]
    with StreamSimulation(unit, 0, 5, 0, Watch(None)) as simulation:

        def run(first: int, last: int) -> int:
            nonlocal seen
            expected = [r for some in results[first:last] for r in some]
            given = [beat for some in beats[first:last] for beat in some]
            assert simulation.run(given, len(expected), drain=True) == expected
            taken, seen = simulation.cycles - seen, simulation.cycles
            return taken

        run(0, 1)
        # The key and the message begin a cycle after the beat before them.
        alone = run(1, 2) - len(beats[1]) - len(results[1]) - 2
        # What a run needs beyond its frames is the same for both.
        return alone + 1, (run(2, 152) - run(152, 201)) / 101


@pytest.mark.parametrize("dedup", [0, 6])
def test_latency_and_throughput(dedup: int) -> None:
    require_rtl("verilator", "g++")
    config = WireConfig(dedup=dedup)
    unit = WireFront(config)
    latency, interval = cycles_of(config, USUAL[2])
    assert (latency, interval) == (unit.latency, unit.interval)
    assert 250e6 / unit.interval > 4e6
    assert cycles_of(config, 400, 3)[1] == reading(config, 3, 400)


def test_no_frame_takes_long() -> None:
    """Instructions of three bytes take six cycles each, as long as any: 2 cycles a byte in one lane."""
    require_rtl("verilator", "g++")
    rng, config = random.Random(2), WireConfig(lanes=1, dedup=0)
    slow = made.framed(made.transaction(rng, accounts=2, header=(1, 0, 0), instructions=((1, b"", 0),) * 330))
    found = play(config, [slow] * 50)
    assert found.results and 1.5 * len(slow) < found.free_cycles / 50 < 2 * len(slow)


def test_broken_hardware_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    require_rtl("verilator", "g++")
    faults = (
        Fault("wire_front_lane.sv", "assign is_tag_0_0 = tag_8100 |", "assign is_tag_0_0 ="),
        Fault("wire_front_lane.sv", "assign unknown = ", "assign unknown = 1'b0 & "),
        Fault("wire_front_lane.sv", "= wrong_config_q | some_bit_1_0;", "= 1'b0 & (wrong_config_q | some_bit_1_0);"),
        Fault("wire_front_lane.sv", "assign misfit = ", "assign misfit = 1'b0 & "),
        Fault("wire_front_lane.sv", "assign line_next = last_i ?", "assign line_next = 1'b0 ?"),
        Fault("wire_front_replay.sv", "reading_0_0 & has_credit_0_0;", "reading_0_0;"),
        Fault("wire_front_replay.sv", "assign adds = decided &", "assign adds = 1'b0 &"),
    )
    find_faults(monkeypatch, WireFront, faults, lambda: simulated({"lanes": 1, "dedup": 4}, "verilator", 1500, seed=8))


@pytest.mark.parametrize("simulator", ["icarus", pytest.param("verilator", marks=pytest.mark.slow)])
def test_the_emitted_folder_passes_its_testbench(tmp_path: Path, simulator: str) -> None:
    require_rtl("iverilog") if simulator == "icarus" else require_rtl("verilator", "g++")
    choice = registry.choose("wire_front", {"lanes": 2, "dedup": 4}, {})
    files = folder.contents(registry.build(choice.config), choice.constants, choice.name, "rom", chain=50)
    assert "| `in_error_i` | input | 1 |" in files["ports.md"]
    folder.write(files, tmp_path / "unit")
    done = subprocess.run([tmp_path / "unit" / "test.sh", simulator], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.count("PASS") == 2, done.stdout + done.stderr


def test_its_cost() -> None:
    """250 MHz, also with a key whose polynomial has many terms."""
    require_rtl("pyosys")
    found = estimate(WireConfig(key=3_141_592_653_589_793_238))
    assert found.area is not None and found.timing is not None
    assert found.area.total.dsp == 0
    assert found.timing.period_ns <= 4.0


def test_captures_in_every_order(tmp_path: Path) -> None:
    given = [b"", b"\x01", bytes(range(200))]
    path = tmp_path / "x.pcap"
    for order, magic in (("<", 0xA1B2C3D4), (">", 0xA1B2C3D4), ("<", 0xA1B23C4D), (">", 0xA1B23C4D)):
        head = struct.pack(f"{order}IHHiIII", magic, 2, 4, 0, 0, 65536, 1)
        whole = head + b"".join(struct.pack(f"{order}IIII", 1, 2, len(f), 9000) + f for f in given)
        path.write_bytes(whole)
        assert frames.frames_of(path) == given
    for broken, message in (
        (whole[:-1], "ends within the frame at its byte 57"),
        (whole[:30], "ends within the frame at its byte 24"),
        (b"PK\x03\x04" + bytes(40), "not a capture in the classic pcap format"),
        (whole[:20] + bytes([0, 0, 0, 101]) + whole[24:], "its packets have link type 101, and only 1"),
        (b"\x0a\x0d\x0d\x0a" + bytes(40), "a pcapng capture .convert it with"),
        (b"\x1f\x8b\x08" + bytes(40), "compressed with gzip .decompress it first"),
    ):
        path.write_bytes(broken)
        with pytest.raises(UsageError, match=message):
            frames.frames_of(path)
    with pytest.raises(UsageError, match="No such file"):
        frames.frames_of(tmp_path / "none")


def test_a_generated_capture_becomes_the_records_of_the_reader(tmp_path: Path) -> None:
    """The records of a capture by `sigverify gen` are the reader's signatures, in its order."""
    require_rtl("verilator", "g++")
    path = tmp_path / "x.pcap"
    succeeds("sigverify", "gen", path, "--count", "300", "--quiet")
    told = succeeds("hw", "sim", "wire_front", "--capture", path, "--dedup", "0", "--json").json
    read = made.read_by_rust(frames.frames_of(path), tmp_path)
    assert told["parameters"]["operations"] == 300
    counters = told["result"]["counters"]
    assert counters["signatures"] == sum(n for n in read if isinstance(n, int))
    assert counters["frames"] - counters["transactions"] == sum(isinstance(n, str) for n in read)


def test_the_picture_in_the_documents_is_current() -> None:
    """`python tools/vectors/emitted.py` renews it."""
    assert (ROOT / "docs/units/wire_front.svg").read_text("utf-8") == draw(WireFront(WireConfig()))


def test_what_cannot_be_is_refused() -> None:
    for wrong, message in (
        ({"lanes": 17}, "lanes: 17 is out of range"),
        ({"dedup": 3}, "dedup: 3 must be 0, or 4 to 18"),
        ({"rule": "loose"}, "rule: 'loose' must be one of"),
    ):
        with pytest.raises(UsageError, match=message):
            registry.choose("wire_front", wrong, {})


def test_the_commands_take_it() -> None:
    require_rtl("iverilog")
    given = ("hw", "sim", "wire_front", "--simulator", "icarus", "--lanes", "1", "--dedup", "4", "--frames", "20")
    assert succeeds(*given, "--json").json["result"]["results"] > 100
    refuses(2, "--modulus: wire_front has no such parameter", *given, "--modulus", "251")


def whole_record(beats: Sequence[Beat]) -> bytes:
    return b"".join(b["data"].to_bytes(8, "little")[: b["bytes"]] for b in beats)


def test_a_record_is_what_the_pipeline_takes() -> None:
    """R, S, A, message: signature i belongs to account i."""
    rng, unit = random.Random(8), WireFront(WireConfig(rule="zip215"))
    contents = made.usual(rng, 300, 2)
    model = unit.reference(0)
    found = [r for beat in frames.beats_of(made.framed(contents)) for r in model(beat)]
    records = [whole_record(found[: len(found) // 2]), whole_record(found[len(found) // 2 :])]
    message, keys = contents[129:], contents[133:]
    assert records == [contents[1 + 64 * i :][:64] + keys[32 * i :][:32] + message for i in range(2)]
    assert {(r["tag"], r["rule"]) for r in found} == {(0, 3)}
    assert [i for i, r in enumerate(found) if r["last"]] == [len(found) // 2 - 1, len(found) - 1]

"""The unit of half-size scalars: its parts one by one, whole words by their meaning, its text, its cost."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from modmill.errors import UsageError
from modmill.golden import ed25519
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.describe.draw import draw
from modmill.hw.emit import folder
from modmill.hw.explore.evaluate import estimate
from modmill.hw.interface import registry
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.run import StreamRun
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.units.sigverify.scalars import halver, lengths, numbers
from modmill.hw.units.sigverify.scalars.config import ScalarsConfig
from modmill.hw.units.sigverify.scalars.unit import Scalars, edges
from modmill.watch import Watch
from tests.hw.stream.replay import Replay
from tests.hw.support import Fault, find_faults
from tests.support import ROOT, refuses, require_rtl, succeeds

L = ed25519.L


def digits(words: Mapping[int, int]) -> tuple[list[tuple[int, int]], int]:
    """The pairs of digits, read as the pages say, and the bit that says that they count for nothing."""
    code = words[16] | words[17] << 256 | (words[18] & (1 << 192) - 1) << 512
    entries = [(1, 0), (0, 1), (1, 1), (1, -1)]
    found = []
    for i in range(words[18] >> 192 & 255):
        four = code >> 4 * i & 15
        sign = (-1 if four & 4 else 1) if four & 8 else 0
        assert four & 8 or not four
        u, v = entries[four & 3]
        found.append((sign * u, sign * v))
    assert code >> 4 * len(found) == 0 and found[-1] != (0, 0)
    return found, words[18] >> 200


def check(h: int, s: int, words: Mapping[int, int]) -> tuple[int, bool]:
    """The words of a scalar by their meaning; how many pairs there are, and whether it was given up."""
    assert sorted(words) == [16, 17, 18, 19]
    pairs, given_up = digits(words)
    assert len(pairs) <= 176
    if not given_up:
        u, v = (sum(pair[i] << at for at, pair in enumerate(pairs)) for i in (0, 1))
        assert v > 0 and v % 2 == 1 and (v * h - u) % (8 * L) == 0, hex(h)
        assert words[19] == v * s % L
    return len(pairs), bool(given_up)


def shortest_odd(h: int) -> int:
    """The least max(|u|, |v|) of a pair with v odd and u = v h modulo 8L.

    By Gauss' reduction; then b is added to each small multiple of a as often as makes both coordinates alike.
    """
    a, b = (8 * L, 0), (h, 1)
    while True:
        if a[0] ** 2 + a[1] ** 2 < b[0] ** 2 + b[1] ** 2:
            a, b = b, a
        m = nearest(a[0] * b[0] + a[1] * b[1], b[0] ** 2 + b[1] ** 2)
        if not m:
            break
        a = (a[0] - m * b[0], a[1] - m * b[1])
    found = []
    for i in range(-3, 4):
        alike = [(-i * (a[0] - s * a[1]), b[0] - s * b[1]) for s in (1, -1)]
        middles = [0, *(nearest(n, d) for n, d in alike if d)]
        found += [(i * a[0] + j * b[0], i * a[1] + j * b[1]) for m in middles for j in range(m - 3, m + 4)]
    return min(max(map(abs, p)) for p in found if p[1] % 2)


def nearest(a: int, b: int) -> int:
    """a / b, rounded."""
    return (2 * a + b) // (2 * b)


def random_scalars(count: int, seed: int) -> list[int]:
    rng = random.Random(seed)
    return [rng.randrange(L) for _ in range(count)]


def near_fractions(count: int, seed: int) -> Iterator[int]:
    """Scalars near fractions of 8L of all sizes: one quotient is long, at any place, after an even or an odd t1."""
    rng = random.Random(seed)
    while count:
        size = rng.randrange(2, 140)
        below = rng.getrandbits(size) | 1 << size - 1
        above = rng.randrange(below // 8 + 1)
        h = 8 * L * above // below + rng.randrange(-2, 3) + rng.randrange(2) * rng.getrandbits(rng.randrange(1, 128))
        if 0 <= h < L:
            count -= 1
            yield h


@pytest.mark.parametrize("scalars", [edges(), random_scalars(500, 2), [*near_fractions(1000, 11)]])
def test_the_model_by_its_meaning(scalars: Sequence[int]) -> None:
    """u and v are at most two bits longer than the shortest pair with an odd v, given up only where that is long."""
    rng = random.Random(1)
    for h in scalars:
        s = rng.getrandbits(256)
        found = numbers.halve(h)
        count, given_up = check(h, s, numbers.words(h, s))
        best = shortest_odd(h).bit_length()
        assert given_up == found.given_up and found.passes <= 240 and found.v >> numbers.T_BITS == 0
        if given_up:
            assert best >= numbers.LIMIT, hex(h)
        else:
            assert count <= best + 3, hex(h)


def test_a_scalar_without_a_short_pair_is_given_up() -> None:
    assert numbers.halve(L - 1).given_up and shortest_odd(L - 1) > 1 << 250


def test_highest_and_moved_up() -> None:
    rng = random.Random(3)
    for width in (16, 176, 256):
        c = Circuit()
        word, by = c.input("word", (1 << width) - 1), c.input("by", 255)
        results = {"at": lengths.highest(c, "at", word), "moved": lengths.moved_up(c, "moved", word, by)}
        for size in range(width + 1):
            x = (1 << size >> 1) | rng.getrandbits(max(1, size)) % max(1, 1 << size >> 1)
            n = rng.randrange(256)
            values = evaluate(c, {"word": x, "by": n}, 0)
            assert value(results["at"], values) == max(0, x.bit_length() - 1)
            assert value(results["moved"], values) == (x << n) % (1 << width)


@pytest.mark.parametrize("h", [0, 1, L - 1, 1 << 127, 1 << 128, *random_scalars(2, 4)])
def test_passes_of_the_circuit_are_those_of_the_model(h: int) -> None:
    part, c = halver.build(), Circuit()
    first = halver.start(c, c.input("h", L - 1))
    values = evaluate(c, {"h": h}, 0)
    state = {name: value(word, values) for name, word in first.items()}
    expected = numbers.halve(h)
    found: dict[str, int] = {}
    for i in range(expected.passes + 2):
        values = evaluate(part.circuit, state, 0)
        found = {name: value(word, values) for name, word in part.results.items()}
        # What is done stays as it is.
        assert found["done"] == (i >= expected.passes - 1)
        state = {name: found[name] for name in halver.STATE}
    u, v = (state["r0"], state["t0"]) if found["first"] else (state["r1"], state["t1"])
    assert (u, v, state["negative"] ^ found["first"]) == expected[:3]


def by_scalar(beats: Sequence[Beat]) -> dict[int, dict[int, int]]:
    found: dict[int, dict[int, int]] = {}
    for beat in beats:
        words = found.setdefault(beat["tag"], {})
        assert beat["index"] not in words
        words[beat["index"]] = beat["word"]
    return found


@pytest.mark.parametrize("stalls", [pytest.param(0, marks=pytest.mark.slow), 97])
def test_verilator_agrees_with_the_circuit_cycle_by_cycle(stalls: int) -> None:
    require_rtl("verilator", "g++")
    unit = Scalars(ScalarsConfig())
    rng = random.Random(stalls)
    scalars = [0, L - 1, *random_scalars(4, 5)]
    beats = [{"tag": i, "h": h, "s": rng.getrandbits(256)} for i, h in enumerate(scalars)]
    replay = Replay(unit, 0, 5, stalls)
    found = replay.run(beats, 4 * len(beats))
    for tag, words in by_scalar(found).items():
        check(beats[tag]["h"], beats[tag]["s"], words)
    with StreamSimulation(unit, 0, 5, stalls, Watch(None)) as simulation:
        assert simulation.run(beats, 4 * len(beats), drain=True) == found
        assert simulation.counters == replay.counters
        assert simulation.cycles == replay.cycles


def simulated(simulator: str, count: int, stalls: int = 30, **given: int) -> StreamRun:
    require_rtl("iverilog") if simulator == "icarus" else require_rtl("verilator", "g++")
    choice = registry.choose("scalars", given, {})
    found = registry.simulate(choice, {"scalars": count, "stalls": stalls, "seed": 3}, simulator)
    assert isinstance(found, StreamRun)
    return found


def test_many_scalars_in_verilator() -> None:
    found = simulated("verilator", 3000, tag=16)
    assert found.results == 4 * 3000 and found.counters["signatures"] == 3000


def test_a_scalar_every_190_cycles() -> None:
    """Without stalls, whole words by their meaning: a million signatures a second at 250 MHz need 238."""
    require_rtl("verilator", "g++")
    unit = Scalars(ScalarsConfig(tag=16))
    count = 2000
    beats = [{"tag": i, "h": h, "s": h * h % L} for i, h in enumerate(random_scalars(count, 6))]
    with StreamSimulation(unit, 0, 5, 0, Watch(None)) as simulation:
        found = by_scalar(simulation.run(beats, 4 * count, drain=True))
        cycles = simulation.cycles
    for i, beat in enumerate(beats):
        pairs, given_up = check(beat["h"], beat["s"], found[i])
        assert pairs < 144 and not given_up
    assert unit.interval * count <= cycles <= 190 * count


def test_broken_hardware_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    faults = (
        Fault("scalars_halver.sv", "assign goes = ", "assign goes = 1'b1 | "),
        Fault("scalars_finisher.sv", "assign u_turns =", "assign u_turns = 1'b1 |"),
        Fault("scalars_finisher.sv", "assign occupied =", "assign occupied = 1'b0 &"),
        Fault("scalars.sv", "assign product_goes = ", "assign product_goes = 1'b1 | "),
        Fault("scalars.sv", "assign takes = halved &", "assign takes = used_8 &"),
    )
    find_faults(monkeypatch, Scalars, faults, lambda: simulated("icarus", 30, stalls=90))  # words have to wait


@pytest.mark.parametrize("simulator", ["icarus", pytest.param("verilator", marks=pytest.mark.slow)])
def test_the_emitted_folder_passes_its_testbench(tmp_path: Path, simulator: str) -> None:
    require_rtl("iverilog") if simulator == "icarus" else require_rtl("verilator", "g++")
    choice = registry.choose("scalars", {}, {})
    files = folder.contents(registry.build(choice.config), choice.constants, choice.name, "rom", chain=30)
    folder.write(files, tmp_path / "unit")
    done = subprocess.run([tmp_path / "unit" / "test.sh", simulator], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.count("PASS") == 2, done.stdout + done.stderr


@pytest.mark.slow
def test_its_cost_reaches_the_rate_of_a_pipeline() -> None:
    require_rtl("pyosys")
    found = estimate(ScalarsConfig())
    assert found.area is not None and found.timing is not None
    assert found.area.total.dsp == 10 and found.area.total.lut <= 12_000
    assert found.timing.period_ns <= 4.0


def test_the_picture_in_the_documents_is_current() -> None:
    """`python tools/vectors/emitted.py` renews it."""
    assert (ROOT / "docs/units/scalars.svg").read_text("utf-8") == draw(Scalars(ScalarsConfig()))


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(UsageError, match="tag: 65 is out of range"):
        registry.choose("scalars", {"tag": 65}, {})


def test_the_commands_take_it() -> None:
    require_rtl("iverilog")
    out = succeeds("hw", "sim", "scalars", "--simulator", "icarus", "--scalars", "12", "--json").json
    assert out["result"]["results"] == 48
    refuses(2, "--modulus: scalars has no such parameter", "hw", "sim", "scalars", "--modulus", "251")

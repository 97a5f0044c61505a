"""The double-scalar multiplication: curve, digits, point operation, and whole signatures against plain integers."""

from __future__ import annotations

import random
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from modmill.errors import UsageError
from modmill.golden import ed25519
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.describe.draw import draw
from modmill.hw.emit import folder
from modmill.hw.interface import registry
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.run import StreamRun
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.units.sigverify.double_scalar import assembly, core, layout, point
from modmill.hw.units.sigverify.double_scalar.config import DoubleScalarConfig
from modmill.hw.units.sigverify.double_scalar.curve import IDENTITY, Point, curve_of
from modmill.hw.units.sigverify.double_scalar.model import digit_code, joint_sparse_form, sum_of, verdict_of
from modmill.hw.units.sigverify.double_scalar.stimulus import Stimulus, small_order
from modmill.hw.units.sigverify.double_scalar.unit import DoubleScalar, turns
from modmill.watch import Watch
from tests.hw.support import Fault, agreed, find_faults
from tests.support import ROOT, refuses, require_rtl, succeeds

TOY: dict[str, Any] = {"bits": 64, "levels": 0, "column": 1}


def test_the_formulas_are_those_of_the_golden_model() -> None:
    """RFC 8032's addition, its inverse and its doubling, on edwards25519 with points of small order among them."""
    curve, rng = curve_of(255), random.Random(1)
    points = [*ed25519.small_order_points(), *(ed25519.multiply(rng.getrandbits(253), ed25519.BASE) for _ in range(6))]
    for a in points:
        assert ed25519.is_equal(curve.double(a), ed25519.add(a, a))
        for b in points:
            cached = curve.cached(b)
            assert ed25519.is_equal(curve.add(a, cached), ed25519.add(a, b))
            assert ed25519.is_equal(curve.add(a, curve.negated(cached)), ed25519.add(a, ed25519.negate(b)))


@pytest.mark.parametrize("bits", [32, 64, 100])
def test_toy_curves_are_complete(bits: int) -> None:
    curve = curve_of(bits)
    assert curve.p.bit_length() == bits and curve.p % 8 == 5
    assert pow(curve.d, (curve.p - 1) // 2, curve.p) == curve.p - 1
    for x, y, z, t in (curve.base, *small_order(curve)):
        assert (z, t) == (1, x * y % curve.p) and (y * y - x * x - 1 - curve.d * t * t) % curve.p == 0
        assert curve.is_identity(curve.multiply(4, (x, y, z, t))) == ((x, y, z, t) != curve.base)


def test_the_joint_sparse_form_has_few_pairs() -> None:
    """Its value, its length, and Solinas's property: of three pairs in a row one is zero; half of them on average."""
    rng, zeros, total = random.Random(2), 0, 0
    for u, v in [(0, 0), (0, 1), (1, 0), (3, 3), *((rng.getrandbits(128), rng.getrandbits(128)) for _ in range(300))]:
        pairs = joint_sparse_form(u, v)
        assert [sum(pair[i] << k for k, pair in enumerate(pairs)) for i in (0, 1)] == [u, v]
        assert len(pairs) <= max(u, v).bit_length() + 1
        assert all((0, 0) in pairs[i : i + 3] for i in range(len(pairs) - 2))
        zeros, total = zeros + pairs.count((0, 0)), total + len(pairs)
    assert 0.48 < zeros / total < 0.52


def test_codes_of_pairs_name_entry_and_sign() -> None:
    """Entries are -A, -R, -A - R, -A + R: the table of the unit as combinations of A and R."""
    entries = ((-1, 0), (0, -1), (-1, -1), (-1, 1))
    for u in (-1, 0, 1):
        for v in (-1, 0, 1):
            code = digit_code((u, v))
            a, r = entries[code & 3] if code & 8 else (0, 0)
            assert ((-a, -r) if code & 4 else (a, r)) == (-u, -v)


@pytest.mark.parametrize(("bits", "levels", "column"), [(64, 0, 1), (255, 3, 4)])
def test_the_point_operation(bits: int, levels: int, column: int) -> None:
    """Every control, with points and with words at the ends of their ranges, which are not points of the curve."""
    curve = curve_of(bits)
    part = point.build(point.multiplier(curve.p, levels, column))
    rng = random.Random(bits)
    points = [curve.multiply(rng.getrandbits(60), curve.base) for _ in range(2)]
    top = (1 << bits) - 1
    for held in [IDENTITY, (curve.p - 1,) * 4, (0,) * 4, *points]:
        for added in [curve.cached(IDENTITY), (top,) * 4, (0,) * 4, *map(curve.cached, points)]:
            for bits_ in range(16):
                doubles, fixed, negated, fresh = (bits_ >> i & 1 for i in range(4))
                other = [rng.randint(0, top) for _ in range(4)]
                entry, base = (other, added) if fixed else (added, other)
                inputs = dict(zip(point.COORDINATES, held, strict=True)) | dict(zip(point.ENTRY, entry, strict=True))
                inputs |= {f"base_{n}": v for n, v in zip(point.ENTRY[:3], base, strict=False)}
                inputs |= {"doubles": doubles, "fixed": fixed, "negated": negated, "fresh": fresh}
                values = evaluate(part.circuit, inputs, 0)
                found = tuple(value(word, values) for word in part.results.values())
                begin = IDENTITY if fresh else held
                what = (*added[:3], 2) if fixed else added
                after = curve.add(begin, curve.negated(what) if negated else what)
                assert found == (curve.double(begin) if doubles else after)


def test_the_base_table() -> None:
    config = DoubleScalarConfig(window=4)
    curve, rows = curve_of(255), core.base_rows(config)
    assert len(rows) == 256 and config.half == 128
    for i, k in ((0, 0), (1, 0), (0, 1), (15, 15), (7, 12)):
        wanted = ed25519.multiply(i + (k << 128), ed25519.BASE)
        x, y, _, _ = curve.affine(wanted)
        row = rows[i + 16 * k]
        parts = [row >> 255 * n & (1 << 255) - 1 for n in range(3)]
        assert parts == [(y - x) % curve.p, (y + x) % curve.p, 2 * curve.d * x * y % curve.p]


def test_the_stimulus_has_what_it_says() -> None:
    """The equation of each sort of signature, judged by the golden model with nothing but points and scalars."""
    config, rng = DoubleScalarConfig(), random.Random(4)
    source = Stimulus(config, 5)
    for kind, verdicts in {"holds": {0}, "off": {6}, "torsion": {0, 6}, "cofactored": {0}}.items():
        for bits in (128, 139, 0):
            request = source.request(kind, bits)
            words = request.words(rng)
            total = ed25519.multiply(words[layout.SCALAR], ed25519.BASE)
            for entry, weight in ((0, 0), (1, 1)):
                half = pow(2, -1, ed25519.P)
                minus, plus, dt, zz = request.table[entry]
                at: Point = (
                    *((plus - minus) * half % ed25519.P, (plus + minus) * half % ed25519.P, zz * half % ed25519.P),
                    dt * half * pow(ed25519.D, -1, ed25519.P) % ed25519.P,
                )
                times = sum(pair[weight] << i for i, pair in enumerate(request.pairs))
                total = ed25519.add(total, ed25519.multiply(times, at))
            assert ed25519.is_equal(total, sum_of(config, words))
            if request.cofactored:
                total = ed25519.multiply(8, total)
            assert verdict_of(config, words) == (0 if ed25519.is_equal(total, ed25519.IDENTITY) else 6)
            assert verdict_of(config, words) in verdicts
    known = source.request("known", 128)
    assert verdict_of(config, known.words(rng)) == known.verdict != 0


def by_tag(beats: list[Beat]) -> list[Beat]:
    return sorted(beats, key=lambda beat: beat["tag"])


@pytest.mark.parametrize("stalls", [pytest.param(0, marks=pytest.mark.slow), 35])
def test_verilator_agrees_with_the_circuit_cycle_by_cycle(stalls: int) -> None:
    require_rtl("verilator", "g++")
    unit = DoubleScalar(DoubleScalarConfig(**TOY, tag=3))
    beats = [beat for _, beat in unit.beats(0, 6, 3)]
    model = unit.reference(0)
    expected = [result for beat in beats for result in model(beat)]
    assert by_tag(agreed(unit, beats, len(expected), stalls)) == by_tag(expected)


def simulated(given: dict[str, object], simulator: str, count: int, stalls: int = 30) -> StreamRun:
    require_rtl("iverilog") if simulator == "icarus" else require_rtl("verilator", "g++")
    found = registry.simulate(
        registry.choose("double_scalar", given, {}),  # type: ignore[arg-type]
        {"signatures": count, "stalls": stalls, "seed": 3},
        simulator,
    )
    assert isinstance(found, StreamRun)
    return found


@pytest.mark.parametrize(
    ("window", "many"), [(4, 150), (5, 300), (6, 150), *(pytest.param(w, 600, marks=pytest.mark.slow) for w in (4, 6))]
)
def test_many_signatures_on_a_toy_curve(window: int, many: int) -> None:
    """Results overtake each other; every slot does something while signatures wait."""
    found = simulated({**TOY, "window": window, "tag": 6}, "verilator", many)
    count = found.counters
    assert found.results == count["compared"] == count["started"] == count["finished"] == many
    assert count["overtaken"] > many // 12
    assert count["base_additions"] == many * -(-127 // window)


def test_tags_that_are_under_way_are_kept() -> None:
    """With two tags a third signature waits until one of them has its result."""
    found = simulated({**TOY, "tag": 1}, "verilator", 40)
    assert found.results == 40 and found.counters["refused"] > 0


def fed(unit: DoubleScalar, count: int, bits: int) -> tuple[int, dict[str, int]]:
    """Cycles and counters of so many signatures with u and v of so many bits, without stalls."""
    source, rng = Stimulus(unit.config, 7), random.Random(7)
    beats = [
        {"tag": i % (1 << unit.config.tag), "index": index, "word": word}
        for i in range(count)
        for index, word in source.request("holds", bits).words(rng).items()
    ]
    with StreamSimulation(unit, 0, 5, 0, Watch(None)) as simulation:
        results = simulation.run(beats, count, drain=True)
        assert [beat["verdict"] for beat in results] == [0] * count
        return simulation.cycles, simulation.counters


def test_latency_interval_and_the_turns_of_a_signature() -> None:
    """A signature of no pairs takes as long as stated; a long run takes a turn for each operation."""
    require_rtl("verilator", "g++")
    unit = DoubleScalar(DoubleScalarConfig(**TOY, tag=6))
    cycles, counters = fed(unit, 1, 0)
    reset = (1 << 6) + 1  # the counts of all tags are cleared, then there is room
    assert cycles == reset + assembly.BEAT * layout.WORDS - 2 + unit.latency
    assert counters["doublings"] == unit.config.half - unit.config.window and counters["additions"] == 0
    cycles, counters = fed(unit, 400, 128)
    used = counters["doublings"] + counters["additions"] + counters["base_additions"]
    assert abs(used / 400 - turns(unit.config)) < 1.5
    assert used / (used + counters["idle"]) > 0.95


def test_a_difference_of_small_order_counts_unless_the_rule_is_cofactored() -> None:
    """X = 0 alone would accept the point of order 2."""
    require_rtl("verilator", "g++")
    unit = DoubleScalar(DoubleScalarConfig(**TOY, tag=6))
    source, rng, beats, expected = Stimulus(unit.config, 9), random.Random(9), list[Beat](), list[Beat]()
    for off in small_order(curve_of(64))[1:]:
        for cofactored in (0, 1):
            request = source.request("torsion", 128, off)
            while not request.pairs[0][1]:
                request = source.request("torsion", 128, off)
            words = replace(request, cofactored=cofactored).words(rng)
            beats += ({"tag": len(expected), "index": index, "word": word} for index, word in words.items())
            expected.append({"tag": len(expected), "verdict": 0 if cofactored else layout.UNEQUAL})
    with StreamSimulation(unit, 0, 5, 0, Watch(None)) as simulation:
        assert by_tag(simulation.run(beats, len(expected), drain=True)) == expected


def test_broken_hardware_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    faults = (
        Fault("double_scalar.sv", "assign to_pair = ", "assign to_pair = 1'b0 & "),
        Fault("double_scalar.sv", "assign over_at_once = ", "assign over_at_once = over | "),
        Fault("double_scalar.sv", "assign full_now = ", "assign full_now = 1'b0 & "),
        Fault("double_scalar.sv", "assign turn_negated = ", "assign turn_negated = 1'b0 & "),
        Fault("double_scalar.sv", "assign neutral = ", "assign neutral = 1'b1 | "),
    )
    find_faults(monkeypatch, DoubleScalar, faults, lambda: simulated({**TOY, "tag": 2, "bits": 32}, "icarus", 10))


def test_edwards25519_in_verilator() -> None:
    """Signatures of every sort at the shipped width, and the utilisation of the multipliers."""
    require_rtl("verilator", "g++")
    found = simulated({}, "verilator", 60)
    assert found.results == 60


@pytest.mark.parametrize("simulator", ["icarus", pytest.param("verilator", marks=pytest.mark.slow)])
def test_the_emitted_folder_passes_its_testbench(tmp_path: Path, simulator: str) -> None:
    require_rtl("iverilog") if simulator == "icarus" else require_rtl("verilator", "g++")
    choice = registry.choose("double_scalar", {**TOY, "tag": 3}, {})
    files = folder.contents(registry.build(choice.config), choice.constants, choice.name, "rom", chain=8)
    folder.write(files, tmp_path / "unit")
    done = subprocess.run([tmp_path / "unit" / "test.sh", simulator], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stdout.count("PASS") == 2, done.stdout + done.stderr


def test_the_picture_in_the_documents_is_current() -> None:
    """`python tools/vectors/emitted.py` renews it."""
    found = draw(DoubleScalar(DoubleScalarConfig()))
    assert (ROOT / "docs/units/double_scalar.svg").read_text("utf-8") == found


def test_what_cannot_be_is_refused() -> None:
    for wrong, message in (
        ({"window": 3}, "window: 3 is out of range"),
        ({"bits": 256}, "bits: 256 is out of range"),
        ({"tag": 0}, "tag: 0 is out of range"),
    ):
        with pytest.raises(UsageError, match=message):
            registry.choose("double_scalar", wrong, {})


def test_the_commands_take_it() -> None:
    require_rtl("iverilog")
    given = ("--bits", "64", "--levels", "0", "--column", "1", "--tag", "3")
    out = succeeds("hw", "sim", "double_scalar", *given, "--simulator", "icarus", "--signatures", "6", "--json").json
    assert out["result"]["results"] == 6 and "modulus" not in out["parameters"]
    refuses(2, "--modulus: double_scalar has no such parameter", "hw", "sim", "double_scalar", "--modulus", "251")

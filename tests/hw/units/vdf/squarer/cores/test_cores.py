"""The squarers' circuits on integers against the word-level golden model, and that against plain arithmetic.

No simulator is needed here: what the simulators run is the text of these very circuits.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

import pytest

from modmill.errors import UsageError
from modmill.golden.squarers import Montgomery
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.op import Wire
from modmill.hw.circuit.trees import POLICIES
from modmill.hw.units.vdf.squarer.config import configured
from modmill.hw.units.vdf.squarer.cores.folding import pieces
from modmill.hw.units.vdf.squarer.cores.montgomery import MontgomeryCore
from modmill.hw.units.vdf.squarer.unit import Squarer, squarer
from modmill.modulus import Modulus
from tests.support import ROOT

FOLDING = ("vdf_ozturk", "vdf_bipartite")
SHAPES = ((8, 3), (16, 5), (64, 16), (128, 16), (130, 15))
CHOICES = (
    {},
    {"compressor": "csa42", "gather": True, "chunk": 6, "cascade": 1},
    {"compressor": "chain", "gather": False, "chunk": 5, "cascade": 2, "stages": 2},
    {"compressor": "counter", "gather": True, "chunk": 4, "cascade": 2, "stages": 5},
    {"rows": "block", "chunk": 9, "stages": 8},
    {"rows": "block", "chunk": 8, "stages": 5, "gather": True, "self_check": True},
    {"self_check": True},
    {"self_check": True, "compressor": "csa42", "gather": True, "chunk": 5, "stages": 2},
)


def moduli(bits: int, rng: random.Random) -> list[int]:
    """The shapes that find lazy carries: all ones, just below a power of two, sparse, random, narrow."""
    top = 1 << bits
    return [top - 1, top - 3, top // 2 + 1, rng.getrandbits(bits) | top // 2 | 1, 3]


def starts(unit: Squarer, modulus: int, rng: random.Random) -> list[list[int]]:
    """0, 1, N-1, a random residue, and every word at its bound, which no residue reaches."""
    found = [unit.encode(x, modulus) for x in (0, 1, modulus - 1, rng.randrange(modulus))]
    if not isinstance(unit.core, MontgomeryCore):
        found.append(list(unit.extremes()[0][1]))
    return found


def circuit_stages(unit: Squarer, x: Sequence[int], modulus: int) -> dict[str, list[int]]:
    """The values that the circuit carries at the watched stages."""
    core = unit.core
    inputs = {w.view.wire.name: v for w, v in zip(core.x, x, strict=True)}
    values = evaluate(core.circuit, inputs | {"step": 1}, modulus)
    stages = {name: [value(w, values) for w in words] for name, words in core.watched.items()}
    return stages | {"x": [value(w, values) for w in core.result]}


@pytest.mark.parametrize("unit", FOLDING)
@pytest.mark.parametrize(("bits", "word"), SHAPES)
@pytest.mark.parametrize("choice", CHOICES)
def test_folding_circuits_hold_what_the_golden_model_says(
    unit: str, bits: int, word: int, choice: dict[str, object]
) -> None:
    made = squarer(configured(unit, bits=bits, word=word).with_(**choice))
    rng = random.Random(bits)
    for modulus in moduli(bits, rng):
        golden = made.golden(modulus)
        for x in starts(made, modulus, rng):
            value_ = made.decode(x, modulus)
            for _ in range(4):
                stages = golden.stages(x)
                assert circuit_stages(made, x, modulus) == stages
                x, value_ = stages["x"], value_ * value_ % modulus
                assert made.decode(x, modulus) == value_


@pytest.mark.parametrize("compressor", POLICIES)
@pytest.mark.parametrize("stages", [2, 3, 4, 6])
@pytest.mark.parametrize("unit", FOLDING)
def test_the_column_of_a_self_check_is_scheduled_like_the_others(unit: str, stages: int, compressor: str) -> None:
    """The text for simulation has one loop over the columns for each operator."""
    made = squarer(configured(unit, bits=64, stages=stages, compressor=compressor, cascade=2, self_check=True))
    assert f"module {unit}_fold" in made.core_files("file")[f"{unit}_fold.sv"]


@pytest.mark.parametrize("unit", FOLDING)
def test_folding_at_the_shipped_width(unit: str) -> None:
    made = squarer(configured(unit))
    rng = random.Random(1024)
    modulus = (1 << 1024) - 105
    for x in (made.encode(rng.randrange(modulus), modulus), [w.high for w in made.core.x]):
        assert circuit_stages(made, x, modulus) == made.golden(modulus).stages(x)


class MontgomeryRun:
    """The control of the Predictive Montgomery core in Python, around the same circuit."""

    def __init__(self, unit: Squarer, modulus: int) -> None:
        assert isinstance(unit.core, MontgomeryCore)
        self.unit, self.core, self.modulus = unit, unit.core, modulus
        self.constants = unit.images(modulus)["constants.hex"]
        self.radix = 1 << (self.core.word * unit.words)

    def cycle(
        self, kind: str, v: Sequence[int], t: Sequence[int], carry: int = 0, kept: Sequence[int] = ()
    ) -> tuple[list[int], list[int], dict[Wire, int]]:
        """Words of the lower and of the upper columns, and all values."""
        n = self.unit.words
        inputs = {f"v_{i}": w for i, w in enumerate(v)} | {f"t_{i}": w for i, w in enumerate(t)}
        inputs |= {f"inverse_{i}": self.constants[i] for i in range(n)}
        inputs |= {f"modulus_{i}": self.constants[n + i] for i in range(n)}
        inputs |= {f"{name}_q": int(name == kind) for name in ("square", "low", "full", "high")}
        inputs |= {f"not_{name}_q": int(name != kind) for name in ("square", "high")}
        inputs |= {"low_full_q": int(kind in ("low", "full")), "square_high_q": int(kind in ("square", "high"))}
        inputs |= {"carry_in": carry} | {f"kept_{n - 2 + i}": word for i, word in enumerate(kept)}
        values = evaluate(self.core.circuit, inputs, self.modulus)
        low, high = ([value(w, values) for w in words] for words in (self.core.low, self.core.high))
        return low, high, values

    def number(self, words: Sequence[int]) -> int:
        return sum(word << (self.core.word * i) for i, word in enumerate(words))

    def stages(self, x: Sequence[int]) -> tuple[dict[str, list[int]], bool]:
        """Stages of one squaring as the hardware does it, and whether it took the branch."""
        w, zeros = self.core.word, [0] * (self.unit.words - 1)
        low, high, _ = self.cycle("square", x, zeros)
        carry = self.number(low) // self.radix + (self.number(low) % self.radix != 0)
        quotient, _, _ = self.cycle("low", low, zeros)
        quotient[-1] &= (1 << w) - 1
        if self.core.boundary is None or self.core.below is None:
            _, result, _ = self.cycle("high", quotient, high[:-1], kept=low[-2:])
            return {"square_low": low, "square_high": high, "quotient": quotient, "x": result}, False
        _, result, values = self.cycle("high", quotient, high[:-1], carry)
        boundary, below = value(self.core.boundary, values), value(self.core.below, values)
        free = max(0, w - self.core.excess.bit_length())
        branch = boundary == (1 << w) - 1 and below >> (w - free) == (1 << free) - 1
        if branch:
            whole, _, _ = self.cycle("full", quotient, zeros)
            result[0] += self.number(whole) // self.radix
        return {"square_low": low, "square_high": high, "quotient": quotient, "x": result}, branch


@pytest.mark.parametrize(("bits", "word"), [(8, 4), (16, 5), (64, 16), (130, 15)])
@pytest.mark.parametrize(("compressor", "carry"), [("ternary", "predict"), ("chain", "predict"), ("ternary", "exact")])
def test_montgomery_circuit_holds_what_the_golden_model_says(bits: int, word: int, compressor: str, carry: str) -> None:
    choice = {"compressor": compressor, "carry": carry}
    unit = squarer(configured("vdf_predictive_montgomery", bits=bits, word=word).with_(**choice))
    rng = random.Random(bits)
    branches = 0
    for modulus in moduli(bits, rng):
        golden, run = unit.golden(modulus), MontgomeryRun(unit, modulus)
        assert isinstance(golden, Montgomery)
        for x in [*starts(unit, modulus, rng), [1] + [0] * (unit.words - 1)]:
            expected = unit.decode(x, modulus)
            for _ in range(3):
                stages, branch = run.stages(x)
                assert stages == golden.stages(x)
                assert branch or carry == "exact" or not golden.ambiguous(x, run.core.excess)
                branches += branch
                x, expected = stages["x"], expected * expected % modulus
                assert unit.decode(x, modulus) == expected
    assert (branches > 0) == (carry == "predict"), "no case took the rare branch"


def test_montgomery_has_the_published_number_of_multipliers() -> None:
    unit = squarer(configured("vdf_predictive_montgomery"))
    assert unit.summary["products"] == 2272
    assert (unit.words, unit.word_bits, unit.latency, unit.branch_extra) == (65, 17, 3, 2)


def test_an_exact_carry_takes_three_cycles_always_and_no_more_multipliers() -> None:
    unit = squarer(configured("vdf_predictive_montgomery", carry="exact"))
    assert unit.summary["products"] == 2272
    assert (unit.words, unit.word_bits, unit.latency, unit.branch_extra) == (65, 17, 3, 0)


def test_an_exact_carry_at_the_shipped_width() -> None:
    unit = squarer(configured("vdf_predictive_montgomery", carry="exact"))
    modulus = Modulus.parse("vdf-alliance").n
    golden, run = unit.golden(modulus), MontgomeryRun(unit, modulus)
    x = unit.encode(random.Random(5).randrange(modulus), modulus)
    for words in (x, [1] + [0] * (unit.words - 1), [0] * unit.words):
        assert run.stages(words)[0] == golden.stages(words)


def test_the_published_counterexamples_stay_in_bounds() -> None:
    """Inputs below N whose Montgomery square is N or more: the words hold it, the decoded residue is right."""
    cases = json.loads((ROOT / "python/modmill/_vectors/vdf/montgomery.json").read_text(encoding="ascii"))["cases"]
    modulus = Modulus.parse("vdf-alliance").n
    unit = squarer(configured("vdf_predictive_montgomery"))
    golden = unit.golden(modulus)
    for x in (int(case["x"], 16) for case in cases):
        words = [x >> (16 * i) & 0xFFFF for i in range(unit.words)]
        out = golden.step(words)
        number = sum(w << (16 * i) for i, w in enumerate(out))
        assert modulus <= number < 2 * modulus
        assert number % modulus == x * x * pow(2, -1040, modulus) % modulus


def test_table_chunks() -> None:
    assert [sum(pieces(w, c)) for w in range(1, 20) for c in range(1, 7)] == [w for w in range(1, 20) for _ in range(6)]


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        ({"unit": "vdf_barrett"}, "must be one of vdf_ozturk"),
        ({"bits": 4096}, "4096 is out of range"),
        ({"word": 17}, "17 is out of range"),
        ({"chunk": 10}, "10 is out of range"),
        ({"chunk": 7}, "chunk: 7 index bits, but a table in LUTs has at most 6"),
        ({"rows": "block", "stages": 2}, "stages: 2 are too few around a look-up of 2 cycles"),
        ({"stages": 0}, "0 is out of range"),
        ({"compressor": "wallace"}, "must be one of ternary"),
        ({"cascade": 3}, "must be one of 1, 2"),
        ({"unit": "vdf_predictive_montgomery", "stages": 2}, "2 is out of range"),
        ({"unit": "vdf_predictive_montgomery", "chunk": 6}, "chunk: vdf_predictive_montgomery has no such parameter"),
        ({"carry": "exact"}, "carry: vdf_ozturk has no such parameter"),
        ({"unit": "vdf_predictive_montgomery", "self_check": True}, "self_check: vdf_predictive"),
    ],
)
def test_what_cannot_be_built_is_refused_before_any_tool(choice: dict[str, object], message: str) -> None:
    given = {"unit": "vdf_ozturk", **choice}
    with pytest.raises(UsageError, match=message):
        configured(**given)  # type: ignore[arg-type]


@pytest.mark.parametrize("unit", ["vdf_ozturk", "vdf_bipartite"])
def test_words_too_narrow_for_their_carries_are_refused(unit: str) -> None:
    with pytest.raises(UsageError, match="too few for 64-bit"):
        squarer(configured(unit, bits=64, word=3))


def test_carries_are_not_predicted_between_words_of_three_bits() -> None:
    with pytest.raises(UsageError, match="3 is out of range"):
        configured("vdf_predictive_montgomery", bits=64, word=3)


@pytest.mark.parametrize("modulus", [0, 1, 2, 100, (1 << 64) + 1])
def test_a_modulus_that_does_not_fit_is_refused(modulus: int) -> None:
    unit = squarer(configured("vdf_ozturk", bits=64))
    with pytest.raises(UsageError, match="modulus"):
        unit.encode(2, modulus)


@pytest.mark.parametrize("compressor", POLICIES)
@pytest.mark.parametrize("stages", [1, 4, 5, 8])
@pytest.mark.parametrize("unit", FOLDING)
def test_the_text_for_simulation_takes_every_cut(unit: str, stages: int, compressor: str) -> None:
    """It computes all columns by one, so stages must cut them alike; a few cuts did not."""
    made = squarer(configured(unit, bits=64, compressor=compressor, stages=stages))
    assert made.modules("file")


@pytest.mark.parametrize(("compressor", "bits"), [("ternary", 32), ("csa42", 64)])
def test_a_lane_is_as_wide_as_the_widest_sum(compressor: str, bits: int) -> None:
    """At 1024 bits csa42 makes sums of 33 bits."""
    unit = squarer(configured("vdf_ozturk", bits=1024, compressor=compressor, stages=8))
    assert f"  logic [{bits - 1}:0] kept [0:Lanes-1];" in "".join(unit.modules("file").values())

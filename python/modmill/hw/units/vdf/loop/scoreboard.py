"""Simulated gates beside the references; a difference is traced to the squaring, stage and word where it begins.

Values are compared with Python's own pow; words, bit for bit, with the golden model. To find the first wrong squaring
the run is replayed by bisection from the last right words, in all at most as many squarings as the run had.
"""

from __future__ import annotations

from dataclasses import dataclass

from modmill.errors import HardwareMismatch
from modmill.hw.units.vdf.loop.simulation import Simulation

EXACT = 100
"""Squarings at the start of a run whose words are compared too; the golden model takes about a millisecond for one."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One word of a stage that is not what the golden model says."""

    stage: str
    word: int
    expected: int
    got: int


def run(unit: Simulation, x: int, steps: int, expected: int | None = None) -> int:
    """Loads x, squares it `steps` times, compares, and returns the value.

    `expected` is the right residue where the caller knows it from elsewhere. Raises HardwareMismatch, which says where.
    """
    n = unit.modulus
    expected = power(x, steps, n) if expected is None else expected
    golden = unit.design.golden(n)
    first = min(steps, EXACT)
    unit.load(x)
    words = unit.design.encode(x % n, n)
    unit.run(first)
    for _ in range(first):
        words = golden.step(words)
    right = unit.words == words
    if right and steps > first:
        unit.run(steps - first)
    if not right or unit.value() != expected:
        raise locate(unit, x, steps if right else first)
    return expected


def power(x: int, steps: int, modulus: int) -> int:
    """x^(2^steps) mod N.

    >>> power(2, 10, 253)
    71
    """
    return pow(x, 1 << steps, modulus)


def locate(unit: Simulation, x: int, steps: int) -> HardwareMismatch:
    """The error for a run that went wrong: its first wrong squaring, and where in the datapath that begins."""
    n, design = unit.modulus, unit.design
    golden = design.golden(n)
    good, low, high = design.encode(x % n, n), 0, steps
    found = False

    def agrees(words: list[int], count: int) -> bool:
        unit.load_words(words)
        unit.run(count)
        if unit.value() != power(design.decode(words, n), count, n):
            return False
        if count > EXACT:
            return True
        exact = words
        for _ in range(count):
            exact = golden.step(exact)
        return unit.words == exact

    while high - low > 1:
        middle = (low + high) // 2
        if agrees(good, middle - low):
            good, low = list(unit.words or ()), middle
        else:
            high, found = middle, True
    if not found and agrees(good, high - low):
        return HardwareMismatch(f"the result of {steps} squarings is wrong, but a replay of the run was right")
    differences = compare_stages(unit, good)
    where = f"squaring {high} of {unit.design.config.slug} is wrong"
    if not differences:
        return HardwareMismatch(
            f"{where}, yet its stages agree with the golden model: that one is wrong too",
            squaring=high,
        )
    first = differences[0]
    more = sum(d.stage == first.stage for d in differences) - 1
    also = f" ({more} more words of that stage differ)" if more else ""
    return HardwareMismatch(
        f"{where}: stage {first.stage}, word {first.word}: expected {first.expected:#x}, got {first.got:#x}{also}",
        squaring=high,
        stage=first.stage,
        word=first.word,
        expected=first.expected,
        got=first.got,
    )


def compare_stages(unit: Simulation, words: list[int]) -> list[Difference]:
    """Simulates one squaring of `words` and lists what differs from the golden model, in the order of the datapath."""
    golden = unit.design.golden(unit.modulus)
    expected = golden.stages(words)
    got = unit.trace(words)
    expected_x = golden.step(words)
    differences = [
        Difference(stage, i, e, g)
        for stage, fields in expected.items()
        if stage in got
        for i, (e, g) in enumerate(zip(fields, got[stage], strict=True))
        if e != g
    ]
    return differences + [
        Difference("x", i, e, g) for i, (e, g) in enumerate(zip(expected_x, unit.words or (), strict=True)) if e != g
    ]

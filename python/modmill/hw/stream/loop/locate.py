"""Simulated gates beside the references; a difference is traced to the step, stage and word where it begins.

Values are compared with what the unit's `power` says; words, bit for bit, with the golden model. To find the first
wrong step the run is replayed by bisection from the last right words, in all at most as many steps as the run had.
"""

from __future__ import annotations

from dataclasses import dataclass

from modmill.errors import HardwareMismatch
from modmill.hw.stream.loop.simulation import Simulation

EXACT = 100
"""Steps at the start of a run whose words are compared too; a golden model takes about a millisecond for one."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One word of a stage that is not what the golden model says."""

    stage: str
    word: int
    expected: int
    got: int


def run(unit: Simulation, x: int, steps: int, expected: int | None = None) -> int:
    """Loads x, does `steps` steps, compares, and returns the value.

    `expected` is the right value where the caller knows it from elsewhere. Raises HardwareMismatch, which says where.
    """
    n, design = unit.constants, unit.design
    expected = design.power(x, steps, n) if expected is None else expected
    golden = design.golden(n)
    first = min(steps, EXACT)
    unit.load(x)
    words = list(unit.loaded())
    unit.run(first)
    for _ in range(first):
        words = golden.step(words)
    right = unit.words == words
    if right and steps > first:
        unit.run(steps - first)
    if not right or unit.value() != expected:
        raise locate(unit, x, steps if right else first)
    return expected


def locate(unit: Simulation, x: int, steps: int) -> HardwareMismatch:
    """The error for a run that went wrong: its first wrong step, and where in the datapath that begins."""
    n, design = unit.constants, unit.design
    golden = design.golden(n)
    unit.load(x)
    good, low, high = unit.loaded(), 0, steps
    found = False

    def agrees(words: list[int], count: int) -> bool:
        unit.load_words(words)
        unit.run(count)
        if unit.value() != design.power(design.decode(words, n), count, n):
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
        return HardwareMismatch(
            f"the result of {steps} {design.operation}s is wrong, but a replay of the run was right"
        )
    differences = compare_stages(unit, good)
    where = f"{design.operation} {high} of {design.config.slug} is wrong"
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
    """Simulates one step of `words` and lists what differs from the golden model, in the order of the datapath."""
    golden = unit.design.golden(unit.constants)
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

"""The engine of bucket memories as a part: rows in regions, banks of memories, tags, against sums in Python."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from modmill.errors import UsageError
from modmill.hw.circuit.clocked import Stepper
from modmill.hw.circuit.evaluate import value
from modmill.hw.units.parts.buckets.adders import Adder, integers
from modmill.hw.units.parts.buckets.core import counters, engine
from modmill.hw.units.parts.buckets.shape import Shape

BITS = 6
FLUSH = None
Input = tuple[int, int, int] | None
"""Row, value and sign, or a flush."""


def flushed(
    shape: Shape, inputs: Sequence[Input], counts: tuple[int, int], stalls: float, adder: Adder | None = None
) -> tuple[list[list[tuple[int, int]]], dict[str, int]]:
    """The rows and sums of each flush, and the counters."""
    rng = random.Random(5)
    part = engine(shape, adder or integers(BITS, 2))
    assert part.kind.clocked is not None and not part._reach()  # pyright: ignore[reportPrivateUsage]
    stepper = Stepper(part.circuit, 0, 3)
    rows, last = counts
    each = rows * (len(shape.regions) - 1) + last + shape.copied
    wanted = inputs.count(FLUSH) * each
    found: list[tuple[int, int]] = []
    left, values = list(inputs), {}
    while len(found) < wanted:
        offered = bool(left) and rng.random() >= stalls
        given = {"in_valid": int(offered), "out_ready": int(rng.random() >= stalls), "rows": rows, "last_rows": last}
        if offered:
            row, number, sign = left[0] or (0, 0, 0)
            given |= {"in_flush": int(left[0] is FLUSH), "in_row": row, "in_value": number | sign << BITS}
        words = stepper.step(given)
        values = {name: value(word, words) for name, word in part.results.items()}
        if offered and values["in_ready"]:
            left.pop(0)
        if values["out_valid"] and given["out_ready"]:
            found.append((values["out_row"], values["out_sum"]))
        assert stepper.cycles < 20_000
    assert not left
    flushes = [found[i : i + each] for i in range(0, wanted, each)]
    return flushes, {name: values[name] for name in counters(shape)}


def merged(found: Sequence[tuple[int, int]]) -> Counter[int]:
    """The sums of equal rows added, without those that are 0."""
    sums: Counter[int] = Counter()
    for row, number in found:
        sums[row] = (sums[row] + number) % (1 << BITS)
    return +sums


def expected(inputs: Sequence[Input]) -> Iterator[Counter[int]]:
    """The sums of the values before each flush, without those that are 0."""
    sums: Counter[int] = Counter()
    for given in inputs:
        if given is None:
            yield +sums
            sums.clear()
        else:
            row, number, sign = given
            sums[row] = (sums[row] + (-number if sign else number)) % (1 << BITS)


def inputs(rows: Sequence[int], count: int, hot: int = 0) -> list[Input]:
    """Values for these rows, `hot` per cent of them for the first two, and two flushes."""
    rng = random.Random(count)
    found: list[Input] = []
    for _ in range(2):
        for _ in range(count):
            row = rows[rng.randrange(2)] if rng.randrange(100) < hot else rng.choice(rows)
            found.append((row, rng.randrange(1 << BITS), rng.randrange(2)))
        found.append(FLUSH)
    return found


@pytest.mark.parametrize("stalls", [0, 0.4])
@pytest.mark.parametrize("counts", [(3, 2), (5, 3), (1, 1)])
def test_a_flush_reads_the_rows_that_count_in_each_region(counts: tuple[int, int], stalls: float) -> None:
    """Three windows; the rows beyond are never added to."""
    rows, last = counts
    shape = Shape((5, 5, 3), "block", 2, parked=4)
    used = [*range(rows), *range(5, 5 + rows), *range(10, 10 + last)]
    given = inputs(used, 60)
    found, counted = flushed(shape, given, counts, stalls)
    assert [[row for row, _ in flush] for flush in found] == [used, used]
    assert [merged(flush) for flush in found] == list(expected(given))
    assert counted["additions"] == 120


@pytest.mark.parametrize(("where", "read"), [("lut", 0), ("lut", 1), *(("ultra", read) for read in range(1, 9))])
def test_banks_are_one_memory(where: str, read: int) -> None:
    """Nineteen rows in five banks of four: two levels of multiplexers, of which the last has two inputs."""
    shape = Shape((10, 9), where, read, parked=4, bank=4)
    given = inputs(range(19), 80)
    found, _ = flushed(shape, given, (10, 9), 0.2)
    assert [[row for row, _ in flush] for flush in found] == [list(range(19))] * 2
    assert [merged(flush) for flush in found] == list(expected(given))


@pytest.mark.parametrize("stalls", [0, 0.4])
@pytest.mark.parametrize("hot", [0, 60, 100])
def test_hot_rows_have_copies(hot: int, stalls: float) -> None:
    """A flush has as many rows with tags as without; nothing is slower than a value a cycle for long."""
    shape = Shape((4, 3), "block", 2, parked=4, tags=4, copies=8)
    given = inputs(range(7), 120, hot)
    found, counted = flushed(shape, given, (4, 3), stalls)
    assert all([row for row, _ in flush][:7] == list(range(7)) for flush in found)
    assert [merged(flush) for flush in found] == list(expected(given))
    if hot:
        assert counted["copied"] > 140 and counted["refusals"] < 40


def test_too_few_copies_are_refused() -> None:
    with pytest.raises(UsageError, match="copies: an addition takes 5 cycles"):
        engine(Shape((4,), "block", 2, parked=4, tags=2, copies=4), integers(4, 2))

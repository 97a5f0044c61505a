"""Short queues of streams inside a circuit, under random stalls on both sides."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from modmill.hw.circuit.clocked import Stepper, through
from modmill.hw.circuit.control import held, queued
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.sigverify.sigverify_pipeline.streams import joined
from tests.hw.support import Driven

Build = Callable[[Circuit, Word, list[Word], Word], tuple[Word, Word, list[Word]]]


def part(build: Build) -> Part:
    c = Circuit()
    valid, room = c.input("valid", 1), c.input("room", 1)
    words = [c.input("low", 7), c.input("high", 255)]
    free, some, found = build(c, valid, words, room)
    results = {"free": free, "some": some, "low_out": found[0], "high_out": found[1]}
    return Part("queue", "a queue", c, results)


def passed(made: Part, stalls: int, cycles: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """The beats that went in, and those that came out; a beat that is not taken must stand."""
    rng, driven = random.Random(stalls), Driven(made, seed=stalls + 1)
    given: list[tuple[int, int]] = []
    found: list[tuple[int, int]] = []
    stood: tuple[int, int] | None = None
    for _ in range(cycles):
        valid, room = (int(rng.randrange(100) >= stalls) for _ in range(2))
        beat = rng.randrange(8), rng.randrange(256)
        seen = driven.step(valid=valid, room=room, low=beat[0], high=beat[1])
        shown = seen["low_out"], seen["high_out"]
        if stood is not None:
            assert seen["some"] and shown == stood
        stood = shown if seen["some"] and not room else None
        if seen["some"] and room:
            found.append(shown)
        if valid and seen["free"]:
            given.append(beat)
    return given, found


@pytest.mark.parametrize("stalls", [0, 30, 80])
@pytest.mark.parametrize(
    ("build", "beats"),
    [
        (lambda c, valid, words, room: queued(c, "q", valid, words, room), 1),
        (lambda c, valid, words, room: held(c, "q", valid, words, room), 2),
    ],
    ids=["queued", "held"],
)
def test_every_beat_passes_once_and_in_order(build: Build, beats: int, stalls: int) -> None:
    """Without stalls one in so many cycles; and neither side sees the other in the same cycle."""
    cycles, made = 2000, part(build)
    given, found = passed(made, stalls, cycles)
    assert len(given) - len(found) in (0, 1, 2) and found == given[: len(found)] and len(found) > 100
    if not stalls:
        assert len(found) >= cycles // beats - 2
    c = Circuit()
    operands = {op.name: c.input(op.name, op.outs[0].high) for op in made.inputs}
    made(c, "one", **operands)
    assert not through(c.ops[-1])


@pytest.mark.parametrize("stalls", [0, 60])
def test_joined_streams_lose_nothing(stalls: int) -> None:
    """Three sources with numbers of their own, in order of each; a beat in two cycles."""
    c = Circuit()
    sources = [[c.input(f"valid_{i}", 1), c.input(f"word_{i}", 4095)] for i in range(3)]
    takes, valid, (word,) = joined(c, "j", sources, c.input("room", 1))
    stepper, rng, cycles = Stepper(c), random.Random(stalls), 1500
    at, offered, found = [0] * 3, [0] * 3, list[int]()
    for _ in range(cycles):
        # A source that offers a word does so until it is taken.
        offered = [int(waits or rng.randrange(100) >= stalls) for waits in offered]
        room = int(rng.randrange(100) >= stalls)
        inputs = {f"valid_{i}": bit for i, bit in enumerate(offered)}
        inputs |= {f"word_{i}": 1024 * i + n % 1024 for i, n in enumerate(at)}
        values = stepper.step(inputs | {"room": room})
        taken = [values[bit.view.wire] for bit in takes]
        assert sum(taken) <= 1 and all(offered[i] for i in range(3) if taken[i])
        at = [n + t for n, t in zip(at, taken, strict=True)]
        offered = [bit and not t for bit, t in zip(offered, taken, strict=True)]
        if values[valid.view.wire] and room:
            found.append(values[word.view.wire])
    for i in range(3):
        its = [n % 1024 for n in found if n // 1024 == i]
        assert its == [n % 1024 for n in range(len(its))] and at[i] - len(its) in (0, 1)
    assert len(found) >= (cycles // 2 - 2 if not stalls else 200)

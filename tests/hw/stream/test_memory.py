"""The model of a memory, read by a circuit: every word in its order, counted, and no broken rule unnoticed."""

from __future__ import annotations

import random

import pytest

from modmill.errors import HardwareMismatch
from modmill.hw.circuit.clocked import Stepper
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.stream.memory import MemoryModel, Request

WORDS, BURST = 64, 4
CONTENTS = [random.Random(1).getrandbits(32) for _ in range(WORDS)]


class Reader:
    """A circuit that asks for all words in bursts of four, as soon as the memory takes a request, and sums them."""

    def __init__(self) -> None:
        c = Circuit()
        ready, valid = c.input("request_ready", 1), c.input("word_valid", 1)
        word, room = c.input("word", (1 << 32) - 1), c.input("room", 1)
        asked = c.wire("asked", 31)
        self.offers: Word = c.invert("offers", c.equal("all", asked, c.literal("bursts", WORDS // BURST)))
        one = c.literal("one", 1)
        more = c.add("more", asked, one).low(5)
        c.connect(asked, c.register("asked_q", more, enable=c.both("asking", self.offers, ready), reset=0))
        self.asked: Word = asked
        total = c.wire("total", (1 << 40) - 1)
        added = c.add("added", total, word).low(40)
        c.connect(total, c.register("total_q", added, enable=c.both("takes", valid, room), reset=0))
        self.total: Word = total
        self.stepper: Stepper = Stepper(c)

    def read(self, memory: MemoryModel, room: random.Random, *, stalls: int = 0) -> int:
        """Runs until every word was taken; the sum that the circuit has then."""
        while memory.bytes < 4 * WORDS:
            assert memory.cycles < 10_000
            drawn, free = memory.drives(), int(room.randrange(100) >= stalls)
            inputs = {"request_ready": drawn.ready, "word_valid": drawn.valid, "word": drawn.word, "room": free}
            wires = self.stepper.step(inputs)
            first = BURST * wires[self.asked.view.wire]
            request = Request(first, BURST) if wires[self.offers.view.wire] else None
            memory.clock(request, taken=bool(free))
        return self.stepper.show({})[self.total.view.wire]


@pytest.mark.parametrize("latency", [1, 2, 30])
@pytest.mark.parametrize("stalls", [0, 40])
def test_a_reader_gets_every_word(latency: int, stalls: int) -> None:
    memory = MemoryModel(CONTENTS, 4, latency=latency, stalls=stalls, seed=3)
    assert Reader().read(memory, random.Random(2), stalls=stalls) == sum(CONTENTS)
    assert (memory.requests, memory.bytes) == (WORDS // BURST, 4 * WORDS)
    if not stalls:
        # The first word comes `latency` cycles after the first request, and the others without a gap.
        assert memory.cycles == latency + WORDS
        assert (memory.waited, memory.bytes_per_cycle) == (0, 4 * WORDS / memory.cycles)
    else:
        assert memory.waited > 0 and memory.bytes_per_cycle < 4


def test_one_request_at_a_time_pays_the_latency_for_each() -> None:
    memory = MemoryModel(CONTENTS, 4, latency=10, held=1)
    assert Reader().read(memory, random.Random(2)) == sum(CONTENTS)
    assert memory.cycles >= 10 * (WORDS // BURST)


@pytest.mark.parametrize(
    ("request_", "message"),
    [
        (Request(0, 0), "must have 1 to 256 words"),
        (Request(0, 257), "must have 1 to 256 words"),
        (Request(1999, 2), "outside a memory of 2000 words"),
        (Request(-1, 1), "outside"),
        (Request(1022, 4), "crosses a boundary of 4096 bytes"),
    ],
)
def test_a_burst_that_no_memory_takes_is_an_error(request_: Request, message: str) -> None:
    memory = MemoryModel([0] * 2000, 4)
    with pytest.raises(HardwareMismatch, match=message):
        memory.clock(request_, taken=True)


def test_a_request_stands_until_it_is_taken() -> None:
    for changed in (None, Request(4, 4)):
        memory = MemoryModel(CONTENTS, 4, held=1, latency=50)
        memory.clock(Request(0, 4), taken=True)
        assert not memory.drives().ready
        memory.clock(Request(8, 4), taken=True)
        with pytest.raises(HardwareMismatch, match="was not taken yet"):
            memory.clock(changed, taken=True)


def test_bad_shapes_are_refused() -> None:
    for given in ({"latency": 0}, {"held": 0}, {"stalls": 100}):
        with pytest.raises(ValueError, match="must be at least 1"):
            MemoryModel(CONTENTS, 4, **given)

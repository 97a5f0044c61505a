"""The hash unit: one configuration with its text, its reference and its picture."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import ceil
from typing import Any

from modmill.hw.interface.balance import Stage, slowest
from modmill.hw.interface.unit import Datapath, Flavour
from modmill.hw.stream.beat import Beat, Layout
from modmill.hw.stream.scoreboard import Scoreboard
from modmill.hw.stream.stateful import StatefulUnit
from modmill.hw.units.sigverify import reducer
from modmill.hw.units.sigverify.sha512 import core, engine
from modmill.hw.units.sigverify.sha512.config import Sha512Config
from modmill.hw.units.sigverify.sha512.numbers import BLOCK
from modmill.hw.units.sigverify.sha512.padder import BYTES

EDGES = (0, 1, 7, 8, 9, 55, 64, 104, 111, 112, 113, 119, 120, 121, 127, 128, 129, 191, 239, 240, 255, 256)
"""Lengths in bytes about which padding changes."""
USUAL = 300
"""Random messages have fewer bytes than that, most of them."""


class Sha512(StatefulUnit):
    """Engines with tags of so many bits."""

    stated_mhz: float | None = 250
    operation = "message"
    bits = 512
    flavours: Sequence[Flavour] = ("rom",)
    any_order = True
    beats_in = 14  # of the longest message that is one block

    def __init__(self, config: Sha512Config) -> None:
        self._config = config
        made = core.build(config)
        value = (
            {"scalar": ("the digest as a number, its first byte lowest, modulo the order L", "L - 1")}
            if config.result == "scalar"
            else {"digest": ("the digest, its first byte in the lowest bits", "")}
        )
        fields = (
            {
                "data": ("the next eight bytes of a message, the first in the lowest bits", ""),
                "bytes": ("how many of them belong to it, if these are the last; else all do", "8"),
                "last": ("1: the message ends here", ""),
                "tag": ("the tag that its result will bear; read with its first bytes", ""),
            },
            {"tag": ("the message's", ""), **value},
        )
        said = "all messages are forgotten", "not in the order of the messages, so each has its tag"
        super().__init__(
            config.unit, config.about, made.circuit, made.results, fields, core.COUNTERS, said, 2 * engine.CYCLES
        )
        self.latency: int = latency(config)
        self.balance: Sequence[Stage] = stages(config)
        self.interval: int = ceil(slowest(self.balance).interval)
        self.timing: Mapping[str, int] = {
            "latency": self.latency,
            "interval": self.interval,
            "cycles_of_a_block": engine.CYCLES,
        }
        self.summary: Mapping[str, Any] = {"engines": config.engines, **self.timing}
        self.shape: tuple[dict[str, int], str] = (
            dict(self.timing),
            f"A message in one beat has its result {self.latency} cycles later; each block more takes "
            f"{engine.CYCLES} cycles. {config.engines} messages are hashed side by side. A message has less than "
            "2^61 bytes. Those that are under way need different tags.",
        )
        outs = (made.results["out_tag"], made.results[f"out_{config.result}"])
        self.datapath: Datapath | None = self.drawn(
            ("in_data",), outs, ("a message", "its hash"), {"parts": len(made.parts)}
        )

    @property
    def config(self) -> Sha512Config:
        return self._config

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        del constants
        message = bytearray()
        tags: list[int] = []

        def follow(beat: Beat) -> list[Beat]:
            tags.append(beat["tag"])
            data = beat["data"].to_bytes(BYTES, "little")
            message.extend(data[: beat["bytes"]] if beat["last"] else data)
            if not beat["last"]:
                return []
            digest = int.from_bytes(hashlib.sha512(message).digest(), "little")
            value = digest % reducer.ORDER if self._config.result == "scalar" else digest
            found: Beat = {"tag": tags[0], self._config.result: value}
            message.clear()
            tags.clear()
            return [found]

        return follow

    def scoreboard(self, sink: Layout) -> Scoreboard:
        # With few tags, or many messages in long queues, some of those under way have the same.
        return Scoreboard(self._config.slug, "hash", sink, ("tag",), any_order=True)

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        """So many messages: lengths about which padding changes, then random ones, now and then a long one."""
        del constants
        rng = random.Random(seed)
        found: list[tuple[str, Beat]] = []
        for i in range(count):
            size = EDGES[i] if i < len(EDGES) else rng.randrange(USUAL if rng.randrange(50) else 10 * USUAL)
            what = f"message {i} of {size} bytes"
            found += ((what, beat) for beat in message_beats(rng.randbytes(size), i % (1 << self._config.tag), rng))
        return found


def stages(config: Sha512Config) -> tuple[Stage, ...]:
    """The stages, with the cycles of a message of one block."""
    reduces = (Stage("reducer", reducer.LAST + 2),) if config.result == "scalar" else ()
    return Stage("padder", BLOCK), Stage("engines", engine.CYCLES, config.engines), *reduces


def latency(config: Sha512Config) -> int:
    """Cycles from the one beat of a short message to its result, if engine 0 is asked at once."""
    through = BLOCK + 1 + 1 + engine.CYCLES + 3
    return through + (reducer.LAST + 1 if config.result == "scalar" else 1)


def message_beats(message: bytes, tag: int, rng: random.Random) -> Iterator[Beat]:
    """A message cut into beats; bytes that do not count and tags that are not read are random."""
    for at in range(0, max(1, len(message)), BYTES):
        part = message[at : at + BYTES]
        last = at + BYTES >= len(message)
        # A message whose length is a multiple of eight may end with a beat of eight bytes, or with an empty one.
        data = part + rng.randbytes(BYTES - len(part))
        spare = last and len(part) == BYTES and rng.randrange(2)
        yield {
            "data": int.from_bytes(data, "little"),
            "bytes": len(part) if last and not spare else rng.randrange(BYTES + 1),
            "last": int(last and not spare),
            "tag": tag if at == 0 else rng.randrange(tag + 1),
        }
        if spare:
            yield {"data": rng.getrandbits(64), "bytes": 0, "last": 1, "tag": rng.randrange(tag + 1)}

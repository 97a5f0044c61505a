"""The front at the wire: one configuration with its text, its reference and its picture."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from modmill.hw.interface.unit import Datapath, Flavour
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.stateful import StatefulUnit
from modmill.hw.units.sigverify.wire_front import core, dedup, frames, replay
from modmill.hw.units.sigverify.wire_front.config import RULES, WAYS, WireConfig
from modmill.hw.units.sigverify.wire_front.golden import Front
from modmill.hw.units.sigverify.wire_front.reasons import BYTES, SLOT

USUAL = (42, 1, 200)
"""The frame that times are stated for: bytes before its transaction, signatures, bytes of the message."""
PARSED = 95
"""Cycles of the parser for it if its message has three accounts and an instruction that names two of them."""


class WireFront(StatefulUnit):
    """Lanes, and a reader behind them."""

    stated_mhz: float | None = 250
    operation = "frame"
    bits = 64
    flavours: Sequence[Flavour] = ("rom",)

    def __init__(self, config: WireConfig) -> None:
        self._config = config
        made = core.build(config)
        fields = (
            {
                "data": ("the next eight bytes of a frame, the first in the lowest bits", ""),
                "bytes": ("how many of them belong to it, if these are the last; else all do", "8"),
                "last": ("1: the frame ends here, without its checksum", ""),
                "error": ("1: the MAC found the frame bad; read with its last bytes", ""),
            },
            {
                "data": ("the next eight bytes of a record: R, S, A, message; zeros behind its end", ""),
                "bytes": ("how many of them belong to it", "8"),
                "last": ("1: the record ends here", ""),
                "tag": ("the number of its frame since reset, modulo 2^16", ""),
                "rule": (f"of verification: {', '.join(f'{i} {name}' for i, name in enumerate(RULES))}", ""),
            },
        )
        said = "all frames and signatures are forgotten", "in the order of the frames and of the signatures in each"
        self.clearing: int = (1 << config.dedup) // WAYS if config.dedup else 0
        patience = self.clearing + 3 * SLOT
        super().__init__(config.unit, config.about, made.circuit, made.results, fields, core.COUNTERS, said, patience)
        before, signatures, size = USUAL
        beats = -(-(before + 1 + 64 * signatures + size) // BYTES)
        self.beats_in = beats
        self.latency: int = latency(config)
        self.interval: int = max(beats, reading(config, signatures, size))
        self.timing: Mapping[str, int] = {
            "latency": self.latency,
            "interval": self.interval,
            "cycles_of_clearing": self.clearing,
        }
        self.summary: Mapping[str, Any] = {"lanes": config.lanes, **self.timing}
        self.shape: tuple[dict[str, int], str] = (
            dict(self.timing),
            f"A frame over IPv4 with one signature and a message of {size} bytes takes {self.interval} cycles, and its "
            f"record begins {self.latency} cycles after its last beat.",
        )
        outs = (made.results["out_data"], made.results["out_tag"])
        self.datapath: Datapath | None = self.drawn(
            ("in_data",), outs, ("a frame", "its records"), {"parts": len(made.parts)}
        )

    @property
    def config(self) -> WireConfig:
        return self._config

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        del constants
        front, frame = Front(self._config), bytearray()

        def follow(beat: Beat) -> list[Beat]:
            frame.extend(beat["data"].to_bytes(BYTES, "little")[: beat["bytes"] if beat["last"] else BYTES])
            if not beat["last"]:
                return []
            found = [b for tag, r in front.records(bytes(frame), bool(beat["error"])) for b in self._beats(tag, r)]
            frame.clear()
            return found

        return follow

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        """So many frames, a good part of them cut off, damaged, repeated or of other traffic."""
        del constants
        rng = random.Random(seed)
        made = frames.random_frames(count, seed, self._config.port)
        return [(what, beat) for what, frame, error in made for beat in frames.beats_of(frame, error, rng)]

    def _beats(self, tag: int, record: bytes) -> list[Beat]:
        rule, size = RULES.index(self._config.rule), len(record)
        return [
            {
                "data": int.from_bytes(record[at : at + BYTES], "little"),
                "bytes": min(BYTES, size - at),
                "last": int(at + BYTES >= size),
                "tag": tag,
                "rule": rule,
            }
            for at in range(0, size, BYTES)
        ]


def reading(config: WireConfig, signatures: int, size: int) -> int:
    """Cycles of the reader for a frame with such a transaction."""
    words = replay.SIGNATURE + 1 + replay.KEY + 1 + -(-size // BYTES) + 1
    return 2 + _judging(config) + signatures * words


def latency(config: WireConfig) -> int:
    """Cycles from the last beat of the usual frame to the first one of its record.

    It is stored, parsed, and read: the reader's first word is not sent, and each word takes four cycles to the output.
    """
    return 1 + PARSED + 2 + _judging(config) + 1 + replay.WAY + 1


def _judging(config: WireConfig) -> int:
    """Cycles of the reader until the first signature is known to be new."""
    return replay.SIGNATURE + 1 + replay.WAY + dedup.JUDGED + 1 if config.dedup else 0

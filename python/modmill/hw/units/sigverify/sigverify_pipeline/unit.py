"""The signature pipeline: one configuration with its text, its reference and its picture."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import ceil
from typing import Any

from modmill.golden import ed25519
from modmill.hw.interface.balance import Stage, slowest
from modmill.hw.interface.balance import Stage as Balance
from modmill.hw.interface.unit import Datapath, Flavour
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.stages import StageCounters
from modmill.hw.stream.stateful import StatefulUnit
from modmill.hw.units.sigverify.double_scalar.unit import DoubleScalar
from modmill.hw.units.sigverify.ecc_processor.unit import EccProcessor
from modmill.hw.units.sigverify.scalars.unit import Scalars
from modmill.hw.units.sigverify.sha512 import engine
from modmill.hw.units.sigverify.sigverify_pipeline import core
from modmill.hw.units.sigverify.sigverify_pipeline.config import PipelineConfig
from modmill.hw.units.sigverify.sigverify_pipeline.intake import BYTES
from modmill.hw.units.sigverify.sigverify_pipeline.records import record, record_beats
from modmill.hw.units.sigverify.sigverify_pipeline.stimulus import SHORTEST, frames, signed
from modmill.hw.units.sigverify.wire_front.frames import beats_of
from modmill.hw.units.sigverify.wire_front.golden import Front

HALF = 32
RULES = ", ".join(f"{i} {rule}" for i, rule in enumerate(ed25519.RULES))
RECORDS = {
    "data": ("the next eight bytes of a record, the first in the lowest bits", ""),
    "bytes": ("how many of them belong to it, if these are the last; else all do", "8"),
    "last": ("1: the record ends here", ""),
    "tag": ("the tag that its result will bear; read with its first bytes", ""),
    "rule": (f"{RULES}; read with the first", ""),
}
FRAMES = {
    "data": ("the next eight bytes of a frame, the first in the lowest bits", ""),
    "bytes": ("how many of them belong to it, if these are the last; else all do", "8"),
    "last": ("1: the frame ends here, without its checksum", ""),
    "error": ("1: the MAC found the frame bad; read with its last bytes", ""),
}
CONSUMER = ("who is to get its result; read with the first", "")
BLOCKS = 3
"""The blocks of SHA-512 for a message of 200 bytes, for which the intervals of stages are stated."""


class Pipeline(StatefulUnit):
    """So many of each stage."""

    job: str | None = "sigverify"
    stated_mhz: float | None = 250
    operation = "signature"
    bits = 255
    flavours: Sequence[Flavour] = ("rom",)
    small = False
    beats_in = SHORTEST // BYTES

    def __init__(self, config: PipelineConfig) -> None:
        self._config = config
        made = core.build(config)
        whose = "the record's" if config.front is None else "the number of its frame, modulo 2^16"
        verdicts = ", ".join(f"{i} {name}" for i, name in enumerate((*ed25519.VERDICTS, "undecided")))
        taken = dict(RECORDS if config.front is None else FRAMES)
        given = {"tag": (whose, ""), "verdict": (verdicts, "")}
        if config.consumers > 1:
            taken["consumer"] = CONSUMER
            given["consumer"] = ("the record's", str(config.consumers - 1))
        fields = taken, given
        multiplies, prepares = DoubleScalar(config.double_scalar), EccProcessor(config.processor)
        said = "all signatures are forgotten", "in the order of the records"
        self.latency: int = prepares.latency + multiplies.interval * multiplies.timing["ring"]
        patience = 2 * self.latency
        super().__init__(config.unit, config.about, made.circuit, made.results, fields, made.counters, said, patience)
        self.balance: Sequence[Stage] = (
            Balance("hash", BLOCKS * engine.CYCLES, config.engines),
            Balance("processors", prepares.interval, config.processors),
            Balance("scalars", Scalars(config.scalars).interval, config.halvers),
            Balance("multiply", multiplies.interval, config.multipliers),
        )
        self.regions: Mapping[str, Sequence[str]] = {name: (f"u_{name}",) for name in made.stages}
        self.interval: int = ceil(slowest(self.balance).interval)
        self.timing: Mapping[str, int] = {"latency": self.latency, "interval": self.interval}
        self.summary: Mapping[str, Any] = {
            "processors": config.processors,
            "hash engines": config.engines,
            **self.timing,
        }
        self.summary |= {f"interval of {stage.name}": round(stage.interval, 1) for stage in self.balance}
        self.shape: tuple[dict[str, int], str] = (
            dict(self.timing),
            "A record is R (32 bytes), S (32), A (32) and the message. Those with less than 96 bytes are dropped and "
            f"counted. {1 << config.ticket} signatures may be under way. A result comes some {self.latency} cycles "
            f"after its record, and one in every {self.interval} cycles in the mean.",
        )
        self.stage_views: tuple[StageCounters, ...] = _stages(config, prepares.interval)
        outs = made.results["out_tag"], made.results["out_verdict"]
        self.datapath: Datapath | None = self.drawn(
            ("in_data",), outs, ("a record", "its verdict"), {"parts": len(made.parts)}
        )

    @property
    def config(self) -> PipelineConfig:
        return self._config

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        del constants
        front = None if self._config.front is None else Front(self._config.front)
        taken = bytearray()
        first: list[Beat] = []

        def follow(beat: Beat) -> list[Beat]:
            first.append(beat)
            data = beat["data"].to_bytes(BYTES, "little")
            taken.extend(data[: beat["bytes"]] if beat["last"] else data)
            if not beat["last"]:
                return []
            whole, head = bytes(taken), first[0]
            taken.clear()
            first.clear()
            if front is None:
                handed_back = {name: head[name] for name in self.result_names if name in head}
                rule = ed25519.RULES[head["rule"]]
                return [] if len(whole) < SHORTEST else [handed_back | _verified(whole, rule)]
            records = front.records(whole, bool(beat["error"]))
            return [{"tag": tag} | _verified(r, front.config.rule) for tag, r in records]

        return follow

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        """So many records under all rules in turn; now and then one that is too short beside them."""
        del constants
        rng = random.Random(seed)
        if self._config.front is not None:
            made = frames(count, seed)
            return [(what, beat) for what, frame, error in made for beat in beats_of(frame, error, rng)]
        found: list[tuple[str, Beat]] = []
        for i, (what, given) in enumerate(signed(count, seed)):
            whole, fields = record(*given), {"tag": rng.randrange(1 << self._config.tag), "rule": i % 4}
            if self._config.consumers > 1:
                fields["consumer"] = rng.randrange(self._config.consumers)
            if i % 8 == 5:
                short = whole[: rng.randrange(SHORTEST)]
                found += (("a short record", beat) for beat in record_beats(short, fields, rng))
            found += ((what, beat) for beat in record_beats(whole, fields, rng))
        return found

    def record_beats(self, message: bytes, signature: bytes, key: bytes, fields: Beat) -> Iterator[Beat]:
        """A signed message as it goes in, with the fields that tell of it."""
        return record_beats(record(message, signature, key), fields)


def _verified(record: bytes, rule: str) -> dict[str, int]:
    """The verdict on a record by the golden model."""
    signature, key, message = record[: 2 * HALF], record[2 * HALF : SHORTEST], record[SHORTEST:]
    return {"verdict": ed25519.VERDICTS.index(ed25519.verify(rule, message, signature, key))}


def _stages(config: PipelineConfig, prepares: int) -> tuple[StageCounters, ...]:
    """The stages in the order of a signature's way; a processor takes `prepares` cycles for one."""
    multipliers = [("multiply", "double_scalar")]
    if config.multipliers > 1:
        multipliers = [(f"multiply {i}", f"double_scalar_{i}") for i in range(config.multipliers)]
    return (
        StageCounters("hash", "sha512_messages", {"sha512_blocks": engine.CYCLES}, config.engines, "sha512_waits"),
        *(
            StageCounters(f"processor {i}", f"processor_{i}_records", {f"processor_{i}_records": prepares})
            for i in range(config.processors)
        ),
        *(
            StageCounters(
                f"scalars {i}", f"scalars_{i}_signatures", {f"scalars_{i}_passes": 1}, 1, f"scalars_{i}_waits"
            )
            for i in range(config.halvers)
        ),
        *(
            StageCounters(
                *(name, f"{of}_finished"),
                {f"{of}_{turn}": 1 for turn in ("doublings", "additions", "base_additions")},
            )
            for name, of in multipliers
        ),
        StageCounters("in order", "results", {}, given="records"),
        *(
            StageCounters(
                *(f"consumer {i}", f"consumer_{i}_results", {}),
                waits=f"consumer_{i}_waits",
                given=f"consumer_{i}_records",
            )
            for i in range(config.consumers if config.consumers > 1 else 0)
        ),
    )

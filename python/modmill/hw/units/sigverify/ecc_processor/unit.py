"""The processor that prepares signatures: one configuration with its text, its reference and its picture."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import ceil
from typing import Any

from modmill.formula.ed25519 import ORDER, RULES
from modmill.formula.formula import Formula
from modmill.formula.identity import Verdict
from modmill.formula.parameters import ED25519_P
from modmill.formula.routine import Routine
from modmill.golden import ed25519
from modmill.hw.interface.unit import Datapath, Flavour
from modmill.hw.microcode.program import Program
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.stateful import StatefulUnit
from modmill.hw.units.parts.processor.program import Compiled, same_program
from modmill.hw.units.sigverify.ecc_processor import core
from modmill.hw.units.sigverify.ecc_processor.config import EccProcessorConfig
from modmill.hw.units.sigverify.ecc_processor.listing import annotated
from modmill.hw.units.sigverify.ecc_processor.streams import LATENCY, STATE

SAMPLES = 100
"""Signatures by which values of the program are recognised."""


class EccProcessor(StatefulUnit):
    """The program `prepare` on raw signatures."""

    stated_mhz: float | None = 250
    operation = "signature"
    flavours: Sequence[Flavour] = ("rom",)

    def __init__(self, config: EccProcessorConfig) -> None:
        self._config = config
        self.bits: int = config.bits
        self.small: bool = config.bits <= 64
        made = core.build(config)
        self.compiled: Compiled = made.compiled
        self.program: Program = made.compiled.program
        self.formula: Formula | Routine = made.compiled.formula
        self.results_of: tuple[str, ...] = made.compiled.program.machine.results
        fields = (
            {
                "tag": ("the tag that the results will bear", ""),
                "r": ("the commitment R as it is sent, its first byte lowest", ""),
                "s": ("the scalar S as it is sent", ""),
                "a": ("the key A as it is sent", ""),
                "rule": (f"the rule: {', '.join(f'{i} {name}' for i, name in enumerate(RULES))}", "3"),
            },
            {
                "tag": ("the signature's", ""),
                "index": (f"which word: 4 e + c, coordinate c of entry e of the table, or {STATE}", str(STATE)),
                "word": (f"a coordinate below p; word {STATE}: the verdict so far, 8 more for a cofactored rule", ""),
            },
        )
        slots, threads = len(self.program.slots), config.threads
        said = "all signatures are forgotten", "in the order of the signatures, word by word"
        super().__init__(config.unit, config.about, made.circuit, made.results, fields, {}, said, slots * threads)
        ends = config.processor.pipe.ends
        self.latency: int = (slots - 1) * threads + 2 + ends + LATENCY
        # From a thread's last word of the program to its next input: each word of the results takes LATENCY + 1 cycles.
        leaving = ends + 1 + len(self.results_of) * (LATENCY + 1)
        self.interval = slots - 1 + ceil(leaving / threads)
        self.timing: Mapping[str, int] = {"latency": self.latency, "interval": self.interval}
        self.summary: Mapping[str, Any] = {
            "instructions": self.program.instructions,
            "words": slots,
            "threads": threads,
            "scratch_registers": self.program.registers,
            "word_bits": self.program.machine.format.width,
            **self.timing,
        }
        self.shape: tuple[dict[str, int], str] = (
            dict(self.timing),
            f"The first of its {len(self.results_of)} words comes {self.latency} cycles after a signature is "
            f"offered; {threads} signatures are under way, and a signature takes {self.interval} cycles in the mean.",
        )
        self.wide: int = self.bits
        outs = tuple(made.results[f"out_{name}"] for name in ("index", "word"))
        self.datapath: Datapath | None = self.drawn(
            ("in_a", "in_r"), outs, ("a signature", "its table"), {"instructions": self.program.instructions}
        )

    @property
    def config(self) -> EccProcessorConfig:
        return self._config

    def listing(self) -> str:
        """The program, with notes at its own width."""
        if self.bits != ED25519_P.bit_length():
            return self.program.listing()
        samples = [self.operands(beat) for _, beat in self.beats(0, SAMPLES, 1)]
        return annotated(self.program, list(self.compiled.constants(ED25519_P).values()), samples)

    @property
    def words(self) -> dict[str, str]:
        listing = f"The program computes {self.formula.title}:\n\n```text\n{self.listing()}```"
        return super().words | {"about": f"{self.about.idea} {self.shape[1]}\n\n{listing}"}

    def identity(self) -> Verdict:
        """A proof that the words of the program are its formula."""
        return same_program(self.compiled)

    def reference(self, constants: int) -> Callable[[Beat], Sequence[Beat]]:
        del constants
        return self.prepared

    def prepared(self, beat: Beat) -> list[Beat]:
        """The words of a signature, by the formula on numbers."""
        found = self.formula.run(self.operands(beat), self.compiled.modulus)
        values = [found[name] for name in self.results_of]
        indices = [*range(len(values) - 1), STATE]
        return [{"tag": beat["tag"], "index": i, "word": value} for i, value in zip(indices, values, strict=True)]

    def operands(self, beat: Beat) -> dict[str, int]:
        """The inputs of the formula."""
        low, given = (1 << self.bits) - 1, dict[str, int]()
        tops = {"key": "key_sign", "commitment": "commitment_sign", "scalar": "scalar_top"}
        for field, name in {"a": "key", "r": "commitment", "s": "scalar"}.items():
            given |= {name: beat[field] & low, tops[name]: beat[field] >> self.bits}
        flags = [*RULES.values()][beat["rule"]]
        return given | dict(zip(("strict", "wants_canonical", "cofactored"), flags, strict=True))

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        del constants
        rng, top = random.Random(seed), (1 << self.bits + 1) - 1
        found: list[tuple[str, Beat]] = []
        for i, (what, given) in zip(range(count), _cases(rng, self.bits, top), strict=False):
            if self.bits < ORDER.bit_length():
                # The order is then the largest number of a register, below which every other one is.
                given = {**given, "s": given["s"] & ~1}
            found.append((what, {"tag": i % (1 << self._config.tag), **given}))
        return found


def _cases(rng: random.Random, bits: int, top: int) -> Iterator[tuple[str, Mapping[str, int]]]:
    """Edge values, signatures with damage where the width is theirs, and random words, without an end."""
    names = "rsa"
    for value in (0, 1, top, top >> 1, top ^ 1):
        for rule in range(4):
            yield f"all words {value:#x}, rule {rule}", {**dict.fromkeys(names, value), "rule": rule}
    low_order = [int.from_bytes(data, "little") for p in ed25519.small_order_points() for data in ed25519.encodings(p)]
    while True:
        given = {name: rng.randint(0, top) for name in names} | {"rule": rng.randrange(4)}
        if bits != 255 or not rng.randrange(4):
            yield "random words", given
            continue
        secret, message = rng.randbytes(32), rng.randbytes(20)
        sent = ed25519.sign(secret, message)
        parts = {"r": sent[:32], "s": sent[32:], "a": ed25519.public_key(secret)}
        given |= {name: int.from_bytes(data, "little") for name, data in parts.items()}
        what = rng.choice(("whole", "low order", "a bit of it wrong"))
        if what == "low order":
            given[rng.choice("ra")] = rng.choice(low_order)
        elif what != "whole":
            given[rng.choice(names)] ^= 1 << rng.randrange(256)
        yield f"a signature, {what}", given

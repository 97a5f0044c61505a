"""The squarer in carry-save form: one configuration with its text, its reference and its numbers."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from modmill.errors import UsageError
from modmill.hw import rtl
from modmill.hw.carry_save.gates import gates
from modmill.hw.carry_save.levels import level_report
from modmill.hw.carry_save.number import CarrySave, closed_bits
from modmill.hw.carry_save.rows import Rows
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.part import Part
from modmill.hw.circuit.verilog import LINT_OFF, MANY
from modmill.hw.cost.bits import Bits
from modmill.hw.cost.levels import LevelReport
from modmill.hw.interface.unit import Case, Datapath, Document, Flavour, beside_operands
from modmill.hw.stream.loop.unit import LoopedUnit, Probe
from modmill.hw.units.vdf.carry_save.config import CarrySaveConfig
from modmill.hw.units.vdf.redundant.cases import cases, starts
from modmill.hw.units.vdf.redundant.unit import HANDSHAKE, readme

HERE = Path(__file__).parent
SHARES = 2


@functools.lru_cache(maxsize=4)
def squarer(config: CarrySaveConfig) -> CarrySaveSquarer:
    """The squarer of a configuration.

    >>> from modmill.hw.units.vdf.carry_save.config import CarrySaveConfig
    >>> unit = squarer(CarrySaveConfig(bits=64))
    >>> n = unit.modulus
    >>> unit.decode(unit.golden(n).step(unit.encode(3, n)), n)
    9
    """
    return CarrySaveSquarer(config)


class CarrySaveSquarer(LoopedUnit):
    """x as two shares, squared modulo N in each cycle."""

    job: str | None = "vdf"
    operation = "squaring"
    flavours: Sequence[Flavour] = ("rom",)

    def __init__(self, config: CarrySaveConfig) -> None:
        self._config = config
        self.modulus: int = config.number
        share = closed_bits(self.modulus, config.reduction)
        c = Circuit()
        x = c.input("x", (1 << SHARES * share) - 1)
        self.numbers: CarrySave = CarrySave(self.modulus, config.reduction, Rows(c))
        taken = self.numbers.outside((x.low(share), x.slice(share, share)))
        square = self.numbers.reduced(self.numbers.square(taken))
        result = self.numbers.joined("y", square, share)
        self.part: Part = Part("square", "the square of x modulo N", c, {"y": result})
        super().__init__(
            *(config.unit, config.about), bits=config.bits, words=SHARES, word_bits=share, latency=1, rare=0
        )
        count = self.numbers.rows.count
        self.summary: Mapping[str, Any] = {
            "share_bits": share,
            "cycles": 1,
            "levels": square.at.levels,
            "full_adder_levels": square.at.adders,
            "full_adders": count.full_adders,
            "half_adders": count.half_adders,
        }
        self.readme: str = readme((HERE / "parts.md").read_text("utf-8"), (HERE / "numbers.md").read_text("utf-8"))
        labels = f"x: two shares of {share} bits", "the next x"
        self.datapath: Datapath | None = Datapath(
            *(c, self.part.period, 1, (x,), (result,), beside_operands, labels, {}), loop=True
        )

    @property
    def config(self) -> CarrySaveConfig:
        return self._config

    def check(self, constants: int) -> None:
        if constants != self.modulus:
            raise UsageError(f"modulus: this unit computes modulo {self.modulus} only", got=constants)

    # Numbers.

    def encode(self, x: int, constants: int) -> list[int]:
        self.check(constants)
        return [self.numbers.held(x), 0]

    def decode(self, words: Sequence[int], constants: int) -> int:
        return sum(words) * pow(self.numbers.held(1), -1, constants) % constants

    def power(self, x: int, steps: int, constants: int) -> int:
        return pow(x, 1 << steps, constants)

    def starts(self, constants: int, count: int, seed: int) -> Iterable[tuple[str, Sequence[int]]]:
        top = (1 << self.word_bits) - 1
        yield "all bits of both shares", [top, top]
        yield from ((what, self.encode(x, constants)) for what, x in starts(constants, count, seed))

    def golden(self, constants: int) -> Reference:
        self.check(constants)
        return Reference(self)

    # Text.

    @property
    def probes(self) -> Sequence[Probe]:
        return [Probe("x", "watch_x", SHARES, self.word_bits, 1)]

    def core_files(self, flavour: Flavour, constants: int | None = None) -> dict[str, str]:
        if constants is not None:
            self.check(constants)
        facts = ", ".join(f"{name.replace('_', ' ')} {fact}" for name, fact in self.summary.items())
        lines = f"Configuration {self.config.slug}. {facts}.", f"N = {self.modulus:#x}.", *HANDSHAKE
        words = {
            "unit": self.name,
            "title": "One modular squaring of a number in two shares.",
            "notes": "\n".join(f"// {line}" for line in (*lines, "Generated by modmill hw emit; do not edit.")),
            "lint_off": LINT_OFF.rstrip(),
            "top": SHARES * self.word_bits - 1,
            "bits": self.word_bits,
        }
        core = rtl.fill((HERE / "core.sv").read_text(encoding="ascii"), words)
        modules = self.part.modules(self.name, loops=flavour == "file")
        square = MANY * (len(modules) > 1) + "\n".join(modules.values())
        return {f"{self.name}_core.sv": core, f"{self.name}_square.sv": square}

    def images(self, constants: int) -> dict[str, list[int]]:
        self.check(constants)
        return {}

    def image_width(self, name: str) -> int:
        raise AssertionError(f"{self.name} reads no memory images (asked for {name})")

    # What tools ask.

    def cases(self, constants: int, chain: int | None = None) -> list[Case]:
        return cases(self, constants, chain if chain is not None else (200 if self.small else 20))

    def document(self, constants: int, name: str) -> Document:
        shown = name.encode("ascii", "replace").decode()
        digest = hashlib.sha256(hex(constants).encode()).hexdigest()[:16]
        held = self.numbers.held(1)
        facts: dict[str, Any] = {
            "modulus": {"name": name, "bits": constants.bit_length(), "n": hex(constants)},
            "words": self.words,
            "word_bits": self.word_bits,
            "cycles": self.latency,
            "held_times": hex(held),
        }
        words = {"bits": str(self.bits), "words": str(self.words), "word_bits": str(self.word_bits)}
        words |= {"in": hex(held), "out": hex(pow(held, -1, constants)), "first_note": "", "check_note": ""}
        return Document(facts, f"Modulus {shown}, SHA-256 of its hex {digest}...", {"modulus": name}, words)

    def levels(self) -> LevelReport:
        return level_report(self.numbers.rows, self.part.results.values(), SHARES * self.word_bits)

    def gates(self) -> Bits:
        return gates(self.part.circuit, self.part.results.values())


class Reference:
    """Squares of shares: those of the circuit as it is defined, which must stand for the square of the residue."""

    def __init__(self, unit: CarrySaveSquarer) -> None:
        self._unit: CarrySaveSquarer = unit

    def stages(self, x: Sequence[int]) -> dict[str, list[int]]:
        """The shares of the square."""
        return {"x": self.step(x)}

    def step(self, x: Sequence[int]) -> list[int]:
        """The shares of the square."""
        unit = self._unit
        n, bits = unit.modulus, unit.word_bits
        joined = evaluate(unit.part.circuit, {"x": x[0] | x[1] << bits}, n)
        found = value(unit.part.results["y"], joined)
        shares = [found & (1 << bits) - 1, found >> bits]
        assert unit.decode(shares, n) == unit.decode(x, n) ** 2 % n, f"{unit.name}: another residue than the square"
        return shares

"""A modular multiplier: one configuration with its text, its constants, its reference and its picture."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from modmill.errors import UsageError
from modmill.formula.modulus import default_modulus
from modmill.hw.circuit.kinds import MUL
from modmill.hw.circuit.op import Op, Word
from modmill.hw.circuit.shared.machine import fewest
from modmill.hw.circuit.shared.stages import least_stages
from modmill.hw.emit.constants import constants_module, exactly, no_constants
from modmill.hw.interface.unit import Datapath, Document, Flavour
from modmill.hw.modmul import barrett
from modmill.hw.modmul.fixed import FixedMultiplier
from modmill.hw.modmul.form import Form, Layout
from modmill.hw.modmul.methods import METHODS, modulus_of
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.unit import StreamUnit
from modmill.hw.units.parts.modmul.config import ANY, ModmulConfig

WORD = 16
"""Bits of a word in the picture."""


class Reference:
    """The reduction in plain integers, stage by stage."""

    def __init__(self, modulus: int, form: Form) -> None:
        self.modulus: int = modulus
        self.form: Form = form

    def stages(self, x: Sequence[int]) -> dict[str, list[int]]:
        """Checked values of the factors: the product of what they stand for, its quotient by N, and the residue."""
        factors = x[0], x[-1]
        a, b = map(self.form.operand.value, factors)
        return {"product": [a * b], "quotient": [a * b // self.modulus], "r": [self.form.product(*factors)]}


class Modmul(StreamUnit):
    """a b mod N for any N of exactly `bits` bits."""

    operation = "product"

    def __init__(self, config: ModmulConfig) -> None:
        self._config = config
        self.bits: int = config.bits
        self.multiplier: FixedMultiplier | None = None if config.method == ANY else _multiplier(config)
        if self.multiplier is None:
            circuit, result = barrett.build(config.bits, config.compressor, config.levels, config.column)
        else:
            circuit, result = self.multiplier.circuit()
            self.flavours: Sequence[Flavour] = ("rom",)  # its constants are in the circuit
        machine = fewest(circuit, [MUL], config.interval) if config.interval > 1 else ()
        stages = config.stages or least_stages(circuit, machine, config.interval)
        timing = (stages, config.interval, machine, config.flow)
        each = "in each cycle" if config.interval == 1 else f"every {config.interval} cycles"
        about = replace(config.about, title=f"{self.form().formula}, one product {each}")
        super().__init__(config.unit, about, circuit, {"r": result}, self.form().fields, *timing)
        self.shape: tuple[dict[str, int], str] = self.shape[0], f"{self.shape[1]} {self.form().note}"
        products = sum(op.kind.dsps for op in circuit.ops)
        self.summary: Mapping[str, Any] = {"products": products, **self.shared, **self.timing}
        given = [word for op in circuit.ops if op.name in self.inputs for word in _words(Word.of(op.outs[0]))]
        labels = "words of a" if config.square else "words of a, then of b", "the residue"
        self.datapath: Datapath | None = Datapath(
            *(circuit, self.period, self.stages, tuple(given), _words(result), _column, labels, {}), loop=False
        )

    @property
    def config(self) -> ModmulConfig:
        return self._config

    def check(self, constants: int) -> None:
        exactly(self.bits, constants, self.name)
        if self.multiplier is not None and constants != self.multiplier.modulus:
            method = self.config.method
            raise UsageError(
                f"modulus: method {method} is built for {modulus_of(self.bits, method)[1]} at {self.bits} bits; "
                f"--method {ANY} takes others",
                got=constants,
            )

    def form(self, modulus: int | None = None) -> Form:
        """The product that the unit computes; method `any` does so for every modulus."""
        if self.multiplier is not None:
            return self.multiplier.form
        return Form(modulus or default_modulus(self.bits)[0], 0, Layout(self.bits), Layout(self.bits))

    def golden(self, constants: int) -> Reference:
        self.check(constants)
        return Reference(constants, self.form(constants))

    def expected(self, constants: int, beat: Beat) -> Beat:
        act = self.form(constants).product if self.multiplier is None else self.multiplier.act
        return {"r": act(beat["a"], beat.get("b", beat["a"]))}

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        rng = random.Random(seed)
        pairs = _edges(constants, self.inputs["a"])
        found: list[tuple[str, Beat]] = [(what, {name: beat[name] for name in self.inputs}) for what, beat in pairs]
        found = found[:count]
        while len(found) < count:
            found.append(("random", {name: rng.getrandbits(bits) for name, bits in self.inputs.items()}))
        return found

    def constants_file(self, flavour: Flavour, constants: int | None) -> str:
        if self.multiplier is not None:
            return no_constants(self.name)
        bits, width = self.bits, self.bits + 2
        n = constants if constants is not None else default_modulus(bits)[0]
        values = (("n", bits, n), ("mu", width, barrett.reciprocal(n)))
        comment = "The modulus N and mu = floor(2^2k / N), k the bits of N."
        return constants_module(self.name, comment, values, flavour)

    def images(self, constants: int) -> dict[str, list[int]]:
        self.check(constants)
        if self.multiplier is not None:
            return {}
        return {"constants.hex": [constants, barrett.reciprocal(constants)]}

    def image_width(self, name: str) -> int:
        del name
        return self.bits + 2

    def document(self, constants: int, name: str) -> Document:
        form = self.form(constants)
        words = {"title": self.about.title, "about": form.note, "latency": str(self.latency)}
        found = self.modular_document(constants, name, words)
        return replace(found, facts={**found.facts, **form.facts()}, comment=f"{found.comment} {form.note}")


def _multiplier(config: ModmulConfig) -> FixedMultiplier:
    """The method for the modulus of its width, with operands of that width and the compressors of the configuration."""
    modulus, _ = modulus_of(config.bits, config.method)
    given = {name: getattr(config, name) for name in ("levels", "column", "square", "split")}
    given["policy"] = config.compressor
    return METHODS[config.method](modulus, config.stages, slack=0, **given)


def _edges(modulus: int, bits: int) -> Iterator[tuple[str, Beat]]:
    """Pairs of values at both ends of the range, around N, and where carries run far."""
    most = (1 << bits) - 1
    named = {"0": 0, "1": 1, "N - 1": modulus - 1, "N": modulus, "2^k - 1": most, "2^(k-1)": 1 << (bits - 1)}
    for i, x in named.items():
        for j, y in named.items():
            yield f"a = {i}, b = {j}", {"a": x, "b": y}


def _words(word: Word) -> tuple[Word, ...]:
    return tuple(word.slice(at, min(WORD, word.width - at)) for at in range(0, word.width, WORD))


def _column(op: Op, inputs: list[int]) -> int:
    """Products stand where their slices meet, other operators with their operands."""
    if op.kind.dsps:
        return sum(word.view.low for word in op.ins) // WORD
    return max(inputs, default=0)

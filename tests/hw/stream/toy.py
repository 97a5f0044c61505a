"""A pipeline of 3 bits with the operators that no squarer has: differences, choices, bitwise ones, constants."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from modmill.hw.circuit.graph import Circuit
from modmill.hw.interface.configuration import Configuration
from modmill.hw.interface.unit import About, Datapath, Document, Flavour
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.unit import StreamUnit

BITS = 3


@dataclass(frozen=True, slots=True)
class ToyConfig(Configuration):
    """The configuration of the toy: number of stages, and which text."""

    unit: str = "stream_toy"
    stages: int = 1
    variant: str = ""

    @property
    def slug(self) -> str:
        return f"{self.unit}-s{self.stages}{self.variant}"


class Golden:
    """The results as words."""

    def __init__(self, modulus: int) -> None:
        self.modulus = modulus

    def stages(self, x: Sequence[int]) -> dict[str, list[int]]:
        return {"result": list(results(self.modulus, *x).values())}


def results(n: int, a: int, b: int, c: int) -> dict[str, int]:
    """The results of the circuit below, in Python's integers."""
    return {
        "less": (a - b) % 8,
        "fits": int(a >= b),
        "shifted": (a - 2 * b) % 16,
        "over": int(a >= 2 * b),
        "chosen": a + b if c else n * b,
        "picked": (b, a + b, n, a)[a % 4],
        "odd": a ^ (a + b) ^ n,
        "both": (a + b) & b,
        "turned": a >> 1 | (a & 1) << 2,
    }


class ToyStream(StreamUnit):
    """`replaced` is changed in the text of the top: (old, new), for tests of broken hardware."""

    job = "stream_toy"
    operation = "beat"
    bits = BITS
    summary: Mapping[str, int] = {}
    datapath: Datapath | None = None

    def __init__(self, stages: int = 1, replaced: tuple[str, str] = ("", "")) -> None:
        k = Circuit()
        a, b, c = k.input("a", 7), k.input("b", 7), k.input("c", 1)
        n = k.constant("n", 7, lambda modulus: modulus)
        less, fits = k.difference("d", a, b, BITS)
        shifted, over = k.difference("e", a, b.shifted(1), 4)
        s = k.add("s", a, b)
        found = {"less": less, "fits": fits, "shifted": shifted, "over": over}
        found["chosen"] = k.choose("f", c, s, k.mul("p", n, b))
        found["picked"] = k.pick("g", a.low(2), b, s, n, a)
        found["odd"] = k.xor("h", a, s, n)
        found["both"] = k.both("i", s, b)
        found["turned"] = k.rotate("j", a, 1)
        what = dict.fromkeys([*"abc", *found], "a number")
        super().__init__("stream_toy", About("a toy", "Subtracts.", "the tests"), k, found, what, stages)
        self.replaced = replaced

    @property
    def config(self) -> ToyConfig:
        return ToyConfig(stages=self.stages, variant="-broken" if self.replaced[0] else "")

    def check(self, constants: int) -> None:
        assert 0 <= constants < 8

    def golden(self, constants: int) -> Golden:
        return Golden(constants)

    def expected(self, constants: int, beat: Beat) -> Beat:
        return results(constants, **beat)

    def beats(self, constants: int, count: int, seed: int) -> list[tuple[str, Beat]]:
        every = itertools.product(range(8), range(8), range(2))
        return [("", dict(zip("abc", x, strict=True))) for x in itertools.islice(itertools.cycle(every), count)]

    def modules(self, flavour: Flavour, constants: int | None = None) -> dict[str, str]:
        files = super().modules(flavour, constants)
        old, new = self.replaced
        assert not old or old in files["stream_toy.sv"]
        return files | {"stream_toy.sv": files["stream_toy.sv"].replace(old, new) if old else files["stream_toy.sv"]}

    def constants_file(self, flavour: Flavour, constants: int | None) -> str:
        store = "constant_store #(.Words(1), .Width(3)) store (.words_o(n_o));"
        body = store if flavour == "file" else f"assign n_o = 3'd{constants};"
        return f"module stream_toy_constants (output logic [2:0] n_o);\n  {body}\nendmodule\n"

    def images(self, constants: int) -> dict[str, list[int]]:
        return {"constants.hex": [constants]}

    def image_width(self, name: str) -> int:
        return BITS

    def document(self, constants: int, name: str) -> Document:
        return Document({}, name, {}, {"title": "A toy", "latency": str(self.latency)})

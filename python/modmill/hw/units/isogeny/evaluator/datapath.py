"""One clock of the evaluator as a formula on carry-save numbers: one, two or four dual steps, or the first alone.

Powers (`modmill.hw.carry_save.number`) say that all terms of a sum have been reduced equally often: the results are
exactly the X and Z of single steps, not multiples of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from modmill.hw.carry_save.number import CarrySave, Number, closed_bits
from modmill.hw.carry_save.rows import Count, Depth, Rows, latest
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.units.isogeny.evaluator.config import EvaluatorConfig
from modmill.hw.units.isogeny.evaluator.constants import NAMES

PRODUCT = 2
"""The power of a product of two numbers from outside."""


@dataclass(frozen=True, slots=True)
class Step:
    """The work of one clock.

    `part` takes `x` and `z`, each two shares of `bits` bits, and `words`, and gives the following `x` and `z`. `digits`
    of a block by the name of a constant: its word i is the constant times 4^(i digits), modulo p. `wide`: bits of
    `words`.
    """

    part: Part
    numbers: CarrySave
    bits: int
    digits: Mapping[str, int]
    wide: int
    depth: Depth
    count: Count


Keyed = Callable[[str, Number], Number]
"""The product of a constant, by its name, with a number."""


def build(config: EvaluatorConfig) -> Step:
    """The datapath of a configuration."""
    p, size = config.prime, config.prime.bit_length()
    c = Circuit()
    bits = closed_bits(p)
    names = NAMES[config.unroll]
    wide = max(4 * bits, len(names) * config.keys * size)
    cs = CarrySave(p, None, Rows(c))
    loads, single = c.input("loads", 1), c.input("single", 1)
    now = [c.input(name, (1 << 2 * bits) - 1) for name in "xz"]
    words = c.input("words", (1 << wide) - 1)
    digits: dict[str, int] = {}

    def keyed(name: str, x: Number) -> Number:
        begin = names.index(name) * config.keys * size
        keys = [cs.plain(words.slice(begin + i * size, size)) for i in range(config.keys)]
        digits[name] = cs.block(x, config.keys)
        return cs.keyed(keys, x)

    x, z = (cs.outside((word.low(bits), word.slice(bits, bits))) for word in now)
    point = [cs.outside(tuple(words.slice((2 * i + k) * bits, bits) for k in range(2))) for i in range(2)]
    stepped = _one(cs, x, z, keyed) if config.unroll == 1 else _several(cs, x, z, keyed, single, config.unroll)
    following = [cs.settled(cs.choice(loads, a, b), bits) for a, b in zip(point, stepped, strict=True)]
    results = {name: cs.joined(f"{name}_next", number, bits) for name, number in zip("xz", following, strict=True)}
    depth = latest(number.at for number in following)
    about = f"{config.unroll} dual step{'s' if config.unroll > 1 else ''}, or the load of a point"
    return Step(Part("step", about, c, results), cs, bits, digits, wide, depth, cs.rows.count)


def _one(cs: CarrySave, x: Number, z: Number, keyed: Keyed) -> tuple[Number, Number]:
    s = cs.reduced(cs.square(cs.sum(x, z)))
    return s, cs.reduced(keyed("first", cs.product(cs.shifted(x, 2), z)))


def _several(cs: CarrySave, x: Number, z: Number, keyed: Keyed, single: Word, steps: int) -> tuple[Number, Number]:
    """The results; where `single`, those of the first step: S, and a1 W from the tree that else gives S + a1 W."""
    square, product = cs.factor(cs.square(cs.sum(x, z))), cs.factor(cs.product(cs.shifted(x, 2), z))
    s, w = cs.reduced(square), cs.reduced(product)
    none = Number((), 0, 0, PRODUCT)
    v = cs.reduced(cs.sum(cs.choice(single, none, square), keyed("first", product)))
    x2 = cs.reduced(cs.square(v))
    sw = cs.product(s, w)
    last = (x2, cs.reduced(keyed("second", sw))) if steps == 2 else _last_two(cs, s, w, x2, cs.factor(sw), keyed)
    return cs.choice(single, s, last[0]), cs.choice(single, v, last[1])


def _last_two(cs: CarrySave, s: Number, w: Number, x2: Number, sw: Number, keyed: Keyed) -> tuple[Number, Number]:
    """The last two of four steps.

    X2 + Z2 comes from S and W at the time of X2, and Z4 from X2, X3 and a constant times S W.
    """
    crossed, squared = keyed("crossed", sw), keyed("squared", cs.factor(cs.square(w)))
    q = cs.reduced(cs.sum(cs.pair(cs.square(s)), crossed, squared))
    third, fourth = cs.reduced(keyed("third", sw)), cs.reduced(keyed("fourth", sw))
    x3 = cs.pair(cs.square(q))
    x4 = cs.reduced(cs.square(cs.reduced(cs.sum(x3, cs.product(third, x2)))))
    return x4, cs.reduced(cs.product(cs.reduced(cs.product(fourth, x2)), cs.reduced(x3)))

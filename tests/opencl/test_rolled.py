"""Rolled formulas as text in OpenCL C, run on the device beside the run on integers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from modmill.formula.rolled.formula import BIT, RESULT, WORD, WORDS, Rolled
from modmill.formula.rolled.index import S
from modmill.formula.rolled.trace import Trace, Words
from modmill.formula.rolled.tree import Bit, Word
from modmill.gf2.opencl import methods, words
from modmill.gf2.opencl.config import Config
from modmill.gf2.opencl.plan import ProductRuntime
from modmill.golden import gf2
from modmill.golden.gf2_orders import FORMULAS, inverse_words, join, split
from modmill.opencl.devices import Found
from modmill.opencl.rolled import function
from tests.gf2.opencl.support import operands, raw


def reversed_row(f: Trace, a: Words, c: Words, x: Word, bit: Bit, r: Words) -> None:
    """Every statement and expression once."""
    t = f.zeros("t", S + 2)
    high = f.words("high", 1)
    total = f.total("sum")
    for i in f.loop("i", 0, S):
        for j in f.loop("j", i, S):
            total ^= a[S - 1 - j] * c[j - i]
            t[j + 2] ^= total.low ^ x
        high[0] = total.high
        total.shift()
        word = f.word("word", (a[i] * x).low ^ high[0] ^ bit * x)
        r[i] = word ^ t[i + 2]
    f.show(t)
    total.clear()


FORMULA = Rolled("reversed_row", "a toy", reversed_row, {"a": WORDS, "c": WORDS, "x": WORD, "bit": BIT, "r": RESULT})
TEXT = """static inline void toy(W *r, const W *a) {
    W t[WORDS + 2];
    for (int i = 0; i < WORDS + 2; ++i) t[i] = (W)(0);
    W high[1];
    P sum = P_ZERO;
    UNROLL_OUTER
    for (int i = 0; i < WORDS; ++i) {
        UNROLL
        for (int j = i; j < WORDS; ++j) {
            P_ADD(sum, a[WORDS - j - 1], C_AT(j - i));
            t[j + 2] ^= P_LOW(sum) ^ (W)(X);
        }
        high[0] = P_HIGH(sum);
        sum = P_CARRY(sum);
        const W word = P_LOW(product(a[i], (W)(X))) ^ high[0] ^ (BIT ? (W)(X) : (W)(0));
        r[i] = word ^ t[i + 2];
    }
    sum = P_ZERO;
}"""


def test_text() -> None:
    assert function(FORMULA.tree, "toy", {"c": "C_AT({})", "x": "(W)(X)", "bit": "BIT"}) == TEXT


def run(device: Found, formula: Rolled, constants: dict[str, str], arrays: str, config: Config, poly: int) -> list[int]:
    """The formula in place of `multiply` of sos, on operands of a field."""
    plan = methods.plan(poly, replace(config, method="sos"), device.facts)
    text = function(formula.tree, "multiply", constants)
    old, new = (words.unrolled(source, config.unroll) for source in (words.printed("sos"), f"{arrays}\n{text}\n"))
    assert old in plan.source
    plan = replace(plan, source=plan.source.replace(old, new))
    a, b = operands(poly, 20, 1), operands(poly, 20, 2)
    return raw(ProductRuntime(device, plan), a, b, poly)


def array(name: str, values: list[int], w: int) -> str:
    kind = {8: "uchar", 32: "uint", 64: "ulong"}[w]
    return f"__constant {kind} {name}[] = {{{', '.join(f'{value:#x}UL' for value in values)}}};"


@pytest.mark.parametrize(("w", "m"), [(8, 39), (32, 163), (64, 192)])
def test_every_statement_on_the_device(device: Found, w: int, m: int) -> None:
    """Device and interpreter give the same words, also where these are not reduced modulo N."""
    poly = gf2.from_terms([m, 1, 0])
    s = -(-m // w)
    x = 1 << w - 1 | 0x15

    def toy(f: Trace, a: Words, b: Words, x: Word, bit: Bit, r: Words) -> None:
        reversed_row(f, a, b, x, bit, r)

    formula = Rolled("toy", "a toy", toy, {"a": WORDS, "b": WORDS, "x": WORD, "bit": BIT, "r": RESULT})
    found = run(device, formula, {"x": f"(W)({x:#x}UL)", "bit": "1"}, "", Config("sos", w, vector=2), poly)
    given = zip(operands(poly, 20, 1), operands(poly, 20, 2), strict=True)
    expected = [formula.run({"a": split(a, s, w), "b": split(b, s, w), "x": x, "bit": 1}, w) for a, b in given]
    assert found == [join(r, w) for r in expected]


@pytest.mark.parametrize(("w", "vector"), [(8, 1), (32, 4), (64, 1)])
@pytest.mark.parametrize("m", [63, 64, 130])
def test_algorithm5_on_the_device(device: Found, w: int, vector: int, m: int) -> None:
    poly = gf2.from_terms([m, m - 5, 3, 1, 0])
    s = -(-m // w)
    n = split(poly & (1 << w * s) - 1, s, w)
    arrays = array("INVERSE", inverse_words(n, w), w)
    constants = {**words.CONSTANTS, "inverse": "(W)(INVERSE[{}])"}
    config = Config("sos", w, vector=vector)
    found = run(device, FORMULAS["algorithm5"], constants, arrays, config, poly)
    radix = gf2.remainder(1 << w * s, poly)
    for a, b, r in zip(operands(poly, 20, 1), operands(poly, 20, 2), found, strict=True):
        assert gf2.mul(poly, r, radix) == gf2.mul(poly, a, b)

"""Constructs of Python that the tracer takes: small programs whose graphs give what Python gives."""

from __future__ import annotations

from pathlib import Path

import pytest

from modmill.formula.operation import FormulaError
from modmill.formula.script.script import script
from modmill.formula.simplify import simplify
from modmill.formula.tracer import trace
from tests.formula.script.programs import checked, written

# x, y are residues modulo 97, v, w words of 8 bits, b a bit.
TAKEN = {
    "if": "if x == 3:\n    y = y + 1\nelif w > 200:\n    y = y * 2\nreturn y % p",
    "nested if and early return": "if b:\n    if x == y:\n        return 5\n    return x\nreturn -x",
    "a conditional expression": "return x if x * x % p == 16 else y",
    "and, or, not": "return (x == 1 or not y == 1) and w != 0",
    "a chain of comparisons": "return 3 <= w < 200",
    "comparisons of words": "return [w < v, w <= v, w > v, w >= v, w == v, w != v, w < 97, w > 0, w < 256, w <= 254]",
    "comparisons of residues": "return [x == y, x != y, x == 0, x > 0, x < 97, x >= 1, x > 95, x == 200, x - y == 0]",
    "comparisons of unreduced numbers": "return [x * y == 0, x * x == 16, x * x - 1 == 0, 3 * x == 12, 5 - x == 2]",
    "sums of unreduced numbers": "return [p - x == 97, -x == 0, (x + 1) * (y - 1) == 0, 2 - x * x == 1]",
    "None": "if x == 0: return None\nreturn x * y % p",
    "None within a tuple": "return (None, None) if x == y else (x, y)",
    "is None": "def g(x): return None if x < 5 else x\nr = g(w)\nif r is None: return 7\nreturn r",
    "is between other things": "return (x is NotImplemented, type(x) is int, x is None, y * x)",
    "isinstance": "assert isinstance(x, int) and isinstance(x == y, bool) and not isinstance(x, bool)\nreturn x + y",
    "raise": "if x == 5: raise ValueError('five')\nreturn x",
    "assert": "assert w != 4, 'four'\nreturn w",
    "a caught exception": "try:\n    if x < 1: raise KeyError\nexcept Exception:\n    return 9\nreturn x",
    "pow": "return (pow(x, 5, p), pow(x, 96, p), pow(x, 0, p) * y, x**3, x**0 + y)",
    "inverses": "return pow(x, -1, p), pow(y, -3, p)",
    "an inverse that the program watches": "try:\n    return pow(x, -1, p)\nexcept ValueError:\n    return 0",
    "bits of words": "return [w & 1, w % 2, w >> 3, w & 15, w // 4, w % 16, w >> 7, w >> 8, w & 0x55, (w >> 4) & 1]",
    "words": "return [w & v, w | v, w ^ v, w | 3, w ^ 255, v << 2, w & 0xFFF]",
    "the parity of a residue": "return (x & 1) != b, x % 2 == 1, (x & 1) ^ b, (x == y) ^ (x == 1)",
    "words as numbers": "return w * v % p, w % p, (w - v) * x, 3 - w, w == v % 16",
    "sum, min, max, sorted, any": "return sum([x, y, 1]), min(w, v), max(w, v), sorted([w, v]), any([x == 1, y == 1])",
    "in": "return x in (1, 2, 96), [x, y] == [5, y]",
    "match": "match x:\n    case 3: return y\n    case 4 | 5: return 2 * y\n    case _: return 0",
    "loops and closures": "g = lambda a: a * x % p\nreturn sum(g(i) for i in range(3)) + [g(y) for _ in '12'][1]",
    "a print is not part of it": "print('traced')\nreturn x + y",
    "constants": "return (x, 1, True, None, 'text')",
}


@pytest.mark.parametrize("name", TAKEN)
def test_programs_give_what_python_gives(tmp_path: Path, name: str) -> None:
    body = TAKEN[name].replace("\n", "\n    ")
    checked(tmp_path, f"p = 97\ndef f(x, y, v, w, b):\n    n = x % p\n    {body}\n", v=8, w=8, b=1)


def test_none_and_exceptions_are_outputs(tmp_path: Path) -> None:
    text = "p = 97\ndef f(x):\n    if x % p == 1: return None\n    if x == 2: raise ValueError\n"
    text += "    return (x, None if x == 3 else 2 * x)\n"
    formula = script(f"{written(tmp_path, text)}:f")
    names = ("result_exists", "result_0", "result_1_exists", "result_1", "raises")
    found = [tuple(formula.run({"x": x})[name] for name in names) for x in range(1, 5)]
    assert found == [(0, 0, 0, 0, 0), (0, 0, 0, 0, 1), (1, 3, 0, 0, 0), (1, 4, 1, 8, 0)]


def test_each_run_begins_with_the_file_as_it_is(tmp_path: Path) -> None:
    """Global variables that a run changes do not reach the next one, nor another way through the program."""
    text = "p = 97\nn = 0\ndef f(x):\n    global n\n    n += 1\n    if x % p == 1: n += 10\n    return n * x % p\n"
    found = checked(tmp_path, text)
    assert {"result": 11} in found


def test_objects_leave_by_their_attributes(tmp_path: Path) -> None:
    text = """
from __future__ import annotations
from dataclasses import dataclass

@dataclass
class Pair:
    Left: int
    _right: object
    unit: int = 1

def f(a, b):
    return Pair(a * b % 97, Pair(a, 2 * b))
"""
    found = checked(tmp_path, text)
    assert set(found[0]) == {"result_left", "result_right_left", "result_right_right"}


def test_calls_name_their_inputs_in_order(tmp_path: Path) -> None:
    text = "p = 97\nclass A:\n    def __init__(self, x): self.x = x % p\n"
    text += "    def __add__(self, o): return A(self.x + o.x)\n"
    formula = script(f"{written(tmp_path, text)}:(A(b1) + sum([A(i) for i in (a1, b1)], A(0))).x")
    assert list(formula.inputs) == ["b1", "a1"] and formula.run({"b1": 50, "a1": 3}) == {"result": 6}


def test_long_runs_of_ones_take_few_products(tmp_path: Path) -> None:
    path = written(tmp_path, "p = 2**255 - 19\ndef inverse(x):\n    return pow(x, p - 2, p)\n")
    assert simplify(trace(script(f"{path}:inverse"))).counts() == {"M": 14, "S": 254}


def test_another_modulus_is_refused(tmp_path: Path) -> None:
    formula = script(f"{written(tmp_path, 'def f(x): return x * x % 97')}:f")
    with pytest.raises(FormulaError, match="modulo 97 alone"):
        trace(formula, 101)
    with pytest.raises(FormulaError, match="modulo 97 alone"):
        formula.run({"x": 1}, 101)

"""Constructs that the tracer does not take: each is refused with the file, the line and the reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from modmill.errors import UsageError
from modmill.formula.script.script import script
from tests.formula.script.programs import written

# The line that is refused is the one with the comment; x and y are residues, w a word of 8 bits, b a bit.
REFUSED = {
    "while on a traced value: a circuit has no loop": "while x != 0:  # here\n    x = x * x % p",
    "while on a traced value:": "while x and b:  # here\n    x = x - 1",
    "while on a traced value: ": "while x:  # here\n    x = x - 1",
    "more than 100,000 numbers computed on one way": "while True:\n    x = x - 1  # here\n    if x == -200: break",
    "more than 256 ways through the program": "for i in range(99):\n    if x == i: x = y * x % p  # here",
    "more than 256 ways through the program ": "while True:\n    if x == 0: return 1  # here\n    x = x * y % p",
    "int.to_bytes of a traced value": "return x.to_bytes(32, 'little')  # here",
    "TypeError: descriptor 'to_bytes' for 'int' objects": "return int.to_bytes(x, 32, 'little')  # here",
    "the bytes of a traced value": "return int.from_bytes(x, 'little')  # here",
    "int.bit_length of a traced value": "return x.bit_length()  # here",
    "a traced value as an index": "return [1, 2, 3][b]  # here",
    "a traced value as an index, a length or a number of times": "for i in range(b):  # here\n    x = x * x % p",
    "a traced value as a key of a dict or in a set": "return {0: 1}[b]  # here",
    "a traced value where Python needs the number itself": "return int(x)  # here",
    "the text of a traced value": "return len(f'{x}')  # here",
    "a copy of a traced value": "import copy\nreturn copy.deepcopy(x)  # here",
    "an item of a traced value, which is one number": "a, c = x  # here",
    "true division of a traced value; multiply by pow(x, -1, p)": "return x / 2  # here",
    "division by 3, which is not a power of two": "return w // 3  # here",
    "division by a traced value": "return 7 // x  # here",
    "divmod of a traced value": "return divmod(x, 2)  # here",
    "abs of a traced value": "return abs(x - 1)  # here",
    "~ of a traced value": "return ~w  # here",
    "reduction by a traced value": "return 5 % x  # here",
    "reduction by 89: all residues of a circuit are modulo 97": "return x % 89  # here",
    "a traced value as an exponent": "return pow(2, x)  # here",
    "unsupported operand type(s) for ** or pow()": "return pow(2, x, p)  # here",
    "65 as an exponent without a modulus; write pow(x, e, p)": "return x**65  # here",
    "a shift by a traced value": "return w << b  # here",
    "bits of a residue above the lowest": "return (x >> 1) % p  # here",
    "bits of a residue above the lowest ": "return (x & 3) % p  # here",
    "bits of a number that is not reduced; write % p first": "return (p - x) & 1  # here",
    "| on a residue": "return x | 1  # here",
    "| of a word of 8 bits and 256": "return w | 256  # here",
    "& on words of different widths": "return w & b  # here",
    "a comparison of a number that is not reduced; write % p first": "return (x * x * x - x) == 6  # here",
    "a comparison of numbers that are not reduced; write % p first": "return x * x == w * b  # here",
    "an order of residues; only words of one width are compared": "return x < 50  # here",
    "a comparison with a float": "return x == 1.5  # here",
    "unsupported operand type(s) for +": "return x + 1.5  # here",
    "`is` between numbers; write ==": "return x is b  # here",
    "`is` in a chain of comparisons": "return x is b is x  # here",
    "case True, which compares with `is`": "match b:\n    case True:  # here\n        return x",
    "IndexError: list index out of range": "return [x][1]  # here",
    "AttributeError: 'int' object has no attribute 'sqrt'": "return x.sqrt()  # here",
    "ZeroDivisionError": "return x % p + 1 // 0  # here",
}


@pytest.mark.parametrize("reason", REFUSED)
def test_what_cannot_be_traced_is_refused_by_line(tmp_path: Path, reason: str) -> None:
    body = REFUSED[reason].replace("\n", "\n    ")
    text = f"p = 97\n\n\ndef f(x, y, w, b):\n    first = x * x % p\n    {body}\n    return x\n"
    path = written(tmp_path, text)
    line = next((i for i, line in enumerate(text.splitlines(), 1) if "# here" in line), None)
    where = f"program.py:{line}: " if line else "program.py"
    with pytest.raises(UsageError, match=re.escape(reason.strip())) as e:
        script(f"{path}:f", {"w": 8, "b": 1})
    assert str(e.value).startswith(where), str(e.value)


RESULTS = {
    "result is of type int or tuple, as a traced value decides": "return x if b else (x, x)",
    "result has a length that a traced value decides": "return (x, x) if b else (x, x, x)",
    "result is of type A or B, as a traced value decides": "return A() if b else B()",
    "result is a str that a traced value decides": "return 'a' if b else 'b'",
    "no result depends on an input": "return 5",
    "no result depends on an input ": "return None",
    "two results are called result_x": "a = A()\n    a.x = a._x = x\n    return a",
    "result.x is there on some ways only": "a = A()\n    if b:\n        a.x = x\n    return a",
}


@pytest.mark.parametrize("reason", RESULTS)
def test_results_that_are_no_outputs_are_refused(tmp_path: Path, reason: str) -> None:
    text = f"class A: pass\nclass B: pass\np = 97\ndef f(x, b):\n    x = x * x % p\n    {RESULTS[reason]}\n"
    with pytest.raises(UsageError, match=re.escape(reason.strip())):
        script(f"{written(tmp_path, text)}:f", {"b": 1})


@pytest.mark.parametrize(
    ("text", "call", "reason"),
    [
        ("def f(x:\n", "f", r"program.py:1: '\(' was never closed"),
        ("1 // 0\n", "f", "program.py:1: ZeroDivisionError"),
        ("raise ValueError\n", "f", "program.py: the file raises an exception"),
        ("p = 97\ndef f(x): return x % p\n", "g", "there is no function g"),
        ("p = 97\ndef f(x): return x % p\n", "f(", "program.py: '\\(' was never closed"),
        ("p = 97\ndef f(x): return x % p\n", "p", "neither a function nor a call with inputs"),
        ("p = 97\ndef f(): return 5 % p\n", "f", "the call has no inputs"),
        ("p = 97\ndef f(X): return X % p\n", "f", "X: an input has small letters"),
        ("p = 97\ndef f(result): return result % p\n", "f", "is not called result"),
        ("def f(x): return x * x % 16\n", "f", "so the modulus is unknown"),
        ("p = 91\ndef f(x): return pow(x, -1, p)\n", "f", "program.py:2: an inverse modulo a number that is not prime"),
        ("n = 0\ndef f(x): return g(x % 97)\nimport random\ndef g(x): return x == random.random()\n", "f", "float"),
    ],
)
def test_files_and_calls_that_are_wrong_are_refused(tmp_path: Path, text: str, call: str, reason: str) -> None:
    with pytest.raises(UsageError, match=reason):
        script(f"{written(tmp_path, text)}:{call}")


def test_a_program_that_runs_differently_each_time_is_refused(tmp_path: Path) -> None:
    text = "import itertools, os\nos.counter = getattr(os, 'counter', 0) + 1\ndef f(x):\n"
    text += "    for i in range(4):\n        if (x + i + os.counter) % 97 == 0: return 1\n    return 0\n"
    with pytest.raises(UsageError, match="does not run in the same way twice"):
        script(f"{written(tmp_path, text)}:f")


def test_files_and_words_that_are_not_there_are_refused(tmp_path: Path) -> None:
    path = written(tmp_path, "p = 97\ndef f(x): return x % p\n")
    with pytest.raises(UsageError, match="No such file"):
        script(f"{tmp_path / 'other.py'}:f")
    with pytest.raises(UsageError, match=r"must be FILE\.py:CALL"):
        script("f")
    with pytest.raises(UsageError, match="--word: y is not one of x"):
        script(f"{path}:f", {"y": 8})
    with pytest.raises(UsageError, match="--word: x has at least 1 bit"):
        script(f"{path}:f", {"x": 0})

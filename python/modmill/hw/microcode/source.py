"""Programs for people: one operation a line, `name = a * b`; a name that is neither input nor constant is a temporary.

t = a * b      ; a comment
y = t + c
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from modmill.hw.microcode.machine import Machine


class ProgramError(ValueError):
    """A program that a machine cannot run; the message names the line or the operation."""


@dataclass(frozen=True, slots=True)
class Operation:
    """`to = a function b`, all by name; each name is assigned once."""

    function: str
    to: str
    a: str
    b: str


_LINE = re.compile(r"^(\w+) = (\w+) (\S) (\w+)$")


def parse(text: str, machine: Machine) -> list[Operation]:
    """The operations of a text; a temporary that is assigned again gets a new name. Raises ProgramError."""
    symbols = {f.symbol: f.name for f in machine.functions}
    known = {name: name for name in (*machine.inputs, *machine.constants)}
    found: list[Operation] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = " ".join(raw.partition(";")[0].split())
        if not line:
            continue
        match = _LINE.match(line)
        if match is None or match[3] not in symbols:
            raise ProgramError(
                f"line {number}: {line!r} is not an operation such as t = a {machine.functions[0].symbol} b"
            )
        to, a, symbol, b = match.groups()
        for name in (a, b):
            if name not in known or name in machine.results:
                raise ProgramError(f"line {number}: {name} has no value that can be read")
        if to in machine.inputs or to in machine.constants or (to in machine.results and to in known):
            raise ProgramError(f"line {number}: {to} cannot be assigned")
        target = to if to not in known else f"{to}'{number}"
        found.append(Operation(symbols[symbol], target, known[a], known[b]))
        known[to] = target
    if missing := [name for name in machine.results if name not in known]:
        raise ProgramError(f"{missing[0]}: the program does not compute it")
    return found

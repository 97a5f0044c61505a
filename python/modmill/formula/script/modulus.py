"""The modulus of a program: what it first reduces a value by, seen in runs on small numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product
from typing import Any

from modmill.errors import UsageError
from modmill.formula.operation import Type
from modmill.formula.script.source import Source

TRIED = range(24)
"""The numbers that the first input is set to in turn, until a run comes to a reduction; others are equal, or follow."""


class Found(BaseException):
    """A value is reduced by this number; no Exception, so that no `except` of the program takes it."""

    def __init__(self, modulus: int) -> None:
        super().__init__(modulus)
        self.modulus: int = modulus


class Probe(int):
    """An integer that says when it is reduced; what is computed from it is one, too."""

    def __mod__(self, modulus: Any) -> Any:
        return Probe(super().__mod__(_seen(modulus)))

    def __pow__(self, exponent: Any, modulus: Any = None) -> Any:
        if modulus is not None:
            _seen(modulus)
        found = super().__pow__(exponent)
        return Probe(found) if isinstance(found, int) else found


def _seen(modulus: Any) -> int:
    """The number itself, if it is a power of two. Raises Found for others."""
    number = int(modulus)
    if number > 2 and number & (number - 1):
        raise Found(number)
    return number


def _kept(name: str) -> Callable[..., Any]:
    def operator(self: Probe, *other: Any) -> Any:
        found = getattr(int, name)(self, *other)
        return Probe(found) if isinstance(found, int) else found

    return operator


for _name in ("add", "sub", "mul", "and", "or", "xor", "lshift", "rshift", "floordiv"):
    for _prefix in ("__", "__r"):
        setattr(Probe, f"{_prefix}{_name}__", _kept(f"{_prefix}{_name}__"))
for _name in ("__neg__", "__pos__", "__abs__"):
    setattr(Probe, _name, _kept(_name))


def modulus_of(source: Source, types: Mapping[str, Type]) -> int:
    """The modulus. Raises UsageError where no run reduces a value: that of the first run that failed, if one did."""
    wrong: UsageError | None = None
    for value, step in product(TRIED, (0, 1)):
        numbers = {name: value + step * i for i, name in enumerate(types)}
        inputs = {name: Probe(x % (1 << types[name].bits) if types[name].bits else x) for name, x in numbers.items()}
        try:
            source.run(inputs)
        except Found as found:
            return found.modulus
        except UsageError as e:
            wrong = wrong or e
    if wrong is not None:
        raise wrong
    what = "no value that depends on an input is reduced by % p or pow(x, e, p), so the modulus is unknown"
    raise UsageError(f"{source.path.name}: {what}", got=str(source.path))

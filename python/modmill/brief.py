"""A repr for results with numbers and texts of thousands of digits: their ends. Attributes have all of them.

>>> @brief
... @dataclasses.dataclass
... class Result:
...     y: int
...     steps: int
>>> Result(2**1024 - 105, 10**6)
Result(y=0xffffffff...ffffff97 (1024 bits), steps=1000000)
"""

from __future__ import annotations

import dataclasses
import reprlib
from typing import Any, TypeVar

from modmill.quantity import shown

T = TypeVar("T")

SHORT_TEXT = 60
"""The most characters of a text, and bytes of a byte string."""


class _Brief(reprlib.Repr):
    def __init__(self) -> None:
        super().__init__()
        self.maxstring = SHORT_TEXT
        self.maxdict = 20

    def repr_int(self, x: int, level: int) -> str:
        del level
        return repr(x) if isinstance(x, bool) else shown(x)

    def repr_bytes(self, x: bytes, level: int) -> str:
        del level
        return repr(x) if len(x) <= SHORT_TEXT else f"{x[:8]!r}...{x[-8:]!r} ({len(x)} bytes)"

    def repr_instance(self, x: object, level: int) -> str:
        del level
        return repr(x)


_BRIEF = _Brief()


def _of(self: Any) -> str:
    shown = [f"{f.name}={_BRIEF.repr(getattr(self, f.name))}" for f in dataclasses.fields(self) if f.repr]
    return f"{type(self).__qualname__}({', '.join(shown)})"


def brief(cls: type[T]) -> type[T]:
    """Decorates a dataclass."""
    cls.__repr__ = _of  # type: ignore[method-assign]
    return cls

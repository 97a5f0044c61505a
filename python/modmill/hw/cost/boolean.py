"""Functions of pins as Liberty files write them, such as `(!((S A) + (!S B)))`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

Function = Callable[[Mapping[str, bool]], bool]
"""The value for the pins' values. Raises KeyError for a name that has none."""

TOKEN = re.compile(r"\s*(?:(\w+)|([!^*&+|()']))")


def compiled(text: str) -> Function:
    """The function that a text says.

    A postfix ' and a prefix ! bind closest, then ^, then AND (`*`, `&` or nothing between), then OR (`+` or `|`).
    Raises ValueError for what is no such text.

    >>> f = compiled("(((A B)+(B C))+(C A'))")
    >>> f({"A": True, "B": False, "C": True}), f({"A": False, "B": False, "C": True})
    (False, True)
    """
    return _Parser(text).whole()


class _Parser:
    """One level of precedence a method."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.ahead: list[str] = []
        at, text = 0, text.strip()
        while at < len(text):
            found = TOKEN.match(text, at)
            if found is None:
                raise self.error()
            self.ahead.append(found[1] or found[2])
            at = found.end()

    def error(self) -> ValueError:
        return ValueError(f"not a function of pins: {self.text!r}")

    def next_in(self, marks: str) -> bool:
        """True if the next token is one of these marks; it is then consumed."""
        if self.ahead and self.ahead[0] in marks:
            del self.ahead[0]
            return True
        return False

    def begins(self) -> bool:
        """True if an operand begins here."""
        return bool(self.ahead) and re.fullmatch(r"\w+|[!(]", self.ahead[0]) is not None

    def whole(self) -> Function:
        found = self.either()
        if self.ahead:
            raise self.error()
        return found

    def either(self) -> Function:
        found = self.both()
        while self.next_in("+|"):
            found = _joined(found, self.both(), bool.__or__)
        return found

    def both(self) -> Function:
        found = self.exclusive()
        while self.next_in("*&") or self.begins():
            found = _joined(found, self.exclusive(), bool.__and__)
        return found

    def exclusive(self) -> Function:
        found = self.one()
        while self.next_in("^"):
            found = _joined(found, self.one(), bool.__xor__)
        return found

    def one(self) -> Function:
        if self.next_in("!"):
            found = _complement(self.one())
        elif self.next_in("("):
            found = self.either()
            if not self.next_in(")"):
                raise self.error()
        elif self.begins():
            found = _pin(self.ahead.pop(0))
        else:
            raise self.error()
        while self.next_in("'"):
            found = _complement(found)
        return found


def _pin(name: str) -> Function:
    return (lambda _x: name == "1") if name in ("0", "1") else (lambda x: x[name])


def _complement(a: Function) -> Function:
    return lambda x: not a(x)


def _joined(a: Function, b: Function, join: Callable[[bool, bool], bool]) -> Function:
    return lambda x: join(a(x), b(x))

"""The operations of Python that a traced integer refuses: they need the number itself, and a circuit has none yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NoReturn

from modmill.formula.script.recorder import Refusal


class Refused:
    """The base of traced integers: each of these operations raises Refusal with its reason."""

    __hash__: ClassVar[Any]

    def __getattr__(self, name: str) -> NoReturn:
        if hasattr(int, name):
            raise Refusal(f"int.{name} of a traced value")
        raise AttributeError(f"'int' object has no attribute {name!r}")


def _refusing(what: str) -> Callable[..., NoReturn]:
    def refuse(*_: Any) -> NoReturn:
        raise Refusal(what)

    return refuse


REFUSED = {
    "a traced value as an index, a length or a number of times": ["__index__"],
    "a traced value where Python needs the number itself": ["__int__", "__float__", "__complex__"],
    "the text of a traced value": ["__str__", "__repr__", "__format__"],
    "the bytes of a traced value": ["__bytes__"],
    "a traced value as a key of a dict or in a set": ["__hash__"],
    "true division of a traced value; multiply by pow(x, -1, p)": ["__truediv__", "__rtruediv__"],
    "division by a traced value": ["__rfloordiv__", "__rdivmod__"],
    "reduction by a traced value": ["__rmod__"],
    "a traced value as an exponent": ["__rpow__"],
    "a shift by a traced value": ["__rlshift__", "__rrshift__"],
    "~ of a traced value": ["__invert__"],
    "divmod of a traced value": ["__divmod__"],
    "rounding of a traced value": ["__round__", "__trunc__", "__floor__", "__ceil__"],
    "abs of a traced value": ["__abs__"],
    "a copy of a traced value": ["__reduce__", "__reduce_ex__"],
    "an item of a traced value, which is one number": ["__getitem__", "__iter__", "__len__", "__contains__"],
}
for _what, _names in REFUSED.items():
    for _name in _names:
        setattr(Refused, _name, _refusing(_what))

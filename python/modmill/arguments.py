"""Checks and conversions of the arguments of public functions, by the annotations of their parameters.

>>> @public
... def repeat(text: str, times: int = 2, *, sizes: Sequence[int] = ()) -> str:
...     return text * times + "!" * sum(sizes)
>>> import numpy as np
>>> repeat("ab", np.int8(3), sizes=np.array([1, 1]))
'ababab!!'
>>> repeat("ab", True)
Traceback (most recent call last):
modmill.errors.WrongType: times: must be a whole number (got bool)

* A whole number (`int`) is whatever `operator.index` takes, NumPy's integers included, and reaches the function as an
  int. True and False are not numbers.
* A number (`float`) may be whole. A flag (`bool`) is True or False, Python's or NumPy's, and nothing else.
* A sequence is anything with a length, but neither text nor bytes; its items follow the same rules.
* An array is one of NumPy's; its dtype and shape are the function's affair. So are the values of texts and numbers.

Whatever else is given is a WrongType, which names the parameter.
"""

from __future__ import annotations

import builtins
import functools
import inspect
import math
import operator
import os
import sys
import types
import typing
from collections import ChainMap
from collections.abc import Callable, Iterable, Sequence
from typing import Any, BinaryIO, Literal, NamedTuple, TypeVar, Union

from modmill.errors import WrongType

T = TypeVar("T")
Convert = Callable[[Any], Any]
"""Gives the argument in the form that the function expects. Raises TypeError for one of another type."""


class Kind(NamedTuple):
    """The arguments of one type: their names in messages, and the function that converts them."""

    one: str
    many: str
    convert: Convert
    ready: frozenset[type] = frozenset()
    """Types of which arguments stay as they are."""


MARK = "__takes__"
"""The attribute of a public function that gives the :class:`Door`."""


def public(target: T) -> T:
    """Checks and converts the arguments of a function, or of all public methods of a class: a decorator."""
    if not isinstance(target, type):
        return typing.cast("T", _function(typing.cast("Callable[..., Any]", target)))
    for name, member in list(vars(target).items()):
        if name in ("__init__", "__call__") or not name.startswith("_"):
            if isinstance(member, classmethod | staticmethod):
                setattr(target, name, type(member)(_function(member.__func__)))
            elif isinstance(member, types.FunctionType):
                setattr(target, name, _function(member))
    return target


def index(value: Any) -> int:
    """A whole number as an int, from an integer of Python or NumPy or what else `operator.index` takes.

    >>> import numpy as np
    >>> index(5), type(index(np.uint8(5)))
    (5, <class 'int'>)

    Raises TypeError for anything else, and for True and False, Python's and NumPy's.
    """
    if type(value) is int:
        return value
    if _is_flag(value):
        raise TypeError(f"{value} is not a number")
    return operator.index(value)


def is_index(value: object) -> bool:
    """True if :func:`index` takes a value.

    >>> import numpy as np
    >>> is_index(5), is_index(np.uint8(5)), is_index(True), is_index(np.bool_(True)), is_index(5.0)
    (True, True, False, False, False)
    """
    try:
        index(value)
    except TypeError:
        return False
    return True


class Door:
    """The parameters of a function: how each argument is converted."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        parameters = inspect.signature(function).parameters.values()
        self.kinds: dict[str, Kind] = {
            p.name: kind
            for p in parameters
            if p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD)
            and p.annotation is not p.empty
            and (kind := _kind(_resolved(p.annotation, function))) is not None
        }
        """The kind of each parameter, except those that take anything."""
        places = [p.name for p in parameters if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
        self._places = [(i, name, self.kinds[name].ready) for i, name in enumerate(places) if name in self.kinds]

    def convert(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Sequence[Any], dict[str, Any]]:
        """The arguments as the function expects them. Raises WrongType.

        Most arguments stay as they are, and short calls are made often, so that each is looked at briefly first.
        """
        given: Sequence[Any] = args
        for i, name, ready in self._places[: len(args)]:
            if i < len(args) and type(args[i]) not in ready:
                given = [*given[:i], self.one(name, args[i]), *given[i + 1 :]]
        for name, value in kwargs.items():
            if name in self.kinds and type(value) not in self.kinds[name].ready:
                kwargs[name] = self.one(name, value)
        return given, kwargs

    def one(self, name: str, value: Any) -> Any:
        """The argument of one parameter. Raises WrongType."""
        kind = self.kinds[name]
        try:
            return kind.convert(value)
        except TypeError:
            got = _described(value)
            raise WrongType(f"{name}: must be {kind.one} (got {got})", argument=name, expected=kind.one) from None


def _described(value: object) -> str:
    """The type of an argument, and that of the items of a short list, one of which may be what is wrong."""
    name = type(value).__name__
    if isinstance(value, list | tuple) and 0 < len(value) <= 4:
        return f"{name} of {', '.join(type(item).__name__ for item in value)}"
    return name


def _function(function: Callable[..., Any]) -> Callable[..., Any]:
    if hasattr(function, MARK) or not _takes_arguments(function):
        return function

    @functools.wraps(function)
    def checking(*args: Any, **kwargs: Any) -> Any:
        args_, kwargs_ = door().convert(args, kwargs)
        return function(*args_, **kwargs_)

    # Annotations are resolved at the first call: until then modules may be incomplete.
    door = functools.cache(lambda: Door(function))
    setattr(checking, MARK, door)
    return checking


def _takes_arguments(function: Callable[..., Any]) -> bool:
    annotations = getattr(function, "__annotations__", {})
    return any(name != "return" and text not in ("Any", "object", "None") for name, text in annotations.items())


class _AnythingType(type):
    """A name of an annotation that only type checkers import: an object with all attributes, which takes anything."""

    def __getattr__(cls, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return cls


class _Anything(metaclass=_AnythingType):
    def __class_getitem__(cls, _: object) -> Any:
        return cls


class _Array(_Anything):
    """Stands for NumPy's array, which is imported only where arrays are made."""


class _Names(ChainMap[str, Any]):
    """The names that the annotations of a function use: those of its module, of the package, and built-in ones."""

    def __init__(self, function: Callable[..., Any]) -> None:
        package = sys.modules.get(function.__module__.rpartition(".")[0])
        beside: dict[str, Any] = {} if package is None else package.__dict__
        super().__init__({"NDArray": _Array}, function.__globals__, beside, builtins.__dict__)

    def __missing__(self, key: str) -> Any:
        return _Anything


def _resolved(annotation: Any, function: Callable[..., Any]) -> Any:
    """The type that an annotation names: in most modules it is a text."""
    # The texts are those of this package's own source.
    return eval(annotation, {}, _Names(function)) if isinstance(annotation, str) else annotation


def _kind(annotation: Any) -> Kind | None:
    """The kind of the arguments of a type; None where anything is taken."""
    origin, items = typing.get_origin(annotation), typing.get_args(annotation)
    if annotation in (Any, object) or isinstance(annotation, TypeVar) or getattr(annotation, "_is_protocol", False):
        return None
    if isinstance(annotation, type) and issubclass(annotation, _Anything):
        return _ARRAY if annotation is _Array else None
    if origin in (Union, types.UnionType):
        return _union(items)
    if origin is Literal:
        return _TEXT
    if origin is tuple:
        return _tuple(items)
    if origin in (Sequence, Iterable):
        return _sequence(items[0])
    if annotation is Callable or origin is Callable:
        return _FUNCTION
    return _PLAIN.get(annotation) or _of_class(origin or annotation)


def _of_class(cls: type) -> Kind:
    if cls.__module__ == "numpy" and cls.__name__ == "ndarray":
        return _ARRAY
    name = cls.__name__
    article = "an" if name[0] in "AEIOU" else "a"
    return Kind(f"{article} {name}", f"objects of {name}", _instance(cls), frozenset({cls}))


def _instance(cls: type) -> Convert:
    def convert(value: Any) -> Any:
        if not isinstance(value, cls):
            raise TypeError
        return value

    return convert


def _union(options: tuple[Any, ...]) -> Kind | None:
    found = [_kind(option) for option in options if option is not types.NoneType]
    kinds = [kind for kind in found if kind is not None]
    if len(kinds) < len(found):
        return None  # one of them takes anything
    nothing = [types.NoneType] if types.NoneType in options else []
    ready = frozenset(nothing).union(*(kind.ready for kind in kinds))
    # An array is not a sequence where it is taken as it is.
    converts = [kind.convert for kind in sorted(kinds, key=lambda kind: kind is not _ARRAY)]

    def convert(value: Any) -> Any:
        if type(value) in ready:
            return value
        for one in converts:
            try:
                return one(value)
            except TypeError:
                continue
        raise TypeError

    texts = [_either(dict.fromkeys([*(kind[i] for kind in kinds), *("None" for _ in nothing)])) for i in (0, 1)]
    return Kind(texts[0], texts[1], convert, ready)


def _either(names: Iterable[Any]) -> str:
    *first, last = names
    return f"{', '.join(first)} or {last}" if first else last


def _sequence(item: Any) -> Kind:
    kind = _kind(item)
    of = "" if kind is None else f" of {kind.many}"

    def convert(value: Any) -> Any:
        if isinstance(value, str | bytes | bytearray | memoryview) or not hasattr(value, "__iter__"):
            raise TypeError
        if kind is None:
            return value
        items = value if hasattr(value, "__len__") else list(value)
        return items if kind.ready.issuperset(map(type, items)) else [kind.convert(one) for one in items]

    return Kind(f"a sequence{of}", f"sequences{of}", convert)


def _tuple(items: tuple[Any, ...]) -> Kind:
    if len(items) == 2 and items[1] is Ellipsis:
        several = _sequence(items[0])
        return several._replace(convert=lambda value: tuple(several.convert(value)))
    kinds = [_kind(item) for item in items]
    parts = ", ".join("anything" if kind is None else kind.one for kind in kinds)

    def convert(value: Any) -> Any:
        if isinstance(value, str | bytes) or not hasattr(value, "__len__") or len(value) != len(kinds):
            raise TypeError
        return tuple(one if kind is None else kind.convert(one) for kind, one in zip(kinds, value, strict=True))

    return Kind(f"a tuple ({parts})", f"tuples ({parts})", convert)


def _array(value: Any) -> Any:
    numpy = sys.modules.get("numpy")
    if numpy is None or not isinstance(value, numpy.ndarray):
        raise TypeError
    return value


def _number(value: Any) -> float:
    if isinstance(value, str | bytes) or _is_flag(value):
        raise TypeError
    try:
        number = float(value)  # raises TypeError for whatever is not a real number
    except OverflowError:
        return math.inf if value > 0 else -math.inf
    return value if type(value) is int else number


def _flag(value: Any) -> bool:
    if not _is_flag(value):
        raise TypeError
    return bool(value)


def _is_flag(value: object) -> bool:
    """True if a value is True or False, Python's or NumPy's."""
    return isinstance(value, bool) or (type(value).__module__ == "numpy" and type(value).__name__ in ("bool", "bool_"))


def _bytes(value: Any) -> bytes:
    if isinstance(value, bytes):
        return value
    view = memoryview(value)
    if view.itemsize != 1:
        raise TypeError
    return view.tobytes()


def _stream(value: Any) -> Any:
    if not (hasattr(value, "read") or hasattr(value, "write")):
        raise TypeError
    return value


def _callable(value: Any) -> Any:
    if not callable(value):
        raise TypeError
    return value


_ARRAY = Kind("an array", "arrays", _array)
_TEXT = Kind("a text", "texts", _instance(str), frozenset({str}))
_PATH = Kind("a path", "paths", _instance(os.PathLike))
_FUNCTION = Kind("a function", "functions", _callable)
_PLAIN: dict[Any, Kind] = {
    int: Kind("a whole number", "whole numbers", index, frozenset({int})),
    float: Kind("a number", "numbers", _number, frozenset({float})),
    bool: Kind("True or False", "True or False", _flag, frozenset({bool})),
    str: _TEXT,
    bytes: Kind("bytes", "byte strings", _bytes, frozenset({bytes})),
    bytearray: Kind("bytes", "byte strings", _instance(bytearray), frozenset({bytearray})),
    memoryview: Kind("bytes", "byte strings", _instance(memoryview), frozenset({memoryview})),
    BinaryIO: Kind("a stream", "streams", _stream),
    os.PathLike: _PATH,
    os.PathLike[str]: _PATH,
}

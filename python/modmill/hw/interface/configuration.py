"""The choices of a unit: parameters, and configurations, which give each parameter a value.

A parameter is a field of a configuration, and is stated there and nowhere else: its type and default are the field's,
and the annotation says the rest.

>>> @dataclass(frozen=True, slots=True)
... class Adder(Configuration):
...     about = About("a + b", "A carry chain.", "everybody")
...     unit: str = "adder"
...     bits: Annotated[int, option("The width.", "B", bounds=(1, 64), usual=(8, 16))] = 8
...
...     @property
...     def slug(self) -> str:
...         return f"adder-{self.bits}"
>>> Adder.stated()[0].as_dict()
{'option': '--bits', 'what': 'The width.', 'default': 8, 'min': 1, 'max': 64}
>>> Adder(bits=65)
Traceback (most recent call last):
...
modmill.errors.UsageError: bits: 65 is out of range (1 to 64)
"""

from __future__ import annotations

import functools
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Annotated, Any, ClassVar, Self, get_args, get_origin, get_type_hints

from modmill.errors import UsageError
from modmill.points import Value


@dataclass(frozen=True, slots=True)
class Parameter:
    """A choice that the user has; the command line turns it into an option.

    `bounds` limits a number and `choices` lists all values; `names` gives those that have names where others are taken
    too; `file` says that the name of a file is taken; `usual` values are those that an exploration tries unless told
    otherwise. `parse` turns the text of an option into a value. `flags` replaces the option's name.
    """

    name: str
    help: str
    kind: type[int] | type[str] | type[bool] = int
    metavar: str = ""
    default: Value | None = None
    bounds: tuple[int, int] | None = None
    choices: tuple[Value, ...] = ()
    usual: tuple[Value, ...] = ()
    flags: tuple[str, ...] = ()
    parse: Callable[[str], Value] | None = None
    names: Callable[[], Iterable[str]] | None = None
    file: bool = False

    @property
    def options(self) -> tuple[str, ...]:
        """The names of its option, with two dashes the first."""
        return self.flags or (f"--{self.name.replace('_', '-')}",)

    def check(self, value: object, shown: str = "") -> None:
        """Raises UsageError for a value out of range. `shown`: how the caller spells the parameter."""
        name = shown or self.name
        if self.bounds:
            low, high = self.bounds
            if not isinstance(value, int) or not low <= value <= high:
                raise UsageError(f"{name}: {value} is out of range ({low} to {high})", got=value, min=low, max=high)
        if self.choices and value not in self.choices:
            raise UsageError(f"{name}: {value!r} must be one of {', '.join(map(str, self.choices))}", got=value)

    def value(self, given: Any, shown: str = "") -> Any:
        """The parameter's value as given, or its default, parsed and checked; None if there is neither. Raises
        UsageError.
        """
        text = self.default if given is None else given
        found = self.parse(text) if self.parse and isinstance(text, str) else text
        if given is not None:
            self.check(found, shown)
        return found

    def as_dict(self) -> dict[str, Any]:
        """Option, meaning, default, and the range or the choices."""
        entry: dict[str, Any] = {"option": self.options[0], "what": self.help, "default": self.default}
        if self.bounds:
            entry |= dict(zip(("min", "max"), self.bounds, strict=True))
        return entry | ({"choices": list(self.choices)} if self.choices else {})


Changed = Callable[[Parameter], Parameter]
"""A change to a parameter, listed after it in an annotation where a field differs from it."""


def option(
    text: str,
    metavar: str = "",
    *,
    bounds: tuple[int, int] | None = None,
    choices: tuple[Value, ...] | Callable[[], tuple[Value, ...]] = (),
    usual: tuple[Value, ...] = (),
    flags: tuple[str, ...] = (),
) -> Changed:
    """An annotation that states a parameter; `choices` that may grow are listed by a function when they are asked for.

    `bits: Annotated[int, option("The width.", "B", bounds=(1, 64))] = 8` is a parameter from 1 to 64, by default 8.
    """

    def said(p: Parameter) -> Parameter:
        listed = choices() if callable(choices) else choices
        values = {"choices": listed or p.choices, "usual": usual or p.usual}
        return replace(p, help=text, metavar=metavar, bounds=bounds, flags=flags, **values)

    return said


def but(**changes: Any) -> Changed:
    """Changes to a parameter of another unit: `Annotated[Levels, but(usual=(0,))]`."""
    return lambda p: replace(p, **changes)


@dataclass(frozen=True, slots=True)
class About:
    """A unit for people."""

    title: Annotated[str, "what it does"]
    idea: Annotated[str, "how"]
    source: Annotated[str, "where the idea comes from"]


@dataclass(frozen=True, slots=True)
class Configuration(ABC):
    """One design point: a unit's name and a value for each of its parameters. Families add the fields.

    Raises UsageError for another unit's name, for a value that a parameter does not take, and for values that do not go
    together.
    """

    about: ClassVar[About]
    """The unit for people."""

    unit: str

    def __post_init__(self) -> None:
        if (known := self.unit_name()) not in ("", self.unit):
            raise UsageError(f"unit: {self.unit!r} must be {known}")
        for parameter in self.stated():
            parameter.check(getattr(self, parameter.name))
        self.agree()

    def agree(self) -> None:
        """Raises UsageError for values that do not go together, each of which its own parameter takes."""
        return

    @classmethod
    def unit_name(cls) -> str:
        """The name of the unit that is configured: the default of its field; empty where any name is taken."""
        default = fields(cls)[0].default
        return default if isinstance(default, str) else ""

    @classmethod
    def stated(cls) -> tuple[Parameter, ...]:
        """The parameters, with their bounds and defaults."""
        return tuple(
            functools.reduce(lambda p, change: change(p), changes, parameter) for parameter, changes in _annotated(cls)
        )

    @property
    @abstractmethod
    def slug(self) -> str:
        """A name for folders and tables; distinct for distinct configurations."""

    @property
    def least_dsp(self) -> int:
        """DSP blocks that the unit takes at least, as far as that is known without its circuit."""
        return 0

    def parameters(self) -> dict[str, Value]:
        """Every parameter by name."""
        return {name: value for name, value in asdict(self).items() if name != "unit"}

    @classmethod
    def from_values(cls, given: Mapping[str, Any]) -> Self:
        """The configuration with these values; the others have their defaults. Raises UsageError."""
        cls._known(given)
        return cls(**cls.completed(given))

    @classmethod
    def completed(cls, given: Mapping[str, Any]) -> Mapping[str, Any]:
        """The given values, and those that follow from them in place of a default."""
        return given

    def with_(self, **changes: Any) -> Self:
        """A copy of the configuration with other values. Raises UsageError for an unknown parameter."""
        self._known(changes)
        return replace(self, **changes)

    @classmethod
    def _known(cls, given: Iterable[str]) -> None:
        names = [f.name for f in fields(cls) if f.name != "unit"]
        for name in given:
            if name not in names:
                what = f"{cls.unit_name()} has no such parameter".lstrip()
                raise UsageError(f"{name}: {what} (there are {', '.join(names)})", got=name)


@functools.cache
def _annotated(kind: type[Configuration]) -> list[tuple[Parameter, list[Changed]]]:
    """The annotated fields as parameters of which name, type and default are known, and what their annotations say."""
    hints = get_type_hints(kind, include_extras=True)
    found: list[tuple[Parameter, list[Changed]]] = []
    for field in fields(kind):
        if get_origin(hints[field.name]) is Annotated:
            type_, *changes = get_args(hints[field.name])
            values = (False, True) if type_ is bool else ()
            default: Any = field.default
            parameter = Parameter(field.name, "", type_, default=default, choices=values, usual=values)
            found.append((parameter, changes))
    return found

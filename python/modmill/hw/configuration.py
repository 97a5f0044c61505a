"""What may be chosen of a unit: parameters, and configurations, which give each parameter a value."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Self

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

    def as_dict(self) -> dict[str, Any]:
        """Option, meaning, default, and the range or the choices."""
        entry: dict[str, Any] = {"option": self.options[0], "what": self.help, "default": self.default}
        if self.bounds:
            entry |= dict(zip(("min", "max"), self.bounds, strict=True))
        return entry | ({"choices": list(self.choices)} if self.choices else {})


@dataclass(frozen=True, slots=True)
class Configuration(ABC):
    """One design point: a unit's name and a value for each of its parameters. Families add the fields."""

    unit: str

    @property
    @abstractmethod
    def slug(self) -> str:
        """A name for folders and tables; distinct for distinct configurations."""

    @property
    def least_dsp(self) -> int:
        """DSP blocks that the unit takes at least, as far as that is known without its circuit."""
        return 0

    def check(self, unit: str, parameters: Iterable[Parameter]) -> None:
        """Raises UsageError for another unit's name, or a value that a parameter does not take."""
        if self.unit != unit:
            raise UsageError(f"unit: {self.unit!r} must be {unit}")
        for parameter in parameters:
            parameter.check(getattr(self, parameter.name))

    def parameters(self) -> dict[str, Value]:
        """Every parameter by name."""
        return {name: value for name, value in asdict(self).items() if name != "unit"}

    def with_(self, **changes: Any) -> Self:
        """The same configuration with other values. Raises UsageError for an unknown parameter."""
        known = [f.name for f in fields(self) if f.name != "unit"]
        for name in changes:
            if name not in known:
                raise UsageError(f"{name}: no such parameter (there are {', '.join(known)})")
        return replace(self, **changes)

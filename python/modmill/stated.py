"""Results that are stated once: from a dataclass follow the JSON of a result and the shape of that JSON.

A field, or a property, whose annotation says what it means is in the JSON; any other is not. Notes beside that text say
where it stands and in which form.

>>> @dataclasses.dataclass
... class Power:
...     base: Annotated[int, "the number to raise", HEX, GIVEN]
...     y: Annotated[int, "its square", HEX]
...     rest: Annotated[int | None, "what is left", OPTIONAL] = None
...     cache: int = 0
>>> told(Power(3, 9))
({'base': '0x3'}, {'y': '0x9'})
>>> list(fields(Power))
['base', 'y', 'rest']
"""

from __future__ import annotations

import dataclasses
import enum
import functools
import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple, NotRequired, get_args, get_origin


@dataclass(frozen=True)
class Pattern:
    """In an annotation: the form of a string, as a regular expression."""

    regex: str


Hex = Annotated[str, Pattern("^0x[0-9a-f]+$")]
"""A number, or bytes, in hex."""


class Note(enum.Enum):
    """In an annotation: where a field stands."""

    GIVEN = "among the parameters of a record, not in its result"
    OPTIONAL = "left out where it is None"


GIVEN, OPTIONAL = Note.GIVEN, Note.OPTIONAL


@dataclass(frozen=True)
class Form:
    """In an annotation: the shape that JSON has of a value, and what makes it of the object and its value.

    None stays null. With a `name`, JSON calls the field so; with `spread`, the fields of the shape stand in its place.
    """

    shape: Any
    write: Callable[[Any, Any], Any]
    name: str = ""
    spread: bool = False


HEX = Form(Hex, lambda _, number: hex(number))
BYTES = Form(Hex, lambda _, data: f"0x{data.hex()}")
TEXT = Form(str, lambda _, value: str(value))
RESIDUE = Form(Hex, lambda one, number: one.modulus.hex(number))
"""A residue of the object's modulus, in that number's length."""


def inside(cls: type) -> Form:
    """The form of an object whose own fields stand in its place."""
    return Form(cls, lambda _, value: written(value), spread=True)


class _Field(NamedTuple):
    attribute: str
    name: str
    annotation: Any
    form: Form | None
    notes: list[Any]

    @property
    def given(self) -> bool:
        return GIVEN in self.notes

    def shapes(self) -> dict[str, Any]:
        """The fields that JSON has for it, by name."""
        if self.form is None or not self.form.spread:
            return {self.name: self.annotation}
        shape = self.form.shape
        if dataclasses.is_dataclass(shape) and isinstance(shape, type):
            return fields(shape)
        return typing.get_type_hints(shape, include_extras=True)

    def write(self, one: Any) -> dict[str, Any]:
        """Their values in an object."""
        value = getattr(one, self.attribute)
        if value is None:
            return {} if OPTIONAL in self.notes else {self.name: None}
        if self.form is None:
            return {self.name: _plain(value)}
        value = self.form.write(one, value)
        return value if self.form.spread else {self.name: _plain(value)}


def fields(cls: type) -> dict[str, Any]:
    """The annotations of all fields, as JSON has them: fields of the dataclass first, then properties."""
    return {name: shape for field in _fields(cls) for name, shape in field.shapes().items()}


def noted(cls: type, note: object) -> list[str]:
    """The attributes whose annotation has a note."""
    return [field.attribute for field in _fields(cls) if note in field.notes]


def halves(cls: type) -> tuple[dict[str, Any], dict[str, Any]]:
    """The fields among a record's parameters, and those of its result."""
    both = ([field for field in _fields(cls) if field.given is given] for given in (True, False))
    given, found = ({name: shape for field in half for name, shape in field.shapes().items()} for half in both)
    return given, found


def written(one: Any) -> dict[str, Any]:
    """An object as JSON has it."""
    given, found = told(one)
    return given | found


def told(one: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """The parameters and the result of an object's record."""
    given: dict[str, Any] = {}
    found: dict[str, Any] = {}
    for field in _fields(type(one)):
        (given if field.given else found).update(field.write(one))
    return given, found


def _plain(value: Any) -> Any:
    if dataclasses.is_dataclass(value):
        return written(value)
    if isinstance(value, Mapping):
        return {key: _plain(inner) for key, inner in value.items()}
    return [_plain(inner) for inner in value] if isinstance(value, list | tuple) else value


@functools.cache
def _fields(cls: type) -> tuple[_Field, ...]:
    hints = typing.get_type_hints(cls, include_extras=True)
    found = {field.name: hints[field.name] for field in dataclasses.fields(cls)}
    for base in reversed(cls.__mro__):
        for name, member in vars(base).items():
            if isinstance(member, property):
                found[name] = typing.get_type_hints(member.fget, include_extras=True).get("return")
    return tuple(_field(name, hint) for name, hint in found.items() if get_origin(hint) is Annotated)


def _field(attribute: str, hint: Any) -> _Field:
    shape, *notes = get_args(hint)
    form = next((note for note in notes if isinstance(note, Form)), None)
    optional = OPTIONAL in notes
    members = get_args(shape) if get_origin(shape) in (typing.Union, types.UnionType) else (shape,)
    nullable = types.NoneType in members
    if form is not None:
        shape = form.shape | None if nullable and not optional else form.shape
    elif optional:
        shape = functools.reduce(lambda a, b: a | b, (member for member in members if member is not types.NoneType))
    name = (form and form.name) or attribute
    if form is None or not form.spread:
        shape = Annotated[(shape, *(note for note in notes if isinstance(note, str | Pattern)))]
        shape = NotRequired[shape] if optional else shape
    return _Field(attribute, name, shape, form, notes)

"""The types of the JSON that commands print, from which JSON Schemas and docs/json.md follow.

A shape is a TypedDict, a dataclass (as :mod:`modmill.stated` writes it), a dictionary of annotations, or a
:class:`Result`. A field says what it means in its annotation: `Annotated[int, "the squarings"]`. Each folder's
`schema.py` lists, for each of its commands, the shapes that a line of its output may have.
"""

from __future__ import annotations

import dataclasses
import functools
import types
import typing
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired, TypedDict, get_args, get_origin

from modmill import folders, stated
from modmill.bench.rows import Row
from modmill.disturbance import Disturbance
from modmill.record import Record

ANY = "OPERATION"
"""The placeholder in a field's name for a word that depends on the unit."""

_PLAIN: Mapping[Any, str] = {
    str: "string",
    bool: "boolean",
    int: "integer",
    float: "number",
    None: "null",
    types.NoneType: "null",
}


@dataclass(frozen=True)
class Result:
    """The shape of a :class:`modmill.record.Record`, by that of its `parameters` and `result`."""

    job: str
    parameters: Any
    result: Any
    when: str = ""
    """The case in which a command with several results prints this one."""

    @classmethod
    def of(cls, job: str, stating: type, more: dict[str, Any] | None = None, *, parameters: Any = None) -> Result:
        """The shape of the record of a class in the sense of :mod:`modmill.stated`; `more` fields are in its result.

        `parameters` is the class that states these where several commands have them.
        """
        given, found = stated.halves(stating)
        return cls(job, parameters or given, found | (more or {}))


class Quick(TypedDict):
    """The parameters of a job's part of the report."""

    quick: Annotated[bool, "with `--quick`"]


class Counted(TypedDict):
    """Results of the report that were compared."""

    checked: Annotated[int, "results compared"]
    agree: Annotated[int, "those that are right"]


class Disturbed(TypedDict):
    """The fields of every result of the report beside its own."""

    valid: Annotated[bool, "whether all checks hold"]
    disturbance: Annotated[Disturbance, "of this job's measurements"]


class Compared(Disturbed):
    """The fields of a result of the report that is timed beside other implementations."""

    rows: Annotated[list[Row], "beside other implementations"]


class File(TypedDict):
    """The parameters of a verification that failed."""

    file: Annotated[str, "the proof file"]


class Refused(TypedDict):
    """The result of a verification that failed."""

    valid: Annotated[Literal[False], "the proof does not hold, or not for what was required"]
    reason: Annotated[str, "why"]


PROOF_FILE = {"proof_file": Annotated[str | None, "where the proof is"]}
"""The field that a command adds to an evaluation."""


@functools.cache
def commands() -> dict[str, tuple[Any, ...]]:
    """The shapes of the lines that each command prints, by the command's words: "vdf eval"."""
    found: dict[str, tuple[Any, ...]] = {}
    for folder in folders.containing("schema"):
        found |= folders.load(f"{folder}.schema").COMMANDS
    return dict(sorted(found.items()))


def alternatives(shape: Any) -> tuple[Any, ...]:
    """The members of a union; any other shape alone."""
    return get_args(shape) if get_origin(shape) in (typing.Union, types.UnionType) else (shape,)


def of_command(words: str, *, closed: bool = False) -> dict[str, Any]:
    """The JSON Schema of a line that a command prints with --json."""
    found = [json_schema(shape, closed=closed) for shape in commands()[words]]
    return found[0] if len(found) == 1 else {"anyOf": found}


def fields(shape: Any) -> dict[str, Any]:
    """The annotations of a shape that is an object with named fields; nothing of any other."""
    if isinstance(shape, Result):
        record = typing.get_type_hints(Record, include_extras=True)
        own = {
            "job": Annotated[Literal[shape.job], text(record["job"])],
            "parameters": shape.parameters,
            "result": shape.result,
        }
        return record | own
    if dataclasses.is_dataclass(shape) and isinstance(shape, type):
        return stated.fields(shape)
    if typing.is_typeddict(shape):
        return typing.get_type_hints(shape, include_extras=True)
    return dict(shape) if isinstance(shape, Mapping) else {}


def with_optional(shape: Any, *others: Any) -> Any:
    """A shape with the fields of others, none of which has to be there."""
    more = {name: annotation for other in others for name, annotation in fields(other).items()}
    spare = {name: a if get_origin(a) is NotRequired else NotRequired[a] for name, a in more.items()}
    return TypedDict(shape.__name__, spare | fields(shape))  # type: ignore[operator]  # not known before it runs


def bare(annotation: Any) -> tuple[Any, list[Any]]:
    """An annotation without NotRequired and Annotated, and what Annotated says beside it."""
    notes: list[Any] = []
    while get_origin(annotation) in (Annotated, NotRequired):
        annotation, *more = get_args(annotation)
        notes += more
    return annotation, notes


def text(annotation: Any) -> str:
    """The meaning of a field, from its annotation."""
    return next((note for note in bare(annotation)[1] if isinstance(note, str)), "")


def json_schema(shape: Any, *, closed: bool = False) -> dict[str, Any]:
    """The JSON Schema (draft 2020-12) of a shape. `closed` allows no field that the shape does not name.

    >>> json_schema(list[stated.Hex])
    {'type': 'array', 'items': {'type': 'string', 'pattern': '^0x[0-9a-f]+$'}}
    """
    shape, notes = bare(shape)
    found = _schema(shape, closed=closed)
    for note in notes:
        found |= {"description": note} if isinstance(note, str) else {"pattern": note.regex}
    return found


def _schema(shape: Any, *, closed: bool) -> dict[str, Any]:
    origin, inner = get_origin(shape), get_args(shape)
    below = functools.partial(json_schema, closed=closed)
    if named := fields(shape):
        return _object(named, closed=closed)
    if shape in _PLAIN:
        return {"type": _PLAIN[shape]}
    if shape is Any:
        return {}
    if origin is Literal:
        return {"enum": list(inner)}
    if len(members := alternatives(shape)) > 1:
        return {"anyOf": [below(member) for member in members]}
    if isinstance(origin, type) and issubclass(origin, Mapping):
        names = below(inner[0])
        return {"type": "object", "additionalProperties": below(inner[1])} | (
            {} if names == {"type": "string"} else {"propertyNames": names}
        )
    if origin is tuple and inner[-1] is not Ellipsis:
        return {"type": "array", "prefixItems": [below(item) for item in inner], "minItems": len(inner), "items": False}
    if isinstance(origin, type) and issubclass(origin, Collection):
        return {"type": "array", "items": below(inner[0])}
    raise TypeError(f"{shape!r} is not a shape")


def _object(named: Mapping[str, Any], *, closed: bool) -> dict[str, Any]:
    below = {name: json_schema(annotation, closed=closed) for name, annotation in named.items()}
    fixed = {name: schema for name, schema in below.items() if ANY not in name}
    varied = {f"^{name.replace(ANY, '[a-z]+')}$": schema for name, schema in below.items() if ANY in name}
    found: dict[str, Any] = {"type": "object", "properties": fixed}
    if varied:
        found["patternProperties"] = varied
    found["required"] = [name for name in fixed if get_origin(named[name]) is not NotRequired]
    return found | ({"additionalProperties": False} if closed else {})


def nested(annotation: Any, path: str) -> Iterator[tuple[str, Any]]:
    """The shapes with named fields in an annotation, each with its path: `checks[]` for the items of a list."""
    shape, _ = bare(annotation)
    if fields(shape):
        yield path, shape
        return
    origin, inner = get_origin(shape), get_args(shape)
    if isinstance(origin, type) and issubclass(origin, Mapping):
        yield from nested(inner[1], f"{path}.*")
    elif isinstance(origin, type) and issubclass(origin, Collection):
        yield from nested(inner[0], f"{path}[]")
    else:
        for member in alternatives(shape) if len(alternatives(shape)) > 1 else ():
            yield from nested(member, path)

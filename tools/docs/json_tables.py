"""Writes docs/json.md, the tables of what each command prints with --json, from the package's `schema.py` files.

    python tools/docs/json_tables.py

tests/docs/test_json_tables.py compares the committed page with what this writes.
"""

from __future__ import annotations

import types
import typing
from collections import Counter
from collections.abc import Collection, Hashable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, NotRequired, get_args, get_origin

from modmill import shapes
from modmill.cli.schema import Error
from modmill.record import Record
from modmill.shapes import Result
from modmill.stated import Hex, Pattern

PAGE = Path(__file__).resolve().parents[2] / "docs" / "json.md"
HEAD = """# What commands print with --json

One JSON object a line on standard output. `modmill schema COMMAND` prints the same as JSON Schema. Both come from the
package's files `schema.py`, with which tests compare what commands print. Later versions may add fields, so programs
should ignore those that they do not know; the [changelog](../CHANGELOG.md) names every other change.

A field with a ? may be absent. `a.b` is field b of the object a, `a[].b` that of each object in the list a, and `a.*.b`
that of each value of the object a, whose keys vary. *hex* is a string of 0x and hex digits.

```console
$ modmill schema vdf puzzle verify | head -4
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "modmill vdf puzzle verify --json",
  "type": "object",
```
"""
RECORDS = "Every result of a job has these fields. Below, only those in `parameters` and `result` are named."
ERRORS = "On standard error, its last line. [Formats](formats.md#what-commands-print) has an example."
WORTH_A_TABLE = 5
"""Fields of a shape that has a table of its own."""
NAMES = {str: "string", bool: "true or false", int: "integer", float: "number", types.NoneType: "null", Any: "any"}


def page() -> str:
    """The whole page."""
    shared = _shared()
    parts = [HEAD, "## Records", RECORDS, _table(Record, {}), "## Errors", ERRORS, _table(Error, {})]
    for shape, name in shared.items():
        others = {other: title for other, title in shared.items() if other is not shape}
        parts += [f"## {name}", _about(shape), _table(shape, others)]
    sections: dict[str, list[str]] = {}
    for words, found in shapes.commands().items():
        body = "\n\nOr:\n\n".join(_lines(shape, shared, alone=len(found) == 1) for shape in found)
        sections.setdefault(body, []).append(words)
    for body, commands in sections.items():
        parts += [f"## {', '.join(commands)}", body]
    return "\n\n".join(part.strip("\n") for part in parts) + "\n"


def _shared() -> dict[Any, str]:
    """The shapes that several tables would repeat, with their titles."""
    met: Counter[Any] = Counter()

    def inside(shape: Any) -> set[Any]:
        below = [one for annotation in shapes.fields(shape).values() for _, one in shapes.nested(annotation, "")]
        return {one for one in below if isinstance(one, type)}.union(*map(inside, below))

    for found in set(map(_Lines, shapes.commands().values())):
        met.update({one for one in found.shapes if isinstance(one, type)}.union(*map(inside, found.shapes)))
    several = [shape for shape, count in met.items() if count > 1 and len(shapes.fields(shape)) >= WORTH_A_TABLE]
    return {shape: shape.__name__ for shape in sorted(several, key=lambda shape: shape.__name__)}


class _Lines:
    """A command's shapes; equal to those of another command that make the same table."""

    def __init__(self, found: tuple[Any, ...]) -> None:
        self.shapes = found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Lines) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> str:
        return repr([(one.parameters, one.result) if isinstance(one, Result) else one for one in self.shapes])


def _lines(shape: Any, shared: Mapping[Any, str], *, alone: bool) -> str:
    if not isinstance(shape, Result):
        about = "" if alone else f"{_about(shape)}\n\n"
        return _link(shape, shared) or about + _table(shape, shared)
    own, when = {"parameters": shape.parameters, "result": shape.result}, f", {shape.when}" if shape.when else ""
    return _table(own, shared, "field" if alone else f"`{shape.job}`{when}")


def _table(shape: Any, shared: Mapping[Any, str], title: str = "field") -> str:
    lines = [f"| {title} | type | what |", "|---|---|---|"]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in rows(shape, shared))])


def rows(shape: Any, shared: Mapping[Any, str], path: str = "") -> Iterator[tuple[str, str, str]]:
    """Each field of a shape, those inside included: its path, type and meaning."""
    for name, annotation in shapes.fields(shape).items():
        here, mark, text = f"{path}{name}", "?" * (get_origin(annotation) is NotRequired), shapes.text(annotation)
        below = list(shapes.nested(annotation, here))
        links = [link for _, one in below if (link := _link(one, shared))]
        if here not in ("parameters", "result") or not below:
            yield f"`{here}`{mark}", _kind(annotation), "; ".join(filter(None, [text, *links]))
        for at, one in below:
            if not _link(one, shared):
                yield from rows(one, shared, f"{at}.")


def _about(shape: Any) -> str:
    return str(shape.__doc__).splitlines()[0]


def _link(shape: Any, shared: Mapping[Any, str]) -> str:
    name = shared.get(shape) if isinstance(shape, Hashable) else None
    return f"[{name}](#{name.lower()})" if name else ""


def _kind(annotation: Any) -> str:
    if annotation == Hex:
        return "hex"
    shape, notes = shapes.bare(annotation)
    origin, inner = get_origin(shape), get_args(shape)
    if any(isinstance(note, Pattern) for note in notes):
        return "hex"
    if shapes.fields(shape):
        return "object"
    if origin is Literal:
        return " or ".join(f'`"{one}"`' if isinstance(one, str) else f"`{str(one).lower()}`" for one in inner)
    if origin in (typing.Union, types.UnionType):
        return " or ".join(map(_kind, inner))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return f"object of {_kind(inner[1])}"
    if isinstance(origin, type) and issubclass(origin, Collection):
        return f"list of {_kind(inner[0])}"
    return NAMES[shape]


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")

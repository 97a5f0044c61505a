"""A comparison of the JSON that commands print with the schemas of docs/json.md, in which no other field is allowed."""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

from modmill import shapes
from modmill.cli.schema import Error

TYPES: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "boolean": (bool,),
    "integer": (int,),
    "number": (int, float),
    "null": (type(None),),
    "array": (list,),
    "object": (dict,),
}
KNOWN = {
    *("type", "enum", "anyOf", "pattern", "description", "items", "prefixItems", "minItems"),
    *("properties", "patternProperties", "required", "additionalProperties", "propertyNames"),
}


def problems(value: Any, schema: Any, at: str = "$") -> Iterator[str]:
    """The places where a value does not follow a schema, of the keywords that `shapes.json_schema` writes."""
    if isinstance(schema, bool):
        if not schema:
            yield f"{at} should not be there"
        return
    assert schema.keys() <= KNOWN, schema.keys() - KNOWN
    kinds = TYPES[schema["type"]] if "type" in schema else (object,)
    if not isinstance(value, kinds) or (isinstance(value, bool) and int in kinds):
        yield f"{at} is no {schema['type']}: {value!r}"
        return
    if "enum" in schema and not any(
        value is one or (value == one and type(value) is type(one)) for one in schema["enum"]
    ):
        yield f"{at} is none of {schema['enum']}: {value!r}"
    if "pattern" in schema and not re.search(schema["pattern"], str(value)):
        yield f"{at} does not match {schema['pattern']}: {value!r}"
    if "anyOf" in schema:
        found = [list(problems(value, one, at)) for one in schema["anyOf"]]
        if all(found):
            yield min(found, key=len)[0]
    if isinstance(value, list):
        yield from _of_items(value, schema, at)
    if isinstance(value, dict):
        yield from _of_fields(value, schema, at)


def _of_items(value: list[Any], schema: dict[str, Any], at: str) -> Iterator[str]:
    first = schema.get("prefixItems", [])
    if len(value) < schema.get("minItems", 0):
        yield f"{at} has {len(value)} items: too few"
    for i, item in enumerate(value):
        yield from problems(item, first[i] if i < len(first) else schema.get("items", True), f"{at}[{i}]")


def _of_fields(value: dict[str, Any], schema: dict[str, Any], at: str) -> Iterator[str]:
    yield from (f"{at}.{name} is missing" for name in schema.get("required", ()) if name not in value)
    for name, item in value.items():
        yield from problems(name, schema.get("propertyNames", True), f"{at}: the name {name}")
        below = [one for form, one in schema.get("patternProperties", {}).items() if re.search(form, name)]
        below += [schema["properties"][name]] if name in schema.get("properties", {}) else []
        for one in below or [schema.get("additionalProperties", True)]:
            yield from problems(item, one, f"{at}.{name}")


@functools.cache
def _closed(words: str) -> dict[str, Any]:
    return shapes.of_command(words, closed=True)


def command_of(arguments: Sequence[str]) -> str | None:
    """The command in a command line, by its words; None where there is none that prints JSON."""
    names = [" ".join(arguments[:n]) for n in (3, 2, 1)]
    return next((name for name in names if name in shapes.commands()), None)


def conforms(arguments: Sequence[str], out: str, err: str, code: int) -> None:
    """Fails unless a command with --json printed lines of its schema, and an error unless it ended well."""
    command = command_of(arguments)
    for line in out.splitlines() if command else ():
        found = list(problems(json.loads(line), _closed(command or "")))
        assert not found, (command, found[:5])
    last = err.rstrip().rpartition("\n")[2]
    if code in (1, 2, 130) or last.startswith("{"):
        document = json.loads(last)
        found = list(problems(document, shapes.json_schema(Error, closed=True)))
        assert not found, found[:5]
        assert document["error"]["exit_code"] == code

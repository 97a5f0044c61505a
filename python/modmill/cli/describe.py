"""Print the JSON Schema of what a command prints with --json."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from modmill import shapes
from modmill.cli.choices import or_other
from modmill.cli.common import EXIT_DONE
from modmill.cli.examples import example
from modmill.errors import UsageError
from modmill.words import nearest

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def _next_words(ctx: Any) -> list[str]:
    """The words that may follow those that are there."""
    before = list(ctx.params.get("words") or ())
    split = [name.split() for name in shapes.commands()]
    return list(dict.fromkeys(name[len(before)] for name in split if name[: len(before)] == before != name))


@example("modmill schema vdf eval")
def command(
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="COMMAND...", help="A command by its words: vdf eval.", click_type=or_other(_next_words)
        ),
    ],
) -> int:
    """Print the JSON Schema of a line that a command prints with --json.

    Later versions may add fields. docs/json.md says the same in tables.
    """
    name = " ".join(words)
    if name not in shapes.commands():
        known = shapes.commands()
        below = [one for one in known if one.startswith(f"{name} ")]
        hint = "" if below else nearest(name, known)
        these = "" if hint else f"; these do: {', '.join(below or known)}"
        raise UsageError(f"COMMAND: {name!r} prints no JSON{these}{hint}", got=name)
    print(json.dumps({"$schema": DIALECT, "title": f"modmill {name} --json"} | shapes.of_command(name), indent=2))
    return EXIT_DONE

"""Print the JSON Schema of what a command prints with --json."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from modmill import shapes
from modmill.cli.common import EXIT_DONE
from modmill.cli.examples import example
from modmill.errors import UsageError
from modmill.words import nearest

DIALECT = "https://json-schema.org/draft/2020-12/schema"


@example("modmill schema vdf eval")
def command(
    words: Annotated[list[str], typer.Argument(metavar="COMMAND...", help="A command by its words: vdf eval.")],
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

"""Every command of the program, for tests of all of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import typer
from typer.core import _click  # typer brings its own copy of click

from modmill import cli
from modmill.cli.examples import INDENT


@dataclass(frozen=True)
class Node:
    """A command or group, by the words that name it."""

    words: tuple[str, ...]
    command: Any
    context: Any

    @property
    def name(self) -> str:
        """The command as it is typed, without the program's name."""
        return " ".join(self.words)

    @property
    def help(self) -> str:
        """The output of --help."""
        return self.command.get_help(self.context)

    @property
    def options(self) -> set[str]:
        """The names of its options."""
        return {name for p in self.command.params for name in (*p.opts, *p.secondary_opts) if name.startswith("-")}

    @property
    def examples(self) -> list[list[str]]:
        """The words of each example in its help, after the program's name."""
        begin = f"{INDENT * 2}modmill "
        found = [line.removeprefix(begin) for line in self.help.splitlines() if line.startswith(begin)]
        return [line.split(" > ")[0].split() for line in found]


def _walk(command: Any, context: Any, words: tuple[str, ...]) -> Iterator[Node]:
    yield Node(words, command, context)
    if hasattr(command, "list_commands"):
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            yield from _walk(below, _click.core.Context(below, info_name=name, parent=context), (*words, name))


def _all() -> list[Node]:
    root = typer.main.get_command(cli.app)
    return list(_walk(root, _click.core.Context(root, info_name="modmill"), ()))  # type: ignore[arg-type]


NODES = _all()
GROUPS = [node for node in NODES if hasattr(node.command, "list_commands")]
COMMANDS = [node for node in NODES if not hasattr(node.command, "list_commands")]

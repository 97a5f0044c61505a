"""Groups of commands whose modules are imported only when a command is run, so that start-up stays fast."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Any

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, _click  # typer brings its own copy of click

from modmill import folders
from modmill.cli import paths
from modmill.words import nearest

WHOLE = 10_000
"""More characters than any summary has: the help shows it to its end, on as many lines as it takes."""


class Command(TyperCommand):
    """A command that refuses to read or write one file under two names (see :mod:`modmill.cli.paths`).

    Its usage line has its arguments as its help names them, where typer puts braces around them.
    """

    def collect_usage_pieces(self, ctx: typer.Context) -> list[str]:  # type: ignore[override]
        arguments = [p.make_metavar(ctx) for p in self.get_params(ctx) if isinstance(p, TyperArgument)]  # type: ignore[arg-type]
        return ["[OPTIONS]", *arguments]

    def invoke(self, ctx: typer.Context) -> Any:  # type: ignore[override]
        paths.check(self.params, ctx.params)
        return super().invoke(ctx)  # type: ignore[arg-type]


class Commands(typer.Typer):
    """A :class:`typer.Typer` whose commands are each a :class:`Command`."""

    def command(self, name: str | None = None, **given: Any) -> Any:  # type: ignore[override]
        return super().command(name, cls=Command, **given)


class LazyGroup(TyperGroup):
    """A group that finds commands in modules. Subclasses say which, in :meth:`modules`.

    A module offers `app`, a group of commands, or `command`, a function. The first line of its docstring is its line in
    the group's help, which therefore imports nothing.
    """

    def modules(self) -> Mapping[str, str]:
        """The module of each command, relative to this package; none unless a subclass says so."""
        return {}

    def list_commands(self, ctx: typer.Context) -> list[str]:  # type: ignore[override]  # typer's own click
        return [*super().list_commands(ctx), *self.modules()]  # type: ignore[arg-type]

    def get_command(self, ctx: typer.Context, cmd_name: str) -> Any:  # type: ignore[override]
        name = self.modules().get(cmd_name)
        if name is None:
            return super().get_command(ctx, cmd_name)  # type: ignore[arg-type]
        module = folders.load(name)
        holder = Commands(add_completion=False, rich_markup_mode=None)
        if hasattr(module, "app"):
            holder.add_typer(module.app, name=cmd_name)
            return typer.main.get_group(holder).commands[cmd_name]
        holder.command(cmd_name)(module.command)
        return typer.main.get_command(holder)

    def resolve_command(self, ctx: typer.Context, args: list[str]) -> Any:  # type: ignore[override]
        try:
            return super().resolve_command(ctx, args)  # type: ignore[arg-type]
        except _click.exceptions.UsageError as e:
            # Typer has suggested what it knows of, which is not what is imported later.
            if not difflib.get_close_matches(args[0], self.commands):
                e.message = f"{e.message.rstrip('.')}{nearest(args[0], [*self.modules(), *ctx.help_option_names])}"
            raise

    def format_commands(self, ctx: typer.Context, formatter: Any) -> None:  # type: ignore[override]
        own = [(name, command.get_short_help_str(WHOLE)) for name, command in self.commands.items()]
        found = [(name, folders.summary(module)) for name, module in self.modules().items()]
        with formatter.section("Commands"):
            formatter.write_dl([*own, *found])


class JobGroup(LazyGroup):
    """The commands of a job, with `bench` where the job's folder, which has the group's name, contains `bench.py`."""

    def modules(self) -> Mapping[str, str]:
        return {"bench": f"{self.name}.bench"} if self.name in folders.containing("bench") else {}

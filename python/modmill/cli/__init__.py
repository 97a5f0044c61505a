"""The command line, `modmill`: finds the commands, runs one, and turns what it raises into a message and an exit code.

A command is a folder of this package that contains `command.py`, or one of this folder's own (`OWN`).
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Mapping, Sequence
from types import FrameType
from typing import Annotated

import typer
from typer._completion_classes import completion_init
from typer.core import _click  # typer brings its own copy of click, whose exceptions have no other name

from modmill import __version__, folders
from modmill.cli import common, completion, failures, memory, streams
from modmill.cli.groups import LazyGroup
from modmill.errors import ModmillError, UsageError
from modmill.words import nearest

OWN = {"doctor": "cli.doctor", "completion": "cli.completion", "schema": "cli.describe"}
"""The commands that are no job's."""


class _Root(LazyGroup):
    """The group of all commands; turns what a command raises into a message and an exit code, never a traceback."""

    def modules(self) -> Mapping[str, str]:
        return {name: f"{name}.command" for name in folders.containing("command")} | OWN

    def invoke(self, ctx: typer.Context) -> int:  # type: ignore[override]  # typer's context is its own click's
        try:
            code = super().invoke(ctx)  # type: ignore[arg-type]
            streams.flush()
            return code if isinstance(code, int) else common.EXIT_DONE
        except (ModmillError, OSError, MemoryError, KeyboardInterrupt) as e:
            return failures.report(e, as_json=bool(ctx.obj))


app: typer.Typer = typer.Typer(
    name="modmill",
    cls=_Root,
    help="Delay functions, time-lock files, Ed25519 signatures, multi-scalar multiplication and GF(2^m): on "
    "processors, on OpenCL devices and in generated hardware, with every result checked.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"modmill {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Modular arithmetic at the speed of the machine, with every result checked."""


def _terminate(signum: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt(f"signal {signal.Signals(signum).name}")


def run(arguments: Sequence[str] | None = None) -> int:
    """Runs one command line; returns 0 (done, valid), 1 (a check said no), 2 (bad usage or input), 130 (stopped)
    or 141 (the reader of the output left)."""
    for signum in (signal.SIGTERM, signal.SIGHUP):
        # What the caller ignores (nohup does that with SIGHUP) stays ignored.
        if signal.getsignal(signum) is signal.SIG_DFL:
            signal.signal(signum, _terminate)
    if completion.VARIABLE in os.environ:  # a shell asks for the words that fit
        completion_init()
    given = sys.argv[1:] if arguments is None else list(arguments)
    # Errors in the command line itself are found before any option has been read.
    as_json = "--json" in given
    try:
        command = typer.main.get_command(app)
        code = command.main(args=given, prog_name="modmill", standalone_mode=False, obj=as_json)
        streams.flush()
        return code if isinstance(code, int) else common.EXIT_DONE
    except _click.exceptions.NoArgsIsHelpError as e:
        print(e, file=sys.stderr)
        return common.EXIT_USAGE
    except _click.exceptions.NoSuchOption as e:
        error = UsageError(f"{e.message}{nearest(e.option_name, e.possibilities or ())}")
        return failures.report(error, as_json=as_json)
    except _click.exceptions.ClickException as e:
        return failures.report(UsageError(e.format_message()), as_json=as_json)
    except (OSError, MemoryError) as e:
        return failures.report(e, as_json=as_json)


def main() -> None:
    """The console script."""
    as_json = "--json" in sys.argv
    try:
        streams.prepare()
        memory.prepare(as_json=as_json)
    except UsageError as e:
        sys.exit(failures.report(e, as_json=as_json))
    sys.exit(run())

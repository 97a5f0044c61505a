"""The command line: `modmill`. One file per group of commands; this one finds them and ends the program.

A group's file is imported when its command is asked for, so that no command waits for what another one needs.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys
from collections.abc import Sequence
from types import FrameType
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from modmill import __version__
from modmill.cli import common
from modmill.errors import ModmillError, StoppedByKeyboard, UsageError

COMMANDS = ("vdf", "sigverify", "gf2", "hw", "bench", "report", "doctor")
"""Each is a module here with an `app` (a group of commands) or a `command`."""


class _Root(TyperGroup):
    """The group of all commands: turns what a command raises into a message and an exit code, never a traceback."""

    def list_commands(self, ctx: typer.Context) -> list[str]:  # type: ignore[override]  # typer's context is its own
        return list(COMMANDS)

    def get_command(self, ctx: typer.Context, cmd_name: str) -> Any:  # type: ignore[override]
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"modmill.cli.{cmd_name}")
        holder = typer.Typer(add_completion=False, rich_markup_mode=None)
        if hasattr(module, "app"):
            holder.add_typer(module.app, name=cmd_name)
        else:
            holder.command(cmd_name)(module.command)
        return typer.main.get_group(holder).commands[cmd_name]

    def invoke(self, ctx: typer.Context) -> int:  # type: ignore[override]  # typer's context is its vendored click's
        try:
            code = super().invoke(ctx)
            sys.stdout.flush()
            return code if isinstance(code, int) else common.EXIT_DONE
        except StoppedByKeyboard as e:
            common.note(str(e))
            return common.EXIT_INTERRUPTED
        except KeyboardInterrupt as e:
            said = str(e)
            common.note(said if said.startswith("stopped") else "stopped")
            return common.EXIT_INTERRUPTED
        except BrokenPipeError:
            # The reader of our output left. Nothing can be told to it; keep the flush at exit from failing again.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return common.EXIT_REFUSED
        except UsageError as e:
            common.fail(str(e))
            return common.EXIT_USAGE
        except ModmillError as e:
            common.fail(str(e))
            return common.EXIT_REFUSED
        except OSError as e:
            common.fail(f"{e.filename}: {e.strerror}" if e.filename else str(e))
            return common.EXIT_USAGE


app = typer.Typer(
    name="modmill",
    cls=_Root,
    help="Repeated squaring, time-lock puzzles, Ed25519 signatures and GF(2^m) at the speed of the machine, checked.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
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
    """Repeated squaring, time-lock puzzles, Ed25519 signatures and GF(2^m) at the speed of the machine, checked."""


# The root of every complaint about the command line itself. Typer brings its own copy of click, so the class is
# reached through one of its heirs.
_CommandLineError: type[Exception] = next(c for c in typer.BadParameter.__mro__ if c.__name__ == "ClickException")


def _terminate(signum: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt(f"signal {signal.Signals(signum).name}")


def run(arguments: Sequence[str] | None = None) -> int:
    """Runs one command line; returns 0 (done, valid), 1 (a check said no), 2 (bad usage or input) or 130 (stopped)."""
    for signum in (signal.SIGTERM, signal.SIGHUP):
        # What the caller ignores (nohup does that with SIGHUP) stays ignored.
        if signal.getsignal(signum) is signal.SIG_DFL:
            signal.signal(signum, _terminate)
    try:
        command = typer.main.get_command(app)
        code = command.main(
            args=None if arguments is None else list(arguments), prog_name="modmill", standalone_mode=False
        )
        return code if isinstance(code, int) else common.EXIT_DONE
    except _CommandLineError as e:
        if type(e).__name__ == "NoArgsIsHelpError":
            print(e, file=sys.stderr)
        else:
            common.fail(getattr(e, "format_message", e.__str__)())
        return common.EXIT_USAGE


def main() -> None:
    """The console script."""
    sys.exit(run())

"""The command line: `modmill`. One file per group of commands; this one assembles them and ends the program."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from types import FrameType
from typing import Annotated

import typer
from typer.core import TyperGroup

from modmill import __version__
from modmill.cli import bench, common, doctor, report
from modmill.cli.hw import app as hw_app
from modmill.cli.vdf import app as vdf_app
from modmill.errors import ModmillError, StoppedByKeyboard, UsageError


class _Root(TyperGroup):
    """The group of all commands: turns what a command raises into a message and an exit code, never a traceback."""

    def invoke(self, ctx: typer.Context) -> int:  # type: ignore[override]  # typer's context is its vendored click's
        try:
            code = super().invoke(ctx)
            sys.stdout.flush()
            return code if isinstance(code, int) else common.EXIT_DONE
        except StoppedByKeyboard as e:
            common.note(str(e))
            return common.EXIT_INTERRUPTED
        except KeyboardInterrupt:
            common.note("stopped")
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
    help="Repeated squaring and time-lock puzzles at the speed of the machine, with every result checked.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.add_typer(vdf_app, name="vdf")
app.add_typer(hw_app, name="hw")
app.command("bench")(bench.command)
app.command("report")(report.command)
app.command("doctor")(doctor.command)


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
    """Repeated squaring and time-lock puzzles at the speed of the machine, with every result checked."""


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

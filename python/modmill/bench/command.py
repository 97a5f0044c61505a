"""Time a job beside other implementations: `modmill bench JOB`."""

from __future__ import annotations

from collections.abc import Mapping

import typer

from modmill import folders
from modmill.cli.groups import Commands, LazyGroup


class _Jobs(LazyGroup):
    """The jobs that can be timed: the folders that contain `bench.py`."""

    def modules(self) -> Mapping[str, str]:
        return {name: f"{name}.bench" for name in folders.containing("bench")}


app: typer.Typer = Commands(
    cls=_Jobs,
    help="""Time a job: medians, and ratios to other implementations (above 1, Modmill is faster).

    Results are compared before anything is timed. Leave the other cores idle for steady figures.
    """,
    no_args_is_help=True,
    rich_markup_mode=None,
)

"""Isogeny delay function: setup, eval, verify, walk, calibrate."""

from __future__ import annotations

import typer

from modmill.cli.groups import JobGroup
from modmill.isogeny.walk.command import walk

app = typer.Typer(
    cls=JobGroup,
    help="The isogeny delay function: T isogenies, one after the other, verified by a pairing.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
app.command("walk")(walk)

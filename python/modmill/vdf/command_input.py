"""The options that give a challenge from outside, a text or a file, which is hashed into the group."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from modmill import params
from modmill.cli.common import note
from modmill.cli.paths import NamedOrFile, reads
from modmill.errors import UsageError
from modmill.files import STANDARD
from modmill.inputs import file_named
from modmill.vdf.challenge import Input

NAMED = NamedOrFile(lambda _: params.moduli())
"""The built-in moduli, by name."""

TextOption = Annotated[
    str | None, typer.Option("--input", metavar="TEXT", help="Instead of X: hash this text into the group.")
]
FileOption = Annotated[
    str | None,
    typer.Option("--input-file", metavar="F", help="Instead of X: hash these bytes (- for stdin).", click_type=reads()),
]
RequiredTextOption = Annotated[
    str | None, typer.Option("--input", metavar="TEXT", help="Require that the base is the hash of this text.")
]
RequiredFileOption = Annotated[
    str | None,
    typer.Option("--input-file", metavar="F", help="Require that it is the hash of these bytes.", click_type=reads()),
]


def input_of(text: str | None, file: str | None, *, quiet: bool) -> Input | None:
    """The input that the options give; None if they give none. A text that is the name of a file is remarked on."""
    if text is not None and file is not None:
        raise UsageError("give either --input, a text, or --input-file")
    if file is not None:
        return sys.stdin.buffer if file == STANDARD else Path(file)
    if text is None:
        return None
    if not quiet and file_named(text) is not None:
        note(f"--input: the text {text!r} itself is hashed (--input-file hashes the file of that name)")
    return os.fsencode(text)

"""Print a script that completes commands, options and names of values in bash, zsh or fish."""

from __future__ import annotations

from typing import Annotated

import typer
from typer._completion_shared import get_completion_script

from modmill.cli.choices import one_of
from modmill.cli.examples import example

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_MODMILL_COMPLETE"
"""The environment variable by which the script asks this program for the words that fit."""


@example("modmill completion bash > modmill.bash")
def command(
    shell: Annotated[str, typer.Argument(metavar="SHELL", help="bash, zsh or fish.", click_type=one_of(SHELLS))],
) -> None:
    """Print a script that completes commands, options and values that are names.

    For bash, add `source <(modmill completion bash)` to ~/.bashrc; for zsh the same with `zsh`, in ~/.zshrc, after
    `autoload -U compinit && compinit`. For fish: modmill completion fish > ~/.config/fish/completions/modmill.fish
    """
    print(get_completion_script(prog_name="modmill", complete_var=VARIABLE, shell=shell))

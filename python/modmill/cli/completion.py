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
BASH = r"""_modmill_completion() {
    local IFS=$'\n' words=() before= word i
    # Bash splits words at colons, as in rtl:UNIT, and completes the part behind the last one.
    for ((i = 0; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ $COMP_WORDBREAKS == *:* && $i -gt 0 && ( $word == :* || $before == *: ) ]]; then
            words[${#words[@]}-1]+=$word
        else
            words+=("$word")
        fi
        before=$word
    done
    word=${words[${#words[@]}-1]}
    COMPREPLY=( $(env COMP_WORDS="${words[*]}" COMP_CWORD=$((${#words[@]} - 1)) _MODMILL_COMPLETE=complete_bash "$1") )
    if [[ $COMP_WORDBREAKS == *:* ]]; then
        COMPREPLY=( "${COMPREPLY[@]#"${word%"${word##*:}"}"}" )
    fi
}

complete -o default -F _modmill_completion modmill"""
"""Typer's own does not know that bash splits words at colons."""


@example("modmill completion bash > modmill.bash")
def command(
    shell: Annotated[str, typer.Argument(metavar="SHELL", help="bash, zsh or fish.", click_type=one_of(SHELLS))],
) -> None:
    """Print a script that completes commands, options and values that are names.

    For bash, add `source <(modmill completion bash)` to ~/.bashrc; for zsh the same with `zsh`, in ~/.zshrc, after
    `autoload -U compinit && compinit`. For fish: modmill completion fish > ~/.config/fish/completions/modmill.fish
    """
    script = BASH if shell == "bash" else get_completion_script(prog_name="modmill", complete_var=VARIABLE, shell=shell)
    print(script)

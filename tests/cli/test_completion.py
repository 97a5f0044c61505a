"""A shell that asks for words gets commands and options, as its script asks for them."""

from __future__ import annotations

import os
import shlex
import subprocess

import pytest

from tests.support import COMMAND, PATIENCE, environment, refuses, succeeds

ASKED = {"bash": "COMP_WORDS", "zsh": "_TYPER_COMPLETE_ARGS", "fish": "_TYPER_COMPLETE_ARGS"}


def completed(shell: str, line: str) -> str:
    asks = {"_MODMILL_COMPLETE": f"complete_{shell}", ASKED[shell]: line, "COMP_CWORD": str(len(line.split(" ")) - 1)}
    env = environment() | asks | {"_TYPER_COMPLETE_FISH_ACTION": "get-args"}
    done = subprocess.run(COMMAND, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize("shell", ASKED)
@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("modmill vd", "vdf"),
        ("modmill vdf ev", "eval"),
        ("modmill vdf eval --modu", "--modulus"),
        ("modmill hw em", "emit"),
    ],
)
def test_words_are_completed(shell: str, line: str, word: str) -> None:
    assert word in completed(shell, line)


def test_nothing_fits() -> None:
    assert completed("bash", "modmill vdf zz").strip() == ""


def test_bash_takes_its_script() -> None:
    script = succeeds("completion", "bash").out
    check = ["bash", "-c", 'eval "$1"; complete -p modmill', "-", script]
    told = subprocess.run(check, capture_output=True, text=True, env=dict(os.environ), timeout=PATIENCE, check=True)
    assert told.stdout == "complete -o default -F _modmill_completion modmill\n"


@pytest.mark.parametrize(
    ("words", "breaks", "replies"),
    [
        (["vdf", "eval", "--backend", "rtl", ":", "vdf_oz"], " :", ["vdf_ozturk", "vdf_ozturk:checked"]),
        (["vdf", "eval", "--backend", "rtl", ":", "vdf_ozturk", ":", "ch"], " :", ["checked"]),
        (["vdf", "eval", "--backend", "rtl:vdf_oz"], " ", ["rtl:vdf_ozturk", "rtl:vdf_ozturk:checked"]),
        (["vdf", "ev"], " :", ["eval"]),
        (["vdf", "zz"], " :", []),
    ],
)
def test_bash_splits_words_at_colons(words: list[str], breaks: str, replies: list[str]) -> None:
    script = succeeds("completion", "bash").out.replace('"$1"', shlex.join(COMMAND))
    ask = 'eval "$1"; COMP_WORDBREAKS=$2; shift 2; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); '
    ask += '_modmill_completion modmill; printf "%s\\n" "${COMPREPLY[@]}"'
    command = ["bash", "-c", ask, "-", script, breaks, "modmill", *words]
    told = subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=PATIENCE, check=True)
    assert told.stdout.split() == replies


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_each_shell_has_a_script(shell: str) -> None:
    assert f"complete_{shell}" in succeeds("completion", shell).out


def test_other_shells_are_refused() -> None:
    refuses(2, "SHELL must be one of bash, zsh, fish (got 'tcsh')", "completion", "tcsh")

"""Runs many command lines, each in a process of its own that begins with everything imported.

Standard input has a JSON list of [arguments, folder] each; every process writes to `said` in its folder. Prints a JSON
line with the number of each process, then one with each exit code, in the same order.
"""

from __future__ import annotations

import json
import os
import sys

from modmill import cli
from tests.cli.tree import COMMANDS  # imports every command


def _command(arguments: list[str], folder: str) -> None:
    os.chdir(folder)
    null, said = os.open(os.devnull, os.O_RDONLY), os.open("said", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(null, 0)
    os.dup2(said, 1)
    os.dup2(said, 2)
    sys.argv = ["modmill", *arguments]
    cli.main()


def main() -> None:
    """Starts all, then waits for all."""
    assert COMMANDS
    wanted = json.load(sys.stdin)
    started = []
    for arguments, folder in wanted:
        started.append(os.fork())
        if started[-1] == 0:
            _command(arguments, folder)  # ends with the interpreter, as a command does
        print(json.dumps(started[-1]), flush=True)
    for process in started:
        print(json.dumps(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])), flush=True)


if __name__ == "__main__":
    main()

"""Random command lines: documented ones with a word changed, and combinations of existing options."""

from __future__ import annotations

import os
import re
import resource
import shlex
import signal
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import typer

from modmill.cli import app
from tests.support import COMMAND, PATIENCE, ROOT, environment

ATTEMPTS = 6
"""Command lines in a round."""

SECONDS = 3.0
"""After which a command is interrupted: it may do real work, and must stop."""

CODES = {0, 1, 2, 130, -signal.SIGINT}
"""The documented ones, and that of a Python program that is interrupted while it starts."""

# fmt: off
VALUES = (
    "", "-", "--", "0", "1", "-1", "7", "1e3", "2^9", "2^99999", "1e999", "nan", "inf", "0x", "0x0", "-0x5", "0xzz",
    "1" * 5000, "9" * 30 + "y", "1s", "1/0", "x", "x^5+x+1", "x^999999999", "\u2028", "no such name", "auto", "lcs35",
    "portable", "avx512", "opencl", "rtl:vdf_ozturk", "file", "noise", "folder", "pipe", "missing", "missing/file",
)
# fmt: on
"""No device is among the outputs: a defect would destroy it."""

# It runs everything, for minutes.
LEFT_OUT = {"report"}


DOCUMENTED = re.compile(r"^\$ modmill ([^|<>\n]+)$", re.MULTILINE)

SEEDS = {
    ".json": "proof/wesolowski",
    ".locked": "lock/binary",
    ".pcap": "records/packets.pcap",
    ".jsonl": "records/lines.jsonl",
}
"""By a file's suffix, a good one among the fuzz targets' seeds."""


def random_lines(random: Random, folder: Path) -> int:
    """Each line must end by itself or when interrupted, with a documented code, and without a traceback."""
    tree = typer.main.get_command(app)
    documented = [
        words
        for document in (ROOT / "README.md", *sorted((ROOT / "docs" / "tutorials").glob("*.md")))
        for words in map(shlex.split, DOCUMENTED.findall(document.read_text(encoding="utf-8")))
    ]
    for attempt in range(ATTEMPTS):
        place = folder / str(attempt)
        (place / "folder").mkdir(parents=True)
        (place / "noise").write_bytes(random.randbytes(3000))
        (place / "file").write_text(random.choice(("", "{}", "[" * 100_000, "12", "MODMLOCK")))
        os.mkfifo(place / "pipe")
        if random.random() < 0.3:
            line(random_line(random, tree), place)
        else:
            words = random.choice(documented)
            for name in words:
                if (seed := SEEDS.get(Path(name).suffix)) is not None or len(name) == 1:
                    good = random.randbytes(8 * 21) if seed is None else (ROOT / "fuzz" / "seeds" / seed).read_bytes()
                    (place / name).write_bytes(good)
            line(changed(random, words), place)
    return ATTEMPTS


def changed(random: Random, words: list[str]) -> list[str]:
    """A word replaced, left out, or put in."""
    at = random.randrange(2, len(words) + 1)
    put = random.choice(([], [random.choice(VALUES)], ["--json"], ["--out", random.choice(VALUES)]))
    return [*words[:at], *put, *words[at + random.randrange(2) :]]


def random_line(random: Random, command: Any) -> list[str]:
    """A path of subcommands, then arguments and options of the last, in any order and number."""
    words: list[str] = []
    context = typer.Context(command)  # type: ignore[arg-type]  # typer's own click
    while hasattr(command, "list_commands"):
        name = random.choice([n for n in command.list_commands(context) if n not in LEFT_OUT])
        words.append(name)
        command = command.get_command(context, name)
    given: list[list[str]] = []
    for parameter in command.params:
        if random.random() < (0.8 if parameter.required else 0.3):
            value = [] if getattr(parameter, "is_flag", False) else [random.choice(VALUES)]
            option = [random.choice(parameter.opts)] if parameter.param_type_name == "option" else []
            given.append([*option, *value])
    random.shuffle(given)
    return [*words, *(word for group in given for word in group)]


def line(words: list[str], folder: Path) -> None:
    """Runs one command line with little memory and small files."""
    child = subprocess.Popen(
        [*COMMAND, *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=environment(),
        start_new_session=True,
        preexec_fn=limited,
    )
    try:
        out, err = child.communicate(timeout=SECONDS)
    except subprocess.TimeoutExpired:
        child.send_signal(signal.SIGINT)
        try:
            out, err = child.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)
            child.communicate()
            raise AssertionError(f"does not stop: modmill {words}") from None
    said = err.decode("utf-8", "replace")
    assert child.returncode in CODES, f"modmill {words}: code {child.returncode}: {said[-2000:]}"
    starting = child.returncode == -signal.SIGINT
    assert starting or ("Traceback" not in said and "panicked" not in said), f"modmill {words}: {said[-2000:]}"
    assert child.returncode == 0 or said or out, f"modmill {words}: code {child.returncode} without a word"


def limited() -> None:
    """Files of at most 64 MiB, so that no random number fills the disk."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (64 << 20, 64 << 20))

"""Recorded measurements: rows with the facts of the machine they were made on."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from modmill import machine
from modmill.bench.rows import Row
from modmill.errors import UsageError
from modmill.files import check_directory, write_atomic
from modmill.places import CLONE, RECORDS

SCHEMA = "modmill-bench/1"


def default_directory() -> Path:
    """bench/record of the clone that this package runs from.

    Raises UsageError outside a clone.
    """
    if not (CLONE / "bench").is_dir() or not (CLONE / "pyproject.toml").is_file():
        raise UsageError("--record works in a clone of the repository only; name a directory with --record-dir")
    return RECORDS


def place(directory: Path | None, *, keep: bool) -> Path | None:
    """The directory in which the options --record-dir and --record keep a record; None if neither is given.

    Raises UsageError where none can be written, and for --record outside a clone.
    """
    if directory is not None:
        return check_directory(directory, "--record-dir")
    return default_directory() if keep else None


def write_record(rows: Sequence[Row], command: str, directory: Path) -> Path:
    """Writes `rows` with date, machine, commit and compiler as <job>-<date>-<processor>.json; returns the file.

    More than one thread adds -<N>threads to the job, so that a day's single-thread record stays. Processor features
    that MODMILL_MASK hides add -without-<features>, and the command begins with the variable.
    """
    if not rows:
        raise UsageError("there is nothing to record")
    note = "Medians of interleaved rounds; ratio: median of peer time / our time, round by round."
    name = rows[0].job if rows[0].threads == 1 else f"{rows[0].job}-{rows[0].threads}threads"
    if hidden := re.findall(r"\w+", os.environ.get("MODMILL_MASK", "")):
        name += f"-without-{'-'.join(hidden)}"
        command = f"MODMILL_MASK={','.join(hidden)} {command}"
    return write_document(name, {"command": command, "note": note, "rows": [row.as_dict() for row in rows]}, directory)


def write_document(name: str, content: dict[str, Any], directory: Path) -> Path:
    """Writes `content`, date and machine first, as <name>-<date>-<processor>.json; returns the file."""
    slug = re.sub(r"[^a-z0-9]+", "-", machine.facts().cpu.lower()).strip("-")
    return write_as(directory / f"{name}-{datetime.now(UTC):%Y-%m-%d}-{slug}.json", SCHEMA, content)


def write_as(path: Path, schema: str, content: Mapping[str, Any]) -> Path:
    """Writes `content`, schema, date and machine first, into a file whose folder is made if need be; returns it."""
    head = {
        "schema": schema,
        "date": f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}",
        "machine": asdict(machine.facts()),
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomic(path, json.dumps({**head, **content}, indent=1, allow_nan=False) + "\n")
    return path

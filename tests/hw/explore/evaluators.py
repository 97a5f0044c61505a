"""Evaluators for the explorer's tests; importable, since points run in processes of their own."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path
from typing import Any

from modmill.errors import UsageError


def rectangle(config: dict[str, Any]) -> dict[str, Any]:
    """Area and time trade against each other; leaves a mark for every call in the folder that the config names."""
    marks = config.get("marks")
    if marks:
        (Path(marks) / f"{config['chunk']}-{config['stages']}-{os.getpid()}").touch()
    return {
        "area": 100 * config["chunk"] // config["stages"],
        "area_unit": "LUT",
        "ns": 60 / config["chunk"],
        "luts": 1,
    }


def picky(config: dict[str, Any]) -> dict[str, Any]:
    """Refuses one value, as a tool does that is missing."""
    if config["chunk"] == 6:
        raise UsageError("no such tool here")
    return rectangle(config)


def empty(_config: dict[str, Any]) -> dict[str, Any]:
    """Says nothing about the area."""
    return {"ns": 1.0}


def crash(config: dict[str, Any]) -> dict[str, Any]:
    """Takes the whole process down for one value."""
    if config["chunk"] == 6:
        os._exit(3)
    return rectangle(config)


def with_a_tool(config: dict[str, Any]) -> dict[str, Any]:
    """Fast for chunk 5; otherwise runs a program for ever, as a synthesis does, and leaves its process id."""
    if config["chunk"] != 5:
        with subprocess.Popen(["sleep", "600"]) as tool:
            Path(config["marks"]).write_text(str(tool.pid), "utf-8")
            try:
                tool.wait()
            except BaseException:
                tool.kill()
                raise
    return rectangle({**config, "marks": None})


def slow(config: dict[str, Any]) -> dict[str, Any]:
    """Fast for chunk 5, for ever otherwise."""
    if config["chunk"] != 5:
        time.sleep(600)
    return rectangle(config)

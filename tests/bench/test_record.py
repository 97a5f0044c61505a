"""Records: their names, and the command that repeats them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from modmill.bench.record import write_record
from modmill.bench.rows import Row


@pytest.mark.parametrize(
    ("threads", "mask", "name", "command"),
    [
        (1, "", "gf2-2", "modmill bench gf2"),
        (2, "", "gf2-2threads-2", "modmill bench gf2"),
        (1, "avx512f, fma", "gf2-without-avx512f-fma-2", "MODMILL_MASK=avx512f,fma modmill bench gf2"),
    ],
)
def test_what_a_run_was_made_with_is_in_the_name_and_the_command(
    threads: int, mask: str, name: str, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MODMILL_MASK", mask)
    row = Row("gf2", "mul-256", "avx2", 4.5, "ns", None, None, None, threads, 9)
    file = write_record([row], "modmill bench gf2", tmp_path)
    assert file.name.startswith(name)  # the year follows
    assert json.loads(file.read_text("utf-8"))["command"] == command

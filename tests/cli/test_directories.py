"""Every option that takes a directory refuses a file that is in the way, before any work, and leaves it alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from modmill import cli, isogeny, vdf
from tests.cli.tree import COMMANDS
from tests.support import N, require_opencl

METAVAR = "DIR"
SMALL_UNIT = ["vdf_bipartite", "--bits", "64"]
ARGUMENTS: dict[str, list[str]] = {
    "gf2 explore": [],
    "hw cost": SMALL_UNIT,
    "hw emit": SMALL_UNIT,
    "hw explore": [*SMALL_UNIT, "--over", "chunk=5"],
    "isogeny eval": ["--hash-input", "a"],
    "isogeny setup": ["--steps", "10", "--field", "p89"],
    "report": ["--quick"],
    "vdf eval": ["--modulus", hex(N), "--steps", "10"],
    "vdf puzzle solve": ["vdf-alliance", "--round", "1"],
    "vdf unlock": ["locked", "--out", "opened"],
}
"""The further arguments that each command needs. A benchmark needs none."""

OPTIONS = {
    (node.name, parameter.opts[0]): node.words
    for node in COMMANDS
    for parameter in node.command.params
    if parameter.metavar == METAVAR
}


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("file").write_text("mine")
    return tmp_path


def test_all_of_them_are_tried() -> None:
    assert {name for name, _ in OPTIONS if "bench" not in name.split()} == set(ARGUMENTS)


@pytest.mark.parametrize("below", ["", "below"])
@pytest.mark.parametrize(("command", "option"), OPTIONS, ids=" ".join)
def test_a_file_is_refused(
    command: str, option: str, below: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if command == "vdf unlock":
        vdf.lock(here / "file", here / "locked", steps=10, bits=1024)
    needed = list(ARGUMENTS.get(command, ()))
    if command == "isogeny eval" and option != "--key":
        isogeny.setup(here / "key", 10, field="p89")
        needed += ["--key", "key"]
    if command == "isogeny setup" and option != "--out":
        needed += ["--out", "key"]
    if command == "gf2 explore":
        require_opencl()
    before = sorted(here.iterdir())
    assert cli.run([*OPTIONS[command, option], *needed, option, str(Path("file") / below)]) == 2
    last = capsys.readouterr().err.splitlines()[-1]
    assert "file" in last and last.lower().endswith("not a directory")
    assert sorted(here.iterdir()) == before
    assert Path("file").read_text() == "mine"

"""The help of every command: complete sentences, and an example that works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from modmill import isogeny, msm, sigverify, vdf
from tests.cli.tree import COMMANDS, GROUPS, NODES, Node
from tests.support import modmill, succeeds

every_command = pytest.mark.parametrize("node", COMMANDS, ids=lambda node: node.name)
every_group = pytest.mark.parametrize("node", GROUPS, ids=lambda node: node.name)

SLOW = {
    *(f"{job} bench" for job in ("gf2", "isogeny", "msm", "sigverify", "vdf")),
    *(f"bench {job}" for job in ("gf2", "isogeny", "msm", "sigverify", "vdf")),
    "gf2 explore",
    "hw cost",
    "hw explore",
    "hw sim",
    "hw trace",
    "isogeny calibrate",
    "report",
    "vdf calibrate",
    "vdf puzzle solve",
}
"""Examples that measure, need tools that may be absent, or take minutes: they are parsed only."""


def test_the_tree_is_whole() -> None:
    """Neither list of commands is empty, and a command of each depth is there."""
    assert {"vdf", "vdf puzzle", "hw"} <= {node.name for node in GROUPS}
    assert {"doctor", "vdf eval", "vdf puzzle solve", "bench vdf"} <= {node.name for node in COMMANDS}
    assert {node.name for node in COMMANDS} >= SLOW


@every_group
def test_the_list_of_commands_shows_whole_sentences(node: Node) -> None:
    listed = re.split(r"\n(?=  \S)", node.help.split("\nCommands:\n")[1].strip("\n"))
    assert len(listed) == len(node.command.list_commands(node.context))
    for entry in listed:
        assert entry.endswith("."), entry
        assert not entry.endswith("..."), entry


@every_command
def test_there_is_an_example_that_parses(node: Node) -> None:
    assert node.examples
    for words in node.examples:
        named = tuple(words[: len(node.words)])
        # `bench JOB` and `JOB bench` are one command with one example.
        assert named == node.words or named == node.words[::-1] == ("bench", node.words[0])
        assert max(map(len, node.help.splitlines())) <= 80
        node.command.make_context(words[len(named) - 1], words[len(named) :])


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the inputs that examples name."""
    folder = tmp_path_factory.mktemp("examples")
    for name in ("a.bin", "b.bin"):
        (folder / name).write_bytes((bytes(range(1, 21)) + b"\x05") * 3)
    (folder / "letter.txt").write_text("open me later\n")
    points, scalars = msm.random_points("bls12-381", 5).points, msm.random_scalars("bls12-381", 5)
    msm.write_points(folder / "p.bin", "bls12-381", points, "ark-compressed", form="montgomery")
    msm.write_scalars(folder / "s.bin", "bls12-381", scalars, "ark")
    sigverify.generate(folder / "signed.jsonl", count=20, corrupt=0)
    return folder


@pytest.mark.parametrize("node", [n for n in COMMANDS if n.name not in SLOW], ids=lambda node: node.name)
def test_the_example_runs(node: Node, place: Path, tmp_path: Path) -> None:
    for name in place.iterdir():
        (tmp_path / name.name).write_bytes(name.read_bytes())
    _prepare(node, tmp_path)
    for words in node.examples:
        more = ["--measure", "0.2"] if node.name == "vdf lock" else []
        done = modmill(*words, *more, cwd=tmp_path)
        assert done.code in ((0, 1) if node.name == "doctor" else (0,)), done.err


def _prepare(node: Node, folder: Path) -> None:
    """What a command of the same job has written before."""
    if node.name == "vdf verify":
        vdf.evaluate("vdf-alliance", 10**6).save(folder / "proof.json")
    if node.name in ("vdf unlock", "vdf inspect"):
        vdf.lock(folder / "letter.txt", folder / "letter.txt.locked", steps=100, bits=1024)
    if node.name in ("isogeny eval", "isogeny verify"):
        isogeny.setup(folder / "key", 1000, field="p89")
    if node.name == "isogeny verify":
        succeeds("isogeny", "eval", "--key", "key", "--hash-input", "hello", "--out", "proof.json", cwd=folder)


def test_every_help_is_printed() -> None:
    for node in NODES:
        assert "Usage: modmill" in node.help

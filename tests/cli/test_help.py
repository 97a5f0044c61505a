"""The help of every command: complete sentences, and an example that works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.examples import MORE, QUICK, SLOW, prepare
from tests.cli.tree import COMMANDS, GROUPS, NODES, Node
from tests.support import modmill

every_command = pytest.mark.parametrize("node", COMMANDS, ids=lambda node: node.name)
every_group = pytest.mark.parametrize("node", GROUPS, ids=lambda node: node.name)


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
def test_the_usage_line_names_arguments_as_the_help_does(node: Node) -> None:
    arguments = [p for p in node.command.params if p.param_type_name == "argument"]
    assert node.command.collect_usage_pieces(node.context) == ["[OPTIONS]", *(p.metavar for p in arguments)]
    for p in arguments:
        assert p.metavar.strip("[].").isupper() and p.metavar.startswith("[") != p.required
    assert not {"{", "}"} & set(node.help.split("\n\n")[0])


@every_command
def test_there_is_an_example_that_parses(node: Node) -> None:
    assert node.examples
    for words in node.examples:
        named = tuple(words[: len(node.words)])
        # `bench JOB` and `JOB bench` are one command with one example.
        assert named == node.words or named == node.words[::-1] == ("bench", node.words[0])
        assert max(map(len, node.help.splitlines())) <= 80
        node.command.make_context(words[len(named) - 1], words[len(named) :])


@pytest.mark.parametrize("node", QUICK, ids=lambda node: node.name)
def test_the_example_runs(node: Node, tmp_path: Path) -> None:
    prepare(node, tmp_path)
    for words in node.examples:
        done = modmill(*words, *MORE.get(node.name, ()), cwd=tmp_path)
        assert done.code in ((0, 1) if node.name == "doctor" else (0,)), done.err


def test_every_help_is_printed() -> None:
    for node in NODES:
        assert "Usage: modmill" in node.help

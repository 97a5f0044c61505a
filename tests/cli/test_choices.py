"""A shell that asks for the value of an option gets the names that the option takes, from the list that checks it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from typing import Any

import pytest
from typer._completion_classes import BashComplete

from modmill import params
from modmill.cli.choices import Choices
from modmill.errors import UsageError
from modmill.gf2 import named
from modmill.gf2.gates import GATES
from modmill.hw import cost
from modmill.hw.commands import explore as command_explore
from modmill.hw.commands import options
from modmill.hw.cost import devices
from modmill.hw.explore import evaluate
from modmill.hw.interface import registry
from tests.cli.tree import COMMANDS, NODES, Node
from tests.support import PATIENCE, environment, refuses

NAMING = {"NAME", "KIND", "LEVEL", "FORM", "RULE", "HOW", "WHAT", "OP", "UNIT", "FORMULA", "SHELL", "COMMAND..."}
NAMING |= {"NAME|FILE|0xHEX", "rivest|FACTOR"}
"""The placeholders for a name in the help."""
FREE = {("bench msm", "--case"), ("msm bench", "--case"), ("hw emit", "--name")}
"""A name by a rule, with a size that is free, and one that is to be made up."""

LISTED = [(node, p) for node in COMMANDS for p in node.command.params if isinstance(p.type, Choices)]
each_list = pytest.mark.parametrize(("node", "p"), LISTED, ids=[f"{node.name} {p.name}" for node, p in LISTED])


@pytest.fixture
def completed(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Bash's completions of a line that ends where the next word is typed."""

    def ask(*words: str) -> list[str]:
        monkeypatch.setenv("COMP_WORDS", " ".join(["modmill", *words]))
        monkeypatch.setenv("COMP_CWORD", str(len(words)))
        shell = BashComplete(NODES[0].command, {}, "modmill", "_MODMILL_COMPLETE")
        return shell.complete().splitlines()

    return ask


def _before(node: Node, p: Any) -> list[str]:
    """The words after which the value of this option or argument is typed."""
    return [*node.words, p.opts[0]] if p.param_type_name == "option" else [*node.words]


def test_each_option_that_takes_a_name_has_a_list() -> None:
    lacking = {
        (node.name, p.opts[0])
        for node in COMMANDS
        for p in node.command.params
        if (p.metavar in NAMING or re.search(r"\bOne of\b", p.help or "")) and not isinstance(p.type, Choices)
    }
    assert lacking == FREE


@each_list
def test_bash_gets_the_list(node: Node, p: Any, completed: Any) -> None:
    values = [str(one) for one in p.type.values(node.context)]
    assert completed(*_before(node, p), "") == values
    for one in values[-1:]:
        assert completed(*_before(node, p), one[:2]) == [v for v in values if v.startswith(one[:2])]
    assert completed(*_before(node, p), "no-such-") == []


@each_list
def test_the_check_takes_the_list_and_the_help_names_it(node: Node, p: Any) -> None:
    values = p.type.values(node.context)
    words = set(re.findall(r"[\w-]+(?::[\w-]+)*", p.help or ""))
    assert not words & {*map(str, values)} or words >= {*map(str, values)} or p.type.others
    assert all(p.type.convert(str(one), p, node.context) == one for one in values)
    if not p.type.others:
        assert values
        name = next((o for o in p.opts if o.startswith("--")), p.metavar)
        with pytest.raises(UsageError, match=f"{name} must be one of {', '.join(map(str, values))} "):
            p.type.convert("no-such-name", p, node.context)


@pytest.mark.parametrize("unit", registry.units())
def test_options_of_a_unit_are_completed_with_its_own_values(unit: str, completed: Any) -> None:
    chosen = [p for p in registry.family(unit).parameters(unit) if p.choices and p.kind is not bool]
    for p in chosen:
        assert completed("hw", "show", unit, p.options[0], "") == [str(one) for one in p.choices]
    names = [p.name for p in registry.family(unit).parameters(unit)]
    assert completed("hw", "explore", unit, "--over", "") == [*names, "device"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("vdf eval -m", list(params.moduli())),
        ("vdf puzzle solve vdf-alliance --round", ["1", "2", "3"]),
        ("vdf puzzle solve lcs35 --round", []),
        ("gf2 mul a b --modulus", list(named())),
        (
            "gf2 square a --backend",
            ["auto", "portable", "neon", "avx2", "avx512", "opencl", *GATES.backends(), "cluster"],
        ),
        (
            "msm run --backend",
            [
                "auto",
                "portable",
                "neon",
                "avx2",
                "avxifma",
                "avx512",
                "rtl:msm",
                "rtl:msm:u200",
                "rtl:msm:u250",
                "cluster",
            ],
        ),
        ("msm run --mask", ["auto", "always", "never"]),
        ("bench vdf --backend", ["all", "portable", "neon", "avx2", "avxifma", "avx512", "auto"]),
        (
            "sigverify run --backend",
            ["auto", "portable", "neon", "avx2", "avxifma", "avx512", "rtl:sigverify_pipeline", "cluster"],
        ),
        ("schema vdf puzzle", ["list", "show", "solve", "verify"]),
        ("hw cost vdf_ozturk --device", list(devices.DEVICES)),
        ("hw cost vdf_ozturk --target", list(cost.TARGETS)),
        ("hw emit vdf_ozturk --modulus", list(params.moduli())),
        ("sigverify gen x --kind valid --kind message-", ["message-bit"]),
    ],
)
def test_what_a_shell_gets(line: str, expected: list[str], completed: Any) -> None:
    words = line.split()
    assert completed(*words, *([] if words[-1].endswith("-") else [""])) == expected


def test_lists_that_are_stated_twice_agree() -> None:
    assert (cost.TARGETS, tuple(devices.DEVICES)) == (options.TARGETS, options.DEVICES)
    assert {*options.TIMED, command_explore.MODEL} == set(evaluate.EVALUATORS)


@pytest.mark.parametrize(
    "line", ["vdf eval --modulus ", "msm run --curve ", "sigverify run --rule ", "hw cost modmul --target "]
)
def test_no_shell_waits_for_numpy(line: str) -> None:
    asks = {
        "_MODMILL_COMPLETE": "complete_bash",
        "COMP_WORDS": f"modmill {line}",
        "COMP_CWORD": str(len(line.split(" "))),
    }
    command = [sys.executable, "-X", "importtime", "-m", "modmill"]
    told = subprocess.run(
        command, env=environment() | asks, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert told.stdout.strip()
    assert not {"numpy", "pyopencl", "matplotlib"} & {row.split("|")[-1].strip() for row in told.stderr.splitlines()}


def test_a_mistyped_name_is_corrected() -> None:
    refuses(2, "(got 'strikt'). Did you mean 'strict'?", "sigverify", "run", os.devnull, "--rule", "strikt")

"""`--threads` means one thing wherever it is offered, and is offered only where something uses it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import modmill
from tests.cli.tree import COMMANDS, Node
from tests.support import refuses, succeeds

PACKAGE = Path(modmill.__file__).parent
PARALLEL = {
    "gf2 inv",
    "gf2 mul",
    "gf2 pow",
    "gf2 square",
    "gf2 trace",
    "isogeny eval",
    "msm gen",
    "msm prepare",
    "msm run",
    "sigverify run",
    "vdf eval",
    "vdf puzzle solve",
}
"""Commands whose work, or part of it, several threads can share: by default all cores do."""
BENCHES = {f"bench {job}" for job in ("gf2", "msm", "sigverify")} | {
    f"{job} bench" for job in ("gf2", "msm", "sigverify")
}
"""Their figures are for one thread unless told otherwise."""


def test_it_is_offered_where_several_threads_can_work_and_nowhere_else() -> None:
    assert {node.name for node in COMMANDS if "--threads" in node.options} == PARALLEL | BENCHES


@pytest.mark.parametrize("node", [n for n in COMMANDS if "--threads" in n.options], ids=lambda node: node.name)
def test_it_means_the_same_everywhere(node: Node) -> None:
    first = next(n for n in COMMANDS if n.name == "vdf eval")
    ours, theirs = (next(p for p in n.command.params if "--threads" in p.opts) for n in (node, first))
    assert (ours.help, ours.metavar, ours.type.min, ours.type.max) == (theirs.help, theirs.metavar, 0, 1024)
    assert ours.default == (1 if node.name in BENCHES else 0)


NO_ROOM = str(1 << 62)
"""The bytes of a stack for which no system has room, so that no thread of Rust code starts."""


def test_work_is_done_where_no_thread_can_be_started(tmp_path: Path) -> None:
    key = tmp_path / "key"
    succeeds("isogeny", "setup", "--field", "p89", "--steps", "300", "--out", key, "-q", RUST_MIN_STACK=NO_ROOM)
    walk = ("isogeny", "eval", "--key", key, "--hash-input", "a", "--json", "-q")
    alone, usual = succeeds(*walk, "--threads", "2", RUST_MIN_STACK=NO_ROOM).json, succeeds(*walk).json
    assert alone["result"]["output"] == usual["result"]["output"]
    product = ("msm", "run", "-c", "bls12-377", "--random", "2^10", "--json", "-q")
    assert succeeds(*product, "--threads", "2", RUST_MIN_STACK=NO_ROOM).json["result"]["products"]
    assert succeeds("vdf", "eval", "-m", "lcs35", "-t", "3000", "--json", "-q", RUST_MIN_STACK=NO_ROOM).json["result"][
        "y"
    ]


def test_what_cannot_do_without_threads_says_so(tmp_path: Path) -> None:
    said = "starting a thread failed: Resource temporarily unavailable"
    refuses(2, said, "sigverify", "gen", tmp_path / "a.bin", "-n", "9", "-q", RUST_MIN_STACK=NO_ROOM)
    assert list(tmp_path.iterdir()) == []
    succeeds("sigverify", "gen", tmp_path / "a.bin", "-n", "9", "-q")
    refuses(2, said, "sigverify", "run", tmp_path / "a.bin", "-q", RUST_MIN_STACK=NO_ROOM)


def test_every_command_reads_all_its_options() -> None:
    """Reading may happen directly or in a dataclass of shared options; `del` would not count as reading."""
    files = [*PACKAGE.glob("**/command*.py"), *PACKAGE.glob("*/bench.py"), *PACKAGE.glob("cli/*.py")]
    assert len(files) > 20
    for file in files:
        for function in ast.parse(file.read_text("utf-8")).body:
            if isinstance(function, ast.FunctionDef) and ast.unparse(function.returns or ast.Constant(None)) == "int":
                given = {a.arg for a in (*function.args.args, *function.args.kwonlyargs)}
                names = (n for statement in function.body for n in ast.walk(statement) if isinstance(n, ast.Name))
                read = {n.id for n in names if isinstance(n.ctx, ast.Load)}
                assert given <= read, f"{file}: {function.name}: {given - read}"

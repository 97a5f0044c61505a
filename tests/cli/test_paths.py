"""Options and arguments that name files and folders, of every command: none loses a file, none makes a folder `-`."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from modmill import cli
from modmill.cli.choices import spelled
from tests.cli.paths import CASES, TYPES, Case, files, is_folder, named, tried, writes
from tests.cli.tree import COMMANDS

NO_STREAMS = {"--modulus", "--trapdoor"}
"""Names, numbers, or files, of which none is standard input."""
METAVARS = {"FILE", "DIR", "F", "F.svg", "POINTS"}


def test_every_parameter_is_tried() -> None:
    assert {(case.name, parameter) for case, parameter in tried()} == set(TYPES)


def test_every_file_and_folder_has_its_type() -> None:
    """The check of all commands sees only parameters whose type is of `modmill.cli.paths`."""
    for node in COMMANDS:
        for p in node.command.params:
            shown = set((p.metavar or "").strip("[]").replace("=", "|").split("|"))
            assert not shown & METAVARS or spelled(p) == "--folds" or (node.name, spelled(p)) in TYPES, spelled(p)


def _pairs() -> Iterator[tuple[Case, str, str, str]]:
    """A case, a parameter, one of its files, and another parameter that can name that file, too; one of both writes."""
    seen: set[tuple[str, str, str]] = set()
    for case in CASES:
        for one, other in itertools.permutations(case.parameters, 2):
            if not is_folder(case, other) and (writes(case, one) or writes(case, other)):
                for file in files(case, one):
                    if (key := (case.name, one, other + file)) not in seen:
                        seen.add(key)
                        yield case, one, file, other


@pytest.mark.parametrize(
    ("case", "one", "file", "other"), list(_pairs()), ids=lambda v: v.name if isinstance(v, Case) else v
)
def test_no_file_is_read_and_written_or_written_twice(
    case: Case, one: str, file: str, other: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = {one: case.parameters[one]}
    for there in (True, False):
        if there:
            Path(file).parent.mkdir(exist_ok=True)
            if not Path(file).exists():
                Path(file).write_text("mine")
            Path("hard").hardlink_to(file)
        elif not (writes(case, one) and writes(case, other)):
            break
        else:
            Path(file).unlink()
        Path("soft").unlink(missing_ok=True)
        Path("soft").symlink_to(file)
        before = Path(file).read_bytes() if there else None
        for alias in (file, f"./{file}", str(here / file), "soft", *(["hard"] if there else [])):
            assert cli.run(case.arguments(**given, **{other: named(other, alias)})) == 2
            said = capsys.readouterr().err
            assert " is also " in said and one in said and other in said, said
        assert (Path(file).read_bytes() if Path(file).exists() else None) == before


@pytest.mark.parametrize(
    ("case", "one", "other"),
    [
        (case, one, other)
        for case in CASES
        for one, other in itertools.combinations(case.parameters, 2)
        if not is_folder(case, one) and not is_folder(case, other) and writes(case, one) == writes(case, other)
        if not {one, other} & NO_STREAMS
    ],
    ids=lambda v: v.name if isinstance(v, Case) else v,
)
def test_a_standard_stream_is_named_once(
    case: Case, one: str, other: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(case.arguments(**{one: named(one, "-"), other: named(other, "-")})) == 2
    said = capsys.readouterr().err
    assert f"std{'out' if writes(case, one) else 'in'} is already" in said and one in said and other in said, said


def test_an_input_in_a_folder_that_is_replaced_is_refused(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    unit = ["hw", "emit", "vdf_bipartite", "--bits", "64", "--out", "unit"]
    assert cli.run(unit) == 0
    Path("number64").rename("unit/number")
    for alias in ("unit/number", "./unit/../unit/number"):
        assert cli.run([*unit, "--modulus", alias, "--force"]) == 2
        assert "is in the folder unit, which is replaced" in capsys.readouterr().err
    assert Path("unit/number").exists()


@pytest.mark.parametrize("null", ["/dev/null"])
def test_a_device_may_be_named_twice(null: str, here: Path) -> None:
    assert cli.run(["msm", "gen", null, "--scalars", null, "-c", "bls12-377", "-n", "5", "-q"]) == 0


@pytest.mark.parametrize(
    ("case", "parameter"),
    [(case, parameter) for case, parameter in tried() if is_folder(case, parameter)],
    ids=lambda v: v.name if isinstance(v, Case) else v,
)
def test_no_folder_is_a_standard_stream(
    case: Case, parameter: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted(here.iterdir())
    assert cli.run(case.arguments(**{parameter: "-"})) == 2
    said = capsys.readouterr()
    assert said.err.startswith(f"error: {parameter}: `-` stands for a standard stream, which cannot be a folder")
    assert (said.out, sorted(here.iterdir())) == ("", before)

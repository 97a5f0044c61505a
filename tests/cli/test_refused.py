"""With --json, exit code 1 comes with an error as JSON, after the result that says no, from every command."""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import modmill
from modmill import cli, doctor, isogeny, sigverify, vdf
from modmill.report import command as report_command
from modmill.vdf import puzzle
from tests.conformity import conforms
from tests.support import N

PACKAGE = Path(modmill.__file__).parent


def _rejected() -> list[str]:
    sigverify.generate("s.jsonl", count=9, corrupt=1)
    return ["sigverify", "run", "s.jsonl"]


def _none() -> list[str]:
    Path("s.jsonl").write_text("")
    return ["sigverify", "run", "s.jsonl"]


def _reducible() -> list[str]:
    return ["gf2", "irreducible", "x^8+x^2+1"]


def _false_proof() -> list[str]:
    vdf.evaluate(N, 10).save("proof")
    return ["vdf", "verify", "proof", "-t", "11"]


def _other_key() -> list[str]:
    for seed in ("a", "b"):
        isogeny.setup(f"key-{seed}", 10, field="p89", variant="fp2", seed=seed.encode())
    isogeny.evaluate("key-a", message=b"m").save("proof")
    return ["isogeny", "verify", "proof", "--key", "key-b"]


CASES = [_rejected, _none, _reducible, _false_proof, _other_key]


def _refuses(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run([*arguments, "--json"]) == 1
    said = capsys.readouterr()
    conforms(arguments, said.out, said.err, 1)
    assert said.out.count("\n") >= 1
    assert json.loads(said.err.splitlines()[-1])["error"]["exit_code"] == 1


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__)
def test_a_result_that_says_no_comes_with_an_error(
    case: Callable[[], list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    _refuses(case(), capsys)


def test_people_get_no_second_line_about_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(_reducible()) == 1
    assert capsys.readouterr().err == ""


def test_a_failed_check_of_a_puzzle(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    verify = puzzle.verify

    def failing(*given: object, **options: object) -> Any:
        report = verify("lcs35", steps=10)
        return dataclasses.replace(report, checks=[dataclasses.replace(c, ok=False) for c in report.checks])

    monkeypatch.setattr(puzzle, "verify", failing)
    _refuses(["vdf", "puzzle", "verify", "lcs35"], capsys)


def test_a_machine_that_lacks_something(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    found = doctor.diagnose()
    missing = [dataclasses.replace(one, present=False, remedy="get it") for one in found.findings]
    monkeypatch.setattr(doctor, "diagnose", lambda: dataclasses.replace(found, findings=missing))
    _refuses(["doctor"], capsys)


def test_a_report_with_a_failed_check(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(report_command, "measure", lambda **_: SimpleNamespace(sections={}, ok=False))
    assert cli.run(["report", "--json", "-q"]) == 1
    assert json.loads(capsys.readouterr().err.splitlines()[-1])["error"]["kind"] == "CheckFailed"


def test_no_command_ends_so_in_another_way() -> None:
    """All others raise an error, or use `refused`, which prints one."""
    for path in PACKAGE.rglob("command*.py"):
        assert not re.search(r"EXIT_REFUSED|return 1\b|else 1\b", path.read_text()), path

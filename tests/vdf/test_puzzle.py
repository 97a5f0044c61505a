"""Puzzles: checks say no when a number is wrong, rounds and entries of a contest, solutions that can be interrupted."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import pytest
import typer

from modmill import known, params, vdf
from modmill.errors import UsageError
from modmill.vdf import command_puzzle, puzzle
from tests.support import interrupt, started, told


def test_a_wrong_known_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = known.answers("csail2019")
    wrong = (dataclasses.replace(right[3], y=right[3].y ^ 1), *right[4:])
    monkeypatch.setattr(known, "answers", lambda name: wrong)
    report = puzzle.verify("csail2019", steps=100)
    assert not report.ok
    assert [c.ok for c in report.checks].count(False) == 1


@pytest.mark.parametrize("field", ["w", "z", "seed", "message"])
def test_a_wrong_solution_is_found(monkeypatch: pytest.MonkeyPatch, field: str) -> None:
    entry = params.modulus("lcs35")
    value = getattr(entry.puzzle, field)
    changed = value + "." if isinstance(value, str) else value + 2
    bent = dataclasses.replace(entry, puzzle=dataclasses.replace(entry.puzzle, **{field: changed}))
    monkeypatch.setattr(puzzle, "find", lambda name: bent)
    report = puzzle.verify("lcs35", steps=100)
    assert not report.ok


def test_an_unknown_puzzle() -> None:
    with pytest.raises(UsageError, match="known are"):
        puzzle.verify("rsa")


def test_rounds_and_their_entries() -> None:
    assert [puzzle.squarings("vdf-alliance", n) for n in (1, 2, 3, None)] == [1 << 30, 1 << 33, 1 << 33, 1 << 33]
    (pearson, other) = puzzle.entries("vdf-alliance", 2)
    assert (pearson.ns, other.ns) == (25.2, 27.0)
    assert pearson.seconds == pytest.approx(25.2e-9 * 2**33)
    assert len(puzzle.entries("vdf-alliance")) == 7
    assert puzzle.entries("lcs35") == ()
    with pytest.raises(UsageError, match="vdf-alliance has rounds 1 to 3"):
        puzzle.squarings("vdf-alliance", 4)
    with pytest.raises(UsageError, match="lcs35 has no rounds"):
        puzzle.squarings("lcs35", 1)


def test_a_solution_is_proved_and_stands_beside_the_entries(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A round of the contest takes minutes, so this one is made shorter."""
    steps = 100_000
    monkeypatch.setattr(puzzle, "squarings", lambda name, round_=None: steps)
    out = tmp_path / "proof.json"
    arguments = ["solve", "vdf-alliance", "--round", "3", "--json", "--quiet", "--out", str(out)]
    arguments += ["--checkpoint", str(tmp_path / "state")]
    typer.main.get_command(command_puzzle.app).main(args=arguments, standalone_mode=False)
    record = json.loads(capsys.readouterr().out)
    assert record["job"] == "vdf.puzzle.solve"
    assert [entry["ns"] for entry in record["result"]["entries"]] == sorted([60.0, 49.2, 46.2])
    found = vdf.verify(out)
    assert (found.modulus.n, found.steps) == (params.modulus("vdf-alliance").n, steps)
    assert hex(found.y) == record["result"]["y"] == hex(vdf.evaluate("vdf-alliance", steps, proof="none").y)


def test_a_solution_is_interrupted_and_goes_on(tmp_path: Path) -> None:
    state = tmp_path / "state"
    arguments = ["vdf", "puzzle", "solve", "csail2019", "--checkpoint", state]  # 2^56 squarings
    done = []
    for _ in range(2):
        with started(arguments) as child:
            told(child, " left\n")
            ran = interrupt(child)
        assert ran.code == 130, ran.err
        assert "The same command goes on from there" in ran.err
        done.append(int(ran.err.split("stopped after ")[1].split(" of ")[0].replace(",", "")))
    assert 0 < done[0] < done[1]

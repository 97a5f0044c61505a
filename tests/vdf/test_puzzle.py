"""A puzzle's checks say no when a number is wrong."""

from __future__ import annotations

import dataclasses

import pytest

from modmill import known, params
from modmill.errors import UsageError
from modmill.vdf import puzzle


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

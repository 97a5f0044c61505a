"""The rule for what may be absent: a counted skip, or a failure where MODMILL_REQUIRE names it."""

from __future__ import annotations

import pytest

from modmill import _native
from tests import support


@pytest.mark.parametrize(("required", "outcome"), [("", "Skipped"), ("gmp", "Skipped"), ("gmp,avx512", "Failed")])
def test_absent(monkeypatch: pytest.MonkeyPatch, required: str, outcome: str) -> None:
    monkeypatch.setenv("MODMILL_REQUIRE", required)
    monkeypatch.setattr(_native, "backends", lambda: {"integers": {"portable": "", "avx512": "it lacks IFMA"}})
    with pytest.raises(BaseException, match="avx512") as e:
        support.require_backend("avx512", support.N)
    assert type(e.value).__name__ == outcome
    support.require_backend("portable", support.N)

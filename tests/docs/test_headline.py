"""The README's picture and its example in Rust are those of the recorded runs and of the crate."""

from __future__ import annotations

import re
from types import ModuleType

import pytest

from tests.support import ROOT, tool


@pytest.fixture
def headline() -> ModuleType:
    return tool("docs/headline.py")


def test_the_picture_is_drawn_from_the_newest_runs(headline: ModuleType) -> None:
    assert headline.PICTURE.read_text("utf-8") == headline.draw(), "run tools/docs/headline.py"


def test_a_missing_run_is_an_error(headline: ModuleType) -> None:
    with pytest.raises(LookupError, match="squaring-17 of vdf"):
        headline.measured(headline.Line("", "vdf", "squaring-17", "GMP", ""))


def test_the_readme_has_the_crates_example() -> None:
    """cargo runs the crate's copy, which shows also the lines that rustdoc hides."""
    fence = re.compile(r"^```rust\n(.*?)^```$", re.MULTILINE | re.DOTALL)
    (shown,) = fence.findall((ROOT / "README.md").read_text("utf-8"))
    (run,) = fence.findall((ROOT / "crates" / "modmill-sigverify" / "README.md").read_text("utf-8"))
    assert shown == "".join(line for line in run.splitlines(keepends=True) if not line.startswith("# "))

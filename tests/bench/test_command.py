"""`modmill bench`: finds the jobs; each has options of its own."""

from __future__ import annotations

from pathlib import Path

from modmill import folders
from tests.support import refuses, succeeds


def test_the_help_lists_the_jobs_and_each_has_options_of_its_own() -> None:
    listed = succeeds("bench", "--help").out
    for job in folders.containing("bench"):
        assert f"  {job} " in listed
        assert "--peers" in succeeds("bench", job, "--help").out
        assert "--peers" in succeeds(job, "bench", "--help").out
    assert "--length" not in succeeds("bench", "vdf", "--help").out
    refuses(2, "Usage: modmill bench", "bench")
    refuses(2, "No such command 'rsa'", "bench", "rsa")


def test_a_record_that_cannot_be_written_is_an_error_before_anything_is_timed(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    below = tmp_path / "file" / "below"
    for words in (("bench", "vdf", "--bits", "128"), ("hw", "cost", "modmul", "--bits", "8")):
        refused = refuses(2, "--record-dir: ", *words, "--record-dir", below, "--quiet")
        assert "is not a directory" in refused.err and not refused.out

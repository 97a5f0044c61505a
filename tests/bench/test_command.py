"""`modmill bench`: finds the jobs; each has options of its own."""

from __future__ import annotations

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

"""The report's frame: the page holds what the terminal shows, and doubts and failed checks are plain on both."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

from markupsafe import escape

from modmill.bench.rows import Row
from modmill.disturbance import Disturbance
from modmill.record import Record
from modmill.report import Table, page
from modmill.report.chart import Chart, Dot
from modmill.report.section import Card, Column, beside_peers
from tests.report.support import report_of, shown
from tests.support import refuses, succeeds


@dataclass
class Given:
    """A section with one table."""

    title: ClassVar[str] = "A job"
    ok: bool = True

    def cards(self) -> Iterator[Card]:
        yield Card("4.20x", "as fast as <that>", "another way", self.ok)

    def records(self, *, quick: bool) -> Iterator[Record]:
        yield Record("job.report", "portable", "", {"quick": quick}, {}, 1.0, None, "things", "another way")

    def tables(self) -> Iterator[Table]:
        columns = (Column("name"), Column("count", number=True), Column("source", wide=True), Column("ok"))
        row = ("a <b> [c]", "17", "somewhere", self.ok)
        chart = Chart("a chart", "ns", [Dot("ours", 20.0, "ours", (10.0, 40.0)), Dot("a <b>", 100.0, "theirs")])
        yield Table("The title", "the note", columns, [row], [chart], ["modmill again"])

    def data(self) -> dict[str, object]:
        return {"things": (1 << 60, 17)}


class ManyPeers(Given):
    """A section with a benchmark beside every peer of gf2, and the longest name that any peer has."""

    def tables(self) -> Iterator[Table]:
        peers = ("NTL 11.5.1, gf2x 1.3.0", "OpenSSL 3.0.19 BN_GF2m", "FLINT 3.6.0, from Python", "galois 0.4.11")
        longest = "ed25519-dalek 3.0.0 verify_batch of 256, one verdict for all, AVX-512, built for this machine"
        cases = {f"trinomial {bits} bits, {op}": (bits, op) for bits, op in ((256, "mul"), (8192, "square"))}
        rows = [
            Row("gf2", case, "avx512", 1234.5, "ns", peer, 12345.6, 10.0, 1, 1000)
            for case in cases
            for peer in (*peers, longest)
        ]
        repeat = [f"modmill bench gf2 --bits {cases[row.case][0]} --op {cases[row.case][1]} --peers" for row in rows]
        yield beside_peers("Beside many peers", "a note", rows, [], repeat)


def test_a_column_without_values_is_not_shown() -> None:
    columns = (Column("name"), Column("peer"), Column("ok"))
    shown = Table("t", "n", columns, [("a", "", True), ("b", "", False)], repeat=["c", ""]).without_empty()
    assert [column.name for column in shown.columns] == ["name", "ok"]
    assert shown.rows == [("a", True), ("b", False)] and shown.repeat == ["c", ""]
    assert Table("t", "n", columns, []).without_empty().columns == columns


def test_a_table_is_on_the_terminal_and_on_the_page() -> None:
    whole = report_of(job=Given())
    text, content = shown(whole), page.render(whole)
    assert "The title (the note)" in text and "a <b> [c]" in text and "17" in text
    assert "source" not in text and "somewhere" not in text
    assert ">The title</h3>" in content and "the note" in content and "a &lt;b&gt; [c]" in content
    assert "somewhere" in content and "<code>modmill again</code>" in content and "modmill again" not in text
    assert "<b>4.20x</b>" in content and "as fast as &lt;that&gt;" in content
    assert 'title="ours: 20.0, 10.0 to 40.0 ns"' in content and 'title="a &lt;b&gt;: 100.0 ns"' in content
    assert page.as_dict(whole)["things"] == [hex(1 << 60), 17]


def test_a_failed_check_shows() -> None:
    bent = report_of(job=Given(ok=False))
    assert not bent.ok
    assert "NO" in shown(bent).split() and "at least one check says NO" in shown(bent)
    assert '<td class="no">NO</td>' in page.render(bent) and "At least one check says NO." in page.render(bent)
    assert not report_of().ok, "a report without sections shows nothing"


def test_what_is_absent_does_not_look_like_a_failed_check() -> None:
    absent = replace(report_of(job=Given()), missing=("no such peer; build it",))
    content = page.render(absent)
    assert "<li>no such peer; build it</li>" in content and 'class="no"' not in content
    assert "not here: no such peer; build it" in shown(absent)


def test_what_disturbed_the_measurements_is_said_where_it_matters() -> None:
    quiet = report_of(job=Given())
    assert not quiet.doubts and "doubtful" not in shown(quiet) + page.render(quiet)
    busy = replace(quiet, disturbances={"job": Disturbance(0.31, 0.12)}, machine=replace(quiet.machine, load=77.5))
    assert page.as_dict(busy)["doubts"] == list(busy.doubts)
    assert page.as_dict(busy)["disturbances"] == {"job": {"queued": 0.31, "stolen": 0.12}}
    text = " ".join(shown(busy).split())
    for words in ("load was 77.5", "job: waited for a free core 31 %", "12 % of the cores"):
        assert any(words in doubt for doubt in busy.doubts)
        assert words in text
    for doubt in busy.doubts:
        assert f"<li>{escape(doubt)}</li>" in page.render(busy)


def test_the_command_as_json_and_page(tmp_path: Path) -> None:
    ran = succeeds("report", "--quick", "--json", "--backend", "portable", "--out", tmp_path / "page")
    records = [json.loads(line) for line in ran.out.splitlines()]
    assert {r["job"] for r in records} == {
        "documents.report",
        "gf2.report",
        "isogeny.report",
        "msm.report",
        "sigverify.report",
        "vdf.report",
    }
    records = [r for r in records if r["job"] != "documents.report"]
    assert all(r["backend"] == "portable" and r["result"]["valid"] is True for r in records)
    assert all(set(r["result"]["disturbance"]) == {"queued", "stolen"} for r in records)
    squared = [r for r in records if r["job"] == "vdf.report"]
    assert [r["parameters"]["modulus"] for r in squared] == ["vdf-alliance", "lcs35", "csail2019"]
    for r in squared:
        assert r["result"]["proof"]["valid"] is True
        assert r["rate"] > 0
    assert f"the page is {tmp_path / 'page' / 'report.html'}" in ran.err
    assert (tmp_path / "page" / "report.html").exists()


def test_bad_input(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    refuses(2, f"--out: {tmp_path / 'file'} is not a directory", "report", "--quick", "--out", tmp_path / "file")
    # Before minutes of measuring, not after: nothing is said about any job.
    below = refuses(2, f"--out: {tmp_path / 'file'} is not a directory", "report", "--out", tmp_path / "file" / "page")
    assert "gf2" not in below.err
    refuses(2, "backend `cuda` is not available", "report", "--quick", "--backend", "cuda", "--quiet")

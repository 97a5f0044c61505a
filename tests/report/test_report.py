"""The report's frame: every job's part is found, and the page holds what the terminal shows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from html.parser import HTMLParser
from pathlib import Path

from markupsafe import escape

from modmill import folders, params, report
from modmill.bench.rows import COLUMNS
from modmill.disturbance import Disturbance
from modmill.record import Record
from modmill.report import Table, page
from modmill.report.chart import Chart, Dot
from modmill.report.section import Card, Column
from tests.report.support import report_of, shown
from tests.support import refuses, succeeds


@dataclass
class Given:
    """A section with one table."""

    ok: bool = True

    @property
    def title(self) -> str:
        return "A job"

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


def test_every_job_has_its_part_and_every_check_holds(quick: report.Report) -> None:
    assert quick.ok
    assert list(quick.sections) == list(folders.containing("report"))
    assert "every check holds" in shown(quick)


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


def test_the_page_is_whole(quick: report.Report, tmp_path: Path) -> None:
    written = page.write(quick, tmp_path / "a" / "b")
    content = written.read_text()
    assert sorted(p.name for p in written.parent.iterdir()) == ["report.html", "report.json"]
    assert "None" not in content and "Undefined" not in content
    assert "src=" not in content and "url(" not in content and "<script" not in content
    data = json.loads((written.parent / "report.json").read_text())
    assert data["ok"] is True
    fields = {"date", "machine", "quick", "missing", "seconds", "entries", "published", "signatures", "fields"}
    assert fields | {"projections", "doubts", "disturbances"} <= set(data)
    assert set(data["disturbances"]) == set(quick.sections)
    assert data["entries"][1]["modulus"]["n"] == hex(params.modulus("lcs35").n)


class Elements(HTMLParser):
    """The ids, the places that links lead to, and the elements that are open at the end."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.ids += [value for name, value in found.items() if name == "id" and value]
        self.links += [value for name, value in found.items() if tag == "a" and name == "href" and value]
        if tag not in ("meta", "link"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_well_formed_and_its_contents_lead_somewhere(quick: report.Report) -> None:
    found = Elements()
    found.feed(page.render(replace(quick, missing=("something",))))
    assert not found.open
    assert len(found.ids) == len(set(found.ids))
    assert set(found.links) == {f"#{one}" for one in found.ids}
    assert {"headlines", "absent", *quick.sections} <= set(found.ids)


def test_one_thing_has_one_figure(quick: report.Report) -> None:
    """The same implementation in the same case has the same median wherever it stands."""
    figures: dict[tuple[str, str], set[str]] = {}
    tables = [table for section in quick.sections.values() for table in section.tables()]
    benches = [table for table in tables if [column.name for column in table.columns] == list(COLUMNS)]
    assert len(benches) >= 4
    for table in benches:
        case = ""
        for row in table.rows:
            at = dict(zip(COLUMNS, row, strict=True))
            case = str(at["case"]) or case
            for name, value in ((at["backend"], at["ours"]), (at["peer"], at["its"])):
                if name:
                    figures.setdefault((case, str(name)), set()).add(str(value))
    assert figures and all(len(values) == 1 for values in figures.values()), figures


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
        "gf2.report",
        "isogeny.report",
        "msm.report",
        "sigverify.report",
        "vdf.report",
    }
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
    refuses(2, "is not a directory", "report", "--quick", "--out", tmp_path / "file")
    refuses(2, "backend `cuda` is not available", "report", "--quick", "--backend", "cuda", "--quiet")

"""One quick report of this machine: every check holds, and its page is whole. In a browser nothing is wider than its
window, nothing is complained of, contents stay, dark is dark.

These tests share a file, since tests run with a process for each file and the report takes most of their time: minutes,
so they are left to --full. README's command, the first step of `.ci/run`, makes the same report.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from modmill import folders, params, report
from modmill.bench.rows import COLUMNS
from modmill.disturbance import Disturbance
from modmill.hw.interface import registry
from modmill.hw.report import Hardware
from modmill.hw.units.vdf.redundant.modulus import default_modulus
from modmill.report import page
from tests.report.browser import Browser, browser
from tests.report.support import report_of, shown
from tests.report.test_report import Given, ManyPeers
from tests.support import require_rtl

pytestmark = pytest.mark.slow

WIDTHS = (390, 768, 1440)


@pytest.fixture(scope="module")
def quick() -> report.Report:
    """Every job, measured quickly."""
    return report.measure(quick=True)


def test_every_job_has_its_part_and_every_check_holds(quick: report.Report) -> None:
    assert quick.ok
    assert list(quick.sections) == list(folders.containing("report"))
    assert "every check holds" in shown(quick)


def test_units_are_simulated_and_compared(quick: report.Report) -> None:
    require_rtl("iverilog")
    found = quick.sections["hw"]
    assert isinstance(found, Hardware) and found.ok
    text = shown(quick)
    for r in found.runs:
        assert r.ok and r.operations > 0
        # Icarus takes up to half a millisecond for a cycle of the larger ones, and a quick report is to be quick.
        assert r.cycles < 40_000 or not r.simulator.startswith("Icarus"), r.unit
        if r.job == "vdf":
            n = default_modulus(r.bits)[0]
            assert int(r.result["y_full"], 16) == pow(2, 1 << r.operations, n)
        assert r.unit in text
        told = r.record()
        assert told.job == "hw.report" and told.parameters["job"] == registry.family(r.unit).job
        assert told.backend == f"rtl:{r.unit}" and told.result["valid"] is True

    units = [r.unit for r in found.runs]
    quickest = {unit: registry.configure(unit, **registry.family(unit).quick[0]) for unit in registry.units()}
    assert units == [unit for unit in quickest if unit in units]
    # What is too large for Icarus is simulated where its model is built, which other tests may do at any time.
    missing = [unit for unit in quickest if unit not in units]
    assert not [unit for unit in missing if registry.build(quickest[unit]).small]
    large = [unit for unit in units if not registry.build(quickest[unit]).small]
    assert not [unit for unit in large if not registry.family(unit).built(quickest[unit])]


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
    """An implementation has one median in a case, in all tables in which it stands."""
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


@pytest.fixture(scope="module")
def opened(quick: report.Report, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Browser, Path]]:
    """A browser, and the page of a quick report with all that a page may have, peers of few machines included."""
    sections = {**quick.sections, "peers": ManyPeers()}
    whole = replace(
        quick, sections=sections, missing=("something; get it",), disturbances={"vdf": Disturbance(0.5, 0.5)}
    )
    with browser(tmp_path_factory.mktemp("profile")) as one:
        yield one, page.write(whole, tmp_path_factory.mktemp("page"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", WIDTHS)
def test_it_fits_and_nothing_is_complained_of(opened: tuple[Browser, Path], width: int, scheme: str) -> None:
    one, file = opened
    one.open(file, width, scheme)
    assert one.complaints == []
    assert one.run("innerWidth") == width
    assert one.run("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    # What is cut off by its parent does not widen the document; only frames and contents may scroll.
    wide = """[...document.querySelectorAll('body *')].filter(e => e.scrollWidth > e.clientWidth + 1
        && getComputedStyle(e).display != 'inline' && !e.closest('.frame, nav, .axis, .track')).map(e => e.outerHTML)"""
    assert one.run(wide) == []
    # One chart in a row on a phone.
    lefts = "new Set([...document.querySelectorAll('figure')].map(e => e.getBoundingClientRect().left)).size"
    assert one.run("document.querySelectorAll('figure').length") > 4
    if width == WIDTHS[0]:
        assert one.run(lefts) == 1
    one.run("scrollTo(0, 2500)")
    top = one.run("document.querySelector('nav').getBoundingClientRect().top")
    assert one.run("scrollY") > 2000 and top == 0


def test_a_table_that_scrolls_keeps_its_first_column_and_shows_that_there_is_more(opened: tuple[Browser, Path]) -> None:
    one, file = opened
    one.open(file, WIDTHS[0], "light")
    one.run("window.frame = [...document.querySelectorAll('.frame')].find(e => e.scrollWidth > e.clientWidth + 100)")
    one.run("frame.scrollLeft = 100")
    gap = "frame.querySelectorAll('tr')[1].cells[%d].getBoundingClientRect().left - frame.getBoundingClientRect().left"
    assert 0 <= one.run(gap % 0) <= 1
    assert one.run("getComputedStyle(frame.querySelectorAll('tr')[1].cells[0]).backgroundColor.startsWith('rgb(')")
    assert "gradient" in one.run("getComputedStyle(frame).backgroundImage")


def test_commands_are_whole_in_a_wide_window(opened: tuple[Browser, Path]) -> None:
    one, file = opened
    one.open(file, WIDTHS[2], "light")
    cut = "e.getBoundingClientRect().right > e.closest('.frame').getBoundingClientRect().right"
    for title in ("Beside many peers", "Products in GF(2^m)", "Real squarings, checked", "Squarings beside the peers"):
        codes = f"[...document.querySelectorAll('[aria-label=\"{title}\"] td code')]"
        assert one.run(f"{codes}.length") >= 2
        assert one.run(f"{codes}.filter(e => {cut}).map(e => e.textContent)") == []


@pytest.mark.parametrize(("scheme", "dark"), [("light", False), ("dark", True)])
def test_text_stands_out_from_its_paper(opened: tuple[Browser, Path], scheme: str, dark: bool) -> None:
    one, file = opened
    one.open(file, WIDTHS[1], scheme)
    for element in ("body", "th", "td", ".quiet", ".card b", ".ours", ".theirs", ".published", ".yes", "code"):
        ink = brightness(one.run(f"getComputedStyle(document.querySelector('{element}')).color"))
        paper = brightness(one.run("getComputedStyle(document.body).backgroundColor"))
        lighter, darker = max(ink, paper) + 0.05, min(ink, paper) + 0.05
        assert lighter / darker >= 4.5, element
        assert (paper < ink) is dark


def brightness(colour: str) -> float:
    """The relative luminance of `rgb(r, g, b)`, as WCAG 2 defines it.

    >>> brightness("rgb(255, 255, 255)"), brightness("rgb(0, 0, 0)")
    (1.0, 0.0)
    """
    parts = [int(part) / 255 for part in colour.removeprefix("rgb(").removesuffix(")").split(",")]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return round(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2], 6)


def test_a_page_that_is_too_wide_is_found(opened: tuple[Browser, Path], tmp_path: Path) -> None:
    """So the checks above can fail."""
    one, _ = opened
    bad = tmp_path / "bad.html"
    text = "<!doctype html><p style='width: 3000px'>wide</p><script>console.log('heard'); nobody()</script>"
    bad.write_text(text + "<img src='https://example.invalid/picture.png'>")
    one.open(bad, WIDTHS[0], "light")
    said, one.complaints = " ".join(one.complaints), []
    assert "heard" in said and "nobody" in said and "example.invalid" in said
    assert not one.run("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_a_failed_check_is_red_and_an_absence_is_grey(opened: tuple[Browser, Path], tmp_path: Path) -> None:
    one, _ = opened
    bent = replace(report_of(job=Given(ok=False)), missing=("a peer; build it",))
    one.open(page.write(bent, tmp_path), WIDTHS[2], "light")

    def colours(element: str) -> list[int]:
        text = one.run(f"getComputedStyle(document.querySelector('{element}')).color")
        return [int(part) for part in text.removeprefix("rgb(").removesuffix(")").split(",")]

    red, grey = colours("td.no"), colours("#absent ~ ul li")
    assert red[0] > 2 * max(red[1:]) and max(grey) - min(grey) < 16

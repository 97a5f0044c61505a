"""The page in a browser: nothing is wider than its window, nothing is complained of, contents stay, dark is dark."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from modmill import report
from modmill.disturbance import Disturbance
from modmill.report import page
from tests.report.browser import Browser, browser
from tests.report.support import report_of
from tests.report.test_report import Given

WIDTHS = (390, 768, 1440)


@pytest.fixture(scope="module")
def shown(quick: report.Report, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Browser, Path]]:
    """A browser, and the page of a quick report with all that a page may have."""
    whole = replace(quick, missing=("something; get it",), disturbances={"vdf": Disturbance(0.5, 0.5)})
    with browser(tmp_path_factory.mktemp("profile")) as one:
        yield one, page.write(whole, tmp_path_factory.mktemp("page"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", WIDTHS)
def test_it_fits_and_nothing_is_complained_of(shown: tuple[Browser, Path], width: int, scheme: str) -> None:
    one, file = shown
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


@pytest.mark.parametrize(("scheme", "dark"), [("light", False), ("dark", True)])
def test_text_stands_out_from_its_paper(shown: tuple[Browser, Path], scheme: str, dark: bool) -> None:
    one, file = shown
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


def test_a_page_that_is_too_wide_is_found(shown: tuple[Browser, Path], tmp_path: Path) -> None:
    """So the checks above can fail."""
    one, _ = shown
    bad = tmp_path / "bad.html"
    text = "<!doctype html><p style='width: 3000px'>wide</p><script>console.log('heard'); nobody()</script>"
    bad.write_text(text + "<img src='https://example.invalid/picture.png'>")
    one.open(bad, WIDTHS[0], "light")
    said, one.complaints = " ".join(one.complaints), []
    assert "heard" in said and "nobody" in said and "example.invalid" in said
    assert not one.run("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_a_failed_check_is_red_and_an_absence_is_grey(shown: tuple[Browser, Path], tmp_path: Path) -> None:
    one, _ = shown
    bent = replace(report_of(job=Given(ok=False)), missing=("a peer; build it",))
    one.open(page.write(bent, tmp_path), WIDTHS[2], "light")

    def colours(element: str) -> list[int]:
        text = one.run(f"getComputedStyle(document.querySelector('{element}')).color")
        return [int(part) for part in text.removeprefix("rgb(").removesuffix(")").split(",")]

    red, grey = colours("td.no"), colours("#absent ~ ul li")
    assert red[0] > 2 * max(red[1:]) and max(grey) - min(grey) < 16

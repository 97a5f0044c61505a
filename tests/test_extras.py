"""Without the packages of an extra, everything else works, and what needs them says how to get them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from modmill.errors import ToolMissing
from modmill.extras import need
from modmill.places import GET
from modmill.point_plots import drawn
from tests.support import PATIENCE, ROOT

WITHOUT = (
    "import sys; sys.modules.update(dict.fromkeys(('jinja2', 'matplotlib'))); from modmill.cli import main; main()"
)
"""The command line where neither package can be imported."""


def modmill(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT, *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_the_extra_installs_what_it_says() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = {
        package: found[1] for package, command in GET.items() if (found := re.search(r"modmill\[(.+)\]", command))
    }
    assert extras.items() >= {"matplotlib": "report", "jinja2": "report"}.items()
    for package, extra in extras.items():
        assert any(line.startswith(package) for line in project["optional-dependencies"][extra])
        assert not any(line.startswith(package) for line in project["dependencies"])


def test_a_page_is_refused_before_anything_is_measured(tmp_path: Path) -> None:
    done = modmill("report", "--quick", "--out", str(tmp_path / "page"), "--json")
    assert done.returncode == 2 and not done.stdout and "Traceback" not in done.stderr
    assert "pip install 'modmill[report]'" in json.loads(done.stderr.splitlines()[-1])["error"]["message"]
    assert not (tmp_path / "page").exists()


def test_the_page_needs_no_matplotlib() -> None:
    """Every job's part of the report, and a page with a chart."""
    code = (
        "import sys; sys.modules['matplotlib'] = None\n"
        "from modmill import folders; from modmill.report import page\n"
        "for job in folders.containing('report'): folders.load(f'{job}.report')\n"
        "from tests.report.support import report_of; from tests.report.test_report import Given\n"
        "print('class=\"track\"' in page.render(report_of(job=Given())))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.stdout.strip() == "True", done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("hw", "explore", "modmul", "--bits", "16", "--over", "levels=0,1", "--target", "model"),
        ("gf2", "explore", "--bits", "256", "--points", "1"),
    ],
    ids=lambda words: words[0],
)
def test_an_exploration_is_refused_before_its_first_point(words: tuple[str, ...], tmp_path: Path) -> None:
    done = modmill(*words, "--out", str(tmp_path / "points"), "--json")
    assert done.returncode in (1, 2) and not done.stdout and "Traceback" not in done.stderr
    error = json.loads(done.stderr.splitlines()[-1])["error"]
    assert (error["kind"], error["data"]["tool"]) == ("ToolMissing", "matplotlib")
    assert not (tmp_path / "points").exists()


@pytest.mark.parametrize("words", [("--help",), ("report", "--help"), ("gf2", "fields"), ("hw", "list")], ids=" ".join)
def test_other_commands_work_without(words: tuple[str, ...]) -> None:
    done = modmill(*words)
    assert done.returncode == 0, done.stderr


def test_plots_say_what_they_lack(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blocked: Any = None
    monkeypatch.setitem(sys.modules, "matplotlib", blocked)
    with pytest.raises(ToolMissing, match=r"modmill\[report\]") as refused, drawn([tmp_path / "a.svg"], (1, 1)):
        pass
    assert refused.value.tool == "matplotlib" and refused.value.command == "pip install 'modmill[report]'"


def test_nothing_happens_where_all_is_there() -> None:
    need("jinja2", "matplotlib", what="this test")

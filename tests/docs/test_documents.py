"""Documents are tests: what README and docs/ show is run, in order, and its output compared.

* ```console blocks: every `$ command` runs in bash, in a folder made for the document, with this environment's commands
  on PATH. What it prints on stdout must match the lines that follow, where `...` stands for anything. A last line
  `[exit N]` states the exit code; without one it must be 0. A command without lines below it may print anything.
* ```python blocks run in order, in one namespace for the document; with `>>>` as doctests.
* ```rust blocks below docs/ that begin with a comment of a path are part of that file, which its own crate tests.
* ```sh blocks are shown only, and may hold nothing but the set-up commands listed here.
"""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import pytest

from modmill.hw.explore import record
from modmill.hw.units.vdf.squarer.config import UNITS, configured
from tests.support import PATIENCE, ROOT, require_rtl

DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "python/modmill/_vectors/README.md"])
SHOWN_ONLY = re.compile(
    r"^(\./dev( [a-z]+)?( --[a-z]+( [a-z0-9]+)?)*|cd modmill|git clone \S+ modmill|rustup \S.*"
    r"|source \.venv/bin/activate)( +#.*)?$"
)
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RUST_OF = re.compile(r"// (\S+\.rs)\n")
EXIT = re.compile(r"^\[exit (\d+)\]$")
RUN = {"console", "python", "sh"}
DRAWN = {"", "text", "json", "toml", "rust"}
COMPILED = {"c", "go"}  # by tests/c


@dataclass(frozen=True)
class Step:
    """One command and what the document says it does; `shown` is None where nothing is shown."""

    command: str
    shown: str | None
    code: int


def blocks(path: Path) -> list[tuple[str, str]]:
    return FENCE.findall(path.read_text(encoding="utf-8"))


def steps(block: str) -> list[Step]:
    found = []
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        lines = part.rstrip("\n").split("\n")
        command = lines.pop(0)
        while command.endswith("\\"):
            command = command[:-1] + lines.pop(0).lstrip("> ")
        code = 0
        if lines and (match := EXIT.match(lines[-1])):
            code = int(match.group(1))
            lines.pop()
        found.append(Step(command, "\n".join(lines) if lines else None, code))
    return found


def matches(shown: str, printed: str) -> bool:
    """True if `printed` is what the document shows, `...` standing for any text.

    Trailing blanks and the width of columns don't count: what is longest may be in a row that the document leaves out.
    """
    want, got = map(_unaligned, (shown, printed))
    return re.fullmatch(".*".join(map(re.escape, want.split("..."))), got, re.DOTALL) is not None


def _unaligned(text: str) -> str:
    return "\n".join(re.sub(r"(?<=\S) {2,}", "  ", line.rstrip()) for line in text.strip("\n").split("\n"))


def test_alignment_does_not_count_and_text_does() -> None:
    shown = "cycles     4\n...\nend"
    assert matches(shown, "cycles  4\nothers are long  1\nend\n")
    assert not matches(shown, "cycles 4\nothers are long  1\nend\n") and not matches(shown, "cycles  5\nend")


def run(step: Step, folder: Path) -> None:
    env = {name: value for name, value in os.environ.items() if name not in ("MODMILL_BACKEND", "FORCE_COLOR")}
    env |= {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}", "COLUMNS": "100"}
    command = ["bash", "-c", f"set -o pipefail; {step.command}"]
    done = subprocess.run(
        command,
        cwd=folder,
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    said = f"$ {step.command}\n{done.stdout}{done.stderr}"
    assert done.returncode == step.code, f"exit code {done.returncode}, not {step.code}:\n{said}"
    assert "Traceback" not in done.stderr, said
    if step.shown is not None:
        assert matches(step.shown, done.stdout), f"shown:\n{step.shown}\nprinted:\n{said}"


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


LONG = {
    f"docs/units/{unit}.md"
    for unit in (
        *("double_scalar", "gf2_mul", "isogeny_processor", "isogeny_units"),
        *("processor", "vdf_multiplexed", "vdf_ozturk", "wire_front"),
    )
}
"""Pages whose commands build large models."""


@pytest.mark.parametrize(
    "path", [pytest.param(p, marks=pytest.mark.slow) if name(p) in LONG else p for p in DOCUMENTS], ids=name
)
def test_commands_do_what_the_document_shows(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if "modmill hw sim" in path.read_text(encoding="utf-8"):
        require_rtl("verilator", "g++", "make", "iverilog", "pyosys")
    module = ModuleType("document")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    namespace = module.__dict__
    here = Path.cwd()
    os.chdir(tmp_path)
    try:
        for language, block in blocks(path):
            if language == "console":
                found = steps(block)
                assert found, f"a console block without a command:\n{block}"
                for step in found:
                    run(step, tmp_path)
            elif language == "python" and ">>>" in block:
                test = doctest.DocTestParser().get_doctest(block, namespace, name(path), name(path), 0)
                runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
                runner.run(test, clear_globs=False)
                assert runner.failures == 0
                namespace.update(test.globs)
            elif language == "python":
                exec(compile(block, name(path), "exec", dont_inherit=True), namespace)
    finally:
        os.chdir(here)


def test_rust_that_names_its_file_is_part_of_it() -> None:
    named = [
        (path, found[1], block[found.end() :])
        for path in DOCUMENTS
        for language, block in blocks(path)
        if language == "rust" and (found := RUST_OF.match(block))
    ]
    assert named
    for path, file, text in named:
        assert text in (ROOT / file).read_text(encoding="utf-8"), f"{name(path)}: not part of {file}:\n{text}"


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_no_block_escapes_being_run(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("\n```") + text.startswith("```") == 2 * len(blocks(path)), (
        "a fence is not closed, or is indented"
    )
    for language, block in blocks(path):
        assert language in RUN | DRAWN | COMPILED, f"what is a {language} block?"
        assert language in RUN or not re.search(r"^\$ ", block, re.MULTILINE), (
            f"commands belong in a console block:\n{block}"
        )
        if language == "sh":
            for line in filter(None, block.split("\n")):
                assert SHOWN_ONLY.match(line), f"not a set-up command, so it belongs in a console block: {line}"


@pytest.mark.parametrize("path", DOCUMENTS, ids=name)
def test_links_to_files_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", path.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (path.parent / target).exists(), f"{name(path)} links to {target}, which is not there"


def test_the_benchmarks_show_the_recorded_costs() -> None:
    """A newly recorded cost belongs into the table of docs/benchmarks.md."""
    text = (ROOT / "docs" / "benchmarks.md").read_text("utf-8")
    recorded = [r for r in record.load(ROOT / "bench" / "record") if r.target == "xcup" and r.bits == 1024]
    defaults = {configured(unit).slug for unit in UNITS}
    shown = 0
    for r in recorded:
        area, time, span = r.area(), r.ns(), r.ns_range()
        if r.cost["configuration"] in defaults and area is not None and time is not None and span is not None:
            ns = rf"{time[0]:.1f} \({span[0]:.1f} to {span[1]:.1f}\)"
            row = rf"\| {area['lut'] / 1000:.0f} \| {area['dsp']} \| {r.cost['cycles']} \| {ns} \|"
            assert re.search(rf"\| \[{r.unit}\].*{row}", text), f"{r.unit}: {row}"
            shown += 1
    assert shown == len(UNITS)


def test_the_index_of_hot_loops_names_what_is_there() -> None:
    page = (ROOT / "docs/hot-loops.md").read_text("utf-8")
    rows = re.findall(r"^\|.*?\| `([\w./-]+)`: `(\w+)` \|", page, re.MULTILINE)
    assert len(rows) >= 5
    for file, function in rows:
        text = (ROOT / file).read_text("utf-8")
        assert re.search(rf"\b(fn|def) {function}\b", text), f"{file} has no {function}"


def test_the_layout_lists_what_is_there() -> None:
    section = (ROOT / "ARCHITECTURE.md").read_text("utf-8").split("## Layout")[1].split("\n## ")[0]
    places = [p for cell in re.findall(r"^\| (`.*?) \|", section, re.MULTILINE) for p in re.findall(r"`([^`]+)`", cell)]
    assert len(places) > 10
    for place in places:
        assert any((ROOT / base / place).exists() for base in ("", "python/modmill/")), (
            f"{place} is listed but not there"
        )


def test_the_runner_can_fail(tmp_path: Path) -> None:
    (good, bad) = steps("$ echo one\none\n$ false\n[exit 1]\n")
    run(good, tmp_path)
    run(bad, tmp_path)
    for wrong in (Step("echo one", "two", 0), Step("echo one", "one", 1), Step("true; false", None, 0)):
        with pytest.raises(AssertionError):
            run(wrong, tmp_path)
    assert matches("a ... c\nd", "a b c\nd\n")
    assert not matches("a ... c\nd", "a b c\ne\n")
    assert [s.command for s in steps("$ echo \\\n>   x\nx\n")] == ["echo x"]

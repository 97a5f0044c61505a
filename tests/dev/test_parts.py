"""The task runner's parts: stamps, system packages, repository rules, the sums of cargo's output."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.support import ROOT

PROCESSOR = {"avx2", "avxifma", "vpclmulqdq", "avx512"}
"""The features of the processor that tests need."""


def test_a_digest_depends_on_names_contents_and_facts(
    dev: dict[str, ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamps = dev["stamps"]
    monkeypatch.setattr(stamps, "ROOT", tmp_path)
    folder = tmp_path / "src"
    (folder / "target").mkdir(parents=True)
    source = folder / "a.rs"
    source.write_text("one", "utf-8")
    first = stamps.digest([folder], ["rustc 1"])
    assert first == stamps.digest([folder], ["rustc 1"])
    (folder / "target" / "built").write_text("ignored", "utf-8")
    assert first == stamps.digest([folder], ["rustc 1"])
    assert first != stamps.digest([folder], ["rustc 2"])
    source.write_text("two", "utf-8")
    assert first != stamps.digest([folder], ["rustc 1"])
    source.write_text("one", "utf-8")
    assert first == stamps.digest([folder], ["rustc 1"])
    source.rename(folder / "b.rs")
    assert first != stamps.digest([folder], ["rustc 1"])


def test_a_stamp_is_current_only_for_its_value(
    dev: dict[str, ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamps = dev["stamps"]
    monkeypatch.setattr(stamps, "STATE", tmp_path / "state")
    assert not stamps.is_current("venv", "a")
    stamps.record("venv", "a")
    assert stamps.is_current("venv", "a")
    assert not stamps.is_current("venv", "b")
    stamps.forget("venv")
    assert not stamps.is_current("venv", "a")


@pytest.fixture
def system(dev: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module on a machine without root that lacks one package, which is not needed."""
    module = dev["system"]
    monkeypatch.setattr(module, "privilege", lambda: None)
    monkeypatch.setattr(module, "available", lambda package: package.names[-1])
    monkeypatch.setattr(module, "PACKAGES", (absent_package(module),))
    return module


def absent_package(system: ModuleType, **given: bool) -> Any:
    return system.Package(("newname", "oldname"), lambda: False, **{"needed": False, "purpose": "does things", **given})


def test_a_missing_package_without_root_ends_in_the_command_to_type(
    dev: dict[str, ModuleType], system: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system, "PACKAGES", (absent_package(system, needed=True),))
    with pytest.raises(
        dev["common"].Stop, match=r"oldname \(does things\)\. Run: sudo apt-get install -y oldname$"
    ) as stop:
        system.ensure()
    assert stop.value.code == 2  # type: ignore[attr-defined]


def test_an_optional_package_that_is_missing_is_only_mentioned(
    system: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    system.ensure()
    assert "going on without oldname (does things)" in capsys.readouterr().err


def test_what_only_tests_use_is_no_users_burden(
    system: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system, "PACKAGES", (absent_package(system, developer=True),))
    system.ensure(developer=False)
    assert capsys.readouterr().err == ""
    system.ensure(developer=True)
    assert "going on without oldname" in capsys.readouterr().err


def test_as_root_apt_is_asked_once_for_all(system: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[str] = []
    calls: list[tuple[str, ...]] = []

    def apt_get(_prefix: list[str], *arguments: str) -> None:
        calls.append(arguments)
        installed.extend(arguments)

    monkeypatch.setattr(system, "privilege", list)
    monkeypatch.setattr(system, "apt_get", apt_get)
    monkeypatch.setattr(system.shutil, "which", lambda name, **_: f"/usr/bin/{name}")
    both = tuple(system.Package((name,), lambda name=name: name in installed, True, "x") for name in ("one", "two"))
    monkeypatch.setattr(system, "PACKAGES", both)
    system.ensure()
    assert calls == [("update",), ("install", "-y", "--no-install-recommends", "one", "two")]
    system.ensure()
    assert len(calls) == 2


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("see https://" + "pypi" + ".org/simple", "registry"),
        ("pip install --" + "index-url x", "package index"),
        ("cd /" + "root/modmill", "absolute path"),
        ("cd /" + "home/me/modmill", "absolute path"),
        ("<" * 7 + " HEAD", "merge conflict"),
    ],
)
def test_the_rules_find_offences(dev: dict[str, ModuleType], text: str, complaint: str) -> None:
    (found,) = dev["rules"].inspect("docs/x.md", "fine\n" + text)
    assert found.startswith("docs/x.md:2: ")
    assert complaint in found


def test_requirements_need_hashes(dev: dict[str, ModuleType]) -> None:
    inspect = dev["rules"].inspect
    good = "rich==15.0.0 \\\n    --hash=sha256:00\n    # via typer\n"
    assert inspect("requirements/run.txt", good) == []
    assert inspect("requirements/run.txt", "rich>=15\n") == ["requirements/run.txt:1: not pinned with a hash: rich>=15"]


@pytest.mark.parametrize(
    "line",
    [
        "#![allow(unsafe_code)]",
        '#[expect(unsafe_code, reason = "x")]',
        "#[allow(dead_code, unsafe_code)]",
        "#![cfg_attr(unix, allow(unsafe_code))]",
    ],
)
def test_unsafe_code_has_its_places(dev: dict[str, ModuleType], line: str) -> None:
    inspect = dev["rules"].inspect
    for place in ("modmill-arith/src/arch/rows.rs", "modmill-binary/src/arch/clmul.rs", "modmill-peers/src/gmp.rs"):
        assert inspect(f"crates/{place}", line) == []
    for place in ("modmill-arith/src/ring.rs", "modmill-binary/src/poly.rs", "modmill-vdf/src/lib.rs"):
        (found,) = inspect(f"crates/{place}", f"//! A crate.\n{line}\n")
        assert found.startswith(f"crates/{place}:2: allows unsafe code"), found
    assert inspect("docs/x.md", line) == []


def test_this_repository_obeys_its_rules(dev: dict[str, ModuleType], capsys: pytest.CaptureFixture[str]) -> None:
    assert dev["rules"].check() == 0, capsys.readouterr().out


CARGO_PRINTS = """
running 2 tests
test one ... ok
test two ... ok

successes:

---- one stdout ----
skipped: avx512 is not available here
noise

successes:
    one
    two

test result: ok. 2 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.1s

successes:

---- three stdout ----
noise

failures:

---- four stdout ----
the reason

failures:
    four

test result: FAILED. 10 passed; 3 failed; 3 ignored; 0 measured; 0 filtered out; finished in 0.1s
"""


def test_cargo_output_is_summed_and_its_noise_held_back(dev: dict[str, ModuleType]) -> None:
    output = dev["testing"].CargoOutput()
    shown = [line for line in CARGO_PRINTS.splitlines() if output.shows(line)]
    assert str(output) == "12 passed, 3 failed, 4 ignored, 1 skipped"
    assert output.skipped == ["avx512 is not available here"]
    assert "noise" not in shown
    assert "the reason" in shown


def test_what_is_required_is_what_the_caller_says(dev: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MODMILL_REQUIRE", "gmp")
    assert dev["testing"].requirements() == "gmp"
    monkeypatch.delenv("MODMILL_REQUIRE")
    peers = {"sigverify-peers", "gf2-peers", "msm-peers"}
    others = PROCESSOR | peers | set(dev["testing"].C_TOOLS)
    assert set(dev["testing"].requirements().split(",")) <= required_by_ci() | others


def required_by_ci() -> set[str]:
    """The tools that .ci/run requires of every machine."""
    found = re.search(r"^require=(\S+)$", (ROOT / ".ci" / "run").read_text("utf-8"), re.MULTILINE)
    assert found
    return set(found[1].split(","))


def test_no_tool_is_absent_unnoticed() -> None:
    """A test is skipped without --full only where the processor, the kernel or the user's rights lack something.

    Libraries of standard cells other than osu018, and modules of Go, are the user's own.
    """
    machine = PROCESSOR | {"schedstat", "wchan", "injection", "devices", "two processors", "x86-64"}
    built_for_full = {"sigverify-peers", "gf2-peers", "msm-peers"}
    names = {
        name
        for file in (ROOT / "tests").rglob("*.py")
        for name in re.findall(r"""\babsent\(\s*"([^"]+)",""", file.read_text("utf-8"))
    }
    assert names <= required_by_ci() | machine | built_for_full | {"liberty", "go-modules"}
    assert {"chromium", "galois", "schedstat"} <= names


@pytest.mark.parametrize(("text", "version"), [("1.95.0", (1, 95)), ("1.88.0-nightly", (1, 88)), ("2.0", (2, 0))])
def test_versions_are_read(dev: dict[str, ModuleType], text: str, version: tuple[int, int]) -> None:
    assert dev["toolchain"].parse(text) == version


@pytest.mark.parametrize(
    ("arguments", "parallel"),
    [
        ([], True),
        (["-x", "--durations=9"], True),
        (["tests/cli"], False),
        (["-k", "lock"], False),
        (["-n", "3"], False),
    ],
)
def test_the_whole_suite_runs_in_parallel(dev: dict[str, ModuleType], arguments: list[str], parallel: bool) -> None:
    assert ("-n" in dev["testing"].processes(arguments)) == parallel


def test_run_installs_an_opencl_device(dev: dict[str, ModuleType]) -> None:
    """Its report shows the jobs on one; PoCL makes one of the processor, so users get it, not developers alone."""
    icds = [package for package in dev["system"].PACKAGES if "pocl-opencl-icd" in package.names]
    assert [package.developer for package in icds] == [False]

"""The lints of the repository: each finds what it is for, and lets pass what is right."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.support import ROOT


def tree(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def test_rust_cycles_are_found_through_re_exports_and_groups(dev: dict[str, ModuleType], tmp_path: Path) -> None:
    folder = tree(
        tmp_path,
        {
            "lib.rs": "mod a;\nmod b;\nmod c;\npub use a::{A, helper as help};\n",
            "a.rs": "use crate::b::{self, B};\npub struct A;\npub fn helper() {}\n",
            "b.rs": "use crate::{A, c};\npub struct B;\n",
            "c.rs": "pub fn leaf() {}\n",
        },
    )
    assert set(next(dev["imports"].cycles(folder)).split(" < ")) == {"a", "b"}


def test_rust_parents_tests_and_comments_make_no_cycle(dev: dict[str, ModuleType], tmp_path: Path) -> None:
    imports = dev["imports"]
    folder = tree(
        tmp_path,
        {
            "lib.rs": "mod a;\nmod b;\n#[cfg(test)]\nmod tests;\n",
            "a/mod.rs": "mod inner;\npub use inner::Inner;\npub struct Outer;\n",
            "a/inner.rs": "use super::Outer;\npub struct Inner(Outer);\n",
            "b.rs": '// crate::a::Outer\nconst S: &str = "crate::tests::T";\n'
            "#[cfg(test)]\nmod tests { use crate::a::Outer; }\n",
            "tests.rs": "use crate::b::S; pub struct T;\n",
        },
    )
    assert list(imports.cycles(folder)) == []
    assert imports.imports(folder)["b",] == {}


def test_python_cycles_are_found_inside_functions_and_for_types(tmp_path: Path) -> None:
    typed = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from modmill.a import A\n"
    files = {"a.py": "def f():\n    from modmill import b\nclass A: ...\n", "b.py": typed}
    said = broken_contracts(tmp_path, files)
    assert "modmill.a < modmill.b < modmill.a" in said or "modmill.b < modmill.a < modmill.b" in said


def test_a_formula_that_imports_a_fabric_is_found(tmp_path: Path) -> None:
    files = {
        "formula/graph.py": "from modmill import errors\n",
        "formula/tied.py": "def f():\n    from modmill.hw import gates\n",
        "hw/gates.py": "from modmill.formula import graph\n",
        "errors.py": "",
    }
    said = broken_contracts(tmp_path, files)
    assert re.findall(r"- +(modmill\S*) -> (\S+)", said) == [("modmill.formula.tied", "modmill.hw.gates")]


def broken_contracts(folder: Path, files: dict[str, str]) -> str:
    """The findings of import-linter on these files, in a package in the place of ours, by the contracts of ours."""
    named = re.findall(r'"(modmill[\w.]*)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    tree(folder, {f"{name.replace('.', '/')}/__init__.py": "" for name in named})
    tree(folder / "modmill", files)
    command = [Path(sys.executable).with_name("lint-imports"), "--no-cache", "--no-logo", ROOT / "pyproject.toml"]
    env = os.environ | {"PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"}
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize(
    "code",
    [
        "if e.message == 'gone': pass",
        "kind = self.title.split()[0]",
        "if data['reason'].startswith('no'): pass",
        "if e.data.get('reason') != 'x': pass",
        "if type(e).__name__ == 'Error': pass",
        "try: f()\nexcept E as e:\n    said = str(e)\n    if 'gone' in said: pass",
    ],
)
def test_decisions_from_text_are_found_in_python(
    dev: dict[str, ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    labels = dev["labels"]
    monkeypatch.setattr(labels, "ROOT", tmp_path)
    assert len(list(labels.python(tree(tmp_path, {"a.py": code + "\n"}) / "a.py"))) == 1


@pytest.mark.parametrize(
    "code", ["if kind == 'gone': pass", "print(e.message)", "if reason not in told: pass", "x = title or 'none'"]
)
def test_text_may_be_shown_and_compared_with_text(
    dev: dict[str, ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    labels = dev["labels"]
    monkeypatch.setattr(labels, "ROOT", tmp_path)
    assert not list(labels.python(tree(tmp_path, {"a.py": code + "\n"}) / "a.py"))


def test_decisions_from_text_are_found_in_rust(
    dev: dict[str, ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    labels = dev["labels"]
    monkeypatch.setattr(labels, "ROOT", tmp_path)
    code = (
        'match detail.split_once(", ") {\n'
        'if e.to_string().contains("gone") {\n'
        'let title = format!("{why}");  // why.split(\n'
        '#[cfg(test)]\nmod tests { fn f() { assert!(e.to_string().contains("x")); } }\n'
    )
    found = list(labels.rust(tree(tmp_path, {"a.rs": code}) / "a.rs"))
    assert [line.split(":")[1] for line in found] == ["1", "2"]


def test_tables_and_places_of_the_architecture_are_checked(dev: dict[str, ModuleType], tmp_path: Path) -> None:
    root = tree(tmp_path, {"src/a.rs": "pub fn mul() {}\n"})
    text = (
        "| path | what |\n|---|---|\n| `src/` | x |\n| `src/` | x | y |\n| `gone/` | x |\n\n| a | b |\n\n"
        "| job | file: function |\n|---|---|\n| x | `src/a.rs`: `mul`, `add` |\n| x | `src/b.rs`: `mul` |\n"
    )
    found = list(dev["architecture"].inspect(text, root))
    assert [line for line, _ in found] == [4, 4, 5, 7, 11, 12]
    assert [complaint for line, complaint in found if line > 5] == [
        "a table row without a table head above it",
        "`src/a.rs` defines no `add`",
        "`src/b.rs` does not exist",
    ]


def test_layers_use_those_above_them_and_other_modules_none(dev: dict[str, ModuleType], tmp_path: Path) -> None:
    other = "| path | what |\n|---|---|\n| `x/` | x |\n\n"
    text = other + "| layer | what |\n|---|---|\n| `low/` | x |\n| `high.rs` | `shared/` |\n"
    rows = dev["architecture"].column(text, "layer")
    assert rows == [["low/"], ["high.rs"]]
    files = {
        "lib.rs": "mod low;\nmod high;\nmod shared;\npub use high::High;\n",
        "low/mod.rs": "mod inner;\nuse crate::shared::S;\npub struct Low;\n"
        "#[cfg(test)]\nmod tests { use crate::high::High; }\n",
        "low/inner.rs": "use super::Low;\n",
        "high.rs": "use crate::low::{Low, made_in_low_by_a_macro};\nuse crate::shared;\npub struct High;\n",
        "shared.rs": "pub struct S;\n",
    }
    offences = dev["imports"].layer_offences
    assert not list(offences(rows, tree(tmp_path / "right" / "src", files)))
    wrong = {
        "low/inner.rs": "use crate::High;\nuse crate::high::made_by_a_macro;\n",
        "shared.rs": "fn f() { crate::low::g(); }\n",
    }
    assert set(offences([*rows, ["gone/"]], tree(tmp_path / "wrong" / "src", files | wrong))) == {
        "low::inner imports crate::High from the layer high, below it",
        "low::inner imports crate::high::made_by_a_macro from the layer high, below it",
        "shared imports crate::low::g from the layer low, although it is outside all layers",
        "ARCHITECTURE.md names the layer gone, which wrong lacks",
    }


@pytest.mark.parametrize(
    ("name", "text", "lines"),
    [
        ("a.py", '"""What a file holds."""\n\ndef f():\n    r"""\n    Whether x.\n    """\n', [1, 5]),
        ("a.py", '"""The file.\n\nWhat follows is fine."""\ntext = "What else"\n', []),
        ("a.rs", "//! How it works.\n//! Which is fine here.\n//!\n//! As said.\n", [1, 4]),
        ("a.rs", "struct S {\n    // Of a comment.\n    /// The same again.\n    a: u8,\n}\n", [3]),
        ("a.md", "What a document says.\n", []),
    ],
)
def test_documentation_begins_with_its_subject(
    dev: dict[str, ModuleType], name: str, text: str, lines: list[int]
) -> None:
    assert [int(offence.split(":")[1]) for offence in dev["rules"].inspect(name, text)] == lines

"""The Rust crates as they would be published: manifests, front pages, what `cargo package` takes."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.support import ROOT

WORKSPACE: dict[str, Any] = tomllib.loads((ROOT / "Cargo.toml").read_text("utf-8"))["workspace"]
CRATES = sorted(
    manifest.parent
    for manifest in (ROOT / "crates").glob("*/Cargo.toml")
    if tomllib.loads(manifest.read_text("utf-8"))["package"].get("publish", True)
)


def test_path_dependencies_have_the_version_that_a_registry_needs() -> None:
    version = WORKSPACE["package"]["version"]
    paths = {name: d for name, d in WORKSPACE["dependencies"].items() if isinstance(d, dict) and "path" in d}
    assert len(paths) > 10
    assert {name: d.get("version") for name, d in paths.items()} == dict.fromkeys(paths, version)


@pytest.mark.parametrize("crate", CRATES, ids=lambda crate: crate.name)
def test_a_manifest_says_what_a_registry_shows(crate: Path) -> None:
    package = tomllib.loads((crate / "Cargo.toml").read_text("utf-8"))["package"]
    assert package["description"] and package["categories"] and package["readme"] == "README.md"
    keywords = package["keywords"]
    assert 1 <= len(keywords) <= 5
    assert all(re.fullmatch("[a-z0-9][a-z0-9_+-]{0,19}", word) for word in keywords)
    assert package["metadata"]["docs"]["rs"]["all-features"] is True
    assert (crate / "README.md").read_text("utf-8").startswith(f"# {crate.name}\n")


@pytest.mark.parametrize("crate", CRATES, ids=lambda crate: crate.name)
def test_front_pages_have_an_example_that_needs_no_other_crate(crate: Path) -> None:
    own = crate.name.replace("-", "_")
    manifest = tomllib.loads((crate / "Cargo.toml").read_text("utf-8"))
    others = [name.replace("-", "_") for name in manifest.get("dependencies", {})]
    source = (crate / "src" / "lib.rs").read_text("utf-8")
    front = "\n".join(line.removeprefix("//!").strip() for line in source.splitlines() if line.startswith("//!"))
    assert 'include_str!("../README.md")' in source, "the README's example is not run"
    for text in (front, (crate / "README.md").read_text("utf-8")):
        blocks = re.findall(r"```(?:rust)?\n(.*?)```", text, re.DOTALL)
        code = "\n".join(blocks)
        assert f"{own}::" in code, "no example"
        used = set(re.findall(r"^\s*use (\w+)::", code, re.MULTILINE))
        # A dependency is there for the crate's own tests, not for a user, unless the crate hands it on.
        imported = "".join(re.findall(r"^\s*use .*", code, re.MULTILINE))
        used |= {
            name
            for name in others
            if re.search(rf"(?<![\w:]){name}::", code) and not re.search(rf"\b{name}\b", imported)
        }
        assert used <= {own, "std"}


def test_cargo_can_package_every_crate(dev: dict[str, ModuleType]) -> None:
    command = [str(dev["toolchain"].cargo()), "package", "--list", "--allow-dirty", "--offline"]
    for crate in CRATES:
        ran = subprocess.run(command, cwd=crate, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
        packaged = ran.stdout.splitlines()
        assert {"Cargo.toml", "README.md", "LICENSE-APACHE", "LICENSE-MIT", "src/lib.rs"} <= set(packaged), crate.name
        for file in (crate / name for name in packaged if name.startswith(("tests/", "examples/", "benches/"))):
            text = file.read_text("utf-8", "replace")
            assert not re.search(r"fuzz/|\.\./\.\./vectors", text), f"{file}: reads what is not in the package"


@pytest.mark.slow
def test_the_packages_build_from_each_other_and_nothing_else(dev: dict[str, ModuleType], tmp_path: Path) -> None:
    command = [str(dev["toolchain"].cargo()), "package", "--quiet", "--allow-dirty", "--offline", "--locked"]
    packages = [word for crate in CRATES for word in ("--package", crate.name)]
    env = os.environ | {"CARGO_TARGET_DIR": str(tmp_path)}
    ran = subprocess.run([*command, *packages], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert len(list((tmp_path / "package").glob("*.crate"))) == len(CRATES)

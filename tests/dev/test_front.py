"""./dev on machines that lack something, imitated by a PATH of our own: one clear sentence each, and exit code 2."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BASICS = ("bash", "env", "dirname", "cat")


class Machine:
    """A folder that is the whole PATH: the basics, and whatever a test adds."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        self.home = folder / "home"
        self.bin.mkdir()
        self.home.mkdir()
        for name in BASICS:
            found = shutil.which(name)
            assert found is not None
            (self.bin / name).symlink_to(found)

    def script(self, name: str, body: str) -> None:
        path = self.bin / name
        path.write_text(f"#!{shutil.which('bash')}\n{body}\n", encoding="utf-8")
        path.chmod(0o755)

    def python(self) -> None:
        self.script("python3", f'exec "{sys.executable}" "$@"')

    def tool(self, name: str, version: str) -> None:
        self.script(name, f'echo "{name} {version} (0123abc 2024-01-01)"')

    def dev(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        env = {"PATH": str(self.bin), "HOME": str(self.home), "CARGO_HOME": str(self.home / "cargo")}
        return subprocess.run(
            [ROOT / "dev", *arguments], env=env, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def refusal(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence of a refusal."""
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("dev: ")
    return done.stderr.strip()


def test_no_python(machine: Machine) -> None:
    said = refusal(machine.dev("run"))
    assert "Python 3.11 or newer (none found on PATH)" in said
    assert said.endswith("apt-get install python3 python3-venv")


def test_too_old_python(machine: Machine) -> None:
    machine.script("python3", 'echo 3.9.2; [ "$1" != -c ] || exit 1; exit 0')
    said = refusal(machine.dev("run"))
    assert f"(found 3.9.2 at {machine.bin}/python3)" in said


def test_a_broken_python_is_not_taken(machine: Machine) -> None:
    machine.script("python3", "echo broken shim >&2; exit 127")
    assert "none found" in refusal(machine.dev("run"))


def test_an_old_python3_beside_a_new_one(machine: Machine) -> None:
    machine.script("python3", "echo 3.9.2; exit 1")
    machine.script("python3.12", f'exec "{sys.executable}" "$@"')
    done = machine.dev("--help")
    assert done.returncode == 0
    assert "run" in done.stdout and "doctor" in done.stdout


@pytest.mark.parametrize("command", ["run", "test", "lint", "bench", "docs", "fuzz"])
def test_no_cargo(machine: Machine, command: str) -> None:
    machine.python()
    said = refusal(machine.dev(command))
    assert "cargo 1.89 or newer (none found" in said
    assert "rustup" in said


def test_too_old_cargo(machine: Machine) -> None:
    machine.python()
    machine.tool("cargo", "1.63.0")
    machine.tool("rustc", "1.63.0")
    said = refusal(machine.dev("run"))
    assert f"cargo 1.89 or newer (found 1.63.0 at {machine.bin}/cargo)" in said
    assert "rustup update stable" in said


def test_too_old_rustc_beside_a_new_cargo(machine: Machine) -> None:
    machine.python()
    machine.tool("cargo", "1.90.0")
    machine.tool("rustc", "1.88.0-nightly")
    assert "rustc 1.89 or newer (found 1.88.0-nightly" in refusal(machine.dev("run"))


def test_cargo_without_a_toolchain(machine: Machine) -> None:
    machine.python()
    machine.script("cargo", 'echo "error: no default toolchain" >&2; exit 1')
    said = refusal(machine.dev("run"))
    assert f"{machine.bin}/cargo does not run" in said
    assert "rustup default stable" in said


def test_cargo_is_found_where_rustup_puts_it(machine: Machine) -> None:
    machine.python()
    folder = machine.home / "cargo" / "bin"
    folder.mkdir(parents=True)
    machine.tool("cargo", "1.63.0")
    (machine.bin / "cargo").rename(folder / "cargo")
    assert f"found 1.63.0 at {folder}/cargo" in refusal(machine.dev("run"))


def test_doctor_needs_neither_cargo_nor_a_build(machine: Machine) -> None:
    machine.python()
    done = machine.dev("doctor", "--json")
    assert '"name": "cargo", "present": false' in done.stdout
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [((), "required: COMMAND"), (("runn",), "invalid choice"), (("lint", "--fxi"), "lint does not know --fxi")],
)
def test_bad_usage(arguments: tuple[str, ...], complaint: str) -> None:
    done = subprocess.run([ROOT / "dev", *arguments], capture_output=True, text=True, check=False, env=os.environ)
    assert done.returncode == 2
    assert complaint in done.stderr

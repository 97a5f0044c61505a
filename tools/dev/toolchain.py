"""Find cargo and rustc, and refuse those that are too old, with the remedy in the same sentence."""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

from common import ROOT, fail

WANTED: str = tomllib.loads((ROOT / "Cargo.toml").read_text("utf-8"))["workspace"]["package"]["rust-version"]
INSTALL = "install Rust with rustup (see https://rustup.rs), then open a new shell"
UPDATE = "run: rustup update stable && rustup default stable"


@functools.cache
def cargo() -> Path:
    """The cargo to use; its folder is put on PATH for child processes. Stops when there is none, or a too old one."""
    found = locate("cargo")
    if found is None:
        fail(f"Modmill needs cargo {WANTED} or newer (none found on PATH or in the cargo home); {INSTALL}")
    os.environ["PATH"] = f"{found.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    for tool in (found, found.parent / "rustc"):
        text = version_text(tool)
        if text is None:
            fail(f"{tool} does not run; {UPDATE}")
        if parse(text) < parse(WANTED):
            fail(f"Modmill needs {tool.name} {WANTED} or newer (found {text} at {tool}); {UPDATE}")
    return found


def rustc_facts() -> str:
    """The compiler's full version text, one of the things a build depends on."""
    return subprocess.run(
        [cargo().parent / "rustc", "-vV"], capture_output=True, text=True, check=True, stdin=subprocess.DEVNULL
    ).stdout


def target_installed(triple: str) -> bool:
    """True if rustc can compile for that target: its standard library lies in the sysroot."""
    home = sysroot()
    return home is not None and (home / "lib" / "rustlib" / triple / "lib").is_dir()


def sysroot(*channel: str) -> Path | None:
    """The folder of a toolchain, of rustup's `+CHANNEL` where one is given, if it is installed."""
    command = [cargo().parent / "rustc", *channel, "--print", "sysroot"]
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return Path(done.stdout.strip()) if done.returncode == 0 else None


def locate(name: str) -> Path | None:
    """A tool on PATH, else where rustup puts it, for a shell that has not read rustup's profile yet."""
    on_path = shutil.which(name)
    if on_path:
        return Path(on_path)
    home = os.environ.get("CARGO_HOME")
    folder = Path(home) if home else Path.home() / ".cargo"
    candidate = folder / "bin" / name
    return candidate if os.access(candidate, os.X_OK) else None


def version_text(tool: Path) -> str | None:
    try:
        done = subprocess.run([tool, "--version"], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    except OSError:
        return None
    match = re.search(r"\d+\.\d+(\.\d+)?\S*", done.stdout)
    return match.group(0) if done.returncode == 0 and match else None


def parse(text: str) -> tuple[int, int]:
    major, minor = text.split(".")[:2]
    return int(major), int(re.sub(r"\D.*", "", minor))

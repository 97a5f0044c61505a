"""Tests under tools that watch memory and threads: loom's models, and with nightly Rust the sanitizers and Miri.

What the toolchain lacks is skipped, with the command that gets it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import toolchain
from common import ROOT, run

TARGET = "x86_64-unknown-linux-gnu"
STREAM = ("--package", "modmill-sigstream", "--lib", "--test", "stream", "--test", "replay_pipes", "--test", "captures")
PROFILE = ("--profile", "checked", "--locked")
# The sanitizers' own standard library: what it does between threads must be seen, too.
WATCHED = ("-Zbuild-std", "--target", TARGET, *PROFILE)


@dataclass(frozen=True)
class Tool:
    """A component of nightly Rust that it needs, the arguments of cargo, the flags of rustc."""

    component: str
    arguments: Sequence[str]
    flags: str = ""


TOOLS = {
    "thread": Tool("rust-src", ("test", *WATCHED, *STREAM), "-Zsanitizer=thread"),
    "address": Tool("rust-src", ("test", *WATCHED, *STREAM), "-Zsanitizer=address"),
    # Miri has no vector instructions: what is portable, and short enough for an interpreter.
    "miri": Tool("miri", ("miri", "test", "--locked", "--package", "modmill-runtime", "progress::")),
}


def models() -> int:
    """Loom's models of the stream's lock-free parts, every interleaving of a few threads; about half a minute."""
    command = [toolchain.cargo(), "test", *PROFILE, "--package", "modmill-sigstream", "--lib", "models"]
    return run(command, _apart("loom", "--cfg loom"))


def sanitize(only: str | None) -> int:
    codes = {}
    for name, tool in TOOLS.items():
        if only not in (None, name):
            continue
        if not _installed(tool.component):
            remedy = f"rustup toolchain install nightly --component {tool.component}"
            print(f"skipped: {name} needs {tool.component} of nightly Rust; run: {remedy}", flush=True)
            continue
        code = run([toolchain.cargo(), "+nightly", *tool.arguments], _apart(name, tool.flags))
        print(f"sanitize {name}: {'ok' if code == 0 else 'FAILED'}", flush=True)
        codes[name] = code
    return 1 if any(codes.values()) else 0


def _apart(name: str, flags: str) -> dict[str, str]:
    # A folder of its own: other flags would rebuild everything that the usual builds share.
    return {"RUSTFLAGS": flags, "CARGO_TARGET_DIR": str(ROOT / "target" / name)}


def _installed(component: str) -> bool:
    sysroot = toolchain.sysroot("+nightly")
    places = {"miri": "bin/miri", "rust-src": "lib/rustlib/src/rust/library"}
    return sysroot is not None and (sysroot / places[component]).exists()

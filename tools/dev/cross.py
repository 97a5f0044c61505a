"""./dev test --target: the Rust tests built for another processor family, and run by QEMU's emulation of it."""

from __future__ import annotations

import platform
import shutil
from dataclasses import dataclass

import toolchain
from common import fail

APT = "sudo apt-get install"


@dataclass(frozen=True)
class Target:
    """A processor family as Rust, GNU's tools, QEMU and Debian call it."""

    triple: str
    linker: str
    emulator: str
    libraries: str
    packages: str

    def missing(self) -> list[str]:
        """Everything that this machine lacks for building and running, with the commands that get it."""
        lacking: list[str] = []
        if not toolchain.target_installed(self.triple):
            lacking.append(f"Rust's standard library for it (rustup target add {self.triple})")
        programs = [] if self.is_native() else [self.linker, self.emulator]
        absent = [name for name in programs if shutil.which(name) is None]
        if absent:
            lacking.append(f"{' and '.join(absent)} ({APT} {self.packages})")
        return lacking

    def is_native(self) -> bool:
        """True on a machine of this family, which runs the programs as they are."""
        return platform.machine() == self.triple.partition("-")[0]

    def environment(self) -> dict[str, str]:
        """The variables by which cargo links for it and runs what it has linked."""
        if self.is_native():
            return {}
        prefix = f"CARGO_TARGET_{self.triple.upper().replace('-', '_')}"
        return {f"{prefix}_LINKER": self.linker, f"{prefix}_RUNNER": f"{self.emulator} -L {self.libraries}"}


TARGETS = {
    "aarch64": Target(
        triple="aarch64-unknown-linux-gnu",
        linker="aarch64-linux-gnu-gcc",
        emulator="qemu-aarch64",
        libraries="/usr/aarch64-linux-gnu",
        packages="gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user",
    )
}
"""The targets that tests run on, by the names that --target takes."""

REQUIRED = {"aarch64": "neon"}
"""The value of MODMILL_REQUIRE there: a test that lacks one of these fails."""

CRATES = ("arith", "binary", "gf2", "sigverify", "msm", "vdf", "isogeny")
SUITES = (*(word for crate in CRATES for word in ("-p", f"modmill-{crate}")), "--lib", "--tests")
"""The suites that depend on the processor: unit, property, interval and conformance tests of the arithmetic and of
every job. Those of streams, files and text, and examples, are left out: emulation takes ten times as long."""

SKIPPED = ("a_key_is_never_whole_in_memory",)
"""Tests by name that say nothing of the processor and take many minutes in emulation."""


def find(name: str) -> Target:
    """The target, once everything that it takes is here."""
    target = TARGETS[name]
    if lacking := target.missing():
        fail(f"tests for {name} lack {'; '.join(lacking)}")
    return target

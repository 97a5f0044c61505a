"""./dev install --prefix DIR: the C library with its headers, for pkg-config and CMake.

Cargo builds the static library; the system's compiler links the shared one from it, because only then can the exported
functions have a version (cargo's own version script does not allow another beside it).
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import testing
import toolchain
from common import ROOT, environment, fail, must, run, say

CRATE = ROOT / "crates" / "modmill-c"
HEADERS = (
    CRATE / "include" / "modmill.h",
    CRATE / "include" / "modmill.hpp",
    ROOT / "crates" / "modmill-sigstream" / "include" / "modmill_ring.h",
)

VERSIONS = "MODMILL_{series} {{\n    global: modmill_*;\n    local: *;\n}};\n"
"""The version script: programs that were linked with one series are not given another."""

PKG_CONFIG = """prefix={prefix}
libdir=${{prefix}}/lib
includedir=${{prefix}}/include

Name: modmill
Description: Big modular arithmetic: signatures, multi-scalar multiplication, delay functions, binary fields
Version: {version}
Libs: -L${{libdir}} -lmodmill
Libs.private: {libraries}
Cflags: -I${{includedir}}
"""

CMAKE = """# Targets modmill::modmill (shared) and modmill::static.
get_filename_component(_modmill_prefix "${{CMAKE_CURRENT_LIST_DIR}}/../../.." ABSOLUTE)
if(NOT TARGET modmill::modmill)
  add_library(modmill::modmill SHARED IMPORTED)
  set_target_properties(modmill::modmill PROPERTIES
    IMPORTED_LOCATION "${{_modmill_prefix}}/lib/libmodmill.so.{version}"
    IMPORTED_SONAME "libmodmill.so.{series}"
    INTERFACE_INCLUDE_DIRECTORIES "${{_modmill_prefix}}/include")
  add_library(modmill::static STATIC IMPORTED)
  set_target_properties(modmill::static PROPERTIES
    IMPORTED_LOCATION "${{_modmill_prefix}}/lib/libmodmill.a"
    INTERFACE_INCLUDE_DIRECTORIES "${{_modmill_prefix}}/include"
    INTERFACE_LINK_LIBRARIES "{libraries}")
endif()
unset(_modmill_prefix)
"""

CMAKE_VERSION = """set(PACKAGE_VERSION "{version}")
if(PACKAGE_FIND_VERSION VERSION_LESS_EQUAL PACKAGE_VERSION AND "${{PACKAGE_FIND_VERSION}}." MATCHES "^{series}\\.")
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
  if(PACKAGE_FIND_VERSION VERSION_EQUAL PACKAGE_VERSION)
    set(PACKAGE_VERSION_EXACT TRUE)
  endif()
elseif(NOT PACKAGE_FIND_VERSION)
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
else()
  set(PACKAGE_VERSION_COMPATIBLE FALSE)
endif()
"""


def install(prefix: Path, tested: bool = False) -> int:
    """Build the library and put it under `prefix`, which is made if it is missing.

    With `tested` it is the one that the tests of the workspace are built with, so that nothing is built for them again.
    """
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None:
        fail("a C compiler is missing, which links the shared library; run: sudo apt-get install gcc")
    prefix = prefix.absolute()
    version = version_of((ROOT / "Cargo.toml").read_text(encoding="utf-8"))
    archive = build_with_tests() if tested else build()
    libraries = system_libraries()
    values = {"version": version, "series": series_of(version), "prefix": prefix, "libraries": libraries}
    lib, include = prefix / "lib", prefix / "include"
    for folder in (lib / "pkgconfig", lib / "cmake" / "modmill", include):
        folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(archive, lib / "libmodmill.a")
    link(compiler, archive, lib, values)
    for header in HEADERS:
        shutil.copyfile(header, include / header.name)
    texts = {
        "pkgconfig/modmill.pc": PKG_CONFIG,
        "cmake/modmill/modmill-config.cmake": CMAKE,
        "cmake/modmill/modmill-config-version.cmake": CMAKE_VERSION,
    }
    for name, text in texts.items():
        shown = values | {"libraries": libraries.replace(" ", ";") if "cmake/" in name else libraries}
        (lib / name).write_text(text.format(**shown), encoding="utf-8")
    say(f"installed modmill {version} in {prefix}")
    return 0


def bench_border() -> int:
    """Times functions of the installed library beside those of the crates, built as a release is."""
    prefix = ROOT / "target" / "c-library"
    install(prefix)
    example = [toolchain.cargo(), "run", "--quiet", "--locked", "--release", "-p", "modmill-c", "--example", "border"]
    return run([*example, "--", prefix / "lib" / "libmodmill.so"])


def build() -> Path:
    """The static library of a release."""
    command = [toolchain.cargo(), "rustc", "--locked", "--release", "-p", "modmill-c", "--lib"]
    must([*command, "--crate-type", "staticlib"], "building the C library")
    return Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "release" / "libmodmill.a"


def build_with_tests() -> Path:
    """The static library that is built with the tests of all crates, whose features are others than its own."""
    options = [*testing.WORKSPACE, *testing.BUILT, "--no-run", "--message-format=json"]
    command = [toolchain.cargo(), "test", *options]
    done = subprocess.run(command, cwd=ROOT, env=environment({}), stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        fail("building the tests of the workspace failed; its own message stands above")
    artifacts = [json.loads(line) for line in done.stdout.splitlines() if '"staticlib"' in line]
    files = [Path(file) for artifact in artifacts for file in artifact.get("filenames", ())]
    return next(file for file in files if file.name.startswith("libmodmill") and file.suffix == ".a")


def system_libraries() -> str:
    """The options that link what Rust's standard library needs of the system. The crates need no more: see `link`."""
    command = [toolchain.cargo().parent / "rustc", "--crate-type=staticlib", "--print=native-static-libs"]
    with tempfile.TemporaryDirectory() as folder:
        asked = [*command, "-o", Path(folder) / "empty.a", "-"]
        done = subprocess.run(asked, input="", capture_output=True, text=True, check=False)
    mark = "native-static-libs:"
    found = [line.split(mark, 1)[1] for line in done.stderr.splitlines() if mark in line]
    if not found:
        fail(f"rustc did not say what a static library needs: {done.stderr.strip()}")
    return " ".join(found[0].split())


def link(compiler: str, archive: Path, lib: Path, values: dict[str, object]) -> None:
    """The shared library, with a name of its series and versioned functions."""
    version, series = values["version"], values["series"]
    script = archive.with_name("modmill-c.map")
    script.write_text(VERSIONS.format(**values), encoding="utf-8")
    shared = lib / f"libmodmill.so.{version}"
    # It has threads and memory of threads, so it stays when a program closes it: nodelete.
    options = (
        "--gc-sections,--strip-debug",
        f"-soname,libmodmill.so.{series}",
        f"--version-script={script}",
        "-z,nodelete,-z,relro,-z,now,-z,defs",
    )
    whole = ("-Wl,--whole-archive", archive, "-Wl,--no-whole-archive")
    words = [compiler, "-shared", "-o", shared, *(f"-Wl,{option}" for option in options), *whole]
    must([*words, *str(values["libraries"]).split()], "linking the C library")
    for name, other in ((f"libmodmill.so.{series}", shared.name), ("libmodmill.so", f"libmodmill.so.{series}")):
        (lib / name).unlink(missing_ok=True)
        (lib / name).symlink_to(other)


def version_of(manifest: str) -> str:
    """The version of the workspace.

    >>> version_of('[workspace.package]\\nversion = "1.2.3"\\n')
    '1.2.3'
    """
    lines = manifest.split("[workspace.package]", 1)[1].splitlines()
    return next(line.split('"')[1] for line in lines if line.startswith("version"))


def series_of(version: str) -> str:
    """The versions that programs may exchange for one another.

    >>> series_of("0.1.7"), series_of("2.0.3")
    ('0.1', '2')
    """
    major, minor, *_ = version.split(".")
    return f"0.{minor}" if major == "0" else major

"""A unit's text to a shared library: Verilator, then the C++ compiler, kept in the cache.

The library has no tables: a model reads them from a folder when it starts, so one build serves all constants.
Measured at 1024 bits on two shared cores of an Intel Xeon with AVX-512 (g++ 12.2, Verilator 5.006), build and then
clock cycles a second: vdf_ozturk 78 s, 150 thousand; vdf_predictive_montgomery 73 s, 119 thousand; vdf_bipartite 64 s,
78 thousand. (Those builds compiled what runs once at -O1; at -O0 vdf_ozturk's takes a tenth less.) The compiler takes
at most 420 MB a process.
"""

from __future__ import annotations

import ctypes
import functools
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

from modmill import cache, places, programs
from modmill.errors import UsageError
from modmill.hw.circuit.loops import WIDE
from modmill.hw.sim.blocks import Block, Plan, plan
from modmill.watch import Watch

VERILATOR_FLAGS = (
    *("--cc", "-Wall", "-O3", "-Mdir", "verilated"),
    *("--x-initial", "unique", "--x-assign", "fast", "--noassert", "--output-split", "20000"),
    # Loops over columns stay loops, which the compiler turns into vector instructions.
    *("--unroll-count", "4"),
)
COMPILER_FLAGS = (
    *("-std=gnu++17", "-fPIC", "-fvisibility=hidden", "-fno-gnu-unique", "-ffunction-sections", "-w"),
    *("-DVM_COVERAGE=0", "-DVM_SC=0", "-DVL_USER_FATAL", "-DVERILATOR=1"),
)
SLOW = "-O0"
"""Optimisation of what runs once, when a model starts: megabytes in one function of a large unit, for which the
compiler would take longer at -O1 than for all the rest."""
MACHINE = "MODMILL_SIM_MARCH"
"""The environment variable with the compiler's -march. By default a library stays on this machine, and is a fifth
faster with its vectors; machines that share a cache name a processor that all of them have."""
OPTIMIZE = "MODMILL_SIM_OPTIMIZE"
"""The environment variable with the level of what runs every cycle: 3 unless it says 1, for the shortest runs."""


@dataclass(frozen=True, slots=True)
class Variant:
    """The build options of a library beside plain running.

    Flags of both tools, files of Verilator's run time, other libraries, and lines of Verilator's configuration.
    """

    verilator: tuple[str, ...]
    compiler: tuple[str, ...]
    run_time: tuple[str, ...]
    libraries: tuple[str, ...] = ()
    configuration: tuple[str, ...] = ()


PLAIN = Variant((), ("-DVM_TRACE=0",), ("verilated", "verilated_dpi", "verilated_threads"))
"""One that runs, and no more."""


def traced(depth: int) -> Variant:
    """One that can write a waveform of so many levels of modules; it takes longer to build and to run.

    Raises ToolMissing.
    """
    lz4 = ("-llz4",) if (_verilator_root() / "include" / "fstcpp").is_dir() else ()
    return Variant(
        ("--trace-fst", "--trace-depth", str(depth)),
        ("-DVM_TRACE=1", "-DVM_TRACE_FST=1", "-DVM_TRACE_VCD=0"),
        (*PLAIN.run_time, "verilated_fst_c"),
        ("-lz", *lz4),
        # Verilator 5.048 does not count the levels that it has inlined, unless they are stated in this way.
        ('tracing_off -scope "*"', f'tracing_on -scope "*" -levels {depth}'),
    )


def _machine() -> str:
    return f"-march={os.environ.get(MACHINE, 'native')}"


def _fast() -> str:
    """The optimisation of what runs every cycle. Raises UsageError."""
    level = os.environ.get(OPTIMIZE, "3")
    if level not in ("1", "3"):
        raise UsageError(f"{OPTIMIZE} must be 1 or 3 (got {level!r})", got=level)
    return f"-O{level}"


SHIM, PROBES, VARIANT = "shim.cpp", "probes.vlt", "variant.vlt"
SHARED = "shim.h"
UNIT = "Vunit"
"""The verilated class."""


def glue(driver: Path, header: Sequence[str], probes: Sequence[str] = ()) -> dict[str, str]:
    """The texts that a unit's driver adds to the unit's own, for `build`.

    `driver` is the file with its C ABI, which includes shim.h; `header` the lines of unit.h after the verilated class;
    `probes` Verilator's configuration for the signals that stay readable.
    """
    lines = ["// Emitted by Modmill: what shim.cpp needs to know of this unit.", f'#include "{UNIT}.h"', *header]
    return {
        SHIM: driver.read_text(encoding="ascii"),
        SHARED: Path(__file__).with_name(SHARED).read_text(encoding="ascii"),
        "unit.h": "\n".join(lines) + "\n",
        PROBES: "\n".join(["`verilator_config", *probes]) + "\n",
    }


def build(
    name: str,
    top: str,
    texts: Mapping[str, str],
    glue: Mapping[str, str],
    watch: Watch,
    variant: Variant = PLAIN,
) -> Path:
    """The library of the modules in `texts`, from the cache if it was built before; `name` makes it recognisable.

    It is loaded before it is kept, and one in the cache that does not load is built again. `glue` is what the driver of
    the unit adds. Raises ToolMissing, ToolFailed (first error with file and line), Interrupted (the watch said stop),
    UsageError (see `OPTIMIZE` and `MACHINE`).
    """

    def make(work: Path) -> None:
        # A waveform shows what is inside of all modules, which blocks hide.
        planned = plan(texts, top, glue.get(PROBES, "")) if variant is PLAIN else Plan((), texts)
        blocks = [_block(block, watch) for block in planned.blocks]
        programs.write_texts(work, glue)
        _verilate(work, top, {**planned.rest, **_wrappers(blocks)}, variant, watch)
        _compile(work, variant, blocks, watch)
        # In a process of its own, since a broken library may end the process that loads it.
        programs.run([sys.executable, "-P", "-c", _LOAD, LIBRARY], work, watch.ticker("load"))
        _keep_only(work, LIBRARY)

    parts = _parts(texts, glue, variant)

    def kept() -> Path:
        return cache.entry("rtl", name, parts, make, watch.ticker("wait for another build")) / LIBRARY

    library = kept()
    try:
        ctypes.CDLL(str(library))
    except OSError:
        cache.discard(library.parent)
        library = kept()
    return library


LIBRARY = "unit.so"
_LOAD = "import ctypes, os, sys; ctypes.CDLL(os.path.abspath(sys.argv[1]))"


def is_built(name: str, texts: Mapping[str, str], glue: Mapping[str, str]) -> bool:
    """True if the cache has that library. Raises ToolMissing."""
    return place(name, texts, glue).is_dir()


def place(name: str, texts: Mapping[str, str], glue: Mapping[str, str]) -> Path:
    """The place of that library in the cache, whether or not it is there. Raises ToolMissing, UsageError."""
    return cache.place("rtl", name, _parts(texts, glue, PLAIN))


def _parts(texts: Mapping[str, str], glue: Mapping[str, str], variant: Variant) -> dict[str, str]:
    """All that a library is made from."""
    flags = {"flags of verilator": " ".join((*VERILATOR_FLAGS, *variant.verilator, *variant.configuration))}
    return {**{f"rtl/{file}": text for file, text in texts.items()}, **glue, **_toolchain(variant), **flags}


def _verilate(work: Path, top: str, texts: Mapping[str, str], variant: Variant, watch: Watch) -> None:
    """The texts to C++ of the class `Vunit`; what of them stays readable is in `PROBES`."""
    (work / VARIANT).write_text("\n".join(["`verilator_config", *variant.configuration]) + "\n", encoding="ascii")
    _run_verilator(work, top, texts, (*variant.verilator, "--prefix", UNIT, PROBES, VARIANT), watch)


def _run_verilator(work: Path, top: str, texts: Mapping[str, str], more: Sequence[str], watch: Watch) -> None:
    (work / "rtl").mkdir()
    programs.write_texts(work / "rtl", texts)
    wide = ["-fno-expand"] * any(WIDE in text for text in texts.values())
    longest = max(len(line) for text in texts.values() for line in text.splitlines())
    # A linear map of thousands of bits is one statement, and these texts are not broken into lines. Verilator takes
    # 40,000 tokens in a line for a macro that expands without end.
    limit = ["--preproc-token-limit", str(longest)] * (longest > 40_000)
    command = [programs.find("verilator"), *VERILATOR_FLAGS, *more, *wide, *limit, "--top-module", top]
    programs.run([*command, *(f"rtl/{file}" for file in sorted(texts))], work, watch.ticker("verilate"))


def _block(block: Block, watch: Watch) -> Path:
    """The folder with the objects of a block and the module that stands for it, from the cache if it was built before.

    Verilator gives both `--lib-create`: a class like that of a unit, and calls of its instances by DPI.
    """

    def make(work: Path) -> None:
        prefix = f"V{block.name}"
        _run_verilator(work, block.name, block.texts, ("--lib-create", block.name, "--prefix", prefix), watch)
        level = {work / "verilated" / f"{block.name}.cpp": _fast(), **_generated(work, prefix)}
        _objects(work, level, PLAIN, watch, _headers(PLAIN, watch))
        (work / "verilated" / f"{block.name}.sv").rename(work / f"{block.name}.sv")
        _keep_only(work, f"{block.name}.sv", "*.o")

    parts = _parts(block.texts, {}, PLAIN)
    return cache.entry("rtl", block.name, parts, make, watch.ticker("wait for another build"))


def _wrappers(blocks: Sequence[Path]) -> dict[str, str]:
    """The modules that stand for blocks, as texts; that of one without a clock has a variable that nothing reads."""
    lint = "/* verilator lint_off UNUSEDSIGNAL */\n"
    return {path.name: lint + path.read_text(encoding="utf-8") for block in blocks for path in block.glob("*.sv")}


def _generated(work: Path, prefix: str) -> dict[Path, str]:
    """The generated C++ of a class, in few files, with the level that each is compiled at."""
    verilated = work / "verilated"
    makefile = (verilated / f"{prefix}_classes.mk").read_text(encoding="utf-8")
    fast = [f"{name}.cpp" for name in _listed(makefile, "VM_CLASSES_FAST", "VM_SUPPORT_FAST")]
    slow = [f"{name}.cpp" for name in _listed(makefile, "VM_CLASSES_SLOW", "VM_SUPPORT_SLOW")]
    level = dict.fromkeys(_grouped(verilated, fast, "fast"), _fast())
    return level | dict.fromkeys(_grouped(verilated, slow, "slow"), SLOW)


def _compile(work: Path, variant: Variant, blocks: Sequence[Path], watch: Watch) -> None:
    """The generated C++ to objects, as many at once as this process has processors; then the library."""
    level = {work / SHIM: _fast(), **_generated(work, UNIT)}
    objects = _objects(work, level, variant, watch, _headers(variant, watch)) + _run_time(variant, watch)
    names = [str(path) for path in [*objects, *(path for block in blocks for path in sorted(block.glob("*.o")))]]
    command = [
        programs.find("g++"),
        "-shared",
        "-Wl,--gc-sections",
        "-Wl,-Bsymbolic",
        "-o",
        LIBRARY,
        *names,
        "-pthread",
        *variant.libraries,
    ]
    programs.run(command, work, watch.ticker("link"))


def _run_time(variant: Variant, watch: Watch) -> list[Path]:
    """The objects of Verilator's own library, which are the same for all units; built once."""
    include = _verilator_root() / "include"
    files = [include / f"{name}.cpp" for name in variant.run_time]

    def make(work: Path) -> None:
        _objects(work, dict.fromkeys(files, _fast()), variant, watch)

    parts = {**_toolchain(variant), "files": " ".join(variant.run_time)}
    kept = cache.entry("rtl", "run-time", parts, make, watch.ticker("wait for another build"))
    return [kept / f"{path.stem}.o" for path in files]


def _headers(variant: Variant, watch: Watch) -> dict[str, Path]:
    """Verilator's header as the compiler has read it, for each level: reading it is most of the work on a small file.

    Measured at -O1, the whole command that builds and runs vdf_predictive_montgomery at 96 bits: 2.5 CPU seconds, and
    5.6 without this and with two more files.
    """

    def make(work: Path) -> None:
        for level in (_fast(), SLOW):
            header = work / f"level{level}.h"
            header.write_text('#include "verilated.h"\n', encoding="ascii")
            command = [*_compiler(work, variant), level, "-x", "c++-header", header.name, "-o", f"{header.name}.gch"]
            programs.run(command, work, watch.ticker("compile"))

    kept = cache.entry("rtl", "headers", _toolchain(variant), make, watch.ticker("wait for another build"))
    return {level: kept / f"level{level}.h" for level in (_fast(), SLOW)}


def _compiler(work: Path, variant: Variant) -> list[str]:
    include = _verilator_root() / "include"
    includes = [f"-I{path}" for path in (work, work / "verilated", include, include / "vltstd")]
    return [programs.find("g++"), *COMPILER_FLAGS, _machine(), *variant.compiler, *includes]


def _toolchain(variant: Variant) -> dict[str, str]:
    """The environment that a library depends on beside its texts: versions, flags, and the meaning of -march here."""
    return {
        "verilator": programs.version("verilator"),
        "compiler": programs.version("g++"),
        "flags": " ".join((*COMPILER_FLAGS, _machine(), *variant.compiler, _fast(), SLOW)),
        "processor": _target(programs.find("g++"), _machine()),
    }


@functools.cache
def _target(compiler: str, machine: str) -> str:
    """The meaning of -march here; each build asks for it several times. Raises UsageError."""
    command = [compiler, machine, "-Q", "--help=target"]
    found = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    if found.returncode:
        raise UsageError(f"{MACHINE}: g++ has no {machine}", got=machine)
    return found.stdout


def _objects(
    work: Path, level: Mapping[Path, str], variant: Variant, watch: Watch, headers: Mapping[str, Path] | None = None
) -> list[Path]:
    """Compiles files, each at its level and with the header of that level, into `work`; returns the objects."""
    compiler = _compiler(work, variant)
    header = {each: ("-include", str(path)) for each, path in (headers or {}).items()}
    # The longest first, so that no processor waits for one in the end.
    order = sorted(level, key=lambda path: (level[path] == SLOW, -path.stat().st_size))
    objects = [work / f"{path.stem}.o" for path in order]
    begin = time.monotonic()
    done = 0
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        stop = _Stop()

        def one(path: Path, target: Path) -> None:
            folder = work / f"{path.stem}.d"
            folder.mkdir()
            command = [*compiler, level[path], *header.get(level[path], ()), "-c", str(path), "-o", str(target)]
            programs.run(command, folder, stop)
            shutil.rmtree(folder)

        pending: set[Future[None]] = {
            pool.submit(one, path, target) for path, target in zip(order, objects, strict=True)
        }
        try:
            while pending:
                finished, pending = wait(pending, timeout=0.1, return_when=FIRST_COMPLETED)
                for future in finished:
                    future.result()
                done += len(finished)
                watch("compile", done, len(order), 0, time.monotonic() - begin)
        except BaseException:
            stop.asked = True
            for future in pending:
                future.cancel()
            raise
    return objects


GROUP_BYTES = 150_000
"""The size up to which generated files are compiled together, since each costs the compiler a quarter of a second."""


def _grouped(folder: Path, names: Sequence[str], kind: str) -> list[Path]:
    """Files that include the named ones, few enough in each to bound a compiler's memory."""
    groups: list[list[str]] = []
    room = 0
    # From small to large, so that a large one does not part its neighbours.
    for length, name in sorted(((folder / name).stat().st_size, name) for name in names):
        if length > room:
            groups.append([])
            room = GROUP_BYTES
        groups[-1].append(name)
        room -= length
    files: list[Path] = []
    for number, group in enumerate(groups):
        files.append(folder / f"group_{kind}_{number}.cpp")
        files[-1].write_text("".join(f'#include "{name}"\n' for name in group), encoding="ascii")
    return files


class _Stopped(Exception):
    """Ends the wait for a compiler whose build was given up."""


class _Stop:
    """A tick that raises once it was asked to."""

    def __init__(self) -> None:
        self.asked = False

    def __call__(self) -> None:
        if self.asked:
            raise _Stopped


def _verilator_root() -> Path:
    if package := places.verilator_package():
        return package
    command = [programs.find("verilator"), "--getenv", "VERILATOR_ROOT"]
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    return Path(done.stdout.strip())


def _listed(makefile: str, *variables: str) -> list[str]:
    """The names that a makefile adds to variables, one a line; some versions indent by a tab, some by spaces.

    >>> _listed("A += \\\\\\n\\tx \\\\\\n\\ty \\\\\\n\\nB += \\\\\\n  z \\\\\\n\\n", "A", "B")
    ['x', 'y', 'z']
    """
    names: list[str] = []
    for variable in variables:
        for block in re.findall(rf"^{variable} \+= \\\n((?:[\t ].*\n)*)", makefile, re.MULTILINE):
            names += [line.strip(" \t\\") for line in block.splitlines() if line.strip(" \t\\")]
    return names


def _keep_only(folder: Path, *patterns: str) -> None:
    for path in folder.iterdir():
        if path.is_dir():
            shutil.rmtree(path)
        elif not any(path.match(pattern) for pattern in patterns):
            path.unlink()

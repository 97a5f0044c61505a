"""Builds of simulations: the optimisation that the environment asks for is part of a build's key in the cache."""

from __future__ import annotations

import platform
from pathlib import Path

import pytest

from modmill import memory, programs
from modmill.errors import ToolFailed, UsageError
from modmill.hw.sim import build
from modmill.watch import Watch
from tests.support import refuses, require_rtl

TEXTS = {"unit.sv": "module unit; endmodule\n"}


def test_a_simulation_is_kept_for_each_optimisation(monkeypatch: pytest.MonkeyPatch) -> None:
    require_rtl("verilator", "g++")
    places = set()
    for level in (None, "3", "1"):
        monkeypatch.delenv(build.OPTIMIZE, raising=False)
        if level is not None:
            monkeypatch.setenv(build.OPTIMIZE, level)
        places.add(build.place("unit", TEXTS, {}))
    assert len(places) == 2, "3 is the default"
    monkeypatch.setenv(build.OPTIMIZE, "fast")
    with pytest.raises(UsageError, match=r"MODMILL_SIM_OPTIMIZE must be 1 or 3 \(got 'fast'\)"):
        build.is_built("unit", TEXTS, {})


def test_machines_of_one_march_share_a_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    require_rtl("verilator", "g++")
    here = build.place("unit", TEXTS, {})
    monkeypatch.setenv(build.MACHINE, "x86-64-v3" if platform.machine() == "x86_64" else "armv8-a")
    parts = build._toolchain(build.PLAIN)
    assert build.place("unit", TEXTS, {}) != here
    assert "-march=native" not in parts["flags"] and "native" not in parts["processor"].split("Known valid")[0]
    monkeypatch.setenv(build.MACHINE, "abacus")
    with pytest.raises(UsageError, match=r"MODMILL_SIM_MARCH: g\+\+ has no -march=abacus"):
        build.is_built("unit", TEXTS, {})


def test_a_library_that_does_not_load_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither one just built, nor one that the cache has."""
    require_rtl("verilator", "g++")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))

    def library(source: str) -> Path:
        """One that is made of this C++ instead of a unit."""

        def compiled(work: Path, *_: object) -> None:
            (work / "unit.cpp").write_text(source, "ascii")
            programs.run(["g++", "-shared", "-fPIC", "-o", build.LIBRARY, "unit.cpp"], work)

        monkeypatch.setattr(build, "_compile", compiled)
        monkeypatch.setattr(build, "_verilate", lambda *_: None)
        return build.build("unit", "unit", TEXTS, {"source": source}, Watch(None))

    with pytest.raises(ToolFailed, match="undefined symbol: absent"):
        library("extern int absent; int *there = &absent;")
    assert not list(tmp_path.rglob(build.LIBRARY))
    folder = build.place("unit", TEXTS, {"source": "int there;"})
    folder.mkdir()
    (folder / build.LIBRARY).write_bytes(b"")
    assert library("int there;").parent == folder and (folder / build.LIBRARY).read_bytes()


def test_a_statement_of_many_terms_is_read(tmp_path: Path) -> None:
    """A linear map of GF(2^2048) has more than the 40,000 words that Verilator takes in a line."""
    require_rtl("verilator")
    terms = " ^ ".join(f"a_i[{i % 64}]" for i in range(8000))
    texts = {"unit.sv": f"module unit (input logic [63:0] a_i, output logic r_o);\nassign r_o = {terms};\nendmodule\n"}
    programs.write_texts(tmp_path, {build.PROBES: "`verilator_config\n"})
    build._verilate(tmp_path, "unit", texts, build.PLAIN, Watch(None))
    assert list((tmp_path / "verilated").glob("*.cpp"))


def test_a_build_that_takes_too_much_memory_ends_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    require_rtl("verilator", "g++")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv(memory.LIMIT, "100K")
    with pytest.raises(ToolFailed, match=r"^verilator was stopped because it takes more than 0\.1 MiB of mem"):
        build.build("unit", "unit", TEXTS, build.glue(Path(build.__file__).with_name("shim.h"), ()), Watch(None))
    assert not list(tmp_path.rglob(build.LIBRARY))


def test_the_command_refuses_another_optimisation() -> None:
    require_rtl("verilator", "g++")
    sim = ("hw", "sim", "modmul", "--bits", "16", "--products", "5", "--quiet")
    refuses(2, "MODMILL_SIM_OPTIMIZE must be 1 or 3 (got '9')", *sim, MODMILL_SIM_OPTIMIZE="9")

"""The C library as a program meets it: installed in a folder, found by pkg-config and CMake, used by C and C++."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from tests.docs.test_documents import DOCUMENTS, blocks
from tests.support import PATIENCE, ROOT, absent, modmill, succeeds, tool

EXAMPLES = ROOT / "crates" / "modmill-c" / "examples"
STRICT = ("-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Wredundant-decls", "-Werror", "-O1", "-g")
WATCHED = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")
VERDICTS = (
    *("accepted", "scalar-not-reduced", "key-encoding", "commitment-encoding"),
    *("key-small-order", "commitment-small-order", "equation"),
)


@pytest.fixture(scope="module")
def prefix(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder where the library is installed, with the code that the tests of the Rust crates are built with."""
    found = tmp_path_factory.mktemp("modmill-c")
    assert tool("dev/install.py").install(found, tested=True) == 0
    return found


def present(program: str) -> None:
    if shutil.which(program) is None:
        absent(program, f"{program} is not installed")


def paths(prefix: Path) -> dict[str, str]:
    """The environment in which programs and compilers find the library.

    Go's cache of builds keeps what pkg-config said of an earlier prefix, unless an option that Go knows differs.
    """
    lib = prefix / "lib"
    return os.environ | {
        "PKG_CONFIG_PATH": str(lib / "pkgconfig"),
        "LD_LIBRARY_PATH": str(lib),
        "CGO_LDFLAGS": f"-L{lib}",
    }


def ended(words: Sequence[str | Path], folder: Path, env: dict[str, str], code: int = 0) -> str:
    """The output of a command that must end with this code and print nothing on stderr."""
    done = subprocess.run(
        words,
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (code, ""), done.stdout + done.stderr
    return done.stdout


def compiled(prefix: Path, source: Path, folder: Path, compiler: str) -> Path:
    """A program linked with the shared library, as pkg-config says, which watches memory and undefined behaviour."""
    present(compiler)
    present("pkg-config")
    options = ended(["pkg-config", "--cflags", "--libs", "modmill"], folder, paths(prefix)).split()
    program = folder / source.stem
    standard = "-std=c++17" if source.suffix == ".cpp" else "-std=c11"
    ended([compiler, standard, *STRICT, *WATCHED, source, "-o", program, *options], folder, paths(prefix))
    return program


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
@pytest.mark.parametrize("name", ["gf2", "isogeny", "msm", "sigverify", "vdf"])
def test_each_example_in_c(prefix: Path, tmp_path: Path, name: str, compiler: str) -> None:
    program = compiled(prefix, EXAMPLES / f"{name}.c", tmp_path, compiler)
    place = tmp_path / "place"
    if name == "isogeny":  # its set-up needs a folder; the others make what they name
        place.mkdir()
    assert ended([program, place], tmp_path, paths(prefix))


@pytest.mark.parametrize("compiler", ["g++", "clang++"])
def test_the_example_in_cpp(prefix: Path, tmp_path: Path, compiler: str) -> None:
    assert ended([compiled(prefix, EXAMPLES / "jobs.cpp", tmp_path, compiler)], tmp_path, paths(prefix))


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_a_program_in_c_verifies_a_capture(prefix: Path, tmp_path: Path, compiler: str) -> None:
    program = compiled(prefix, EXAMPLES / "capture.c", tmp_path, compiler)
    file, out = tmp_path / "packets.pcap", tmp_path / "verdicts.jsonl"
    succeeds("sigverify", "gen", file, "--count", "300", "--seed", "7", "--quiet")
    modmill("sigverify", "run", file, "--out", out, "--quiet")
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    malformed = {line["record"] for line in lines if line["verdict"] == "malformed"}
    refused = {"accepted", "malformed"}
    wanted = {(line["record"], line["signature"], line["verdict"]) for line in lines if line["verdict"] not in refused}
    text = ended([program, file], tmp_path, paths(prefix), code=1)
    found = {
        (int(packet), int(signature), VERDICTS[int(verdict)])
        for packet, signature, verdict in re.findall(r"packet (\d+) signature (\d+) verdict (\d)", text)
    }
    assert malformed and wanted
    # The program makes fewer checks of a packet's form than the ledger: what it verifies beyond them does not count.
    assert {each for each in found if each[0] not in malformed} == wanted
    accepted = sum(line["verdict"] == "accepted" for line in lines)
    assert f"300 packets: {accepted} signatures accepted" in text
    file.write_bytes(file.read_bytes()[:-1])
    cut = subprocess.run([program, file], env=paths(prefix), capture_output=True, text=True, check=False)
    assert cut.returncode == 2
    assert "is cut or damaged after packet 299" in cut.stderr


def documented(language: str) -> list[str]:
    return [block for path in DOCUMENTS for each, block in blocks(path) if each == language]


@pytest.mark.parametrize("program", documented("c"))
def test_programs_in_c_of_the_documents(prefix: Path, tmp_path: Path, program: str) -> None:
    source = tmp_path / "document.c"
    source.write_text(program, encoding="utf-8")
    assert ended([compiled(prefix, source, tmp_path, "gcc")], tmp_path, paths(prefix)).startswith("rejected: ")


@pytest.mark.parametrize("program", documented("go"))
def test_programs_in_go_of_the_documents(prefix: Path, tmp_path: Path, program: str) -> None:
    present("go")
    present("pkg-config")
    module = ROOT / "go" / "modmill"
    shutil.copy(module / "go.sum", tmp_path)
    (tmp_path / "main.go").write_text(program, encoding="utf-8")
    (tmp_path / "go.mod").write_text(
        f"module document\n\ngo 1.24\n\nrequire modmill v0.0.0\n\nreplace modmill => {module}\n", encoding="utf-8"
    )
    assert ended(["go", "run", "."], tmp_path, paths(prefix)).startswith("<nil>\nmodmill: ")


def test_exactly_the_declared_functions_are_exported_with_a_version(prefix: Path) -> None:
    present("nm")
    library = next((prefix / "lib").glob("libmodmill.so.*.*.*"))
    listed = subprocess.run(["nm", "-D", "--defined-only", library], capture_output=True, text=True, check=True).stdout
    found = dict(re.findall(r" T (\w+)@@(\w+(?:\.\w+)*)", listed))
    header = (prefix / "include" / "modmill.h").read_text(encoding="utf-8")
    declared = set(re.findall(r"\b(modmill_\w+)\(", re.sub(r"/\*.*?\*/", "", header, flags=re.DOTALL)))
    assert set(found) == declared
    assert set(found.values()) == {"MODMILL_0.1"}
    named = subprocess.run(["readelf", "-d", library], capture_output=True, text=True, check=True).stdout
    assert "[libmodmill.so.0.1]" in named
    assert "NODELETE" in named


@pytest.mark.parametrize("target", ["modmill", "static"])
def test_cmake_finds_it(prefix: Path, tmp_path: Path, target: str) -> None:
    present("cmake")
    (tmp_path / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.13)\nproject(user C)\nfind_package(modmill 0.1 REQUIRED)\n"
        f"add_executable(user {EXAMPLES / 'gf2.c'})\ntarget_link_libraries(user modmill::{target})\n",
        encoding="utf-8",
    )
    for words in (["-S", ".", "-B", "build", f"-DCMAKE_PREFIX_PATH={prefix}"], ["--build", "build"]):
        ended(["cmake", *words], tmp_path, paths(prefix))
    assert ended([tmp_path / "build" / "user"], tmp_path, paths(prefix))


def go(prefix: Path, module: str, *packages: str) -> None:
    """Runs the tests of a Go module with the race detector. Skips where its modules cannot be downloaded."""
    present("go")
    present("pkg-config")
    folder, environment = ROOT / "go" / module, paths(prefix)
    call = partial(subprocess.run, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    listed = call(["go", "list", "-deps", "-test", *packages])
    if listed.returncode != 0:
        absent("go-modules", listed.stderr.strip())
    done = call(["go", "test", "-race", "-count=1", *packages])
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("package", [".", "./gnark"])
def test_go(prefix: Path, package: str) -> None:
    go(prefix, "modmill", package)


@pytest.mark.slow
def test_a_prover_in_go(prefix: Path) -> None:
    go(prefix, "groth16", ".")

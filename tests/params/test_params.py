"""The constants: those of Rust are current, the loader is typed and strict, an installed wheel has them too."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from modmill import params
from modmill.golden.vdf import is_probable_prime

ROOT = Path(__file__).resolve().parents[2]


def generate(*arguments: str, root: Path = ROOT) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(root / "tools/params/generate.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_constants_in_rust_are_current() -> None:
    done = generate("--check")
    assert done.returncode == 0, done.stderr


def test_a_changed_constant_is_noticed_and_regenerated(tmp_path: Path) -> None:
    for folder in ("tools/params", "python/modmill/_params"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    (tmp_path / "crates/modmill-vdf/src").mkdir(parents=True)
    source = tmp_path / "python/modmill/_params/moduli.toml"
    source.write_text(source.read_text("utf-8").replace("t = 8589934592", "t = 8589934593"), "utf-8")
    stale = generate("--check", root=tmp_path)
    assert stale.returncode == 1
    assert "out of date: crates/modmill-vdf/src/moduli.rs" in stale.stderr
    assert generate(root=tmp_path).returncode == 0
    assert generate("--check", root=tmp_path).returncode == 0
    assert "steps: 8589934593," in (tmp_path / "crates/modmill-vdf/src/moduli.rs").read_text("utf-8")


def test_the_loader_gives_what_the_data_state() -> None:
    raw = tomllib.loads((ROOT / "python/modmill/_params/moduli.toml").read_text("utf-8"))["modulus"]
    assert [entry["name"] for entry in raw] == list(params.moduli())
    for entry in raw:
        loaded = params.modulus(entry["name"])
        assert hex(loaded.n) == entry["n"]
        assert loaded.n.bit_length() == entry["bits"]
        assert loaded.puzzle.t == entry["puzzle"]["t"]
        assert loaded.source and loaded.trust and loaded.puzzle.status


def test_known_names_and_sizes() -> None:
    assert {m.name: m.bits for m in params.moduli().values()} == {
        "vdf-alliance": 1024,
        "lcs35": 2046,
        "csail2019": 3072,
    }
    assert params.modulus("csail2019").puzzle.t == 1 << 56
    assert params.modulus("csail2019").puzzle.milestones == (28, 55)
    assert params.modulus("vdf-alliance").puzzle.rounds == (1 << 30, 1 << 33, 1 << 33)


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(
        params.UnknownModulus, match="no modulus is called 'rsa'; known are vdf-alliance, lcs35, csail2019"
    ):
        params.modulus("rsa")


def test_a_wrong_solution_does_not_decode() -> None:
    puzzle = params.modulus("lcs35").puzzle
    assert puzzle.w is not None
    assert puzzle.decode(puzzle.w) == puzzle.message
    for wrong in (puzzle.w ^ (1 << 7), puzzle.w ^ (1 << 2000), 2):
        with pytest.raises(ValueError, match="does not solve"):
            puzzle.decode(wrong)
    with pytest.raises(ValueError, match="not negative"):
        puzzle.decode(-1)
    with pytest.raises(ValueError, match="hides no message"):
        params.modulus("vdf-alliance").puzzle.decode(5)


def test_published_figures() -> None:
    figures = params.published("vdf")
    assert min(f.ns for f in figures if f.bits == 1024) == 25.2
    assert {f.ns for f in figures if f.bits == 2046} == {1390.0, 65.0}
    assert all(f.source and f.fabric in ("cpu", "fpga") and f.ns > 0 for f in figures)
    for f in figures:
        if f.clock_mhz and f.cycles:
            assert abs(f.cycles / f.clock_mhz * 1000 - f.ns) < 0.1
        if f.watts and f.nanojoules:
            assert abs(f.watts * f.ns - f.nanojoules) < 4
    assert params.published("no such job") == ()


def test_published_rates() -> None:
    rates = params.published_rates("sigverify")
    assert {(r.fabric, r.per, r.per_second) for r in rates} == {
        ("fpga", "card", 1e6),
        ("fpga", "host", 8e6),
        ("cpu", "core", 3e4),
        ("gpu", "card", 1e6),
    }
    assert all(r.source and r.title for r in rates)
    assert params.published_rates("no such job") == ()


@pytest.mark.slow
def test_an_installed_wheel_has_the_data(tmp_path: Path) -> None:
    maturin = Path(sys.executable).with_name("maturin")
    build = [maturin, "build", "--release", "--locked", "--out", tmp_path / "wheel"]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = (tmp_path / "wheel").glob("modmill-*.whl")
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", tmp_path / "site", wheel],
        check=True,
    )
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); from modmill import params as p; print(p.__file__, *p.moduli())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, tmp_path / "site"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [str(tmp_path / "site/modmill/params.py"), *params.moduli()]
    # The hardware's hand-written parts and templates are in it too: a whole unit can be emitted.
    code = "import sys; sys.path.insert(0, sys.argv[1]); from modmill.cli import run; sys.exit(run(sys.argv[2:]))"
    words = ["hw", "emit", "vdf_ozturk", "--bits", "64", "--out", tmp_path / "unit"]
    subprocess.run(
        [sys.executable, "-c", code, tmp_path / "site", *words], cwd=tmp_path, capture_output=True, check=True
    )
    assert (tmp_path / "unit/rtl/step_loop.sv").is_file() and (tmp_path / "unit/test.sh").is_file()


def test_the_primes_of_the_isogeny_function_are_of_their_form() -> None:
    for entry in tomllib.loads((ROOT / "python/modmill/_params/isogeny.toml").read_text("utf-8"))["prime"]:
        odd = int(entry["N"], 16)
        p = (entry["f"] * odd << entry["n"]) - 1
        assert is_probable_prime(p), entry["name"]
        assert is_probable_prime(odd), entry["name"]
        assert p % 8 == 7
        assert p.bit_length() == entry["bits"]

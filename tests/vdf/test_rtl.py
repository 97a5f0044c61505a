"""The backends `rtl:<unit>` of the vdf job, by the Python API and by the command."""

from __future__ import annotations

from typing import Any

import pytest

from modmill import vdf
from modmill.backends import parse
from modmill.errors import FaultError, HardwareMismatch, Interrupted, StoppedByKeyboard, UsageError
from modmill.hw.interface import registry
from modmill.modulus import Modulus
from modmill.vdf import rtl
from modmill.vdf.engine import GATES
from tests.hw.support import require_tool
from tests.support import refuses, succeeds

N = 2**128 - 159
EVAL = ["vdf", "eval", "-m", hex(N), "-t", "2000", "-q", "--accept-modulus"]


@pytest.mark.parametrize("unit", [parse(name).choice for name in GATES.backends()])
@pytest.mark.parametrize("proof", ["none", "wesolowski", "pietrzak"])
def test_every_unit_squares_and_the_proof_verifies(unit: str, proof: vdf.ProofKind) -> None:
    require_tool("verilator")
    result = vdf.evaluate(N, 2000, 5, proof=proof, accept_modulus=True, backend=f"rtl:{unit}")
    assert result.y_full == pow(5, 1 << 2000, N)
    assert result.backend == f"rtl:{unit}"
    assert result.simulation is not None
    assert result.simulation["cycles"] >= 2000
    assert "the whole chain on" in result.checked_by
    if proof != "none":
        assert "the proof was made by" in result.why
        assert vdf.verify(result.proof_file or "", accept_modulus=True).y == result.y


def test_the_command_says_what_ran_and_what_checked_it() -> None:
    require_tool("verilator")
    record = succeeds(*EVAL, "--backend", "rtl:vdf_ozturk", "--json", "--proof", "none").json
    assert record["backend"] == "rtl:vdf_ozturk"
    assert int(record["result"]["y_full"], 16) == pow(2, 1 << 2000, N)
    assert record["result"]["simulation"]["cycles"] >= 8000
    assert record["result"]["simulation"]["simulator"].startswith("Verilator ")
    assert "Verilator" in record["why"]
    text = succeeds(*EVAL, "--backend", "rtl:vdf_ozturk", "--proof", "none").out
    assert "whose result is the same" in text


@pytest.mark.parametrize("unit", registry.units("vdf"))
def test_the_source_s_example_in_gates(unit: str) -> None:
    require_tool("verilator")
    ran = succeeds("vdf", "eval", "-m", "253", "-x", "2", "-t", "10", "--backend", f"rtl:{unit}", "--json", "-q")
    assert (ran.json["result"]["y_full"], ran.json["backend"]) == ("0x47", f"rtl:{unit}")
    assert "only 8 bits" in ran.err


def test_what_is_refused() -> None:
    said = "checkpoint: needs a backend on the processor: portable, neon, avx2, avxifma, avx512 (got rtl:vdf_ozturk)"
    refuses(2, said, *EVAL, "--backend", "rtl:vdf_ozturk", "--checkpoint", "c")
    wide = ["vdf", "eval", "-m", "csail2019", "-t", "9", "--backend", "rtl:vdf_ozturk"]
    refuses(2, "rtl:vdf_ozturk: takes odd moduli of up to 2048 bits; this one has 3072", *wide)
    refuses(2, "the modulus must be odd", "vdf", "eval", "-m", hex(N + 1), "-t", "9", "--backend", "rtl:vdf_ozturk")
    refuses(2, "MODMILL_VERILATOR names", *EVAL, "--backend", "rtl:vdf_ozturk", MODMILL_VERILATOR="/nowhere")


def test_auto_never_simulates() -> None:
    assert not vdf.evaluate(N, 9, proof="none").backend.startswith("rtl:")


def test_widths_cover_what_is_promised() -> None:
    for bits, width in ((128, 128), (129, 256), (1023, 1024), (1024, 1024), (2048, 2048)):
        assert rtl.width_for(Modulus((1 << (bits - 1)) + 1), "rtl:vdf_ozturk") == width
    with pytest.raises(UsageError, match="up to 2048 bits"):
        rtl.width_for(Modulus((1 << 2048) + 1), "rtl:vdf_ozturk")
    assert rtl.width_for(Modulus((1 << 3071) + 1), "rtl:vdf_multiplexed") == 3072


def test_a_wrong_result_never_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gates of another modulus stand for broken ones."""
    require_tool("verilator")
    from modmill.hw.stream import simulation

    right = simulation.tables
    monkeypatch.setattr(simulation, "tables", lambda squarer, modulus, images: right(squarer, modulus - 2, images))
    with pytest.raises(HardwareMismatch, match=r"squaring 1 of vdf_ozturk-128.* is wrong: stage"):
        vdf.evaluate(N, 300, 2**100 + 7, proof="none", backend="rtl:vdf_ozturk")


@pytest.mark.parametrize("unit", ["vdf_ozturk", "vdf_bipartite"])
def test_a_unit_that_checks_itself_says_so_before_anyone_compares(unit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One bit of a row of one table is wrong: its check word is not that of the row."""
    require_tool("verilator")
    from modmill.hw.sim.images import Images
    from modmill.hw.stream import simulation

    def broken(squarer: Any, modulus: int, images: Images | None) -> Images:
        found = {name: list(entries) for name, entries in right(squarer, modulus, images).items()}
        for at in range(0, len(found["tables.hex"]), 16):  # a row: 8 words, its check word, and zeros
            found["tables.hex"][at] ^= 4
        return found

    right = simulation.tables
    monkeypatch.setattr(simulation, "tables", broken)
    with pytest.raises(FaultError, match=rf"the unit's self-check failed at squaring .* \({unit}-128.*-checked\)") as e:
        vdf.evaluate(N, 300, 2**100 + 7, proof="none", backend=f"rtl:{unit}:checked")
    assert 1 <= e.value.squaring <= 5


@pytest.mark.parametrize("how", ["^C", "callback"])
def test_a_stop_tells_how_far_it_came(how: str) -> None:
    require_tool("verilator")

    def progress(step: vdf.Progress) -> bool | None:
        if step.phase != "squarings" or step.done < 101:
            return None
        if how == "^C":
            raise KeyboardInterrupt
        return False

    steps = 5_000_000
    with pytest.raises(StoppedByKeyboard if how == "^C" else Interrupted) as e:
        vdf.evaluate(N, steps, proof="none", backend="rtl:vdf_ozturk", progress=progress)
    assert 100 < e.value.done < steps
    assert e.value.total == steps

"""Names of backends are parsed once, and each job finds its engines by them: all with the same rules and words."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from modmill import gf2, isogeny, msm, sigverify, vdf
from modmill.backends import Engines, Fabric, Gates, Named, parse
from modmill.cli.choices import backend_option
from modmill.errors import BackendUnavailable, UsageError
from modmill.gf2.engine import ENGINES as GF2
from modmill.hw.interface import registry
from modmill.isogeny.engines import ENGINES as ISOGENY
from modmill.isogeny.walk.compute import compute
from modmill.isogeny.walk.engines import ENGINES as WALK
from modmill.isogeny.walk.plan import choose
from modmill.msm.engines import ENGINES as MSM
from modmill.msm.gates.options import Simulated
from modmill.sigverify.engines import ENGINES as SIGVERIFY
from modmill.vdf.engine import GATES
from modmill.vdf.engines import ENGINES as VDF

JOBS: dict[str, tuple[Engines[Any], Callable[[str], object]]] = {
    "vdf": (VDF, lambda backend: vdf.evaluate("vdf-alliance", 9, backend=backend)),
    "sigverify": (SIGVERIFY, lambda backend: sigverify.start("none.jsonl", backend=backend)),
    "gf2": (GF2, lambda backend: gf2.Field("nist-b163", backend)),
    "msm": (MSM, lambda backend: msm.Bases("bls12-377", [], backend=backend)),
    "isogeny.eval": (ISOGENY, lambda backend: isogeny.evaluate("none", message=b"m", backend=backend)),
    "isogeny.walk": (WALK, lambda backend: compute("p14", 1, lambda k: choose("pebble", k, 1), backend=backend)),
}
"""The registry of each job, and a call of its public function."""


@pytest.mark.parametrize(
    ("backend", "named"),
    [
        ("avx2", Named(Fabric.CPU, "avx2")),
        ("avxifma", Named(Fabric.CPU, "avxifma")),
        ("neon", Named(Fabric.CPU, "neon")),
        ("auto", Named(Fabric.CPU, "auto")),
        ("opencl", Named(Fabric.OPENCL, "")),
        ("opencl:1", Named(Fabric.OPENCL, "1")),
        ("opencl2", Named(Fabric.CPU, "opencl2")),
        ("rtl", Named(Fabric.CPU, "rtl")),
        ("rtl:vdf_ozturk:checked", Named(Fabric.RTL, "vdf_ozturk:checked")),
        (5, Named(Fabric.CPU, "5")),
    ],
)
def test_a_name_says_the_fabric(backend: object, named: Named) -> None:
    assert parse(backend) == named


@pytest.mark.parametrize("job", JOBS)
def test_what_a_job_does_not_have_is_refused_in_the_same_words(job: str) -> None:
    engines, call = JOBS[job]
    reasons = {"cuda": "there is no backend of that name", "rtl": "there is no backend of that name"}
    serves, none = f"no unit of that name serves {job}", f"{job} has no backends in simulated gates"
    reasons["rtl:modmul"] = serves if Fabric.RTL in engines.makers else none
    if Fabric.OPENCL not in engines.makers:
        reasons["opencl:0"] = f"{job} has no backends on OpenCL devices"
    for backend, reason in reasons.items():
        with pytest.raises(BackendUnavailable) as e:
            call(backend)
        available = ", ".join(engines.names())
        assert e.value.data == {"wanted": backend, "reason": reason, "available": available}
        assert str(e.value).startswith(f"backend `{backend}` is not available: {reason} (available: {available})")
        assert available.startswith("portable, ")


def test_a_name_that_was_probably_meant_is_told() -> None:
    with pytest.raises(BackendUnavailable, match=r"\. Did you mean 'rtl:vdf_ozturk:checked'\?$"):
        VDF.of("rtl:vdf_ozturk:check")


@pytest.mark.parametrize("job", JOBS)
def test_options_of_another_fabric_are_refused_in_the_same_words(job: str) -> None:
    engines, _ = JOBS[job]
    gates = ", ".join(engines.gates.backends())
    wave = {Fabric.RTL: {"wave": "a.fst", "other": None}}
    assert engines.of("auto", {Fabric.RTL: {"wave": None}}) is engines.of("portable")
    needs = f"wave: needs a backend in simulated gates: {gates} (got auto)"
    none = f"wave: {job} has no backends in simulated gates (got auto)"
    with pytest.raises(UsageError) as e:
        engines.of("auto", wave)
    assert str(e.value) == (needs if gates else none)
    for backend in engines.gates.backends():
        assert engines.of(backend, wave) is not engines.of("auto")
        with pytest.raises(UsageError, match=rf"^checkpoint: needs a backend on the processor: .* \(got {backend}\)$"):
            engines.of(backend, {Fabric.CPU: {"checkpoint": Path("c")}})


@pytest.mark.parametrize("job", JOBS)
def test_gates_of_a_job_are_one_registration(job: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A unit that serves the job, and what makes its engine: names, checks and completion follow."""
    engines, _ = JOBS[job]
    monkeypatch.setattr(registry.family("modmul"), "job", job)
    made = dataclasses.replace(engines, makers={**engines.makers, Fabric.RTL: "its maker"})
    assert made.of("rtl:modmul") == "its maker" != made.of("auto")
    assert made.gates.find("rtl:modmul") == ("modmul", {})
    completed = backend_option(engines=made).click_type.values()
    assert "rtl:modmul" in completed and completed[0] == "auto"
    with pytest.raises(BackendUnavailable, match=rf"no unit of that name serves {job} "):
        made.of("rtl:x")


def test_gates_are_the_units_of_a_job_and_their_variants() -> None:
    assert [parse(name).choice for name in GATES.backends()][: len(registry.units("vdf"))] == [*registry.units("vdf")]
    assert GATES.find("rtl:vdf_bipartite:checked") == ("vdf_bipartite", {"self_check": True})
    assert "rtl:vdf_predictive_montgomery:checked" not in GATES.backends()
    assert (Gates("msm").backends(), Gates("vdf.verify").backends()) == (("rtl:msm",), ())


def test_a_waveform_is_a_waveform() -> None:
    wrong: Any = "a.fst"
    with pytest.raises(UsageError, match=r"^wave: must be a Waveform \(got str\)$"):
        vdf.evaluate(253, 9, wave=wrong)
    with pytest.raises(UsageError, match=r"^wave: must be a Waveform \(got str\)$"):
        sigverify.start("none.jsonl", wave=wrong)
    with pytest.raises(UsageError, match=r"^wave: must be a Waveform \(got str\)$"):
        Simulated(wave=wrong)

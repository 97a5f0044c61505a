"""modmill doctor: honest about what is here, with a remedy for what is not."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from modmill import _native, doctor
from tests.support import N, absent, refuses, require_backend, require_opencl, succeeds

ROOT = Path(__file__).resolve().parents[1]


def test_it_agrees_with_the_extension_about_backends() -> None:
    findings = [f for f in doctor.diagnose().findings if f.area == "Backends"]
    found = {f.name: f.present for f in findings if not f.name.startswith("opencl")}
    assert found.pop("extension")
    kinds = _native.backends()
    assert found == {name: any(kind.get(name) == "" for kind in kinds.values()) for name in _native.BACKENDS}


@pytest.mark.parametrize(
    ("feature", "kind", "other"),
    [("vpclmulqdq", "binary fields", "integers"), ("avx512ifma", "integers", "binary fields")],
)
def test_each_kind_of_arithmetic_has_a_backend_of_its_own(feature: str, kind: str, other: str) -> None:
    """With a feature hidden, the kind of arithmetic that needs it loses the backend, and the other one keeps it."""
    require_backend("avx512", N)
    if missing := _native.backends()["binary fields"]["avx512"]:
        absent("avx512", missing)
    shown = succeeds("doctor", "--json", MODMILL_MASK=feature).json
    backends = {f["name"]: f for f in shown["findings"] if f["area"] == "Backends"}
    jobs = {f["name"]: f["detail"].split(",")[0].split(" ")[0] for f in shown["findings"] if f["area"] == "Jobs"}
    assert backends["avx512"]["present"] and backends["avx512"]["detail"] == other
    assert backends["avx512"]["remedy"] == f"{kind}: MODMILL_MASK hides {feature}"
    assert backends["portable"]["detail"] == "integers, binary fields"
    left = [name for name, missing in _native.backends()[kind].items() if not missing and name != "avx512"]
    best, others = left[-1], ", ".join(left)
    next_best = dict.fromkeys(["gf2"] if kind == "binary fields" else ["isogeny", "msm", "sigverify", "vdf"], best)
    assert jobs == {job: next_best.get(job, "avx512") for job in jobs} and set(next_best) < set(jobs)
    said = f"backend `avx512` is not available: MODMILL_MASK hides {feature} (available: {others})"
    gf2 = ("gf2", "pow", "-", "5", "--modulus", "x^255+x^82+1", "--backend", "avx512")
    vdf = ("vdf", "eval", "--modulus", str(N), "--base", "2", "-t", "9", "--backend", "avx512")
    refused, runs = (gf2, vdf) if kind == "binary fields" else (vdf, gf2)
    refuses(2, said, *refused, stdin=bytes(32), MODMILL_MASK=feature)
    succeeds(*runs, stdin=bytes(32), MODMILL_MASK=feature)


def test_a_misspelled_feature_is_refused() -> None:
    refuses(2, "MODMILL_MASK names `avx512fima`; the features", "doctor", MODMILL_MASK="avx512f,avx512fima")


def test_json_and_text_say_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    code = doctor.main(["--json"])
    shown = json.loads(capsys.readouterr().out)
    assert shown["ok"] is (code == 0)
    assert {f["area"] for f in shown["findings"]} == {"Processor", "Backends", "Jobs", "Peers", "Hardware", "Tools"}
    doctor.main([])
    text = capsys.readouterr().out
    for finding in shown["findings"]:
        assert finding["name"] in text
        assert finding["detail"] in text


def test_columns_stay_apart_however_wide_their_entries_are() -> None:
    entries = (("short", "brief"), ("x" * 20, "y" * 60), ("short", "brief"))
    findings = tuple(doctor.Finding("Jobs", name, True, False, detail, "use", "") for name, detail in entries)
    lines = doctor.Diagnosis("cpu", 1, "system", findings).as_text().splitlines()[3:6]
    assert [line.split() for line in lines] == [["yes", name, detail, "use"] for name, detail in entries]
    assert len({line.index("use") for line in lines}) == 1


def test_whatever_is_missing_has_a_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "_library", lambda soname: None)
    monkeypatch.setattr(doctor, "_find", lambda name: None)
    monkeypatch.setattr(doctor.places, "processor", lambda: ("some processor", frozenset({"bmi2"})))
    monkeypatch.setattr(doctor.places, "LIBERTY", Path("nowhere"))
    monkeypatch.setattr(doctor.places, "verilator", lambda: None)
    monkeypatch.setattr(doctor.places, "SIGVERIFY_PEERS", ("nowhere",))
    monkeypatch.setattr(doctor.places, "MSM_PEERS", ("nowhere",))
    monkeypatch.setattr(doctor.places, "GF2_PEERS", Path("nowhere"))
    monkeypatch.setattr(doctor.importlib.util, "find_spec", lambda name: None)
    diagnosis = doctor.diagnose()
    missing = {f.name: f for f in diagnosis.findings if not f.present and f.area != "Backends"}
    hardware = {"verilator", "g++", "make", "iverilog", "pyosys", "nextpnr", "opensta", "osu018"}
    peers = {"GMP", "OpenSSL", "Ed25519", "NTL", "Curves"}
    others = {
        "avxifma",
        "avx2-fma",
        "avx2-pclmulqdq",
        "avx512-ifma",
        "vpclmulqdq",
        "mulx-adx",
        "cargo",
        "rustc",
        "cc",
        "cargo-fuzz",
    }
    assert set(missing) == hardware | peers | others
    assert all(f.remedy for f in missing.values())
    assert missing["mulx-adx"].detail == "lacks adx"
    assert all(f.remedy in diagnosis.as_text() for f in missing.values())


def test_the_opencl_devices_have_the_names_that_backends_take() -> None:
    require_opencl()
    from modmill.opencl.devices import devices

    found = [f for f in doctor.diagnose().findings if f.name.startswith("opencl")]
    assert [f.name for f in found] == [one.facts.key for one in devices()]
    assert all(f.present for f in found)


@pytest.mark.parametrize(("devices", "words"), [((), "pocl-opencl-icd"), (None, "modmill[opencl]")])
def test_without_a_device_or_library_there_is_a_remedy(
    monkeypatch: pytest.MonkeyPatch, devices: tuple[()] | None, words: str
) -> None:
    from modmill.opencl import devices as module
    from modmill.opencl.errors import DeviceMissing

    def found() -> tuple[()]:
        if devices is None:
            raise DeviceMissing("no library", command=module.GET_PYOPENCL)
        return devices

    monkeypatch.setattr(module, "devices", found)
    (finding,) = [f for f in doctor.diagnose().findings if f.name.startswith("opencl")]
    assert not finding.present and words in finding.remedy


def test_it_runs_as_a_file_without_the_package() -> None:
    done = subprocess.run(
        [sys.executable, "-I", "-S", ROOT / "python/modmill/doctor.py"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1  # -I -S hides the package, so the extension counts as not built
    assert "run: ./dev run" in done.stdout
    assert done.stderr == ""

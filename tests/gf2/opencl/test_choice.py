"""The choice of `auto`, and the reason that it gives."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from modmill.gf2.opencl import choice, methods, tuned
from modmill.gf2.opencl.config import Config, ConfigError
from modmill.gf2.opencl.engine import Engine
from modmill.gf2.opencl.plan import ProductPlan
from modmill.golden import gf2 as golden
from modmill.opencl.devices import DeviceFacts, Found
from modmill.opencl.errors import KernelBuildError
from tests.gf2.opencl.support import operands, pack, unpack

POLY = golden.from_terms([255, 82, 0])
DENSE = golden.from_terms([163, *range(0, 160, 3)])


@pytest.fixture(autouse=True)
def afresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is known, nothing was explored, and samples are short."""
    monkeypatch.setattr(choice, "_cache", {})
    monkeypatch.setattr(choice, "SAMPLE_BYTES", 1 << 14)
    monkeypatch.setattr(tuned, "best", lambda _device, _poly: None)
    yield


def right(engine: Engine, poly: int) -> bool:
    a, b = operands(poly, 30, 1), operands(poly, 30, 2)
    return unpack(engine.mul(pack(a, poly), pack(b, poly))) == [
        golden.mul(poly, x, y) for x, y in zip(a, b, strict=True)
    ]


def test_auto_measures_and_says_so(device: Found) -> None:
    engine = Engine(POLY, device.facts.key)
    assert "fastest on a sample of" in engine.why
    assert f"{engine.method} " in engine.why
    assert engine.why.count(" ns") >= (2 if device.facts.kind == "cpu" else 1)
    assert right(engine, POLY)


def test_auto_measures_once(device: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice, "CANDIDATES", ("barrett",))
    first = choice.automatic(POLY, device)
    monkeypatch.setattr(choice, "Candidate", None)
    assert choice.automatic(POLY, device) is first


def test_what_was_explored_is_taken(device: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    best = Config("fios", vector=2)
    monkeypatch.setattr(tuned, "best", lambda _device, _poly: best)
    monkeypatch.setattr(choice, "CANDIDATES", ())
    engine = Engine(POLY, device.facts.key)
    assert engine.config == best
    assert "(explored)" in engine.why
    assert right(engine, POLY)


@pytest.mark.parametrize(("explored", "taken"), [(3e-9, "barrett"), (1e-9, "fios")])
def test_what_was_explored_must_be_faster(
    device: Found, monkeypatch: pytest.MonkeyPatch, explored: float, taken: str
) -> None:
    """An exploration may have tried a slow method alone."""

    def time(candidate: choice.Candidate) -> None:
        candidate.seconds = explored if candidate.config.method == "fios" else 2e-9

    monkeypatch.setattr(choice.Candidate, "time", time)
    monkeypatch.setattr(tuned, "best", lambda _device, _poly: Config("fios", vector=2))
    monkeypatch.setattr(choice, "CANDIDATES", ("barrett",))
    assert choice.automatic(POLY, device).config.method == taken


def test_what_was_explored_and_no_longer_builds_is_passed_over(device: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuned, "best", lambda _device, _poly: Config("direct", items=300))
    monkeypatch.setattr(choice, "CANDIDATES", ("barrett",))
    chosen = choice.automatic(POLY, device)
    assert chosen.config.method == "barrett"
    assert "sample" in chosen.why


def test_what_was_explored_and_no_longer_compiles_is_passed_over(
    device: Found, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kernel stands for one that the device's compiler refuses after a change."""
    real = methods.plan

    def plan(poly: int, config: Config, facts: DeviceFacts) -> ProductPlan:
        made = real(poly, config, facts)
        return replace(made, source="no OpenCL C") if config.method == "fios" else made

    monkeypatch.setattr(methods, "plan", plan)
    monkeypatch.setattr(tuned, "best", lambda _device, _poly: Config("fios", vector=2))
    monkeypatch.setattr(choice, "CANDIDATES", ("barrett",))
    engine = Engine(POLY, device.facts.key)
    assert engine.config.method == "barrett"
    assert "sample" in engine.why
    assert right(engine, POLY)
    assert Engine(POLY, device.facts.key).config.method == "barrett"
    with pytest.raises(KernelBuildError):
        Engine(POLY, device.facts.key, config=Config("fios", vector=2))


def test_a_candidate_that_is_refused_leaves_the_others(device: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice, "CANDIDATES", ("direct", "barrett"))  # direct takes no dense modulus
    assert choice.automatic(DENSE, device).config.method == "barrett"
    monkeypatch.setattr(choice, "_cache", {})
    monkeypatch.setattr(choice, "CANDIDATES", ("direct",))
    assert choice.automatic(DENSE, device).config.method == choice.FALLBACK


def test_no_candidate_at_all_is_an_error(device: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice, "CANDIDATES", ())
    monkeypatch.setattr(choice, "FALLBACK", "direct")
    with pytest.raises(ConfigError, match="at most nine terms"):
        choice.automatic(DENSE, device)

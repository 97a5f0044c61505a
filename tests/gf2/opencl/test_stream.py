"""Streams of chunks, and devices that run out of memory or fail on the way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from modmill.errors import Interrupted
from modmill.gf2.opencl import engine as engine_module
from modmill.gf2.opencl.config import Config
from modmill.gf2.opencl.engine import Engine
from modmill.golden import gf2 as golden
from modmill.opencl.devices import Found
from modmill.opencl.errors import DeviceFailed
from modmill.opencl.runtime import Runtime
from tests.gf2.opencl.support import failure, operands, pack, unpack

AnyRuntime = Runtime[Any]
POLY = golden.from_terms([255, 82, 0])
CONFIG = Config("direct", vector=2)


@pytest.fixture
def made(device: Found) -> Engine:
    return Engine(POLY, device.facts.key, config=CONFIG)


def products(engine: Engine, n: int) -> bool:
    """True if the engine multiplies n elements rightly."""
    a, b = operands(POLY, n, 1), operands(POLY, n, 2)
    return unpack(engine.mul(pack(a, POLY), pack(b, POLY))) == [
        golden.mul(POLY, x, y) for x, y in zip(a, b, strict=True)
    ]


def failing(monkeypatch: pytest.MonkeyPatch, when: Callable[[AnyRuntime, int, int], str | None]) -> list[int]:
    """Launches fail with the status that `when(runtime, number of the launch, elements)` names. The sizes launched."""
    launched: list[int] = []
    launch = Runtime.launch

    def wrapped(self: AnyRuntime, queue: Any, kernel: str, out: Any, inputs: Any, n: int, **more: Any) -> Any:
        launched.append(n)
        code = when(self, len(launched), n)
        if code is not None:
            raise failure(code)
        return launch(self, queue, kernel, out, inputs, n, **more)

    monkeypatch.setattr(Runtime, "launch", wrapped)
    return launched


def second(monkeypatch: pytest.MonkeyPatch, device: Found) -> Found:
    """Another device to turn to."""
    other = Found(device.device, replace(device.facts, key="opencl:second"))
    monkeypatch.setattr(engine_module, "others", lambda than: [other] if than is not other else [device])
    return other


@pytest.mark.parametrize("most", [1, 2, 7, 100, None])
@pytest.mark.parametrize("n", [1, 2, 99, 100, 101])
def test_chunks_of_any_size_give_the_same(made: Engine, most: int | None, n: int) -> None:
    made.most = most
    assert products(made, n)


def test_nothing_is_a_stream_too(made: Engine) -> None:
    nothing = np.empty((0, 4), np.uint64)
    assert made.mul(nothing, nothing).shape == (0, 4)
    assert made.inv(nothing).shape == (0, 4)
    assert made.trace(nothing).shape == (0,)


def test_progress_tells_each_chunk_and_stops(made: Engine) -> None:
    heard: list[tuple[int, int]] = []
    made.most = 10
    made.progress = lambda step: heard.append((step.done, step.total))
    assert products(made, 36)
    assert heard == [(10, 36), (20, 36), (30, 36), (36, 36)]
    made.progress = lambda step: step.done < 20
    with pytest.raises(Interrupted, match="stopped after 20 of 36") as caught:
        products(made, 36)
    assert caught.value.done == 20
    made.progress = None
    assert products(made, 36)


@pytest.mark.parametrize("code", ["MEM_OBJECT_ALLOCATION_FAILURE", "OUT_OF_RESOURCES", "OUT_OF_HOST_MEMORY"])
def test_memory_exhausted_halves_the_chunk(made: Engine, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    launched = failing(monkeypatch, lambda _runtime, _number, n: code if n > 20 else None)
    assert products(made, 100)
    assert launched[0] == 100
    assert max(launched[3:]) <= 20 < launched[2]
    assert sum(n for n in launched if n <= 20) == 100


def test_a_buffer_that_the_device_refuses_halves_the_chunk(made: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    # The device itself says no here: a buffer of half the address space.
    taken = Runtime.bytes_for
    monkeypatch.setattr(Runtime, "bytes_for", lambda self, n: 1 << 62 if n > 30 else taken(self, n))
    assert products(made, 100)


def test_memory_exhausted_at_the_least_goes_elsewhere(
    made: Engine, device: Found, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = second(monkeypatch, device)
    full = "MEM_OBJECT_ALLOCATION_FAILURE"
    failing(monkeypatch, lambda runtime, _number, _n: full if runtime.found is device else None)
    assert products(made, 100)
    assert made.backend == other.facts.key


@pytest.mark.parametrize("lost", [1, 2, 3, 7])
def test_a_lost_device_is_replaced_and_nothing_is_lost(
    made: Engine, device: Found, monkeypatch: pytest.MonkeyPatch, lost: int
) -> None:
    second(monkeypatch, device)
    made.most = 10
    launched = failing(
        monkeypatch,
        lambda runtime, number, _n: "DEVICE_NOT_AVAILABLE" if runtime.found is device and number >= lost else None,
    )
    assert products(made, 95)
    assert made.backend == "opencl:second"
    assert "continued here after" in made.why
    assert "DEVICE_NOT_AVAILABLE" in made.why
    assert len(launched) >= 10


def test_no_other_device_says_how_far_it_got(made: Engine, device: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_module, "others", lambda than: [])
    made.most = 10
    a, b = operands(POLY, 95, 1), operands(POLY, 95, 2)
    failing(monkeypatch, lambda _runtime, number, _n: "DEVICE_NOT_AVAILABLE" if number == 6 else None)
    with pytest.raises(DeviceFailed, match=r"no other device could take over\. \d+ of 95 elements are done") as caught:
        made.mul(pack(a, POLY), pack(b, POLY))
    done = caught.value.done
    assert 0 < done < 95
    assert caught.value.total == 95
    assert not caught.value.memory
    assert unpack(caught.value.partial) == [golden.mul(POLY, x, y) for x, y in zip(a[:done], b[:done], strict=True)]


def test_two_lost_devices_are_not_tried_in_turn_for_ever(
    made: Engine, device: Found, monkeypatch: pytest.MonkeyPatch
) -> None:
    second(monkeypatch, device)
    failing(monkeypatch, lambda _runtime, _number, n: "DEVICE_NOT_AVAILABLE" if n == 20 else None)
    with pytest.raises(DeviceFailed):
        products(made, 20)
    assert made.backend == "opencl:second"


def test_a_power_survives_the_loss_too(made: Engine, device: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    second(monkeypatch, device)
    made.most = 4
    failing(
        monkeypatch,
        lambda runtime, number, _n: "DEVICE_NOT_AVAILABLE" if runtime.found is device and number > 20 else None,
    )
    a = operands(POLY, 10, 1)
    assert unpack(made.pow(pack(a, POLY), 1001)) == [golden.power(POLY, x, 1001) for x in a]

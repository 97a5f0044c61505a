"""Devices by name, and what is said where there are none."""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest

from modmill.opencl import devices
from modmill.opencl.devices import Found
from modmill.opencl.errors import DeviceMissing


@pytest.fixture
def three(device: Found, monkeypatch: pytest.MonkeyPatch) -> tuple[Found, ...]:
    """A machine with a processor, a graphics device and another processor."""
    made = tuple(
        Found(device.device, replace(device.facts, key=f"opencl:{i}", kind=kind, name=name, platform=platform))
        for i, (kind, name, platform) in enumerate(
            [
                ("cpu", "Slow One", "Portable Computing Language"),
                ("gpu", "Grand 9", "Maker"),
                ("cpu", "Slow Two", "Maker"),
            ]
        )
    )
    monkeypatch.setattr(devices, "devices", lambda: made)
    return made


def test_a_real_device_is_found_by_every_name(device: Found) -> None:
    assert device in devices.devices()
    assert devices.find(device.facts.key) is device
    assert devices.find(f"opencl:{device.facts.name.upper()}").facts.name == device.facts.name
    assert device.facts.max_group >= 1
    assert device.facts.global_bytes >= device.facts.max_buffer_bytes > 0


@pytest.mark.parametrize(
    ("name", "index"),
    [
        ("opencl", 1),
        ("opencl:0", 0),
        ("opencl:2", 2),
        ("opencl: 1 ", 1),
        ("opencl:grand", 1),
        ("opencl:TWO", 2),
        ("opencl:maker", 1),
        ("opencl:portable", 0),
    ],
)
def test_names(three: tuple[Found, ...], name: str, index: int) -> None:
    assert devices.find(name) is three[index]


@pytest.mark.parametrize("name", ["opencl:3", "opencl:nothing", "opencl:", "cl", "", "opencl:-1", "openclx"])
def test_a_name_without_a_device_lists_what_there_is(three: tuple[Found, ...], name: str) -> None:
    with pytest.raises(DeviceMissing, match=r"Available: opencl:0 Slow One .*opencl:1 Grand 9") as caught:
        devices.find(name)
    assert caught.value.available == [f.facts.key for f in three]


def test_others_are_the_best_first(three: tuple[Found, ...]) -> None:
    assert devices.others(three[0]) == [three[1], three[2]]


def test_no_device_names_the_command_that_gets_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "devices", lambda: ())
    with pytest.raises(DeviceMissing, match="apt-get install -y pocl-opencl-icd") as caught:
        devices.find("opencl")
    assert "apt-get" in caught.value.command


def test_no_pyopencl_names_the_command_that_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyopencl", None)
    with pytest.raises(DeviceMissing, match=r"pip install 'modmill\[opencl\]'"):
        devices.library()

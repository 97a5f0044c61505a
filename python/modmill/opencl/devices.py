"""OpenCL devices: their facts, and finding them by name: "opencl", "opencl:0", "opencl:pocl".

>>> from modmill.errors import BackendUnavailable
>>> try:
...     find("opencl:no such device")
... except BackendUnavailable as e:
...     print(str(e).split(":")[0])
opencl
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any

from modmill.errors import BackendUnavailable
from modmill.opencl.errors import DeviceMissing
from modmill.places import processor

if TYPE_CHECKING:
    import pyopencl as cl

PREFIX = "opencl"
GET_PYOPENCL = "pip install 'modmill[opencl]'"
GET_DEVICE = "sudo apt-get install -y pocl-opencl-icd ocl-icd-libopencl1"
GET_DEVICE_UNPRIVILEGED = "pip install pocl-binary-distribution"
UNLIMITED_STACK = 1 << 21
"""Bytes of stack that glibc gives a thread where `ulimit -s` is unlimited."""
RANK = {"gpu": 0, "accelerator": 1, "cpu": 2}
"""The order in which "opencl" alone prefers kinds of devices."""


@dataclass(frozen=True, slots=True)
class DeviceFacts:
    """The facts about a device that the rest of Modmill needs."""

    key: str
    """The user's name for it: "opencl:0"."""
    name: str
    platform: str
    kind: str
    """ "cpu", "gpu" or "accelerator"."""
    compute_units: int
    max_group: int
    """Most work items of a group."""
    local_bytes: int
    """Local memory of a group."""
    global_bytes: int
    max_buffer_bytes: int
    base_align_bytes: int
    """Alignment of a sub-buffer's start."""
    extensions: frozenset[str]
    host_flags: frozenset[str]
    """The flags of /proc/cpuinfo where the device is this machine's processor, else empty."""
    stack_bytes: int = 0
    """Stack of a thread where the device is this machine's processor, else 0."""

    @property
    def pocl(self) -> bool:
        """True if the platform is PoCL, whose compiler is clang and whose processor device is this machine."""
        return "portable computing language" in self.platform.lower()


@dataclass(frozen=True, slots=True)
class Found:
    """A device with its facts."""

    device: cl.Device
    facts: DeviceFacts


def library() -> ModuleType:
    """The module pyopencl. Raises DeviceMissing with the command that installs it, BackendUnavailable after a fork."""
    try:
        import pyopencl
    except ImportError as e:
        raise DeviceMissing(
            f"opencl: pyopencl cannot be loaded ({e}). To install it, run: {GET_PYOPENCL}",
            wanted=PREFIX,
            reason=str(e),
            available=[],
            command=GET_PYOPENCL,
        ) from None
    if os.getpid() != (first := _first_process()):
        reason = (
            f"this process was forked from process {first}, which had used OpenCL, and drivers do not survive that. "
            "Make processes by the start method `spawn` (multiprocessing.get_context('spawn')), or use OpenCL in the "
            "children alone"
        )
        raise BackendUnavailable(f"{PREFIX}: {reason}", wanted=PREFIX, reason=reason, available=[])
    return pyopencl


@cache
def _first_process() -> int:
    """The process that was the first to use OpenCL, of this one and those that it was forked from."""
    return os.getpid()


def devices() -> tuple[Found, ...]:
    """Every usable OpenCL device of this machine, in the order of "opencl:INDEX". Raises as :func:`library` does."""
    library()
    return _devices()


@cache
def _devices() -> tuple[Found, ...]:
    cl = library()
    found: list[Found] = []
    try:
        platforms = cl.get_platforms()
    except cl.Error:
        # The loader found no platform (CL_PLATFORM_NOT_FOUND_KHR).
        platforms = []
    for platform in platforms:
        try:
            here = platform.get_devices()
        except cl.Error:
            continue
        for device in here:
            if device.available and device.compiler_available and device.endian_little:
                found.append(Found(device, _facts(cl, device, f"{PREFIX}:{len(found)}")))
    return tuple(found)


def find(name: str = PREFIX) -> Found:
    """The device of that name. Raises DeviceMissing.

    "opencl" prefers a GPU to an accelerator to a processor. "opencl:INDEX" counts devices; "opencl:PART" takes a part
    of the device's or platform's name, in upper or lower case.
    """
    all_ = devices()
    head, _, which = name.partition(":")
    which = which.strip()
    if head != PREFIX or (":" in name and not which):
        raise _missing(name, f"write {PREFIX}, {PREFIX}:INDEX or {PREFIX}:PART-OF-ITS-NAME", all_)
    if not all_:
        raise _missing(name, "this machine has no OpenCL device", all_)
    if not which:
        return min(all_, key=lambda f: RANK.get(f.facts.kind, 3))
    if which.isdecimal():
        if int(which) < len(all_):
            return all_[int(which)]
        raise _missing(name, f"there is no device {which}", all_)
    matching = [f for f in all_ if which.lower() in f"{f.facts.platform} {f.facts.name}".lower()]
    if not matching:
        raise _missing(name, f"no device or platform name contains {which!r}", all_)
    return min(matching, key=lambda f: RANK.get(f.facts.kind, 3))


def others(than: Found) -> list[Found]:
    """The devices to try when `than` fails, best first."""
    return sorted((f for f in devices() if f is not than), key=lambda f: RANK.get(f.facts.kind, 3))


def _missing(name: str, reason: str, all_: tuple[Found, ...]) -> DeviceMissing:
    if all_:
        listed = "; ".join(f"{f.facts.key} {f.facts.name} ({f.facts.platform})" for f in all_)
        help_, command = f"Available: {listed}", ""
    else:
        help_ = f"To install one for the processor, run: {GET_DEVICE} (without root: {GET_DEVICE_UNPRIVILEGED})"
        command = GET_DEVICE
    return DeviceMissing(
        f"{name}: {reason}. {help_}",
        wanted=name,
        reason=reason,
        available=[f.facts.key for f in all_],
        command=command,
    )


def _facts(cl: Any, device: Any, key: str) -> DeviceFacts:
    types = cl.device_type
    if device.type & types.GPU:
        kind = "gpu"
    elif device.type & types.CPU:
        kind = "cpu"
    else:
        kind = "accelerator"
    return DeviceFacts(
        key=key,
        name=device.name.strip(),
        platform=device.platform.name.strip(),
        kind=kind,
        compute_units=device.max_compute_units,
        max_group=device.max_work_group_size,
        local_bytes=device.local_mem_size,
        global_bytes=device.global_mem_size,
        max_buffer_bytes=device.max_mem_alloc_size,
        base_align_bytes=max(device.mem_base_addr_align // 8, 1),
        extensions=frozenset(device.extensions.split()),
        host_flags=processor()[1] if kind == "cpu" else frozenset(),
        stack_bytes=_thread_stack() if kind == "cpu" else 0,
    )


def _thread_stack() -> int:
    """The stack that the C library gives a new thread."""
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_STACK)
    return UNLIMITED_STACK if soft == resource.RLIM_INFINITY else soft

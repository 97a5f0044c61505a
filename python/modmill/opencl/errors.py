"""What can go wrong on a device, as exceptions with data."""

from __future__ import annotations

from modmill.errors import BackendUnavailable, ModmillError, ToolFailed


class DeviceMissing(BackendUnavailable):
    """No such OpenCL device (`wanted`, `reason`; `available`: keys of those that exist; `command`: what gets one)."""


class KernelBuildError(ToolFailed):
    """The device's compiler refused a kernel (`tool`: the device; `file`, `line`: first error; `log`: all of it)."""


class DeviceFailed(ModmillError):
    """The device gave up and no other could go on (`done` of `total` elements; `partial`: the results so far).

    `memory`: whether it ran out of memory even for the smallest chunk.
    """

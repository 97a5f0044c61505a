"""Errors on a device, as exceptions with data."""

from __future__ import annotations

from modmill.errors import BackendUnavailable, ModmillError, ToolFailed, UsageError


class DeviceMissing(BackendUnavailable):
    """No such OpenCL device (`wanted`, `reason`; `available`: keys of existing ones; `command`: what installs one)."""


class ConfigError(UsageError):
    """No kernel can be built with this configuration (`knob`, `got`; the message says what is allowed)."""


class KernelBuildError(ToolFailed):
    """The device's compiler rejected a kernel (`tool`: the device; `file`, `line`: first error; `log`: all of it)."""


class DeviceFailed(ModmillError):
    """The device failed and no other could take over (`done` of `total` elements; `partial`: the results so far).

    `memory`: whether it ran out of memory even for the smallest chunk.
    """

"""A check that a device has room for a plan, made before anything is built: some devices end the process otherwise.

PoCL makes one function of a work group and gives every item's private arrays a place in its frame. So the arrays of a
whole group stand on the stack of one of its threads, whose size is what `ulimit -s` says (2 MiB where that is
unlimited). The frame's size is items x arrays to within a few hundred bytes: with 8 MiB and 48,960 bytes an item, 171
items ran and 172 did not.
"""

from __future__ import annotations

from modmill.opencl.devices import DeviceFacts
from modmill.opencl.errors import ConfigError
from modmill.opencl.plan import Plan

SPARE = 16
"""One part in SPARE of a stack stays free for the thread's own frames and spilled registers."""


def on_stack(device: DeviceFacts) -> bool:
    """True if a group's private arrays stand on a thread's stack of known size."""
    return device.pocl and device.kind == "cpu" and device.stack_bytes > 0


def items_on_stack(private_bytes: int, device: DeviceFacts) -> int:
    """The most work items of a group whose arrays fit the stack; 0 where not even one fits."""
    return (device.stack_bytes - device.stack_bytes // SPARE) // private_bytes


def check(plan: Plan, device: DeviceFacts) -> None:
    """Raises ConfigError where the device has no room for a group of the plan; `knob` says what to reduce."""

    def refuse(knob: str, got: int, reason: str) -> None:
        raise ConfigError(f"{plan.method}: {reason}", knob=knob, got=got)

    if plan.local > device.max_group:
        allowed = f"{device.key} allows groups of up to {device.max_group} work items"
        refuse("group", plan.local, f"group is {plan.local}; {allowed}")
    if plan.local_bytes > device.local_bytes:
        has = f"{device.key} has {device.local_bytes:,} bytes of local memory for a group"
        refuse("group", plan.local_bytes, f"{has}; {plan.local_bytes:,} are needed")
    if not on_stack(device) or not plan.private_bytes:
        return
    items = plan.local or 1
    most = items_on_stack(plan.private_bytes, device)
    if items > most:
        each = f"{plan.private_bytes:,} bytes of each work item"
        stack = f"on a thread's stack of {device.stack_bytes:,} bytes"
        if most:
            does = f"{device.key} keeps {each} {stack}, which fits groups of up to {most} work items"
            refuse("group", items, f"group is {items}; {does} (more with a larger `ulimit -s`)")
        remedy = "choose a smaller vector or a larger `ulimit -s`"
        refuse("vector", plan.block, f"{device.key} has no room for the {each} {stack}: {remedy}")

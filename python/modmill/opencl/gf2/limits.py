"""What a device can hold of a plan, asked before anything is built: some end the process instead of saying so.

PoCL makes one function of a work group and gives every item's private arrays a place in its frame, so a group's arrays
stand on the stack of one of its threads, which has what `ulimit -s` says (2 MiB where that is unlimited). The frame's
size is items x arrays to within a few hundred bytes; 48,960 bytes an item ran at 171 items and not at 172, with 8 MiB.
"""

from __future__ import annotations

from modmill.opencl.gf2.config import Config, ConfigError
from modmill.opencl.gf2.plan import DeviceFacts, KernelPlan

SPARE = 16
"""One part in so many of a stack is left to what else is on it: the thread's own frames, spilled registers."""


def on_stack(device: DeviceFacts) -> bool:
    """Whether the private arrays of a group stand on a thread's stack, whose size is known."""
    return device.pocl and device.kind == "cpu" and device.stack_bytes > 0


def items_on_stack(private_bytes: int, device: DeviceFacts) -> int:
    """Most work items of a group whose arrays the stack has room for; 0 where not even one fits."""
    return (device.stack_bytes - device.stack_bytes // SPARE) // private_bytes


def check(plan: KernelPlan, config: Config, device: DeviceFacts) -> None:
    """Raises ConfigError where the device has no room for a group of the plan."""

    def refuse(knob: str, got: int, words: str) -> None:
        raise ConfigError(f"{config.method}: {words}", knob=knob, got=got)

    if plan.local > device.max_group:
        words = f"{device.key} takes groups of up to {device.max_group} work items, not {plan.local}"
        refuse("group", plan.local, words)
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
            does = f"{device.key} keeps {each} {stack}, which has room for groups of up to {most} work items"
            refuse("group", items, f"group is {items}; {does} (more with a larger `ulimit -s`)")
        lacks = f"{device.key} has no room for the {each} {stack}: take a smaller vector, a larger `ulimit -s`"
        refuse("vector", config.vector, f"vector is {config.vector}; {lacks}")

"""Karatsuba over the processor's carry-less multiplication, by inline assembly: PoCL only.

OpenCL C has no carry-less multiplication. PoCL compiles for the host's processor with clang, whose assembler accepts
the instruction in inline assembly for any target: VPCLMULQDQ on vectors of eight 64-bit words where the processor has
it, else PCLMULQDQ on two. Three conditions must hold, and :func:`available` says which does not: the platform is PoCL
on a processor, the processor's flags include the instruction, and a small kernel, built and run in a child process,
gives correct products. (The compiler's builtin for the instruction aborts the whole process in some builds of PoCL.)
"""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache

from modmill.gf2.opencl.config import Config, ConfigError
from modmill.gf2.opencl.karatsuba import group_of, refuse_levels, refuse_unroll
from modmill.gf2.opencl.lanes import carryless
from modmill.gf2.opencl.plan import ProductPlan
from modmill.gf2.opencl.polynomials import words_of
from modmill.gf2.opencl.wordwise import kernels
from modmill.opencl.devices import DeviceFacts

WIDE_FLAGS = frozenset({"avx512f", "vpclmulqdq"})
NARROW_FLAGS = frozenset({"pclmulqdq"})
TRIAL_SECONDS = 60


def width(device: DeviceFacts) -> int:
    """Bits of the widest vector that the instruction multiplies: 512, 128 or 0, by the processor's flags alone."""
    if not device.pocl or device.kind != "cpu":
        return 0
    if device.host_flags >= WIDE_FLAGS:
        return 512
    return 128 if device.host_flags >= NARROW_FLAGS else 0


def available(device: DeviceFacts) -> str | None:
    """Why the method cannot run on that device, or None where it can."""
    if not device.pocl or device.kind != "cpu":
        return f"{device.key} is {device.platform}, and only PoCL on a processor has carry-less multiplication"
    if not width(device):
        return f"the processor of {device.key} has no carry-less multiplication"
    return _tried(device.key, width(device))


@cache
def _tried(key: str, bits: int) -> str | None:
    """Builds and runs a kernel in a child process, so that a compiler that crashes ends only that."""
    try:
        done = subprocess.run(
            [sys.executable, "-P", "-m", "modmill.gf2.opencl.clmul_trial", key, str(bits)],
            capture_output=True,
            text=True,
            timeout=TRIAL_SECONDS,
            check=False,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
        )
    except (OSError, subprocess.TimeoutExpired) as e:
        return f"the trial of carry-less multiplication on {key} did not finish: {e}"
    if done.returncode == 0:
        return None
    said = (done.stdout + done.stderr).strip().splitlines()
    how = f"signal {-done.returncode}" if done.returncode < 0 else f"exit status {done.returncode}"
    return f"the trial of carry-less multiplication on {key} failed ({how}): {said[-1] if said else 'no output'}"


def plan(poly: int, config: Config, device: DeviceFacts) -> ProductPlan:
    """Karatsuba of `levels` levels (0: down to single words) over 64-bit words.

    Args:
        poly: N, of any degree.
        config: word_bits 64 (or its default, 32), vector the processor's 8 or 2 (or its default, 1); group; levels.
        device: the device to plan for. Raises ConfigError where it has no carry-less multiplication.
    """
    if why := available(device):
        raise ConfigError(f"clmul: {why}", knob="method", got="clmul")
    lanes = carryless(width(device))
    if config.word_bits not in (32, 64):
        config.refuse("word_bits", "it must be 64")
    if config.vector not in (1, lanes.count):
        config.refuse("vector", f"it must be {lanes.count} on this processor")
    refuse_unroll(config)
    refuse_levels(config, words_of(poly))
    return kernels(poly, lanes, method="clmul", levels=config.levels or None, local=group_of(config, device))


def preferred(device: DeviceFacts) -> Config:
    """64-bit words, as many side by side as the processor has."""
    return Config("clmul", word_bits=64, vector=max(1, width(device) // 64))

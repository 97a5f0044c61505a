"""Karatsuba over the processor's carry-less multiplication, by inline assembly: PoCL only.

OpenCL C has no carry-less multiplication. PoCL compiles for the processor of the host, with clang, whose assembler
takes the instruction in inline assembly whatever the target: VPCLMULQDQ on vectors of eight 64-bit words where the
processor has it, else PCLMULQDQ on two. Three conditions have to hold, and :func:`available` says which does not: the
platform is PoCL on a processor, the processor's flags have the instruction, and a small kernel, built and run in a
child process, gives right products. (The compiler's builtin for the same instruction is no way: with some builds of
PoCL it aborts the whole process.)
"""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache

from modmill.opencl.gf2.config import Config, ConfigError
from modmill.opencl.gf2.karatsuba import group_of, refuse_levels, refuse_unroll
from modmill.opencl.gf2.lanes import carryless
from modmill.opencl.gf2.plan import DeviceFacts, KernelPlan, words_of
from modmill.opencl.gf2.wordwise import kernels

WIDE_FLAGS = frozenset({"avx512f", "vpclmulqdq"})
NARROW_FLAGS = frozenset({"pclmulqdq"})
TRIAL_SECONDS = 60


def width(device: DeviceFacts) -> int:
    """Bits of the widest vector that the processor multiplies so: 512, 128 or 0, by its flags alone."""
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
    """Builds and runs a kernel in a child process, so that a compiler that dies takes nothing with it."""
    try:
        done = subprocess.run(
            [sys.executable, "-m", "modmill.opencl.gf2.clmul_trial", key, str(bits)],
            capture_output=True,
            text=True,
            timeout=TRIAL_SECONDS,
            check=False,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
        )
    except (OSError, subprocess.TimeoutExpired) as e:
        return f"a trial of carry-less multiplication on {key} did not end: {e}"
    if done.returncode == 0:
        return None
    said = (done.stdout + done.stderr).strip().splitlines()
    how = f"signal {-done.returncode}" if done.returncode < 0 else f"exit status {done.returncode}"
    return f"a trial of carry-less multiplication on {key} failed ({how}): {said[-1] if said else 'it said nothing'}"


def plan(poly: int, config: Config, device: DeviceFacts) -> KernelPlan:
    """Karatsuba of `levels` levels (0: down to single words) over 64-bit words.

    Args:
        poly: N, of any degree.
        config: word_bits 64 (or its default, 32), vector the processor's own 8 or 2 (or its default, 1); group; levels.
        device: the one it is for; raises ConfigError where it has no carry-less multiplication.
    """
    if why := available(device):
        raise ConfigError(f"clmul: {why}", knob="method", got="clmul")
    lanes = carryless(width(device))
    if config.word_bits not in (32, 64):
        raise ConfigError(
            f"clmul: word_bits is {config.word_bits}; words have 64", knob="word_bits", got=config.word_bits
        )
    if config.vector not in (1, lanes.count):
        raise ConfigError(
            f"clmul: vector is {config.vector}; this processor's is {lanes.count}", knob="vector", got=config.vector
        )
    refuse_unroll(config)
    refuse_levels(config, words_of(poly))
    return kernels(poly, lanes, method="clmul", levels=config.levels or None, local=group_of(config, device))


def preferred(device: DeviceFacts) -> Config:
    """64-bit words, as many side by side as the processor has."""
    return Config("clmul", word_bits=64, vector=max(1, width(device) // 64))

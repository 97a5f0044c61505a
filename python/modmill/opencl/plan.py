"""A launch plan: the program of some kernels, the constants that they take, and how they are launched.

Kernels compute on arrays of elements, :attr:`Plan.words` 64-bit words each. Every kernel of a plan has these arguments
in OpenCL C, an input and its step for each of :attr:`Plan.inputs` (here two):

    __kernel void NAME(__global ulong *out, __global const ulong *a, __global const ulong *b,
                       uint n, uint a_step, uint b_step,
                       __global const ulong *constants, __global ulong *scratch)

* `out` and the inputs are plain arrays: one element after the other, lowest word first. `out` must not be an input;
  two inputs may be the same buffer.
* A step is 1, or 0 where the input is a single element used for all. That buffer holds one element and nothing after
  it.
* All buffers start at multiples of 8 bytes, no more: on a processor they may be the caller's own arrays.
* `n` is the number of elements. Their buffers are padded to a multiple of :attr:`Plan.grain` elements of unspecified
  content, which kernels may read and (in `out`) overwrite. So only whole groups run, and no item checks whether its
  element exists.
* Block k holds elements block * k to block * (k + 1) - 1, k < ceil(n / block). A team of `team` neighbouring work items
  processes block after block in strides of all teams, so that any global size is right: `for (k = number of the team; k
  < blocks; k += teams)`. Where a kernel has barriers, the loop runs over the blocks of a whole group, so that all items
  of a group make the same number of passes; the last one may reach into the padding.
* `constants`: the content of :attr:`Plan.constants`, at least one word.
* `scratch`: `scratch_words` words for each work item; those of item i start at `i * scratch_words`.
* The launch is one-dimensional, in groups of `local` items (0: as the device prefers, and then `team` is 1).

A kernel does not rely on what its buffers held before, and items of different groups do not meet: any number of groups,
in any order, gives the same result.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import lcm

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A program for a device, and how its kernels are launched."""

    source: str
    """OpenCL C, complete. Its `#line` directives name the files that compiler errors refer to."""
    kernels: tuple[str, ...]
    """Names of the program's kernels."""
    words: int
    """64-bit words of an element."""
    inputs: int = 2
    """Input arrays of each kernel."""
    options: tuple[str, ...] = ()
    """Build options, one per string: "-DS=4"."""
    block: int = 1
    """Elements of a block."""
    team: int = 1
    """Work items that process a block together, neighbours in one group; `local` is a multiple of it."""
    local: int = 0
    """Work items of a group; 0 leaves it to the device."""
    local_bytes: int = 0
    """Local memory that a group uses."""
    private_bytes: int = 0
    """Bytes of a work item's own arrays."""
    scratch_words: int = 0
    """64-bit words of global memory for each work item."""
    constants: NDArray[np.uint64] | None = None
    method: str = ""
    """The method that runs, for people: "karatsuba:3"."""
    detail: str = ""
    """One more line for people: tiles, lanes, base sizes."""

    @property
    def grain(self) -> int:
        """Elements of a group, or of a block where the device chooses the group: buffers hold a multiple of it."""
        groups = lcm(self.local, self.team) // self.team if self.local else 1
        return self.block * groups

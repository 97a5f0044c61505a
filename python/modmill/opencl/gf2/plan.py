"""What a method hands to the engine: the text of its kernels and how they are launched.

A method is a module of this package with `plan(poly, config, device) -> KernelPlan`; :mod:`.methods` finds it by
name. The engine, the tests and `modmill gf2 explore` treat all alike.

Every kernel of a plan, the product and the square, has these arguments in OpenCL C:

    __kernel void NAME(__global ulong *out, __global const ulong *a, __global const ulong *b,
                       uint n, uint a_step, uint b_step,
                       __global const ulong *constants, __global ulong *scratch)

* `out`, `a`, `b`: plain arrays, S = ceil(m / 64) words per element, lowest word first, one element after the other.
  `out` is neither `a` nor `b`; `a` may be `b`. A square gets `a` as `b` too and may look at either.
* `a_step`, `b_step`: 1, or 0 where the operand is a single element used for all. That buffer holds one element, nothing
  behind it.
* All start at multiples of 8 bytes, no more: on a processor they may be the caller's own arrays.
* `n` elements count. The buffers of n elements are padded to a multiple of :attr:`KernelPlan.grain` elements of
  unspecified content, which kernels may read and (in `out`) overwrite; so whole groups run and no item needs to ask
  whether its element exists.
* Block k is elements block * k to block * (k + 1) - 1, k < ceil(n / block). A team of `team` neighbouring work items
  does block after block in strides of all teams, so that any global size is right:
  `for (k = team's number; k < blocks; k += teams)`. Where a kernel has barriers, the loop runs over the blocks of a
  whole group, so that all items of a group take the same turns; the last one may then reach into the padding.
* `constants`: what :attr:`KernelPlan.constants` holds, at least one word.
* `scratch`: `scratch_words` words for each work item, that of item i from `i * scratch_words` on.
* The launch is one-dimensional, in groups of `local` items (0: as the device likes, and then `team` is 1).

A kernel does not rely on its buffers' content before it runs, and items of different groups do not meet: any number of
groups, any order, gives the same answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import lcm

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class DeviceFacts:
    """What a plan may ask about the device that it is for."""

    key: str
    """How the user names it: "opencl:0"."""
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
    """Flags of this machine's processor as /proc/cpuinfo has them where the device is that processor, else empty."""
    stack_bytes: int = 0
    """Stack of a thread of this machine where the device is its processor, else 0."""

    @property
    def pocl(self) -> bool:
        """Whether the platform is PoCL, whose compiler is clang and whose processor device is this machine's own."""
        return "portable computing language" in self.platform.lower()


@dataclass(frozen=True, slots=True)
class KernelPlan:
    """One built way to multiply modulo N. The kernels give a b / factor mod N and a^2 / factor mod N."""

    source: str
    """OpenCL C, whole. Its first `#line` directives name the files that errors are told of."""
    product: str
    """The kernel of the product."""
    square: str | None = None
    """The kernel of the square; None: the product of a with itself."""
    options: tuple[str, ...] = ()
    """Build options, one per string: "-DS=4"."""
    block: int = 1
    """Elements of a block."""
    team: int = 1
    """Work items that do a block together, neighbours in one group; `local` is a multiple of it."""
    local: int = 0
    """Work items of a group, 0 leaving it to the device."""
    local_bytes: int = 0
    """Local memory that a group uses."""
    private_bytes: int = 0
    """Of a work item's own arrays."""
    scratch_words: int = 0
    """64-bit words of global memory for each work item."""
    constants: NDArray[np.uint64] | None = None
    factor: int = 1
    """F as a polynomial: products come out divided by it. The engine takes it off again."""
    method: str = ""
    """What runs, with levels: "karatsuba:3"."""
    detail: str = ""
    """One line for people: tiles, lanes, base sizes."""

    @property
    def grain(self) -> int:
        """Elements of a group (of one block where the group is left to the device): buffers hold a multiple of it."""
        groups = lcm(self.local, self.team) // self.team if self.local else 1
        return self.block * groups


def bits_of(poly: int) -> int:
    """m, the degree of N."""
    return poly.bit_length() - 1


def words_of(poly: int) -> int:
    """S = ceil(m / 64)."""
    return -(-bits_of(poly) // 64)


def terms_of(poly: int) -> list[int]:
    """Exponents of N's terms, highest first.

    >>> terms_of(0b100011011)
    [8, 4, 3, 1, 0]
    """
    return [i for i in range(bits_of(poly), -1, -1) if poly >> i & 1]


def sparse_of(poly: int) -> list[int] | None:
    """Exponents below x^m where N is sparse: at most nine terms, the second 64 or more below the first; else None.

    The same rule as the native engine's, so that both offer a method for the same moduli.

    >>> sparse_of(1 << 255 | 1 << 82 | 1), sparse_of(0b100011011)
    ([82, 0], None)
    """
    first, *rest = terms_of(poly)
    return rest if rest and len(rest) <= 8 and rest[0] + 64 <= first else None

"""Files of elements of GF(2)[x] / N: an operation on every element, chunk by chunk in bounded memory.

A file contains elements one after the other, little-endian, in `stride` bytes each (docs/formats.md). The golden model
recomputes some of the results, so that a device that computes wrongly is an error.

Elements of whole words are read into the memory that the engine takes them from, and written from where it puts its
results. Threads of their own read the next chunk, and write and hash the last one; chunks are as small as these allow,
so that all of it stays in the cache.

>>> import tempfile
>>> from modmill import gf2
>>> F = gf2.Field("nist-b163")
>>> with tempfile.TemporaryDirectory() as d:
...     _ = (Path(d) / "a").write_bytes(F.random(1000, seed=1).to_bytes())
...     done = run(F, "mul", Path(d) / "a", b=F.x(), out=Path(d) / "c")
...     c = F.from_bytes((Path(d) / "c").read_bytes())
>>> done.elements, bool((c == F.random(1000, seed=1) * F.x()).all())
(1000, True)
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Annotated, Any, BinaryIO

import numpy as np
from numpy.typing import NDArray

from modmill.arguments import public
from modmill.backends import Fabric, parse
from modmill.errors import FaultError, Interrupted, NotInvertible, StoppedByKeyboard, UsageError
from modmill.files import atomic_writer, destination, refuse_input
from modmill.gf2 import convert
from modmill.gf2.array import FieldArray
from modmill.gf2.chunks import Input, Source, chunks
from modmill.gf2.field import Field
from modmill.gf2.modulus import Facts
from modmill.gf2.overlap import WAITING, Behind, ahead
from modmill.gf2.resume import Part, Whole
from modmill.golden import gf2 as golden
from modmill.progress import Progress, ProgressCallback
from modmill.quantity import whole
from modmill.record import Record
from modmill.stated import GIVEN, OPTIONAL, Form, Pattern, told

OPERATIONS = ("mul", "square", "pow", "inv", "trace")
UNIT = "elements"
CHUNK_BYTES = 1 << 20
SLOW_CHUNK_BYTES = 1 << 20
DEVICE_CHUNK_BYTES = 16 << 20
MAX_CHUNK = 1 << 40
LEAST, LEAST_ON_DEVICE = 64, 4096


class Used(Facts):
    """A field as results state it."""

    ring: Annotated[bool, "with `--ring`"]
    method: Annotated[str, "how products are computed"]


def _used(_: object, field: Field) -> Used:
    return {**field.modulus.facts(), "ring": field.ring, "method": field.method}


@dataclass(frozen=True, slots=True)
class Done:
    """The outcome for a file."""

    operation: str
    field: Annotated[Field, "the field", GIVEN, Form(Used, _used, spread=True)]
    stride: Annotated[int, "bytes of an element in files", GIVEN]
    elements: Annotated[int, "elements of the result"]
    resumed_from: Annotated[int, "elements that came from an earlier run"]
    out: Annotated[str | None, "where they are"]
    sha256: Annotated[str, "of them, as bytes"]
    exponent: Annotated[
        int | None,
        "of `gf2 pow`",
        *(GIVEN, OPTIONAL),
        Form(Annotated[str, Pattern("^-?0x[0-9a-f]+$")], lambda _, exponent: hex(exponent)),
    ]
    seconds: float
    checked: int

    @property
    def rate(self) -> float:
        """Elements per second of this run, including reading and writing."""
        return (self.elements - self.resumed_from) / self.seconds if self.seconds > 0 else 0.0

    @property
    def checked_by(self) -> str:
        """The check that the result has passed, in words."""
        return f"{self.checked} element{'' if self.checked == 1 else 's'} recomputed by the golden model"

    def record(self) -> Record:
        """The result record of this run."""
        job, field = f"gf2.{self.operation}", self.field
        return Record(job, field.backend, field.why, *told(self), self.seconds, self.rate, UNIT, self.checked_by)


@public
def run(
    field: Field,
    operation: str,
    a: Source,
    *,
    out: Source,
    b: Source | FieldArray | None = None,
    exponent: int | None = None,
    stride: int | None = None,
    resume: bool = False,
    chunk: int | None = None,
    progress: ProgressCallback | None = None,
) -> Done:
    """Applies `operation` to every element of `a` and writes the results to `out`, in order.

    "mul": times the element of `b` in the same place, or times the single element that `b` is; "square"; "pow": to the
    power `exponent`; "inv"; "trace": one byte an element, 0 or 1. Sources are paths or binary streams; elements take
    `stride` bytes, by default ceil(m / 8), in the results too. A file `out` appears complete or not at all; with
    `resume`, the results so far stay beside it (``out`` + ".part") when the run stops, and the same call continues from
    there. `chunk` is the number of elements processed at a time.

    Raises UsageError (an invalid element, by its index; lengths that differ), NotInvertible (`index` in the file),
    CheckpointError (the part is of another job, or damaged), Interrupted (`progress` returned False), FaultError (a
    result is wrong), OSError.
    """
    _check(field, operation, b, exponent)
    refuse_input(out, a, None if isinstance(b, FieldArray) else b)
    step = convert.stride_of(field.modulus, stride)
    size = 1 if operation == "trace" else step
    count = (0 if chunk is None else whole(chunk, "chunk", 0, MAX_CHUNK)) or _chunk(field, operation, exponent)
    path = os.fspath(out) if isinstance(out, str | os.PathLike) else None
    begin = time.perf_counter()
    checked = 0
    with contextlib.ExitStack() as stack:
        inputs = [Input(stack, source, field, step, name) for source, name in _named(a, b)]
        total = min((i.total for i in inputs if i.total), default=0)
        if resume:
            job = _job(field, operation, b, exponent, step)
            sink: Part | Whole = stack.enter_context(Part(_path(out), job, [i.file for i in inputs], size))
        else:
            sink = Whole(_open(stack, out))
        first = sink.done
        for one in inputs:
            one.skip(first)
        done = first
        try:
            with (
                ahead(chunks(inputs, count), threaded=all(i.total for i in inputs)) as read,
                Behind(threaded=path is not None and destination(path).whole) as behind,
            ):
                room = _rooms(field, operation, count)
                for number, rows in enumerate(read):
                    operands = [*rows, *([b] if isinstance(b, FieldArray) else [])]
                    found = _apply(field, operation, operands, exponent, done, inputs[0].name, next(room))
                    if (number + 1).bit_count() == 1:  # chunks 0, 1, 3, 7, ...: ever more rarely
                        _recompute(field, operation, operands, exponent, found, done, number)
                        checked += 1
                    done += len(rows[0])
                    behind.do(partial(sink.write, _bytes(found, step, path is None), done))
                    now = Progress(operation, done, total, first, time.perf_counter() - begin)
                    if progress is not None and progress(now) is False:
                        raise Interrupted(f"stopped after {done} elements", done=done, total=total)
                behind.wait()
        except KeyboardInterrupt as e:
            kept = f"{_path(out)}.part has them, and the same command continues from there" if resume else ""
            raise StoppedByKeyboard(f"stopped after {sink.done:,} elements; {kept or 'nothing was kept'}") from e
        sink.finish()
    seconds = time.perf_counter() - begin
    return Done(operation, field, step, sink.done, first, path, sink.sha256(), exponent, seconds, checked)


def _check(field: Field, operation: str, b: Source | FieldArray | None, exponent: int | None) -> None:
    if operation not in OPERATIONS:
        raise UsageError(f"operation: {operation!r} is not one of {', '.join(OPERATIONS)}", got=operation)
    if (b is not None) != (operation == "mul"):
        raise UsageError(f"b: {operation} takes {'two operands' if operation == 'mul' else 'one operand'}")
    if isinstance(b, FieldArray) and (b.size != 1 or b.field != field):
        raise UsageError("b must be a single element of this field")
    if (exponent is not None) != (operation == "pow"):
        raise UsageError(f"exponent: {operation} takes {'one' if operation == 'pow' else 'none'}")


def _chunk(field: Field, operation: str, exponent: int | None) -> int:
    """Elements of a chunk: enough to fill a device, but few enough to report progress and stop soon."""
    device = parse(field.backend).fabric is Fabric.OPENCL
    size = DEVICE_CHUNK_BYTES if device else CHUNK_BYTES
    if operation in ("pow", "inv"):
        size = SLOW_CHUNK_BYTES
    # A power takes at least as many products as its exponent has bits.
    products = 1 if exponent is None else 1 + exponent.bit_length() // 16
    return max(LEAST_ON_DEVICE if device else LEAST, size // (8 * field.words) // products)


def _named(a: Source, b: Source | FieldArray | None) -> Iterator[tuple[Source, str]]:
    yield a, _name(a, "a")
    if b is not None and not isinstance(b, FieldArray):
        yield b, _name(b, "b")


def _name(source: Source, what: str) -> str:
    if isinstance(source, str | os.PathLike):
        return os.fspath(source)
    name = getattr(source, "name", what)
    return name.strip("<>") if isinstance(name, str) else what


def _rooms(field: Field, operation: str, count: int) -> Iterator[NDArray[np.uint64] | None]:
    """Memory for the results of each chunk, used again when :class:`Behind` is done with it; None: the engine's own."""
    if operation not in ("mul", "square"):
        return cycle([None])
    return cycle(np.empty((count, field.words), dtype=np.uint64) for _ in range(WAITING + 1))


def _apply(
    field: Field,
    operation: str,
    operands: list[FieldArray],
    exponent: int | None,
    first: int,
    name: str,
    room: NDArray[np.uint64] | None,
) -> Any:
    """The results for one chunk, in `room` where there is one: elements, or an array of traces."""
    a = operands[0]
    try:
        if room is not None:
            out = room[: len(a)]
            if operation == "mul":
                return a.like(field.engine.mul(a.rows(), operands[1].rows(), out))
            return a.like(field.engine.square(a.rows(), out))
        if operation == "pow":
            return a**exponent
        return a.inv() if operation == "inv" else a.trace()
    except NotInvertible as e:
        index = first + e.index
        factor = "it is 0" if e.factor == field.modulus.poly else f"it and the modulus share {e.factor:#x}"
        raise NotInvertible(f"{name}: element {index} has no inverse: {factor}", index=index, factor=e.factor) from None


def _bytes(found: Any, stride: int, keeps: bool) -> bytes | memoryview:
    """Results as a file has them: their own memory if possible, but a copy for a stream that `keeps` what it gets."""
    if isinstance(found, FieldArray):
        if stride != 8 * found.field.modulus.words:
            return found.to_bytes(stride=stride)
        found = found.words.astype("<u8", copy=False)
    return bytes(found) if keeps else memoryview(found).cast("B")


def _recompute(
    field: Field, operation: str, operands: list[FieldArray], exponent: int | None, found: Any, first: int, number: int
) -> None:
    """Recomputes one result of a chunk. Raises FaultError if it differs."""
    n, place = field.modulus.poly, (number * 2654435761 + 1) % len(operands[0])
    values = [int(o if o.ndim == 0 else o[place]) for o in operands]
    got = int(found[place])
    if operation == "mul":
        right = golden.mul(n, *values) == got
    elif operation == "inv":
        right = golden.mul(n, values[0], got) == golden.remainder(1, n)
    elif operation == "pow":
        assert exponent is not None
        right = _is_power(n, values[0], exponent, got)
    else:
        right = (golden.square if operation == "square" else golden.trace)(n, values[0]) == got
    if not right:
        raise FaultError(
            f"{operation} of element {first + place} is wrong on {field.backend} with {field.method}: "
            "this machine or device computes wrong results",
            index=first + place,
        )


def _is_power(n: int, a: int, exponent: int, got: int) -> bool:
    """True if a^exponent = got, by the golden model if that is fast enough, else by the portable code."""
    if exponent.bit_length() * golden.degree(n) ** 2 < 1 << 30:
        return golden.power(n, a, exponent) == got
    other = Field(n, "portable", "barrett", ring=True)
    return int(other(a) ** exponent) == got


def _path(out: Source) -> Path:
    if not isinstance(out, str | os.PathLike):
        raise UsageError("resume: a stream cannot be resumed; name a file")
    place = destination(out)
    if not place.whole:
        raise UsageError(f"resume: {place.given} is not a regular file, so it cannot be resumed")
    return place.path


def _open(stack: contextlib.ExitStack, out: Source) -> BinaryIO:
    if isinstance(out, str | os.PathLike):
        return stack.enter_context(atomic_writer(out))
    return out


def _job(
    field: Field, operation: str, b: Source | FieldArray | None, exponent: int | None, stride: int
) -> dict[str, Any]:
    """The facts that a resumed run must have in common with the one that stopped."""
    return {
        "operation": operation,
        "polynomial": field.modulus.hex,
        "stride": stride,
        "exponent": None if exponent is None else hex(exponent),
        "b": hex(int(b)) if isinstance(b, FieldArray) else None,
    }

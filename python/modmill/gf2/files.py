"""Files of elements of GF(2)[x] / N: an operation on every element, chunk by chunk in bounded memory.

A file contains elements one after the other, little-endian, in `stride` bytes each (docs/formats.md). The golden model
recomputes some of the results, so that a device that computes wrongly is an error.

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
from pathlib import Path
from typing import Any, BinaryIO

from modmill.errors import FaultError, Interrupted, NotInvertible, StoppedByKeyboard, UsageError
from modmill.files import atomic_writer, destination, refuse_input
from modmill.gf2 import convert
from modmill.gf2.array import FieldArray
from modmill.gf2.field import Field
from modmill.gf2.part import Part, Whole
from modmill.golden import gf2 as golden
from modmill.progress import Progress, ProgressCallback
from modmill.record import Record

OPERATIONS = ("mul", "square", "pow", "inv", "trace")
UNIT = "elements"
CHUNK_BYTES = 8 << 20
SLOW_CHUNK_BYTES = 1 << 20
DEVICE_CHUNK_BYTES = 64 << 20
LEAST, LEAST_ON_DEVICE = 64, 4096

Source = str | os.PathLike[str] | BinaryIO


@dataclass(frozen=True, slots=True)
class Done:
    """The outcome for a file: `elements` of the result, `resumed_from` of them from an earlier run."""

    operation: str
    field: Field
    stride: int
    elements: int
    resumed_from: int
    seconds: float
    sha256: str
    checked: int
    exponent: int | None
    out: str | None

    @property
    def rate(self) -> float:
        """Elements per second of this run, including reading and writing."""
        return (self.elements - self.resumed_from) / self.seconds if self.seconds > 0 else 0.0

    @property
    def checked_by(self) -> str:
        """What checked the result."""
        return f"{self.checked} element{'' if self.checked == 1 else 's'} recomputed by the golden model"

    def record(self) -> Record:
        """The result record of this run."""
        parameters: dict[str, Any] = {
            "modulus": self.field.modulus.name,
            "polynomial": self.field.modulus.hex,
            "degree": self.field.degree,
            "ring": self.field.ring,
            "method": self.field.method,
            "stride": self.stride,
        }
        if self.exponent is not None:
            parameters["exponent"] = hex(self.exponent)
        result: dict[str, Any] = {
            "elements": self.elements,
            "resumed_from": self.resumed_from,
            "out": self.out,
            "sha256": self.sha256,
        }
        job, field = f"gf2.{self.operation}", self.field
        return Record(job, field.backend, field.why, parameters, result, self.seconds, self.rate, UNIT, self.checked_by)


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
    count = chunk or _chunk(field, operation, exponent)
    begin = time.perf_counter()
    checked = 0
    with contextlib.ExitStack() as stack:
        inputs = [_Input(stack, source, field, step, name) for source, name in _named(a, b)]
        total = min((i.total for i in inputs if i.total), default=0)
        if resume:
            job = _job(field, operation, b, exponent, step)
            sink: Part | Whole = stack.enter_context(Part(_path(out), job, [i.file for i in inputs], size))
        else:
            sink = Whole(_open(stack, out))
        first = sink.done
        for one in inputs:
            one.skip(first)
        try:
            for number, rows in enumerate(_chunks(inputs, count)):
                operands = [*rows, *([b] if isinstance(b, FieldArray) else [])]
                found = _apply(field, operation, operands, exponent, sink.done, inputs[0].name)
                if (number + 1).bit_count() == 1:  # chunks 0, 1, 3, 7, ...: ever more rarely
                    _recompute(field, operation, operands, exponent, found, sink.done, number)
                    checked += 1
                data = bytes(found) if operation == "trace" else found.to_bytes(stride=step)
                sink.write(data, sink.done + len(rows[0]))
                now = Progress(operation, sink.done, total, first, time.perf_counter() - begin)
                if progress is not None and progress(now) is False:
                    raise Interrupted(f"stopped after {sink.done} elements", done=sink.done, total=total)
        except KeyboardInterrupt as e:
            kept = f"{_path(out)}.part has them, and the same command continues from there" if resume else ""
            raise StoppedByKeyboard(f"stopped after {sink.done:,} elements; {kept or 'nothing was kept'}") from e
        sink.finish()
    path = os.fspath(out) if isinstance(out, str | os.PathLike) else None
    seconds = time.perf_counter() - begin
    return Done(operation, field, step, sink.done, first, seconds, sink.sha256(), checked, exponent, path)


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
    device = field.backend.startswith("opencl")
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


class _Input:
    """A file of elements, read in order."""

    def __init__(self, stack: contextlib.ExitStack, source: Source, field: Field, stride: int, name: str) -> None:
        self.name = name
        self._modulus, self._stride = field.modulus, stride
        self._field = field
        self._next = 0
        if isinstance(source, str | os.PathLike):
            self.file: BinaryIO = stack.enter_context(open(source, "rb"))  # noqa: SIM115  # the stack closes it
            size = os.fstat(self.file.fileno()).st_size
            self.total = size // stride
        else:
            self.file, self.total = source, 0

    def skip(self, elements: int) -> None:
        """Continues at that element."""
        if elements:
            self.file.seek(elements * self._stride)
            self._next = elements

    def read(self, count: int) -> FieldArray:
        """The next elements, at most `count`; none at the end of the file."""
        data = self.file.read(count * self._stride)
        rest = len(data) % self._stride
        if rest:
            last = self._next + len(data) // self._stride
            raise UsageError(
                f"{self.name} ends within element {last}, after {rest} of {self._stride} bytes", index=last
            )
        words = convert.from_bytes(data, self._modulus, self._stride, what=self.name, first=self._next)
        self._next += len(words)
        return self._field.from_words(words, copy=False)


def _chunks(inputs: list[_Input], count: int) -> Iterator[list[FieldArray]]:
    done = 0
    while True:
        rows = [one.read(count) for one in inputs]
        lengths = [len(r) for r in rows]
        if min(lengths) < max(lengths):
            shorter = inputs[lengths.index(min(lengths))].name
            raise UsageError(f"{shorter} has {done + min(lengths)} elements, fewer than the other operand")
        if lengths[0] == 0:
            return
        done += lengths[0]
        yield rows


def _apply(
    field: Field, operation: str, operands: list[FieldArray], exponent: int | None, first: int, name: str
) -> Any:
    """The results for one chunk: elements, or an array of traces."""
    a = operands[0]
    try:
        if operation == "mul":
            return a * operands[1]
        if operation == "pow":
            return a**exponent
        return {"square": a.square, "inv": a.inv, "trace": a.trace}[operation]()
    except NotInvertible as e:
        index = first + e.index
        factor = "it is 0" if e.factor == field.modulus.poly else f"it and the modulus share {e.factor:#x}"
        raise NotInvertible(f"{name}: element {index} has no inverse: {factor}", index=index, factor=e.factor) from None


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
    """Whether a^exponent = got, by the golden model if that is fast enough, else by the portable code."""
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
    """What a resumed run must have in common with the one that stopped."""
    return {
        "operation": operation,
        "polynomial": field.modulus.hex,
        "stride": stride,
        "exponent": None if exponent is None else hex(exponent),
        "b": hex(int(b)) if isinstance(b, FieldArray) else None,
    }

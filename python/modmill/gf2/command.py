"""Fields GF(2^m): operations on files of elements, irreducible polynomials."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, BinaryIO

import typer

from modmill.binary_fields import SEROUSSI
from modmill.cli.choices import backend_option, or_other
from modmill.cli.common import (
    EXIT_DONE,
    JsonFlag,
    QuietFlag,
    ThreadsOption,
    check_destination,
    print_json,
    show,
    terminal,
)
from modmill.cli.examples import example
from modmill.cli.failures import refused
from modmill.cli.groups import Commands, JobGroup
from modmill.cli.paths import NamedOrFile, reads, writes
from modmill.cli.progress import ProgressReporter
from modmill.cli.shared import sharing
from modmill.errors import FaultError, UsageError
from modmill.files import STANDARD
from modmill.gf2 import Field, FieldArray, Modulus, convert, files, least_factor, named, polynomial
from modmill.gf2.engine import ENGINES, METHODS
from modmill.gf2.modulus import read_polynomial
from modmill.gf2.opencl.table import METHODS as TABLE
from modmill.golden import gf2 as golden
from modmill.inputs import file_named
from modmill.quantity import format_duration, format_rate, parse_int, quoted
from modmill.record import Record
from modmill.tables import plain_table


class _Group(JobGroup):
    """The operations on files, and commands of other modules, which take longer to load."""

    def modules(self) -> Mapping[str, str]:
        return {**super().modules(), "explore": "gf2.command_explore"}


app: typer.Typer = Commands(
    cls=_Group,
    help="Fields GF(2^m) of 2 to 65536 bits: products, powers, inverses and traces of files; irreducible polynomials.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

WORDS = "words"
"""For --stride: elements are whole 64-bit words."""
NAMED = NamedOrFile(lambda _: named())
"""The named moduli."""

AArgument = Annotated[str, typer.Argument(metavar="A", help="A file of elements; - for stdin.", click_type=reads())]
ModulusOption = Annotated[
    str,
    typer.Option(
        "--modulus",
        "-m",
        metavar="N",
        help="A name (see modmill gf2 fields), x^255+x^82+1, 255,82,0, 0x hex, or a file that contains one of these.",
        click_type=NAMED,
    ),
]
OutOption = Annotated[
    str, typer.Option("--out", "-o", metavar="F", help="The output file; - for stdout.", click_type=writes())
]
StrideOption = Annotated[
    str | None,
    typer.Option(
        "--stride",
        metavar="BYTES",
        help="Bytes of an element, or `words` (default: ceil(m / 8)).",
        click_type=or_other((WORDS,)),
    ),
]
RingFlag = Annotated[bool, typer.Option("--ring", help="Accept a reducible modulus.")]
MethodOption = Annotated[
    str,
    typer.Option(
        "--method",
        metavar="NAME",
        help=f"auto, {', '.join(f'{name}[:L]' if TABLE[name].levels else name for name in METHODS)}.",
        click_type=or_other(("auto", *METHODS)),
    ),
]
Gf2Backend = Annotated[
    str, backend_option(text="auto, portable, neon, avx2, avx512, opencl or opencl:DEVICE.", engines=ENGINES)
]
ResumeFlag = Annotated[
    bool, typer.Option("--resume", help="Keep the results so far when stopped, and continue from there.")
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options of every operation on files."""

    modulus: ModulusOption
    out: OutOption = "-"
    stride: StrideOption = None
    ring: RingFlag = False
    resume: ResumeFlag = False
    as_json: JsonFlag = False
    backend: Gf2Backend = "auto"
    method: MethodOption = "auto"
    threads: ThreadsOption = 0
    quiet: QuietFlag = False


@app.command("mul")
@example("modmill gf2 mul a.bin b.bin --modulus nist-b163 --out product.bin")
@sharing(Options)
def mul(
    a: AArgument,
    b: Annotated[
        str,
        typer.Argument(
            metavar="B", help="A second file, or one element for all: 0x hex, x^3+1.", click_type=NamedOrFile()
        ),
    ],
    options: Options,
) -> int:
    """Multiply each element of A by the one at the same index of B, or by the single element B."""
    return _run("mul", a, options, b=b)


@app.command("square")
@example("modmill gf2 square a.bin --modulus nist-b163 --out squares.bin")
@sharing(Options)
def square(a: AArgument, options: Options) -> int:
    """Square every element of A."""
    return _run("square", a, options)


@app.command("pow", context_settings={"ignore_unknown_options": True})
@example("modmill gf2 pow a.bin 65537 --modulus nist-b163 --out powers.bin")
@sharing(Options)
def power(
    a: AArgument,
    exponent: Annotated[
        str, typer.Argument(metavar="E", help="An integer, decimal or 0x hex; a negative one inverts.")
    ],
    options: Options,
) -> int:
    """Raise every element of A to the power E; 0^0 is 1."""
    size = parse_int(exponent.removeprefix("-"), "E")
    return _run("pow", a, options, exponent=-size if exponent.startswith("-") else size)


@app.command("inv")
@example("modmill gf2 inv a.bin --modulus nist-b163 --out inverses.bin")
@sharing(Options)
def inverse(a: AArgument, options: Options) -> int:
    """Invert every element of A; an element without an inverse is an error that gives its index."""
    return _run("inv", a, options)


@app.command("trace")
@example("modmill gf2 trace a.bin --modulus nist-b163 --out traces.bin")
@sharing(Options)
def trace(a: AArgument, options: Options) -> int:
    """Write the trace of every element of A: one byte each, 0 or 1."""
    return _run("trace", a, options)


def _run(operation: str, a: str, options: Options, *, b: str | None = None, exponent: int | None = None) -> int:
    to_stdout = check_destination(options.out, as_json=options.as_json)
    if to_stdout:
        if options.resume:
            raise UsageError("--resume: stdout cannot be resumed; add --out F")
        if sys.stdout.isatty():
            raise UsageError("elements are binary, and stdout is a terminal; add --out F")
    for name, source in (("A", a), ("B", b)):
        if options.resume and source == "-":
            raise UsageError(f"{name}: --resume needs a file, as stdin cannot be read again")
    with ProgressReporter(quiet=options.quiet) as progress:
        field = _field(options, progress)
        other: Any = None if b is None else _operand(b, field)
        done = files.run(
            field,
            operation,
            _source(a),
            b=other,
            exponent=exponent,
            out=options.out,
            stride=_stride(options.stride, field.modulus),
            resume=options.resume,
            progress=progress,
        )
    lines: dict[str, object] = {
        "modulus": field.modulus.text if field.modulus.name == field.modulus.text else _titled(field.modulus),
        "elements": f"{done.elements:,}"
        + (f", {done.resumed_from:,} from an earlier run" if done.resumed_from else ""),
        "backend": f"{field.backend} ({field.why})",
        "method": field.method,
        "time": f"{format_duration(done.seconds)}, {format_rate(done.rate)}",
        "checked": done.checked_by,
    }
    if not to_stdout:
        show(done.record(), {**lines, "written": options.out}, as_json=options.as_json)
    elif not options.quiet:
        show(done.record(), lines, as_json=False, stderr=True)
    return EXIT_DONE


def _titled(modulus: Modulus) -> str:
    return f"{modulus.name}: {modulus.text}"


def _source(name: str) -> str | BinaryIO:
    return sys.stdin.buffer if name == "-" else name


def _operand(text: str, field: Field) -> str | BinaryIO | FieldArray:
    """B: a file if there is one of that name, else an element."""
    if text == STANDARD or file_named(text) is not None:
        return _source(text)
    value = read_polynomial(text, "B")
    if value is None:
        raise UsageError(
            f"B: {quoted(text)} is neither a file nor an element (write 0x and hex digits, or x^3+1)", got=text
        )
    return field.from_words(convert.from_ints(value, field.modulus, "B"))


def _stride(text: str | None, modulus: Modulus) -> int | None:
    if text is None:
        return None
    if text == WORDS:
        return 8 * modulus.words
    if not re.fullmatch(r"[0-9]{1,7}", text):
        raise UsageError(f"--stride must be a byte count or `words` (got {text!r})", got=text)
    least = modulus.bytes
    if not least <= int(text) <= 1 << 20:
        raise UsageError(f"--stride must be {least} (the bytes of an element) to {1 << 20} (got {text})")
    return int(text)


def _field(options: Options, progress: ProgressReporter) -> Field:
    n = Modulus.parse(options.modulus, progress=progress)
    return Field(n, options.backend, options.method, ring=options.ring, threads=options.threads, progress=progress)


@app.command("irreducible")
@example("modmill gf2 irreducible x^255+x^82+1", "modmill gf2 irreducible seroussi-1000")
def irreducible(
    modulus: Annotated[
        str,
        typer.Argument(
            metavar="N", help="A polynomial as for --modulus, or seroussi-M to find one of degree M.", click_type=NAMED
        ),
    ],
    as_json: JsonFlag = False,
    quiet: QuietFlag = False,
) -> int:
    """Test whether a polynomial is irreducible, and print its least factor if not. Exit code 0 if it is, 1 if not."""
    begin = time.perf_counter()
    with ProgressReporter(quiet=quiet) as progress:
        n = Modulus.parse(modulus, "N", progress=progress)
        factor = least_factor(n.poly, progress=progress)
    seconds = time.perf_counter() - begin
    lines: dict[str, object] = {"polynomial": n.text, "degree": n.degree}
    if n.name != n.text:
        lines["name"] = n.name
    lines["irreducible"] = "yes" if factor is None else "no"
    if factor is not None:
        lines["factor"] = polynomial(factor) if factor.bit_count() <= 9 else hex(factor)
    lines["time"] = format_duration(seconds)
    result: dict[str, Any] = {"irreducible": factor is None, "factor": None if factor is None else hex(factor)}
    parameters = {**n.facts(), "terms": n.poly.bit_count()}
    if factor is not None and golden.remainder(n.poly, factor) != 0:
        raise FaultError(f"{factor:#x} does not divide the polynomial: this machine computes wrong results")
    checked = "Rabin's test" if factor is None else "division by the factor, on plain integers"
    why = "the squarings of the test run on the fastest backend of this processor"
    record = Record("gf2.irreducible", "auto", why, parameters, result, seconds, None, "polynomials", checked)
    show(record, lines, as_json=as_json)
    if factor is None:
        return EXIT_DONE
    return refused("the polynomial is reducible", as_json=as_json, factor=factor)


@app.command("fields")
@example("modmill gf2 fields")
def fields(as_json: JsonFlag = False) -> int:
    """List the named moduli."""
    table = plain_table("name", "modulus", "also", "what", wrap=("what",))
    for entry in named().values():
        modulus = Modulus(entry.poly, entry.name)
        if as_json:
            print_json({"name": entry.name, "aliases": entry.aliases, "title": entry.title, "terms": entry.terms,
                        "degree": modulus.degree, "polynomial": modulus.hex, "source": entry.source})  # fmt: skip
        table.add_row(entry.name, modulus.text, ", ".join(entry.aliases), entry.title)
    if not as_json:
        rule = "the least irreducible trinomial, else pentanomial, of degree M (found by search)"
        table.add_row(f"{SEROUSSI}M", "", "", rule)
        terminal().print(table)
    return EXIT_DONE

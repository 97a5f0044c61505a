"""What the commands of `modmill hw` share: the options that choose a configuration and a modulus."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from modmill.errors import UsageError
from modmill.modulus import read_number

if TYPE_CHECKING:
    from modmill.hw.config import SquarerConfig
    from modmill.params import PublishedFigure

UnitArgument = Annotated[
    str, typer.Argument(metavar="UNIT", help="vdf_ozturk, vdf_predictive_montgomery or vdf_bipartite (see hw list).")
]
BitsOption = Annotated[int | None, typer.Option("--bits", metavar="B", help="The widest modulus.")]
WordOption = Annotated[int | None, typer.Option("--word", metavar="W", help="Bits of a word; the radix is 2^W.")]
ChunkOption = Annotated[int | None, typer.Option("--chunk", metavar="C", help="Index bits of a table.")]
StagesOption = Annotated[int | None, typer.Option("--stages", metavar="S", help="Clock cycles of a squaring.")]
CompressorOption = Annotated[
    str | None, typer.Option("--compressor", metavar="KIND", help="ternary, csa42, counter, chain or mixed.")
]
CascadeOption = Annotated[
    int | None, typer.Option("--cascade", metavar="N", help="Products added inside the DSPs: 1 or 2.")
]
GatherOption = Annotated[
    bool | None, typer.Option("--gather/--no-gather", help="Whether the words' top bits share tables.")
]
ModulusOption = Annotated[
    str | None, typer.Option("--modulus", "-m", metavar="NAME|FILE|0xHEX", help="Built-in name, file, or odd number.")
]


def configure(
    unit: str,
    bits: int | None,
    word: int | None,
    chunk: int | None,
    stages: int | None,
    compressor: str | None,
    cascade: int | None,
    gather: bool | None,
) -> SquarerConfig:
    """The configuration that the options ask for; what is not given has the unit's default.

    Raises UsageError for what cannot be built, before any tool runs.
    """
    from modmill.hw.config import SquarerConfig

    given: dict[str, Any] = {
        "bits": bits,
        "word": word,
        "chunk": chunk,
        "stages": stages,
        "compressor": compressor,
        "cascade": cascade,
        "gather": gather,
    }
    return SquarerConfig(unit, **{k: v for k, v in given.items() if v is not None})


def parameters_of(config: SquarerConfig) -> dict[str, Any]:
    """The configuration for a record: every parameter but the unit, which is the backend."""
    return {k: v for k, v in asdict(config).items() if k != "unit"}


def modulus_and_bits(text: str | None, bits: int | None) -> tuple[int, str, int]:
    """Modulus, its name, and the unit's width: each follows from the other where only one is given.

    Without a modulus it is the one that stands for the width (at 1024 bits, the default, that of the contest); without
    a width it is the modulus' own. Raises UsageError for an even modulus or one that is wider than `bits`.
    """
    from modmill.hw.config import BITS
    from modmill.hw.sim.run import default_modulus

    if text is None:
        width = bits if bits is not None else 1024
        if not BITS[0] <= width <= BITS[1]:
            raise UsageError(
                f"bits: {width} is out of range ({BITS[0]} to {BITS[1]})", got=width, min=BITS[0], max=BITS[1]
            )
        return *default_modulus(width), width
    number, name, where = read_number(text)
    size = number.bit_length()
    if number % 2 == 0 or size < 2:
        raise UsageError(f"{where}: a unit needs an odd modulus of at least 3")
    if bits is None and not BITS[0] <= size <= BITS[1]:
        raise UsageError(f"{where}: {size} bits; units take {BITS[0]} to {BITS[1]}", got=size, min=BITS[0], max=BITS[1])
    if bits is not None and size > bits:
        raise UsageError(f"{where}: {size} bits are more than --bits {bits}", got=size, max=bits)
    return number, name or f"{size}-bit modulus", size if bits is None else bits


def published_words(figure: PublishedFigure) -> str:
    """A published figure in a line."""
    words = f"{figure.ns:g} ns at {figure.bits} bits"
    if figure.clock_mhz and figure.cycles:
        words += f", {figure.cycles} cycles at {figure.clock_mhz:g} MHz"
    if figure.kilo_luts:
        words += f", {figure.kilo_luts:g} kLUT"
    if figure.dsps:
        words += f", {figure.dsps:,} DSPs"
    return words + (f", {figure.watts:g} W" if figure.watts else "")

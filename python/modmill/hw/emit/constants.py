"""The constants of a unit's text as a module of their own."""

from __future__ import annotations

from collections.abc import Sequence

from modmill import params
from modmill.errors import UsageError
from modmill.hw.interface.configuration import Parameter
from modmill.hw.interface.unit import Flavour

MODULUS = Parameter(
    "modulus",
    "Built-in name, file, or odd number (default: one of --bits bits, which is printed).",
    str,
    "NAME|FILE|0xHEX",
    flags=("--modulus", "-m"),
    names=params.moduli,
    file=True,
)


def exactly(bits: int, modulus: int, unit: str) -> None:
    """Raises UsageError unless a modulus has exactly the bits that a unit takes."""
    if modulus.bit_length() != bits:
        raise UsageError(
            f"modulus: {modulus.bit_length()} bits, but this {unit} takes moduli of exactly {bits}",
            got=modulus.bit_length(),
            bits=bits,
        )


def no_constants(unit: str) -> str:
    """The text of `<unit>_constants` where the modulus is in the circuit."""
    return f"// The modulus is in the text itself.\nmodule {unit}_constants;\nendmodule\n"


def constants_module(unit: str, comment: str, values: Sequence[tuple[str, int, int]], flavour: Flavour) -> str:
    """The text of `<unit>_constants`: each of the values, a name with bits and number, on the port `<name>_o`.

    In flavour `file` a simulation reads them, words as wide as the widest, from constants.hex.
    """
    width = max(size for _, size, _ in values)
    if flavour == "file":
        body = [
            f"  logic [{len(values) * width - 1}:0] words;",
            f"  constant_store #(.Words({len(values)}), .Width({width})) store (.words_o(words));",
        ]
        spare = []
        for i, (name, size, _) in enumerate(values):
            body.append(f"  assign {name}_o = words[{i * width + size - 1}:{i * width}];")
            if size < width:
                spare.append(f"words[{(i + 1) * width - 1}:{i * width + size}]")
        if spare:
            bits = spare[0] if len(spare) == 1 else "{" + ", ".join(spare) + "}"
            body.append("  // Entries are as wide as the widest, so the upper bits of the others are zero.")
            body += ["  logic unused;", f"  assign unused = ^{bits};"]
    else:
        body = [f"  assign {name}_o = {size}'h{value:x};" for name, size, value in values]
    ports = ",\n".join(f"  output logic [{size - 1}:0] {name}_o" for name, size, _ in values)
    return f"// {comment}\nmodule {unit}_constants (\n{ports}\n);\n" + "\n".join(body) + "\nendmodule\n"

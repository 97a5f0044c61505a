"""The registers of a unit's top for a card, as data: what the port map and the header for C programs are made from."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from modmill import __version__

Access = Literal["R", "W", "RW"]


@dataclass(frozen=True, slots=True)
class Field:
    """`bits` bits of a register from bit `low` on."""

    name: str
    low: int
    what: str
    bits: int = 1


@dataclass(frozen=True, slots=True)
class Register:
    """32 bits at a byte address; `value` is what a register for reading always holds, None where it changes."""

    address: int
    name: str
    access: Access
    what: str
    fields: tuple[Field, ...] = ()
    value: int | None = None


def wide(address: int, name: str, access: Access, what: str) -> tuple[Register, Register]:
    """The two registers of a 64-bit number. Reading the low half of a counter latches its high half."""
    latched = "; latches the high half" if access == "R" else ""
    return (
        Register(address, f"{name}_low", access, f"{what}, low half{latched}"),
        Register(address + 4, f"{name}_high", access, f"{what}, high half"),
    )


def as_data(registers: Sequence[Register]) -> list[dict[str, Any]]:
    """The registers as JSON can hold them."""
    return [asdict(register) for register in registers]


def header(unit: str, registers: Sequence[Register], facts: Mapping[str, int]) -> str:
    """The header for C programs: addresses, masks, what never changes, and the `facts` of the unit's shape.

    >>> status = Register(0x14, "status", "R", "what the unit does", (Field("busy", 0, "a run is going on"),))
    >>> print(header("vdf_toy", [status], {"words": 3}))  # doctest: +ELLIPSIS
    /* Registers of vdf_toy_axi, 32 bits each, by their byte addresses. Written by Modmill ... */
    #ifndef VDF_TOY_REGS_H
    #define VDF_TOY_REGS_H
    <BLANKLINE>
    #define VDF_TOY_WORDS 3u
    <BLANKLINE>
    /* what the unit does */
    #define VDF_TOY_STATUS 0x14u /* R */
    /* a run is going on */
    #define VDF_TOY_STATUS_BUSY 0x1u
    <BLANKLINE>
    #endif
    <BLANKLINE>
    """
    prefix = unit.upper()
    lines = [f"/* Registers of {unit}_axi, 32 bits each, by their byte addresses. Written by Modmill {__version__}. */"]
    lines += [f"#ifndef {prefix}_REGS_H", f"#define {prefix}_REGS_H", ""]
    lines += [f"#define {prefix}_{name.upper()} {value}u" for name, value in facts.items()]
    for register in registers:
        name = f"{prefix}_{register.name.upper()}"
        lines += ["", *_comment(register.what), f"#define {name} {register.address:#x}u /* {register.access} */"]
        if register.value is not None:
            lines.append(f"#define {name}_VALUE {register.value:#x}u")
        for field in register.fields:
            mask = ((1 << field.bits) - 1) << field.low
            lines += [*_comment(field.what), f"#define {name}_{field.name.upper()} {mask:#x}u"]
            if field.bits > 1:
                lines.append(f"#define {name}_{field.name.upper()}_SHIFT {field.low}")
    return "\n".join([*lines, "", "#endif", ""])


def _comment(text: str) -> list[str]:
    return textwrap.wrap(f"/* {text} */", 100, subsequent_indent="   ")

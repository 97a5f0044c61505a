"""The program with a note beside each instruction: which value of the formula it computes.

The program and the formula are evaluated on the same signatures, and an instruction whose results are those of a named
value on all of them has its name. Names are for people: the proof that the program is the formula is another one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from modmill.formula import ed25519 as formula
from modmill.formula.parameters import ED25519_D, ED25519_P, ED25519_ROOT
from modmill.hw.microcode.machine import Place, Space
from modmill.hw.microcode.program import Program, disassemble

P = ED25519_P
HALF_SQUARES = (P - 5) // 8


class _Power:
    """z^exponent, which notes every power that is made."""

    def __init__(self, exponent: int, made: set[int]) -> None:
        self.exponent, self.made = exponent, made
        made.add(exponent)

    def __mul__(self, other: _Power) -> _Power:
        return _Power(self.exponent + other.exponent, self.made)

    def __pow__(self, times: int) -> _Power:
        return _Power(self.exponent * times, self.made)


def powers() -> dict[int, str]:
    """The powers of z that the chain of the root makes, with names; z_n is z^(2^n - 1)."""
    made: set[int] = set()
    chain: Any = formula.root_power
    chain(_Power(1, made))
    found: dict[int, str] = {}
    for e in made:
        twos = (e & -e).bit_length() - 1
        ones = (e >> twos).bit_length()
        is_named = ones > 4 and e >> twos == (1 << ones) - 1
        found[e] = f"z^{e}" if not is_named else f"z_{ones}^(2^{twos})" if twos else f"z_{ones}"
    found[HALF_SQUARES] = "z^((p - 5) / 8)"
    return found


def point(name: str, stated: int, sign: int, names: Mapping[int, str]) -> dict[str, int]:
    """The values of a decompression, `name` first."""
    y = stated % P
    yy = y * y % P
    u, dyy = (yy - 1) % P, yy * ED25519_D % P
    v = (dyy + 1) % P
    v3 = v**3 % P
    uv3 = u * v3 % P
    z = uv3 * v3 * v % P
    root = uv3 * pow(z, HALF_SQUARES, P) % P
    check = v * root * root % P
    direct, turned = check == u, check == -u % P
    other = root * ED25519_ROOT % P
    right = root if direct else other
    x = -right % P if (right & 1) != sign else right
    found = {
        "y": y,
        "y^2": yy,
        "u = y^2 - 1": u,
        "d y^2": dyy,
        "v = d y^2 + 1": v,
        "v^2": v * v % P,
        "v^3": v3,
        "u v^3": uv3,
        "u v^6": uv3 * v3 % P,
        "z = u v^7": z,
        **{text: pow(z, e, P) for e, text in names.items()},
        "r = u v^3 z^((p - 5) / 8)": root,
        "r^2": root * root % P,
        "v r^2": check,
        "-u": -u % P,
        "v r^2 is u": direct,
        "v r^2 is -u": turned,
        "exists": direct or turned,
        "i r": other,
        "r or i r": right,
        "its parity": right & 1,
        "-(r or i r)": -right % P,
        "the parity is the sign": (right & 1) == sign,
        "x": x,
        "x's parity": x & 1,
        "x's parity is the sign": (x & 1) == sign,
        "y is below p": stated < P,
        "was canonical": stated < P and (x & 1) == sign,
        "exists and was canonical": (direct or turned) and stated < P and (x & 1) == sign,
        "x^2": x * x % P,
        "x^2 + y^2": (x * x + yy) % P,
        "x y": x * y % P,
        "x y (x^2 + y^2)": x * y * (x * x + yy) % P,
        "is of small order": x * y * (x * x + yy) % P == 0,
    }
    return {f"{name}: {key}": int(value) for key, value in found.items()}


def named(given: Mapping[str, int], names: Mapping[int, str]) -> dict[str, int]:
    """The values of the formula on a signature, the first of a name's equals first."""
    found = point("A", given["key"], given["key_sign"], names)
    found |= point("R", given["commitment"], given["commitment_sign"], names)
    a, r = ((found[f"{n}: x"], found[f"{n}: y"]) for n in "AR")
    less_c = a[0] * a[1] * r[0] * r[1] * -2 * ED25519_D % P
    f, g = (2 + less_c) % P, (2 - less_c) % P
    am, ap, rm, rp = (a[1] + a[0]) % P, (a[1] - a[0]) % P, (r[1] + r[0]) % P, (r[1] - r[0]) % P
    found |= {"-C": less_c, "F": f, "G": g, "Z = F G": f * g % P}
    for label, minus, plus, f_, g_ in (("-A - R", rm, rp, f, g), ("-A + R", rp, rm, g, f)):
        first, second = am * minus % P, ap * plus % P
        e, h = (second - first) % P, (second + first) % P
        values = {"A": first, "B": second, "E": e, "H": h, "X": e * f_ % P, "Y": g_ * h % P, "T": e * h % P}
        found |= {f"{label}: {key}": value for key, value in values.items()}
    found["S is below L"] = int(given["scalar"] < formula.ORDER)
    found["S is not below L"] = int(given["scalar"] >= formula.ORDER or given["scalar_top"])
    return found


def results(program: Program, constants: Sequence[int], given: Mapping[str, int]) -> list[int | None]:
    """The result of each instruction on one input, slot by slot."""
    machine = program.machine
    places: dict[Place, int] = {(Space.BEAT, i): given[name] for i, name in enumerate(machine.inputs)}
    places |= {(Space.CONSTANT, i): value for i, value in enumerate(constants)}
    coming: dict[int, list[tuple[Place, int]]] = {}
    found: list[int | None] = []
    for slot, instruction in enumerate(program.slots):
        places |= dict(coming.pop(slot, ()))
        if instruction is None:
            found.append(None)
            continue
        f = instruction.function
        value = f.act(places[instruction.a], places[instruction.b], P)
        found.append(value)
        # What goes into the results is never read.
        if instruction.to[0] is not Space.BEAT:
            coming.setdefault(slot + machine.slots(f), []).append((instruction.to, value))
    return found


def annotated(program: Program, constants: Sequence[int], samples: Sequence[Mapping[str, int]]) -> str:
    """Slot, word and text of every instruction, and the value's name if it has one."""
    names = powers()
    meant: dict[tuple[int, ...], str] = {}
    rows = [named(sample, names) for sample in samples]
    for name in rows[0]:
        values = tuple(row[name] for row in rows)
        if len(set(values)) > 1:
            meant.setdefault(values, name)
    columns = zip(*(results(program, constants, sample) for sample in samples), strict=True)
    digits = -(-program.machine.format.width // 4)
    lines = []
    for slot, (word, found) in enumerate(zip(program.words, columns, strict=True)):
        text = f"{slot:4d}  {word:0{digits}x}  {disassemble(program.machine, word):30}"
        note = meant.get(tuple(v for v in found if v is not None), "")
        lines.append(f"{text}  {note}".rstrip())
    return "\n".join(lines) + "\n"

"""The methods that OpenCL devices offer and what each accepts. Their names are the CPU's (`_native.GF2_METHODS`)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Method:
    """One method. Its name is the CPU's for the same algorithm; "clmul" is only here."""

    name: str
    levels: bool = False
    """True if ":LEVELS" may follow the name."""
    team: bool = False
    """True if several work items can share a product: each owns words of the result, none adds to another's."""
    own_layout: bool = False
    """True if the method's module decides which words and vectors it offers."""
    deepest: int = 2
    """The most levels of Karatsuba that an exploration tries: methods that halve whole operands go deeper than those
    that halve words."""


METHODS = {
    method.name: method
    for method in (
        Method("direct", team=True),
        Method("karatsuba", levels=True, own_layout=True, deepest=7),
        Method("sos"),
        Method("cios"),
        Method("fios"),
        Method("fips"),
        Method("cihs"),
        Method("montgomery", levels=True, team=True),
        Method("barrett", levels=True, team=True),
        Method("rns"),
        Method("bitsliced", own_layout=True),
        Method("clmul", own_layout=True, deepest=7),
    )
}


def listed(names: list[str]) -> str:
    """Names as a message writes them.

    >>> listed(["direct", "montgomery", "barrett"])
    'direct, montgomery and barrett'
    """
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


LEVELLED = [method.name for method in METHODS.values() if method.levels]
TEAMS = [method.name for method in METHODS.values() if method.team]

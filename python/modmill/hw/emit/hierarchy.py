"""The modules of a unit's texts: in which file each is, and which others it instantiates how often."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Mapping
from functools import cached_property


class Hierarchy:
    """The modules of files, given as name to text. A module that no file has, such as a vendor's cell, is left out."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.files: Mapping[str, str] = files
        self.place: dict[str, str] = {}
        """The file of each module."""
        self.bodies: dict[str, str] = {}
        """The text of each module behind its name."""
        for path, text in files.items():
            for name, body in _MODULE.findall(text):
                self.place[name], self.bodies[name] = path, body

    @cached_property
    def inside(self) -> dict[str, Counter[str]]:
        """For each module, the number of instances of each other module in it."""
        return {
            name: Counter(module for module in _instances(body) if module in self.place)
            for name, body in self.bodies.items()
        }

    def below(self, top: str, without: Collection[str] = ()) -> set[str]:
        """A module and all that it consists of; those of `without` are there, what they consist of is not."""
        found, new = {top}, {top}
        while new:
            new = {name for module in new if module not in without for name in self.inside[module]} - found
            found |= new
        return found

    def needed(self, top: str) -> dict[str, set[str]]:
        """The files that a top needs: each with those of its modules that the hierarchy below the top has.

        >>> two = "module a;\\n  b u_b ();\\nendmodule\\nmodule c;\\nendmodule\\n"
        >>> Hierarchy({"a.sv": two, "b.sv": "module b;\\nendmodule\\n"}).needed("a")
        {'a.sv': {'a'}, 'b.sv': {'b'}}
        """
        found = self.below(top)
        return {
            path: modules for path in self.files if (modules := {name for name in found if self.place[name] == path})
        }

    def texts(self, modules: Collection[str]) -> dict[str, str]:
        """The files of these modules without any others; what stands between modules stays."""

        def kept(found: re.Match[str]) -> str:
            return found[0] if found[1] in modules else ""

        paths = {self.place[name] for name in modules}
        return {path: _MODULE.sub(kept, text) for path, text in self.files.items() if path in paths}

    def copies(self, top: str) -> Counter[str]:
        """The number of instances of each module below a top; those inside others count in each of these."""
        found: Counter[str] = Counter({top: 1})
        for module in self._order(top):
            for name, times in self.inside[module].items():
                found[name] += times * found[module]
        return found

    def size(self, module: str) -> int:
        """The bytes of a module's text with those of all its instances."""
        return sum(times * len(self.bodies[name]) for name, times in self.copies(module).items())

    def _order(self, top: str) -> list[str]:
        """A module and those below it, each before those that it instantiates."""
        done: list[str] = []

        def visit(module: str) -> None:
            for name in self.inside[module]:
                if name not in done:
                    visit(name)
            done.append(module)

        visit(top)
        return done[::-1]


_MODULE = re.compile(r"^module (\w+)(.*?^endmodule\n)", re.MULTILINE | re.DOTALL)


def instantiated(text: str) -> set[str]:
    """The modules of which a text has instances."""
    return set(_instances(text))


def _instances(text: str) -> list[str]:
    return re.findall(r"^ *(\w+) (?:#\(|\w+ \()", text, re.M)

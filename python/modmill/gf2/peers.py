"""The peers of binary fields: NTL on gf2x and OpenSSL in a program of `./dev bench`; FLINT and galois in Python."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from modmill.bench.interleave import Contender, Missing, told_if_missing
from modmill.bench.server import Server, built
from modmill.errors import PeerMissing
from modmill.gf2.cases import EXPONENT, Case, as_int
from modmill.places import GF2_PEERS

Words = NDArray[np.uint64]


@dataclass(frozen=True, slots=True)
class Reach:
    """The cases for which a peer is worth comparing."""

    bits: int = 8192
    inverse_bits: int = 8192
    dense: bool = True
    single: bool = True

    def takes(self, case: Case) -> bool:
        """True if the case is one of them."""
        limit = self.inverse_bits if case.op == "inv" else self.bits
        return case.bits <= limit and (self.dense or case.kind != "dense") and (self.single or case.op != "single")


REACHES = {"openssl": Reach(dense=False, inverse_bits=512)}
"""By name in the peers' program. OpenSSL reduces term by term, which takes milliseconds for a dense polynomial, and
inverts at the degrees of curves only."""


class Peer(Protocol):
    """Another implementation."""

    title: str
    reach: Reach

    def load(self, case: Case, a: Words, b: Words) -> Contender:
        """The peer on a case and its operands."""
        ...


class Served:
    """A peer of the program on one case; ns are processor time."""

    least = 1

    def __init__(self, server: Server, name: str, title: str, case: Case, results: Path) -> None:
        self.title = title
        self._server, self._results, self._words = server, results, case.words
        self._request = f"{name} {case.plain}"

    def answers(self) -> Words:
        """The results on all operands."""
        self._server.ask(f"write {self._request} {self._results}")
        return np.frombuffer(self._results.read_bytes(), dtype="<u8").reshape(-1, self._words)

    def slice(self, count: int) -> float:
        """The ns for each of the next `count` operations."""
        got = self._server.ask(f"time {self._request} {count}")
        return float(got["ns"]) / int(got["count"])


class ProgramPeer:
    """One peer of the program bench/gf2-peers, which reads operands and writes results as files in `folder`."""

    def __init__(self, server: Server, name: str, title: str, folder: Path) -> None:
        self.name: str = name
        self.title: str = title
        self.reach: Reach = REACHES.get(name, Reach())
        self._server, self._folder = server, folder

    def load(self, case: Case, a: Words, b: Words) -> Contender:
        """The program holds one set of operands, for all its peers."""
        head = b"".join(v.to_bytes(8, "little") for v in (case.degree, len(a), EXPONENT))
        modulus = case.poly.to_bytes(8 * (case.degree // 64 + 1), "little")
        path = self._folder / "operands"
        path.write_bytes(head + modulus + a.tobytes() + b.tobytes())
        self._server.ask(f"load {path}")
        return Served(self._server, self.name, self.title, case, self._folder / "results")


class InPython:
    """A Python package on one case: elements are its objects, and the overhead of its calls is part of the time."""

    least = 1

    def __init__(self, title: str, case: Case, a: Any, b: Any, integer: Callable[[Any], int]) -> None:
        self.title = title
        self._case, self._a, self._b, self._integer = case, a, b, integer
        self._next = 0

    def answers(self) -> Words:
        """The first results: a few, as each takes long."""
        found = [self._integer(self._run(i)) for i in range(min(len(self._a), 8))]
        size = 8 * self._case.words
        return np.frombuffer(b"".join(v.to_bytes(size, "little") for v in found), "<u8").reshape(len(found), -1)

    def slice(self, count: int) -> float:
        """The ns for each of the next `count` operations."""
        n = len(self._a)
        begin = time.thread_time_ns()
        for _ in range(count):
            i = self._next = (self._next + 1) % n
            self._run(i)
        return (time.thread_time_ns() - begin) / count

    def _run(self, i: int) -> Any:
        a = self._a[i]
        if self._case.plain == "mul":
            return a * self._b[i]
        return a ** {"square": 2, "inv": -1, "pow": EXPONENT}[self._case.plain]


class Flint:
    """python-flint's fq_default over GF(2), as FLINT's own fq_nmod."""

    reach: Reach = Reach(dense=False, single=False)

    def __init__(self) -> None:
        self._flint: Any = _package("flint", "python-flint")
        self.title: str = f"FLINT {self._flint.__FLINT_VERSION__}, from Python"

    def load(self, case: Case, a: Words, b: Words) -> Contender:
        """On at most 64 elements, which are its working set."""
        ring = self._flint.fmpz_mod_poly_ctx(self._flint.fmpz_mod_ctx(2))
        modulus = ring(_bits(case.poly, case.degree + 1))
        field = self._flint.fq_default_ctx(2, modulus=modulus, fq_type="FQ_NMOD", check_modulus=False)
        x, y = ([field(_bits(as_int(v), case.degree)) for v in array[:64]] for array in (a, b))
        return InPython(
            self.title, case, x, y, lambda element: sum(1 << i for i, bit in enumerate(element.to_list()) if bit)
        )


class Galois:
    """galois, whose elements are Python integers where the degree is above 63; it takes minutes above 2048 bits."""

    reach: Reach = Reach(bits=2048, inverse_bits=2048, dense=False, single=False)

    def __init__(self) -> None:
        self._galois: Any = _package("galois", "galois")
        self.title: str = f"galois {self._galois.__version__}"

    def load(self, case: Case, a: Words, b: Words) -> Contender:
        """On at most 16 elements."""
        modulus = self._galois.Poly.Int(case.poly)
        field = self._galois.GF(2, case.degree, irreducible_poly=modulus, primitive_element=2, verify=False, repr="int")
        x, y = (field([as_int(v) for v in array[:16]]) for array in (a, b))
        return InPython(self.title, case, x, y, int)


def program() -> Path:
    """The peers' program. Raises PeerMissing if it is not built."""
    return built("gf2", GF2_PEERS, "NTL", named=False)


def programs(server: Server, folder: Path) -> list[ProgramPeer]:
    """The peers of a running program."""
    return [ProgramPeer(server, entry["name"], entry["title"], folder) for entry in server.hello["peers"]]


def packages(missing: Missing) -> list[Peer]:
    """FLINT and galois, if they are installed."""
    found: list[Peer] = []
    for make in (Flint, Galois):
        with told_if_missing(missing):
            found.append(make())
    return found


def _bits(value: int, count: int) -> Sequence[int]:
    return [value >> i & 1 for i in range(count)]


def _package(module: str, package: str) -> Any:
    try:
        return importlib.import_module(module)
    except ImportError as e:
        raise PeerMissing(
            f"{package} is not installed; run: pip install {package}", library=module, package=package
        ) from e

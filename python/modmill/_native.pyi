"""Bindings to the Rust crates (crates/modmill-py). The typed interface over them is the package itself."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Literal, NotRequired, TypedDict

import numpy as np
from numpy.typing import NDArray

__version__: str
COMPILER: str
"""The compiler that built the extension, as it names itself."""
GF2_METHODS: tuple[str, ...]
"""The names of the methods of binary fields, levels left out."""

def exit_without_memory(words: bytes, code: int) -> None:
    """From now on, the process ends with these words and this code when Rust code gets no memory; else it aborts."""

_Progress = Callable[[str, int, int, int, float], bool | None] | None

class _Stated(TypedDict):
    modulus: int
    base: int
    input_sha256: bytes | None
    steps: int
    proof: str

class _ReadProof(_Stated):
    y: int

class _ReadCheckpoint(_Stated):
    done: int
    points: int
    value: int
    spacing: int
    block: int
    points_bytes: int
    points_sha256: bytes

class _Verified(_ReadProof):
    checked_by: str
    trust: Literal["built-in", "checked", "accepted"]
    backend: str
    seconds: float

class _Calibrated(TypedDict):
    rate: float
    backend: str
    why: str
    steps: int
    seconds: float

class _IsogenySetup(TypedDict):
    key: dict[str, Any]
    backend: str
    why: str
    seconds: float
    resumed_from: int
    warnings: list[str]

class _IsogenyVerified(TypedDict):
    key: dict[str, Any]
    input: tuple[int, int]
    output: int
    message: bytes | None
    backend: str
    seconds: float

class _Sealed(TypedDict):
    modulus: int
    base: int
    steps: int
    length: int

class _Inspected(_Sealed):
    version: int
    armored: bool
    chunks: int

class _Opened(_Sealed):
    backend: str
    why: str
    seconds: float
    resumed_from: int
    checks_passed: int
    faults: int

BACKENDS: list[str]
NARROW_BITS: int

def backends() -> dict[str, dict[str, str]]: ...
def backend_for(modulus: int, name: str) -> tuple[str, str]: ...
def modulus_size(modulus: int) -> tuple[int, int]: ...
def vdf_hash_to_group(n: int, digest: bytes) -> int: ...
def vdf_evaluate(
    n: int,
    base: int,
    steps: int,
    *,
    input_sha256: bytes | None,
    proof: str,
    accept_modulus: bool,
    backend: str,
    threads: int,
    checkpoint: str | None,
    checkpoint_interval: float,
    progress: _Progress,
    points_only: bool = False,
) -> dict[str, Any]: ...
def vdf_verify(text: bytes, *, accept_modulus: bool, backend: str) -> _Verified: ...
def vdf_read_proof(text: bytes) -> _ReadProof: ...
def vdf_read_checkpoint(directory: str) -> _ReadCheckpoint | None: ...
def vdf_prove_part(
    n: int,
    base: int,
    steps: int,
    y: int,
    *,
    spacing: int,
    first: int,
    points: bytes,
    backend: str,
    threads: int,
    progress: _Progress,
) -> int: ...
def vdf_verify_trapdoor(n: int, base: int, steps: int, y: int, primes: Sequence[int]) -> str: ...
def vdf_evaluate_trapdoor(n: int, base: int, steps: int, primes: Sequence[int]) -> int: ...
def vdf_calibrate(n: int, *, seconds: float, backend: str, progress: _Progress) -> _Calibrated: ...
def isogeny_setup(
    directory: str,
    *,
    field: str,
    variant: str,
    steps: int,
    start: int | None,
    seed: bytes,
    compact: bool,
    checkpoint: str | None,
    checkpoint_interval: float,
    backend: str,
    progress: _Progress,
) -> _IsogenySetup: ...
def isogeny_key(path: str) -> dict[str, Any]: ...
def isogeny_check_key(directory: str) -> tuple[float, int]: ...
def isogeny_elements(directory: str, chunk: int) -> list[tuple[int, int]]: ...
def isogeny_evaluate(
    directory: str,
    *,
    x: tuple[int, int],
    message: bytes | None,
    checkpoint: str | None,
    checkpoint_interval: float,
    backend: str,
    threads: int,
    progress: _Progress,
) -> dict[str, Any]: ...
def isogeny_verify(text: bytes, *, key: bytes | None, backend: str) -> _IsogenyVerified: ...
def isogeny_calibrate(
    *, field: str, variant: str, seconds: float, backend: str, progress: _Progress
) -> _Calibrated: ...
def isogeny_steps_against(seconds: float, level_ns: float, lookahead: int) -> int: ...
def lock_seal(
    source: BinaryIO,
    target: str | BinaryIO,
    *,
    origin: tuple[int, int, int] | None,
    replace: bool,
    bits: int,
    steps: int,
    armor: bool,
    progress: _Progress,
) -> _Sealed: ...

class IsogenyWalk:
    def __new__(cls, field: str, *, backend: str) -> IsogenyWalk: ...
    @property
    def backend(self) -> tuple[str, str]: ...
    @property
    def prime(self) -> int: ...
    @property
    def start(self) -> int: ...
    @property
    def longest(self) -> int: ...
    def compute(self, alpha: int, starts: Sequence[int]) -> tuple[int, int, float]: ...

class LockFile:
    def __new__(cls, source: BinaryIO, *, progress: _Progress) -> LockFile: ...
    def inspection(self) -> _Inspected: ...
    def checkpoint_beside(self, path: str | os.PathLike[str]) -> Path | None: ...
    def open(
        self,
        target: str | BinaryIO,
        *,
        origin: tuple[int, int, int] | None,
        replace: bool,
        backend: str,
        checkpoint: str | os.PathLike[str] | None,
        checkpoint_interval: float,
        progress: _Progress,
    ) -> _Opened: ...

def remove_checkpoint(path: str | os.PathLike[str]) -> None: ...

class _MachineFacts(TypedDict):
    cpu: str
    cpus: int
    core_ghz: float
    backends: list[str]
    peers: list[tuple[str, str | None, str | None]]
    system: str
    optimised: bool

class Chain:
    CHECKED: int
    @property
    def title(self) -> str: ...
    @property
    def least(self) -> int: ...
    def answers(self) -> list[int | None]: ...
    def slice(self, count: int) -> float: ...

def peers_squarings(n: int, x: int, by: str) -> list[Chain]: ...
def peers_isogeny_steps(p: int, x: int, alphas: Sequence[int], by: str) -> list[Chain]: ...
def peers_isogeny_walk(field: str) -> GmpWalk | None: ...
def peers_gmp_repeated_square(n: int, base: int, steps: int) -> int: ...
def peers_machine_facts() -> _MachineFacts: ...

class GmpWalk:
    @property
    def name(self) -> str: ...
    def walk(self, alpha: int, steps: int) -> tuple[int, float]: ...

class SignatureBench:
    def __init__(self, rule: str, *, backend: str, threads: int, single: bool = False) -> None: ...
    @staticmethod
    def openssl(threads: int) -> SignatureBench: ...
    @property
    def backend(self) -> str: ...
    @property
    def why(self) -> str: ...
    def load(self, records: Sequence[tuple[bytes, bytes, bytes]]) -> None: ...
    def verdicts(self) -> list[str]: ...
    def slice(self, count: int) -> tuple[int, int, int]: ...

class Gf2Bench:
    def __init__(self, poly: int, *, backend: str, method: str, ring: bool, threads: int) -> None: ...
    @property
    def backend(self) -> str: ...
    @property
    def method(self) -> str: ...
    @property
    def why(self) -> str: ...
    def load(self, a: bytes, b: bytes, exponent: int) -> None: ...
    def results(self, op: str) -> bytes: ...
    def slice(self, op: str, count: int) -> int: ...

class _LatencyLevel(TypedDict):
    load: float
    offered: float
    achieved: float
    count: int
    accepted: int
    p50_us: float
    p90_us: float
    p99_us: float
    p999_us: float
    max_us: float
    seconds: float
    stolen_ms: float | None
    queued_ms: float | None

class _Latency(TypedDict):
    backend: str
    full_rate: float
    levels: list[_LatencyLevel]

def thread_waits() -> tuple[float | None, float | None, float | None]: ...
def bench_signed_messages(count: int, *, length: int, seed: int) -> list[tuple[bytes, bytes, bytes]]: ...
def bench_signature_latency(
    records: Sequence[tuple[bytes, bytes, bytes]],
    *,
    rule: str,
    backend: str,
    workers: int,
    levels: Sequence[float],
    seconds: float,
    seed: int,
) -> _Latency: ...

SIGNATURE_RULES: tuple[str, ...]
SIGNATURE_SCHEMES: dict[str, str]
"""Names of signature schemes that no rule verifies, and why."""
SIGNATURE_VERDICTS: tuple[str, ...]
"""In the order of their codes."""
SIGNATURE_FORMATS: tuple[str, ...]
SIGNATURE_KINDS: tuple[str, ...]
SIGNATURE_DEDUPS: tuple[str, ...]

_Array = bytes | NDArray[Any]

class SignatureVerifier:
    def __init__(self, rule: str, *, backend: str, threads: int) -> None: ...
    @property
    def backend(self) -> str: ...
    @property
    def why(self) -> str: ...
    def verify(self, message: bytes, signature: bytes, key: bytes) -> int: ...
    def verify_many(self, messages: _Array, offsets: _Array, signatures: _Array, keys: _Array) -> bytes: ...

class _SignatureLatency(TypedDict):
    count: int
    p50_ns: int
    p90_ns: int
    p99_ns: int
    p999_ns: int
    max_ns: int

class _SignatureWorker(TypedDict):
    signatures: int
    groups: int
    busy_ns: int
    hash_ns: int
    decompress_ns: int
    multiply_ns: int
    compare_ns: int

# `pass` is a word of the language, so the types with that field are made by calls.
_SignatureState = TypedDict(
    "_SignatureState",
    {
        "seconds": float,
        "pass": int,
        "bytes": int,
        "total": int | None,
        "parsed": int,
        "malformed": int,
        "other_packets": dict[str, int],
        "parse_ns": int,
        "lag": float,
        "verdicts": dict[str, int],
        "reported": int,
        "repeated": tuple[int, int],
        "waiting": int,
        "verifying": int,
        "reorder": int,
        "blocked": int,
        "latency": _SignatureLatency,
        "recent": NotRequired[_SignatureLatency],
        "workers": list[_SignatureWorker],
    },
)

class _SignatureSummary(_SignatureState):
    all_accepted: bool
    first_malformed: list[tuple[int, int, str]]
    cut: tuple[int, int, str] | None
    routes: list[tuple[int, int]]
    unrouted: int
    ring: int | None
    ending: Literal["complete", "stopped", "failed"]
    error: Exception | None

class SignatureReplay:
    def __init__(
        self,
        path: str | None,
        *,
        rule: str,
        backend: str | None,
        threads: int,
        cores: Sequence[int],
        format: str | None,  # noqa: A002  # the argument that Python callers name
        port: int | None,
        rate: float | None,
        repeat: int,
        dedup: str,
        shares: bool,
        out: str | None,
        routes: Sequence[tuple[tuple[int, int] | None, bool, str]],
        ring: str | None,
        origin: tuple[int, int] = (0, 0),
    ) -> None: ...
    @property
    def format(self) -> str: ...
    @property
    def backend(self) -> str: ...
    @property
    def why(self) -> str: ...
    def state(self) -> _SignatureState | None: ...
    def stop(self) -> None: ...
    def wait(self, seconds: float) -> bool: ...
    def finish(self) -> _SignatureSummary: ...
    def remote(self) -> SignatureRemote | None: ...

class _SignatureTally(TypedDict):
    verdicts: dict[str, int]
    malformed: int
    earlier: int
    from_verdict: _SignatureLatency
    from_ring: _SignatureLatency

class SignatureRing:
    def __init__(self, path: str) -> None: ...
    def read(self, seconds: float) -> bool | None: ...
    def tally(self) -> _SignatureTally: ...

class SignatureRemote:
    def take(self, most: int) -> list[tuple[int, int, bytes, bytes, bytes]]: ...
    def answer(self, ticket: int, code: int) -> None: ...
    def is_over(self) -> bool: ...
    def fail(self, reason: str) -> None: ...
    def close(self) -> None: ...

def signatures_generate(
    path: str,
    *,
    format: str,  # noqa: A002  # as above
    count: int,
    seed: int,
    corrupt: float,
    kinds: Sequence[str] | None,
    message: tuple[int, int],
    signers: int,
    keys: int,
    expected: str | None,
    progress: _Progress,
) -> tuple[int, int, int]: ...
def signatures_cut(
    data: NDArray[np.uint8], begin: int, least: int, *, head: int, at: int, big_endian: bool
) -> tuple[int, int] | None: ...
def signatures_sample(count: int, *, length: int, seed: int) -> tuple[bytes, bytes, bytes]: ...

_Words = NDArray[np.uint64]

class Gf2Engine:
    def __init__(
        self,
        poly_bytes: bytes,
        *,
        backend: str,
        method: str,
        ring: bool,
        threads: int,
        progress: _Progress = None,
    ) -> None: ...
    @property
    def degree(self) -> int: ...
    @property
    def words(self) -> int: ...
    @property
    def backend(self) -> str: ...
    @property
    def method(self) -> str: ...
    @property
    def why(self) -> str: ...
    @property
    def measured(self) -> list[tuple[str, float]] | None: ...
    @property
    def threads(self) -> int: ...
    def mul(self, a: _Words, b: _Words, out: _Words | None = None) -> _Words: ...
    def square(self, a: _Words, out: _Words | None = None) -> _Words: ...
    def add(self, a: _Words, b: _Words, out: _Words) -> _Words: ...
    def mul_add(self, a: _Words, b: _Words, c: _Words) -> _Words: ...
    def dot(self, a: _Words, b: _Words) -> _Words: ...
    def product(self, a: _Words) -> _Words: ...
    def pow(self, a: _Words, exponent: int, progress: _Progress = None) -> _Words: ...
    def inv(self, a: _Words, progress: _Progress = None) -> _Words: ...
    def trace(self, a: _Words) -> NDArray[np.uint8]: ...

def gf2_least_factor(poly_bytes: bytes, *, progress: _Progress = None) -> bytes | None: ...
def gf2_is_irreducible(poly_bytes: bytes, *, progress: _Progress = None) -> bool: ...
def gf2_smallest_irreducible(degree: int, *, progress: _Progress = None) -> bytes: ...

MSM_CURVES: tuple[str, ...]

class MsmBases:
    def __init__(
        self,
        curve: str,
        points: _Words,
        *,
        montgomery: bool,
        backend: str,
        checks: str,
        multiples: int,
        threads: int,
        progress: _Progress = None,
    ) -> None: ...
    @staticmethod
    def random(
        curve: str,
        count: int,
        *,
        seed: int,
        backend: str,
        checks: str,
        multiples: int,
        threads: int,
        progress: _Progress = None,
    ) -> MsmBases: ...
    @staticmethod
    def read(
        curve: str,
        data: NDArray[np.uint8],
        format: str,  # noqa: A002  # as above
        *,
        backend: str,
        checks: str,
        multiples: int,
        threads: int,
        progress: _Progress = None,
    ) -> MsmBases: ...
    @staticmethod
    def open(
        curve: str, path: str, *, backend: str, verify: bool, threads: int, progress: _Progress = None
    ) -> MsmBases: ...
    def save(self, path: str, progress: _Progress = None) -> None: ...
    def __len__(self) -> int: ...
    @property
    def backend(self) -> str: ...
    @property
    def checks(self) -> str: ...
    @property
    def why(self) -> str: ...
    @property
    def memory(self) -> int: ...
    @property
    def multiples(self) -> int: ...
    def products(
        self, batch: Sequence[_Words], *, window: int | None, threads: int, progress: _Progress = None
    ) -> _Words: ...

class MsmCard:
    def __init__(self, curve: str, scaling: Sequence[int]) -> None: ...
    def points(
        self, bases: MsmBases, *, multiples: tuple[int, int] = (1, 0), threads: int, progress: _Progress = None
    ) -> tuple[_Words, list[int]]: ...
    def sum(
        self,
        sums: _Words,
        buckets: NDArray[np.uint32],
        windows: Sequence[tuple[int, int, int]],
        *,
        backend: str,
        threads: int,
        progress: _Progress = None,
    ) -> _Words | None: ...

def msm_reduced_scalars(curve: str, given: _Words) -> tuple[_Words, _Words]: ...
def msm_random_points(curve: str, count: int, *, seed: int, threads: int, progress: _Progress = None) -> _Words: ...
def msm_random_logarithms(curve: str, count: int, *, seed: int) -> tuple[_Words, _Words]: ...
def msm_random_scalars(curve: str, count: int, *, seed: int, index: int) -> _Words: ...

class _CardCycles(TypedDict):
    cycles: int
    fed: int
    ends: list[int]
    points: int
    additions: list[int]
    conflicts: int
    retries: int
    refusals: int
    tagged: int
    hot: int
    starved: int

def msm_card_cycles(
    adder_of: NDArray[np.uint8],
    rows: NDArray[np.uint32],
    *,
    adders: int,
    lanes: int,
    outstanding: int,
    dealt: bool,
    latency: int,
    dealing: int,
    queue: int,
    parked: int,
    flight: int,
    tags: int,
    bytes: tuple[int, int],  # noqa: A002  # as above
    rate: int,
) -> _CardCycles: ...
def msm_card_stream(rows: NDArray[np.uint32], *, parked: int, flight: int, tags: int) -> _CardCycles: ...

MSM_POINT_FORMATS: tuple[str, ...]
MSM_SCALAR_FORMATS: tuple[str, ...]

def msm_count_points(curve: str, data: NDArray[np.uint8], format: str) -> int: ...  # noqa: A002  # as above
def msm_read_points(
    curve: str,
    data: NDArray[np.uint8],
    format: str,  # noqa: A002  # as above
    *,
    threads: int,
    progress: _Progress = None,
) -> _Words: ...
def msm_read_scalars(curve: str, data: NDArray[np.uint8], format: str) -> _Words: ...  # noqa: A002  # as above
def msm_write_points(
    curve: str,
    points: _Words,
    montgomery: bool,
    format: str,  # noqa: A002  # as above
    number: bool,
) -> bytes: ...
def msm_write_scalars(
    curve: str,
    numbers: _Words,
    format: str,  # noqa: A002  # as above
    number: bool,
) -> bytes: ...

"""Public functions take integers of every kind, refuse other types by name, and never print thousands of digits."""

from __future__ import annotations

import dataclasses
import importlib
import inspect
import types
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from modmill import gf2, isogeny, msm, sigverify, vdf
from modmill.arguments import MARK, Door, public
from modmill.errors import ModmillError, UsageError, WrongType
from modmill.progress import Progress
from tests.support import N, P, Q

PUBLIC = ("modmill.gf2", "modmill.vdf", "modmill.msm", "modmill.sigverify", "modmill.isogeny")
"""Modules whose `__all__` is public; further public functions are named one by one."""
BESIDE = (("modmill.gf2.files", "run"), ("modmill.hw.sim.waveform", "Waveform"))
MADE_HERE = {
    "CheckpointInspection", "Device", "Evaluation", "Inspection", "Latency", "LockInspection", "Made", "Malformed",
    "Opened", "Progress", "ProofInspection", "Repeated", "RingRead", "RingWritten", "Routed", "Run", "Sample", "Sealed",
    "Setup", "Simulation", "State", "VerificationKey", "Verdicts", "Verified", "Worker", "Calibration",
}  # fmt: skip
"""Results, which callers read and do not make."""
UNCHECKED = {"Field.on(engine)", "Running(engine)", "evaluate(wave)", "start(wave)"}
"""Parameters of types that their module does not import."""

INTEGERS = (int, np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64)
HUGE = 10**5000


def _callables() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Every public function, method and constructor that takes arguments, by its name."""
    given = [(module, name) for module in PUBLIC for name in importlib.import_module(module).__all__]
    seen: set[int] = set()
    for module, name in (*given, *BESIDE):
        target = getattr(importlib.import_module(module), name)
        if id(target) in seen or not getattr(target, "__module__", "").startswith("modmill"):
            continue
        seen.add(id(target))
        if isinstance(target, types.FunctionType):
            yield name, target
        elif isinstance(target, type):
            for attribute, member in vars(target).items():
                own = attribute in ("__init__", "__call__") or not attribute.startswith("_")
                function = getattr(member, "__func__", member)
                if own and isinstance(function, types.FunctionType) and not _is_result(target, attribute):
                    yield f"{name}.{attribute}", function


def _is_result(cls: type, attribute: str) -> bool:
    return attribute == "__init__" and dataclasses.is_dataclass(cls) and cls.__name__ in MADE_HERE


CALLABLES = list(_callables())


def _annotated(function: Callable[..., Any]) -> dict[str, str]:
    """The parameters and their types, without those that take anything."""
    parameters = inspect.signature(function).parameters.values()
    plain = [p for p in parameters if p.kind not in (p.VAR_KEYWORD, p.VAR_POSITIONAL) and p.annotation is not p.empty]
    return {p.name: str(p.annotation) for p in plain if str(p.annotation) not in ("Any", "object")}


def _door(function: Callable[..., Any]) -> Door:
    return getattr(function, MARK)()


def _parameters(word: str) -> list[Any]:
    """(door, name) of every public parameter whose annotation has that word."""
    return [
        pytest.param(function, name, id=f"{of}-{name}")
        for of, function in CALLABLES
        for name, annotation in _annotated(function).items()
        if word in annotation.replace("[", " ").replace("]", " ").replace(",", " ").split()
    ]


def test_every_public_function_checks_its_arguments() -> None:
    bare = {of for of, function in CALLABLES if _annotated(function) and not hasattr(function, MARK)}
    assert not bare, "decorate these with modmill.arguments.public"
    open_ = {
        f"{of.removesuffix('.__init__')}({name})"
        for of, function in CALLABLES
        for name in _annotated(function)
        if name not in _door(function).kinds
    }
    assert open_ == UNCHECKED
    assert len(CALLABLES) > 60


FORMS: tuple[Callable[[Any], Any], ...] = (
    lambda n: n,
    lambda n: [n],
    lambda n: (n, n),
    lambda n: [(n, n)],
    lambda n: [[n]],
    lambda n: np.array([n], dtype=object),
)
"""The forms in which a parameter may take a number."""


def _forms(door: Door, name: str) -> list[Callable[[Any], Any]]:
    return [form for form in FORMS if _is_taken(door, name, form(3))]


def _is_taken(door: Door, name: str, value: Any) -> bool:
    try:
        door.one(name, value)
    except WrongType:
        return False
    return True


def _flat(value: Any) -> list[Any]:
    return [part for one in value for part in _flat(one)] if isinstance(value, list | tuple) else [value]


@pytest.mark.parametrize(("function", "name"), _parameters("int"))
def test_integers_of_every_kind_are_converted_once(function: Callable[..., Any], name: str) -> None:
    door = _door(function)
    taken = _forms(door, name)
    assert taken
    for form in taken:
        if isinstance(door.one(name, form(3)), np.ndarray):
            continue  # an array that is taken as it is
        for kind in INTEGERS:
            found = _flat(door.one(name, form(kind(3))))
            assert [(type(one), one) for one in found] == [(int, 3)] * len(found)
        assert set(_flat(door.one(name, form(np.int64(-3))))) == {-3}
        if "bool" not in _annotated(function)[name]:
            assert not _is_taken(door, name, form(True)) and not _is_taken(door, name, form(np.True_))


@pytest.mark.parametrize(
    ("function", "name"), [p for word in ("int", "str", "float", "bool", "bytes", "Modulus") for p in _parameters(word)]
)
def test_what_no_parameter_takes_is_refused_by_name(function: Callable[..., Any], name: str) -> None:
    door = _door(function)
    for value in (object(), object, lambda: None):
        if name in door.kinds and "Callable" not in _annotated(function)[name]:
            with pytest.raises(WrongType, match=rf"^{name}: must be .* \(got \w+\)$") as e:
                door.one(name, value)
            assert isinstance(e.value, UsageError) and isinstance(e.value, TypeError)


def test_other_numbers_flags_and_sequences() -> None:
    @public
    def function(
        number: float = 0.0, flag: bool = False, words: tuple[str, ...] = (), pair: tuple[int, int] | None = None
    ) -> list[Any]:
        return [number, flag, words, pair]

    given: list[Any] = [np.float32(0.5), np.False_, ["a"], [np.int8(1), 2]]
    assert function(*given) == [0.5, False, ("a",), (1, 2)]
    half: Any = Fraction(1, 2)
    assert function(half)[0] == 0.5 and function(7)[0] == 7 and function(HUGE)[0] == float("inf")
    for wrong in ({"number": "1"}, {"number": True}, {"flag": 1}, {"words": "a"}, {"pair": (1,)}, {"pair": (1, 2.0)}):
        with pytest.raises(WrongType, match=rf"^{next(iter(wrong))}: must be "):
            function(**wrong)  # type: ignore[arg-type]  # that is the test


FIELD, RING = gf2.Field("nist-b163"), gf2.Field((1 << 16000) | 3, ring=True, method="karatsuba", backend="portable")
ONE = FIELD([2])


@pytest.mark.parametrize("kind", INTEGERS)
def test_frobenius_counts_with_any_integer(kind: type[Any]) -> None:
    for times in (1, 40, 63, 64, 100, -3):
        if times >= 0 or not kind.__name__.startswith("uint"):
            wanted = ONE ** (2 ** (times % 163))
            assert ONE.frobenius(kind(times)).tolist() == wanted.tolist()
            assert (FIELD([3]) ** kind(times)).tolist() == (FIELD([3]) ** times).tolist()
    ring = gf2.Field("x^255+1", ring=True)
    assert ring([2, 3]).frobenius(kind(64)).tolist() == [2, 3]


def test_integers_of_numpy_where_a_type_says_nothing() -> None:
    assert FIELD(np.uint8(5)).tolist() == FIELD([[np.int64(5)]])[0, 0].tolist() == 5
    assert (FIELD([5]) + np.int8(1)).tolist() == [4]
    assert FIELD([[1, 2]]).transpose(np.int64(1), np.int64(0)).shape == FIELD([[1], [2]]).shape
    assert np.sum(FIELD([[1, 2]]), axis=np.int64(1)).tolist() == [3]
    eight: Any = np.int64(8)
    assert gf2.Field([eight, 4, 3, 1, 0]).degree == gf2.random_irreducible(eight, seed=1).degree == 8
    large: Any = np.uint64(2**63)
    assert msm.from_scalars([large]).tolist() == [[2**63, 0, 0, 0]]
    for flag in (True, np.True_):
        for wrong in (lambda v=flag: FIELD(v), lambda v=flag: FIELD([1]) + v, lambda v=flag: FIELD([2]) ** v):
            with pytest.raises((TypeError, UsageError)):
                wrong()


DELAY = vdf.Calibration(vdf.Modulus(N), "portable", "", 10.0, 1, 1.0)
GROWTH = vdf.Growth.parse("1.2", year=2030)
CALLS: dict[str, Callable[[Path, Any], object]] = {
    "Field": lambda _, v: gf2.Field(-abs(v), ring=True),
    "Field exponents": lambda _, v: gf2.Field([v, 1, 0]),
    "Field threads": lambda _, v: gf2.Field("nist-b163", threads=v),
    "GF": lambda _, v: gf2.GF(1, modulus="nist-b163", m=v),
    "F(v)": lambda _, v: FIELD(v),
    "F([v])": lambda _, v: FIELD([1, v]),
    "zeros": lambda _, v: FIELD.zeros(v),
    "random": lambda _, v: FIELD.random((1,), seed=-abs(v)),
    "from_bytes": lambda _, v: FIELD.from_bytes(b"", stride=v),
    "to_bytes": lambda _, v: ONE.to_bytes(stride=v),
    "+": lambda _, v: RING([1]) + v,
    "- *": lambda _, v: RING([1]) - v,
    "*": lambda _, v: v * RING([1]),
    "/": lambda _, v: RING([1]) / v,
    "@": lambda _, v: RING([1]) @ v,
    "where": lambda _, v: np.where(np.array([True]), RING([1]), v),
    "mul_add": lambda _, v: ONE.mul_add(v, v),
    "frobenius": lambda _, v: RING([2]).frobenius(-abs(v)),
    "reshape": lambda _, v: ONE.reshape((v, 1)),
    "smallest": lambda _, v: gf2.smallest(v),
    "random_irreducible": lambda _, v: gf2.random_irreducible(v),
    "least_factor": lambda _, v: gf2.least_factor(-abs(v)),
    "polynomial": lambda _, v: gf2.polynomial(-abs(v)),
    "inverse in a ring": lambda _, v: RING([abs(v) % (1 << 15000) | 1]).inv(),
    "gf2.Modulus": lambda _, v: gf2.Modulus(-abs(v)),
    "evaluate": lambda _, v: vdf.evaluate(v, 1),
    "evaluate steps": lambda _, v: vdf.evaluate(N, v, proof="none"),
    "evaluate base": lambda _, v: vdf.evaluate(N, 1, -abs(v), proof="none"),
    "evaluate threads": lambda _, v: vdf.evaluate(N, 1, threads=v),
    "evaluate interval": lambda _, v: vdf.evaluate(N, 1, checkpoint_interval=-abs(v)),
    "trapdoor": lambda _, v: vdf.evaluate_with_trapdoor(N, 5, trapdoor=(P, v)),
    "trapdoor steps": lambda _, v: vdf.evaluate_with_trapdoor(N, v, trapdoor=(P, Q)),
    "lock steps": lambda d, v: vdf.lock(d / "a", d / "b", steps=v),
    "lock bits": lambda d, v: vdf.lock(d / "a", d / "b", steps=1, bits=v),
    "lock measure": lambda d, v: vdf.lock(d / "a", d / "b", duration=1.0, measure=v),
    "calibrate": lambda _, v: vdf.calibrate(N, measure=v),
    "steps_for": lambda _, v: DELAY.steps_for(abs(v)),
    "delay_of": lambda _, v: DELAY.delay_of(v),
    "growth": lambda _, v: GROWTH.steps_for(abs(v), 1e6),
    "Bases": lambda _, v: msm.Bases("bls12-381", [(v, v)]),
    "Bases threads": lambda _, v: msm.Bases("bls12-381", [None], threads=v),
    "Bases multiples": lambda _, v: msm.Bases("bls12-381", [None], multiples=v),
    "Bases.random": lambda _, v: msm.Bases.random("bls12-381", v),
    "Bases.random seed": lambda _, v: msm.Bases.random("bls12-381", 1, seed=v),
    "product": lambda _, v: msm.Bases("bls12-381", [None]).product([v]),
    "product window": lambda _, v: msm.Bases("bls12-381", [None]).product([1], window=v),
    "random_points": lambda _, v: msm.random_points("bls12-381", v),
    "random_scalars": lambda _, v: msm.random_scalars("bls12-381", 1, index=v),
    "from_points": lambda _, v: msm.from_points([(v, 1)]),
    "from_scalars": lambda _, v: msm.from_scalars([v]),
    "RandomPoints.make": lambda _, v: msm.random_points("bls12-381", 1).make(threads=v),
    "generate": lambda d, v: sigverify.generate(d / "a.bin", count=v),
    "generate message": lambda d, v: sigverify.generate(d / "a.bin", count=1, message=v),
    "generate keys": lambda d, v: sigverify.generate(d / "a.bin", count=1, keys=v),
    "generate signers": lambda d, v: sigverify.generate(d / "a.bin", count=1, signers=v),
    "generate corrupt": lambda d, v: sigverify.generate(d / "a.bin", count=1, corrupt=v),
    "sample": lambda _, v: sigverify.sample(1, length=v),
    "Verifier": lambda _, v: sigverify.Verifier(threads=v),
    "Route": lambda d, v: sigverify.Route(d / "a", v),
    "start cores": lambda d, v: sigverify.start(d / "a.bin", cores=[v]),
    "start port": lambda d, v: sigverify.start(d / "a.bin", port=v),
    "start repeat": lambda d, v: sigverify.start(d / "a.bin", repeat=v),
    "start rate": lambda d, v: sigverify.start(d / "a.bin", rate=-abs(v)),
    "verify_many": lambda _, v: sigverify.Verifier().verify_many(
        np.zeros(1, np.uint8), [bytes(64)], [bytes(32)], offsets=[0, v]
    ),
    "setup": lambda d, v: isogeny.setup(d / "k", v),
    "setup start": lambda d, v: isogeny.setup(d / "k", 1, field="p14", start=v),
    "setup interval": lambda d, v: isogeny.setup(d / "k", 1, field="p14", checkpoint_interval=-abs(v)),
    "isogeny threads": lambda d, v: isogeny.evaluate(d / "k", x=1, threads=v),
    "steps_against": lambda _, v: isogeny.steps_against(1.0, lookahead=v),
    "steps_against seconds": lambda _, v: isogeny.steps_against(v),
    "isogeny measure": lambda _, v: isogeny.calibrate("p14", measure=v),
}  # fmt: skip
"""Calls that refuse a number of thousands of digits, of either sign."""


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("name", CALLS)
def test_numbers_of_thousands_of_digits_are_refused_in_few_words(name: str, sign: int, tmp_path: Path) -> None:
    with pytest.raises((ModmillError, TypeError, ValueError, IndexError)) as e:
        CALLS[name](tmp_path, sign * HUGE)
    text = str(e.value)
    assert "4300" not in text and "set_int_max_str_digits" not in text and len(text) < 300, text


WRONG: list[Any] = [
    None, object(), "x", b"x", {"a": 1}, [], [None], [[1], 2], (1, "x"), 1.5, float("nan"), True, np.array(["a"]),
    np.array([None]), np.array(1.5), np.datetime64("2020"), len, type, set(), np.zeros((2, 2, 2)), 3 + 4j, [b""], -1,
]  # fmt: skip
MATRIX = FIELD([[1, 2], [3, 4]])
EMBEDDING = gf2.Embedding(gf2.Field("x^5 + x^2 + 1"), gf2.Field("x^10 + x^3 + 1"))
POINTS = msm.random_points("bls12-381", 1)
BASES = msm.Bases("bls12-381", [None], backend="portable")
VERIFIER = sigverify.Verifier(backend="portable")
OPEN: dict[str, Callable[[Path, Any], object]] = {
    "F": lambda _, v: FIELD(v),
    "+": lambda _, v: ONE + v,
    "* from the right": lambda _, v: v * ONE,
    "/": lambda _, v: ONE / v,
    "@": lambda _, v: MATRIX @ v,
    "**": lambda _, v: ONE**v,
    "==": lambda _, v: v == ONE,
    "[]": lambda _, v: ONE[v],
    "[v] = 1": lambda _, v: ONE.copy().__setitem__(v, 1),
    "[0] = v": lambda _, v: ONE.copy().__setitem__(0, v),
    "transpose": lambda _, v: MATRIX.transpose(v, 0),
    "reshape": lambda _, v: ONE.reshape(v),
    "to_galois": lambda _, v: ONE.to_galois(v) if v is not None else None,
    "quadratic_roots": lambda _, v: FIELD.quadratic_roots(1, v, 1),
    "Embedding()": lambda _, v: EMBEDDING(v),
    "preimage": lambda _, v: EMBEDDING.preimage(v),
    "where": lambda _, v: np.where(v, ONE, ONE),
    "concatenate": lambda _, v: np.concatenate([ONE, v]),
    "sum": lambda _, v: np.sum(MATRIX, axis=v),
    "from_words": lambda _, v: FIELD.from_words(v),
    "Field": lambda _, v: gf2.Field(v),
    "from_points": lambda _, v: msm.from_points([v]),
    "from_scalars": lambda _, v: msm.from_scalars(v),
    "to_points": lambda _, v: msm.to_points(v),
    "Bases": lambda _, v: msm.Bases("bls12-381", v),
    "Bases.read": lambda _, v: msm.Bases.read("bls12-381", v, "ark"),
    "product": lambda _, v: BASES.product(v),
    "products": lambda _, v: BASES.products(v),
    "run": lambda _, v: msm.run(v, [[1]]),
    "run batch": lambda _, v: msm.run(POINTS, v),
    "write_points": lambda d, v: msm.write_points(d / "a", "bls12-381", v, "plain"),
    "write_scalars": lambda d, v: msm.write_scalars(d / "a", "bls12-381", v, "plain"),
    "hash_to_group": lambda _, v: vdf.hash_to_group(N, v),
    "verify": lambda _, v: vdf.verify(v),
    "inspect": lambda _, v: vdf.inspect(v),
    "unlock": lambda d, v: vdf.unlock(v, d / "a"),
    "verify one": lambda _, v: VERIFIER.verify(b"", v, bytes(32)),
    "verify_many": lambda _, v: VERIFIER.verify_many([b""], v, [bytes(32)]),
    "offsets": lambda _, v: VERIFIER.verify_many(np.zeros(2, np.uint8), [bytes(64)], [bytes(32)], offsets=v),
    "kinds": lambda d, v: sigverify.generate(d / "a.bin", count=1, kinds=v),
    "message": lambda d, v: sigverify.generate(d / "a.bin", count=1, message=v),
    "routes": lambda d, v: sigverify.start(d / "none.bin", routes=v),
    "wave": lambda d, v: sigverify.start(d / "none.bin", wave=v) if v is not None else None,
    "isogeny x": lambda d, v: isogeny.evaluate(d, x=v),
    "isogeny verify": lambda _, v: isogeny.verify(v),
}
"""Calls whose argument may have many forms, so that the function itself looks at it."""


@pytest.mark.parametrize("name", OPEN)
def test_wrong_values_end_in_an_error_about_them(name: str, tmp_path: Path) -> None:
    for value in WRONG:
        try:
            OPEN[name](tmp_path, value)
        except (ModmillError, TypeError, ValueError, IndexError, OSError) as e:
            assert 0 < len(str(e)) < 500, value
        except Exception as e:
            pytest.fail(f"{value!r} gives {type(e).__name__}: {e}")


def test_wrong_types_of_the_public_functions_have_clear_errors() -> None:
    assert Progress("a", 1, 2).done == 1
    for call in (
        lambda: msm.to_points(None),  # type: ignore[arg-type]
        lambda: gf2.Field("nist-b163", None),  # type: ignore[arg-type]
        lambda: gf2.Embedding(None, FIELD),  # type: ignore[arg-type]
        lambda: sigverify.Verifier(5),  # type: ignore[arg-type]
        lambda: vdf.evaluate(None, 5),  # type: ignore[arg-type]
        lambda: isogeny.read_key(None),  # type: ignore[arg-type]
    ):
        with pytest.raises(WrongType, match=r": must be .* \(got \w+\)$"):
            call()
    with pytest.raises(UsageError, match=r"^rows: an array of float64, shape \(2, 6\)"):
        msm.to_points(np.zeros((2, 6)))  # type: ignore[arg-type]

"""Errors, as exceptions with data.

Every exception that Modmill raises on purpose is a :class:`ModmillError`; the ones that mean "your
input is wrong" are also :class:`ValueError`. The classes mirror the errors of the Rust crates, which
raise them through :mod:`modmill._native`; their data are attributes.

>>> from modmill import vdf
>>> try:
...     vdf.evaluate(3, steps=10)
... except ModulusError as e:
...     print(e, "|", e.got)
the modulus has 2 bits; 3 to 8192 bits are supported | 2
"""

from __future__ import annotations

from typing import Any, ClassVar


class ModmillError(Exception):
    """The root of Modmill's exceptions. ``data`` holds what the error knows, by name; so do attributes."""

    unknown: ClassVar[tuple[str, ...]] = ()
    """The data that are None where they are not given."""

    def __init__(self, message: str, **data: Any) -> None:
        super().__init__(message)
        self.data: dict[str, Any] = dict.fromkeys(self.unknown) | data

    def __getattr__(self, name: str) -> Any:
        data = self.__dict__.get("data", {})
        if name in data:
            return data[name]
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")


class UsageError(ModmillError, ValueError):
    """The input cannot be used: the message says what is wrong, and where."""


class WrongType(UsageError, TypeError):
    """An argument has a type that its parameter does not take (``argument``, ``expected``)."""


class ModulusError(UsageError):
    """The modulus is not supported (``got``, ``min``, ``max``: bits, where size is the reason)."""


class ReducibleModulus(ModulusError):
    """A polynomial that should be irreducible is not (``factor``: an irreducible factor, bit i for x^i)."""


class ModulusRefused(ModulusError):
    """Anyone could prove false statements over this modulus.

    ``flaw``: "narrow" (``bits``); "prime"; "perfect-power" (``base``, ``exponent``); "small-factor" (``factor``);
    "short-form" (``multiplier`` times N is the sum of c * ``argument`` ** k over ``terms`` (c, k)); "low-order"
    (``base`` ** ``exponent`` = +-1); "factor" (``factor`` was found by ``method``: "ratio" with ``multiplier``,
    "difference", "polynomial" and "fraction" with ``exponent``, the last also with ``denominator``, "p-1" or "p+1");
    "smooth-order" (``method``); "small-limbs" (in each ``limb`` bits, ``constant`` bits are equal); "long-run"
    (``length`` bits of ``multiplier`` times N are equal from bit ``first`` on); "fingerprint" (of keys from Infineon's
    library).
    """


class NotInvertible(UsageError):
    """An element has no inverse (``index``: the first such element; ``factor``: its common factor with the modulus)."""


class NoSolution(UsageError):
    """An equation has no solution in the field (``index``: the first element for which that is so)."""


class PointError(UsageError):
    """A point is refused (``index``: the first such point; ``curve``)."""


class NotOnCurve(PointError):
    """A point does not satisfy the curve's equation."""


class NotInSubgroup(PointError):
    """A point is on the curve, but its order does not divide r."""


class CoordinateTooLarge(PointError):
    """A coordinate is not below the field's modulus."""


class BackendUnavailable(UsageError):
    """The named backend cannot run here, or does not support this modulus (``wanted``, ``reason``, ``available``)."""


class FormatError(UsageError):
    """A proof, lock or other file does not follow its format."""


class CheckpointError(UsageError):
    """A checkpoint is damaged, of another version, or of another job."""


class ModmillWarning(UserWarning):
    """The root of Modmill's warnings: the work goes on all the same."""


class ModulusWarning(ModmillWarning):
    """The modulus is so short that anyone can factor it: results prove no delay."""


class CheckpointWarning(ModmillWarning):
    """The newer of two saved states cannot be used, or a state cannot be saved; the work goes on all the same."""


class PeerMissing(ModmillError):
    """A library that ours is compared with is not on this machine (``library``, ``package``: how to get it)."""


class ToolMissing(UsageError):
    """A program that the work needs is not on this machine (``tool``, ``command``: what gets it)."""


class ToolFailed(ModmillError):
    """A program that was run on generated files failed.

    ``tool``; ``file``, ``line``: its first error; ``memory``: the bytes that it may take, if it wanted more.
    """

    unknown: ClassVar[tuple[str, ...]] = ("file", "line", "memory")


class HardwareMismatch(ModmillError):
    """Simulated gates differ from the reference.

    ``squaring``: the first wrong one, counted from 1; ``stage``, ``word``, ``expected``, ``got``: the first place of
    the datapath that differs in it, None where all of them agree with the golden model.
    """

    unknown: ClassVar[tuple[str, ...]] = ("squaring", "stage", "word", "expected", "got")


class CheckFailed(ModmillError):
    """A check said no; the result, which a command printed before, has what it found."""


class InvalidProof(ModmillError):
    """A well-formed statement or proof that does not hold."""


class FaultError(ModmillError):
    """The self-check of a run kept failing: this machine computes wrong results (``squaring``: where, if known)."""

    unknown: ClassVar[tuple[str, ...]] = ("squaring",)


class Interrupted(ModmillError):
    """A run was stopped by its progress callback.

    ``done`` of ``total`` squarings, steps, or bytes (``total`` 0: unknown); ``checkpoint``: the directory that holds
    the state, or None.
    """

    unknown: ClassVar[tuple[str, ...]] = ("checkpoint",)


class StoppedByKeyboard(KeyboardInterrupt):
    """A run was stopped by ^C; its state was saved first if it had a checkpoint directory.

    A :class:`KeyboardInterrupt`, so that ``except Exception`` does not swallow it.
    """

    def __init__(
        self, message: str, done: int = 0, total: int = 0, checkpoint: str | None = None, unit: str = "squarings"
    ) -> None:
        super().__init__(message)
        self.unit = unit
        self.done = done
        self.total = total
        self.checkpoint = checkpoint

    def told(self) -> StoppedByKeyboard:
        """A copy of the stop with a message for people, which says how to go on.

        >>> print(StoppedByKeyboard("", done=5, total=1000, checkpoint="run1").told())
        stopped after 5 of 1,000 squarings; the state is saved in run1. The same command goes on from there
        """
        at = f"stopped after {self.done:,} of {self.total:,} {self.unit}"
        if self.checkpoint is None:
            message = f"{at}; nothing was saved (give --checkpoint DIR to be able to go on)"
        else:
            message = f"{at}; the state is saved in {self.checkpoint}. The same command goes on from there"
        return StoppedByKeyboard(message, self.done, self.total, self.checkpoint, self.unit)

"""The names of backends as values, and who carries them out: each job has one protocol for its engines, and a registry.

>>> parse("rtl:vdf_ozturk:checked")
Named(fabric=<Fabric.RTL: 'rtl'>, choice='vdf_ozturk:checked')
>>> parse("avx2").fabric
<Fabric.CPU: 'cpu'>
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, TypeVar

from modmill import _native, folders
from modmill.errors import BackendUnavailable, UsageError
from modmill.words import nearest

M = TypeVar("M")


AUTO = "auto"
"""The name that leaves the choice among the processor's backends to the job."""


class Fabric(Enum):
    """A kind of machine: the word before the colon of a backend's name; names of the processor's backends have none."""

    CPU = "cpu"
    OPENCL = "opencl"
    RTL = "rtl"
    CLUSTER = "cluster"


AUDITS = ("sampled", "every", "none")
"""The parts of work on a cluster that other workers check; the first is usual."""
WHERE = {
    Fabric.CPU: "on the processor",
    Fabric.OPENCL: "on OpenCL devices",
    Fabric.RTL: "in simulated gates",
    Fabric.CLUSTER: "on clusters",
}
"""The words for the backends of a fabric in messages."""


@dataclass(frozen=True, slots=True)
class Named:
    """A fabric, and what follows the colon: a device or a unit. Of a processor's backend, the whole name."""

    fabric: Fabric
    choice: str


def parse(backend: object) -> Named:
    """The backend that a caller names. A name of no other fabric counts as one of the processor, which checks it."""
    head, colon, rest = backend.partition(":") if isinstance(backend, str) else ("", "", "")
    if head == Fabric.RTL.value and colon:
        return Named(Fabric.RTL, rest)
    for fabric in (Fabric.OPENCL, Fabric.CLUSTER):
        if head == fabric.value:
            return Named(fabric, rest)
    return Named(Fabric.CPU, str(backend))


@dataclass(frozen=True, slots=True)
class Gates:
    """The backends of a job in simulated gates: `rtl:<unit>` for each unit that serves it.

    `variants` are further names, `rtl:<unit>:<variant>`, for units that have all of these parameters.
    """

    job: str
    variants: Mapping[str, Mapping[str, Any]] = field(default_factory=dict[str, Mapping[str, Any]])

    def backends(self) -> tuple[str, ...]:
        """Their names."""
        return tuple(self._settings())

    def find(self, backend: str) -> tuple[str, Mapping[str, Any]]:
        """The unit of a backend, and the parameters that its name sets: of one that :class:`Engines` let pass."""
        unit, variant = self._settings()[backend]
        return unit, self.variants.get(variant, {})

    def variant(self, backend: str) -> str:
        """The variant that the name has; empty without one."""
        return self._settings()[backend][1]

    def _settings(self) -> dict[str, tuple[str, str]]:
        from modmill.hw.interface import registry  # takes a tenth of a command's start, and few commands need it

        units = registry.units(self.job)
        known = {unit: {p.name for p in registry.family(unit).parameters(unit)} for unit in units}
        plain = {f"{Fabric.RTL.value}:{unit}": (unit, "") for unit in units}
        return plain | {
            f"{Fabric.RTL.value}:{unit}:{variant}": (unit, variant)
            for variant, given in self.variants.items()
            for unit in units
            if given.keys() <= known[unit]
        }


def later(module: str, name: str) -> Any:
    """An object of a module that is loaded when the object is first called, or asked for an attribute.

    Few callers need it, and what it imports, or the module imports the registry that names it.
    """
    return _Later(module, name)


class _Later:
    """The object that stands for the other one."""

    def __init__(self, module: str, name: str) -> None:
        self._module, self._name = module, name

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        return self._object()(*arguments, **named)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return getattr(self._object(), name)

    def _object(self) -> Any:
        return getattr(folders.load(self._module), self._name)


@dataclass(frozen=True, slots=True)
class Engines(Generic[M]):
    """The engines of a job by their fabric: what makes one, or its class.

    A job takes another fabric, or its units in simulated gates, by one more entry of `makers`. `gates` says which units
    serve the job, `arithmetic` which kind the processor's backends compute in.
    """

    gates: Gates
    makers: Mapping[Fabric, M]
    arithmetic: str = "integers"

    def of(self, backend: object, only: Mapping[Fabric, Mapping[str, object]] | None = None) -> M:
        """The one for a backend. `only`: options that some fabrics take, by their names; None where one is not given.

        Whether the backend can run here is its engine's to say. Raises BackendUnavailable where the job does not have
        the backend, UsageError for an option that only others list.
        """
        found = parse(backend)
        if reason := self._lacks(found, backend):
            listed = self.names()
            raise BackendUnavailable(
                f"backend `{backend}` is not available: {reason} (available: {', '.join(listed)})"
                f"{nearest(str(backend), listed)}",
                wanted=backend,
                reason=reason,
                available=", ".join(listed),
            )
        taken = (only or {}).get(found.fabric, {})
        for fabric, options in (only or {}).items():
            for option, value in options.items():
                if value is not None and option not in taken:
                    usable = self._of_fabric(fabric)
                    wanted = f"needs a backend {WHERE[fabric]}: {', '.join(usable)}"
                    none = f"{self.gates.job} has no backends {WHERE[fabric]}"
                    raise UsageError(f"{option}: {wanted if usable else none} (got {backend})", got=backend)
        return self.makers[found.fabric]

    def names(self) -> list[str]:
        """The job's backends, whether or not they can run here."""
        return [name for fabric in self.makers for name in self._of_fabric(fabric)]

    def _of_fabric(self, fabric: Fabric) -> Sequence[str]:
        if fabric not in self.makers:
            return ()
        if fabric is Fabric.RTL:
            return self.gates.backends()
        if fabric is Fabric.CPU:
            return list(_native.backends()[self.arithmetic])
        return (fabric.value,)

    def _lacks(self, named: Named, backend: object) -> str:
        """Why the job does not have a backend; empty if it does."""
        job = self.gates.job
        if named.fabric not in self.makers:
            return f"{job} has no backends {WHERE[named.fabric]}"
        if named.fabric is Fabric.CPU and named.choice not in (AUTO, *_native.BACKENDS):
            return "there is no backend of that name"
        if named.fabric is Fabric.RTL and backend not in self.gates.backends():
            return f"no unit of that name serves {job}"
        return ""

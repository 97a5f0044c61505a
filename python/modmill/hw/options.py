"""The options of `modmill hw`, made from the parameters that the families of units state."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, cast

import typer

from modmill.cli.choices import Choices, first_argument, or_other
from modmill.cli.paths import NamedOrFile
from modmill.errors import UsageError
from modmill.hw import registry
from modmill.hw.configuration import Configuration, Parameter, Value
from modmill.hw.unit import AnyFamily, Choice
from modmill.params import PublishedFigure, PublishedRate

MAX_SHOWN = 1_000_000
"""Numbers from here on are shown as powers of two."""

UnitArgument = Annotated[
    str,
    typer.Argument(
        metavar="UNIT",
        help=f"One of {', '.join(registry.units())} (see hw list).",
        click_type=or_other(lambda _: registry.units()),
    ),
]

TARGETS = ("xcup", "ecp5", "asic")
DEVICES = ("vu9p", "u200", "u250")
"""As `hw.cost` has them, which takes a quarter of a second to import: too long for a shell that asks for words."""
DEVICE = DEVICES[0]
DeviceOption = Annotated[
    str | None,
    typer.Option(
        "--device",
        metavar="NAME",
        help=f"vu9p, u200 (a VU9P without the shell's part) or u250.  [default: {DEVICE}]",
        click_type=or_other(DEVICES),
    ),
]


@dataclass(frozen=True, slots=True)
class Given:
    """The values of the options by the name of their parameter, None for those that were not given.

    `spelled`: the options' own names.
    """

    values: Mapping[str, Any]
    spelled: Mapping[str, str]

    def configure(self, unit: str) -> Configuration:
        """The configuration that the options ask for. Raises UsageError for what cannot be built."""
        return registry.configure(unit, **self.configuration(unit))

    def configuration(self, unit: str) -> dict[str, Value]:
        """The given parameters of a configuration. Raises UsageError for options that the unit does not have."""
        family = registry.family(unit)
        parameters = family.parameters(unit)
        known = {p.name for p in (*parameters, *family.constants, *family.stimulus)}
        for name, value in self.values.items():
            if value is not None and name not in known:
                raise UsageError(f"{self.spelled[name]}: {unit} has no such parameter")
        return self._of(replace(p, default=None) for p in parameters)

    def choose(self, unit: str) -> Choice[Any]:
        """Configuration and constants, each following from the other where one alone is given. Raises UsageError."""
        return registry.choose(unit, self.configuration(unit), self._of(registry.family(unit).constants))

    def stimulus(self, unit: str) -> dict[str, Value]:
        """What a simulation is given. Raises UsageError."""
        return self._of(registry.family(unit).stimulus)

    def _of(self, parameters: Iterable[Parameter]) -> dict[str, Value]:
        found: dict[str, Value] = {}
        for parameter in parameters:
            given: Any = self.values.get(parameter.name)
            value: Any = parameter.default if given is None else given
            if value is not None:
                found[parameter.name] = parameter.parse(value) if parameter.parse else value
            if given is not None:
                parameter.check(found[parameter.name], self.spelled[parameter.name])
        return found


def with_options(*kinds: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """Gives a command, whose `given` takes them, the options of all families.

    `kinds`: of `configuration`, `constants` and `stimulus`. Units of another family refuse what they do not have.
    """

    def decorate(command: Callable[..., int]) -> Callable[..., int]:
        parameters = _merged(kinds)

        def run(**values: Any) -> int:
            given = {name: values.pop(name) for name in parameters}
            return command(**values, given=Given(given, {p.name: p.options[0] for p in parameters.values()}))

        signature = inspect.signature(command, eval_str=True)
        fixed = [p for name, p in signature.parameters.items() if name != "given"]
        options = [_option(p) for p in parameters.values()]
        every = [p.replace(kind=inspect.Parameter.KEYWORD_ONLY) for p in (fixed[0], *options, *fixed[1:])]
        run.__name__, run.__doc__ = command.__name__, command.__doc__
        run.__annotations__ = {p.name: p.annotation for p in every}
        cast("Any", run).__signature__ = signature.replace(parameters=every)
        return run

    return decorate


def _merged(kinds: Iterable[str]) -> dict[str, Parameter]:
    """The parameters of all units by name; the help says which units have one, and what it means for each."""
    found: dict[str, Parameter] = {}
    meanings: dict[str, dict[str, list[str]]] = {}
    for unit in registry.units():
        family = registry.family(unit)
        for kind in kinds:
            for p in _stated(family, unit, kind):
                found[p.name] = p
                meanings.setdefault(p.name, {}).setdefault(_help(p), []).append(unit)
    return {name: replace(p, help=_told(meanings[name])) for name, p in found.items()}


def _stated(family: AnyFamily, unit: str, kind: str) -> tuple[Parameter, ...]:
    if kind == "configuration":
        # Defaults differ from unit to unit.
        return tuple(replace(p, default=None) for p in family.parameters(unit))
    return family.constants if kind == "constants" else family.stimulus


def _help(parameter: Parameter) -> str:
    text = parameter.help
    if parameter.choices and parameter.kind is not bool:
        text += f" One of {', '.join(map(str, parameter.choices))}."
    if parameter.bounds:
        low, high = parameter.bounds
        text += f" {low} to {high if high < MAX_SHOWN else f'2^{(high + 1).bit_length() - 1} - 1'}."
    return text if parameter.default is None else f"{text} [default: {parameter.default}]"


def _told(meanings: Mapping[str, Sequence[str]]) -> str:
    """What an option means by the units that have it; without these where all have it.

    >>> _told({"Bits of an index.": ["a"], "Stages. One of 1, 2.": ["b", "c"]})
    'a: Bits of an index. b, c: Stages. One of 1, 2.'
    """
    every = set(registry.units())
    return " ".join(text if set(units) == every else f"{', '.join(units)}: {text}" for text, units in meanings.items())


def _option(parameter: Parameter) -> inspect.Parameter:
    """A parameter as one of a command; None where it was not given, since another family's units do not have it."""
    names, text = parameter.options, parameter.help
    if parameter.kind is bool:
        names = (f"{names[0]}/--no-{names[0].removeprefix('--')}",)
    option = typer.Option(
        *names, metavar=parameter.metavar or None, help=text, show_default=False, click_type=_type(parameter)
    )
    kind: Any = parameter.kind | None
    return inspect.Parameter(
        parameter.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind, option]
    )


def _type(parameter: Parameter) -> Choices | None:
    """Completes an option whose values are listed with those of the unit, or of all units where none is named yet."""
    if not (parameter.choices or parameter.names or parameter.file) or parameter.kind is bool:
        return None

    def values(ctx: Any) -> dict[object, None]:
        unit = None if ctx is None else first_argument(ctx, "unit")
        units = [unit] if unit in registry.units() else registry.units()
        families = [(registry.family(one), one) for one in units]
        stated = [p for f, one in families for p in (*f.parameters(one), *f.constants, *f.stimulus)]
        return dict.fromkeys(
            value for p in stated if p.name == parameter.name for value in (*p.choices, *(p.names() if p.names else ()))
        )

    return NamedOrFile(values) if parameter.file else or_other(values, parameter.kind)


def published_words(figure: PublishedFigure | None, rate: PublishedRate | None = None) -> str:
    """A published figure or rate in a line."""
    if figure is None:
        return "nothing" if rate is None else _rate_words(rate)
    words = f"{figure.ns:g} ns at {figure.bits} bits"
    if figure.clock_mhz and figure.cycles:
        words += f", {figure.cycles} cycles at {figure.clock_mhz:g} MHz"
    if figure.kilo_luts:
        words += f", {figure.kilo_luts:g} kLUT"
    if figure.dsps:
        words += f", {figure.dsps:,} DSPs"
    return words + (f", {figure.watts:g} W" if figure.watts else "")


def _rate_words(rate: PublishedRate) -> str:
    words = f"{rate.per_second:,} a second per {rate.per}"
    if rate.microseconds:
        words += f", latency {rate.microseconds:g} us"
    if rate.watts:
        words += f", {rate.watts:g} W"
    return f"{words} ({rate.title})"

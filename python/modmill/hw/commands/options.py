"""The options of `modmill hw`, made from the parameters that the families of units state."""

from __future__ import annotations

import copy
import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, cast

import typer

from modmill.cli.choices import Choices, first_argument, or_other
from modmill.cli.groups import Command
from modmill.cli.paths import NamedOrFile
from modmill.errors import UsageError
from modmill.hw.interface import registry
from modmill.hw.interface.configuration import Configuration, Parameter, Value
from modmill.hw.interface.unit import Choice
from modmill.params import PublishedFigure, PublishedRate
from modmill.quantity import format_count

COLUMN = 24
"""The column at which explanations of options begin at most; a longer name stands on a line of its own."""
MAX_LISTED = 8
"""Values of an option that its help lists at most."""
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

NO_FIGURE = "its source states no figure"
"""In place of published figures, of a unit without any."""
TIMED = ("xcup", "ecp5", "asic")
TARGETS = (*TIMED, "levels")
DEVICES = ("vu9p", "u200", "u250", "f2")
"""The device names of `hw.cost`, whose import takes a quarter of a second: too long for completion in a shell."""
DEVICE = DEVICES[0]
DeviceOption = Annotated[
    str | None,
    typer.Option(
        "--device",
        metavar="NAME",
        help=f"vu9p, u200 (a VU9P without the shell's part), u250 or f2 (VU47P with HBM).  [default: {DEVICE}]",
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
        """The configuration that the options ask for, the modulus included where the command takes one.

        Raises UsageError for what cannot be built.
        """
        if self._of(replace(p, default=None) for p in registry.family(unit).constants):
            return self.choose(unit).config
        return registry.configure(unit, **self.configuration(unit))

    def configuration(self, unit: str) -> dict[str, Value]:
        """The given parameters of a configuration. Raises UsageError for options that the unit does not have."""
        known = {p.name for p in _parameters(unit, *KINDS)}
        for name, value in self.values.items():
            if value is not None and name not in known:
                raise UsageError(f"{self.spelled[name]}: {unit} has no such parameter")
        return self._of(replace(p, default=None) for p in registry.family(unit).parameters(unit))

    def choose(self, unit: str) -> Choice[Any]:
        """Configuration and constants, each following from the other where one alone is given. Raises UsageError."""
        return registry.choose(unit, self.configuration(unit), self._of(registry.family(unit).constants))

    def stimulus(self, unit: str) -> dict[str, Value]:
        """The stimulus of a simulation, from the options given. Raises UsageError."""
        return self._of(registry.family(unit).stimulus)

    def _of(self, parameters: Iterable[Parameter]) -> dict[str, Value]:
        found = {p.name: p.value(self.values.get(p.name), self.spelled.get(p.name, "")) for p in parameters}
        return {name: value for name, value in found.items() if value is not None}


KINDS = ("configuration", "constants", "stimulus")
"""The kinds of parameters that commands take."""


def _parameters(unit: str, *kinds: str) -> tuple[Parameter, ...]:
    family = registry.family(unit)
    stated = {"configuration": family.parameters(unit), "constants": family.constants, "stimulus": family.stimulus}
    return tuple(p for kind, parameters in stated.items() if kind in kinds for p in parameters)


class UnitCommand(Command):
    """A command on a unit: its help lists that unit's options, and a shell completes them.

    The options of all units are parsed, so that one of another unit is refused by name (:class:`Given`).
    """

    kinds: tuple[str, ...] = ()

    def split(self, unit: str) -> tuple[list[Any], list[Any]]:
        """The options of one unit, none if there is no such unit, and what all units have."""
        stated = {name: _parameters(name, *self.kinds) for name in registry.units()}
        every = {p.name for parameters in stated.values() for p in parameters}
        found = {param.name: copy.copy(param) for param in self.params}
        own: list[Any] = [found[p.name] for p in stated.get(unit, ())]
        for param, parameter in zip(own, stated.get(unit, ()), strict=True):
            param.help = _help(parameter)
        return own, [param for param in self.params if param.name not in every]

    def unit_in(self, words: Sequence[str]) -> str:
        """The first word of a command line that is neither an option nor the value of one; empty if there is none."""
        options = {name: p for p in self.params for name in p.opts}
        after = iter(words)
        for word in after:
            if not word.startswith("-"):
                return word
            if word in options and not getattr(options[word], "is_flag", False):
                next(after, None)
        return ""

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]  # typer's click
        ctx.meta[__name__] = self.unit_in(args)
        return super().parse_args(ctx, args)  # type: ignore[arg-type]

    def format_help(self, ctx: typer.Context, formatter: Any) -> None:  # type: ignore[override]
        unit: str = ctx.meta.get(__name__, "")
        own, common = self.split(unit)
        if not own:
            super().format_help(ctx, formatter)  # type: ignore[arg-type]
            formatter.write_paragraph()
            formatter.write_text(f"{ctx.command_path} UNIT --help lists the options of that unit.")
            return
        formatter.write_usage(ctx.command_path, f"{unit} [OPTIONS]")
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(f"{registry.family(unit).about(unit).title}.")
        options = [p for p in (*common, self.get_help_option(ctx)) if p and p.param_type_name == "option"]  # type: ignore[arg-type]
        for title, params in ((f"Options of {unit} [default]", own), ("Options", options)):
            with formatter.section(title):
                rows = [record for param in params if (record := param.get_help_record(ctx))]
                formatter.write_dl(rows, COLUMN)

    def format_options(self, ctx: typer.Context, formatter: Any) -> None:  # type: ignore[override]
        _, common = self.split("")
        super(UnitCommand, self._with(common)).format_options(ctx, formatter)  # type: ignore[arg-type]

    def shell_complete(self, ctx: typer.Context, incomplete: str) -> list[Any]:  # type: ignore[override]
        own, common = self.split(first_argument(ctx, "unit") or "")
        return super(UnitCommand, self._with([*own, *common])).shell_complete(ctx, incomplete)  # type: ignore[arg-type]

    def _with(self, params: list[Any]) -> UnitCommand:
        made = copy.copy(self)
        made.params = params
        return made


def unit_command(app: typer.Typer, name: str, *kinds: str) -> Callable[[Callable[..., int]], None]:
    """Adds a command to a group: `given` of its function takes the options of its unit.

    `kinds`: of `KINDS`.
    """

    def add(command: Callable[..., int]) -> None:
        # Units may have parameters of one name: those with listed values come last, so that a shell completes them.
        stated = [p for unit in registry.units() for p in _parameters(unit, *kinds)]
        parameters = {p.name: p for p in sorted(stated, key=lambda p: bool(p.choices or p.names or p.file))}
        spelled = {p.name: p.options[0] for p in parameters.values()}

        def run(**values: Any) -> int:
            given = {name: values.pop(name) for name in parameters}
            return command(**values, given=Given(given, spelled))

        signature = inspect.signature(command, eval_str=True)
        fixed = [p for name, p in signature.parameters.items() if name != "given"]
        options = [_option(p) for p in parameters.values()]
        every = [p.replace(kind=inspect.Parameter.KEYWORD_ONLY) for p in (fixed[0], *options, *fixed[1:])]
        run.__name__, run.__doc__ = command.__name__, command.__doc__
        run.__annotations__ = {p.name: p.annotation for p in every}
        cast("Any", run).__signature__ = signature.replace(parameters=every)
        kind = type(command.__name__, (UnitCommand,), {"kinds": kinds})
        typer.Typer.command(app, name, cls=kind)(run)

    return add


def _help(parameter: Parameter) -> str:
    text = parameter.help
    if parameter.choices and parameter.kind is not bool:
        shown = [*map(str, parameter.choices)]
        if len(shown) > MAX_LISTED:
            shown = [*shown[:3], f"... (hw list has all {len(shown)})"]
        text = f"{text.removesuffix('.')}: {', '.join(shown)}."
    if parameter.bounds:
        low, high = parameter.bounds
        text += f" {low} to {high if high < MAX_SHOWN else f'2^{(high + 1).bit_length() - 1} - 1'}."
    return text if parameter.default is None else f"{text.removesuffix('.')} [{_said(parameter.default)}]"


def _said(value: Value) -> str:
    return str(value) if not isinstance(value, bool) else "yes" if value else "no"


def _option(parameter: Parameter) -> inspect.Parameter:
    """A parameter as one of a command; None where it was not given, since another family's units do not have it."""
    names = parameter.options
    if parameter.kind is bool:
        names = (f"{names[0]}/--no-{names[0].removeprefix('--')}",)
    option = typer.Option(
        *names,
        metavar=parameter.metavar or None,
        help=_help(parameter),
        show_default=False,
        click_type=_type(parameter),
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
        stated = [p for one in units for p in _parameters(one, *KINDS) if p.name == parameter.name]
        return dict.fromkeys(value for p in stated for value in (*p.choices, *(p.names() if p.names else ())))

    return NamedOrFile(values) if parameter.file else or_other(values, parameter.kind)


def published_words(
    figures: Sequence[PublishedFigure], rates: Sequence[PublishedRate] = (), most: int | None = None
) -> str:
    """Published figures and rates in a line each; those beyond `most` lines are counted in a last one."""
    lines = [*map(_figure_words, figures), *map(_rate_words, rates)]
    if most is not None and len(lines) > most + 1:
        unit = figures[0].unit if figures else rates[0].unit
        lines[most:] = [f"and {len(lines) - most} more: modmill hw show {unit}"]
    return "\n".join(lines) or NO_FIGURE


def _figure_words(figure: PublishedFigure) -> str:
    words = f"{figure.ns:,.7g} ns at {figure.bits} bits"
    if figure.clock_mhz and figure.cycles:
        words += f", {figure.cycles:,} cycle{'s' * (figure.cycles > 1)} at {figure.clock_mhz:g} MHz"
    if figure.full_adders:
        words += f", {figure.full_adders} full adders on the longest path"
    if figure.mm2:
        words += f", {figure.mm2:,g} mm2"
    if figure.kilo_luts:
        words += f", {figure.kilo_luts:g} kLUT"
    if figure.dsps:
        words += f", {figure.dsps:,} DSPs"
    if figure.watts:
        words += f", {figure.watts:g} W"
    if figure.nanojoules:
        words += f", {figure.nanojoules:g} nJ"
    return f"{words} ({figure.title})"


def _rate_words(rate: PublishedRate) -> str:
    exact = rate.per_second == int(rate.per_second)
    words = f"{rate.per_second:,.0f}" if exact else format_count(rate.per_second)
    words += f" a second per {rate.per}"
    if rate.bits:
        words += f" at {rate.bits} bits"
    if rate.clock_mhz:
        words += f" at {rate.clock_mhz:g} MHz"
    if rate.kilo_luts:
        words += f", {rate.kilo_luts:g} kLUT"
    if rate.dsps:
        words += f", {rate.dsps:,} DSPs"
    if rate.urams:
        words += f", {rate.urams:,} UltraRAMs"
    if rate.microseconds:
        words += f", latency {rate.microseconds:g} us"
    if rate.watts:
        words += f", {rate.watts:g} W"
    return f"{words} ({rate.title})"

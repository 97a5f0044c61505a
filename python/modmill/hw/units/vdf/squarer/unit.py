"""The units of this family: texts, tables and golden models of their configurations."""

from __future__ import annotations

import functools
from abc import abstractmethod
from collections.abc import Sequence

from modmill.golden import squarers as golden
from modmill.hw.interface.unit import Datapath, Flavour
from modmill.hw.stream.loop.unit import Probe
from modmill.hw.stream.loop.words import unpacked
from modmill.hw.units.vdf.redundant.core import Core
from modmill.hw.units.vdf.redundant.lanes import Lanes
from modmill.hw.units.vdf.redundant.picture import named_column
from modmill.hw.units.vdf.redundant.tables import stand_in_modulus, table_file
from modmill.hw.units.vdf.redundant.text import feed_forward
from modmill.hw.units.vdf.redundant.unit import Squarer
from modmill.hw.units.vdf.squarer import picture
from modmill.hw.units.vdf.squarer.config import FoldingConfig, MontgomeryConfig
from modmill.hw.units.vdf.squarer.cores import folding, montgomery, passes
from modmill.hw.units.vdf.squarer.cores.montgomery_text import constant_files, core_file, passes_files
from modmill.hw.units.vdf.squarer.cores.residue import comparison_file

PHASES = (
    "One array of multipliers makes x^2, then the low half of the quotient's product,",
    "then the high half of the last one.",
)
BRANCH = "branch_o: the boundary words were all ones; this squaring took two cycles more."


@functools.lru_cache(maxsize=8)
def squarer(config: FoldingConfig | MontgomeryConfig) -> Squarer:
    """The squarer of a configuration.

    >>> from modmill.hw.units.vdf.squarer.config import OzturkConfig
    >>> unit = squarer(OzturkConfig(bits=64))
    >>> unit.words, unit.word_bits, unit.latency
    (5, 17, 4)
    >>> n = 2**64 - 59
    >>> unit.decode(unit.golden(n).step(unit.encode(3, n)), n)
    9
    """
    if isinstance(config, MontgomeryConfig) and config.passes > 1:
        return PassesSquarer(config, passes.build(config))
    if isinstance(config, MontgomeryConfig):
        return MontgomerySquarer(config, montgomery.build(config))
    return FoldingSquarer(config, folding.build(config))


class FoldingSquarer(Squarer):
    """`vdf_ozturk` and `vdf_bipartite`."""

    builtin = "_tables"

    def __init__(self, config: FoldingConfig, core: Core) -> None:
        super().__init__(config, core)
        self._design = config
        self._below = below = config.below
        label = f"the next x, worth 2^-{config.word * below} of its place" if below else "the next x"
        self.datapath: Datapath | None = self._datapath(core.result, label, picture.folding_column(below), shift=below)

    @property
    def exponent(self) -> int:
        return self.config.word * self._below

    def core_files(self, flavour: Flavour, modulus: int | None = None) -> dict[str, str]:
        if modulus is not None:
            self.check(modulus)
        notes = self._notes(f"x' = x^2 2^-{self.exponent} mod N")
        lanes = Lanes(self.name, self.core.circuit, self.config.word, self.core.stages) if flavour == "file" else None
        core = feed_forward(self.name, self.core, "One modular squaring, reduced by tables.", notes, lanes)
        if self.checked:
            core |= comparison_file(self.name, self.core, self.word_bits)
        return core | table_file(self.name, self.core.circuit, flavour, modulus, self.config.bits)

    def golden(self, constants: int) -> golden.Golden:
        self.check(constants)
        shape = golden.Shape(
            word=self.config.word,
            residue_words=self.config.residue_words,
            cascade=self._design.cascade,
            below=self._below,
            columns=len(self.core.watched["columns"]),
            folded=len(self.core.watched["words"]),
            layout=self.core.layout,
            checked=self.checked,
        )
        return golden.Folding(constants, shape)

    def extremes(self) -> list[tuple[str, Sequence[int]]]:
        # The largest words that may ever occur, all at once: what a bound that is one bit short does not survive.
        count = self.words - self.checked
        return [("every word at its bound", self._with_residue([word.high for word in self.core.x[:count]]))]


class ByMontgomery(Squarer):
    """`vdf_predictive_montgomery`, whatever its passes."""

    builtin = "_constants"
    whole = "; x as a number: below 2 N"

    def __init__(self, config: MontgomeryConfig, core: Core) -> None:
        super().__init__(config, core, rare=0 if config.carry == "exact" else 2)
        self._design = config
        self.flavours: Sequence[Flavour] = ("rom", "file")  # its constants are no tables

    @abstractmethod
    def own_files(self, notes: Sequence[str]) -> dict[str, str]:
        """The texts of the core, without those of its constants."""

    @property
    def exponent(self) -> int:
        return self.config.word * self.words

    def core_files(self, flavour: Flavour, modulus: int | None = None) -> dict[str, str]:
        if modulus is not None:
            self.check(modulus)
        given = modulus if modulus is not None else stand_in_modulus(self.config.bits)
        constants = None if flavour == "file" else self._constants(given)
        branch = BRANCH if self.branch_extra else ""
        notes = self._notes(f"x' = x^2 / R mod N, R = 2^{self.exponent}", *PHASES, branch=branch)
        texts = self.own_files(notes)
        return texts | constant_files(self.name, self.words, self.config.word, constants)

    def images(self, constants: int) -> dict[str, list[int]]:
        self.check(constants)
        return {"constants.hex": self._constants(constants)}

    def golden(self, constants: int) -> golden.Golden:
        self.check(constants)
        form = golden.Montgomery if self.branch_extra else golden.MontgomeryExact
        return form(constants, self.config.word, self.words)

    def extremes(self) -> list[tuple[str, Sequence[int]]]:
        # T = 1 and Q N = -1 mod R: every word below the cut is all ones, so no carry can be predicted. (The largest
        # words cannot occur together here: they are bounded as a value, below 2 N.)
        branch = ": the rare branch" if self.branch_extra else ""
        return [(f"1 in the unit's domain{branch}", [1, *[0] * (self.words - 1)])]

    def _constants(self, modulus: int) -> list[int]:
        """-1/N modulo R, then N, n words each."""
        w, n = self.config.word, self.words
        inverse = -pow(modulus, -1, 1 << (w * n)) % (1 << (w * n))
        return unpacked(inverse, n, w) + unpacked(modulus, n, w)


class MontgomerySquarer(ByMontgomery):
    """One pass for each product."""

    def __init__(self, config: MontgomeryConfig, core: montgomery.MontgomeryCore) -> None:
        super().__init__(config, core)
        self.core: montgomery.MontgomeryCore = core
        columns = picture.montgomery_column(len(core.x))
        turns = picture.ARRAY if self.branch_extra else picture.ARRAY_EXACT
        self.datapath: Datapath | None = self._datapath(
            (*core.low, *core.high), "the product's words", columns, passes=turns
        )

    def own_files(self, notes: Sequence[str]) -> dict[str, str]:
        return core_file(self.name, self.core, notes)

    @property
    def probes(self) -> list[Probe]:
        width = self.word_bits
        low, high = ("watch_low", self.words), ("watch_high", self.words)
        return [
            Probe("square_low", *low, width, 0),
            Probe("square_high", *high, width, 0),
            Probe("quotient", *low, width, 1),
        ]


class PassesSquarer(ByMontgomery):
    """Several passes of the multipliers for each product."""

    def __init__(self, config: MontgomeryConfig, core: passes.PassesCore) -> None:
        super().__init__(config, core)
        self.core: passes.PassesCore = core
        labels = f"x: {self.words} words of up to {self.word_bits} bits", "the next x"
        facts = {"radix": f"2^{config.word}", "parts": len(core.parts)}
        self.datapath: Datapath | None = Datapath(
            core.circuit, core.period, 1, core.x, core.result, named_column, labels, facts
        )

    def own_files(self, notes: Sequence[str]) -> dict[str, str]:
        return passes_files(self.name, self.core, self.config.word, notes)

    @property
    def probes(self) -> list[Probe]:
        cycles = zip(("square_low", "quotient"), (1, 2), strict=True)
        return [Probe(s, f"watch_{s}", self.words, self.word_bits, i * self.latency // 3 - 1) for s, i in cycles]

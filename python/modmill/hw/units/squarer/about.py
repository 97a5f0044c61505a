"""What the squarers are, in a line each."""

from __future__ import annotations

from modmill.hw.unit import About

ABOUT: dict[str, About] = {
    "vdf_ozturk": About(
        "redundant words, reduced by tables from above",
        "Schoolbook square, columns summed by compressors, one carry to the neighbour; chunks of the high words index "
        "tables of their residues, whose rows are summed with the low words.",
        "E. Ozturk's form, entered in the VDF Alliance contest",
    ),
    "vdf_predictive_montgomery": About(
        "Montgomery's reduction with predicted carries, one multiplier array used three times",
        "x^2, then the low half of T N', then the high half of M N plus T, a cycle each on the same multipliers; "
        "boundary words predict the carry across each cut, and a rare branch repairs where they can't.",
        "B. Devlin's entry in round 3 of the VDF Alliance contest",
    ),
    "vdf_bipartite": About(
        "redundant words, reduced by tables from both ends at once",
        "As vdf_ozturk, but half of the surplus is folded from below, in Montgomery's direction: the folded columns "
        "are the short ones, so the tables begin while the tall middle columns are still being summed.",
        "this project; the scheme of its fastest CPU kernel",
    ),
}

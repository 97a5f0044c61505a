"""A store of words that never change, read without a clock: the kind of operator that a program's words are."""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.circuit.op import BoundError, Cell, Kind, Look, Op, Site


def store(name: str, words: Sequence[int], comments: Sequence[str]) -> Kind:
    """The store of these words as a kind whose operand is the address; each word has a comment in the text."""
    width, bits = max(1, max(words).bit_length()), max(1, (len(words) - 1).bit_length())

    def bound(op: Op) -> list[int]:
        if op.ins[0].width > bits:
            raise BoundError(f"{op.name}: an address of {op.ins[0].width} bits in a store of {len(words)} words")
        return [(1 << width) - 1]

    def text(op: Op, site: Site) -> Cell:
        return Cell(f"{site.unit}_{name}", {}, {"at_i": site.operand(op.ins[0], bits), "word_o": site.outs[0]})

    def modules(unit: str) -> dict[str, str]:
        lines = [
            f"// {len(words)} words of {width} bits; what lies behind the last does not matter.",
            f"module {unit}_{name} (",
            f"  input  logic [{bits - 1}:0] at_i,",
            f"  output logic [{width - 1}:0] word_o",
            ");",
            "  always_comb begin",
            "    case (at_i)",
        ]
        for at, (word, comment) in enumerate(zip(words, comments, strict=True)):
            lines.append(f"      {bits}'d{at}: word_o = {width}'h{word:0{-(-width // 4)}x};  // {comment}")
        lines += ["      default: word_o = '0;", "    endcase", "  end", "endmodule"]
        return {f"{unit}_{name}": "\n".join(lines) + "\n"}

    return Kind(
        name,
        arity=(1, 1),
        bound=bound,
        delay=0.9,
        act=lambda _op, x, _n: [words[x[0]] if x[0] < len(words) else 0],
        text=text,
        look=Look("#b08d3c", "store of words", "stores"),
        modules=modules,
    )

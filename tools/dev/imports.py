"""The modules of a Rust crate import in one direction: their imports make no cycle, and those of modmill-arith follow
the order of the layers in ARCHITECTURE.md.

A name counts as imported from the module that defines it, also through a re-export by name. A module and those inside
it may use each other. Tests do not count. import-linter checks the Python package (pyproject.toml).
"""

from __future__ import annotations

import graphlib
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import architecture
from common import ROOT, report

Name = tuple[str, ...]
"""A module's path from the crate's root, which is ()."""

LAYERED = ROOT / "crates" / "modmill-arith" / "src"
NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|b?r(#+)".*?"\1|b?"(?:\\.|[^"\\])*"', re.DOTALL)
TEST = r"#\[cfg\((?:all\()?test\b[^]]*\](?:\s|#\[[^]]*\])*"
# A block of tests ends its file: clippy's items_after_test_module.
TESTS = re.compile(TEST + r"(?:pub\S*\s+)?mod\s+(\w+)\s*(?:;|\{.*)", re.DOTALL)
USE = re.compile(r"\buse\s+([^;]+);")
PATH = re.compile(r"(?<![\w:])((?:crate|self|super)(?:::\w+)+)")


def check() -> int:
    """Print each cycle; 1 when there is any."""
    sources = [*ROOT.glob("crates/*/src"), *ROOT.glob("bench/*/src")]
    return report(f"{source.parent.name}: import cycle: {said}" for source in sources for said in cycles(source))


def check_layers() -> int:
    """Print each import against the order of the layers; 1 when there is any."""
    rows = architecture.column(architecture.DOCUMENT.read_text(encoding="utf-8"), "layer")
    return report(layer_offences(rows, LAYERED))


def cycles(source: Path) -> Iterator[str]:
    """One cycle of modules, if there is any; others show once it is gone."""
    try:
        graphlib.TopologicalSorter(imports(source)).prepare()
    except graphlib.CycleError as e:
        yield " < ".join("::".join(name) for name in e.args[1])


def layer_offences(rows: list[list[str]], source: Path) -> Iterator[str]:
    """Imports of a layer from one that stands below it in `rows`, each the names of a layer's folders and files; and
    of a module outside all layers from any. The root of the crate, which re-exports, may import from everywhere."""
    order = {name.rstrip("/").removesuffix(".rs"): place for place, names in enumerate(rows) for name in names}
    edges = imports(source)
    for layer in order.keys() - {name[0] for name in edges if name}:
        yield f"ARCHITECTURE.md names the layer {layer}, which {source.parent.name} lacks"
    for name, others in edges.items():
        for (layer, *_), paths in others.items():
            if name and layer in order and order[layer] >= order.get(name[0], -1) and layer != name[0]:
                place = "below it" if name[0] in order else "although it is outside all layers"
                yield from (f"{'::'.join(name)} imports {path} from the layer {layer}, {place}" for path in paths)


def imports(source: Path) -> dict[Name, dict[Name, set[str]]]:
    """For each module the others that it imports from, with the paths by which it does."""
    texts: dict[Name, str] = {}
    tests: set[Name] = set()
    for file in source.rglob("*.rs"):
        parts = file.relative_to(source).with_suffix("").parts
        name = parts[:-1] if parts[-1] in ("lib", "main", "mod") else parts
        text = NOT_CODE.sub(" ", file.read_text(encoding="utf-8"))
        tests |= {(*name, match[1]) for match in TESTS.finditer(text)}
        texts[name] = texts.get(name, "") + TESTS.sub("", text)
    texts = {name: text for name, text in texts.items() if not any(name[: len(test)] == test for test in tests)}
    uses = {name: [one for tree in USE.findall(text) for one in expanded(tree)] for name, text in texts.items()}

    def home(module: Name, path: list[str], depth: int = 8) -> Name | None:
        """The module that defines what `path` names in `module`, if it is one of this crate."""
        if path[0] not in ("crate", "self", "super") and (*module, path[0]) not in texts:
            return None
        at = module
        for i, word in enumerate(path):
            again = next((tree for tree, alias in uses.get(at, ()) if alias == word), None)
            if word == "crate":
                at = ()
            elif word == "super":
                at = at[:-1]
            elif (*at, word) in texts:
                at = (*at, word)
            elif depth and again and i:
                return home(at, [*again, *path[i + 1 :]], depth - 1) or at
            elif word != "self":
                break
        return at

    edges: dict[Name, dict[Name, set[str]]] = {name: defaultdict(set) for name in texts}
    for name, text in texts.items():
        for path in [path for path, _ in uses[name]] + [p.split("::") for p in PATH.findall(USE.sub("", text))]:
            other = home(name, path)
            if other is not None and name != other[: len(name)] and other != name[: len(other)]:
                edges[name][other].add("::".join(path))
    return edges


def expanded(tree: str) -> Iterator[tuple[list[str], str]]:
    """`a::{b, c::d as e}` as the paths a::b (called b) and a::c::d (called e)."""
    before, brace, inner = " ".join(tree.split()).partition("{")
    if not brace:
        path, _, alias = before.partition(" as ")
        words = path.strip().removesuffix("::self").split("::")
        yield words, alias.strip() or words[-1]
        return
    depth, part = 0, ""
    for letter in inner[: inner.rindex("}")] + ",":
        depth += {"{": 1, "}": -1}.get(letter, 0)
        if letter != "," or depth:
            part += letter
        elif part.strip():
            yield from expanded(before.strip() + part.strip())
            part = ""

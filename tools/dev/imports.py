"""No import cycles: the files of a Rust crate, or of the Python package, import from each other in one direction only.
A layer of modmill-arith uses those above it in ARCHITECTURE.md's table, and no other module uses a layer. The Python
package's formulas know no fabric.

A name counts as imported from the file that defines it, however often it is re-exported on the way. A Rust module and
the modules inside it may use each other: they are one room. Rust tests do not count; Python imports inside functions
and for type checking do.
"""

from __future__ import annotations

import ast
import graphlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import architecture
from common import ROOT

Edges = dict[Path, set[Path]]


def check() -> int:
    """Print each cycle, a line per import; 1 when there is any."""
    found = [*map(rust_edges, crates()), python_edges(PACKAGE)]
    cycles = [(cycle, edges) for edges in found for cycle in cycles_of(edges)]
    for cycle, edges in cycles:
        print(f"import cycle of {len(cycle)} files:")
        for file in sorted(cycle):
            for other in sorted(edges[file] & cycle):
                print(f"  {file.relative_to(ROOT)} imports from {other.relative_to(ROOT)}")
    return 1 if cycles else 0


def crates() -> Iterator[Path]:
    for manifest in sorted([*ROOT.glob("crates/*/Cargo.toml"), *ROOT.glob("bench/*/Cargo.toml")]):
        yield manifest.parent / "src"


def cycles_of(edges: Edges) -> list[set[Path]]:
    """A cycle of files, none if there is none; others show once it is gone."""
    try:
        graphlib.TopologicalSorter(edges).prepare()
    except graphlib.CycleError as e:
        return [set(e.args[1])]
    return []


# ---- Layers

LAYERED = ROOT / "crates" / "modmill-arith" / "src"
PACKAGE = ROOT / "python" / "modmill"
FORMULAS, DEFINITIONS = "formula", "golden"
"""The folder of the Python package that uses no other folder of it, but for one."""


def check_layers() -> int:
    """Print each import against the order of the layers; 1 when there is any."""
    rows = architecture.column(architecture.DOCUMENT.read_text(encoding="utf-8"), "layer")
    offences = sorted({*layer_offences(rows, LAYERED), *fabric_offences(python_edges(PACKAGE), PACKAGE)})
    for offence in offences:
        print(offence)
    return 1 if offences else 0


def layer_offences(rows: list[list[str]], folder: Path) -> set[str]:
    """Imports of a layer from one that stands below it in `rows`, each the names of a layer's folders and files; and
    of a module outside all layers from any. The root of the crate, which re-exports, may import from everywhere."""
    order = {name.rstrip("/").removesuffix(".rs"): place for place, names in enumerate(rows) for name in names}
    root = load(folder / "lib.rs", None)
    offences = {
        f"ARCHITECTURE.md names the layer {name}, which {folder.parent.name} lacks"
        for name in order
        if name not in root.children
    }
    for name, top in root.children.items():
        for module in every(top):
            for path in paths(module):
                other = top_level(module, path)
                if other != name and other in order and order[other] >= order.get(name, -1):
                    place = "below it" if name in order else "although it is outside all layers"
                    what = f"{name} imports {'::'.join(path)} from the layer {other}, {place}"
                    offences.add(f"{module.file.relative_to(folder)}: {what}")
    return offences


def fabric_offences(edges: Edges, package: Path) -> set[str]:
    """Imports of the formulas from another folder of the package, which would tie them to a fabric or a job.

    Only the definitions on integers know neither.
    """
    return {
        f"{file.relative_to(package)} imports from {other.relative_to(package)}; {FORMULAS}/ uses {DEFINITIONS}/ alone"
        for file, targets in edges.items()
        for other in targets
        if file.relative_to(package).parts[0] == FORMULAS
        and len(other.relative_to(package).parts) > 1
        and other.relative_to(package).parts[0] not in (FORMULAS, DEFINITIONS)
    }


def top_level(module: Module, path: list[str]) -> str | None:
    """The module of the crate's root in which `path` ends. Names that macros define are where the path says."""
    file = resolve(module, path, set())
    for name, top in module.root.children.items():
        if file is not None and any(inner.file == file for inner in every(top)):
            return name
    return path[1] if path[0] == "crate" and len(path) > 1 and path[1] in module.root.children else None


# ---- Rust

NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|b?r(#+)".*?"\1|b?"(?:\\.|[^"\\])*"', re.DOTALL)
MOD = re.compile(
    r"^(?P<attributes>(?:[ \t]*#\[[^\]]*\]\s*)*)[ \t]*(?:pub(?:\([^)]*\))?\s+)?mod\s+(?P<name>\w+)\s*(?P<end>[;{])",
    re.M,
)
USE = re.compile(r"\buse\s+([^;]+);")
PATH = re.compile(r"(?<![\w:])(\w+(?:::\w+)+)")
DEFINITION = r"\b(?:fn|struct|enum|trait|const|static|type|union|mod|macro_rules!)\s+{}\b"


@dataclass
class Module:
    file: Path
    text: str
    parent: Module | None
    children: dict[str, Module] = field(default_factory=dict)
    uses: list[tuple[list[str], str]] = field(default_factory=list)  # path, name it gets here ("*" for a glob)

    @property
    def root(self) -> Module:
        return self if self.parent is None else self.parent.root


def rust_edges(folder: Path) -> Edges:
    top = next((folder / name for name in ("lib.rs", "main.rs") if (folder / name).is_file()), None)
    if top is None:
        return {}
    root = load(top, None)
    modules = list(every(root))
    edges: Edges = {module.file: set() for module in modules}
    for module in modules:
        for path in paths(module):
            file = resolve(module, path, set())
            if file is not None and not related(module, file):
                edges[module.file].add(file)
    return edges


def paths(module: Module) -> list[list[str]]:
    """What the module names by a path, in its imports or elsewhere."""
    return [path for path, _ in module.uses] + [words.split("::") for words in PATH.findall(USE.sub("", module.text))]


def related(module: Module, file: Path) -> bool:
    """Whether `file` is the module itself, one it stands in, or one inside it."""
    above: Module | None = module
    while above is not None:
        if above.file == file:
            return True
        above = above.parent
    return any(inner.file == file for inner in every(module))


def every(module: Module) -> Iterator[Module]:
    yield module
    for child in module.children.values():
        yield from every(child)


def load(file: Path, parent: Module | None) -> Module:
    """A module with its children. Modules for tests alone are left out."""
    text = NOT_CODE.sub(" ", file.read_text(encoding="utf-8"))
    folder = file.parent if file.stem in ("lib", "main", "mod") else file.parent / file.stem
    declared = []
    for match in reversed(list(MOD.finditer(text))):
        test = "test" in match["attributes"] or "cfg(all(test" in match["attributes"]
        if match["end"] == "{":
            if test:
                text = text[: match.start()] + text[closing(text, match.end()) :]
        elif not test:
            declared.append(match["name"])
    module = Module(file, text, parent)
    module.uses = [pair for tree in USE.findall(text) for pair in expanded(tree)]
    for name in declared:
        child = next((path for path in (folder / f"{name}.rs", folder / name / "mod.rs") if path.is_file()), None)
        if child is not None:
            module.children[name] = load(child, module)
    return module


def closing(text: str, at: int) -> int:
    """The place behind the brace that closes the one just before `at`."""
    depth = 1
    while depth and at < len(text):
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        at += 1
    return at


def expanded(tree: str) -> Iterator[tuple[list[str], str]]:
    """`a::{b, c::d as e}` as the paths a::b (called b) and a::c::d (called e)."""
    tree = " ".join(tree.split())
    if "{" in tree:
        before, inner = tree.split("{", 1)
        depth, part, parts = 0, "", []
        for letter in inner[: inner.rindex("}")]:
            depth += {"{": 1, "}": -1}.get(letter, 0)
            if letter == "," and depth == 0:
                parts.append(part)
                part = ""
            else:
                part += letter
        for one in filter(str.strip, [*parts, part]):
            yield from expanded(before.strip() + one.strip())
        return
    path, _, alias = tree.partition(" as ")
    words = [word.strip() for word in path.split("::")]
    if words[-1] == "self":
        words.pop()
    yield words, alias.strip() or words[-1]


def resolve(module: Module, path: list[str], seen: set[tuple[Path, str]]) -> Path | None:
    """The file of this crate that defines what `path` names in `module`, if any."""
    at: Module | None = module
    words = list(path)
    if words[0] == "crate":
        at, words = module.root, words[1:]
    elif words[0] == "self":
        words = words[1:]
    elif words[0] == "super":
        while words and words[0] == "super" and at is not None:
            at, words = at.parent, words[1:]
    elif words[0] not in module.children:
        source = next((p for p, name in module.uses if name == words[0] and len(words) > 1), None)
        if source is None or (module.file, words[0]) in seen or source[0] == words[0]:
            return None
        return resolve(module, source + words[1:], seen | {(module.file, words[0])})
    while at is not None and words and words[0] in at.children:
        at, words = at.children[words[0]], words[1:]
    if at is None:
        return None
    if not words or words[0] == "*" or re.search(DEFINITION.format(re.escape(words[0])), at.text):
        return at.file
    if (at.file, words[0]) in seen:
        return None
    seen = seen | {(at.file, words[0])}
    for source, name in at.uses:
        if name == words[0]:
            return resolve(at, source, seen)
        if name == "*":
            found = resolve(at, [*source[:-1], *words], seen)
            if found is not None:
                return found
    return None


# ---- Python


def python_edges(package: Path) -> Edges:
    files = {module_name(package, file): file for file in package.rglob("*.py")}
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in files.values()}
    exports = {
        name: {alias.asname or alias.name: f"{node.module}.{alias.name}" for node in imports(trees[file])
               if isinstance(node, ast.ImportFrom) and node.module for alias in node.names}
        for name, file in files.items()
        if file.name == "__init__.py"
    }  # fmt: skip

    def home(name: str, depth: int = 8) -> Path | None:
        """The file that `name` (a module, or something in one) comes from."""
        if name in files:
            return files[name]
        module, _, item = name.rpartition(".")
        if depth and item in exports.get(module, {}):
            return home(exports[module][item], depth - 1)
        file = files.get(module)
        return file if file is not None and item in defined(trees[file]) else None

    edges: Edges = {}
    for file, tree in trees.items():
        names: Iterable[str] = [
            f"{node.module}.{alias.name}" if isinstance(node, ast.ImportFrom) else alias.name
            for node in imports(tree)
            for alias in node.names
        ]
        edges[file] = {target for name in names if (target := home(name)) is not None} - {file}
    return edges


def defined(tree: ast.Module) -> set[str]:
    """The names that a module's own statements give."""
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names.update(part.id for target in targets for part in ast.walk(target) if isinstance(part, ast.Name))
    return names


def module_name(package: Path, file: Path) -> str:
    parts = file.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(tree: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """All imports, wherever they stand."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node

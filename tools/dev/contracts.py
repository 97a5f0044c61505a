"""The contract of import-linter that the Python package keeps besides the standard ones (pyproject.toml)."""

from __future__ import annotations

import graphlib

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, output


class AcyclicModules(Contract):
    """No module imports itself by way of others; imports inside functions and for type checking count.

    The root package is not checked: it re-exports the jobs, and its extension module is missing from the graph.
    """

    type_name = "acyclic_modules"

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        del verbose
        modules = {name for name in graph.modules if "." in name}
        edges = {name: graph.find_modules_directly_imported_by(name) & modules for name in modules}
        cycle: list[str] = []
        try:
            graphlib.TopologicalSorter(edges).prepare()
        except graphlib.CycleError as e:
            cycle = e.args[1]
        return ContractCheck(kept=not cycle, metadata={"cycle": cycle})

    def render_broken_contract(self, check: ContractCheck) -> None:
        output.print_error(" < ".join(check.metadata["cycle"]))

"""A Python file and a call in it: run on integers by Python itself, or on traced values, refusals with their line."""

from __future__ import annotations

import ast
import builtins
import inspect
import io
import re
import sys
from collections.abc import Callable, Mapping
from contextlib import redirect_stdout
from pathlib import Path
from types import CodeType, FrameType, ModuleType, TracebackType
from typing import Any

from modmill.errors import UsageError
from modmill.formula.script.integer import NOT_INVERTIBLE, Integer
from modmill.formula.script.recorder import Refusal

NAMED = re.compile(r"(?P<file>.+\.py):(?P<call>.+)", re.DOTALL)
"""A file and a call, as the command line has them."""
MODULE = "traced_script"
"""The name of the module that the file becomes, so that its `if __name__ == "__main__"` does not run."""
CALL = "<call>"


class Raised:
    """The outcome of a way on which the program raises an exception."""


RAISED = Raised()


class Source:
    """The file is executed anew for each run, so that nothing is left over from the one before.

    Two forms of it are compiled: as it is, for runs on integers; and with `is` and `type(x)`, which no class can
    overload, replaced by functions that know traced values.
    """

    def __init__(self, path: Path, call: str) -> None:
        """Raises UsageError for a file that cannot be read, is not Python, or does not run, and for a bad call."""
        self.path: Path = path
        try:
            text = path.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as e:
            raise UsageError(f"{path}: {e}", got=str(path)) from None
        self._lines = text.splitlines()
        self._plain, tree = _compiled(text, str(path), path)
        loops = [node for node in ast.walk(tree) if isinstance(node, ast.While)]
        self._loops, self._tests = [_span(node) for node in loops], [_span(node.test) for node in loops]
        self._raises = [_span(node) for node in ast.walk(tree) if isinstance(node, ast.Raise | ast.Assert)]
        for node in ast.walk(tree):
            if (what := _hidden(node)) is not None:
                raise self.error(node.lineno, what)  # type: ignore[attr-defined]
        self._traced = compile(ast.fix_missing_locations(_Visible().visit(tree)), str(path), "exec", dont_inherit=True)
        self.inputs: tuple[str, ...] = ()
        self._call = _compiled("None", CALL, path, "eval")[0]
        self.inputs, self.name, call = self._signature(call)
        self._call = _compiled(call, CALL, path, "eval")[0]

    def _signature(self, call: str) -> tuple[tuple[str, ...], str, str]:
        """The inputs, a name, and the call, for the name of a function or for a call whose unknown names are inputs."""
        tree = _compiled(call, CALL, self.path, "eval")[1]
        known = self.guarded(lambda: self._executed(self._plain))
        if known is RAISED:
            raise UsageError(f"{self.path.name}: the file raises an exception", got=str(self.path))
        found = sorted((n for n in ast.walk(tree) if isinstance(n, ast.Name)), key=lambda n: (n.lineno, n.col_offset))
        own = {n.id for n in found if isinstance(n.ctx, ast.Store)}
        names = [n.id for n in found if n.id not in own]
        free = [name for name in dict.fromkeys(names) if name not in known and not hasattr(builtins, name)]
        name = next((name for name in names if name in known), "script")
        if free and call.isidentifier():
            raise UsageError(f"{self.path}: there is no function {call}", got=call)
        if not free:
            function = self.guarded(lambda: eval(_compiled(call, CALL, self.path, "eval")[0], known))
            if not callable(function):
                raise UsageError(f"{call}: neither a function nor a call with inputs", got=call)
            free = [p.name for p in inspect.signature(function).parameters.values() if p.default is p.empty]
            call = f"({call})({', '.join(free)})"
        if not free:
            raise UsageError(f"{call}: the call has no inputs", got=call)
        return tuple(free), re.sub(r"\W|^[_\d]+", "", name).lower() or "script", call

    def _executed(self, code: CodeType) -> dict[str, Any]:
        module = ModuleType(MODULE)
        module.__file__ = str(self.path)
        sys.modules[MODULE] = module  # Data classes look for the module of their class.
        module.__dict__.update({IS: _is, TYPE: _type_of})
        with redirect_stdout(io.StringIO()):
            exec(code, module.__dict__)
        return module.__dict__

    def run(self, inputs: Mapping[str, int]) -> Any:
        """The program's result for these numbers, or RAISED; nothing of the tracer is in it."""
        return self._run(self._plain, inputs)

    def trace(self, inputs: Mapping[str, Integer]) -> Any:
        """The result on traced values, on one way. Raises UsageError with the line of what cannot be traced."""
        return self._run(self._traced, inputs)

    def _run(self, code: CodeType, inputs: Mapping[str, Any]) -> Any:
        def called() -> Any:
            known = self._executed(code)
            with redirect_stdout(io.StringIO()):
                return eval(self._call, known | dict(inputs))

        return self.guarded(called)

    # Lines.

    def guarded(self, run: Callable[[], Any]) -> Any:
        """The result of `run`, or RAISED where the program itself raises; other exceptions become UsageError."""
        try:
            return run()
        except (Exception, SystemExit) as e:
            if isinstance(e, UsageError):
                raise
            if (isinstance(e, ValueError) and str(e) == NOT_INVERTIBLE) or self._is_own(e.__traceback__):
                return RAISED
            raise self.error(self._line(e.__traceback__), f"{type(e).__name__}: {e}") from None
        except Refusal as e:
            raise self.error(self._line(e.__traceback__), str(e)) from None
        finally:
            sys.modules.pop(MODULE, None)

    def error(self, line: int, what: str) -> UsageError:
        """The error at a line of the file; line 0 is the call itself."""
        text = self._lines[line - 1].strip() if 0 < line <= len(self._lines) else ""
        where = f"{self.path.name}:{line}" if line else f"{self.path.name}, in the call"
        return UsageError(f"{where}: {what}", got=text)

    def branch(self) -> None:
        """Raises Refusal where the program decides about a traced value in the condition of a `while`."""
        frame: FrameType | None = sys._getframe()
        while frame is not None and frame.f_code.co_filename != str(self.path):
            frame = frame.f_back
        if frame is None:
            return
        # Python places the jump of a simple condition at the whole statement.
        place = _place(frame.f_code, frame.f_lasti)
        if place in self._loops or _inside(place, self._tests):
            raise Refusal("while on a traced value: a circuit has no loop of unknown length")

    def _entries(self, traceback: TracebackType | None) -> list[TracebackType]:
        found = []
        while traceback is not None:
            found.append(traceback)
            traceback = traceback.tb_next
        return found

    def _line(self, traceback: TracebackType | None) -> int:
        own = [e.tb_lineno for e in self._entries(traceback) if e.tb_frame.f_code.co_filename == str(self.path)]
        return own[-1] if own else 0

    def _is_own(self, traceback: TracebackType | None) -> bool:
        """True if the last frame is at a `raise` or an `assert` of the file."""
        last = self._entries(traceback)[-1]
        code = last.tb_frame.f_code
        return code.co_filename == str(self.path) and _inside(_place(code, last.tb_lasti), self._raises)


Place = tuple[tuple[int, int], tuple[int, int]]


def _span(node: ast.expr | ast.stmt) -> Place:
    return (node.lineno, node.col_offset), (node.end_lineno or node.lineno, node.end_col_offset or 0)


def _place(code: CodeType, instruction: int) -> Place:
    line, end, column, end_column = list(code.co_positions())[instruction // 2]
    return (line or 0, column or 0), (end or line or 0, end_column or 0)


def _inside(place: Place, spans: list[Place]) -> bool:
    return any(begin <= place[0] and place[1] <= end for begin, end in spans)


def _compiled(text: str, name: str, path: Path, mode: str = "exec") -> tuple[CodeType, ast.AST]:
    """The code and its tree. Raises UsageError with the line of what is not Python."""
    try:
        tree = ast.parse(text, name, mode)
        return compile(text, name, mode, dont_inherit=True), tree
    except (SyntaxError, ValueError) as e:
        line = getattr(e, "lineno", None)
        where = path.name if name == CALL else f"{path.name}:{line}"
        raise UsageError(f"{where}: {getattr(e, 'msg', e)}", got=text if name == CALL else str(path)) from None


# What no class can overload.

IS, TYPE = "_modmill_is", "_modmill_type"


def _is(a: object, b: object) -> bool:
    """`a is b`, where neither is written as None."""
    if type(a) is Integer or type(b) is Integer:
        if a is None or b is None or isinstance(a, int) != isinstance(b, int):
            return False
        raise Refusal("`is` between numbers; write ==")
    return a is b


def _type_of(function: Callable[[Any], Any], x: Any) -> Any:
    """`type(x)`, unless `type` is another function of the program."""
    return x.__class__ if function is type and type(x) is Integer else function(x)


def _hidden(node: ast.AST) -> str | None:
    """The reason why a piece of Python would decide about a traced value unseen; None if it does not."""
    if isinstance(node, ast.Compare) and len(node.ops) > 1 and any(map(_of_identity, node.ops)):
        return "`is` in a chain of comparisons"
    if isinstance(node, ast.MatchSingleton) and node.value is not None:
        return f"case {node.value}, which compares with `is`"
    return None


def _of_identity(op: ast.cmpop) -> bool:
    return isinstance(op, ast.Is | ast.IsNot)


class _Visible(ast.NodeTransformer):
    """`a is b` and `type(x)` become calls; places stay those of the file."""

    def visit_Compare(self, node: ast.Compare) -> ast.expr:  # the name is ast's
        self.generic_visit(node)
        (right,), (op,) = node.comparators[-1:], node.ops[-1:]
        if not _of_identity(op) or (isinstance(right, ast.Constant) and right.value is None):
            return node
        call = self._call(IS, [node.left, right], node)
        return call if isinstance(op, ast.Is) else ast.copy_location(ast.UnaryOp(ast.Not(), call), node)

    def visit_Call(self, node: ast.Call) -> ast.expr:  # the name is ast's
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id == "type" and len(node.args) == 1 and not node.keywords:
            return self._call(TYPE, [node.func, *node.args], node)
        return node

    def _call(self, name: str, args: list[ast.expr], at: ast.expr) -> ast.expr:
        return ast.copy_location(ast.Call(ast.copy_location(ast.Name(name, ast.Load()), at), args, []), at)

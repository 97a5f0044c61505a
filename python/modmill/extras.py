"""Packages of `pip install 'modmill[NAME]'`, for work that most callers do not do."""

from __future__ import annotations

from importlib import import_module

from modmill.errors import ToolMissing
from modmill.places import GET


def need(*packages: str, what: str) -> None:
    """Returns if every package can be imported; `what` is the work that needs them, for the message.

    Call it before the work begins: a plot comes last. Raises ToolMissing (`tool`: the package, `command`).
    """
    for package in packages:
        try:
            import_module(package)
        except ImportError as e:
            raise ToolMissing(
                f"{what} needs the package {package}, which cannot be loaded ({e}); get it with: {GET[package]}",
                tool=package,
                command=GET[package],
            ) from None

"""Mutations of Swift programs, on the level of meaning. See Tests/Replay/README.md."""

from . import makers, members, modifiers, names, statements, structure, uses, values  # noqa: F401 each registers its own
from .registry import chosen

__all__ = ["chosen"]

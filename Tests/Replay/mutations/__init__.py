"""Mutations of Swift programs, on the level of meaning. See Tests/Replay/README.md."""

# Each registers its mutations, in this order.
from . import makers, members, modifiers, names, statements, structure, uses, values  # noqa: F401
from .registry import chosen

__all__ = ["chosen"]

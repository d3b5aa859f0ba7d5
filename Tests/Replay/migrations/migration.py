"""One migration: the files of a commit as they were, as people made them, and as swiftfix makes them."""

import collections
import re

from .result import Result

Sides = collections.namedtuple("Sides", "before human ours")


class Migration:
    """`files` is a Sides of sources by path, of which `human` can be None; `classes` are the paths of the classes
    that the commit moved."""

    def __init__(self, files, classes, refusals):
        self.files, self.classes, self.refusals = files, classes, refusals
        self.class_names = {path.split(".")[-1] for path in classes}

    def untouched(self, kind, place, name, path):
        """The result for a use site that people changed and we did not, of a class with a name.

        A refused one is told by its class alone, for there are many."""
        reason = self.refusals.reason(name) if name else ""
        if name and not reason:
            name = self.bound(name, path)
            reason = self.refusals.reason(name)
        if reason:
            return Result(kind, "", "refused", f"{name}, {reason.partition(':')[0]}")
        return Result(kind, place, "different", f"the human changed it, we did not ({name or 'unknown class'})")

    def bound(self, name, path):
        """For a generic parameter of a type in a file what it is bound to, else the name."""
        for type in self.files[path].before.types:
            if match := re.search(rf"<[^>]*\b{name}:(\w+)", type.header):
                return match[1]
        return name

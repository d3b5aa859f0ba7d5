"""A Swift file with what it declares."""

import os
import re

from .declarations import TYPE, Type
from .text import Text, normalized


class Source(Text):
    def __init__(self, text):
        super().__init__(text)
        self.types = [Type(self, match) for match in TYPE.finditer(self.bare)]
        for type in self.types:
            outer = [other.name for other in self.types if other.open < type.start and type.end <= other.end]
            type.path = ".".join([*outer, type.name])

    def alike(self, type):
        """The types with the path and the kind of one: previews, for one, hold several of the same name."""
        return [other for other in self.types if (other.path, other.kind) == (type.path, type.kind)]

    def counterpart(self, type):
        """The type in the place of one of another version of the file, or None."""
        found = self.alike(type)
        return found[min(type.source.alike(type).index(type), len(found) - 1)] if found else None

    def type_at(self, offset):
        """The path of the innermost type around a place, or nothing."""
        inner = [type for type in self.types if type.open <= offset < type.end]
        return inner[-1].path if inner else ""

    def calls(self, pattern):
        """Each call that matches, as (path of the type around it, arguments, match). The pattern ends with `(`."""
        for match in re.finditer(pattern, self.bare):
            end = self.closing(match.end() - 1)
            yield self.type_at(match.start()), normalized(self.code[match.end():end - 1]), match

    def class_of(self, expression, path):
        """The class of an expression in a type, as far as this file declares it; nothing where it doesn't."""
        named = re.match(r"([A-Z]\w*)", expression.split(".")[-1]) or re.match(r"([A-Z]\w*)[.(]", expression)
        if named:
            return named[1]
        name = expression.removeprefix("self.").split("(")[0].split(".")[-1]
        for type in reversed(self.types):
            if type.path == path and name in type.properties:
                return type.properties[name].class_name
        declared = rf"\b{re.escape(name)}\s*(?::\s*(?:@\w+\s*)*|=\s*)([A-Z]\w*)"
        match = re.search(declared, self.bare) if name else None
        return match[1] if match else ""


def read_text(folder, path):
    with open(os.path.join(folder, path), encoding="utf-8", errors="replace", newline="") as file:
        return file.read()


def read(folder, path):
    """The file, or None where there is none."""
    return Source(read_text(folder, path)) if os.path.isfile(os.path.join(folder, path)) else None

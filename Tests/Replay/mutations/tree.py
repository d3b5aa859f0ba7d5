"""Syntax trees, as `swiftfix syntax --spans` gives them."""

import functools
import os
import re
import tempfile

from shared import swiftfix

TYPES = {"structDecl", "classDecl", "enumDecl", "actorDecl", "protocolDecl"}
MEMBERS = {"variableDecl", "functionDecl", "initializerDecl", "subscriptDecl", "typeAliasDecl"}
KEYWORDS = re.compile(
    r"\b(?:struct|class|enum|actor|protocol|extension|func|var|let|init|subscript|typealias|case)\b")
SPAN = re.compile(r"(\w+) (\d+) (\d+)")  # a line: kind, start, end


class Node:
    """A node of a tree: what it is, where it starts and ends, and what is in it."""

    __slots__ = ("kind", "start", "end", "parent", "children", "text")

    def __init__(self, kind, start, end, parent, text):
        self.kind, self.start, self.end, self.parent, self.children = kind, start, end, parent, []
        self.text = text

    def __str__(self):
        return self.text[self.start:self.end]

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    def child(self, *kinds):
        return next((child for child in self.children if child.kind in kinds), None)

    def all(self, *kinds):
        return [node for node in self.walk() if node.kind in kinds]

    def above(self, *kinds):
        node = self.parent
        while node and node.kind not in kinds:
            node = node.parent
        return node

    @property
    def keyword(self):
        """Where a declaration's keyword starts, behind attributes and modifiers."""
        lists = [child.end for child in self.children if child.kind in ("attributeList", "declModifierList")]
        match = KEYWORDS.search(self.text, max(lists, default=self.start), self.end)
        return match.start() if match else self.start

    @property
    def name(self):
        """What a declaration declares, or an extension extends."""
        if self.kind == "variableDecl":
            pattern = next((node for node in self.walk() if node.kind == "identifierPattern"), None)
            return str(pattern) if pattern else None
        match = re.compile(r"\w+\s+([\w`.]+)").match(self.text, self.keyword)
        return match[1] if match and self.kind != "initializerDecl" else None

    @property
    def indent(self):
        return re.match(r"[ \t]*", self.text[self.text.rfind("\n", 0, self.start) + 1:])[0]

    @property
    def inside(self):
        """Where the first member or statement of a declaration could stand: behind its brace."""
        block = self.child("memberBlock", "codeBlock", "accessorBlock")
        return block.start + 1 if block else None


class Parser:
    """Asks swiftfix for trees, and remembers them."""

    def __init__(self, program):
        self.program = program
        self.tree = functools.lru_cache(maxsize=2000)(self._tree)

    def _tree(self, text):
        """The tree of a text that is held as a Program holds it."""
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "A.swift"), "wb") as file:
                file.write(text.encode("latin-1"))
            run = swiftfix.run(self.program, ["syntax", "--spans", "A.swift"], folder)
        if not run.output:
            raise swiftfix.SwiftfixError(f"swiftfix syntax --spans ends with {run.status}: {run.messages[-300:]}")
        root = node = Node("sourceFile", 0, len(text), None, text)
        for line in run.output.decode().splitlines():
            match = SPAN.fullmatch(line)
            if not match or match[1] == root.kind:
                continue
            start, end = int(match[2]), int(match[3])
            while node and not node.start <= start <= end <= node.end:
                node = node.parent
            made = Node(match[1], start, end, node, text)
            node.children.append(made)
            node = made
        return root


def outermost(root):
    """The declarations of a file that are in no other."""
    items = root.child("codeBlockItemList")
    return [child for item in (items.children if items else []) for child in item.children]


def members(declaration):
    """The declarations right in a type or an extension."""
    block = declaration.child("memberBlock")
    items = block.child("memberBlockItemList") if block else None
    return [child for item in (items.children if items else []) for child in item.children]

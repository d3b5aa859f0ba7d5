"""Programs and their syntax trees, as `swiftfix syntax --spans` gives them.

A text is held with a character for each byte (Latin-1), so that an index into it is the offset in the tree."""

import functools
import os
import re
import subprocess
import tempfile

TYPES = {"structDecl", "classDecl", "enumDecl", "actorDecl", "protocolDecl"}
MEMBERS = {"variableDecl", "functionDecl", "initializerDecl", "subscriptDecl", "typeAliasDecl"}
KEYWORDS = re.compile(
    r"\b(?:struct|class|enum|actor|protocol|extension|func|var|let|init|subscript|typealias|case)\b")
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)


def spelled(text):
    """A text as it is held here."""
    return text.encode().decode("latin-1")


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
        with tempfile.NamedTemporaryFile("w", suffix=".swift", encoding="latin-1", newline="") as file:
            file.write(text)
            file.flush()
            run = subprocess.run([self.program, "syntax", "--spans", file.name], capture_output=True, text=True)
        root = node = Node("sourceFile", 0, len(text), None, text)
        for line in run.stdout.splitlines():
            match = re.fullmatch(r"(\w+) (\d+) (\d+)", line)
            if not match or match[1] == root.kind:
                continue
            start, end = int(match[2]), int(match[3])
            while node and not node.start <= start <= end <= node.end:
                node = node.parent
            made = Node(match[1], start, end, node, text)
            node.children.append(made)
            node = made
        return root


class Program:
    """Swift files by path. They are never changed; a mutation makes another program."""

    def __init__(self, files, parser):
        self.files, self.parser = files, parser

    def tree(self, path):
        return self.parser.tree(self.files[path])

    def nodes(self, *kinds):
        """All nodes of these kinds, each with its path."""
        return [(path, node) for path in sorted(self.files) for node in self.tree(path).walk() if node.kind in kinds]

    def edited(self, path, *edits):
        """The program with edits in one file: (start, end, replacement), not overlapping."""
        text = self.files[path]
        for start, end, replacement in sorted(edits, key=lambda edit: edit[:2], reverse=True):
            text = text[:start] + spelled(replacement) + text[end:]
        return self.with_files({path: text})

    def with_files(self, files):
        return Program({**self.files, **files}, self.parser)

    def quiet_spans(self, path):
        """What no name stands in: the texts of strings, and comments."""
        strings = [(node.start, node.end) for node in self.tree(path).all("stringSegment")]
        text = self.files[path]
        comments = [match.span() for match in COMMENT.finditer(text)]
        return strings + [(start, end) for start, end in comments
                          if not any(first <= start < last for first, last in strings)]

    def replaced_word(self, old, new, but=lambda path, at: False):
        """The program with a name replaced wherever it stands as a word, by a text or by what a function gives for
        the path and the place."""
        files = {}
        word = re.compile(r"(?<![\w`$#])[$_]?" + re.escape(old) + r"(?![\w`])")
        for path, text in self.files.items():
            quiet = self.quiet_spans(path)

            def replacement(match):
                at = match.start()
                if any(start <= at < end for start, end in quiet) or but(path, at):
                    return match[0]
                prefix = match[0][:len(match[0]) - len(old)]
                return prefix + spelled(new)

            files[path] = word.sub(replacement, text)
        return Program(files, self.parser)

    def imports(self, path):
        return "".join(str(node) + "\n" for node in self.tree(path).all("importDecl"))

    def types(self, *kinds):
        """Type declarations with their paths, outermost and nested."""
        return self.nodes(*(kinds or TYPES))

    @property
    def top_names(self):
        """The names that are declared on the outermost level, with the path and the declaration."""
        found = {}
        for path in sorted(self.files):
            for node in outermost(self.tree(path)):
                if node.kind in TYPES | MEMBERS and node.name:
                    found[node.name] = (path, node)
        return found


def outermost(root):
    """The declarations of a file that are in no other."""
    items = root.child("codeBlockItemList")
    return [child for item in (items.children if items else []) for child in item.children]


def members(declaration):
    """The declarations right in a type or an extension."""
    block = declaration.child("memberBlock")
    items = block.child("memberBlockItemList") if block else None
    return [child for item in (items.children if items else []) for child in item.children]


def read_program(folder, paths, parser):
    files = {}
    for path in paths:
        with open(os.path.join(folder, path), encoding="latin-1", newline="") as file:
            files[path] = file.read()
    return Program(files, parser)

"""Programs, which mutations make of others.

A text is held with a character for each byte (Latin-1), so that an index into it is the offset in its tree. What a
mutation writes is plain text; the program holds it."""

import re

from shared import files
from shared.scanner import COMMENT, spans

from .tree import MEMBERS, TYPES, outermost


def held(text):
    """A plain text as it is held here."""
    return text.encode().decode("latin-1")


def plain(text):
    """A node, or a text that is held, as plain text."""
    return str(text).encode("latin-1").decode()


def read(folder, paths):
    """Texts by path, as they are held here."""
    return {path: data.decode("latin-1") for path, data in files.read(folder, paths).items()}


def write(texts, folder):
    files.write(encoded(texts), folder)


def encoded(texts):
    """The bytes of texts by path."""
    return {path: text.encode("latin-1") for path, text in texts.items()}


class Program:
    """Swift files by path. They are never changed; a mutation makes another program."""

    def __init__(self, files, parser):
        self.files, self.parser = files, parser

    def tree(self, path):
        return self.parser.tree(self.files[path])

    def nodes(self, *kinds):
        """All nodes of these kinds, each with its path."""
        return [(path, node) for path in sorted(self.files) for node in self.tree(path).all(*kinds)]

    def edited(self, path, *edits):
        """The program with edits in one file: (start, end, replacement), not overlapping."""
        text = self.files[path]
        for start, end, replacement in sorted(edits, key=lambda edit: edit[:2], reverse=True):
            text = text[:start] + held(replacement) + text[end:]
        return self.with_files({path: text})

    def with_files(self, files):
        return Program({**self.files, **files}, self.parser)

    def quiet_spans(self, path):
        """What no name stands in: the texts of strings, and comments."""
        strings = [(node.start, node.end) for node in self.tree(path).all("stringSegment")]
        return strings + [(start, end) for kind, start, end in spans(self.files[path]) if kind == COMMENT]

    def replaced_word(self, old, new, but=lambda path, at: False):
        """The program with a name replaced wherever it stands as a word, by a text or by what a function gives for
        the path and the place."""
        files = {}
        word = re.compile(r"(?<![\w`$#])[$_]?" + re.escape(old) + r"(?![\w`])")
        for path, text in self.files.items():
            quiet = self.quiet_spans(path)

            def replacement(match, path=path, quiet=quiet):
                at = match.start()
                if any(start <= at < end for start, end in quiet) or but(path, at):
                    return match[0]
                prefix = match[0][:len(match[0]) - len(old)]
                return prefix + held(new)

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

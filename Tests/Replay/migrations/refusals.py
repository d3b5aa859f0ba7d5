"""Why swiftfix left classes as they are, as its report tells."""

import re

from shared.files import swift_paths

from .source import read_text

RULE = re.compile(r"\s+([A-Z]+\d+)  \S")
REFUSAL = re.compile(
    r"\s+(?P<path>.+?\.swift):(?P<line>\d+)(?::\d+)*: (?P<names>(?:'[\w.]+'(?:, | and )?)+) "
    r"stays? (?:an )?\w+: (?P<why>.*)")
HEAD = re.compile(r"\b(?:protocol|class)\s+(\w+)")
INHERITING = re.compile(r"\b(?:class|extension)\s+([\w.]+)[^{}\n:]*:([^{]*)\{")


class Refusals:
    def __init__(self, report, folder):
        """Reads the text that swiftfix prints with `--verbose`, and the files as they were when it ran."""
        self.reasons = {}  # by path and name of the class
        heads, rule = {}, ""  # path and reason by the name of the protocol or base class of a cluster
        for line in report.splitlines():
            if match := RULE.match(line):
                rule = match[1]
            elif match := REFUSAL.match(line):
                path, why = match["path"], f"{rule}: {match['why']}"
                for name in re.findall(r"'([\w.]+)'", match["names"]):
                    self.reasons[path, name.split(".")[-1]] = why
                declaration = read_text(folder, path).split("\n")[int(match["line"]) - 1]
                if head := HEAD.search(declaration):
                    heads[head[1]] = path, why
        for name, (path, why) in heads.items():
            self.reasons.setdefault((path, name), why)
        if heads:
            self.add_clusters(heads, folder)

    def add_clusters(self, heads, folder):
        """A cluster is reported where its protocol or base class is declared; its members get that reason."""
        for path in swift_paths(folder):
            for match in INHERITING.finditer(read_text(folder, path)):
                for word in re.findall(r"\w+", match[2]):
                    if word in heads:
                        why = f"{heads[word][1]}, through '{word}'"
                        self.reasons.setdefault((path, match[1].split(".")[-1]), why)

    def reason(self, name, path=None):
        """Why a class is left alone, of several with its name the one in a file; nothing where it isn't told."""
        if (path, name) in self.reasons:
            return self.reasons[path, name]
        return next((why for (_, other), why in self.reasons.items() if other == name), "")

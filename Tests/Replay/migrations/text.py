"""The text of a Swift file without its comments, and without what is in its strings."""

import re

from shared.scanner import STRING, spans

BRACKETS = {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}


class Text:
    """`code` is the text without comments, `bare` also without what strings contain; both are of its length."""

    def __init__(self, text):
        text = text.replace("\r\n", "\n")
        code, bare, at = [], [], 0
        for kind, start, end in spans(text):
            literal, between = text[start:end], text[at:start]
            code += [between, literal if kind == STRING else blanks(literal)]
            bare += [between, empty_string(literal) if kind == STRING else blanks(literal)]
            at = end
        self.code = "".join(code) + text[at:]
        self.bare = "".join(bare) + text[at:]

    def closing(self, at):
        """The offset behind the bracket that closes the one at `at`."""
        depth = 0
        for offset in range(at, len(self.bare)):
            depth += BRACKETS.get(self.bare[offset], 0)
            if depth == 0:
                return offset + 1
        return len(self.bare)


def blanks(text):
    return re.sub(r"[^\n]", " ", text)


def empty_string(text):
    return '"' + blanks(text[1:-1]) + '"' if len(text) > 1 else '"'


def normalized(text):
    """The text on one line, with white space only where it parts two words."""
    text = re.sub(r"\s+", " ", text).strip()
    return re.sub(r" ?([^\w\s@\"]) ?", r"\1", text)

"""Finds comments and strings in Swift text, by rules of its own: swiftfix's parser would share its own faults."""

import collections
import re

COMMENT, STRING = "comment", "string"

START = re.compile(r'//[^\n]*|/\*|(?P<hashes>#*)(?P<quotes>"""|")')
COMMENT_EDGE = re.compile(r"/\*|\*/")
STRING_START = re.compile(r'(#*)("""|")')


def spans(text):
    """Each comment and string from its first to behind its last character: (COMMENT or STRING, start, end).

    What a string interpolates is part of the string, comments too. A comment or string that isn't ended ends with
    the text, a string in one line with its line."""
    at = 0
    while match := START.search(text, at):
        kind, at = COMMENT, match.end()
        if match["quotes"]:
            kind, at = STRING, end_of_string(text, at, match["hashes"], match["quotes"])
        elif match[0] == "/*":
            at = end_of_comment(text, at)
        yield kind, match.start(), at


def end_of_comment(text, at):
    """Where the comment ends whose `/*` ends at `at`; there may be others in it."""
    depth = 1
    while depth and (match := COMMENT_EDGE.search(text, at)):
        depth += 1 if match[0] == "/*" else -1
        at = match.end()
    return len(text) if depth else at


def end_of_string(text, at, hashes, quotes):
    """Where the string ends whose first quotes end at `at`."""
    escape, end = "\\" + hashes, quotes + hashes
    while at < len(text):
        if text.startswith(end, at):
            return at + len(end)
        if text.startswith(escape, at):
            at += len(escape)
            at = end_of_interpolation(text, at + 1) if text.startswith("(", at) else at + 1
        elif text[at] == "\n" and quotes == '"':
            return at
        else:
            at += 1
    return min(at, len(text))


def end_of_interpolation(text, at):
    """Where the interpolation ends whose parenthesis ends at `at`."""
    depth = 1
    while at < len(text) and depth:
        if match := STRING_START.match(text, at):
            at = end_of_string(text, match.end(), match[1], match[2])
            continue
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
    return at


def comments(data):
    """How often each comment is in a file (bytes), its white space made one."""
    text = data.decode(errors="replace")
    return collections.Counter(
        " ".join(text[start:end].split()) for kind, start, end in spans(text) if kind == COMMENT)


def lost_comments(before, after):
    """The comments of some files (bytes) that are not in what swiftfix made of them.

    One that is for swiftfix and silences nothing is removed on purpose."""
    lost = sum(map(comments, before), collections.Counter()) - sum(map(comments, after), collections.Counter())
    return [comment for comment in lost.elements() if "swiftfix:" not in comment]

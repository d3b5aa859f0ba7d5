"""The types that a file declares, and their properties."""

import functools
import re

from .text import normalized

ARGUMENTS = r"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"
ATTRIBUTE = rf"@[\w.]+(?:<[^\n=]*?>)?(?:{ARGUMENTS})?"
MODIFIERS = ("private|fileprivate|internal|package|public|open|static|class|final|weak|unowned|lazy|override|"
             "nonisolated|dynamic|required|isolated")
PREFIX = rf"(?P<prefix>(?:{ATTRIBUTE}\s*|\b(?:{MODIFIERS})\b(?:\(\w+\))?\s+)*)"
TYPE = re.compile(
    PREFIX + r"\b(?P<kind>class|struct|enum|actor|extension|protocol)\s+(?P<name>(?!var\b|let\b|func\b)[\w.]+)"
    r"[ \t]*(?P<rest>[^{}]*)\{")
PROPERTY = re.compile(PREFIX + r"\b(?P<keyword>var|let)\s+(?P<name>`?\w+`?)[ \t]*(?P<colon>:)?")
WRAPPER = re.compile(
    r"(StateObject|ObservedObject|EnvironmentObject|State|Bindable|Environment|ObservationIgnored|Published)\b")
CONTINUATION = re.compile(r"\s*[.=?]")  # an expression goes on in the next line
OBSERVERS = re.compile(r"(@\w+\s*)*(didSet|willSet)\b")


def prefix_parts(text):
    """The attributes (in order) and the modifiers (sorted) before a declaration."""
    attributes = [normalized(attribute[1:]) for attribute in re.findall(ATTRIBUTE, text)]
    return attributes, sorted(re.sub(ATTRIBUTE, " ", text).split())


class Type:
    """A declaration of a type or an extension, from `start` to `end` and with its brace at `open`.

    Its source sets `path`, the names of the types that it is in and its own."""

    def __init__(self, source, match):
        self.source, self.kind, self.name = source, match["kind"], match["name"]
        self.start, self.open = match.start(), match.end() - 1
        self.end = source.closing(self.open)
        self.header = normalized(source.code[self.start:self.open])
        self.attributes, self.modifiers = prefix_parts(match["prefix"])
        self.inherits = inheritance(match["rest"])

    @property
    def body(self):
        return self.source.bare[self.open:self.end]

    @functools.cached_property
    def properties(self):
        """Its own properties, by name."""
        members = self.without_bodies()
        found = {}
        for match in PROPERTY.finditer(members):
            found.setdefault(match["name"], Property(self, members, match))
        return found

    def without_bodies(self):
        """What is between its braces, with spaces for all that is in other braces there."""
        members = list(self.source.bare[self.open + 1:self.end - 1])
        depth = 0
        for index, character in enumerate(members):
            if character == "}":
                depth -= 1
            if depth > 0 and character != "\n":
                members[index] = " "
            if character == "{":
                depth += 1
        return "".join(members)


def inheritance(rest):
    """What a type inherits from, given what stands between its name and its brace."""
    if rest.startswith("<"):
        rest = rest[rest.find(">") + 1:]
    clause = rest.partition(" where ")[0].strip()
    return [normalized(name) for name in clause[1:].split(",")] if clause.startswith(":") else []


class Property:
    """A property of a type: attributes, modifiers, `let` or `var`, type and initial value, each as text."""

    def __init__(self, owner, members, match):
        code, base = owner.source.code, owner.open + 1
        self.owner, self.name, self.keyword = owner, match["name"], match["keyword"]
        prefix = code[base + match.start():base + match.start("keyword")]
        self.attributes, self.modifiers = prefix_parts(prefix)
        equals, end = extent(members, match.end(), lambda at: owner.source.closing(base + at) - base)
        type_end = end if equals is None else equals
        self.type = normalized(code[base + match.end():base + type_end]) if match["colon"] else ""
        self.value = "" if equals is None else normalized(code[base + equals + 1:base + end])
        block = code[base + end + 1:base + end + 200].lstrip()
        self.is_computed = members.startswith("{", end) and not OBSERVERS.match(block)
        self.text = normalized(prefix) + f" {self.keyword} {self.name}:{self.type}={self.value}"

    @property
    def wrapper(self):
        """The attribute that says how the property is observed, or nothing."""
        return next((attribute for attribute in self.attributes if WRAPPER.match(attribute)), "")

    @property
    def class_name(self):
        """The name of the class that the property holds, as far as the declaration tells."""
        match = re.match(r"Environment\((.+)\.self\)", self.wrapper)
        name = match[1] if match else self.type or re.match(r"[\w.]*", self.value)[0]
        name = re.sub(r"^(any|some)\b", "", re.sub(r"<.*|[?!]$", "", name)).strip()
        parts = [part for part in name.split(".") if part[:1].isupper()]
        return parts[-1] if parts else ""

    @property
    def has_projection_used(self):
        """Whether the type or an extension of it in the same file uses the property with `$`."""
        extensions = [type.body for type in self.owner.source.types
                      if type.kind == "extension" and type.path == self.owner.path]
        return re.search(rf"\${self.name}\b", "".join([self.owner.body, *extensions])) is not None

    @property
    def has_local_bindable(self):
        """Whether a body of the type makes a `@Bindable` of the property."""
        pattern = (rf"@Bindable\s+var\s+\w+\s*=\s*(self\.)?{self.name}\b"
                   rf"|\bBindable\(\s*(wrappedValue:\s*)?{self.name}\b")
        return re.search(pattern, self.owner.body) is not None


def extent(members, at, closing):
    """Where a property has its `=`, or None, and where its type and initial value end.

    That is the end of the line, but for brackets, which `closing` gives the end of, and where a line goes on."""
    equals = None
    while at < len(members):
        character = members[at]
        if character == "=" and equals is None and members[at:at + 2] != "==":
            equals = at
        if character in "([":
            at = closing(at)
            continue
        if character == "{" and equals is None:
            break
        if character in "\n;" and not CONTINUATION.match(members, at):
            break
        at += 1
    return equals, at

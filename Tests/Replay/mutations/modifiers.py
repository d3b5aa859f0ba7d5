"""Mutations of what stands before a declaration: access, isolation, attributes, and of the headers of types."""

import re

from .registry import mutation, picked
from .tree import MEMBERS, TYPES, members

ACCESS = [
    "private", "fileprivate", "internal", "public", "package", "open", "private(set)", "public private(set)",
    "fileprivate(set)", "public internal(set)",
]
ACCESS_NOW = re.compile(r"\b(?:private|fileprivate|internal|public|package|open)(?:\(set\))?[ \n]*")
MODIFIERS = [
    "final", "static", "class", "lazy", "weak", "unowned", "nonisolated", "nonisolated(unsafe)", "override",
    "mutating", "convenience", "required", "dynamic", "indirect", "unowned(unsafe)", "isolated", "consuming",
]
ATTRIBUTES = [
    "@MainActor", "@available(iOS 17, macOS 14, *)", "@available(iOS 18, *)", "@available(*, deprecated)",
    "@available(*, noasync)", "@available(iOS, introduced: 13, obsoleted: 30)", "@discardableResult", "@inlinable",
    "@usableFromInline", "@ViewBuilder", "@Sendable", "@dynamicMemberLookup", "@preconcurrency", "@frozen",
    "@nonobjc", "@inline(never)", "@SwiftUI.ViewBuilder", "@unknown", "@Observable", "@ObservationIgnored",
    "@Published", "@State", "@Environment(\\.locale)", "@globalActor", "@resultBuilder", "@main", "@concurrent",
    "@available(swift 5.9)", "@warn_unqualified_access", "@MainActor @preconcurrency",
    "@_documentation(visibility: internal)",
]
CONFORMANCES = {
    "Equatable": "static func == (lhs: {0}, rhs: {0}) -> Bool {{ true }}",
    "Hashable": "static func == (lhs: {0}, rhs: {0}) -> Bool {{ true }}\n    func hash(into hasher: inout Hasher) {{}}",
    "Identifiable": "var id: Int {{ 1 }}",
    "CustomStringConvertible": "var description: String {{ \"\" }}",
    "CustomStringConvertible, CustomDebugStringConvertible": "var description: String {{ \"\" }}\n    var debugDescription: String {{ \"\" }}",
    "Sendable": "",
    "@unchecked Sendable": "",
    "AnyObject": "",
    "Codable": "",
    "CaseIterable": "",
    "NSObject": "",
    "Encodable": "func encode(to encoder: any Encoder) throws {{}}",
    "Error": "",
    "LocalizedError": "",
    "Comparable": "static func < (lhs: {0}, rhs: {0}) -> Bool {{ true }}\n    static func == (lhs: {0}, rhs: {0}) -> Bool {{ true }}",
    "ObservableObject": "",
    "View": "var body: some View {{ Text(\"\") }}",
    "Observable": "",
    "DynamicProperty": "",
    "ExpressibleByIntegerLiteral": "init(integerLiteral: Int) {{ self.init() }}",
    "@preconcurrency CustomStringConvertible": "var description: String {{ \"\" }}",
    "nonisolated Equatable": "nonisolated static func == (lhs: {0}, rhs: {0}) -> Bool {{ true }}",
}


def declarations(program, *kinds):
    return program.nodes(*(kinds or TYPES | MEMBERS | {"extensionDecl"}))


@mutation(4)
def access(program, chance):
    """A declaration gets an access level, or another."""
    path, node = picked(chance, declarations(program)) or (None, None)
    if not node:
        return None
    level = chance.choice(ACCESS)
    at = node.keyword
    found = ACCESS_NOW.search(node.text, node.start, at)
    return program.edited(path, (*found.span(), level + " ") if found else (at, at, level + " "))


@mutation(1)
def no_access(program, chance):
    """An access level is taken away."""
    found = [(path, match) for path, node in declarations(program)
             if (match := ACCESS_NOW.search(node.text, node.start, node.keyword))]
    path, match = picked(chance, found) or (None, None)
    return match and program.edited(path, (*match.span(), ""))


@mutation(1)
def everything_public(program, chance):
    """As in the sources of a library."""
    path, node = picked(chance, program.types("structDecl", "classDecl", "enumDecl")) or (None, None)
    if not node:
        return None
    level = chance.choice(["public", "public", "package", "open"])
    places = [node] + [member for member in members(node) if member.kind in MEMBERS]
    edits = []
    for place in places:
        if ACCESS_NOW.search(place.text, place.start, place.keyword):
            continue
        is_class = node.kind == "classDecl" and (place is node or place.kind == "functionDecl")
        word = "public" if level == "open" and not is_class else level
        edits.append((place.keyword, place.keyword, word + " "))
    return program.edited(path, *edits)


@mutation(3)
def modifier(program, chance):
    """A declaration gets a modifier."""
    path, node = picked(chance, declarations(program)) or (None, None)
    return node and program.edited(path, (node.keyword, node.keyword, chance.choice(MODIFIERS) + " "))


@mutation(2)
def isolation(program, chance):
    """A declaration is isolated, or is no longer."""
    path, node = picked(chance, declarations(program)) or (None, None)
    word = chance.choice(["@MainActor ", "@MainActor\n", "nonisolated ", "nonisolated ", "@preconcurrency @MainActor ",
                          "@preconcurrency ", "nonisolated(unsafe) "])
    at = node and (node.start if word[0] == "@" else node.keyword)
    return node and program.edited(path, (at, at, word.replace("\n", "\n" + node.indent)))


@mutation(2)
def final(program, chance):
    """`final` on or off."""
    path, node = picked(chance, program.nodes("classDecl")) or (None, None)
    if not node:
        return None
    found = re.compile(r"\bfinal\s+").search(node.text, node.start, node.keyword)
    return program.edited(path, (*found.span(), "") if found else (node.keyword, node.keyword, "final "))


@mutation(1)
def without_modifier(program, chance):
    """A modifier or an attribute is taken away."""
    path, node = picked(chance, program.nodes("declModifier", "attribute")) or (None, None)
    return node and program.edited(path, (node.start, node.end, ""))


@mutation(3)
def attribute(program, chance):
    """A declaration gets an attribute."""
    path, node = picked(chance, declarations(program)) or (None, None)
    if not node:
        return None
    gap = chance.choice([" ", " ", "\n" + node.indent, " /* why */ ", " // why\n" + node.indent])
    return program.edited(path, (node.start, node.start, chance.choice(ATTRIBUTES) + gap))


@mutation(1)
def attribute_layout(program, chance):
    """What stands between an attribute and the declaration is changed."""
    path, node = picked(chance, program.nodes("attribute")) or (None, None)
    if not node:
        return None
    end = node.end + len(re.compile(r"\s*").match(node.text, node.end)[0])
    gap = chance.choice([" ", "\n" + node.indent, " // why\n" + node.indent, " /* why */ ", "\n\n" + node.indent])
    return program.edited(path, (node.end, end, gap))


@mutation(3)
def conformance(program, chance):
    """In the header, by an extension, or by one in another file."""
    path, node = picked(chance, program.types("structDecl", "classDecl", "enumDecl", "actorDecl")) or (None, None)
    if not node:
        return None
    name = chance.choice(sorted(CONFORMANCES))
    needed = CONFORMANCES[name].format(node.name)
    if chance.random() < 0.3:
        needed = needed.replace("static func", "nonisolated static func").replace("    func", "    nonisolated func")
    if chance.random() < 0.2:
        needed = "public " + needed if needed else ""
    if chance.random() < 0.5 and node.above(*TYPES) is None:
        body = f" {{\n    {needed}\n}}\n" if needed else " {}\n"
        text = f"\nextension {node.name}: {name}{body}"
        if chance.random() < 0.4:
            return program.with_files({"Conformance.swift": program.imports(path) + text})
        end = len(program.files[path])
        return program.edited(path, (end, end, text))
    clause = node.child("inheritanceClause")
    at, word = (clause.end, f", {name}") if clause else (node.child("memberBlock").start, f": {name} ")
    if name == "NSObject" and clause:
        at, word = clause.start + 1, " NSObject,"
    edits = [(at, at, word)]
    if needed:
        edits.append((node.inside, node.inside, f"\n{node.indent}    {needed}\n"))
    return program.edited(path, *edits)


@mutation(1)
def header_conformance_moved(program, chance):
    """A protocol leaves the header for an extension."""
    found = [(path, node) for path, node in program.types("structDecl", "classDecl")
             if node.child("inheritanceClause") and not node.above(*TYPES)]
    path, node = picked(chance, found) or (None, None)
    if not node:
        return None
    clause = node.child("inheritanceClause")
    names = [str(item).strip(", \n") for item in clause.all("inheritedType")]
    moved = chance.choice(names)
    rest = [name for name in names if name != moved]
    text = f"\nextension {node.name}: {moved} {{}}\n"
    edit = (clause.start, clause.end, ": " + ", ".join(rest) if rest else "")
    if chance.random() < 0.4:
        return program.edited(path, edit).with_files({"Moved.swift": program.imports(path) + text})
    end = len(program.files[path])
    return program.edited(path, edit, (end, end, text))


@mutation(1)
def header_order(program, chance):
    """What a type inherits from stands in another order."""
    found = [(path, node) for path, node in program.nodes("inheritanceClause") if len(node.all("inheritedType")) > 1]
    path, node = picked(chance, found) or (None, None)
    if not node:
        return None
    names = [str(item).strip(", \n") for item in node.all("inheritedType")]
    chance.shuffle(names)
    glue = chance.choice([", ", ",\n    ", " & ", ", /* and */ "])
    return program.edited(path, (node.start, node.end, ": " + glue.join(names)))


@mutation(1)
def conditional(program, chance):
    """`#if` around a member, a declaration or a statement, with or without another branch."""
    path, node = picked(chance, program.nodes("memberBlockItem", "codeBlockItem", "importDecl")) or (None, None)
    if not node:
        return None
    condition = chance.choice([
        "DEBUG", "!DEBUG", "os(iOS)", "!os(iOS)", "canImport(SwiftUI)", "canImport(UIKit)", "swift(>=5.9)",
        "compiler(>=6)", "os(Linux) || os(macOS)", "targetEnvironment(simulator)", "true", "false"])
    text, indent = str(node), node.indent
    other = chance.choice([None, None, text, "", "// nothing"])
    first, second = (text, other) if chance.random() < 0.8 else (other or "", text)
    otherwise = [] if second is None else ["#else", indent + second]
    lines = ["", f"#if {condition}", indent + first, *otherwise, "#endif", ""]
    return program.edited(path, (node.start, node.end, f"\n{indent}".join(lines)))


@mutation(1)
def inactive_use(program, chance):
    """Code that this build leaves out uses what the program declares."""
    nodes = program.nodes("variableDecl", "functionDecl", "classDecl", "structDecl")
    names = [node.name for _, node in nodes if node.name]
    path, node = picked(chance, program.nodes("memberBlockItem")) or (None, None)
    name = picked(chance, names)
    if not node or not name:
        return None
    line = chance.choice([
        "var unused: Int {{ {0}.count }}", "func unused() {{ {0}() }}", "func unused() {{ $0.${0}.sink {{ }} }}",
        "@ObservedObject var other: {0}", "let other = {0}()", "var other: AnyView {{ {0} }}"]).format(name)
    text = f"#if os(watchOS)\n{line}\n#endif\n{node.indent}"
    return program.edited(path, (node.start, node.start, text))

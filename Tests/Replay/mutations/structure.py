"""Mutations of where things are declared: in types, extensions, files, and above or below other types."""

import re

from .program import held, plain
from .registry import mutation, picked
from .tree import MEMBERS, TYPES, members, outermost


def top_types(program, *kinds):
    inner = [*TYPES, "extensionDecl", "ifConfigDecl", "codeBlock", "closureExpr"]
    return [(path, node) for path, node in program.types(*kinds) if not node.above(*inner)]


@mutation(3)
def namespace(program, chance):
    """A type is put into an enum or an extension of one, and named with it elsewhere."""
    path, node = picked(chance, top_types(program)) or (None, None)
    if not node:
        return None
    space = chance.choice(["Namespace", "Feature", "Scope"])
    text = str(node).replace("\n", "\n    ")
    head, start, end = f"enum {space} {{", node.start, node.end
    if chance.random() < 0.4:
        head = f"enum {space} {{}}\n\nextension {space} {{"
    program = program.replaced_word(node.name, f"{space}.{node.name}",
                                    but=lambda other, at: other == path and start <= at < end)
    at = program.files[path].find(str(node))
    if at < 0:
        return None
    return program.edited(path, (at, at + end - start, f"{head}\n    {plain(text)}\n}}"))


@mutation(2)
def namespace_for_all(program, chance):
    """Everything in a file that is no extension is put into one enum."""
    path = chance.choice(sorted(program.files))
    nodes = outermost(program.tree(path))
    kinds = {node.kind for node in nodes}
    if len(program.files) > 1 or "extensionDecl" in kinds or not kinds & TYPES:
        return None
    first = next(node for node in nodes if node.kind != "importDecl")
    end = len(program.files[path])
    head = chance.choice([
        "enum Namespace {\n", "public enum Namespace {\n", "@MainActor enum Namespace {\n", "struct Outer<Value> {\n",
        "enum Namespace {}\n\nextension Namespace {\n", "final class Outer {\n", "@MainActor\nfinal class Outer {\n"])
    return program.edited(path, (first.start, first.start, head), (end, end, "}\n"))


@mutation(3)
def to_extension(program, chance):
    """Some members that are not stored move into an extension, perhaps in another file."""
    path, node = picked(chance, top_types(program, "structDecl", "classDecl", "enumDecl")) or (None, None)
    if not node:
        return None
    movable = [member for member in members(node)
               if member.kind in TYPES | {"functionDecl", "subscriptDecl"} or member.kind == "variableDecl"
               and member.all("accessorBlock") and not member.all("initializerClause")]
    chosen = [member for member in movable if chance.random() < 0.5]
    if not chosen:
        return None
    program_cut = program.edited(path, *((member.start, member.end, "") for member in chosen))
    head = chance.choice(["", "", "@MainActor ", "public ", "private ", "nonisolated "])
    body = "\n\n".join("    " + plain(member) for member in chosen)
    clause = chance.choice(["", "", "", " where Self: AnyObject"])
    text = f"\n{head}extension {node.name}{clause} {{\n{body}\n}}\n"
    if chance.random() < 0.4:
        return program_cut.with_files({"Extension.swift": program.imports(path) + held(text)})
    end = len(program_cut.files[path])
    return program_cut.edited(path, (end, end, text))


@mutation(2)
def to_file(program, chance):
    """A declaration moves to another file."""
    path = chance.choice(sorted(program.files))
    nodes = [node for node in outermost(program.tree(path)) if node.kind in TYPES | {"extensionDecl"} | MEMBERS]
    node = picked(chance, nodes)
    if not node or len(nodes) < 2:
        return None
    name = chance.choice([
        "Moved.swift", "Sources/Moved.swift", "Tests/MovedTests.swift", "Sources/Feature/Moved.swift"])
    return program.edited(path, (node.start, node.end, "")).with_files({name: program.imports(path) + f"\n{node}\n"})


@mutation(2)
def split_file(program, chance):
    """Every declaration gets a file."""
    path = chance.choice(sorted(program.files))
    nodes = [node for node in outermost(program.tree(path)) if node.kind != "importDecl"]
    if len(nodes) < 2 or not all(node.kind in TYPES | {"extensionDecl"} | MEMBERS for node in nodes):
        return None
    files = {f"Part{number}.swift": program.imports(path) + f"\n{node}\n" for number, node in enumerate(nodes)}
    others = {other: text for other, text in program.files.items() if other != path}
    return type(program)({**others, **files}, program.parser)


@mutation(2)
def generic(program, chance):
    """A type becomes generic, and its old name stands for it with an argument."""
    path, node = picked(chance, top_types(program, "structDecl", "classDecl")) or (None, None)
    if not node or node.child("genericParameterClause"):
        return None
    at = node.text.find(node.name, node.keyword) + len(node.name)
    clause = chance.choice([
        "<Value>", "<Value: Hashable>", "<Value: Sendable>", "<Value>", "<let size: Int>", "<each Part>"])
    argument = {"<let size: Int>": "3", "<each Part>": "Int, String"}.get(clause, "Int")
    generic_name = "Generic" + node.name
    start = node.text.find(node.name, node.keyword)
    alias = f"\ntypealias {node.name} = {generic_name}<{argument}>\n"
    end = len(program.files[path])
    return program.edited(path, (start, at, generic_name + clause), (end, end, alias))


@mutation(2)
def nested(program, chance):
    """A type moves into another, as if it belonged to it."""
    types = top_types(program)
    if len(types) < 2:
        return None
    (path, inner), (other, outer) = chance.sample(types, 2)
    if outer.kind == "protocolDecl" or inner.kind == "protocolDecl":
        return None
    text = f"\n{outer.indent}    {inner}\n"
    cut, paste = (inner.start, inner.end, ""), (outer.inside, outer.inside, plain(text))
    program = program.edited(path, cut, paste) if path == other else program.edited(path, cut).edited(other, paste)
    return program if chance.random() < 0.3 else program.replaced_word(
        inner.name, f"{outer.name}.{inner.name}",
        but=lambda path, at: re.search(r"\b(struct|class|enum|actor)\s+$", program.files[path][:at]) is not None)


@mutation(2)
def local_type(program, chance):
    """A type moves into a function."""
    path = chance.choice(sorted(program.files))
    nodes = [node for node in outermost(program.tree(path)) if node.kind != "importDecl"]
    if not nodes or any(node.kind in ("extensionDecl", "protocolDecl") for node in nodes):
        return None
    head = chance.choice(["func outer() {\n", "@MainActor func outer() {\n", "@MainActor let outer: Void = {\n",
                          "@MainActor func outer<Value>(_ value: Value) {\n"])
    end = len(program.files[path])
    tail = "}()\n" if "let outer" in head else "}\n"
    return program.edited(path, (nodes[0].start, nodes[0].start, head), (end, end, tail))


@mutation(3)
def protocol(program, chance):
    """A member becomes a requirement of a protocol, to which its type conforms."""
    found = []
    for path, node in top_types(program, "structDecl", "classDecl"):
        for member in members(node):
            requirement = requirement_for(member, chance)
            if requirement:
                found.append((path, node, requirement))
    path, node, requirement = picked(chance, found) or (None,) * 3
    if not node:
        return None
    bound = chance.choice(["", "", ": AnyObject", ": ObservableObject", ": View", ": Sendable"])
    head = chance.choice(["", "", "", "@MainActor ", "public ", "private "])
    text = f"\n{head}protocol Requirement{bound} {{\n    {requirement}\n}}\n"
    if chance.random() < 0.3:
        text += "\nfunc use(_ value: any Requirement) {}\nfunc useAny<T: Requirement>(_ value: T) {}\n"
    if chance.random() < 0.2:
        text += "\nextension Requirement {\n    func more() -> Int { 1 }\n}\n"
    edits, files = [], {}
    if chance.random() < 0.5:
        text += f"\nextension {node.name}: Requirement {{}}\n"
    else:
        clause = node.child("inheritanceClause")
        at = clause.end if clause else node.child("memberBlock").start
        edits.append((at, at, ", Requirement" if clause else ": Requirement "))
    if chance.random() < 0.3:
        files["Requirement.swift"] = program.imports(path) + held(text)
    else:
        end = len(program.files[path])
        edits.append((end, end, text))
    return program.edited(path, *edits).with_files(files)


def requirement_for(member, chance):
    """What a protocol would say of a member; None where that is not to be seen."""
    if member.kind == "functionDecl":
        block = member.child("codeBlock")
        text = member.text[member.keyword:block.start if block else member.end].strip()
        return plain(re.sub(r"\s*=\s*[^,)]+", "", text))
    if member.kind != "variableDecl":
        return None
    kind = next(iter(member.all("typeAnnotation")), None)
    if not kind or " some " in f" {str(kind)} ":
        return None
    accessors = chance.choice(["{ get }", "{ get set }", "{ get }"])
    return plain(f"var {member.name}{kind} {accessors}")


@mutation(2)
def subclass(program, chance):
    """A class gets a subclass, which may be used in its place and override some of it."""
    found = [(path, node) for path, node in top_types(program, "classDecl")
             if not re.search(r"\bfinal\b", node.text[node.start:node.keyword])]
    finals = top_types(program, "classDecl")
    path, node = picked(chance, found) or picked(chance, finals) or (None, None)
    if not node:
        return None
    overridable = [member for member in members(node) if member.kind in ("variableDecl", "functionDecl")]
    overridden = picked(chance, overridable)
    body = ""
    if overridden and chance.random() < 0.6:
        kind = next(iter(overridden.all("typeAnnotation")), None)
        if overridden.kind == "functionDecl":
            block = overridden.child("codeBlock")
            body = f"override {overridden.text[overridden.keyword:block.end]}" if block else ""
        elif kind:
            body = f"override var {overridden.name}{kind} {{ didSet {{ print(1) }} }}"
    extra = chance.choice([
        "", "", "@Published var added = 1", "var added = 1", "override init() { super.init() }", "deinit {}"])
    head = chance.choice(["", "", "final ", "@MainActor ", "public ", "private "])
    text = f"\n{head}class Sub{node.name}: {node.name} {{\n    {plain(body)}\n    {extra}\n}}\n"
    finals = re.compile(r"\bfinal\s+").finditer(node.text, node.start, node.keyword)
    edits = [(match.start(), match.end(), "") for match in finals]
    program = program.edited(path, *edits)
    if chance.random() < 0.5:
        calls = [(other, call) for other, call in program.nodes("functionCallExpr")
                 if str(call).startswith(node.name + "(")]
        other, call = picked(chance, calls) or (None, None)
        if call:
            program = program.edited(other, (call.start, call.start, "Sub"))
    if chance.random() < 0.4:
        return program.with_files({"Sub.swift": program.imports(path) + held(text)})
    end = len(program.files[path])
    return program.edited(path, (end, end, text))


@mutation(1)
def to_class(program, chance):
    """`struct`, `class`, `enum`, `actor`: one for another."""
    path, node = picked(chance, program.types()) or (None, None)
    if not node:
        return None
    word = re.compile(r"\w+").match(node.text, node.keyword)
    return program.edited(path, (*word.span(), chance.choice(["struct", "class", "enum", "actor", "final class"])))


@mutation(2)
def order(program, chance):
    """The declarations of a file, or the members of a type, stand in another order."""
    lists = [(path, node) for path, node in program.nodes("memberBlockItemList", "codeBlockItemList")
             if len(node.children) > 1 and (node.kind == "memberBlockItemList" or node.parent.kind == "sourceFile")]
    path, node = picked(chance, lists) or (None, None)
    if not node:
        return None
    first, second = sorted(chance.sample(node.children, 2), key=lambda child: child.start)
    return program.edited(path, (first.start, first.end, plain(second)),
                          (second.start, second.end, plain(first)))

"""Mutations of names: what is declared is called otherwise, or what is used is spelled otherwise."""

import re

from .registry import mutation, picked
from .tree import MEMBERS, TYPES, members

# Keywords, what macros generate, what SwiftUI, Combine and the standard library call things, what swiftfix might
# call what it adds, and what needs more than ASCII.
MEMBER_NAMES = [
    "`default`", "`class`", "`in`", "`self`", "`init`", "`where`", "`switch`", "`static`", "`repeat`", "`Type`",
    "`some`", "id", "body", "content", "access", "withMutation", "shouldNotifyObservers", "_$observationRegistrar",
    "observationRegistrar", "objectWillChange", "value", "text", "item", "model", "shared", "formatter",
    "dateFormatter", "numberFormatter", "decoder", "encoder", "description", "hash", "State", "Binding", "Color",
    "Text", "DateFormatter", "Observable", "Bindable", "Environment", "View", "AnyView", "some", "any", "get", "set",
    "willSet", "didSet", "newValue", "oldValue", "error", "index", "count", "font", "bold", "padding", "opacity",
    "foregroundStyle", "environment", "environmentObject", "state", "_value", "_model", "wrappedValue",
    "projectedValue", "type", "print", "größe", "数", "async", "await", "yield", "actor", "macro", "each", "copy",
    "lazy", "weak", "final", "open", "isolated", "nonisolated", "sending",
]
TYPE_NAMES = [
    "State", "Binding", "Bindable", "Observable", "Environment", "Model", "Item", "Row", "Text", "Color", "View_",
    "Body", "Content", "Style", "Formatter", "Value", "ID", "Published", "Combine", "Foundation", "SwiftUI",
    "Observation", "ObservationRegistrar", "Größe", "Any_", "`Self_`", "Group", "Image", "Font", "Entry", "Kind",
    "Section", "EmptyView", "ObservationIgnored", "ObservationTracked", "MainActor_", "Date_", "String_", "`Type_`",
    "`Protocol`", "Never_",
]
# Names of other modules that can be written with their module before them.
QUALIFIED = {
    "Foundation": [
        "DateFormatter", "NumberFormatter", "JSONDecoder", "JSONEncoder", "Locale", "Date", "Calendar", "TimeZone",
        "ISO8601DateFormatter", "ByteCountFormatter", "NSRegularExpression", "DateComponentsFormatter", "UUID",
    ],
    "SwiftUI": [
        "Text", "View", "AnyView", "VStack", "HStack", "ScrollView", "ForEach", "Group", "State", "StateObject",
        "ObservedObject", "EnvironmentObject", "Binding", "Color", "Button", "ViewBuilder", "Image", "LazyVStack",
        "App", "Scene", "WindowGroup", "Environment", "EmptyView", "Divider",
    ],
    "Combine": ["ObservableObject", "Published", "AnyCancellable", "PassthroughSubject"],
}


@mutation(3)
def rename_member(program, chance):
    """A property or function has a name that means something to SwiftUI or the passes."""
    found = [node.name for _, node in program.nodes("variableDecl", "functionDecl") if node.name
             and re.fullmatch(r"\w+", node.name) and node.name not in ("body", "id", "hash", "encode", "main")]
    name = picked(chance, sorted(set(found)))
    return name and program.replaced_word(name, chance.choice(MEMBER_NAMES))


@mutation(2)
def rename_type(program, chance):
    """A type has a name that means something to SwiftUI or the passes."""
    name = picked(chance, sorted({node.name for _, node in program.types() if node.name}))
    return name and program.replaced_word(name, chance.choice(TYPE_NAMES))


@mutation(1)
def rename_alike(program, chance):
    """Two members of different types, or a local and a member, get one name."""
    names = sorted({node.name for _, node in program.nodes("variableDecl", "functionDecl")
                    if node.name and node.name != "body"})
    names += sorted({str(node) for _, node in program.nodes("closureShorthandParameter", "enumCaseElement")
                     if re.fullmatch(r"\w+", str(node)) and str(node) != "_"})
    if len(names) > 1:
        first, second = chance.sample(names, 2)
        return program.replaced_word(first, second)


@mutation(2)
def qualify(program, chance):
    """`Foundation.DateFormatter` for `DateFormatter`, at one place or everywhere."""
    module = chance.choice(sorted(QUALIFIED))
    places = [(path, node) for path, node in program.nodes("declReferenceExpr", "identifierType")
              if re.match(r"\w*", str(node))[0] in QUALIFIED[module] and node.text[node.start - 1] not in "."]
    if not places:
        return None
    chosen = places if chance.random() < 0.3 else [chance.choice(places)]
    for path in {path for path, _ in chosen}:
        edits = {(node.start, node.start, module + ".") for other, node in chosen if other == path}
        program = program.edited(path, *edits)
    return program


@mutation(1)
def shadow_module(program, chance):
    """The program has a declaration of its own with a name of a module, or of something that swiftfix writes."""
    name = chance.choice([
        "Observable", "ObservationIgnored", "Observation", "Foundation", "SwiftUI", "State", "Bindable",
        "Environment", "Binding", "ViewBuilder", "LazyVStack", "LazyHStack", "Group", "Color", "Text",
        "AnyShapeStyle", "DateFormatter", "Locale", "AnyView", "EmptyView", "Sendable", "MainActor"])
    text = chance.choice([
        "struct {0} {{}}", "enum {0} {{ case one }}", "protocol {0} {{}}", "typealias {0} = Int", "class {0} {{}}",
        "@propertyWrapper struct {0}<Value> {{ var wrappedValue: Value }}", "func {0}() -> Int {{ 1 }}",
        "struct {0}<Content> {{ var content: Content }}", "@globalActor actor {0} {{ static let shared = {0}() }}"])
    access = chance.choice(["", "private ", "fileprivate ", "public "])
    keyword = r"(struct|enum|protocol|typealias|class|func|actor) "
    declaration = re.sub(keyword, access + r"\1 ", text.format(name), count=1)
    path = chance.choice(sorted(program.files))
    place = chance.choice(["top", "file", "member"])
    if place == "file":
        return program.with_files({"Shadow.swift": declaration + "\n"})
    if place == "top":
        return program.edited(path, (len(program.files[path]),) * 2 + ("\n" + declaration + "\n",))
    path, node = picked(chance, program.types("structDecl", "classDecl", "enumDecl")) or (None, None)
    return node and program.edited(path, (node.inside, node.inside, f"\n{node.indent}    {declaration}\n"))


@mutation(2)
def shadow_local(program, chance):
    """A local, a parameter or a closure's parameter takes the name of a member, or of something swiftfix writes."""
    path, block = picked(chance, program.nodes("codeBlock", "closureExpr", "accessorBlock")) or (None, None)
    if not block:
        return None
    names = [node.name for _, node in program.nodes("variableDecl", "functionDecl") if node.name]
    name = chance.choice(names + [
        "formatter", "dateFormatter", "text", "Self_", "state", "model", "isOn", "observable"])
    value = chance.choice(["0", "\"text\"", "true", "1.5", "[1, 2]", "Date()", "DateFormatter()"])
    items = block.child("codeBlockItemList")
    if not items or not items.children:
        return None
    place = chance.choice(items.children)
    line = chance.choice([f"let {name} = {value}", f"let {name} = {value}; _ = {name}", f"var {name} = {value}",
                          f"let ({name}, other) = ({value}, 1)", f"func {name}() -> Int {{ 1 }}",
                          f"struct {name} {{}}", f"lazy var {name} = {value}"])
    if place.parent is items:
        return program.edited(path, (place.start, place.start, line + "\n" + place.indent))


@mutation(2)
def explicit_self(program, chance):
    """`self.` before a member, or away from it; for statics `Self.` or the type's name."""
    if chance.random() < 0.4:
        found = [(path, node) for path, node in program.nodes("memberAccessExpr")
                 if re.match(r"(self|Self)\.\w+$", str(node))]
        path, node = picked(chance, found) or (None, None)
        return node and program.edited(path, (node.start, node.start + 5, ""))
    found = []
    for path, node in program.nodes("declReferenceExpr"):
        owner = node.above(*TYPES, "extensionDecl")
        if owner and node.parent.kind != "memberAccessExpr" and \
                any(member.name == str(node) for member in members(owner) if member.kind in MEMBERS):
            found.append((path, node, owner))
    path, node, owner = picked(chance, found) or (None, None, None)
    return node and program.edited(path, (node.start, node.start, chance.choice([
        "self.", "self.", "Self.", f"{owner.name}."])))


@mutation(2)
def typealias(program, chance):
    """A type gets a second name, which is used at some places."""
    places = [(path, node) for path, node in program.nodes("identifierType")
              if re.fullmatch(r"\w+", str(node)) and not node.above("importDecl")]
    path, node = picked(chance, places) or (None, None)
    if not node:
        return None
    old, new = str(node), chance.choice(["Alias", "Kind", "Model", "Wrapped"])
    chosen = [(other, place) for other, place in places if str(place) == old and chance.random() < 0.7]
    chosen = chosen or [(path, node)]
    calls = [(other, place) for other, place in program.nodes("declReferenceExpr") if str(place) == old
             and chance.random() < 0.5]
    for other in sorted(program.files):
        edits = [(place.start, place.end, new) for where, place in chosen + calls if where == other]
        program = program.edited(other, *edits)
    access = chance.choice(["", "", "public ", "private ", "fileprivate "])
    text = f"{access}typealias {new} = {old}\n"
    if chance.random() < 0.3:
        return program.with_files({"Alias.swift": program.imports(path) + text})
    end = len(program.files[path])
    return program.edited(path, (end, end, "\n" + text))


@mutation(1)
def imports(program, chance):
    """An import is spelled otherwise, or there are more of them."""
    path, node = picked(chance, program.nodes("importDecl")) or (None, None)
    if not node:
        return None
    more = [
        "import Combine", "import Observation", "import Foundation", "import class Foundation.DateFormatter",
        "import struct SwiftUI.AnyView", "import protocol Combine.ObservableObject",
        "import struct Combine.Published", "@preconcurrency import Combine", "@preconcurrency import Foundation",
        "public import SwiftUI", "internal import SwiftUI", "private import Foundation", "@_exported import Combine",
        "import SwiftUI; import Combine", "#if canImport(Combine)\nimport Combine\n#endif",
        "#if canImport(UIKit)\nimport UIKit\n#endif"]
    kind = chance.choice(["replace", "add", "comment", "access"])
    if kind == "replace":
        return program.edited(path, (node.start, node.end, chance.choice(more)))
    if kind == "comment":
        return program.edited(path, (node.end, node.end, chance.choice([
            " // imported", " /* imported */", "; let imported = 1"])))
    if kind == "access":
        prefix = chance.choice([
            "@preconcurrency ", "public ", "internal ", "private ", "fileprivate ", "@_implementationOnly "])
        return program.edited(path, (node.start, node.start, prefix))
    return program.edited(path, (node.start, node.start, chance.choice(more) + "\n"))

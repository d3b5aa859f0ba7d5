"""Mutations of members: more of them, and other forms of those that are there."""


from .registry import mutation, picked
from .tree import TYPES

NEW_MEMBERS = [
    "static let formatter = 0",
    "var formatter: Int { 1 }",
    "static func formatter() -> Int { 1 }",
    "func access() {}",
    "func access<T>(_ value: T) -> T { value }",
    "func withMutation() {}",
    "private let observationRegistrar = 0",
    "enum State { case one }",
    "struct Text {}",
    "typealias Body = Never",
    "typealias Content = Int",
    "struct Row {}",
    "enum CodingKeys: String, CodingKey { case a }",
    "deinit { print(\"gone\") }",
    "nonisolated deinit {}",
    "init() {}",
    "nonisolated init() {}",
    "public init() {}",
    "private init() {}",
    "init(_ other: Int = 0) {}",
    "convenience init(copy: Int) { self.init() }",
    "subscript(index: Int) -> Int { index }",
    "subscript(dynamicMember name: String) -> Int { 1 }",
    "subscript(key: String) -> String { get { key } set { print(newValue) } }",
    "func callAsFunction() -> Int { 1 }",
    "static func + (lhs: Self, rhs: Int) -> Int { rhs }",
    "prefix static func - (value: Self) -> Int { 1 }",
    "static let shared = 1",
    "static var shared: Int { 1 }",
    "static let shared = Self()",
    "lazy var later = 1",
    "weak var owner: AnyObject?",
    "var tuple = (1, \"a\")",
    "var (first, second) = (1, 2)",
    "var one = 1, two = \"2\", three: Int? = nil",
    "let constant: Int = 1",
    "var forced: Int! = 1",
    "private var hidden = 1 { didSet { print(hidden) } }",
    "fileprivate(set) var guarded = 1",
    "var observed = 1 { willSet { print(newValue) } }",
    "@MainActor var main = 1",
    "nonisolated let free = 1",
    "nonisolated var computed: Int { 1 }",
    "nonisolated func work() {}",
    "func wait() async {}",
    "func fail() throws -> Int { 1 }",
    "func make() -> some Equatable { 1 }",
    "func make<T>(_ value: T) -> T where T: Hashable { value }",
    "func count(_ values: Int...) -> Int { values.count }",
    "func bump(_ value: inout Int) { value += 1 }",
    "func run(_ action: () -> Void) { action() }",
    "func later(_ action: @escaping @MainActor () -> Void) {}",
    "@available(*, deprecated) var old: Int { 1 }",
    "@available(iOS 99, *) var future: Int { 1 }",
    "func `default`() {}",
    "var `class` = 1",
    "var größe = 1",
    "@ViewBuilder var extra: some View { SwiftUI.Text(\"a\") }",
    "@ViewBuilder func extra(_ flag: Bool) -> some View { if flag { SwiftUI.Text(\"a\") } }",
    "private(set) static var counter = 0",
    "class Inner {}",
    "final class Inner { var value = 1 }",
    "struct Inner: View { var body: some View { SwiftUI.Text(\"a\") } }",
    "var bag = Set<AnyCancellable>()",
    "@Published var extra = 1",
    "@Published private(set) var extra: [String] = []",
    "@Published var extra: Int? { didSet { print(extra ?? 0) } }",
    "@Published public var extra: String = \"\"",
    "@Published var a = 1, b = 2",
    "@Published var extra: Result<Int, Error>?",
    "@Published var extra: (Int) -> Int = { $0 }",
    "@Published var `default`: Int = 1",
    "@Published @MainActor var extra = 1",
    "@Published weak var extra: AnyObject?",
    "@Published lazy var extra = 1",
    "@Published var extra = [String: [Int]]()",
    "@Published var extra: Int = { 1 }()",
    "@Published var extra: some Equatable = 1",
    "@State private var extra = 1",
    "@AppStorage(\"extra\") var extra = 1",
    "@Environment(\\.locale) var locale",
    "@Environment(\\.dismiss) private var dismiss",
    "@SceneStorage(\"extra\") var extra = 1",
    "@State var flag = false; @State var other = true",
    "var flag: Bool { true }",
    "var optional: Bool?",
    "@Binding var bound: Int",
    "let objectWillChange = ObservableObjectPublisher()",
    "let objectWillChange = PassthroughSubject<Void, Never>()",
    "func changed() { objectWillChange.send() }",
    "let id = UUID()",
    "var id: Int { 1 }",
    "func hash() -> Int { 1 }",
    "static let decoder = JSONDecoder()",
]


@mutation(5)
def more_members(program, chance):
    """A type or an extension has one member more."""
    kinds = ["structDecl", "classDecl", "enumDecl", "extensionDecl", "actorDecl"]
    path, node = picked(chance, program.nodes(*kinds)) or (None, None)
    if not node:
        return None
    text = chance.choice(NEW_MEMBERS)
    if chance.random() < 0.3:
        at, gap = node.end - 1, "\n" + node.indent
        return program.edited(path, (at, at, f"\n{node.indent}    {text}{gap}"))
    return program.edited(path, (node.inside, node.inside, f"\n{node.indent}    {text}\n"))


def stored(program):
    """The stored properties with one name and no accessors, with the type around them."""
    for path, node in program.nodes("variableDecl"):
        owner = node.above(*TYPES, "functionDecl", "closureExpr", "accessorBlock", "codeBlock")
        patterns = node.child("patternBindingList").children
        if owner and owner.kind in TYPES and len(patterns) == 1 and not patterns[0].child("accessorBlock"):
            yield path, node, owner, patterns[0]


@mutation(4)
def property_form(program, chance):
    """A stored property gets observers, another type or value, or is computed."""
    path, node, owner, binding = picked(chance, stored(program)) or (None,) * 4
    if not node:
        return None
    form = chance.choice([
        "didSet", "willSet", "both", "optional", "forced", "let", "var", "untyped", "lazy", "unvalued", "tuple",
        "more", "computed", "closure", "getter"])
    edits = (tail_edits(form, node, chance) or keyword_edits(form, node) or type_edits(form, binding, chance)
             or value_edits(form, node, owner, binding))
    return program.edited(path, *edits) if edits else None


def tail_edits(form, node, chance):
    """What can stand behind a stored property."""
    if form == "didSet":
        texts = [
            " { didSet { print(oldValue) } }", " { didSet {} }",
            " {\n        didSet {\n            print(\"set\")\n        }\n    }"]
    elif form in ("willSet", "both"):
        more = " didSet {}" if form == "both" else ""
        return [(node.end, node.end, f" {{ willSet(next) {{ _ = next }}{more} }}")]
    elif form == "more":
        texts = [", another = 1", ", another: Int? = nil", "; var another = 1"]
    else:
        return []
    return [(node.end, node.end, chance.choice(texts))]


def keyword_edits(form, node):
    if form == "lazy":
        return [(node.keyword, node.keyword, "lazy ")]
    other = {"let": "var", "var": "let"}.get(form)
    if other and node.text.startswith(other, node.keyword):
        return [(node.keyword, node.keyword + 3, form)]
    return []


def type_edits(form, binding, chance):
    value, kind = binding.child("initializerClause"), binding.child("typeAnnotation")
    if form in ("optional", "forced") and kind:
        edits = [(kind.end, kind.end, "?" if form == "optional" else "!")]
        if value and chance.random() < 0.5:
            edits.append((value.start, value.end, chance.choice(["", "= nil"])))
        return edits
    return [(kind.start, kind.end, "")] if form == "untyped" and kind and value else []


def value_edits(form, node, owner, binding):
    value, kind = binding.child("initializerClause"), binding.child("typeAnnotation")
    expression = str(value).lstrip("= ")
    name = binding.child("identifierPattern")
    if form == "tuple" and name and value and not kind:
        return [(name.start, name.end, f"({name}, {name}Too)"), (value.start, value.end, f"= ({expression}, 1)")]
    if not value or not kind:
        return []
    if form == "unvalued":  # the value is set by an initialiser
        parameter = f"{node.name}: {str(kind).lstrip(': ')} {value}"
        text = f"\n{owner.indent}    init({parameter}) {{ self.{node.name} = {node.name} }}\n{owner.indent}"
        return [(value.start, value.end, ""), (owner.end - 1, owner.end - 1, text)]
    texts = {
        "computed": f"{{ {expression} }}", "closure": f"= {{ {expression} }}()",
        "getter": f"{{ get {{ {expression} }} set {{ print(newValue) }} }}"}
    return [(value.start, value.end, texts[form])] if form in texts else []


@mutation(1)
def joined_properties(program, chance):
    """`@Published var a = 1, b = 2` for two declarations."""
    found = [(path, node, owner) for path, node, owner, _ in stored(program)]
    pairs = [(path, first, second) for (path, first, owner), (_, second, other) in zip(found, found[1:])
             if owner is other]
    path, first, second = picked(chance, pairs) or (None,) * 3
    if not first or first.text[first.start:first.keyword] != second.text[second.start:second.keyword]:
        return None
    return program.edited(path, (first.end, second.keyword + 3, ","))


@mutation(1)
def one_line(program, chance):
    """Two members or statements on a line, or one with its braces on a line."""
    lists = [(path, node) for path, node in program.nodes("memberBlockItemList", "codeBlockItemList")
             if len(node.children) > 1]
    path, node = picked(chance, lists) or (None, None)
    if not node:
        return None
    at = chance.randrange(len(node.children) - 1)
    first, second = node.children[at], node.children[at + 1]
    between = node.text[first.end:second.start]
    if between.strip() == "":
        return program.edited(path, (first.end, second.start, chance.choice(["; ", ";", " ; /* next */ "])))


@mutation(1)
def function_form(program, chance):
    """`async`, `throws`, a default argument, one more parameter, a generic one."""
    path, node = picked(chance, program.nodes("functionDecl", "initializerDecl")) or (None, None)
    clause = node and next(iter(node.all("functionParameterClause")), None)
    if not clause:
        return None
    form = chance.choice(["async", "throws", "parameter", "generic", "closure", "inout", "defaults"])
    if form in ("async", "throws"):
        return program.edited(path, (clause.end, clause.end, " " + form))
    extra = {"parameter": "extra: Int = 0", "closure": "done: () -> Void = {}", "inout": "extra: inout Int",
             "generic": "extra: some Equatable = 0", "defaults": "formatter: DateFormatter = DateFormatter()"}[form]
    glue = ", " if clause.all("functionParameter") else ""
    return program.edited(path, (clause.end - 1, clause.end - 1, glue + extra))


@mutation(2)
def computed_form(program, chance):
    """`get { }` around the statements of a computed property, or a function in its place."""
    found = [(path, node) for path, node in program.nodes("accessorBlock") if node.child("codeBlockItemList")]
    path, node = picked(chance, found) or (None, None)
    if not node:
        return None
    text = str(node)[1:-1]
    form = chance.choice(["get", "get", "return", "closure", "mainactor", "mutating"])
    if form == "return":
        items = node.child("codeBlockItemList").children
        return items and program.edited(path, (items[-1].start, items[-1].start, "return "))
    if form == "closure":
        return program.edited(path, (node.start + 1, node.end - 1, f" let made = {{ {text} }}; return made() "))
    prefix = {"get": "", "mainactor": "@MainActor ", "mutating": "nonmutating "}[form]
    return program.edited(path, (node.start + 1, node.end - 1, f" {prefix}get {{{text}}} "))

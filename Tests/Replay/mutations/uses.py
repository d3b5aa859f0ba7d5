"""Mutations that use what a program declares from somewhere else, in another way."""

import re

from .program import held, plain
from .registry import mutation, picked
from .statements import builder_items
from .structure import top_types
from .tree import TYPES, members

CLASS_USES = [
    "struct Use: View {{ @StateObject var model = {0}(); var body: some View {{ Text(\"a\") }} }}",
    "struct Use: View {{ @StateObject private var model: {0}\n init(model: {0}) {{ _model = StateObject(wrappedValue: model) }}\n var body: some View {{ Text(\"a\") }} }}",
    "struct Use: View {{ @ObservedObject var model: {0}; var body: some View {{ Text(\"a\") }} }}",
    "struct Use: View {{ @ObservedObject var model = {0}()\n var body: some View {{ Text(\"a\") }} }}",
    "struct Use: View {{ @EnvironmentObject var model: {0}; var body: some View {{ Use2().environmentObject(model) }} }}\nstruct Use2: View {{ @EnvironmentObject private var model: {0}; var body: some View {{ Text(\"a\") }} }}",
    "struct Use: View {{ @StateObject var model = {0}(); var body: some View {{ Inner(model: model).environmentObject(model) }}\n struct Inner: View {{ @ObservedObject var model: {0}; var body: some View {{ Text(\"a\") }} }} }}",
    "struct Use: View {{ @ObservedObject var model: {0}; var body: some View {{ EmptyView().onReceive(model.objectWillChange) {{ _ in }} }} }}",
    "struct Use: View {{ @ObservedObject var model: {0}; let name: String\n var body: some View {{ ForEach(0..<3) {{ _ in Text(name) }} }} }}\n#Preview {{ Use(model: {0}(), name: \"a\") }}",
    "#Preview {{ Text(\"a\").environmentObject({0}()) }}",
    "struct Use_Previews: PreviewProvider {{ static var previews: some View {{ Text(\"a\").environmentObject({0}()) }} }}",
    "@MainActor func use() {{ let model = {0}(); print(model) }}",
    "func use() async {{ let model = await {0}(); print(model) }}",
    "func use(_ model: {0}) {{ Task {{ print(model) }} }}",
    "@MainActor let global = {0}()",
    "let global = {0}()",
    "nonisolated(unsafe) var global: {0}?",
    "extension {0} {{ static let shared = {0}() }}",
    "extension {0} {{ var added: Int {{ 1 }} }}",
    "extension {0}: Equatable {{ nonisolated static func == (a: {0}, b: {0}) -> Bool {{ a === b }} }}",
    "func use<T: ObservableObject>(_ value: T) {{}}\n@MainActor func call() {{ use({0}()) }}",
    "@MainActor let erased: any ObservableObject = {0}()",
    "@MainActor func check(_ x: Any) -> Bool {{ x is {0} }}",
    "let metatype = {0}.self",
    "@MainActor let list: [{0}] = []",
    "@MainActor var table: [ObjectIdentifier: {0}] = [:]",
    "class Holder {{ weak var model: {0}?; unowned let other: {0}\n init(_ model: {0}) {{ other = model }} }}",
    "struct Holder {{ let model: {0} }}",
    "struct Holder: Hashable {{ let model: {0} }}",
    "struct Holder: Sendable {{ let model: {0} }}",
    "actor Holder {{ var model: {0}?; func set(_ value: sending {0}) {{ model = value }} }}",
    "class Chain: ObservableObject {{ @Published var model: {0}?; init() {{}} }}",
    "class Chain: ObservableObject {{ @Published var model = {0}() }}",
    "@MainActor class Chain: ObservableObject {{ let model: {0}\n init(model: {0}) {{ self.model = model }} }}",
    "final class Chain: ObservableObject {{ @ObservedObject var model = {0}() }}",
    "enum Case {{ case model({0}), none }}",
    "typealias Alias = {0}\nstruct Use: View {{ @ObservedObject var model: Alias; var body: some View {{ Text(\"a\") }} }}",
    "struct Use: View {{ let model: {0}; var body: some View {{ Inner(model: model) }} }}\nprivate struct Inner: View {{ @ObservedObject var model: {0}; var body: some View {{ Text(\"a\") }} }}",
    "struct Use: View {{ @State var model = {0}(); var body: some View {{ Text(\"a\") }} }}",
    "struct Use: View {{ @State var model: {0}?; var body: some View {{ Text(\"a\") }} }}",
    "struct Use: View {{ @Binding var model: {0}; var body: some View {{ Text(\"a\") }} }}",
    "struct Use<Model: ObservableObject>: View {{ @ObservedObject var model: Model; var body: some View {{ Text(\"a\") }} }}\n@MainActor func make() -> some View {{ Use(model: {0}()) }}",
    "struct Key: EnvironmentKey {{ @MainActor static let defaultValue = {0}() }}",
    "struct Key: EnvironmentKey {{ static let defaultValue: {0}? = nil }}\nextension EnvironmentValues {{ var model: {0}? {{ get {{ self[Key.self] }} set {{ self[Key.self] = newValue }} }} }}",
    "func test() {{ let mirror = Mirror(reflecting: {0}.self); print(mirror) }}",
    "@MainActor func sink() -> AnyCancellable {{ {0}().objectWillChange.sink {{ _ in }} }}",
    "@MainActor func observe() {{ withObservationTracking {{ print({0}()) }} onChange: {{ }} }}",
    "@main struct TheApp: App {{ @StateObject var model = {0}(); var body: some Scene {{ WindowGroup {{ Text(\"a\").environmentObject(model) }} }} }}",
    "@main struct TheApp: App {{ @StateObject private var model: {0}\n init() {{ let model = {0}(); _model = StateObject(wrappedValue: model) }}\n var body: some Scene {{ WindowGroup {{ Text(\"a\").environmentObject(model) }} }} }}",
    "func use(_ model: inout {0}) {{}}",
    "@MainActor func use(_ model: ObservedObject<{0}>) {{ print(model.projectedValue) }}",
    "@MainActor func use(_ model: ObservedObject<{0}>.Wrapper) {{}}",
    "func use(_ model: {0}...) {{}}",
    "func use(_ model: borrowing {0}) {{}}",
    "@propertyWrapper struct Inject {{ var wrappedValue: {0}; init() {{ wrappedValue = {0}() }} }}\nclass User {{ @Inject var model }}",
    "struct Use: ViewModifier {{ @ObservedObject var model: {0}; func body(content: Content) -> some View {{ content }} }}",
    "struct Use: DynamicProperty {{ @StateObject var model = {0}() }}",
    "struct Use: ButtonStyle {{ @ObservedObject var model: {0}\n func makeBody(configuration: Configuration) -> some View {{ configuration.label }} }}",
    "struct Use: View {{ @StateObject var model = {{ {0}() }}()\n var body: some View {{ Text(\"a\") }} }}",
    "struct Use: View, Equatable {{ @ObservedObject var model: {0}; static func == (a: Use, b: Use) -> Bool {{ true }}\n var body: some View {{ Text(\"a\") }} }}",
    "extension View {{ func inject(_ model: {0}) -> some View {{ environmentObject(model) }} }}",
    "extension View {{ @MainActor func inject(_ model: {0}? = nil) -> some View {{ self.environmentObject(model ?? {0}()) }} }}",
    "class {0}Tests {{ var model: {0}!\n @MainActor func setUp() {{ model = {0}() }}\n @MainActor func test() {{ let cancellable = model.objectWillChange.sink {{ }}; cancellable.cancel() }} }}",
    "struct Use: View {{ @StateObject var model = {0}()\n var body: some View {{ EmptyView().task {{ await work() }} }}\n nonisolated func work() async {{ await MainActor.run {{ print(model) }} }} }}",
    "struct Use: View {{ @ObservedObject private(set) var model: {0}\n init(_ model: {0}) {{ self.model = model }}\n var body: some View {{ Text(\"a\") }} }}",
    "struct Use: View {{ @ObservedObject var model: {0} {{ didSet {{ print(1) }} }}\n var body: some View {{ Text(\"a\") }} }}",
    "struct Use: View {{ @ObservedObject var model: {0}\n init(model: {0}) {{ self._model = ObservedObject(wrappedValue: model) }}\n var body: some View {{ Text(\"a\") }} }}",
    "struct Use: View {{ @ObservedObject var first: {0}, second: {0}\n var body: some View {{ Text(\"a\") }} }}",
    "struct Use: View {{ @ObservedObject(initialValue: {0}()) var model; var body: some View {{ Text(\"a\") }} }}",
    "struct Use: View {{ @StateObject(wrappedValue: {0}()) var model: {0}\n var body: some View {{ Text(\"a\") }} }}",
    "struct Use: View {{ @EnvironmentObject var `default`: {0}; var body: some View {{ Text(\"a\") }} }}",
    "struct Use: View {{ @EnvironmentObject var model: {0}\n var body: some View {{ Text(\"a\").sheet(isPresented: .constant(true)) {{ Text(\"b\").environmentObject(model) }} }} }}",
    "class Wrapper<T: ObservableObject>: ObservableObject {{ let value: T; init(_ value: T) {{ self.value = value }} }}\n@MainActor let wrapper = Wrapper({0}())",
]
PROPERTY_USES = [
    "struct Use: View {{ @ObservedObject var model: {0}; var body: some View {{ Bound(value: $model.{1}) }} }}\nstruct Bound<V>: View {{ @Binding var value: V; var body: some View {{ Text(\"a\") }} }}",
    "struct Use: View {{ @StateObject var model = {0}(); var body: some View {{ let _ = $model.{1}; return Text(\"\\(model.{1})\") }} }}",
    "struct Use: View {{ @EnvironmentObject var model: {0}; var body: some View {{ Inner(value: $model.{1}) }}\n struct Inner<V>: View {{ @Binding var value: V; var body: some View {{ Text(\"a\") }} }} }}",
    "@MainActor func bump<T>(_ value: inout T) {{}}\n@MainActor func call(_ model: {0}) {{ bump(&model.{1}) }}",
    "let path = \\{0}.{1}",
    "@MainActor func get(_ model: {0}) -> Any {{ model[keyPath: \\.{1}] }}",
    '@MainActor func use(_ model: {0}) -> AnyCancellable {{ model.$${1}.sink {{ _ in }} }}'.replace('$$', '$'),
    "@MainActor func use(_ model: {0}) {{ model.${1}.sink {{ print($0) }}.cancel() }}",
    "func use(_ model: {0}) async {{ let value = await model.{1}; print(value) }}",
    "@MainActor func use(_ model: {0}) {{ for value in [model.{1}] {{ print(value) }} }}",
    "extension {0} {{ func reset() {{ let old = {1}; {1} = old }} }}",
    "extension {0} {{ func binding() -> Binding<Any> {{ Binding(get: {{ self.{1} }}, set: {{ _ in }}) }} }}",
    "struct Use: View {{ @ObservedObject var model: {0}; var body: some View {{ Text(\"a\").onReceive(model.${1}) {{ _ in }} }} }}",
    "struct Use: View {{ @ObservedObject var model: {0}; var body: some View {{ Text(\"a\").onReceive(model.${1}) {{ value in print(value) }} }} }}",
    "extension {0} {{ var both: (Any, Any) {{ ({1}, _{1}) }} }}",
    "extension {0} {{ var publisher: Any {{ ${1} }} }}",
    "@MainActor func use(_ model: {0}?) {{ _ = model?.{1} }}",
    "@MainActor func use(_ models: [{0}]) {{ _ = models.map(\\.{1}) }}",
    "struct Use: View {{ @ObservedObject var model: {0}\n private var value: Any {{ model.{1} }}\n var body: some View {{ Text(\"\\(String(describing: value))\") }} }}",
    "@MainActor func use(_ model: {0}) -> () -> Void {{ {{ [weak model] in print(model?.{1} as Any) }} }}",
    "@MainActor func use(_ model: {0}) {{ let write: ReferenceWritableKeyPath = \\{0}.{1}; model[keyPath: write] = model[keyPath: write] }}",
    "struct Use: View {{ @ObservedObject var model: {0}; var body: some View {{ Text(\"a\").animation(nil, value: \"\\(model.{1})\") }}\n func f() {{ _model.wrappedValue.{1} = model.{1} }} }}",
]
ERASED_USES = [
    "let list: [AnyView] = [{0}]",
    "let erased: AnyView = {0}",
    "var erased: AnyView? = {0}; erased = nil",
    "take({0})",
    "print(type(of: {0}))",
    "let (a, b) = ({0}, {0})",
    "let erased = {0} as AnyView",
    "let erased = {0}; let other: AnyView = erased; _ = other",
    "let make: () -> AnyView = {{ {0} }}; _ = make()",
    "let same = Bool.random() ? {0} : AnyView(Text(\"a\")); _ = same",
    "let maybe = Optional.some({0}) ?? AnyView(EmptyView())",
    "let closure = {{ {0} }}; _ = closure()",
    "_ = {0}",
    "if let some = Optional({0}) {{ _ = some }}",
    "let again = AnyView({0}); _ = again",
    "var v = {0}; v = {0}; _ = v",
]


def added(program, chance, path, text, names=("Use.swift", "Tests/UseTests.swift", "Sources/Other/Use.swift")):
    if chance.random() < 0.5:
        imports = program.imports(path)
        for module in ("SwiftUI", "Combine"):
            imports += "" if f"import {module}\n" in imports else f"import {module}\n"
        return program.with_files({chance.choice(names): imports + held("\n" + text + "\n")})
    end = len(program.files[path])
    return program.edited(path, (end, end, "\n" + text + "\n"))


@mutation(6)
def use_of_class(program, chance):
    """A class is observed, made, passed, subclassed or stored."""
    found = top_types(program, "classDecl")
    models = [(path, node) for path, node in found if "ObservableObject" in str(node)]
    path, node = picked(chance, models or found) or (None, None)
    return node and added(program, chance, path, chance.choice(CLASS_USES).format(node.name))


@mutation(5)
def use_of_property(program, chance):
    """A property of a class is bound, received, read or written."""
    found = [(path, node, member.name) for path, node in top_types(program, "classDecl") for member in members(node)
             if member.kind == "variableDecl" and member.name and re.fullmatch(r"\w+", member.name)]
    path, node, name = picked(chance, found) or (None,) * 3
    return node and added(program, chance, path, chance.choice(PROPERTY_USES).format(node.name, name))


@mutation(3)
def use_of_erased(program, chance):
    """What gives an AnyView is used where the type counts."""
    found = []
    for path, node in program.nodes("variableDecl", "functionDecl"):
        head = node.child("patternBindingList") or node.child("functionSignature")
        if not head or not re.search(r"\bAnyView\b", str(head)[:200]) or not node.name:
            continue
        parameters = node.all("functionParameter")
        has_defaults = all(parameter.child("initializerClause") for parameter in parameters)
        if node.kind == "functionDecl" and not has_defaults:
            call = next((str(call) for _, call in program.nodes("functionCallExpr")
                         if str(call).startswith(node.name + "(")), None)
        else:
            call = node.name + "()" if node.kind == "functionDecl" else node.name
        if call:
            found.append((path, node, call))
    path, node, call = picked(chance, found) or (None,) * 3
    owner = node and node.above(*TYPES, "extensionDecl")
    if not owner:
        return None
    use = chance.choice(ERASED_USES).format(call)
    isolation = chance.choice(["@MainActor ", "", "nonisolated "])
    other = chance.choice([
        None, None, f"{isolation}func extra() {{ {use} }}", f"func extra() -> AnyView {{ {call} }}",
        f"var extra: AnyView {{ return {call} }}",
        f"static func take(_ value: AnyView) {{}}; func extra() {{ Self.take({call}) }}",
        f"func take<V: View>(_ value: V) -> V {{ value }}; func extra() -> AnyView {{ take({call}) }}",
        f"lazy var extra = {call}", f"func extra() -> [AnyView] {{ [{call}, {call}] }}",
        f"func extra() -> AnyView? {{ {call} }}", f"var extra: some View {{ {call} }}",
        f"func extra<V: View>(@ViewBuilder _ make: () -> V) -> some View {{ make() }}; var more: some View {{ extra {{ {call} }} }}"])
    if other is None:
        extension = f"extension {owner.name} {{\n    @MainActor func extra() {{ {use} }}\n}}"
        return added(program, chance, path, "@MainActor func take(_ value: AnyView) {}\n" + extension)
    return program.edited(path, (owner.end - 1, owner.end - 1, f"\n    {other}\n{owner.indent}"))


@mutation(2)
def function_reference(program, chance):
    """A function is used as a value, or called in another way."""
    found = [(path, node, owner) for path, node in program.nodes("functionDecl")
             if (owner := node.above(*TYPES, "extensionDecl"))]
    path, node, owner = picked(chance, found) or (None,) * 3
    if not node:
        return None
    text = chance.choice([
        "    func reference() {{ let action = {0}; _ = action }}",
        "    func reference() {{ let action = {1}.{0}; _ = action }}", "    var references: [Any] {{ [{0}] }}",
        "    func reference() {{ [1].forEach {{ _ in _ = {0} }} }}", "    lazy var action = {0}",
        "    func {0}(_ other: Never) {{}}", "    func {0}() -> Int {{ 1 }}", "    var {0}: Int {{ 1 }}"])
    text = "\n" + text.format(node.name, owner.name) + "\n" + owner.indent
    return program.edited(path, (owner.end - 1, owner.end - 1, text))


@mutation(2)
def into_other_body(program, chance):
    """The body of one view stands in another's, as a call, or what a view shows is shown through a container of one's own."""
    items = list(builder_items(program))
    if len(items) < 2:
        return None
    (path, first), (_, second) = chance.sample(items, 2)
    return program.edited(path, (first.end, first.end, "\n" + plain(second)))


@mutation(2)
def own_container(program, chance):
    """A view stands in a container, or under a modifier, of the project's own."""
    path, item = picked(chance, builder_items(program)) or (None, None)
    if not item:
        return None
    use, text = chance.choice([
        ("Card {{ {0} }}", "struct Card<Content: View>: View {{ @ViewBuilder var content: Content; var body: some View {{ content }} }}"),
        ("Card {{ {0} }}", "struct Card<Content: View>: View {{ let content: () -> Content\n init(@ViewBuilder content: @escaping () -> Content) {{ self.content = content }}\n var body: some View {{ content() }} }}"),
        ("Card {{ _ in {0} }}", "struct Card<Content: View>: View {{ let content: (Int) -> Content; var body: some View {{ content(1) }} }}"),
        ("Card {{ AnyView({0}) }}", "struct Card: View {{ let content: () -> AnyView; var body: some View {{ content() }} }}"),
        ("Card({0})", "struct Card: View {{ let content: AnyView\n init<V: View>(_ content: V) {{ self.content = AnyView(content) }}\n var body: some View {{ content }} }}"),
        ("{0}.styled(true)", "extension View {{ @ViewBuilder func styled(_ flag: Bool) -> some View {{ if flag {{ self.bold() }} else {{ self }} }} }}"),
        ("{0}.styled(true)", "extension View {{ func styled(_ flag: Bool) -> AnyView {{ if flag {{ return AnyView(self.opacity(1)) }} else {{ return AnyView(self) }} }} }}"),
        ("{0}.styled()", "extension View {{ func styled() -> some View {{ modifier(Style()) }} }}\nstruct Style: ViewModifier {{ func body(content: Content) -> some View {{ if true {{ content.padding() }} else {{ content.padding(4) }} }} }}"),
        ("{0}.padding(4)", "extension View {{ func padding(_ value: Int) -> some View {{ self }}\n func foregroundStyle(_ color: Color) -> some View {{ self }}\n func opacity(_ value: Double?) -> some View {{ self }} }}"),
        ("{0}.bold()", "extension View {{ func bold() -> Text {{ Text(\"a\") }} }}"), ("VStack {{ {0} }}", "struct VStack<C: View>: View {{ @ViewBuilder var content: C; var body: some View {{ content }} }}")])
    text = text.format()
    program = program.edited(path, (item.start, item.end, use.format(plain(item).removeprefix("return "))))
    return added(program, chance, path, text)

"""Mutations that add what the passes look for, in surroundings where it may not be meant."""

import re

from .program import held, plain
from .registry import mutation, picked
from .statements import builder_items, condition
from .tree import TYPES

FORMATTERS = [
    ("DateFormatter()",
     [
         "{0}.dateFormat = \"yyyy\"", "{0}.dateStyle = .short", "{0}.locale = Locale(identifier: \"en\")",
         "{0}.timeZone = .current", "{0}.timeStyle = .none; {0}.dateStyle = .long",
         "{0}.calendar = Calendar(identifier: .gregorian)", "({0}).dateFormat = \"a\"",
         "{0}.dateFormat = Format.long", "{0}.doesRelativeDateFormatting = true"],
     ["{0}.string(from: Date())", "{0}.date(from: \"a\") ?? Date()"]),
    ("NumberFormatter()",
     [
         "{0}.numberStyle = .decimal", "{0}.maximumFractionDigits = 2", "{0}.minimumFractionDigits = Int(1)",
         "{0}.locale = .current", "{0}.currencyCode = \"EUR\"", "{0}.groupingSeparator = nil"],
     [
         "{0}.string(from: 1) ?? \"\"", "{0}.string(from: NSNumber(value: 2))!",
         "{0}.number(from: \"1\")?.intValue ?? 0", "({0}.string(for: 1) ?? \"\")"]),
    ("JSONDecoder()", ["{0}.dateDecodingStrategy = .iso8601", "{0}.keyDecodingStrategy = .convertFromSnakeCase"],
     ["(try? {0}.decode([Int].self, from: Data())) ?? []", "(try? {0}.decode(Int.self, from: Data())) as Any"]),
    ("JSONEncoder()",
     ["{0}.outputFormatting = .prettyPrinted", "{0}.outputFormatting = [.sortedKeys, .prettyPrinted]"],
     ["(try? {0}.encode([1])) as Any"]),
    ("ISO8601DateFormatter()", ["{0}.formatOptions = [.withInternetDateTime]", "{0}.formatOptions = .withFullDate"],
     ["{0}.string(from: .now)", "{0}.date(from: \"a\") as Any"]),
    ("ByteCountFormatter()", ["{0}.countStyle = .file", "{0}.allowedUnits = [.useKB, .useMB]"],
     ["{0}.string(fromByteCount: 1)"]),
    ("RelativeDateTimeFormatter()", ["{0}.unitsStyle = .full"],
     ["{0}.localizedString(for: Date(), relativeTo: Date())"]),
    ("DateComponentsFormatter()",
     ["{0}.allowedUnits = [.hour, .minute]", "{0}.unitsStyle = .positional", "{0}.zeroFormattingBehavior = .pad"],
     ["{0}.string(from: 1.0) ?? \"\""]),
    ("try! NSRegularExpression(pattern: \"a+\")", [],
     ["{0}.numberOfMatches(in: \"a\", range: NSRange(location: 0, length: 1))"]),
    ("(try? NSRegularExpression(pattern: \"a+\", options: .caseInsensitive))!", [], ["{0}.pattern"]),
    ("try! Regex(\"a+\")", [], ["\"a\".contains({0})"]),
]
LOCALS = [
    "formatter", "f", "`default`", "dateFormatter", "df", "id", "body", "value", "decoder", "text", "Self_", "größe",
    "shared", "_private", "state",
]
PLACES = [
    "func made() -> Any {{ {0}\n return {1} }}",
    "static func made() -> Any {{ {0}\n return {1} }}",
    "var made: Any {{ {0}\n return {1} }}",
    "var made: Any {{ get {{ {0}\n return {1} }} }}",
    "func made<T>(_ value: T) -> Any {{ {0}\n return {1} }}",
    "nonisolated func made() -> Any {{ {0}\n return {1} }}",
    "@MainActor func made() -> Any {{ {0}\n return {1} }}",
    "private static var made: Any {{ {0}\n return {1} }}",
    "func made() async -> Any {{ {0}\n return {1} }}",
    "func made() throws -> Any {{ {0}\n return {1} }}",
    "func made() -> [Any] {{ [1].map {{ _ in {0}\n return {1} as Any }} }}",
    "func made() -> Any {{ func inner() -> Any {{ {0}\n return {1} }}; return inner() }}",
    "subscript(made: Int) -> Any {{ {0}\n return {1} }}",
    "func made() -> Any {{ {0}; return {1} }}",
    "public func made() -> Any {{ {0}\n return {1} }}",
    "@inlinable public func made() -> Any {{ {0}\n return {1} }}",
    "@available(iOS 18, *) func made() -> Any {{ {0}\n return {1} }}",
    "func made() -> Any {{ if true {{ {0}\n return {1} }} else {{ return 1 }} }}",
    "func made() {{ Task {{ {0}\n print({1}) }} }}",
    "func made() {{ Task.detached {{ {0}\n print({1}) }} }}",
    "func made() {{ DispatchQueue.main.async {{ {0}\n print({1}) }} }}",
    "lazy var made: Any = {{ {0}\n return {1} }}()",
    "static let made: Any = {{ {0}\n return {1} }}()",
    "func made(_ formatter: Int = 1) -> Any {{ {0}\n return {1} }}",
    "func made() -> Any {{ for _ in 0..<3 {{ {0}\n print({1}) }}; return 1 }}",
    "func made() -> Any {{ let outer = 1; {0}\n return ({1}, outer) }}",
    "func made() -> Any {{ {0}\n let copy = {1}; return copy }}",
    "func made() -> Any {{ {0}\n defer {{ print({1}) }}; return 1 }}",
    "func made() -> Any {{ switch 1 {{ case 1: {0}\n return {1}\n default: return 2 }} }}",
    "func made() -> Any {{ let g = {{ {0}\n return {1} as Any }}; return g() }}",
    "func made() -> Any {{ #if DEBUG\n{0}\nreturn {1}\n#else\nreturn 1\n#endif\n }}",
    "@ViewBuilder var made: some View {{ let text = {{ {0}\n return \"\\({1})\" }}(); Text(text) }}",
    "func made() -> Any {{ do {{ {0}\n return {1} }} }}",
    "nonisolated static func made() -> Any {{ {0}\n return {1} }}",
    "class var made: Any {{ {0}\n return {1} }}",
    "@Sendable func made() -> Any {{ {0}\n return {1} }}",
]


def use_of_formatter(chance):
    """Statements that make and set a formatter, and an expression that uses it."""
    creation, settings, uses = chance.choice(FORMATTERS)
    name = chance.choice(LOCALS)
    word = chance.choice(["let", "let", "let", "var"])
    kind = creation.split("(")[0]
    typed = f": {kind}" if kind.isidentifier() and chance.random() < 0.15 else ""
    lines = [f"{word} {name}{typed} = {creation if not typed or chance.random() < 0.7 else '.init()'}"]
    count = min(len(settings), chance.choice([0, 1, 1, 2, 3]))
    lines += [line.format(name) for line in chance.sample(settings, count)]
    if chance.random() < 0.15:
        lines.insert(chance.randrange(len(lines) + 1), chance.choice([
            "// a comment", "/* a comment */", "print(1)", "let other = 1; _ = other"]))
    has_comment = any("//" in line for line in lines)
    glue = chance.choice(["\n"] if has_comment else ["\n        ", "\n        ", "; "])
    return glue.join(lines), chance.choice(uses).format(name)


@mutation(8)
def formatter(program, chance):
    """A member that makes a formatter each time."""
    path, node = picked(chance, program.nodes(*TYPES, "extensionDecl")) or (None, None)
    if not node:
        return None
    made, use = use_of_formatter(chance)
    text = "\n    " + chance.choice(PLACES).format("\n        " + made, use) + "\n"
    if node.kind == "protocolDecl":
        end = len(program.files[path])
        return program.edited(path, (end, end, f"\nextension {node.name} {{{text}}}\n"))
    at = node.inside if chance.random() < 0.5 else node.end - 1
    return program.edited(path, (at, at, text))


@mutation(3)
def formatter_in_statements(program, chance):
    """A statement that makes a formatter, before another."""
    path, item = picked(chance, program.nodes("codeBlockItem")) or (None, None)
    if not item or item.parent.parent.kind == "sourceFile":
        return None
    made, use = use_of_formatter(chance)
    text = chance.choice([
        "{0}\n_ = {1}\n{2}", "let extra = {{ {0}\nreturn \"\\({1})\" }}()\n{2}", "do {{ {0}\nprint({1}) }}\n{2}",
        "func extra() -> Any {{ {0}\nreturn {1} }}\n{2}"])
    return program.edited(path, (item.start, item.end, text.format(made, use, plain(item))))


ERASED = [
    "func erased() -> AnyView {{ if {1} {{ return AnyView({0}) }} else {{ return AnyView(EmptyView()) }} }}",
    "var erased: AnyView {{ if {1} {{ return AnyView({0}) }}\n return AnyView(Text(\"a\")) }}",
    "func erased(_ number: Int) -> AnyView {{ switch number {{ case 1: return AnyView({0})\n case let n where n > 3: return AnyView(Text(\"\\(n)\"))\n default: return AnyView(EmptyView()) }} }}",
    "func erased() -> AnyView {{ guard {1} else {{ return AnyView(EmptyView()) }}\n return AnyView({0}) }}",
    "func erased() -> AnyView {{ let view = {0}; return AnyView(view) }}",
    "var erased: AnyView {{ AnyView({0}) }}",
    "var erased: AnyView {{ get {{ {0}.eraseToAnyView() }} }}",
    "static func erased() -> AnyView {{ return AnyView(erasing: {0}) }}",
    "func erased<T>(_ value: T?) -> AnyView {{ if let value {{ return AnyView(Text(\"\\(String(describing: value))\")) }} else {{ return AnyView({0}) }} }}",
    "func erased(_ make: () -> AnyView = {{ AnyView({0}) }}) -> AnyView {{ make() }}",
    "public func erased() -> AnyView {{ AnyView({0}) }}",
    "@ViewBuilder func erased() -> AnyView {{ AnyView({0}) }}",
    "func erased() -> AnyView {{ var view = AnyView({0}); if {1} {{ view = AnyView(view.padding()) }}; return view }}",
    "func erased() -> AnyView {{ let view: AnyView\n if {1} {{ view = AnyView({0}) }} else {{ view = AnyView(EmptyView()) }}\n return view }}",
    "func erased(depth: Int = 0) -> AnyView {{ if depth > 2 {{ return AnyView({0}) }}; return erased(depth: depth + 1) }}",
    "func erased() throws -> AnyView {{ AnyView({0}) }}",
    "func erased() async -> AnyView {{ AnyView({0}) }}",
    "var erased: AnyView {{ return {1} ? AnyView({0}) : AnyView(EmptyView()) }}",
    "func erased() -> AnyView {{ for i in 0..<3 where i > 1 {{ return AnyView({0}) }}; return AnyView(EmptyView()) }}",
    "func erased() -> AnyView {{ do {{ return AnyView({0}) }} }}",
    "func erased() -> AnyView {{ defer {{ print(1) }}; return AnyView({0}) }}",
    "func erased() -> AnyView {{ print(1); return AnyView({0}) }}",
    "func erased() -> AnyView {{ func inner() -> AnyView {{ AnyView({0}) }}; return inner() }}",
    "func erased() -> AnyView {{ #if DEBUG\nreturn AnyView({0})\n#else\nreturn AnyView(EmptyView())\n#endif\n }}",
    "nonisolated func erased() -> AnyView {{ AnyView({0}) }}",
    "var erased: AnyView {{ do {{ let n = try JSONDecoder().decode(Int.self, from: Data()); return AnyView(Text(\"\\(n)\")) }} catch {{ return AnyView({0}) }} }}",
    "func erased() -> AnyView {{ if #available(iOS 18, *) {{ return AnyView({0}) }} else {{ return AnyView({0}) }} }}",
    "func erased() -> AnyView {{ // a comment\n return AnyView({0}) /* another */ }}",
    "func erased() -> AnyView {{ if {1} {{ return AnyView({0}) }}; fatalError() }}",
    "func erased() -> some View {{ if {1} {{ return AnyView({0}) }} else {{ return AnyView(EmptyView()) }} }}",
    "func erased() -> SwiftUI.AnyView {{ SwiftUI.AnyView({0}) }}",
    "var erased: AnyView {{ .init({0}) }}",
    "func erased() -> AnyView {{ let make = {{ AnyView({0}) }}; return make() }}",
    "override func erased() -> AnyView {{ AnyView({0}) }}",
    "subscript(erased: Int) -> AnyView {{ AnyView({0}) }}",
]


@mutation(7)
def erased_view(program, chance):
    """A member that gives an AnyView, which may be shown."""
    path, item = picked(chance, builder_items(program)) or (None, None)
    owner = item and item.above(*TYPES, "extensionDecl")
    if not owner:
        return None
    text = chance.choice(ERASED).format(plain(item).removeprefix("return "), condition(program, chance, item))
    edits = [(owner.end - 1, owner.end - 1, "\n    " + text + "\n" + owner.indent)]
    if chance.random() < 0.6:
        call = "erased" if "var erased" in text else "erased(1)" if "_ number" in text else "erased()"
        call = "Self." + call if "static" in text else call
        edits.append((item.start, item.end, chance.choice([
            f"{call}\n{plain(item)}", f"Group {{ {call} }}", f"VStack {{ {call}.padding(); {plain(item)} }}", call,
            f"if Bool.random() {{ {call} }}"])))
    return program.edited(path, *edits)


ROWS = [
    "Text(\"\\(row)\")", "Text(verbatim: \"a\").padding()", "HStack {{ Text(\"\\(row)\"); Spacer() }}",
    "Button(\"a\") {{ print(row) }}", "RowOfList(row: row)", "if row == row {{ Text(\"a\") }} else {{ Text(\"b\") }}",
    "Text(\"a\").id(row)", "let n = \"\\(row)\"; Text(n)", "Divider(); Text(\"\\(row)\")",
]
DATA = [
    "0..<1000, id: \\.self", "Array(repeating: 1, count: 300), id: \\.self",
    "Array((0..<200).enumerated()), id: \\.offset", "rows, id: \\.self", "Self.all, id: \\.self",
    "(0..<400).map {{ $0 }}, id: \\.self", "rows.indices, id: \\.self",
]


@mutation(4)
def list_of_rows(program, chance):
    """A stack of many rows in a scroll view."""
    path, item = picked(chance, builder_items(program)) or (None, None)
    owner = item and item.above("structDecl", "classDecl")
    if not owner:
        return None
    stack = chance.choice([
        "VStack", "HStack", "VStack(spacing: 8)", "VStack(alignment: .leading)",
        "VStack(alignment: .leading, spacing: nil)", "SwiftUI.VStack", "HStack(alignment: .top)"])
    rows = f"ForEach({chance.choice(DATA).format()}) {{ row in {chance.choice(ROWS).format()} }}"
    extra = chance.choice(["", "", "", "Text(\"header\"); ", "Divider()\n"])
    stack_text = chance.choice([
        f"{stack} {{ {extra}{rows} }}", f"{stack} {{ {extra}{rows} }}.padding()",
        f"{stack} {{ Section {{ {rows} }} }}",
        f"{stack.replace(')', ', content: {') + ' ' if ')' in stack else stack + '(content: {'} {rows} }})", rows,
        f"{stack} {{\n// rows\n{rows}\n}}"])
    axis = "(.horizontal)" if "HStack" in stack else chance.choice([
        "", "", "(.vertical)", "(showsIndicators: false)", "([.vertical])"])
    text = chance.choice([
        f"ScrollView{axis} {{ {stack_text} }}", f"ScrollView{axis} {{ {stack_text} }}.frame(height: 100)",
        f"ScrollView{axis} {{\n{stack_text}\n}}", f"ScrollView{axis or '()'} {{ Group {{ {stack_text} }} }}"])
    property = chance.choice([
        "let rows = [1, 2, 3]", "var rows: [String] = []", "static let all = Array(0..<500); let rows: [Int] = []",
        "var rows: [Int] { Array(0..<400) }"])
    program = program.edited(path, (item.start, item.end, text), (owner.inside, owner.inside, f"\n    {property}\n"))
    end = len(program.files[path])
    row = "\nstruct RowOfList<R>: View { let row: R; var body: some View { Text(\"a\") } }\n"
    return program.edited(path, (end, end, chance.choice(["", row])))


MODELS = [
    "final class MadeModel: ObservableObject {{ @Published var value = 0; @Published var flag = false {{ didSet {{ value += 1 }} }}\n {0} }}",
    "@MainActor final class MadeModel: ObservableObject {{ @Published private(set) var value = 0\n @Published var flag: Bool = true\n func bump() {{ value += 1 }}\n {0} }}",
    "class MadeModel: NSObject, ObservableObject {{ @Published var value: Int; @Published public var flag = false\n override init() {{ value = 1; super.init() }}\n {0} }}",
    "public final class MadeModel: ObservableObject {{ @Published public var value = 0; @Published public var flag = false; public init() {{}}\n {0} }}",
    "final class MadeModel: ObservableObject {{ @Published var value: Int? = nil; @Published var flag = false\n {0} }}",
    "final class MadeModel: ObservableObject, Identifiable {{ let id = UUID(); @Published var value = [Int](); @Published var flag: Bool\n init(flag: Bool = false) {{ self.flag = flag; value = [1] }}\n {0} }}",
    "enum Space {{ final class MadeModel: ObservableObject {{ @Published var value = \"\"; @Published var flag = false\n {0} }} }}\ntypealias MadeModel = Space.MadeModel",
    "final class MadeModel: ObservableObject {{ @Published var value: (Int, Int) = (1, 2); @Published var flag = false; var plain = 1\n {0} }}",
    "final class MadeModel {{ @Published var value = 1.5; @Published var flag = false\n {0} }}\nextension MadeModel: ObservableObject {{}}",
    "final class MadeModel: Combine.ObservableObject {{ @Combine.Published var value = 1; @Published @MainActor var flag = false\n {0} }}",
    "class Base {{ var base = 1 }}\nfinal class MadeModel: Base, ObservableObject {{ @Published var value = 1; @Published var flag = false\n {0} }}",
]
MODEL_MEMBERS = [
    "",
    "",
    "lazy var later = 1",
    "var computed: Int {{ 1 }}",
    "init() {{}}",
    "deinit {{}}",
    "static let shared = MadeModel()",
    "private var bag: Set<AnyCancellable> = []",
    "let constant = 1; var plain = 2",
    "func toggle() {{ flag.toggle() }}",
    "weak var owner: AnyObject?",
    "nonisolated let token = 1",
    "var observed = 1 {{ didSet {{ print(oldValue) }} }}",
    "subscript(i: Int) -> Int {{ i }}",
    "func change() {{ withAnimation {{ flag = true }} }}",
    "func later() {{ Task {{ flag = true }} }}",
    "func later() {{ Task {{ [weak self] in self?.flag = true }} }}",
    "func set(_ path: ReferenceWritableKeyPath<MadeModel, Bool>) {{ self[keyPath: path] = true }}",
    "@AppStorage(\"a\") var stored = 1",
]
MODEL_VIEWS = [
    "struct MadeView: View {{ @StateObject var model = MadeModel(); var body: some View {{ Toggle(\"a\", isOn: $model.flag) }} }}",
    "struct MadeView: View {{ @StateObject private var model = MadeModel()\n var body: some View {{ MadeInner(model: model) }} }}\nstruct MadeInner: View {{ @ObservedObject var model: MadeModel\n var body: some View {{ Toggle(\"a\", isOn: $model.flag) }} }}",
    "struct MadeView: View {{ @EnvironmentObject var model: MadeModel; var body: some View {{ Button(\"\\(model.flag)\") {{ model.flag.toggle() }} }} }}\nstruct MadeRoot: View {{ @StateObject var model = MadeModel(); var body: some View {{ MadeView().environmentObject(model) }} }}",
    "struct MadeView: View {{ @ObservedObject var model: MadeModel\n var body: some View {{ Text(\"\\(model.value)\").onAppear {{ model.flag = true }} }} }}",
    "struct MadeView: View {{ @StateObject var model: MadeModel\n init(model: @autoclosure @escaping () -> MadeModel) {{ _model = StateObject(wrappedValue: model()) }}\n var body: some View {{ Toggle(isOn: $model.flag) {{ Text(\"a\") }} }} }}",
    "struct MadeView: View {{ @ObservedObject private var model = MadeModel(); var body: some View {{ VStack {{ Toggle(\"a\", isOn: $model.flag); content }} }}\n private var content: some View {{ Toggle(\"b\", isOn: $model.flag) }} }}",
    "struct MadeView: View {{ @ObservedObject var model: MadeModel; @State var local = false\n var body: some View {{ ForEach(0..<3, id: \\.self) {{ _ in Toggle(\"a\", isOn: local ? $local : $model.flag) }} }} }}\nextension MadeView {{ var more: some View {{ Toggle(\"b\", isOn: $model.flag) }} }}",
    "struct MadeView: View {{ @EnvironmentObject private var model: MadeModel\n var body: some View {{ if model.flag {{ Text(\"a\") }} else {{ Toggle(\"b\", isOn: self.$model.flag) }} }} }}",
    "struct MadeView: View {{ @ObservedObject var model: MadeModel; var body: some View {{ let binding = $model.flag; return Toggle(\"a\", isOn: binding) }} }}",
    "struct MadeView: View {{ @ObservedObject var model: MadeModel; var body: some View {{ Text(\"a\").sheet(isPresented: $model.flag) {{ MadeView(model: model) }} }} }}",
    "struct MadeModifier: ViewModifier {{ @ObservedObject var model: MadeModel; func body(content: Content) -> some View {{ content.sheet(isPresented: $model.flag) {{ Text(\"a\") }} }} }}",
    "struct MadeView: View {{ @EnvironmentObject var model: MadeModel; var body: some View {{ VStack {{ if model.flag {{ Toggle(\"a\", isOn: $model.flag) }}; row(1) }} }}\n @ViewBuilder func row(_ n: Int) -> some View {{ Toggle(\"b\", isOn: $model.flag); Text(\"\\(n)\") }} }}",
    "struct MadeView: View {{ @EnvironmentObject var model: MadeModel; var body: some View {{ switch model.flag {{ case true: Toggle(\"a\", isOn: $model.flag)\n case false: Text(\"b\") }} }} }}",
    "struct MadeView: View {{ @EnvironmentObject var model: MadeModel; var body: some View {{ content.toolbar {{ Toggle(\"a\", isOn: $model.flag) }} }}\n var content: some View {{ let title = \"a\"; return Toggle(title, isOn: $model.flag) }} }}",
    "struct MadeView: View {{ @EnvironmentObject var model: MadeModel; var body: some View {{ Text(\"a\").onAppear {{ let binding = $model.flag; binding.wrappedValue = true }} }} }}",
    "struct MadeView: View {{ @EnvironmentObject var model: MadeModel; var body: some View {{ Toggle(\"a\", isOn: binding) }}\n private var binding: Binding<Bool> {{ $model.flag }} }}",
    "struct MadeView: View {{ @EnvironmentObject var model: MadeModel; var body: some View {{ Toggle(\"a\", isOn: binding()) }}\n func binding() -> Binding<Bool> {{ guard model.flag else {{ return .constant(false) }}; return $model.flag }} }}",
    "struct MadeView: View {{ @EnvironmentObject var model: MadeModel; var body: some View {{ ForEach(0..<3, id: \\.self) {{ model in Text(\"\\(model)\") }}; Toggle(\"a\", isOn: $model.flag) }} }}",
    "struct MadeView: View {{ @EnvironmentObject var model: MadeModel; var body: some View {{ Button(\"a\") {{ Task {{ await change($model.flag) }} }} }}\n func change(_ binding: Binding<Bool>) async {{ binding.wrappedValue.toggle() }} }}",
    "struct MadeView: View {{ @EnvironmentObject var model: MadeModel; var body: some View {{ if let some = Optional(1) {{ Toggle(\"\\(some)\", isOn: $model.flag) }} else {{ Toggle(\"a\", isOn: self.$model.flag) }} }} }}",
    "struct MadeView: View {{ @EnvironmentObject var model: MadeModel; var body: some View {{ get {{ Toggle(\"a\", isOn: $model.flag) }} }} }}",
    "struct MadeView: View {{ @EnvironmentObject var model: MadeModel; var body: some View {{ let a = 1; let b = 2\n Text(\"\\(a + b)\"); Toggle(\"a\", isOn: $model.flag) }} }}",
    "struct MadeView: View {{ @EnvironmentObject var model: MadeModel; var body: some View {{ make {{ Toggle(\"a\", isOn: $model.flag) }} }}\n func make<V: View>(@ViewBuilder _ v: () -> V) -> V {{ v() }} }}",
    "struct MadeView: View {{ @EnvironmentObject var model: MadeModel; var body: some View {{ #if DEBUG\nToggle(\"a\", isOn: $model.flag)\n#else\nText(\"a\")\n#endif\n }} }}",
    "struct MadeView: View {{ @EnvironmentObject var model: MadeModel; var isOn: Binding<Bool>? {{ model.flag ? $model.flag : nil }}\n var body: some View {{ EmptyView() }} }}",
    "struct MadeView: View {{ @EnvironmentObject\n var model: MadeModel\n var body: some View {{ // shown\n Toggle(\"a\", isOn: $model.flag) /* bound */ }} }}",
    "struct MadeView: View {{ @EnvironmentObject var model: MadeModel; var body: some View {{ Text(\"a\").modifier(Style(isOn: $model.flag)) }}\n struct Style: ViewModifier {{ @Binding var isOn: Bool; func body(content: Content) -> some View {{ content }} }} }}",
    "struct MadeView: View {{ @EnvironmentObject var model: MadeModel; subscript(i: Int) -> Binding<Bool> {{ $model.flag }}\n var body: some View {{ Toggle(\"a\", isOn: self[0]) }} }}",
    "struct MadeView: View {{ @ObservedObject var model = MadeModel(); var body: some View {{ Text(\"a\") }} }}\n#Preview {{ MadeView(model: MadeModel()) }}",
    "struct MadeView: View {{ @StateObject var model: MadeModel\n init() {{ self._model = .init(wrappedValue: MadeModel()) }}\n var body: some View {{ Toggle(\"a\", isOn: $model.flag) }} }}",
    "struct MadeView: View {{ @StateObject private var model: MadeModel\n let name: String\n init(name: String) {{ self.name = name; let made = MadeModel(); made.flag = true; _model = StateObject(wrappedValue: made) }}\n var body: some View {{ Text(name) }} }}",
    "struct MadeView: View {{ @ObservedObject private var model: MadeModel\n init(_ model: MadeModel) {{ _model = ObservedObject(initialValue: model) }}\n var body: some View {{ Toggle(\"a\", isOn: $model.flag) }} }}",
    "struct MadeView<Content: View>: View {{ @ObservedObject var model: MadeModel; @ViewBuilder var content: (MadeModel) -> Content\n var body: some View {{ content(model); Toggle(\"a\", isOn: $model.flag) }} }}",
    "struct MadeRow: View {{ @ObservedObject var model: MadeModel; var body: some View {{ Text(\"a\").id(model.flag) }} }}\nstruct MadeView: View {{ let models: [MadeModel]; var body: some View {{ ForEach(models.indices, id: \\.self) {{ MadeRow(model: models[$0]) }} }} }}",
    "struct MadeView: View {{ @StateObject var model = MadeModel(); @State private var isShown = false\n var body: some View {{ Text(\"a\").sheet(isPresented: $isShown) {{ MadeInner().environmentObject(model) }}.environmentObject(self.model) }} }}\nstruct MadeInner: View {{ @EnvironmentObject var model: MadeModel; var body: some View {{ Toggle(\"a\", isOn: $model.flag.animation()) }} }}",
    "struct MadeView: View {{ @ObservedObject var model: MadeModel; var body: some View {{ Toggle(\"a\", isOn: Binding(projectedValue: $model.flag)).onChange(of: model.flag) {{ _, new in model.flag = new }} }} }}",
    "struct MadeView: View {{ @ObservedObject var model: MadeModel; var body: some View {{ Text(\"a\").onReceive(model.$flag) {{ model.flag = !$0 }} }} }}",
    "struct MadeView: View {{ @ObservedObject var model: MadeModel; @State var on = false\n var body: some View {{ Text(\"a\").onReceive(model.$flag) {{ value in on = value }}.onReceive(model.$flag.dropFirst()) {{ on = $0 }} }} }}",
    "struct MadeView: View {{ @ObservedObject var model: MadeModel; var body: some View {{ Text(\"a\").onReceive(model.objectWillChange) {{ print(1) }} }} }}",
    "struct MadeView: View, Equatable {{ static func == (a: Self, b: Self) -> Bool {{ a.model === b.model }}\n @ObservedObject var model: MadeModel; var body: some View {{ Toggle(\"a\", isOn: $model.flag) }} }}",
    "struct MadeModifier: ViewModifier {{ @EnvironmentObject var model: MadeModel; func body(content: Content) -> some View {{ content.sheet(isPresented: $model.flag) {{ Text(\"a\") }} }} }}",
    "struct MadeView: View {{ @EnvironmentObject var model: MadeModel; @EnvironmentObject var other: MadeModel; var body: some View {{ Text(\"a\") }} }}",
]


def renumbered(view, number):
    """The text of a view, with names that no other one has."""
    return re.sub(r"\bMade(View|Inner|Root|Modifier|Row)\b", rf"Made\g<1>{number or ''}", view)


@mutation(6)
def observed_model(program, chance):
    """A model, and a view that observes it."""
    path = chance.choice(sorted(program.files))
    if any("class MadeModel" in text for text in program.files.values()):
        return None
    model = chance.choice(MODELS).format(chance.choice(MODEL_MEMBERS).format())
    if chance.random() < 0.3:
        model = model.replace("; ", "\n    ")
    count = chance.choice([1, 1, 2, 3])
    chosen = [view.format() for view in chance.sample(MODEL_VIEWS, count)]
    views = "\n".join(renumbered(view, number) for number, view in enumerate(chosen))
    imports = "import SwiftUI\nimport Combine\n"
    if chance.random() < 0.6:
        return program.with_files({
            "MadeModel.swift": held(imports + model + "\n"), "MadeView.swift": held(imports + views + "\n")})
    end = len(program.files[path])
    return program.edited(path, (0, 0, imports), (end, end, f"\n{model}\n{views}\n"))

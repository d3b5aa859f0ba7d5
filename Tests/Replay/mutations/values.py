"""Mutations that give a modifier, a formatter or a row a value that the program declares, of all kinds of types."""

import re

from .program import plain
from .registry import mutation, picked
from .statements import MODIFIERS, builder_items, condition
from .tree import TYPES

# What may stand for an argument, with a declaration: for the file, or, where it begins with "member", the type.
STYLES = [
    (".brand", "extension Color {{ static let brand = Color.red }}"),
    (".brand", "extension ShapeStyle where Self == Color {{ static var brand: Color {{ .red }} }}"),
    (".brand",
     "extension ShapeStyle where Self == LinearGradient {{ static var brand: LinearGradient {{ LinearGradient(colors: [], startPoint: .top, endPoint: .bottom) }} }}"),
    (".brand(1)",
     "extension ShapeStyle where Self == Color {{ static func brand(_ level: Int) -> Color {{ .red }} }}"),
    ("Theme.brand", "enum Theme {{ static let brand = Color.red }}"),
    ("Theme.brand", "enum Theme {{ static let brand: HierarchicalShapeStyle = .secondary }}"),
    ("Theme.brand", "enum Theme {{ static var brand: some ShapeStyle {{ Color.red }} }}"),
    ("brand", "member var brand: Color {{ .red }}"),
    ("brand", "member var brand: Color? {{ .red }}"),
    ("brand", "member var brand: some ShapeStyle {{ Color.red }}"),
    ("brand()",
     "member func brand() -> LinearGradient {{ LinearGradient(colors: [], startPoint: .top, endPoint: .bottom) }}"),
    ("self.brand", "member let brand = Color.red"),
    ("brand ?? .red", "member var brand: Color? {{ nil }}"),
    ("Brand()",
     "struct Brand: ShapeStyle {{ func resolve(in environment: EnvironmentValues) -> some ShapeStyle {{ Color.red }} }}"),
    ("brand", "member static let all = [Color.red]; var brand: AnyShapeStyle {{ AnyShapeStyle(.red) }}"),
    ("brands[0]", "member var brands: [Color] {{ [] }}"),
    ("Color.brand", "extension Color {{ static var brand: Color {{ .red }} }}"),
    (".accent",
     "extension Color {{ static let accent = Color.red }}\nextension ShapeStyle where Self == Color {{ static var accent: Color {{ .blue }} }}"),
]
NUMBERS = [
    ("size", "member var size: CGFloat {{ 1 }}"),
    ("size", "member var size: CGFloat? {{ 1 }}"),
    ("size", "member var size: Double {{ 1 }}"),
    ("CGFloat(size)", "member var size: Int {{ 1 }}"),
    (".small", "extension CGFloat {{ static let small: CGFloat = 1 }}"),
    (".small", "extension Double {{ static let small = 1.0 }}"),
    (".small", "extension CGFloat {{ static let small: CGFloat = 1 }}\nextension Double {{ static let small = 1.0 }}"),
    ("Metrics.small", "enum Metrics {{ static let small: CGFloat = 1 }}"),
    ("Metrics.small.rawValue", "enum Metrics: CGFloat {{ case small = 1 }}"),
    ("size / 2", "member let size: CGFloat = 1"),
    ("-size", "member let size: Double = 1"),
    ("max(size, 1)", "member let size: CGFloat = 1"),
    ("size as CGFloat", "member let size: CGFloat = 1"),
    ("size!", "member let size: CGFloat? = 1"),
    ("sizes.first ?? 0", "member let sizes: [CGFloat] = []"),
    ("size(2)", "member func size<T: BinaryFloatingPoint>(_ value: T) -> T {{ value }}"),
    (".zero", "struct Unused {{}}"),
]
FONTS = [
    (".brand", "extension Font {{ static let brand = Font.title }}"),
    ("Fonts.brand", "enum Fonts {{ static let brand: Font = .title }}"),
    ("font", "member var font: Font {{ .body }}"),
    ("font", "member var font: Font? {{ .body }}"),
    (".brand(1)", "extension Font {{ static func brand(_ size: CGFloat) -> Font {{ .title }} }}"),
    ("font(2)", "member func font(_ size: Int) -> Font {{ .body }}"),
]
TRUTHS = [
    ("isOn", "member var isOn: Bool {{ true }}"),
    ("!isOn", "member var isOn = true"),
    ("isOn == nil", "member var isOn: Bool? = true"),
    ("isOn ?? false", "member var isOn: Bool? = true"),
    ("flag.isOn", "member let flag = Flag()\n struct Flag {{ var isOn = true }}"),
    ("isOn()", "member func isOn() -> Bool {{ true }}"),
    ("kind == .one", "member enum Kind {{ case one, two }}\n var kind = Kind.one"),
    ("isOn || isOn", "member @State var isOn = true"),
    ("count > 1", "member var count = 1"),
]
TEXTS = [
    ("title", "member var title: String {{ \"\" }}"),
    ("title", "member var title: LocalizedStringKey {{ \"\" }}"),
    ("Text(title)", "member var title: String {{ \"\" }}"),
    ("title", "member var title: Text {{ Text(\"\") }}"),
    ("Titles.a", "enum Titles {{ static let a = \"a\" }}"),
    ("Titles.a.rawValue", "enum Titles: String {{ case a }}"),
    ("title as String", "member let title = \"a\""),
    (".init(\"a\")", "struct Unused {{}}"),
    ("title ?? \"a\"", "member var title: String? = nil"),
    ("\"a \\(title)\"", "member var title: String = \"\""),
]
EDGES = [
    (".sides", "extension Edge.Set {{ static let sides: Edge.Set = [.leading] }}"),
    ("edges", "member let edges: Edge.Set = .top"),
    ("insets", "member let insets = EdgeInsets()"),
    (".standard", "extension EdgeInsets {{ static let standard = EdgeInsets() }}"),
    (".standard",
     "extension CGFloat {{ static let standard: CGFloat = 1 }}\nextension EdgeInsets {{ static let standard = EdgeInsets() }}"),
]
VIEWS = [
    ("label", "member var label: some View {{ Text(\"a\") }}"),
    ("Dot()", "struct Dot: View {{ var body: some View {{ Circle() }} }}"),
    ("Dot()", "struct Dot: Shape {{ func path(in rect: CGRect) -> Path {{ Path() }} }}"),
    ("Dot().fill(.red)", "struct Dot: Shape {{ func path(in rect: CGRect) -> Path {{ Path() }} }}"),
    ("label()", "member @ViewBuilder func label() -> some View {{ Text(\"a\") }}"),
    (".dot",
     "struct Dot: Shape {{ func path(in rect: CGRect) -> Path {{ Path() }} }}\nextension Shape where Self == Dot {{ static var dot: Dot {{ Dot() }} }}"),
]
VALUES = {
    "foregroundStyle": STYLES,
    "foregroundColor": STYLES,
    "background": STYLES + VIEWS,
    "overlay": STYLES + VIEWS,
    "tint": STYLES,
    "border": STYLES,
    "fill": STYLES,
    "opacity": NUMBERS,
    "padding": NUMBERS + EDGES,
    "scaleEffect": NUMBERS,
    "cornerRadius": NUMBERS,
    "kerning": NUMBERS,
    "lineSpacing": NUMBERS,
    "zIndex": NUMBERS,
    "font": FONTS,
    "bold": TRUTHS,
    "disabled": TRUTHS,
    "italic": TRUTHS,
    "allowsHitTesting": TRUTHS,
    "underline": TRUTHS,
    "accessibilityLabel": TEXTS,
    "navigationTitle": TEXTS,
    "help": TEXTS,
    "badge": TEXTS + NUMBERS,
    "clipShape": VIEWS,
    "contentShape": VIEWS,
    "mask": VIEWS,
    "id": TEXTS + NUMBERS,
    "listRowBackground": STYLES + VIEWS,
}


def declared(program, path, node, declaration):
    """The program with a declaration at the end of a file, or in the type around a node."""
    owner = node.above("structDecl", "classDecl", "extensionDecl")
    text = declaration.format()
    if text.startswith("member "):
        if not owner:
            return program
        at, text = owner.inside, "\n    " + text.removeprefix("member ") + "\n"
        if owner.kind == "extensionDecl" or owner.above(*TYPES):
            text = re.sub(r"\blet (\w+): (\S+) = .*", r"var \1: \2 { fatalError() }", text)
    else:
        at, text = len(program.files[path]), "\n" + text + "\n"
    return program.edited(path, (at, at, text))


@mutation(6)
def branch_on_own_values(program, chance):
    """The branches of an `if` differ in an argument that the program declares."""
    path, item = picked(chance, builder_items(program)) or (None, None)
    if not item:
        return None
    name = chance.choice(sorted(VALUES))
    own, declaration = chance.choice(VALUES[name])
    other_declaration = None
    other = chance.choice(MODIFIERS[name])
    if chance.random() < 0.3:
        other, other_declaration = chance.choice(VALUES[name])
    text = plain(item).removeprefix("return ")
    first, second = chance.sample([f"{text}.{name}({own})", f"{text}.{name}({other})"], 2)
    which = condition(program, chance, item)
    if chance.random() < 0.3:
        which, third = chance.choice(TRUTHS)
        program_with = declared(program, path, item, third)
    else:
        program_with = program
    at = program_with.files[path].find(str(item))
    if at < 0:
        return None
    branch = f"if {which} {{\n{first}\n}} else {{\n{second}\n}}"
    program = program_with.edited(path, (at, at + len(str(item)), branch))
    for one in dict.fromkeys(filter(None, [declaration, other_declaration])):
        places = [node for node in program.tree(path).all("codeBlockItem") if node.start >= at]
        if places:
            program = declared(program, path, places[0], one)
    return program


SETTINGS = [
    ("{0}.locale = Self.home", "static let home = Locale(identifier: \"en\")"),
    ("{0}.locale = home", "let home = Locale(identifier: \"en\")"),
    ("{0}.dateFormat = Self.pattern", "static let pattern = \"yyyy\""),
    ("{0}.dateFormat = Self.pattern", "class var pattern: String {{ \"yyyy\" }}"),
    ("{0}.dateFormat = Self.pattern", "private static var pattern = \"yyyy\""),
    ("{0}.dateFormat = Pattern.long.rawValue", "private enum Pattern: String {{ case long }}"),
    ("{0}.dateFormat = Pattern.long", "fileprivate enum Pattern {{ static let long = \"y\" }}"),
    ("{0}.locale = .home", "static let unused = 1"),
    ("{0}.dateFormat = \"\\(Self.pattern) a\"", "static let pattern = \"yyyy\""),
    ("{0}.timeZone = Self.zone()", "static func zone() -> TimeZone {{ .current }}"),
    ("{0}.dateFormat = pattern", "static let pattern = \"a\"; var pattern: String {{ Self.pattern }}"),
    ("{0}.dateFormat = pattern(1)", "func pattern(_ n: Int) -> String {{ \"a\" }}"),
    ("{0}.locale = Locale(identifier: \"en\")", "struct Locale {{ init(identifier: String) {{}} }}"),
    ("{0}.timeZone = TimeZone(identifier: \"UTC\")", "func formatter() {{}}; static let dateFormatter = 1"),
    ("{0}.dateStyle = style", "let style = DateFormatter.Style.short"),
    ("{0}.dateStyle = Style.short", "typealias Style = DateFormatter.Style"),
    ("{0}.dateStyle = Self.style", "@MainActor static let style = DateFormatter.Style.short"),
    ("{0}.dateStyle = Self.style", "nonisolated static let style = DateFormatter.Style.short"),
    ("{0}.dateStyle = Self.style", "@available(iOS 18, *) static let style = DateFormatter.Style.short"),
    ("{0}.calendar = calendar", "@Environment(\\.calendar) var calendar"),
    ("{0}.setup()", "static let unused = 1"),
    ("configure({0})", "func configure(_ formatter: DateFormatter) {{ formatter.dateStyle = .short }}"),
    ("{0}.dateFormat = `default`", "let `default` = \"y\""),
    ("{0}[keyPath: \\.dateFormat] = \"y\"", "static let unused = 1"),
    ("_ = {0}.dateFormat", "static let unused = 1"),
]


@mutation(4)
def formatter_with_own_values(program, chance):
    """A date formatter whose settings come from the program."""
    kinds = ["structDecl", "classDecl", "enumDecl", "extensionDecl"]
    path, node = picked(chance, program.nodes(*kinds)) or (None, None)
    if not node:
        return None
    setting, declaration = chance.choice(SETTINGS)
    name = chance.choice(["formatter", "f", "style", "pattern", "home"])
    function = chance.choice([
        "func made() -> String", "static func made() -> String", "var made: String",
        "nonisolated func made() -> String", "@MainActor var made: String", "public func made() -> String",
        "@available(iOS 18, *) func made() -> String"])
    lines = [f"let {name} = DateFormatter()", setting.format(name), f"return {name}.string(from: Date())"]
    body = "".join(f"        {line}\n" for line in lines)
    text = f"\n    {declaration.format()}\n    {function} {{\n{body}    }}\n"
    program = program.edited(path, (node.inside, node.inside, text))
    if "setup" in setting or ".home" in setting:
        end = len(program.files[path])
        text = "\nextension DateFormatter { func setup() {} }\nextension Locale { static let home = Locale.current }\n"
        program = program.edited(path, (end, end, text))
    return program

"""Mutations of statements and expressions, above all of what stands in builders."""

import re

from .program import plain
from .registry import mutation, picked


def builder_items(program):
    """Statements that look like views: calls of something with a capital letter, perhaps with modifiers."""
    for path, item in program.nodes("codeBlockItem"):
        if re.match(r"(return )?[A-Z]\w*\s*[({.]", str(item)) and item.above(
                "structDecl", "extensionDecl", "functionDecl", "classDecl"):
            yield path, item


WRAPPERS = [
    "Group {{ {0} }}",
    "VStack {{ {0} }}",
    "HStack(spacing: 8) {{ {0} }}",
    "ScrollView {{ {0} }}",
    "ScrollView {{ VStack {{ {0} }} }}",
    "if Bool.random() {{ {0} }}",
    "if Bool.random() {{ {0} }} else {{ {0} }}",
    "if Bool.random() {{ {0} }} else {{ EmptyView() }}",
    "if #available(iOS 18, *) {{ {0} }} else {{ {0} }}",
    "if #available(iOS 18, *) {{ {0} }}",
    "do {{ {0} }}",
    "switch 1 {{ case 1: {0}\n default: EmptyView() }}",
    "ForEach(0..<3, id: \\.self) {{ _ in {0} }}",
    "ForEach(0..<300) {{ row in {0} }}",
    "ScrollView {{ VStack {{ ForEach(0..<300, id: \\.self) {{ row in {0} }} }} }}",
    "ScrollView(.horizontal) {{ HStack {{ ForEach(Array(0..<90), id: \\.self) {{ {0}\n Text(\"\\($0)\") }} }} }}",
    "AnyView({0})",
    "AnyView(erasing: {0})",
    "let _ = 0\n{0}",
    "let now = Date()\n{0}",
    "{0}\nText(\"more\")",
    "Text(\"more\"); {0}",
    "Section {{ {0} }}",
    "GeometryReader {{ proxy in {0} }}",
    "Button {{ print(1) }} label: {{ {0} }}",
    "({0})",
    "ZStack(content: {{ {0} }})",
    "VStack(content: {{ {0} }})",
    "/* before */ {0} /* behind */",
    "{0} // behind",
    "SwiftUI.Group {{ {0} }}",
    "{{ {0} }}()",
    "List {{ {0} }}",
    "LazyVStack {{ {0} }}",
    "NavigationStack {{ {0} }}",
    "Color.clear.overlay {{ {0} }}",
    "#if DEBUG\n{0}\n#endif",
    "#if DEBUG\n{0}\n#else\n{0}\n#endif",
    "TimelineView(.everyMinute) {{ _ in {0} }}",
    "if let value = Optional(1) {{ {0}\n Text(\"\\(value)\") }}",
    "if case let value? = Optional(1) {{ {0}.opacity(Double(value)) }} else {{ {0} }}",
]


@mutation(5)
def wrap_view(program, chance):
    """A view stands in a container, a branch or a loop."""
    path, item = picked(chance, builder_items(program)) or (None, None)
    if not item:
        return None
    text = plain(item)
    word = "return " if text.startswith("return ") else ""
    wrapped = chance.choice(WRAPPERS).format(text.removeprefix("return "))
    return program.edited(path, (item.start, item.end, word + wrapped))


# Arguments of a modifier that might stand for one another: the same overload, another, or another type.
MODIFIERS = {
    "foregroundStyle": [
        ".red", ".secondary", "Color.red", ".tint", ".red.opacity(0.5)", "Color(\"a\")", ".primary",
        ".linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)",
        "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)", ".red.gradient",
        "AnyShapeStyle(.red)", ".quaternary", "HierarchicalShapeStyle.secondary", ".init(.red)", "SwiftUI.Color.blue",
    ],
    "foregroundColor": [".red", "nil", "Color.red", ".red.opacity(0.5)", "Color?.none", ".init(.red)", ".accentColor"],
    "padding": [
        "", "8", ".top", ".top, 8", ".horizontal, nil", "EdgeInsets()", "CGFloat(4)", "[.top, .leading]",
        "[.top, .leading], 3.5", ".init(top: 1, leading: 1, bottom: 1, trailing: 1)",
    ],
    "font": [
        ".title", ".body.bold()", "nil", "Font.caption", ".system(size: 12)", ".custom(\"a\", size: 1)",
        ".system(.body, design: .serif)", "Font?.none",
    ],
    "fontWeight": [".bold", "nil", "Font.Weight.light", ".regular"],
    "bold": ["", "true", "false"],
    "italic": ["", "true"],
    "underline": ["", "true", "true, color: .red"],
    "strikethrough": ["", "false"],
    "opacity": ["1", "0.5", "Double(1)", "1 / 2", "0"],
    "frame": [
        "width: 10", "height: 10", "width: 10, height: nil", "maxWidth: .infinity",
        "maxWidth: .infinity, alignment: .leading", "minWidth: 0, maxWidth: 10", "width: CGFloat(3), height: 3",
    ],
    "background": [
        ".red", "Color.red", ".red, in: .capsule", ".thinMaterial", "Color.clear", ".tint", "Circle()",
        "alignment: .top) { Text(\"b\") }.padding(", ".background", "Text(\"a\")", ".red.gradient",
    ],
    "overlay": [
        "Circle()", "Color.red", ".red", "Text(\"a\"), alignment: .top", ".regularMaterial, in: Circle()",
        "alignment: .center) { Circle() }.padding(",
    ],
    "disabled": ["true", "false", "!true"],
    "hidden": [""],
    "lineLimit": ["1", "nil", "2...", "1...3", "...4", "2, reservesSpace: true"],
    "tint": [".red", "nil", "Color.red", ".red.opacity(1)"],
    "cornerRadius": ["4", "8"],
    "shadow": ["radius: 1", "radius: 2, x: 1", "color: .red, radius: 1"],
    "blur": ["radius: 1", "radius: 2, opaque: true"],
    "scaleEffect": ["1", "1.5", "x: 1, y: 2", "CGSize()", "2, anchor: .top", "CGFloat(1)"],
    "rotationEffect": [".degrees(1)", ".zero", "Angle(degrees: 2)", ".degrees(1), anchor: .top", ".radians(.pi)"],
    "offset": ["x: 1", "y: 1", "x: 1, y: 2", "CGSize()", ".zero"],
    "clipShape": [
        "Circle()", ".rect", "RoundedRectangle(cornerRadius: 3)", ".capsule", "Capsule()", ".rect(cornerRadius: 2)",
    ],
    "multilineTextAlignment": [".leading", ".center"],
    "buttonStyle": [".plain", ".bordered", ".borderedProminent", "PlainButtonStyle()", ".automatic"],
    "accessibilityLabel": ["\"a\"", "Text(\"a\")", "\"a\" as String", "LocalizedStringKey(\"a\")"],
    "navigationTitle": ["\"a\"", "Text(\"a\")", "String(1)"],
    "animation": [
        "nil, value: 1", ".default, value: 1", ".easeInOut(duration: 1), value: 1", ".spring(), value: true",
    ],
    "id": ["1", "\"a\"", "UUID()"],
    "tag": ["1", "\"a\"", "Optional(1)"],
    "zIndex": ["1", "2.5"],
    "allowsHitTesting": ["true", "false"],
    "listRowBackground": ["Color.red", "nil", "Color?.none", "Text(\"a\")"],
    "environment": ["\\.locale, .current", "\\.font, nil", "\\.font, .body", "\\.isEnabled, false"],
    "kerning": ["1", "CGFloat(2)"],
    "tracking": ["1"],
    "baselineOffset": ["1"],
    "monospacedDigit": [""],
    "textCase": [".uppercase", "nil", ".lowercase", "Text.Case.uppercase"],
    "truncationMode": [".tail", ".middle"],
    "imageScale": [".small", ".large"],
    "aspectRatio": [
        "1, contentMode: .fit", "contentMode: .fill", "nil, contentMode: .fit", "CGSize(), contentMode: .fill",
    ],
    "fixedSize": ["", "horizontal: true, vertical: false"],
    "redacted": ["reason: .placeholder", "reason: []"],
    "grayscale": ["1", "0.5"],
    "brightness": ["0.1"],
    "saturation": ["0"],
    "onTapGesture": ["", "count: 2", "perform: {}"],
    "border": [".red", "Color.red", ".red, width: 1", ".tint"],
    "fill": [".red", "Color.red"],
    "layoutPriority": ["1", "2"],
    "symbolRenderingMode": [".hierarchical", "nil"],
    "labelStyle": [".iconOnly", ".titleOnly"],
    "help": ["\"a\"", "Text(\"b\")"],
    "badge": ["1", "\"a\"", "nil as Int?", "Text(\"a\")"],
    "listStyle": [".plain", ".insetGrouped"],
    "statusBarHidden": ["true", "false"],
    "fontDesign": [".serif", "nil"],
    "position": ["x: 1, y: 1", ".zero"],
    "mask": ["Circle()", "Text(\"a\")"],
    "transition": [".opacity", ".slide", "AnyTransition.scale", ".opacity.combined(with: .slide)"],
    "controlSize": [".small", ".large"],
    "lineSpacing": ["1", "2.5"],
    "minimumScaleFactor": ["0.5", "1"],
    "contentShape": ["Rectangle()", ".rect", "Circle()"],
    "containerRelativeFrame": [".horizontal", "[.horizontal, .vertical]"],
    "preferredColorScheme": [".dark", "nil"],
    "interactiveDismissDisabled": ["", "false"],
    "textFieldStyle": [".plain", ".roundedBorder"],
}


def with_modifier(text, chance, name=None):
    name = name or chance.choice(sorted(MODIFIERS))
    gap = chance.choice(["", "", "\n            "])
    call = f"{gap}.{name}({chance.choice(MODIFIERS[name])})"
    return text + (call if not call.startswith(f"{gap}.onTapGesture()") else f"{gap}.onTapGesture {{ print(1) }}")


CONDITIONS = [
    "Bool.random()", "Optional(1) == nil", "1 > 2", "let value = Optional(1)", "Bool.random(), Bool.random()",
    "(Bool.random())", "!Bool.random()", "Bool.random() && true", "case .some(_) = Optional(1)",
    "#available(iOS 18, *)", "Date() > .now", "true", "[1].contains(2)", "[1].contains { $0 == 1 }",
    "[1].contains(where: { $0 == 1 }) || false", "Bool.random() ? true : false", "Optional(1) as Any is Int",
    "1 as Int == 2", "\"a\".isEmpty",
]


def condition(program, chance, item):
    """Something to branch on: a property of the type, or one of the constants."""
    owner = item.above("structDecl", "classDecl")
    flags = re.findall(r"\b(?:var|let) (\w+)(?:: Bool\b| = (?:true|false)\b)", str(owner)) if owner else []
    found = flags * 4 + [f"!{flag}" for flag in flags] + [f"self.{flag}" for flag in flags] + CONDITIONS
    return chance.choice(found)


@mutation(8)
def branch_on_modifiers(program, chance):
    """A view stands in both branches of an `if`, with modifiers that differ."""
    path, item = picked(chance, builder_items(program)) or (None, None)
    if not item:
        return None
    text = plain(item).removeprefix("return ")
    first = second = text
    common = [chance.choice(sorted(MODIFIERS)) for _ in range(chance.choice([0, 0, 1]))]
    for name in [chance.choice(sorted(MODIFIERS)) for _ in range(chance.choice([1, 1, 2]))]:
        kind = chance.choice(["both", "both", "first", "second"])
        first = with_modifier(first, chance, name) if kind != "second" else first
        second = with_modifier(second, chance, name) if kind != "first" else second
    for name in common:
        both = with_modifier("", chance, name)
        first, second = first + both, second + both
    if chance.random() < 0.2:
        second = chance.choice(["EmptyView()", "Text(\"other\")", text + ".padding()", "Color.red"])
    comment = chance.choice(["", "", "", "// a comment\n", "/* a comment */ "])
    which = condition(program, chance, item)
    middle = "" if chance.random() < 0.8 else f"else if {condition(program, chance, item)} {{ {text} }} "
    text = f"if {which} {{\n{comment}{first}\n}} {middle}else {{\n{second}\n}}"
    return program.edited(path, (item.start, item.end, text))


@mutation(4)
def modifier_argument(program, chance):
    """The arguments of a modifier are others, or there is one modifier more."""
    found = [(path, call) for path, call in program.nodes("functionCallExpr")
             if (callee := call.child("memberAccessExpr")) and str(callee).rpartition(".")[2] in MODIFIERS
             and call.child("labeledExprList")]
    path, call = picked(chance, found) or (None, None)
    if call and chance.random() < 0.7:
        arguments = call.child("labeledExprList")
        name = str(call.child("memberAccessExpr")).rpartition(".")[2]
        return program.edited(path, (arguments.start, arguments.end, chance.choice(MODIFIERS[name])))
    path, item = picked(chance, builder_items(program)) or (None, None)
    return item and program.edited(path, (item.start, item.end, with_modifier(plain(item), chance)))


@mutation(2)
def comment(program, chance):
    """A comment in an odd place."""
    path = chance.choice(sorted(program.files))
    nodes = [node for node in program.tree(path).walk()
             if node.kind not in ("stringSegment", "sourceFile") and not node.above("stringLiteralExpr")]
    node = picked(chance, nodes)
    if not node:
        return None
    at = chance.choice([node.start, node.end])
    return program.edited(path, (at, at, chance.choice([
        " /* odd */ ", " // odd\n", "\n// odd\n", "/* a /* nested */ one */", "\n/// documents\n", " /** doc */ "])))


@mutation(3)
def expression_form(program, chance):
    """An expression is put in parentheses, a closure, or another way to say it."""
    found = program.nodes("functionCallExpr", "declReferenceExpr", "memberAccessExpr", "booleanLiteralExpr",
                          "stringLiteralExpr", "integerLiteralExpr", "ternaryExpr", "sequenceExpr")
    path, node = picked(chance, found) or (None, None)
    if not node or node.above("importDecl", "ifConfigClause", "attribute"):
        return None
    form = chance.choice([
        "({0})", "({0})", "{{ {0} }}()", "({0}, 1).0", "[{0}][0]", "Optional({0})!", "(true ? {0} : {0})",
        "/* a */ {0}", "identity({0})", "(try! {0})", "({0} as Any)", "({0})", "Optional({0})",
        "(if true {{ {0} }} else {{ {0} }})", "{{ () in {0} }}()"])
    text = form.format(plain(node))
    program = program.edited(path, (node.start, node.end, text))
    if "identity" in form:
        end = len(program.files[path])
        program = program.edited(path, (end, end, "\nfunc identity<T>(_ value: T) -> T { value }\n"))
    return program


@mutation(2)
def closure_form(program, chance):
    """A trailing closure goes into the parentheses, or gets captures and a signature."""
    path, node = picked(chance, program.nodes("closureExpr")) or (None, None)
    if not node:
        return None
    call = node.parent
    if chance.random() < 0.3 and call.kind == "functionCallExpr" and not call.child("labeledExprList"):
        label = chance.choice(["content: ", "action: ", "", "perform: "])
        return program.edited(path, (call.children[0].end, call.end, f"({label}{plain(node)})"))
    if node.child("closureSignature"):
        return None
    head = chance.choice([
        " [self] in", " [weak self] in", " () in", " [unowned self] in", " @MainActor in", " [captured = 1] in",
        " @Sendable in", " () -> Void in", " _ in", " (self) in", " [weak self] in guard let self else { return }; "])
    return program.edited(path, (node.start + 1, node.start + 1, head))


@mutation(2)
def statement_form(program, chance):
    """A statement stands in a closure, a branch, `#if`, or beside others."""
    path, item = picked(chance, program.nodes("codeBlockItem")) or (None, None)
    if not item or item.parent.parent.kind == "sourceFile":
        return None
    form = chance.choice([
        "do {{ {0} }}", "if true {{ {0} }}", "{0};", "defer {{ print(1) }}; {0}",
        "guard true else {{ fatalError() }}; {0}", "_ = ({0})", "let made = {0}; return made", "{0}; print(1)",
        "print(1); {0}", "return {0}", "for _ in 0..<1 {{ {0} }}", "#if DEBUG\n{0}\n#endif",
        "#if DEBUG\n{0}\n#else\n{0}\n#endif", "while false {{}}; {0}", "Task {{ {0} }}",
        "Task {{ @MainActor in {0} }}", "func inner() {{ {0} }}; inner()", "DispatchQueue.main.async {{ {0} }}",
        "label: do {{ {0} }}", "await Task.detached {{ {0} }}.value", "_ = {{ {0} }}()", "autoreleasepool {{ {0} }}",
        "MainActor.assumeIsolated {{ {0} }}", "switch 1 {{ case 1: {0}\ndefault: break }}"])
    return program.edited(path, (item.start, item.end, form.format(plain(item))))


@mutation(2)
def postfix_conditional(program, chance):
    """`#if` around a modifier of a chain."""
    found = [(path, call) for path, call in program.nodes("functionCallExpr")
             if (callee := call.child("memberAccessExpr")) and callee.children
             and callee.children[0].kind == "functionCallExpr"]
    path, call = picked(chance, found) or (None, None)
    if not call:
        return None
    at = call.child("memberAccessExpr").children[0].end
    modifier = plain(call.text[at:call.end].strip())
    if not modifier.startswith("."):
        return None
    other = chance.choice(["", f"\n#else\n{modifier}", "\n#else\n.padding()"])
    name = chance.choice(["DEBUG", "os(iOS)", "!DEBUG", "true"])
    return program.edited(path, (at, call.end, f"\n#if {name}\n{modifier}{other}\n#endif\n"))

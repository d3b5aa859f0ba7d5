"""Projects of one shape each, of any size: code of the kind that a pass follows from place to place."""

PACKAGE = """\
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Shape", platforms: [.iOS(.v17)], targets: [.target(name: "Shape", path: "Sources")])
"""

STORE = "final class Store: ObservableObject {\n  @Published var name = \"\"\n  @Published var count = 0\n}\n"


def one_file(parts, imports="SwiftUI"):
    return {"All.swift": f"import {imports}\n" + "\n".join(parts) + "\n"}


def file_each(texts):
    return {f"File{number}.swift": f"import SwiftUI\n{text}\n" for number, text in enumerate(texts)}


def aliases_in_circles(size):
    pairs = [f"struct Left{i}<Value> {{ typealias Element = Value }}\n"
             f"struct Right{i}<Element> {{ typealias Value = Element }}" for i in range(size)]
    return one_file(pairs + [
        "extension Left0 where Element == Int { func framed() -> Int { 1 } }",
        "extension View { func framed() -> some View { padding() } }",
        "struct Screen: View {\n  var body: some View { label().framed() }\n"
        "  func label() -> AnyView { AnyView(Text(\"\")) }\n}"])


def aliases_of_one_name(size):
    return one_file([f"struct Bin{i} {{\n  typealias Element = Item\n  typealias Item = Element\n}}"
                     for i in range(size)] + [
        "extension Array where Element == Item { func framed() -> some View { Text(\"\") } }",
        "struct Screen: View {\n  var body: some View { label().framed() }\n"
        "  func label() -> AnyView { AnyView(Text(\"\")) }\n}"])


def generic_views_in_a_ring(size):
    return one_file([STORE] + [
        f"struct Layer{i}<Model: ObservableObject>: View {{\n  @ObservedObject var model: Model\n"
        f"  var body: some View {{ VStack {{ Layer{(i + 1) % size}(model: model); "
        f"Layer{(i + 2) % size}(model: model) }} }}\n}}" for i in range(size)] + [
        "struct Screen: View {\n  @StateObject var store = Store()\n"
        "  var body: some View { Layer0(model: store) }\n}"])


def modifiers_in_a_ring(size):
    modifiers = "".join(f"  func look{i}() -> some View {{ self.look{(i + 1) % size}().look{(i + 2) % size}() }}\n"
                        for i in range(size))
    return one_file([f"extension View {{\n{modifiers}}}"] + [
        f"struct Screen{i}: View {{\n  let items: [Int]\n  var body: some View {{\n    ScrollView {{ VStack {{ "
        f"ForEach(items, id: \\.self) {{ _ in Text(\"\").look{i}() }} }}.look{i}() }}\n  }}\n}}"
        for i in range(size)])


def rows_of_rows(size):
    return one_file([
        f"struct Row{i}: View {{\n  let items: [Int]\n  var body: some View {{\n    ScrollView {{ VStack {{ "
        f"ForEach(items, id: \\.self) {{ _ in Row{i + 1}(items: items) }} }} }}\n  }}\n}}" for i in range(size)] + [
        f"struct Row{size}: View {{\n  let items: [Int]\n  var body: some View {{ Text(\"\") }}\n}}"])


def rows_of_two_rows(size):
    return one_file([
        f"struct Row{i}: View {{\n  let items: [Int]\n  var body: some View {{ "
        f"VStack {{ Row{i + 1}(items: items); Row{min(i + 2, size)}(items: items) }} }}\n}}" for i in range(size)] + [
        f"struct Row{size}: View {{\n  let items: [Int]\n  var body: some View {{ Text(\"\") }}\n}}",
        "struct Screen: View {\n  let items: [Int]\n  var body: some View { ScrollView { VStack { "
        "ForEach(items, id: \\.self) { _ in Row0(items: items) } } } }\n}"])


def overloads_in_files(size):
    return file_each([
        f"struct Size{i} {{}}\nextension View {{\n  func styled(_ size: Size{i}) -> AnyView {{ AnyView(padding()) }}\n"
        f"}}\nstruct Screen{i}: View {{\n  var body: some View {{ ScrollView {{ VStack {{ ForEach(0..<100) {{ _ in "
        f"Text(\"\").styled(Size{i}()) }} }} }} }}\n}}" for i in range(size)])


def erased_functions_in_a_chain(size):
    calls = "".join(f"  func part{i}() -> AnyView {{ AnyView(part{i + 1}().padding()) }}\n" for i in range(size))
    return one_file([f"struct Screen: View {{\n  var body: some View {{ part0() }}\n{calls}"
                     f"  func part{size}() -> AnyView {{ AnyView(Text(\"\")) }}\n}}"])


def erased_functions(size):
    return one_file([
        f"func label{i}(_ isOn: Bool) -> AnyView {{\n  if isOn {{ return AnyView(Text(\"{i}\")) }}\n"
        f"  return AnyView(Image(systemName: \"star\"))\n}}" for i in range(size)])


def formatters_in_one_function(size):
    steps = "".join(f"    let style{i} = DateFormatter()\n    style{i}.dateFormat = \"yyyy-{i}\"\n"
                    f"    all.append(style{i}.string(from: date))\n" for i in range(size))
    return one_file(["struct Writer {\n  func all(_ date: Date) -> [String] {\n    var all: [String] = []\n"
                     f"{steps}    return all\n  }}\n}}"], "Foundation")


def formatters_in_one_type(size):
    functions = "".join(
        f"  func text{i}(_ date: Date) -> String {{\n    let style = DateFormatter()\n"
        f"    style.dateFormat = \"yyyy-{i}\"\n    return style.string(from: date)\n  }}\n" for i in range(size))
    return one_file([f"struct Writer {{\n{functions}}}"], "Foundation")


def silenced_formatters(size):
    functions = "".join(
        f"  func text{i}(_ date: Date) -> String {{\n"
        f"    let style = DateFormatter() // swiftfix:ignore hoist-formatters\n"
        f"    return style.string(from: date)\n  }}\n" for i in range(size))
    return one_file([f"struct Writer {{\n{functions}}}"], "Foundation")


def long_modifier_chains(size):
    def chain(first):
        return "      Text(\"\")\n" + "".join(f"        .padding({first + i})\n" for i in range(size))

    return one_file(["struct Screen: View {\n  var isOn = false\n  var body: some View {\n    if isOn {\n"
                     f"{chain(0)}    }} else {{\n{chain(1)}    }}\n  }}\n}}"])


def branches(size):
    pairs = "".join(
        f"      if step == {i} {{\n        Text(\"\").foregroundColor(.red)\n      }} else {{\n"
        f"        Text(\"\").foregroundColor(.blue)\n      }}\n" for i in range(size))
    return one_file(["struct Screen: View {\n  let step: Int\n  var body: some View {\n    VStack {\n"
                     f"{pairs}    }}\n  }}\n}}"])


def subclasses(size):
    return one_file(["class Model0: ObservableObject { @Published var first = 0 }"] + [
        f"class Model{i}: Model{i - 1} {{ @Published var value{i} = 0 }}" for i in range(1, size)] + [
        f"struct Screen: View {{\n  @ObservedObject var model: Model{size - 1}\n"
        "  var body: some View { Text(\"\\(model.first)\") }\n}"])


def observing_views(size):
    return one_file([STORE] + [
        f"struct Screen{i}: View {{\n  @ObservedObject var store: Store\n  var body: some View {{\n"
        f"    VStack {{\n      Text(store.name)\n      TextField(\"\", text: $store.name)\n    }}\n  }}\n}}"
        for i in range(size)])


def models_with_views(size):
    return file_each([
        f"final class Model{i}: ObservableObject {{\n  @Published var name = \"\"\n  @Published var count = {i}\n"
        f"  func grow() {{ count += 1 }}\n}}\nstruct Screen{i}: View {{\n"
        f"  @StateObject private var model = Model{i}()\n  var body: some View {{\n    VStack {{\n"
        f"      Text(model.name)\n      TextField(\"\", text: $model.name)\n      Detail{i}(model: model)\n    }}\n"
        f"  }}\n}}\nstruct Detail{i}: View {{\n  @ObservedObject var model: Model{i}\n"
        f"  var body: some View {{ Text(\"\\(model.count)\") }}\n}}" for i in range(size)])


def published_properties(size):
    properties = "".join(f"  @Published var value{i} = {i}\n" for i in range(size))
    changes = "".join(f"    value{i} += 1\n" for i in range(size))
    reads = "".join(f"      Text(\"\\(model.value{i})\")\n" for i in range(size))
    return one_file([
        f"final class Model: ObservableObject {{\n{properties}  func grow() {{\n{changes}  }}\n}}",
        f"struct Screen: View {{\n  @StateObject var model = Model()\n  var body: some View {{\n    VStack {{\n{reads}"
        "    }\n  }\n}"])


def nested_scroll_views(size):
    depth = 20
    opened = "".join(f"ScrollView {{ VStack {{ ForEach(items, id: \\.self) {{ item{level} in\n"
                     for level in range(depth))
    return file_each([
        f"struct Screen{i}: View {{\n  let items: [Int]\n  var body: some View {{\n{opened}Text(\"\\(item0)\")\n"
        + "} } }\n" * depth + "  }\n}" for i in range(size)])


def derived_collections(size):
    getters = [f"  var list{i}: [Int] {{ {f'list{i - 1}' if i else 'items'}.filter {{ $0 > {i} }} }}"
               for i in range(size)]
    reads = "".join(f"      Text(\"\\(list{i}.count)\")\n      if list{i}.isEmpty {{ Text(\"none\") }}\n"
                    for i in range(size))
    return one_file(["struct Screen: View {\n  let items: [Int]\n" + "\n".join(getters)
                     + f"\n  var body: some View {{\n    List {{\n{reads}    }}\n  }}\n}}"])


def derived_collections_of_views(size):
    return one_file([
        f"struct Screen{i}: View {{\n  let items: [Int]\n  @State private var query = \"\"\n"
        f"  var found: [Int] {{ items.filter {{ $0 > {i} }}.sorted() }}\n"
        f"  var body: some View {{\n    VStack {{\n      TextField(\"Query\", text: $query)\n"
        f"      if found.isEmpty {{ Text(\"none\") }}\n"
        f"      ForEach(found, id: \\.self) {{ item in Text(\"\\(item)\") }}\n"
        f"      Screen{(i + 1) % size}(items: found)\n    }}\n  }}\n}}" for i in range(size)])


def helpers_of_one_view(size):
    helpers = "\n".join(f"  func part{i}() -> Int {{ part{(i + 1) % size}() + part{(i + 2) % size}() }}"
                        for i in range(size))
    shown = "\n".join(f"      Text(\"\\(part{i}())\")" for i in range(size))
    return one_file([f"struct Screen: View {{\n{helpers}\n  var body: some View {{\n    List {{\n{shown}\n    }}\n"
                     "  }\n}"])


def helpers_of_one_name(size):
    return one_file([
        f"struct Maker{i} {{\n  let next: Maker{(i + 1) % size}\n  func made() -> Int {{ next.made() + 1 }}\n}}\n"
        f"struct Screen{i}: View {{\n  let maker: Maker{i}\n"
        f"  var body: some View {{ List {{ Text(\"\\(maker.made())\") }} }}\n}}"
        for i in range(size)])


def extensions_of_one_view(size):
    return one_file(["struct Screen: View {\n  @State var count = 0\n  var body: some View { part0() }\n}"] + [
        f"extension Screen {{\n  @ViewBuilder func part{i}() -> some View {{\n    Text(\"{i}\").id(UUID())\n"
        f"    Button(\"More\") {{ count += 1 }}\n    part{(i + 1) % size}()\n  }}\n}}" for i in range(size)])


def observed_values(size):
    return one_file([
        f"struct Filter{i} {{\n  var text = \"\"\n  var isOn = false\n}}\n"
        f"@Observable final class Model{i} {{\n  var filter = Filter{i}()\n  var text = \"\"\n}}\n"
        f"struct Screen{i}: View {{\n  let model: Model{i}\n"
        f"  var body: some View {{ Text(model.filter.text + model.text) }}\n}}" for i in range(size)])


def observed_values_of_one_class(size):
    return one_file([
        "\n".join(f"struct Filter{i} {{ var text = \"\" }}" for i in range(size)),
        "@Observable final class Model {\n"
        + "\n".join(f"  var filter{i} = Filter{i}()" for i in range(size)) + "\n}"] + [
        f"struct Screen{i}: View {{\n  let model: Model\n  var body: some View {{ Text(model.filter{i}.text) }}\n}}"
        for i in range(size)])


def classes_in_files(size):
    return file_each(
        f"final class Model{i}: ObservableObject {{ @Published var name = \"\" }}\n"
        f"struct Child{i}: View {{\n  @ObservedObject var model: Model{i}\n"
        f"  var body: some View {{ Text(model.name) }}\n}}\n"
        f"struct Screen{i}: View {{ var body: some View {{ Child{i}(model: Model{i}()) }} }}" for i in range(size))


def rows_that_search(size):
    return one_file([
        "final class Store: ObservableObject {\n"
        + "\n".join(f"  @Published var chosen{i}: Set<Int> = []" for i in range(size)) + "\n}"] + [
        f"struct Row{i}: View {{\n  @ObservedObject var store: Store\n  let item: Int\n"
        f"  var body: some View {{ Text(store.chosen{i}.contains(item) ? \"x\" : \"\") }}\n}}\n"
        f"struct Screen{i}: View {{\n  @ObservedObject var store: Store\n  let items: [Int]\n"
        f"  var body: some View {{\n    List(items, id: \\.self) {{ item in Row{i}(store: store, item: item) }}\n"
        f"  }}\n}}" for i in range(size)])


def frequent_handlers(size):
    handlers = "".join(f"\n      Text(\"x\").onReceive(timer) {{ _ in value{i} = clock.now{i} }}" for i in range(size))
    states = "".join(f"  @State private var value{i} = 0\n" for i in range(size))
    return one_file([
        "struct Clock {\n" + "\n".join(f"  var now{i} = 0" for i in range(size)) + "\n}",
        f"struct Screen: View {{\n{states}  var clock = Clock()\n"
        "  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()\n"
        f"  var body: some View {{\n    VStack {{{handlers}\n    }}\n  }}\n}}"])


def tasks_and_environments(size):
    return one_file([
        f"struct Screen{i}: View {{\n  @Environment(\\.dismiss) private var dismiss\n"
        f"  @EnvironmentObject private var store: Store\n  @State var items: [Int] = []\n"
        f"  func load() async {{ items = [{i}] }}\n"
        f"  var body: some View {{\n    Text(\"x\").onAppear {{ Task {{ await load() }} }}\n"
        f"      .animation(.default)\n  }}\n}}" for i in range(size)] + [STORE])


def commented_code(size):
    lines = "\n".join(f"      // The row with the number {i} keeps its color, because people asked for it.\n"
                      f"      Text(\"{i}\").id(UUID())" for i in range(size))
    return one_file([f"struct Screen: View {{\n  var body: some View {{\n    VStack {{\n{lines}\n    }}\n  }}\n}}"])


def overloads_of_one_type(size):
    shown = "; ".join(f"part(label{i}: 1)" for i in range(size))
    overloads = "".join(f"  func part(label{i}: Int) -> AnyView {{ AnyView(Text(\"{i}\")) }}\n" for i in range(size))
    return one_file([f"struct Screen: View {{\n  var body: some View {{ VStack {{ {shown} }} }}\n{overloads}}}"])


def subclasses_of_one_class(size):
    return one_file(["class Base: ObservableObject { @Published var name = \"\" }"] + [
        f"class Model{i}: Base {{ @Published var value = {i} }}\n"
        f"struct Screen{i}: View {{\n  @ObservedObject var model: Model{i}\n"
        f"  var body: some View {{ Text(model.name + \"\\(model.value)\") }}\n}}" for i in range(size)])


def state_of_one_name(size):
    return one_file([
        f"struct Model{i} {{ var title: String }}\nstruct Screen{i}: View {{\n  let model: Model{i}\n"
        f"  @State var title = \"\"\n"
        f"  var body: some View {{ VStack {{ Text(model.title); TextField(\"\", text: $title) }} }}\n}}"
        for i in range(size)])


def unknown_uses_of_one_name(size):
    return one_file([
        f"struct Screen{i}: View {{\n  @State var isOn = false\n  @Environment(\\.dismiss) private var dismiss\n"
        f"  var body: some View {{\n"
        f"    Toggle(\"\", isOn: $isOn).onAppear {{ visit {{ $0.isOn; $0.dismiss() }} }}\n  }}\n}}"
        for i in range(size)])


def key_paths_of_one_name(size):
    return one_file([
        f"struct Item{i} {{ var name: String }}\nstruct Screen{i}: View {{\n  @State var items: [Item{i}] = []\n"
        f"  @State var name = \"\"\n"
        f"  var body: some View {{ List(items, id: \\.name) {{ Text($0.name) }} }}\n}}" for i in range(size)])


def operators_of_one_name(size):
    return one_file(["infix operator +++: AdditionPrecedence"] + [
        f"struct Size{i} {{ static func +++ (a: Size{i}, b: Size{i}) -> Size{i} {{ a }} }}\n"
        f"struct Screen{i}: View {{\n  let a: Size{i}\n  @State var b = false\n"
        f"  var body: some View {{ Text(\"\\(a +++ a)\") }}\n}}" for i in range(size)])


def formatter_functions(size):
    return one_file([
        f"func text{i}(_ date: Date) -> String {{\n  let style = DateFormatter()\n"
        f"  style.dateFormat = \"yyyy-{i}\"\n  return style.string(from: date)\n}}" for i in range(size)],
        "Foundation")


def erased_subscripts(size):
    return one_file([
        f"struct Table{i} {{\n  subscript(row: Int) -> AnyView {{ AnyView(Text(\"\\(row)\")) }}\n"
        f"  func made() -> some View {{ self[{i}] }}\n}}" for i in range(size)])


def requirements_of_one_name(size):
    return one_file([
        f"protocol Maker{i} {{ func made() -> AnyView }}\n"
        f"struct Screen{i}: Maker{i} {{ func made() -> AnyView {{ AnyView(Text(\"{i}\")) }} }}" for i in range(size)])


def witnesses_of_one_name(size):
    return one_file([
        f"protocol Titled{i} {{ var title: String {{ get }} }}\n"
        f"final class Model{i}: ObservableObject, Titled{i} {{ @Published var title = \"\" }}\n"
        f"struct Screen{i}: View {{\n  let model: any Titled{i}\n  @StateObject var other = Model{i}()\n"
        f"  var body: some View {{ Text(model.title) }}\n}}" for i in range(size)])


def private_rows_in_files(size):
    return file_each([
        f"private struct Row: View {{\n  let item: Int\n  @State var isOn = false\n"
        f"  var body: some View {{ Text(\"\\(item)\") }}\n}}\nstruct Screen{i}: View {{\n  let items: [Int]\n"
        f"  var body: some View {{\n    ScrollView {{ VStack {{ ForEach(items, id: \\.self) {{ item in "
        f"Row(item: item) }} }} }}\n  }}\n}}" for i in range(size)])


# Each shape with the size at which it takes long enough to be measured.
ALL = [
    (aliases_in_circles, 4000), (aliases_of_one_name, 1000), (generic_views_in_a_ring, 400),
    (modifiers_in_a_ring, 50), (rows_of_rows, 100), (rows_of_two_rows, 600), (overloads_in_files, 60),
    (erased_functions_in_a_chain, 120), (erased_functions, 400), (formatters_in_one_function, 150),
    (formatters_in_one_type, 300), (silenced_formatters, 300), (long_modifier_chains, 200), (branches, 300),
    (subclasses, 160), (observing_views, 600), (models_with_views, 150), (published_properties, 800),
    (nested_scroll_views, 50),
    (derived_collections, 100), (derived_collections_of_views, 200), (helpers_of_one_view, 300),
    (helpers_of_one_name, 300), (extensions_of_one_view, 200), (observed_values, 200),
    (observed_values_of_one_class, 200), (classes_in_files, 150), (rows_that_search, 150),
    (frequent_handlers, 150), (tasks_and_environments, 200), (commented_code, 200),
    (overloads_of_one_type, 100), (subclasses_of_one_class, 150), (state_of_one_name, 400),
    (unknown_uses_of_one_name, 200), (key_paths_of_one_name, 150), (operators_of_one_name, 300),
    (formatter_functions, 200), (erased_subscripts, 150), (requirements_of_one_name, 200),
    (witnesses_of_one_name, 100), (private_rows_in_files, 100),
]

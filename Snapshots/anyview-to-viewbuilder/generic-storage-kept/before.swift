import SwiftUI

struct Annotated: View {
    let content: AnyView
    var body: some View { content }
}

struct InAnArray: View {
    let content: AnyView
    var body: some View { content }
}

struct InATernary: View {
    let content: AnyView
    var body: some View { content }
}

struct TypeAsValue: View {
    let content: AnyView
    var body: some View { content }
}

struct Compared: View, Equatable {
    let number: Int
    let content: AnyView
    var body: some View { content }
    nonisolated static func == (first: Self, second: Self) -> Bool { first.number == second.number }
}

struct WithDefaults: View {
    static let spacing: CGFloat = 8
    let content: AnyView
    var body: some View { content.padding(Self.spacing) }
}

struct GivenAVariable: View {
    let content: AnyView
    var body: some View { content }
}

struct Assigned: View {
    @State private var content: AnyView
    init(content: AnyView) { _content = State(initialValue: content) }
    var body: some View { content.onTapGesture { content = AnyView(Text("Tapped")) } }
}

struct HandedOn: View {
    let content: AnyView
    var body: some View { GivenAVariable(content: content) }
}

struct Recursive: View {
    let depth: Int
    let content: AnyView
    var body: some View {
        if depth > 0 { Recursive(depth: depth - 1, content: AnyView(Text("Deeper"))) } else { content }
    }
}

struct Nested: View {
    enum Style { case plain, bold }
    let style: Style
    let content: AnyView
    var body: some View { content.opacity(style == .plain ? 1 : 0.5) }
}

struct TwoInitializers: View {
    let content: AnyView
    init(content: AnyView) { self.content = content }
    init(title: String) { content = AnyView(Text(title)) }
    var body: some View { content }
}

struct MadeInside: View {
    private let content: AnyView
    init(isOn: Bool) { content = isOn ? AnyView(Text("On")) : AnyView(Image(systemName: "circle")) }
    var body: some View { content }
}

struct NameTaken: View {
    struct Content {}
    let content: AnyView
    var body: some View { content }
}

struct ClosurePassedOn: View {
    let content: () -> AnyView
    var body: some View { List(0..<3, id: \.self) { _ in run(content) } }
    private func run(_ make: () -> AnyView) -> AnyView { make() }
}

struct Page: Identifiable {
    let id: Int
    let content: AnyView
}

public struct Offered: View {
    let content: AnyView
    init(content: AnyView) { self.content = content }
    public var body: some View { content }
}

struct Container: View {
    var isOn: Bool
    var text: AnyView
    private let one: Annotated = Annotated(content: AnyView(Text("1")))
    private var many: [some View] { [InAnArray(content: AnyView(Text("1"))), InAnArray(content: AnyView(Text("2")))] }

    var body: some View {
        VStack {
            one
            many[0]
            isOn ? InATernary(content: AnyView(Text("1"))) : InATernary(content: AnyView(Text("2")))
            TypeAsValue(content: AnyView(Text("\(TypeAsValue.self)")))
            Compared(number: 1, content: AnyView(Text("1")))
            WithDefaults(content: AnyView(Text("1")))
            GivenAVariable(content: text)
            Assigned(content: AnyView(Text("1")))
            HandedOn(content: AnyView(Text("1")))
        }
        VStack {
            Recursive(depth: 3, content: AnyView(Text("1")))
            Nested(style: .bold, content: AnyView(Text("1")))
            TwoInitializers(content: AnyView(Text("1")))
            MadeInside(isOn: isOn)
            NameTaken(content: AnyView(Text("1")))
            ClosurePassedOn { AnyView(Text("1")) }
            Page(id: 1, content: AnyView(Text("1"))).content
            Offered(content: AnyView(Text("1")))
        }
    }
}

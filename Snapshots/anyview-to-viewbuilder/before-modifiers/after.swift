import SwiftUI

struct Card: View {
    var body: some View { Text("card").padding() }
}

extension View {
    func eraseToAnyView() -> AnyView { AnyView(self) }

    func framed() -> some View { border(Color.red) }
}

struct Trail: View {
    var isOpen = false
    let names: [String]

    var body: some View {
        VStack {
            Text("Trail")
        }
        .padding()
        .environment(\.isEnabled, isOpen)
    }

    private var only: some View {
        Card().opacity(0.5)
    }

    private var rows: some View {
        ForEach(names, id: \.self) { name in
            row(name).padding()
            Text(name).padding()
        }
    }

    private func row(_ name: String) -> some View { Text(name) }

    @ViewBuilder
    private var several: some View {
        Group {
            Text("a")
            Text("b")
        }
        .padding()
        content(isOpen).background(Color.red)
    }

    private func content(_ isOpen: Bool) -> some View {
        HStack { Text(isOpen ? "open" : "closed") }
    }
}

/// What stays as it is.
struct Kept: View {
    var isOpen = false
    let view: any View

    var body: some View {
        // A text, a color and a shape have modifiers of their own.
        AnyView(Text("a")).bold()
        AnyView(Color.red).opacity(0.5)
        AnyView(Circle()).offset(x: 2)
        // A modifier of the project.
        AnyView(Card()).framed()
        AnyView(view).padding()
        AnyView(EmptyView()).padding()
    }

    // Both have one type.
    private var results: some View {
        if isOpen { return AnyView(Card()).padding() }
        return AnyView(Text("b")).padding()
    }

    private var ternary: some View {
        isOpen ? AnyView(Card()).padding() : AnyView(Text("b")).padding()
    }

    private var views: [AnyView] {
        [AnyView(Card().padding())]
    }
}

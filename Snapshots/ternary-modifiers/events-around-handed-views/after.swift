import SwiftUI

// Branches may be handed on by the name of the function, property or type that makes them, or of a constant.
struct Shown<Content: View>: View {
    let content: Content

    var body: some View {
        content.onAppear { print("shown") }
    }
}

struct Made<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        content().onAppear { print("shown") }
    }
}

struct Badge: View {
    let isDim: Bool

    var body: some View {
        if isDim { Text("a").opacity(0.5) } else { Text("a") }
    }
}

struct Labels: View {
    let isDim: Bool
    let flags: [Bool]

    var body: some View {
        let constant = constantLabel
        ForEach(0..<3, id: \.self, content: row).onAppear { print("appears") }
        ForEach(flags, id: \.self, content: Badge.init).task { print("starts") }
        Group(content: group).transition(.slide)
        Made(content: made)
        Shown(content: held)
        constant.onAppear { print("appears") }
        (bracketed).onAppear { print("appears") }
        AnyView(erased).onAppear { print("appears once") }
    }

    @ViewBuilder private func row(_ number: Int) -> some View {
        if isDim { Text("b").opacity(0.5) } else { Text("b") }
    }

    @ViewBuilder private func group() -> some View {
        if isDim { Text("c").opacity(0.5) } else { Text("c") }
    }

    @ViewBuilder private func made() -> some View {
        if isDim { Text("d").opacity(0.5) } else { Text("d") }
    }

    @ViewBuilder private var held: some View {
        if isDim { Text("e").opacity(0.5) } else { Text("e") }
    }

    @ViewBuilder private var constantLabel: some View {
        if isDim { Text("f").opacity(0.5) } else { Text("f") }
    }

    @ViewBuilder private var bracketed: some View {
        if isDim { Text("g").opacity(0.5) } else { Text("g") }
    }

    @ViewBuilder private var erased: some View {
        Text("h").opacity(isDim ? 0.5 : 1)
    }
}

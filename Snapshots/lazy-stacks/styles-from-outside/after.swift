import SwiftUI

struct Item: Identifiable {
    let id: Int
    let name: String
}

// A style around the stack makes the controls in its rows.
struct FoldingStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { FoldingLabel(configuration: configuration) }
}

struct FoldingLabel: View {
    @State private var isOpen = false
    let configuration: ButtonStyle.Configuration
    var body: some View { configuration.label.opacity(isOpen ? 1 : 0.5) }
}

struct LoggingStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onAppear { print("seen") }
    }
}

struct PaddedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
}

extension View {
    func folding() -> some View { padding().buttonStyle(FoldingStyle()) }
}

@MainActor struct Lists {
    let items: [Item]

    var onTheStack: some View {
        ScrollView { VStack { ForEach(items) { item in Button(item.name) {} } }.buttonStyle(FoldingStyle()) }
    }

    var onTheScrollView: some View {
        ScrollView { VStack { ForEach(items) { item in Toggle(item.name, isOn: .constant(true)) } } }
            .toggleStyle(LoggingStyle())
    }

    var byAModifier: some View {
        ScrollView { VStack { ForEach(items) { item in Button(item.name) {} } } }.folding()
    }

    var around: some View {
        NavigationView { Buttons(items: items) }.buttonStyle(FoldingStyle())
    }

    // These have no such control, or no state.
    var withoutControls: some View {
        ScrollView { LazyVStack { ForEach(items) { item in Text(item.name) } } }.folding()
    }

    var withoutState: some View {
        ScrollView { LazyVStack { ForEach(items) { item in Button(item.name) {} } } }.buttonStyle(PaddedStyle())
    }
}

struct Buttons: View {
    let items: [Item]

    var body: some View {
        ScrollView { VStack { ForEach(items) { item in Button(item.name) {} } } }
    }
}

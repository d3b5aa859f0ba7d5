import SwiftUI

struct Slot<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
}

@MainActor final class Deck {
    var slots: [Slot<AnyView>] = []
    var onSelect: ((Slot<AnyView>) -> Void)?
    var onShow: (any View) -> Void = { _ in }

    func add() {
        slots.append(Slot { AnyView(Text("a")) })
        slots.append(contentsOf: ["b", "c"].map { name in Slot { AnyView(Text(name)) } })
        let last = Slot { AnyView(Text("d")) }
        slots.insert(last, at: 0)
        onSelect?(Slot { AnyView(Text("e")) })
        onShow(VStack { Text("f") })
    }

    func show(_ slot: Slot<AnyView> = Slot { AnyView(Text("g")) }) {}
}

struct Screen: View {
    var body: some View {
        Text("h").overlay(Slot { Text("i") })
    }
}

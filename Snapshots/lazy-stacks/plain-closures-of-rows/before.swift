import SwiftUI

struct Trail: Identifiable {
    let id: Int
    let name: String
}

struct FoldingLabel: View {
    @State private var isOpen = false
    var body: some View { Text("Trail").opacity(isOpen ? 1 : 0.5) }
}

struct Card<Content: View>: View {
    private let content: Content
    private let action: () -> Void

    init(content: () -> Content, action: @escaping () -> Void) {
        self.content = content()
        self.action = action
    }

    var body: some View { Button(action: action) { content } }
}

@MainActor struct Lists {
    let trails: [Trail]

    func framed<Content: View>(_ content: () -> Content) -> some View { content().padding() }

    var inAView: some View {
        ScrollView { VStack { ForEach(trails) { _ in Card { FoldingLabel() } action: { print("Open") } } } }
    }

    var inAFunction: some View {
        ScrollView { VStack { ForEach(trails) { _ in framed { FoldingLabel() } } } }
    }

    var withoutState: some View {
        ScrollView {
            VStack {
                ForEach(trails) { trail in
                    Card { Text(trail.name) } action: { print("Open") }
                }
            }
        }
    }

    var withoutStateInAFunction: some View {
        ScrollView { VStack { ForEach(trails) { trail in framed { return Text(trail.name) } } } }
    }
}

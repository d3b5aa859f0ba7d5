import SwiftUI

struct Pulse: View {
    let id: Int

    var body: some View {
        VStack {
            Text("a").animation(.default, value: UUID())
            Text("b").animation(.default, value: id)
        }
    }
}

struct Still: View {
    let isOpen: Bool

    var body: some View {
        Text(isOpen ? "Open" : "Closed").animation(nil, value: UUID())
        Text("a").animation(.linear(duration: 0), value: UUID())
        Text("b")
            // the text view moves otherwise
            .animation(.default, value: UUID())
    }
}

// Nothing calls the first helper.
extension View {
    func unusedAnimation() -> some View { self.animation(.default, value: UUID()) }

    func usedAnimation() -> some View { self.animation(.default, value: UUID()) }
}

struct Animated: View {
    var body: some View { Text("a").usedAnimation() }
}

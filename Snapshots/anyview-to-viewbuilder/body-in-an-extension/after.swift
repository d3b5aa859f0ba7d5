import SwiftUI

// The conformance is said elsewhere: this body is no builder's until it says so.
struct Switched: ViewModifier {
    let isOn: Bool
}

extension Switched {
    @ViewBuilder
    func body(content: Content) -> some View {
        if isOn { content.padding() } else { EmptyView() }
    }
}

struct Badge: View {
    let isOn: Bool
}

extension Badge {
    @ViewBuilder
    var body: some View {
        if isOn { Text("on") } else { Image("off") }
    }
}

// This one is.
struct Row {
    let isOn: Bool
}

extension Row: View {
    var body: some View {
        if isOn { Text("on") } else { Image("off") }
    }
}

protocol Screen: View {
    var title: String { get }
}

struct Home: Screen {
    let title: String
    var body: some View {
        if title.isEmpty { Text("home") } else { Image(title) }
    }
}

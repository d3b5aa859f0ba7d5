import SwiftUI

// The conformance is said elsewhere: this body is no builder's until it says so.
struct Switched: ViewModifier {
    let isOn: Bool
}

extension Switched {
    func body(content: Content) -> AnyView {
        if isOn { return AnyView(content.padding()) } else { return AnyView(EmptyView()) }
    }
}

struct Badge: View {
    let isOn: Bool
}

extension Badge {
    var body: AnyView {
        if isOn { return AnyView(Text("on")) } else { return AnyView(Image("off")) }
    }
}

// This one is.
struct Row {
    let isOn: Bool
}

extension Row: View {
    var body: AnyView {
        if isOn { return AnyView(Text("on")) } else { return AnyView(Image("off")) }
    }
}

protocol Screen: View {
    var title: String { get }
}

struct Home: Screen {
    let title: String
    var body: AnyView {
        if title.isEmpty { return AnyView(Text("home")) } else { return AnyView(Image(title)) }
    }
}

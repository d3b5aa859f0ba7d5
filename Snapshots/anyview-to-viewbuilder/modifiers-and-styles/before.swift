import SwiftUI

// What SwiftUI hands to a modifier or a style is a view, or is made of views.
struct Padded: ViewModifier {
    func body(content: Content) -> AnyView { AnyView(content.padding()) }
}

struct Switched: ViewModifier {
    let isOn: Bool

    func body(content: Content) -> AnyView {
        if isOn { return AnyView(content) } else { return AnyView(EmptyView()) }
    }
}

struct Boxed: ButtonStyle {
    func makeBody(configuration: Configuration) -> AnyView {
        if configuration.isPressed {
            return AnyView(ZStack { configuration.label })
        }
        return AnyView(configuration.label.padding())
    }
}

// Another content.
struct Shelf {
    typealias Content = any View

    func body(content: Content) -> AnyView { AnyView(content) }
}

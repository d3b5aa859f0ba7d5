import SwiftUI

// What SwiftUI hands to a modifier or a style is a view, or is made of views.
struct Padded: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
}

struct Switched: ViewModifier {
    let isOn: Bool

    func body(content: Content) -> some View {
        if isOn { content } else { EmptyView() }
    }
}

struct Boxed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        if configuration.isPressed {
            ZStack { configuration.label }
        } else {
            configuration.label.padding()
        }
    }
}

// Another content.
struct Shelf {
    typealias Content = any View

    func body(content: Content) -> AnyView { AnyView(content) }
}

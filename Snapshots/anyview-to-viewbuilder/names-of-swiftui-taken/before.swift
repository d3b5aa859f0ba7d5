import SwiftUI

protocol ViewBuilder {
    func build()
}

struct Group {
    let members: [String]
}

enum Page {
    enum View {
        case list
    }

    struct Inside: SwiftUI.View {
        var isFirst = true
        var body: some SwiftUI.View { content() }

        func content() -> AnyView { AnyView(First()) }
    }
}

struct First: View {
    var body: some View { Text("1") }
}

struct Second: View {
    var body: some View { Text("2") }
}

struct Screen: View {
    var isFirst = true

    var body: some View {
        let content: AnyView
        if isFirst {
            content = AnyView(First())
        } else {
            content = AnyView(Second())
        }
        return content.padding()
    }

    func page() -> AnyView {
        if isFirst { return AnyView(First()) } else { return AnyView(Second()) }
    }
}

struct Elsewhere: View {
    var body: some View { label() }

    func label() -> AnyView { AnyView(First()) }
}

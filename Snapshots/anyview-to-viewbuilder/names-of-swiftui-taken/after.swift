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

        func content() -> some SwiftUI.View { First() }
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
        return SwiftUI.Group {
            if isFirst {
                First()
            } else {
                Second()
            }
        }.padding()
    }

    @SwiftUI.ViewBuilder
    func page() -> some View {
        if isFirst { First() } else { Second() }
    }
}

struct Elsewhere: View {
    var body: some View { label() }

    func label() -> some View { First() }
}

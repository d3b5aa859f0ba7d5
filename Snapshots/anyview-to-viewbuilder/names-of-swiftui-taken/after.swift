import SwiftUI

protocol ViewBuilder {
    func build()
}

struct Group {
    let members: [String]
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

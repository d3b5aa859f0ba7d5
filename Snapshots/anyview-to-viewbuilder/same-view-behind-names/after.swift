import SwiftUI

struct Row: View {
    let number: Int
    @State private var isOpen = false
    var body: some View { Text("\(number)") }
}

struct Badge: View {
    var body: some View { Circle() }
}

// The branches have other names, and are of one type.
struct Panel: View {
    let isFirst: Bool

    private var first: Row { Row(number: 1) }
    private var second: Row { Row(number: 2) }
    private var third: some View { Row(number: 3) }
    private func fourth() -> some View { return Row(number: 4).padding() }
    private var badge: some View { Badge() }

    var body: some View {
        VStack {
            byType()
            byBody()
            byLocal()
            different()
        }
    }

    private func byType() -> AnyView {
        if isFirst { return AnyView(first) } else { return AnyView(self.second) }
    }

    private func byBody() -> AnyView {
        if isFirst { return AnyView(third) } else { return AnyView(fourth()) }
    }

    private func byLocal() -> AnyView {
        let row = Row(number: 5)
        if isFirst { return AnyView(row) } else { return AnyView(Row(number: 6)) }
    }

    @ViewBuilder
    private func different() -> some View {
        if isFirst { badge } else { third }
    }
}

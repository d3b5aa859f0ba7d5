import SwiftUI

protocol Page: View { var number: Int { get } }

// An element is `any Page`, whatever the project declares under the name `first`.
struct Pager: View {
    var pages: [any Page]
    var number: Int

    var body: some View { chosen }

    private var chosen: AnyView {
        if let page = pages.first(where: { $0.number == number }) {
            return AnyView(page)
        }
        return AnyView(first)
    }

    private var first: some View {
        Group { if let first = pages.first { AnyView(first) } }
    }
}

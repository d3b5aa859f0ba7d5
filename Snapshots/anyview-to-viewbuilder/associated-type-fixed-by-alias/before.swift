import SwiftUI

@MainActor protocol Page {
    associatedtype Content: View
    func make() -> Content
}

struct HomePage: Page {
    typealias Content = AnyView
    func make() -> AnyView { AnyView(Text("Home")) }
}

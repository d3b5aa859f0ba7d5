import SwiftUI

@MainActor protocol Page {
    func make() -> AnyView
}

struct HomePage: Page {
    func make() -> AnyView { AnyView(Text("Home")) }
}

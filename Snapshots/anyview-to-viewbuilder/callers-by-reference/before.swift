import SwiftUI

@MainActor struct Router {
    let build: @MainActor () -> AnyView
}

@MainActor enum Screens {
    static func home() -> AnyView { AnyView(Text("Home")) }
    static let router = Router(build: home)
}

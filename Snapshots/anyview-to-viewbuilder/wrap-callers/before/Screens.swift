import SwiftUI

@MainActor enum Screens {
    static func home() -> AnyView { AnyView(Text("Home")) }
}

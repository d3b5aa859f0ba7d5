import SwiftUI

@MainActor enum Screens {
    static func home() -> AnyView { welcome() }

    static func welcome() -> AnyView {
        AnyView(Text("Welcome").bold())
    }
}

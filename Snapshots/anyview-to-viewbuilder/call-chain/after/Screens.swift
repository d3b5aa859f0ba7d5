import SwiftUI

@MainActor enum Screens {
    static func home() -> some View { welcome() }

    static func welcome() -> some View {
        Text("Welcome").bold()
    }
}

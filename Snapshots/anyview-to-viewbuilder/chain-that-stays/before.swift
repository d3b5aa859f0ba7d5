import SwiftUI

@MainActor enum Screens {
    static var all: [AnyView] { [home()] }
    static func home() -> AnyView { welcome() }
    static func welcome() -> AnyView { AnyView(Text("Welcome").bold()) }
}

import SwiftUI

@MainActor enum Screens {
    static func home() -> some View { Text("Home") }
}

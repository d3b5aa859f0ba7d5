import SwiftUI

@MainActor struct Panel {
    var isOpen = false

    /// What the panel shows.
    @available(iOS 15, macOS 12, *)
    private func content() -> AnyView {
        if isOpen {
            return AnyView(Text("Open"))
        } else {
            return AnyView(Image(systemName: "lock"))
        }
    }

    @ViewBuilder
    func footer() -> AnyView {
        AnyView(Text("Footer"))
    }
}

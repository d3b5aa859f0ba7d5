import SwiftUI

@MainActor struct Panel {
    var isOpen = false

    /// What the panel shows.
    @ViewBuilder
    @available(iOS 15, macOS 12, *)
    private func content() -> some View {
        if isOpen {
            Text("Open")
        } else {
            Image(systemName: "lock")
        }
    }

    @ViewBuilder
    func footer() -> some View {
        Text("Footer")
    }
}

import SwiftUI

struct Toolbar: View {
    var isOpen = false

    var body: some View {
        Panel(header: title(), isOpen: isOpen) {
            icon
        }
        .overlay(title())
    }

    private func title() -> AnyView { AnyView(Text("Tools")) }

    private var icon: AnyView {
        isOpen ? AnyView(Image(systemName: "wrench")) : AnyView(Text("Closed"))
    }
}

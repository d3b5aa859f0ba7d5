import SwiftUI

struct Toolbar: View {
    var isPinned = true

    var body: some View {
        VStack {
            badge()
            title
            marker
        }
    }

    private func badge() -> some View {
        let name = isPinned ? "pin" : "pin.slash"
        #if os(iOS)
            return Image(systemName: name)
        #elseif os(macOS)
            return Label(name, systemImage: name)
        #else
            return Text(name).bold()
        #endif
    }

    private var title: some View {
        #if DEBUG
        #if os(iOS)
        return Text("Debug")
        #else
        return Text("Debug").bold()
        #endif
        #else
        return Text("Release")
        #endif
    }

    // Two results in one clause.
    private var marker: AnyView {
        #if os(iOS)
        if isPinned { return AnyView(Text("Pinned")) }
        return AnyView(Circle())
        #else
        return AnyView(Circle())
        #endif
    }
}

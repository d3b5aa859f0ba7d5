import SwiftUI

struct Toolbar: View {
    var isPinned = true

    var body: some View {
        VStack {
            badge()
            title
            marker
            counter
            other
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
    @ViewBuilder
    private var marker: some View {
        #if os(iOS)
        if isPinned {
            Text("Pinned")
        } else {
            Circle()
        }
        #else
        Circle()
        #endif
    }

    // Branches of the same view in different clauses are never both there.
    @ViewBuilder
    private var counter: some View {
        let count = 3
        #if os(iOS)
            if isPinned {
                Text("Pinned: \(count)")
            } else {
                Circle()
            }
        #else
            Text("\(count)")
        #endif
    }

    // In a build for iOS the results have two types.
    private var other: AnyView {
        #if os(iOS)
        if isPinned { return AnyView(Text("Pinned")) }
        #endif
        return AnyView(Circle())
    }
}

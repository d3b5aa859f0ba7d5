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

    private func badge() -> AnyView {
        let name = isPinned ? "pin" : "pin.slash"
        #if os(iOS)
            return AnyView(Image(systemName: name))
        #elseif os(macOS)
            return AnyView(
                Label(name, systemImage: name)
            )
        #else
            return AnyView(Text(name).bold())
        #endif
    }

    private var title: AnyView {
        #if DEBUG
        #if os(iOS)
        return AnyView(Text("Debug"))
        #else
        return AnyView(Text("Debug").bold())
        #endif
        #else
        return AnyView(Text("Release"))
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

    // Branches of the same view in different clauses are never both there.
    private var counter: AnyView {
        let count = 3
        #if os(iOS)
            if isPinned {
                return AnyView(Text("Pinned: \(count)"))
            } else {
                return AnyView(Circle())
            }
        #else
            return AnyView(Text("\(count)"))
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

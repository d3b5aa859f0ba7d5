import SwiftUI

struct Hike: Identifiable {
    let id: Int
    let name: String
}

struct HikeRow: View {
    let hike: Hike

    var body: some View {
        Text(hike.name).frame(maxWidth: .infinity)
    }
}

/// In a property.
struct Hikes: View {
    let hikes: [Hike]

    var body: some View {
        ScrollView {
            VStack { rows }
        }
    }

    private var rows: some View {
        ForEach(hikes) { HikeRow(hike: $0) }
    }
}

/// In a function, after a title, in a branch, through another property.
struct Search: View {
    let hikes: [Hike]
    let isSearching: Bool

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                Text("Hikes").frame(maxWidth: .infinity)
                if isSearching { results() } else { recent }
            }
        }
    }

    @ViewBuilder
    private func results() -> some View {
        ForEach(hikes) { HikeRow(hike: $0) }
    }

    private var recent: some View { few }

    @ViewBuilder private var few: some View {
        if hikes.isEmpty {
            Text("none")
        } else {
            Group { ForEach(hikes.prefix(3)) { HikeRow(hike: $0) } }
        }
    }
}

/// Without a stack.
struct Plain: View {
    let hikes: [Hike]

    var body: some View {
        ScrollView {
            rows
        }
    }

    private var rows: some View {
        ForEach(hikes) { HikeRow(hike: $0) }
    }
}

/// The whole stack is in a property that only this scroll view shows.
struct Moved: View {
    let hikes: [Hike]

    var body: some View {
        ScrollView {
            stack
        }
    }

    private var stack: some View {
        VStack {
            ForEach(hikes) { HikeRow(hike: $0) }
        }
    }
}

/// The stack is also shown without a scroll view.
struct Shared: View {
    let hikes: [Hike]
    let isShort: Bool

    var body: some View {
        if isShort {
            stack
        } else {
            ScrollView { stack }
        }
    }

    private var stack: some View {
        VStack {
            ForEach(hikes) { HikeRow(hike: $0) }
        }
    }
}

/// A member with rows fills the rest of the screen.
struct Filled: View {
    let hikes: [Hike]

    var body: some View {
        ScrollView {
            VStack { rows }
        }
    }

    @ViewBuilder private var rows: some View {
        ForEach(hikes) { HikeRow(hike: $0) }
        Spacer()
    }
}

/// The rows are one view here.
struct Erased: View {
    let hikes: [Hike]

    var body: some View {
        ScrollView {
            VStack { rows }
        }
    }

    private var rows: AnyView {
        AnyView(ForEach(hikes) { HikeRow(hike: $0) })
    }
}

/// What a row shows comes from outside.
struct Generic<Row: View>: View {
    let hikes: [Hike]
    let row: (Hike) -> Row

    var body: some View {
        ScrollView {
            VStack { rows }
        }
    }

    private var rows: some View {
        ForEach(hikes) { row($0) }
    }
}

/// The body of a view is only rows.
struct HikeRows: View {
    let hikes: [Hike]

    var body: some View {
        ForEach(hikes) { HikeRow(hike: $0) }
    }
}

struct ShownRows: View {
    let hikes: [Hike]

    var body: some View {
        ScrollView {
            VStack { HikeRows(hikes: hikes) }
        }
    }
}

/// A scroll view of the project's own.
struct Screen<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        ScrollView {
            content()
        }
        .background(Color.gray)
    }
}

struct Shown: View {
    let hikes: [Hike]

    var body: some View {
        Screen {
            VStack {
                ForEach(hikes) { HikeRow(hike: $0) }
            }
        }
    }
}

/// One that looks at the size of what it shows.
struct FilledScreen<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View {
        ScrollView {
            content().frame(minHeight: 400)
        }
    }
}

struct FilledShown: View {
    let hikes: [Hike]

    var body: some View {
        FilledScreen {
            VStack {
                ForEach(hikes) { HikeRow(hike: $0) }
            }
        }
    }
}

/// A form of several parts, one of which shows a collection.
struct Details: View {
    let hikes: [Hike]

    var body: some View {
        ScrollView {
            VStack {
                title
                length
                rows
                footer
            }
        }
    }

    private var title: some View { Text("Hikes") }
    private var length: some View { Text("12 km") }
    private var rows: some View { ForEach(hikes) { HikeRow(hike: $0) } }
    private var footer: some View { Text("End") }
}

import SwiftUI

struct Hike: Identifiable {
    let id: Int
    let name: String
    let isDone: Bool
}

/// The outermost view of a row.
struct HikeRow: View {
    let hike: Hike

    var body: some View {
        VStack(alignment: .leading) {
            Text(hike.name)
            if hike.isDone { Image(systemName: "checkmark") } else { Mark() }
            Divider()
        }
    }
}

struct Mark: View {
    var body: some View { Text("open") }
}

struct Hikes: View {
    let hikes: [Hike]

    var body: some View {
        List(hikes) { HikeRow(hike: $0) }
        ScrollView {
            ForEach(hikes) { hike in
                VStack(spacing: 0) {
                    Button(hike.name) {}
                    Divider()
                }
                .padding()
            }
        }
    }
}

struct Rows: View {
    let hikes: [Hike]

    var body: some View { ForEach(hikes) { Text($0.name) } }
}

struct Box<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { content }
}

struct Silent<Header: View>: View {
    let hikes: [Hike]
    let header: Header

    var body: some View {
        ScrollView {
            // No row.
            LazyVStack {
                Text("Hikes")
                Divider()
            }
            ForEach(hikes) { hike in
                // Rows of a view.
                LazyVStack { Rows(hikes: hikes) }
                // Not known.
                LazyVStack { header }
                LazyVStack { Box { Text(hike.name) } }
                LazyVStack(pinnedViews: [.sectionHeaders]) { Text(hike.name) }
            }
        }
    }
}

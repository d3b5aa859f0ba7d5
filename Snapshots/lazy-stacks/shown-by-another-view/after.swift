import SwiftUI

struct Trail: Identifiable { let id: Int; let name: String }

struct Trails: View {
    let trails: [Trail]

    var body: some View {
        if !trails.isEmpty {
            LazyVStack(spacing: 8) {
                ForEach(trails) { trail in Text(trail.name) }
            }
        }
    }
}

struct Screen: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            Text("Trails")
            VStack { Trails(trails: trails) }
        }
    }
}

// In no scroll view, in a lazy row, or across the axis.
struct Alone: View {
    let trails: [Trail]

    var body: some View {
        VStack {
            ForEach(trails) { trail in Text(trail.name) }
        }
    }
}

struct Inner: View {
    let trails: [Trail]

    var body: some View {
        VStack { ForEach(trails) { trail in Text(trail.name) } }
    }
}

struct Across: View {
    let trails: [Trail]

    var body: some View {
        HStack { ForEach(trails) { trail in Text(trail.name) } }
    }
}

struct Others: View {
    let trails: [Trail]

    var body: some View {
        VStack {
            Alone(trails: trails)
            ScrollView {
                LazyVStack { ForEach(trails) { _ in Inner(trails: trails) } }
            }
            ScrollView { Across(trails: trails) }
        }
    }
}

struct Column<Content: View> {
    let title: String
    let view: Content
}

struct Notes: View {
    let trails: [Trail]

    var body: some View {
        LazyVStack { ForEach(trails) { trail in Text(trail.name) } }
    }
}

struct Profile: View {
    let trails: [Trail]

    private var notes: Column<Notes> { Column(title: "Notes", view: Notes(trails: trails)) }

    var body: some View {
        ScrollView { notes.view }
    }
}

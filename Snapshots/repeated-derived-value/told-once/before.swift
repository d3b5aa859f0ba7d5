import SwiftUI

struct Trail: Identifiable {
    let id: Int
    var name: String
    var isRemote = false
}

// The helper is part of what the getter does.
struct Branches: View {
    let trails: [Trail]
    @State private var query = ""
    @State private var isCompact = false

    private var remote: [Trail] { filtered(trails).filter { $0.name.lowercased() != "main" } }

    private func filtered(_ values: [Trail]) -> [Trail] {
        values.filter { $0.name.lowercased().contains(query) }
    }

    var body: some View {
        Toggle("Compact", isOn: $isCompact)
        List(remote) { trail in Text(trail.name).font(isCompact ? .caption : .body) }
            .searchable(text: $query)
    }
}

// The second constant is made of the first.
struct Favorites: View {
    let trails: [Trail]
    @State private var isCompact = false

    var body: some View {
        let remote = trails.filter { $0.name.lowercased() != "main" }
        let sorted = remote.sorted { $0.name.localizedCompare($1.name) == .orderedAscending }
        Toggle("Compact", isOn: $isCompact)
        ForEach(sorted) { trail in Text(trail.name).font(isCompact ? .caption : .body) }
    }
}

// A warning says that it is read twice.
struct Twice: View {
    let trails: [Trail]
    @State private var isCompact = false

    private var remote: [Trail] { trails.filter { $0.name.lowercased() != "main" } }

    var body: some View {
        Toggle("Compact", isOn: $isCompact)
        Text("\(remote.count)").font(isCompact ? .caption : .body)
        ForEach(remote) { trail in Text(trail.name) }
    }
}

// There are few profiles, and 'isEmpty' asks for the first of the trails.
struct Profiles: View {
    let profiles: [Trail]
    let trails: [Trail]
    @State private var isCompact = false

    private var remote: [Trail] { profiles.filter { $0.name.lowercased() != "main" } }
    private var hasNone: Bool { trails.filter { $0.name.lowercased() != "main" }.isEmpty }

    var body: some View {
        Toggle("Compact", isOn: $isCompact)
        ForEach(remote) { trail in Text(trail.name).font(isCompact ? .caption : .body) }
        if hasNone { Text("None") }
    }
}

struct Screen: View {
    let trails: [Trail]

    var body: some View {
        Branches(trails: trails)
        Favorites(trails: trails)
        Twice(trails: trails)
        Profiles(profiles: trails, trails: trails)
    }
}

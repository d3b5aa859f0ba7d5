import SwiftUI

struct Trail: Identifiable {
    let id: Int
    var name: String
    var isOpen = true
}

struct TrailRow: View {
    let trail: Trail

    var body: some View { Text(trail.name) }
}

struct Found: View {
    @State private var trails: [Trail] = []
    @State private var query = ""

    private var found: [Trail] {
        trails.filter { $0.name.contains(query) }.sorted { $0.name < $1.name }
    }

    var body: some View {
        VStack {
            let found = self.found
            // What was found.
            if found.isEmpty {
                Text("None")
            } else {
                List(found) { trail in TrailRow(trail: trail) }
            }
        }
    }
}

struct Shared: View {
    let trails: [Trail]

    private var open: [Trail] { trails.filter(\.isOpen) }

    private func share(_ trails: [Trail]) {}

    var body: some View {
        VStack {
            let open = self.open
            Text("\(open.count)")
            ForEach(open) { trail in TrailRow(trail: trail) }
            Button("Share") { share(self.open) }
        }
    }
}

struct Divided: View {
    let trails: [Trail]

    private var open: [Trail] { trails.filter(\.isOpen) }

    var body: some View {
        VStack { let open = self.open; ForEach(open) { trail in
            TrailRow(trail: trail)
            if trail.id != open.last?.id { Divider() }
        } }
    }
}

final class Model: ObservableObject {
    @Published var trails: [Trail] = []

    var open: [Trail] { trails.filter(\.isOpen) }
}

struct OfModel: View {
    @ObservedObject var model: Model

    var body: some View {
        List {
            let open = model.open
            ForEach(open.indices, id: \.self) { index in
                Text(open[index].name)
            }
        }
    }
}

struct InReader: View {
    let trails: [Trail]

    private var open: [Trail] { trails.filter(\.isOpen) }

    var body: some View {
        GeometryReader { proxy in
            HStack {
                let open = self.open
                Text("\(open.count)")
                ForEach(open) { trail in Text(trail.name) }
            }
        }
    }
}

struct WithReturn: View {
    let trails: [Trail]

    private var open: [Trail] { trails.filter(\.isOpen) }

    var body: some View {
        let open = self.open
        return VStack {
            Text("\(open.count)")
        }
        .navigationTitle(open.isEmpty ? "None" : "Open")
    }
}

struct OnePathIsUnconditional: View {
    let trails: [Trail]
    let showsCount: Bool

    private var open: [Trail] { trails.filter(\.isOpen) }

    var body: some View {
        let open = self.open
        if showsCount { Text("\(open.count)") }
        ForEach(open) { trail in Text(trail.name) }
    }
}

struct InEachBranch: View {
    let trails: [Trail]
    let isGrid: Bool

    private var open: [Trail] { trails.filter(\.isOpen) }

    var body: some View {
        if isGrid {
            let open = self.open
            Text("Grid of \(open.count)")
            ForEach(open) { trail in Text(trail.name) }
        } else {
            Text("List of \(open.count)")
        }
    }
}

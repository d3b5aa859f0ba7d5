import SwiftUI

struct Trail: Identifiable {
    let id: Int
    var name: String
    var isOpen = true
}

struct Notes: View {
    let trails: [Trail]
    @State private var draft = ""

    private var sortedTrails: [Trail] { trails.sorted { $0.name < $1.name } }

    var body: some View {
        VStack {
            TextField("Note", text: $draft)
            Text("\(draft.count) letters")
            List(sortedTrails) { trail in Text(trail.name) }
        }
    }
}

struct Searched: View {
    let trails: [Trail]
    @State private var query = ""

    private var found: [Trail] { trails.filter { $0.name.contains(query) } }

    var body: some View {
        List(found) { trail in Text(trail.name) }
            .searchable(text: $query)
    }
}

final class Model: ObservableObject {
    @Published var trails: [Trail] = []
    @Published var title = ""
    @Published var isLoading = false
    @Published var error: String?
    @Published var progress = 0.0
    @Published var page = 0
    @Published var isOnline = true
    @Published var sorting = ""

    func open() -> [Trail] { trails.filter { $0.isOpen } }
    func byName() -> [Trail] { trails.sorted { $0.name < $1.name } }
}

struct OfModel: View {
    @ObservedObject var model: Model

    var body: some View {
        List(model.open()) { trail in Text(trail.name) }
        List(model.byName()) { trail in Text(trail.name) }
    }
}

struct Unread: View {
    let trails: [Trail]
    @State private var draft = ""

    var body: some View {
        VStack {
            TextField("Note", text: $draft)
            ForEach(trails.sorted { $0.name < $1.name }) { trail in Text(trail.name) }
        }
        .sheet(isPresented: .constant(false)) {
            Text("\(trails.filter(\.isOpen).count)")
        }
    }
}

struct Toolbar: View {
    let trails: [Trail]
    let groups: [String: [Trail]]
    let version: String
    @State private var draft = ""

    private var byName: [Trail] {
        trails.filter { $0.name.localizedCaseInsensitiveContains(version) }
    }

    private var open: [Trail] { trails.filter(\.isOpen) }

    private var parts: [Int] { version.split(separator: ".").compactMap { Int($0) } }

    private func matching(_ text: String) -> [Trail] { trails.filter { $0.name.contains(text) } }

    var body: some View {
        let found = draft.isEmpty ? trails : trails.filter { $0.name.contains(draft) }
        VStack {
            TextField("Draft", text: $draft)
            ForEach(found.sorted { $0.name < $1.name }) { trail in Text(trail.name) }
            ForEach(byName) { trail in Text(trail.name) }
            ForEach(open) { trail in Text(trail.name) }
            ForEach(matching(draft)) { trail in Text(trail.name) }
            Text("\(parts.count)")
            ForEach([trails.first].compactMap { $0 }) { trail in Text(trail.name) }
            if draft.isEmpty {
                ForEach(trails.sorted { $0.name < $1.name }) { trail in Text(trail.name) }
            }
            ForEach(
                groups
                    .flatMap { $0.value }
                    .sorted { $0.name < $1.name }
            ) { trail in Text(trail.name) }
        }
    }
}

struct Thumbnail: View {
    let trails: [Trail]

    var body: some View {
        Color.clear.onAppear { _ = image() }
        title
    }

    private func image() -> Image? {
        trails.sorted { $0.name < $1.name }.first.map { Image($0.name) }
    }

    private var title: Text { Text(trails.sorted { $0.name > $1.name }.first?.name ?? "") }
}

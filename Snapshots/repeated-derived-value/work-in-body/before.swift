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

    func open() -> [Trail] { trails.filter { $0.isOpen } }
}

struct OfModel: View {
    @ObservedObject var model: Model

    var body: some View {
        List(model.open()) { trail in Text(trail.name) }
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

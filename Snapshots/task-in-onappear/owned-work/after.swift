import Combine
import SwiftUI

struct Item: Identifiable, Sendable {
    let id: Int
    let name: String
}

func load() async -> [Item] { [] }

@MainActor final class Library: ObservableObject {
    static let shared = Library()
    @Published var count = 0
    func load() async {}
    func sync() async {}
}

struct ItemList: View {
    @State private var items: [Item] = []

    var body: some View {
        List(items) { Text($0.name) }
            .task { items = await load() }
    }
}

struct LibraryView: View {
    @StateObject private var library = Library()

    var body: some View {
        Text("\(library.count)")
            .task { @MainActor in
                // The first page only.
                await library.load()
            }
            .padding()
    }
}

struct Refreshed: View {
    @State private var isDone = false

    var body: some View {
        Text("\(isDone)")
            .task(priority: .background) {
                await refresh()
                isDone = true
            }
    }

    private func refresh() async {}
}

struct Counted: View {
    var body: some View {
        Text("a").task { _ = await count() }
    }

    private func count() async -> Int { 1 }
}

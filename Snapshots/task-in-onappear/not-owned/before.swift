import Combine
import SwiftUI

@MainActor final class Library: ObservableObject {
    static let shared = Library()
    @Published var count = 0
    func sync() async {}
    func saveAll() async {}
}

struct Syncing: View {
    var body: some View {
        Text("a").onAppear { Task { await Library.shared.sync() } }
    }
}

struct Given: View {
    @ObservedObject var library: Library

    var body: some View {
        Text("\(library.count)").onAppear { Task { await library.sync() } }
    }
}

struct Saving: View {
    @StateObject private var library = Library()

    var body: some View {
        Text("\(library.count)").onAppear { Task { await library.saveAll() } }
    }
}

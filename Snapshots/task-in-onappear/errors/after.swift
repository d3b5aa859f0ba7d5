import SwiftUI

func load() async throws -> [Int] { [] }

struct Leaving: View {
    @State private var items: [Int] = []

    var body: some View {
        Text("\(items.count)").onAppear { Task { items = try await load() } }
    }
}

struct Handled: View {
    @State private var items: [Int] = []

    var body: some View {
        Text("\(items.count)").task {
            do {
                items = try await load()
            } catch {
                items = []
            }
        }
    }
}

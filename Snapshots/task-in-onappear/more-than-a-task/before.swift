import Combine
import SwiftUI

@MainActor final class Model: ObservableObject {
    @Published var items: [Int] = []
    func load() async {}
}

struct Focused: View {
    @StateObject private var model = Model()
    @State private var isFocused = false
    @State private var task: Task<Void, Never>?

    var body: some View {
        VStack {
            Text("\(isFocused)").onAppear {
                isFocused = true
                Task { await model.load() }
            }
            Text("b").onAppear { task = Task { await model.load() } }
            Text("c")
                .onAppear { Task { await model.load() } }
                .onDisappear { model.items = [] }
        }
    }
}

struct Once: View {
    @StateObject private var model = Model()
    @State private var isLoaded = false

    var body: some View {
        Text("a").onAppear {
            Task {
                guard !isLoaded else { return }
                isLoaded = true
                await model.load()
            }
        }
    }
}

import Combine
import SwiftUI

@MainActor final class Model: ObservableObject {
    @Published var items: [Int] = []
    @Published var isLoading = true
    func load() async {}
}

struct Paged: View {
    @StateObject private var model = Model()

    var body: some View {
        List {
            ForEach(model.items, id: \.self) { item in
                Text("\(item)").onAppear { Task { await model.load() } }
            }
        }
    }
}

struct Loading: View {
    @StateObject private var model = Model()

    var body: some View {
        VStack {
            if model.isLoading {
                Text("a").onAppear { Task { await model.load() } }
            }
            ProgressView().onAppear { Task { await model.load() } }
            Menu("More") {
                Text("b").onAppear { Task { await model.load() } }
            }
        }
    }
}

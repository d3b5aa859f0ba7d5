import Combine
import SwiftUI

@MainActor final class Model: ObservableObject {
    @Published var items: [Int] = []
    func load() async {}
}

struct Detached: View {
    @StateObject private var model = Model()

    var body: some View {
        List {
            ForEach(model.items, id: \.self) { item in
                Text("\(item)").onAppear { Task.detached { await model.load() } }
            }
        }
        .onAppear { Task.detached { await model.load() } }
    }
}

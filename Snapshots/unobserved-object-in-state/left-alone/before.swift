import Combine
import Observation
import SwiftUI

final class ImageCache {
    var count = 0
}

@Observable class Store {
    var count = 0
}

@MainActor final class Editor: ObservableObject {
    @Published var title = ""
}

struct Other: View {
    @State private var cache = ImageCache()
    @State private var store = Store()
    @State private var selected: Editor?
    @State private var hidden = Editor()

    var body: some View {
        Button("\(cache.count) \(store.count) \(selected?.title ?? "")") { hidden.title = "" }
    }
}

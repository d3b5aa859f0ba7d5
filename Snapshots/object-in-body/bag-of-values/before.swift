import SwiftUI

// The child shows the values of each new object, and observes none.
struct Cover: View {
    let model: Model

    init(model: Model) { self.model = model }

    var body: some View {
        Text(model.title).opacity(model.progress)
    }

    final class Model: ObservableObject {
        @Published var title: String
        @Published var progress: Double

        init(title: String, progress: Double) {
            self.title = title
            self.progress = progress
        }

        func reset() { progress = 0 }
    }
}

struct Book: View {
    let title: String
    @State private var progress = 0.5

    var body: some View {
        Cover(model: Cover.Model(title: title, progress: progress))
    }
}

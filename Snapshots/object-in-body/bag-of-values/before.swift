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

// Not every caller makes an object, so that `stateobject-autoclosure` has nothing to report.
struct Shelf: View {
    @StateObject private var model = Cover.Model(title: "", progress: 0)

    var body: some View { Cover(model: model) }
}

// A child that changes the object loses the change.
struct Control: View {
    let model: Cover.Model

    var body: some View { Button(model.title) { model.reset() } }
}

struct Controls: View {
    @StateObject private var model = Cover.Model(title: "", progress: 0)
    @State private var title = ""

    var body: some View {
        Control(model: model)
        TextField("Title", text: $title)
        Control(model: Cover.Model(title: title, progress: 0))
    }
}

import Combine
import SwiftUI

final class Model: ObservableObject {
    @Published var name: String

    init(name: String) { self.name = name }
}

struct Child: View {
    @ObservedObject var model: Model

    var body: some View { Text(model.name) }
}

struct Titled: View {
    @ObservedObject var model: Model
    let title: String

    init(model: Model, title: String) {
        self.model = model
        self.title = title
    }

    var body: some View { Text(title + model.name) }
}

// One of the calls gives an object that is kept.
struct Kept: View {
    @ObservedObject var model: Model

    var body: some View { Text(model.name) }
}

// There is one call, which `object-in-body` reports.
struct Single: View {
    @ObservedObject var model: Model

    var body: some View { Text(model.name) }
}

struct Parent: View {
    @StateObject private var kept = Model(name: "")
    let name: String

    var body: some View {
        VStack {
            Child(model: Model(name: name))
            Titled(model: .init(name: name), title: "a")
            Kept(model: kept)
            Kept(model: Model(name: name))
            Single(model: Model(name: name))
        }
    }
}

struct Other: View {
    var body: some View {
        Child(model: Model(name: "b"))
        Titled(model: Model(name: "b"), title: "b")
    }
}

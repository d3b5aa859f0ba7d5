import SwiftUI

final class Model: ObservableObject {
    @Published var name: String

    init(name: String) { self.name = name }

    @MainActor static let shared = Model(name: "")
}

struct Child: View {
    @StateObject private var model: Model

    init(model: Model) {
        _model = StateObject(wrappedValue: model)
    }

    var body: some View { Text(model.name) }
}

struct Short: View {
    @StateObject private var model: Model
    private let title: String

    init(title: String, model: Model = Model(name: "")) {
        self.title = title
        self._model = .init(wrappedValue: model)
    }

    var body: some View { Text(title + model.name) }
}

struct Parent: View {
    let name: String

    var body: some View {
        VStack {
            Child(model: Model(name: name))
            Child(model: Model.shared)
            Short(title: "a", model: Model(name: "b"))
            Short(title: "b")
        }
    }
}

struct Reading: View {
    @StateObject private var model: Model
    @State private var name: String

    init(model: Model) {
        _model = StateObject(wrappedValue: model)
        _name = State(initialValue: model.name)
    }

    var body: some View { Text(model.name + name) }
}

struct Changing: View {
    @StateObject private var model: Model

    init(model: Model) { _model = StateObject(wrappedValue: model) }

    var body: some View { Text(model.name) }
}

struct Kept: View {
    @StateObject private var model: Model

    init(model: Model) { _model = StateObject(wrappedValue: model) }

    var body: some View { Text(model.name) }
}

struct Own: View {
    @StateObject private var model: Model

    init(name: String) { _model = StateObject(wrappedValue: Model(name: name)) }

    var body: some View { Text(model.name) }
}

final class Coordinator {
    var name = ""

    @MainActor func start() -> Changing { Changing(model: Model(name: name)) }
}

struct Screen: View {
    @State private var held = Model(name: "")

    var body: some View {
        Reading(model: Model(name: "a"))
        Changing(model: Model(name: "b"))
        Kept(model: .shared)
        Own(name: "c")
    }
}

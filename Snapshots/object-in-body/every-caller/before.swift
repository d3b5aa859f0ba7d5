import Combine
import SwiftUI

final class Model: ObservableObject {
    @Published var name: String

    init(name: String) { self.name = name }

    func clear() { name = "" }
}

// Of the property of a view whose every call makes one, `stateobject-autoclosure` tells.
struct Child: View {
    @ObservedObject var model: Model

    var body: some View { Text(model.name) }
}

struct Single: View {
    @ObservedObject var model: Model

    var body: some View { Text(model.name) }
}

struct Parent: View {
    let name: String

    var body: some View {
        VStack {
            Child(model: Model(name: name))
            Child(model: .init(name: "a"))
            Single(model: Model(name: name))
        }
    }
}

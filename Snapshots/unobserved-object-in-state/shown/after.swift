import Combine
import SwiftUI

@MainActor final class Model: ObservableObject {
    @Published var title = ""
}

struct Shown: View {
    @StateObject private var model = Model()

    var body: some View { Text(model.title) }
}

struct Bound: View {
    @StateObject private var model: Model = .init()

    var body: some View { TextField("Title", text: $model.title) }
}

struct Exchanged: View {
    @State private var model = Model()

    var body: some View {
        Button(model.title) { model = Model() }
    }
}

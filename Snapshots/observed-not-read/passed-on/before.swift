import Combine
import SwiftUI

@MainActor final class Model: ObservableObject {
    @Published var title = ""
    @Published var count = 0
}

struct Child: View {
    @ObservedObject var model: Model

    var body: some View { Text(model.title) }
}

struct Bar: View {
    @ObservedObject var model: Model

    var body: some View {
        Child(model: model)
    }
}

struct Screen: View {
    @ObservedObject
    var model: Model
    let title: String

    var body: some View {
        VStack {
            Text(title)
            Child(model: self.model)
        }
        .environmentObject(model)
    }
}

import Combine
import SwiftUI

@MainActor final class Model: ObservableObject {
    @Published var title = ""
}

struct Plain: View {
    let model: Model

    var body: some View { Text(model.title) }
}

struct Handing: View {
    @ObservedObject var model: Model

    var body: some View { Plain(model: model) }
}

struct Calling: View {
    @ObservedObject var model: Model

    var body: some View { Text(text(of: model)) }

    private func text(of model: Model) -> String { model.title }
}

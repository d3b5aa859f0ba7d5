import Combine
import SwiftUI

@MainActor final class Model: ObservableObject {
    @Published var title = ""
}

struct Assigning: View {
    @ObservedObject var model: Model

    var body: some View {
        Button("Clear") { model.title = "" }
    }

    mutating func replace(by other: Model) { model = other }
}

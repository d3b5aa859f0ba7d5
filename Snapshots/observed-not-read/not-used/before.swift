import Combine
import SwiftUI

@MainActor final class Model: ObservableObject {
    @Published var title = ""
}

struct Refreshed: View {
    @ObservedObject var model: Model

    var body: some View { Text("a") }
}

struct Optional: View {
    @ObservedObject var made = Model()

    var body: some View {
        Button("Clear") { made.title = "" }
    }
}

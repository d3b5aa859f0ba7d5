import Combine
import SwiftUI

@MainActor final class Model: ObservableObject {
    @Published var title = ""
}

struct Child: View {
    @ObservedObject var model: Model

    var body: some View { Text(model.title) }
}

struct Actions: View {
    @EnvironmentObject var model: Model

    var body: some View {
        Button("Clear") { model.title = "" }
    }
}

struct Owner: View {
    @StateObject private var model = Model()

    var body: some View { Child(model: model) }
}

struct Reader: View {
    @StateObject private var model = Model()

    var body: some View { Text(model.title) }
}

// The environment of the sheet needs the object itself.
struct Presenting: View {
    @EnvironmentObject var model: Model
    @State private var isShown = false

    var body: some View {
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) { Actions().environmentObject(model) }
    }
}

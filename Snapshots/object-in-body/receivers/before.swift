import SwiftUI

final class Model: ObservableObject {
    @Published var name = ""
}

struct Observing: View {
    @ObservedObject var model: Model

    var body: some View { Text(model.name) }
}

struct Owning: View {
    @StateObject var model: Model

    var body: some View { Text(model.name) }
}

struct Keeping: View {
    @StateObject private var model: Model

    init(model: Model) { _model = StateObject(wrappedValue: model) }

    var body: some View { Text(model.name) }
}

struct RowModel {
    let title: String
}

struct Row: View {
    let model: RowModel

    var body: some View { Text(model.title) }
}

struct Parent: View {
    @State private var path: [Int] = []
    @State private var shown: Model?

    var body: some View {
        VStack {
            Observing(model: Model())
            Owning(model: Model())
            Keeping(model: Model())
            Row(model: RowModel(title: "a"))
            Text("a").environmentObject(Model())
            Button("Open") { shown = Model() }
        }
        .task { shown = Model() }
    }
}

struct Local: View {
    var body: some View {
        let model = Model()
        Observing(model: model)
    }
}

import SwiftUI

final class Model: ObservableObject {
  @Published var name = ""
}

struct DetailView: View {
  @ObservedObject var model = Model()

  var body: some View { Text(model.name) }
}

struct FormView: View {
  @ObservedObject var draft = Draft()

  var body: some View { TextField("Name", text: $draft.name) }
}

final class Draft: ObservableObject {
  @Published var name = ""
}

struct ListView: View {
  let models: [Model]
  let drafts: [Draft]
  @State private var selection = 0

  var body: some View {
    VStack {
      Button("Next") { selection += 1 }
      DetailView(model: models[selection])
      DetailView()
      FormView(draft: drafts[selection])
    }
  }
}

import SwiftUI

@Observable
final class Model {
  var name = ""
}

struct DetailView: View {
  var model = Model()

  var body: some View { Text(model.name) }
}

struct FormView: View {
  @Bindable var draft = Draft()

  var body: some View { TextField("Name", text: $draft.name) }
}

@Observable
final class Draft {
  var name = ""
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

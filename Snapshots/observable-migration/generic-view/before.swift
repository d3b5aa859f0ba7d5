import SwiftUI

final class Draft: ObservableObject {
  @Published var title = ""
}

final class Letter: ObservableObject {
  @Published var title = ""
}

struct Editor<Model: ObservableObject>: View {
  @ObservedObject var model: Model
  var body: some View { Text("Editor").id(ObjectIdentifier(model)) }
}

struct Screen: View {
  let draft: Draft
  let letter: Letter
  var body: some View {
    Editor(model: draft)
    Editor<Letter>(model: letter)
  }
}

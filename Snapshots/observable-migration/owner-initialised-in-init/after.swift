import SwiftUI

@Observable
final class Editor {
  var text: String
  init(text: String) { self.text = text }
}

struct EditorView: View {
  @State private var editor: Editor

  init(text: String) {
    _editor = State(wrappedValue: Editor(text: text))
  }

  var body: some View { TextField("Text", text: $editor.text) }
}

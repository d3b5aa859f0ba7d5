import SwiftUI

final class Editor: ObservableObject {
  @Published var text: String
  init(text: String) { self.text = text }
}

struct EditorView: View {
  @StateObject private var editor: Editor

  init(text: String) {
    _editor = StateObject(wrappedValue: Editor(text: text))
  }

  var body: some View { TextField("Text", text: $editor.text) }
}

import SwiftUI

struct EditorPane: View {
  let draft: String
  let isEditing: Bool

  var body: some View {
    DraftEditor(draft: draft).disabled(!isEditing)
  }
}

struct DraftEditor: View {
  @State var draft: String

  var body: some View { TextField("Draft", text: $draft) }
}

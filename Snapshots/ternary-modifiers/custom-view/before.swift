import SwiftUI

struct EditorPane: View {
  let draft: String
  let isEditing: Bool

  var body: some View {
    if isEditing {
      DraftEditor(draft: draft).disabled(false)
    } else {
      DraftEditor(draft: draft).disabled(true)
    }
  }
}

struct DraftEditor: View {
  @State var draft: String

  var body: some View { TextField("Draft", text: $draft) }
}

import SwiftUI

struct EditorPane: View {
  let draft: String
  let isEditing: Bool

  var body: some View {
    if isEditing {
      VStack {
        Text("Draft")
        DraftEditor(draft: draft)
      }
      .padding()
    } else {
      VStack {
        Text("Draft")
        DraftEditor(draft: draft)
      }
    }
  }
}

struct DraftEditor: View {
  @State var draft: String

  var body: some View { TextField("Draft", text: $draft) }
}

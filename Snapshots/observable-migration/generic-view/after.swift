import SwiftUI

@Observable
final class Draft {
  var title = ""
}

@Observable
final class Letter {
  var title = ""
}

struct Editor<Model: AnyObject & Observable>: View {
  var model: Model
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

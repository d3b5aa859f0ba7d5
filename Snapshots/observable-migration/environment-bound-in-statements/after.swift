import SwiftUI

@Observable
final class Draft {
  var title = ""
  var text = ""
}

struct Editor: View {
  @Environment(Draft.self) private var draft

  var body: some View { field(1) }

  func field(_ number: Int) -> some View {
    switch number {
    case 0: return TextField("Title", text: Bindable(draft).title)
    default: return TextField("Text", text: Bindable(draft).text)
    }
  }

  func binding(_ number: Int) -> Binding<String> {
    if number == 0 { Bindable(draft).title } else { Bindable(draft).text }
  }

  func checked(_ number: Int) throws -> Binding<String> {
    @Bindable var draft = draft
    do {
      try Task.checkCancellation()
      return $draft.title
    } catch {
      return $draft.text
    }
  }

  func chosen() -> Binding<String> {
    @Bindable var draft = draft
    return if draft.title.isEmpty { $draft.title } else { $draft.text }
  }

  func made() -> [() -> Binding<String>] {
    if draft.title.isEmpty { [] } else { [{ return Bindable(draft).title }] }
  }
}

struct Preview: View {
  @State private var draft = Draft()

  var body: some View { Editor().environment(draft) }
}

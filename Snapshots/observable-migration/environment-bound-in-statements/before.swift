import SwiftUI

final class Draft: ObservableObject {
  @Published var title = ""
  @Published var text = ""
}

struct Editor: View {
  @EnvironmentObject private var draft: Draft

  var body: some View { field(1) }

  func field(_ number: Int) -> some View {
    switch number {
    case 0: return TextField("Title", text: $draft.title)
    default: return TextField("Text", text: $draft.text)
    }
  }

  func binding(_ number: Int) -> Binding<String> {
    if number == 0 { $draft.title } else { $draft.text }
  }

  func checked(_ number: Int) throws -> Binding<String> {
    do {
      try Task.checkCancellation()
      return $draft.title
    } catch {
      return $draft.text
    }
  }

  func chosen() -> Binding<String> {
    if draft.title.isEmpty { $draft.title } else { $draft.text }
  }

  func made() -> [() -> Binding<String>] {
    if draft.title.isEmpty { [] } else { [{ return $draft.title }] }
  }
}

struct Preview: View {
  @StateObject private var draft = Draft()

  var body: some View { Editor().environmentObject(draft) }
}

import SwiftUI

final class Draft: ObservableObject {
  @Published var text = ""
  @Published var unread = 0
}

struct ContentView: View {
  @State private var turns = 0

  var body: some View {
    VStack {
      DraftView(turn: turns)
      Button("Turn") { turns += 1 }
    }
  }
}

struct DraftView: View {
  let turn: Int
  @ObservedObject var draft = Draft()

  var body: some View {
    TextField("Draft", text: $draft.text)
    Text("\(draft.text) \(turn)")
    Button("Unread") { draft.unread += 1 }
  }
}

import SwiftUI

struct Editor: View {
  private final class Draft: ObservableObject {
    @Published var text = ""
  }

  @Observable
  fileprivate final class History {
    var entries: [String] = []
  }

  @StateObject private var draft = Draft()
  @State fileprivate var history = History()

  var body: some View {
    TextField("Text", text: $draft.text)
    Text("\(history.entries.count)")
  }
}

private enum Tools {
  @Observable
  final class Pen {
    var width = 1.0
  }
}

extension Editor {
  private struct Inspector: View {
    final class Selection: ObservableObject {
      @Published var index = 0
    }

    @StateObject private var selection = Selection()

    var body: some View { Text("\(selection.index)") }
  }
}

import SwiftUI

struct Editor: View {
  private final class Draft: ObservableObject {
    @Published var text = ""
  }

  fileprivate final class History: ObservableObject {
    @Published var entries: [String] = []
  }

  @StateObject private var draft = Draft()
  @StateObject fileprivate var history = History()

  var body: some View {
    TextField("Text", text: $draft.text)
    Text("\(history.entries.count)")
  }
}

private enum Tools {
  final class Pen: ObservableObject {
    @Published var width = 1.0
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

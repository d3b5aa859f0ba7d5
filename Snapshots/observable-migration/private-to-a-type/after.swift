import SwiftUI

struct Editor: View {
  @Observable
  fileprivate final class Draft {
    var text = ""
  }

  @Observable
  fileprivate final class History {
    var entries: [String] = []
  }

  @State private var draft = Draft()
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
  fileprivate struct Inspector: View {
    @Observable
    final class Selection {
      var index = 0
    }

    @State private var selection = Selection()

    var body: some View { Text("\(selection.index)") }
  }
}

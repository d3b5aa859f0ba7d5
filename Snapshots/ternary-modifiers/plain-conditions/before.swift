import SwiftUI

struct Note: View {
  let isDone: Bool
  let date: Date?
  let names: [String]

  var body: some View {
    VStack {
      if (isDone) { Text("a").italic() } else { Text("a") }
      if date == nil { Text("b") } else { Text("b").italic() }
      if !(isDone) { Text("c") } else { Text("c").italic() }
      if isDone != true { Text("d") } else { Text("d").strikethrough() }
      if (names.contains { $0.isEmpty }) { Text("e").opacity(0.5) } else { Text("e") }
    }
  }
}

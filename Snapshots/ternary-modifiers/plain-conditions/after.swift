import SwiftUI

struct Note: View {
  let isDone: Bool
  let date: Date?
  let names: [String]

  var body: some View {
    VStack {
      Text("a").italic(isDone)
      Text("b").italic(date != nil)
      Text("c").italic(isDone)
      Text("d").strikethrough(isDone == true)
      Text("e").opacity((names.contains { $0.isEmpty }) ? 0.5 : 1)
    }
  }
}

import SwiftUI

extension Array {
  mutating func update(_ change: (inout Element) -> Void) {
    for index in indices { change(&self[index]) }
  }
}

struct Line {
  var number = 1

  mutating func refresh(_ poem: Poem) { number = poem.lines.count }
}

final class Poem: ObservableObject {
  @Published var lines = [Line()]

  func refresh() { lines.update { $0.refresh(self) } }
}

struct PoemView: View {
  @ObservedObject var poem: Poem

  var body: some View { Text("\(poem.lines.count)") }
}

import SwiftUI

final class Library: ObservableObject {
  var count = 0 {
    willSet { objectWillChange.send() }
  }
  var hint = "none"
  func add() {
    hint = "added"
    count += 1
  }
}

struct ContentView: View {
  @StateObject private var library = Library()

  var body: some View {
    VStack {
      HintView(library: library)
      Text("\(library.count)")
      Button("Add") { library.add() }
    }
  }
}

struct HintView: View {
  @ObservedObject var library: Library
  var body: some View { Text(library.hint) }
}

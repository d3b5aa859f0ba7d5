import SwiftUI
import Synchronization

final class Counter: ObservableObject {
  private let state = Mutex(0)
  @Published private(set) var updates = 0
  var value: Int { state.withLock { $0 } }
  func increase() {
    state.withLock { $0 += 1 }
    updates += 1
  }
}

struct ContentView: View {
  @StateObject private var counter = Counter()

  var body: some View {
    VStack {
      Text("\(counter.value)")
      Button("Increase") { counter.increase() }
    }
  }
}

struct UpdatesView: View {
  @ObservedObject var counter: Counter
  var body: some View { Text("\(counter.updates)") }
}

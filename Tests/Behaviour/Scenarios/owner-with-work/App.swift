import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var note = ""
  init() { print("Counter.init") }
  deinit { print("Counter.deinit") }
}

struct ContentView: View {
  @State private var shows = true
  @State private var turns = 0

  var body: some View {
    VStack {
      if shows { CounterView() }
      Text("turn \(turns)")
      Button("Turn") { turns += 1 }
      Button("Hide") { shows.toggle() }
    }
  }
}

struct CounterView: View {
  @StateObject private var counter = Counter()

  var body: some View {
    VStack {
      Text("\(counter.count)").bold(counter.count > 1)
      TextField("Note", text: $counter.note)
      Button("Add") { counter.count += 1 }
    }
    .onAppear { print("appear") }
    .onDisappear { print("disappear") }
    .onChange(of: counter.count) { old, new in print("\(old) -> \(new)") }
  }
}

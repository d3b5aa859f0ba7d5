import SwiftUI

struct ContentView: View {
  @State private var isOpen = false
  @State private var count = 0

  var body: some View {
    let _ = Self._printChanges()

    VStack {
      Toggle("Open", isOn: $isOpen)
      if isOpen {
        let _ = Self._printChanges()
      } else {
        Counter(count: $count)
      }
      Text("\(count)")
    }
  }
}

struct Counter: View {
  @Binding var count: Int
  @State private var step = 1

  var body: some View {
    Self._printChanges()
    return Button("Add") {
      count += step
      step += 1
    }
  }
}

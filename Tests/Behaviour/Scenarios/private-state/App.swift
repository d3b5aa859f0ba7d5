import Combine
import SwiftUI

@MainActor final class Model: ObservableObject {
  @Published var count = 0
}

struct ContentView: View {
  @State var isOpen = false

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      if isOpen { Counter(step: 2) }
    }
  }
}

struct Counter: View {
  let step: Int
  @StateObject var model = Model()
  @State var last: Int?

  var body: some View {
    VStack {
      Text("\(model.count) \(last ?? 0)")
      Button("Count") {
        last = model.count
        model.count += step
      }
    }
  }
}

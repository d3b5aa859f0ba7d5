import Combine
import SwiftUI

@MainActor final class Model: ObservableObject {
  @Published var count = 0
}

enum Log {
  nonisolated(unsafe) static var last = "none"
}

struct ContentView: View {
  @StateObject private var model = Model()

  var body: some View {
    VStack {
      Buttons(model: model)
      Text("count")
    }
  }
}

struct Buttons: View {
  @ObservedObject var model: Model

  var body: some View {
    VStack {
      Text(Log.last)
      Button("Count") {
        Log.last = "\(model.count)"
        model.count += 1
      }
    }
  }
}

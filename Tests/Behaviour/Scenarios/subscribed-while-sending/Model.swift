import Combine
import SwiftUI

final class Meter: ObservableObject {
  @Published var level = 0
}

struct ContentView: View {
  @ObservedObject var meter: Meter
  var body: some View {
    VStack {
      Text("\(meter.level)")
      Button("Raise") { meter.level += 1 }
    }
  }
}

final class Chain {
  private var tokens: [AnyCancellable] = []
  func start(_ meter: Meter) {
    tokens.append(
      meter.$level.dropFirst().sink { [weak self] value in
        print("first", value)
        self?.tokens.append(meter.$level.sink { print("next", $0) })
      })
  }
}

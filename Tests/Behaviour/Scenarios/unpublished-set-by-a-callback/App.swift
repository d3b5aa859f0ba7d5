import SwiftUI

final class Hub {
  var onTick: (() -> Void)?
}

final class Clock: ObservableObject {
  @Published var name = ""
  private(set) var ticks = 0
  init(_ hub: Hub) { hub.onTick = { [weak self] in self?.ticks += 1 } }
}

struct ContentView: View {
  @ObservedObject var clock: Clock

  var body: some View {
    VStack {
      TextField("Name", text: $clock.name)
      Text("\(clock.ticks)")
    }
  }
}

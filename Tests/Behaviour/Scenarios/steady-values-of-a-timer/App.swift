import Combine
import SwiftUI

final class Clock: ObservableObject {
  @Published var isLate = false
  @Published var ticks = 0
}

struct ContentView: View {
  @StateObject private var clock = Clock()
  private static let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text("ticks \(clock.ticks)")
      Text(clock.isLate ? "late" : "in time")
      Button("Reset") { clock.ticks = 0 }
    }
    .onReceive(Self.timer) { _ in
      clock.ticks += 1
      clock.isLate = clock.ticks > 2
    }
  }
}

import SwiftUI

@Observable
final class Clock {
  var now = Date()
  init() { start() }
  private func start() {}
}

struct ClockFace: View {
  @State private var clock = Clock()
  var body: some View { Text("\(clock.now.timeIntervalSince1970)") }
}

import SwiftUI

final class Clock: ObservableObject {
  @Published var now = Date()
  init() { start() }
  private func start() {}
}

struct ClockFace: View {
  @StateObject private var clock = Clock()
  var body: some View { Text("\(clock.now.timeIntervalSince1970)") }
}

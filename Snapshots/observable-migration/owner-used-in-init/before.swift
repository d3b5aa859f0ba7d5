import SwiftUI

final class Player: ObservableObject {
  @Published var volume = 1.0
}

struct PlayerView: View {
  @StateObject private var player = Player()
  init(volume: Double) { player.volume = volume }
  var body: some View { Text("\(player.volume)") }
}

final class Timer: ObservableObject {
  @Published var seconds: Int
  init(seconds: Int) { self.seconds = seconds }
}

struct TimerView: View {
  @StateObject private var timer: Timer
  init(seconds: Int) {
    let timer = Timer(seconds: seconds)
    timer.seconds += 1
    _timer = StateObject(wrappedValue: timer)
  }
  var body: some View { Text("\(timer.seconds)") }
}

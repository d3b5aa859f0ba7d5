import SwiftUI

@Observable
final class Player {
  var volume = 1.0
}

struct PlayerView: View {
  @State private var player = Player()
  init(volume: Double) { player.volume = volume }
  var body: some View { Text("\(player.volume)") }
}

@Observable
final class Timer {
  var seconds: Int
  init(seconds: Int) { self.seconds = seconds }
}

struct TimerView: View {
  @State private var timer: Timer
  init(seconds: Int) {
    let timer = Timer(seconds: seconds)
    timer.seconds += 1
    _timer = State(wrappedValue: timer)
  }
  var body: some View { Text("\(timer.seconds)") }
}

import SwiftUI

@Observable
class Player {
  var volume = 0
}

@Observable
final class LoggedPlayer: Player {
  @ObservationIgnored override var volume: Int { didSet { print(volume) } }
}

struct PlayerView: View {
  @State private var player = LoggedPlayer()
  var body: some View { Text("\(player.volume)") }
}

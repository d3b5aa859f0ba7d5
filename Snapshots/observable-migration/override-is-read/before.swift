import SwiftUI

class Player: ObservableObject {
  @Published var volume = 0
}

final class LoggedPlayer: Player {
  override var volume: Int { didSet { print(volume) } }
}

struct PlayerView: View {
  @StateObject private var player = LoggedPlayer()
  var body: some View { Text("\(player.volume)") }
}

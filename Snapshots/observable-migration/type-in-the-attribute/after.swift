import SwiftUI

@Observable
final class Player {
  var rate = 1.0
}

struct Controls: View {
  @Environment(Player.self) private var player
  var body: some View { Text("\(player.rate)") }
}

struct Room: View {
  @State private var player = Player()
  var body: some View { Controls().environment(player) }
}

import SwiftUI

final class Player: ObservableObject {
  @Published var rate = 1.0
}

struct Controls: View {
  @EnvironmentObject<Player> private var player
  var body: some View { Text("\(player.rate)") }
}

struct Room: View {
  @StateObject<Player> private var player = Player()
  var body: some View { Controls().environmentObject(player) }
}

import SwiftUI

final class Player {
  private weak var hall: Hall?

  init(in hall: Hall) { self.hall = hall }

  deinit { hall?.close() }
}

final class Hall: ObservableObject {
  @Published var player: Player?
  @Published var isOpen = true

  func start() { player = Player(in: self) }

  func stop() { player = nil }

  func close() { isOpen = player == nil }
}

struct HallView: View {
  @ObservedObject var hall: Hall

  var body: some View { Text(hall.player == nil ? "Silence" : "Music") }
}

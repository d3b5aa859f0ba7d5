import SwiftUI

@MainActor
protocol PlayerModel: AnyObject, ObservableObject, Identifiable {
  var isPlaying: Bool { get }
}

@MainActor
final class Player: PlayerModel {
  @Published var isPlaying = false
}

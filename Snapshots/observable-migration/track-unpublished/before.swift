import SwiftUI

final class Player: ObservableObject {
  @Published var isPlaying = false
  var rate = 1.0, volume = 0.5
  private lazy var queue: [String] = []
}

import SwiftUI

final class Player: ObservableObject {
  @Published var isPlaying: Bool
  var rate: Double

  init(rate: Double) {
    self.rate = rate
    if self.rate > 1 { print("fast") }
    isPlaying = false
  }
}

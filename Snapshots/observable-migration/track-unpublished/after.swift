import SwiftUI

@Observable
final class Player {
  var isPlaying = false
  var rate = 1.0
  var volume = 0.5
  @ObservationIgnored private lazy var queue: [String] = []
}

import SwiftUI

@MainActor
protocol PlayerModel: AnyObject, Observable, Identifiable {
  var isPlaying: Bool { get }
}

@Observable
@MainActor
final class Player: PlayerModel {
  var isPlaying = false
}

import SwiftUI

@Observable
final class Grid {
  var zoom = 1.0
  @ObservationIgnored private var rows = 0
  @ObservationIgnored private var columns = 0
  @ObservationIgnored var left: Double
  @ObservationIgnored var right: Double
  var (top, bottom) = (0, 0)

  init(left: Double, right: Double) {
    self.left = left
    self.right = right
  }
}

import SwiftUI

final class Grid: ObservableObject {
  @Published var zoom = 1.0
  private var rows = 0, columns = 0
  var left, right: Double
  var (top, bottom) = (0, 0)

  init(left: Double, right: Double) {
    self.left = left
    self.right = right
  }
}

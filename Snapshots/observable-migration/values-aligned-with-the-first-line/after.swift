import SwiftUI

@Observable
final class Grid {
  var isShown = false
  @ObservationIgnored
  var rows = Array(repeating: Range(uncheckedBounds: (lower: 0,
                                                      upper: 1)),
                   count: 10)
  @ObservationIgnored var names = [
    "first",
    "second",
  ]
  @ObservationIgnored var sum = max(
    1,
    2)
}

struct GridView: View {
  var grid: Grid

  var body: some View { Text(grid.isShown ? "shown" : "") }
}

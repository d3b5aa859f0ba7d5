import SwiftUI

final class Grid: ObservableObject {
  @Published var isShown = false
  var rows = Array(repeating: Range(uncheckedBounds: (lower: 0,
                                                      upper: 1)),
                   count: 10)
  var names = [
    "first",
    "second",
  ]
  var sum = max(
    1,
    2)
}

struct GridView: View {
  @ObservedObject var grid: Grid

  var body: some View { Text(grid.isShown ? "shown" : "") }
}

import SwiftUI

struct Board: View {
  private struct Stroke { var width = 1.0 }

  private final class Pen: ObservableObject {
    @Published var strokes: [Stroke] = []
  }

  private final class Eraser: ObservableObject {
    @Published private(set) var radius = 1.0
    private class Cache {}
    private let cache = Cache()
  }

  @StateObject private var pen = Pen()
  @StateObject private var eraser = Eraser()

  var body: some View { Text("\(pen.strokes.count) \(eraser.radius)") }
}

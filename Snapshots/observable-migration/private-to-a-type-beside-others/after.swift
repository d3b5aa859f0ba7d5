import SwiftUI

struct Board: View {
  private struct Stroke { var width = 1.0 }

  private final class Pen: ObservableObject {
    @Published var strokes: [Stroke] = []
  }

  @Observable
  fileprivate final class Eraser {
    private(set) var radius = 1.0
    private class Cache {}
    private let cache = Cache()
  }

  @StateObject private var pen = Pen()
  @State private var eraser = Eraser()

  var body: some View { Text("\(pen.strokes.count) \(eraser.radius)") }
}

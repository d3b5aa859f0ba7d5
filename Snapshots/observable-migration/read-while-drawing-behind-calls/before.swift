import SwiftUI

final class Plot: ObservableObject {
  @Published var points: [CGPoint] = []
}

struct PlotView: View {
  @ObservedObject var plot: Plot
  var body: some View {
    Canvas { context, size in draw(in: context) }
  }

  private func draw(in context: GraphicsContext) { drawPoints(in: context) }

  private func drawPoints(in context: GraphicsContext) {
    for point in plot.points { print(point) }
  }
}

final class Theme: ObservableObject {
  @Published var width: CGFloat = 0
}

struct ThemeView: View {
  @ObservedObject var theme: Theme
  private var line: CGFloat { theme.width }
  var body: some View {
    Canvas { context, size in print(line) }
  }
}

final class Sketch: ObservableObject {
  @Published var lines: [Int] = []
}

struct Painter {
  let sketch: Sketch

  func paint() { print(sketch.lines) }
}

struct SketchView: View {
  @ObservedObject var sketch: Sketch
  private var painter: Painter { Painter(sketch: sketch) }
  var body: some View {
    Canvas { context, size in painter.paint() }
  }
}

final class Map: ObservableObject {
  @Published var places: [Int] = []
}

struct MapView: View {
  @ObservedObject var map: Map
  private var count: Int { map.places.count }
  var body: some View {
    Text("\(map.places.count)")
    Canvas { context, size in print(count) }
  }
}

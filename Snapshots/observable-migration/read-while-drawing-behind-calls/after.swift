import SwiftUI

@Observable
final class Plot {
  var points: [CGPoint] = []
}

struct PlotView: View {
  var plot: Plot
  var body: some View {
    Canvas { context, size in draw(in: context) }
  }

  private func draw(in context: GraphicsContext) { drawPoints(in: context) }

  private func drawPoints(in context: GraphicsContext) {
    for point in plot.points { print(point) }
  }
}

@Observable
final class Theme {
  var width: CGFloat = 0
}

struct ThemeView: View {
  var theme: Theme
  private var line: CGFloat { theme.width }
  var body: some View {
    Canvas { context, size in print(line) }
  }
}

@Observable
final class Sketch {
  var lines: [Int] = []
}

struct Painter {
  let sketch: Sketch

  func paint() { print(sketch.lines) }
}

struct SketchView: View {
  var sketch: Sketch
  private var painter: Painter { Painter(sketch: sketch) }
  var body: some View {
    Canvas { context, size in painter.paint() }
  }
}

@Observable
final class Map {
  var places: [Int] = []
}

struct MapView: View {
  var map: Map
  private var count: Int { map.places.count }
  var body: some View {
    Text("\(map.places.count)")
    Canvas { context, size in print(count) }
  }
}

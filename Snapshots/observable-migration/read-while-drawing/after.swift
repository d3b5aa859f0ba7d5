import SwiftUI

@Observable
final class Plot {
  var points: [CGPoint] = []
  var inset: CGFloat = 0
}

struct PlotView: View {
  var plot: Plot
  var body: some View {
    Canvas { context, size in draw(in: context) }
      .alignmentGuide(.leading) { dimensions in plot.inset }
  }

  private func draw(in context: GraphicsContext) {
    for point in plot.points { print(point) }
  }
}

@Observable
final class Sketch {
  var lines: [Int] = []
}

struct SketchView: View {
  var sketch: Sketch
  var body: some View {
    Text("\(sketch.lines.count)")
    Canvas { context, size in print(sketch.lines) }
  }
}

@Observable
final class Clock {
  var angle = 0.0
}

struct Hand: View, Animatable {
  var clock: Clock
  var animatableData: Double {
    get { clock.angle }
    set {}
  }
  var body: some View { Text("hand") }
}

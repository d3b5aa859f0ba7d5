import SwiftUI

final class Plot: ObservableObject {
  @Published var points: [CGPoint] = []
  @Published var inset: CGFloat = 0
}

struct PlotView: View {
  @ObservedObject var plot: Plot
  var body: some View {
    Canvas { context, size in draw(in: context) }
      .alignmentGuide(.leading) { dimensions in plot.inset }
  }

  private func draw(in context: GraphicsContext) {
    for point in plot.points { print(point) }
  }
}

final class Sketch: ObservableObject {
  @Published var lines: [Int] = []
}

struct SketchView: View {
  @ObservedObject var sketch: Sketch
  var body: some View {
    Text("\(sketch.lines.count)")
    Canvas { context, size in print(sketch.lines) }
  }
}

final class Clock: ObservableObject {
  @Published var angle = 0.0
}

struct Hand: View, Animatable {
  @ObservedObject var clock: Clock
  var animatableData: Double {
    get { clock.angle }
    set {}
  }
  var body: some View { Text("hand") }
}

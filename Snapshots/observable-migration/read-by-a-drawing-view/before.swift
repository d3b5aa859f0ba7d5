import SwiftUI
import UIKit

// The update stands in an extension, and a base class draws.
final class Sketch: ObservableObject {
  @Published var lines: [String] = []
}

class Canvas<Content: Sketch>: UIView {
  var sketch: Content?
  override func draw(_ area: CGRect) { print(sketch?.lines ?? []) }
}

final class SketchCanvas: Canvas<Sketch> {}

@MainActor struct SketchView { @ObservedObject var sketch: Sketch }

extension SketchView: UIViewRepresentable {
  func makeUIView(context: Context) -> SketchCanvas {
    let view = SketchCanvas()
    view.sketch = sketch
    return view
  }

  func updateUIView(_ view: SketchCanvas, context: Context) { view.setNeedsDisplay() }
}

// The closure is called when the view draws.
final class Chart: ObservableObject {
  @Published var values: [Double] = []
}

final class ChartCanvas: UIView {
  var values: (() -> [Double])?
  override func draw(_ area: CGRect) { print(values?() ?? []) }
}

struct ChartView: UIViewRepresentable {
  @ObservedObject var chart: Chart

  func makeUIView(context: Context) -> ChartCanvas {
    let view = ChartCanvas()
    view.values = { chart.values }
    return view
  }

  func updateUIView(_ view: ChartCanvas, context: Context) { view.setNeedsDisplay() }
}

// So is a function.
final class Wave: ObservableObject {
  @Published var samples: [Double] = []
}

final class WaveLayer: CALayer {
  var samples: (() -> [Double])?
  override func draw(in context: CGContext) { print(samples?() ?? []) }
}

struct WaveView: UIViewRepresentable {
  @ObservedObject var wave: Wave

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    let layer = WaveLayer()
    layer.samples = current
    view.layer.addSublayer(layer)
    return view
  }

  func updateUIView(_ view: UIView, context: Context) { view.layer.sublayers?.first?.setNeedsDisplay() }

  private func current() -> [Double] { wave.samples }
}

// A function beside the types reads, and one that others' types are given.
final class Stamp: ObservableObject {
  @Published var marks: [String] = []
}

func paint(_ stamp: Stamp) { print(stamp.marks) }

final class StampCanvas: UIView {
  var stamp = Stamp()
  override func draw(_ area: CGRect) { paint(stamp) }
}

struct StampView: UIViewRepresentable {
  @ObservedObject var stamp: Stamp

  func makeUIView(context: Context) -> StampCanvas {
    let view = StampCanvas()
    view.stamp = stamp
    return view
  }

  func updateUIView(_ view: StampCanvas, context: Context) { view.setNeedsDisplay() }
}

final class Grid: ObservableObject {
  @Published var columns = 3
}

extension CGContext {
  func fill(_ grid: Grid) { print(grid.columns) }
}

final class GridCanvas: UIView {
  var grid = Grid()
  override func draw(_ area: CGRect) { UIGraphicsGetCurrentContext()?.fill(grid) }
}

struct GridView: UIViewRepresentable {
  @ObservedObject var grid: Grid

  func makeUIView(context: Context) -> GridCanvas {
    let view = GridCanvas()
    view.grid = grid
    return view
  }

  func updateUIView(_ view: GridCanvas, context: Context) { view.setNeedsDisplay() }
}

// What a touch leads to, drawing does, too.
final class Trace: ObservableObject {
  @Published var points: [CGPoint] = []
}

protocol Tracing { var trace: Trace { get } }

extension Tracing {
  func log() { print(trace.points) }
}

final class TraceCanvas: UIView, Tracing {
  var trace = Trace()
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log() }
  override func draw(_ area: CGRect) { log() }
}

struct TraceView: UIViewRepresentable {
  @ObservedObject var trace: Trace

  func makeUIView(context: Context) -> TraceCanvas {
    let view = TraceCanvas()
    view.trace = trace
    return view
  }

  func updateUIView(_ view: TraceCanvas, context: Context) { view.setNeedsDisplay() }
}

// Sizes are asked for later.
final class Badge: ObservableObject {
  @Published var width = 1.0
}

final class BadgeLabel: UILabel {
  var badge = Badge()
  override var intrinsicContentSize: CGSize { CGSize(width: badge.width, height: 1) }
}

struct BadgeView: UIViewRepresentable {
  @ObservedObject var badge: Badge

  func makeUIView(context: Context) -> BadgeLabel {
    let view = BadgeLabel()
    view.badge = badge
    return view
  }

  func updateUIView(_ view: BadgeLabel, context: Context) { view.invalidateIntrinsicContentSize() }
}

// One of two platforms goes stale.
final class Meter: ObservableObject {
  @Published var level = 0.0
}

@MainActor struct MeterView {
  @ObservedObject var meter: Meter
}

#if os(macOS)
extension MeterView: NSViewRepresentable {
  func makeNSView(context: Context) -> NSView { NSView() }
  func updateNSView(_ view: NSView, context: Context) { view.alphaValue = meter.level }
}
#else
extension MeterView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {
    DispatchQueue.main.async { show(in: view) }
  }
  private func show(in view: UIView) { view.alpha = meter.level }
}
#endif

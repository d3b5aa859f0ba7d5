// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol TimelineSchedule {}

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  public init(from startDate: Date, by interval: TimeInterval)
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init()
}

public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public init(minimumInterval: Double? = nil, paused: Bool = false)
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { get }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { get }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
}

public struct TimelineViewDefaultContext {
  public let date: Date
}

public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
}
extension TimelineView: _PrimitiveView {}

public struct GraphicsContext {
  public struct Shading: Sendable {
    public static func color(_ color: Color) -> Shading
    public static func style<S: ShapeStyle>(_ style: S) -> Shading
  }

  public var opacity: Double
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle())
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1)
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center)
}

public struct Canvas {
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void)
}
extension Canvas: _PrimitiveView {}

@MainActor @preconcurrency public final class ImageRenderer<Content: View>: ObservableObject {
  final public var content: Content
  final public var scale: CGFloat
  public init(content: Content)
}

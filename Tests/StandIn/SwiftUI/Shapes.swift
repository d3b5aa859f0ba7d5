// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Cut off from the isolation of `View`, as Apple's is.
nonisolated public protocol Shape: Sendable, Animatable, View {
  func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: _ShapeView<Self, ForegroundStyle> { get }
}

nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

@frozen public struct _ShapeView<Content: Shape, Style: ShapeStyle> {}
extension _ShapeView: _PrimitiveView {}

public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  var shape: Content { get }
}

public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
}
extension FillShapeView: _PrimitiveView, ShapeView {}

public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
}
extension StrokeShapeView: _PrimitiveView, ShapeView {}

nonisolated extension Shape {
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> FillShapeView<
    Self, S, EmptyView
  >
  public func fill(style: FillStyle = FillStyle()) -> FillShapeView<Self, ForegroundStyle, EmptyView>
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView>
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView>
  public func stroke(style: StrokeStyle) -> some Shape
  public func stroke(lineWidth: CGFloat = 1) -> some Shape
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape
  public func size(width: CGFloat, height: CGFloat) -> some Shape
}

nonisolated extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self.InsetShape, S, EmptyView>
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self.InsetShape, S, EmptyView>
}

nonisolated extension ShapeView {
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> FillShapeView<
    Content, S, Self
  >
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self>
}

@frozen public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true)
}

public enum LineCap: Sendable {
  case butt
  case round
  case square
}

public enum LineJoin: Sendable {
  case miter
  case round
  case bevel
}

@frozen public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0)
}

public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}

public struct RectangleCornerRadii: Equatable, Sendable {
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  )
}

@frozen public struct Rectangle: InsettableShape {
  public init()
  public func path(in rect: CGRect) -> Path
  public func inset(by amount: CGFloat) -> some InsettableShape
}

@frozen public struct Circle: InsettableShape {
  public init()
  public func path(in rect: CGRect) -> Path
  public func inset(by amount: CGFloat) -> some InsettableShape
}

@frozen public struct Ellipse: InsettableShape {
  public init()
  public func path(in rect: CGRect) -> Path
  public func inset(by amount: CGFloat) -> some InsettableShape
}

@frozen public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous)
  public func path(in rect: CGRect) -> Path
  public func inset(by amount: CGFloat) -> some InsettableShape
}

@frozen public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  public func path(in rect: CGRect) -> Path
  public func inset(by amount: CGFloat) -> some InsettableShape
}

@frozen public struct UnevenRoundedRectangle: InsettableShape {
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)
  public func path(in rect: CGRect) -> Path
  public func inset(by amount: CGFloat) -> some InsettableShape
}

@frozen public struct ContainerRelativeShape: InsettableShape {
  public init()
  public func path(in rect: CGRect) -> Path
  public func inset(by amount: CGFloat) -> some InsettableShape
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { get }
}

extension Shape where Self == Circle {
  public static var circle: Circle { get }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { get }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { get }
  public static func capsule(style: RoundedCornerStyle) -> Capsule
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { get }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
}

@frozen public struct AnyShape: Shape {
  public init<S: Shape>(_ shape: S)
  public func path(in rect: CGRect) -> Path
}

@frozen public struct Path: Equatable, Shape {
  public init()
  public init(_ rect: CGRect)
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
  public init(ellipseIn rect: CGRect)
  public init(_ callback: (inout Path) -> Void)
  public func path(in rect: CGRect) -> Path
  public static func == (lhs: Path, rhs: Path) -> Bool
  public var isEmpty: Bool { get }
  public var boundingRect: CGRect { get }
  public mutating func move(to end: CGPoint)
  public mutating func addLine(to end: CGPoint)
  public mutating func addLines(_ lines: [CGPoint])
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint)
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
  public mutating func addRect(_ rect: CGRect)
  public mutating func addEllipse(in rect: CGRect)
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool)
  public mutating func closeSubpath()
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@frozen public struct Gradient: ShapeStyle, Equatable {
  @frozen public struct Stop: Equatable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat)
  }

  public var stops: [Stop]
  public init(stops: [Stop])
  public init(colors: [Color])
}

@frozen public struct AnyGradient: Hashable, ShapeStyle {
  public init(_ gradient: Gradient)
  public static func == (lhs: AnyGradient, rhs: AnyGradient) -> Bool
  public func hash(into hasher: inout Hasher)
}

@frozen public struct LinearGradient: ShapeStyle {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
}
extension LinearGradient: _PrimitiveView {}

@frozen public struct RadialGradient: ShapeStyle {
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
}
extension RadialGradient: _PrimitiveView {}

@frozen public struct AngularGradient: ShapeStyle {
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero)
}
extension AngularGradient: _PrimitiveView {}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient
}

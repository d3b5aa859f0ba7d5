// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@frozen public struct HorizontalAlignment: Equatable, Sendable {
  public init(_ id: any AlignmentID.Type)
  public static let leading: HorizontalAlignment
  public static let center: HorizontalAlignment
  public static let trailing: HorizontalAlignment
}

@frozen public struct VerticalAlignment: Equatable, Sendable {
  public init(_ id: any AlignmentID.Type)
  public static let top: VerticalAlignment
  public static let center: VerticalAlignment
  public static let bottom: VerticalAlignment
  public static let firstTextBaseline: VerticalAlignment
  public static let lastTextBaseline: VerticalAlignment
}

public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

public struct ViewDimensions: Equatable {
  public var width: CGFloat { get }
  public var height: CGFloat { get }
  public subscript(guide: HorizontalAlignment) -> CGFloat { get }
  public subscript(guide: VerticalAlignment) -> CGFloat { get }
}

@frozen public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
  public static let center: Alignment
  public static let leading: Alignment
  public static let trailing: Alignment
  public static let top: Alignment
  public static let bottom: Alignment
  public static let topLeading: Alignment
  public static let topTrailing: Alignment
  public static let bottomLeading: Alignment
  public static let bottomTrailing: Alignment
  public static let leadingFirstTextBaseline: Alignment
}

@frozen public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal
  case vertical
  public static var allCases: [Axis] { get }

  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8)
    public static let horizontal: Axis.Set
    public static let vertical: Axis.Set
  }
}

@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing
  public static var allCases: [Edge] { get }

  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8)
    public init(_ edge: Edge)
    public static let top: Edge.Set
    public static let leading: Edge.Set
    public static let bottom: Edge.Set
    public static let trailing: Edge.Set
    public static let all: Edge.Set
    public static let horizontal: Edge.Set
    public static let vertical: Edge.Set
  }
}

@frozen public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading
  case trailing
  public static var allCases: [HorizontalEdge] { get }
}

@frozen public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top
  case bottom
  public static var allCases: [VerticalEdge] { get }
}

@frozen public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
  public init()
}

@frozen public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double
  public var degrees: Double { get set }
  public init()
  public init(radians: Double)
  public init(degrees: Double)
  public static let zero: Angle
  public static func radians(_ radians: Double) -> Angle
  public static func degrees(_ degrees: Double) -> Angle
  public static func + (lhs: Angle, rhs: Angle) -> Angle
  public static func < (lhs: Angle, rhs: Angle) -> Bool
}

@frozen public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat)
  public static let zero: UnitPoint
  public static let center: UnitPoint
  public static let leading: UnitPoint
  public static let trailing: UnitPoint
  public static let top: UnitPoint
  public static let bottom: UnitPoint
  public static let topLeading: UnitPoint
  public static let topTrailing: UnitPoint
  public static let bottomLeading: UnitPoint
  public static let bottomTrailing: UnitPoint
}

public enum CoordinateSpace {
  case global
  case local
  case named(AnyHashable)
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public var coordinateSpace: CoordinateSpace { get }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init()
  public var coordinateSpace: CoordinateSpace { get }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init()
  public var coordinateSpace: CoordinateSpace { get }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { get }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { get }
}

public struct GeometryProxy: Sendable {
  public var size: CGSize { get }
  public var safeAreaInsets: EdgeInsets { get }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect
  public subscript<T>(anchor: Anchor<T>) -> T { get }
}

@frozen public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
}
extension GeometryReader: _PrimitiveView {}

nonisolated extension View {
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View
  public func coordinateSpace<T: Hashable>(name: T) -> some View
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View
}

public protocol VisualEffect: Sendable {}

public struct EmptyVisualEffect: VisualEffect {
  public init()
}

extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

nonisolated public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData { get set }
}

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init()
  public static var zero: EmptyAnimatableData { get }
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData
  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData)
  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData)
  public mutating func scale(by rhs: Double)
  public var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double)
  public var magnitudeSquared: Double { get }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double)
  public var magnitudeSquared: Double { get }
}

@frozen public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public static let zero: ProposedViewSize
  public static let unspecified: ProposedViewSize
  public static let infinity: ProposedViewSize
  public init(width: CGFloat?, height: CGFloat?)
  public init(_ size: CGSize)
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize
}

public struct LayoutSubview: Equatable {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
  public var priority: Double { get }
}

public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public typealias Index = Int
  public typealias Element = LayoutSubview
  public typealias SubSequence = LayoutSubviews
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<LayoutSubviews>
  public var startIndex: Int { get }
  public var endIndex: Int { get }
  public subscript(index: Int) -> LayoutSubview { get }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { get }
}

nonisolated public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Self.Subviews)
}

extension Layout {
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View
}

@frozen public struct AnyLayout: Layout {
  public struct Cache {}
  public init<L: Layout>(_ layout: L)
  public func makeCache(subviews: Subviews) -> Cache
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

@frozen public struct HStackLayout: Layout {
  public typealias Cache = Void
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
}

@frozen public struct VStackLayout: Layout {
  public typealias Cache = Void
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
}

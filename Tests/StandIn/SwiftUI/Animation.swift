// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@frozen public struct Animation: Equatable, Sendable {
  public static let `default`: Animation
  public static let linear: Animation
  public static let easeIn: Animation
  public static let easeOut: Animation
  public static let easeInOut: Animation
  public static let spring: Animation
  public static let bouncy: Animation
  public static let smooth: Animation
  public static let snappy: Animation
  public static func == (lhs: Animation, rhs: Animation) -> Bool
  public static func linear(duration: TimeInterval) -> Animation
  public static func easeIn(duration: TimeInterval) -> Animation
  public static func easeOut(duration: TimeInterval) -> Animation
  public static func easeInOut(duration: TimeInterval) -> Animation
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0) -> Animation
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
  public func delay(_ delay: TimeInterval) -> Animation
  public func speed(_ speed: Double) -> Animation
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation
  public func repeatForever(autoreverses: Bool = true) -> Animation
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result

public struct Transaction {
  public init()
  public init(animation: Animation?)
  public var animation: Animation?
  public var disablesAnimations: Bool
}

@frozen public struct AnyTransition {
  public static var identity: AnyTransition { get }
  public static var opacity: AnyTransition { get }
  public static var slide: AnyTransition { get }
  public static var scale: AnyTransition { get }
  public static func move(edge: Edge) -> AnyTransition
  public static func push(from edge: Edge) -> AnyTransition
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition
  public func combined(with other: AnyTransition) -> AnyTransition
  public func animation(_ animation: Animation?) -> AnyTransition
}

public struct ContentTransition: Equatable, Sendable {
  public static let identity: ContentTransition
  public static let opacity: ContentTransition
  public static let interpolate: ContentTransition
  public static func numericText(countsDown: Bool = false) -> ContentTransition
  public static func numericText(value: Double) -> ContentTransition
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32)
  public static let position: MatchedGeometryProperties
  public static let size: MatchedGeometryProperties
  public static let frame: MatchedGeometryProperties
}

nonisolated extension View {
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View
  public func transition(_ t: AnyTransition) -> some View
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
  public func contentTransition(_ transition: ContentTransition) -> some View
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View
  public func symbolEffect<T: SymbolEffect, U: Equatable>(_ effect: T, value: U) -> some View
  public func symbolEffect<T: SymbolEffect>(_ effect: T, isActive: Bool = true) -> some View
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (_ModifiedView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View
}

public struct _ModifiedView<Content> {}
extension _ModifiedView: _PrimitiveView {}

public protocol SymbolEffect {}

public struct BounceSymbolEffect: SymbolEffect, Sendable {}

public struct PulseSymbolEffect: SymbolEffect, Sendable {}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { get }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { get }
}

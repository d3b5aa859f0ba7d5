// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ScrollView<Content: View> {
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content)
  public var content: Content
}
extension ScrollView: _PrimitiveView {}

public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)
}

@frozen public struct ScrollViewReader<Content: View> {
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
}
extension ScrollViewReader: _PrimitiveView {}

public enum ScrollIndicatorVisibility: Sendable {
  case automatic
  case visible
  case hidden
  case never
}

public enum ScrollDismissesKeyboardMode: Sendable {
  case automatic
  case immediately
  case interactively
  case never
}

public enum ScrollBounceBehavior: Sendable {
  case automatic
  case always
  case basedOnSize
}

public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?
}

public struct ScrollTargetBehaviorContext {
  public var originalTarget: ScrollTarget { get }
  public var contentSize: CGSize { get }
  public var containerSize: CGSize { get }
  public var axes: Axis.Set { get }
}

public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init()
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public init()
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { get }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { get }
}

public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { get }
  public var bounds: CGRect { get }
}

nonisolated extension View {
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  )
    -> some View
  public func scrollDisabled(_ disabled: Bool) -> some View
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  public func scrollContentBackground(_ visibility: Visibility) -> some View
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View
  public func onScrollTargetVisibilityChange<ID: Hashable & Sendable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View
  public func contentMargins(_ length: CGFloat) -> some View
}

public struct ScrollTransitionConfiguration: Sendable {
  public static let interactive: ScrollTransitionConfiguration
  public static let animated: ScrollTransitionConfiguration
  public static let identity: ScrollTransitionConfiguration
}

@frozen public enum ScrollTransitionPhase: Sendable {
  case topLeading
  case identity
  case bottomTrailing
  public var isIdentity: Bool { get }
  public var value: Double { get }
}

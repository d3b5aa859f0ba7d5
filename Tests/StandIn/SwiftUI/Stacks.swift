// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@frozen public struct VStack<Content: View> {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
extension VStack: _PrimitiveView {}

@frozen public struct HStack<Content: View> {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
extension HStack: _PrimitiveView {}

@frozen public struct ZStack<Content: View> {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
}
extension ZStack: _PrimitiveView {}

public struct LazyVStack<Content: View> {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}
extension LazyVStack: _PrimitiveView {}

public struct LazyHStack<Content: View> {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}
extension LazyHStack: _PrimitiveView {}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32)
  public static let sectionHeaders: PinnedScrollableViews
  public static let sectionFooters: PinnedScrollableViews
}

@frozen public struct Spacer {
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil)
}
extension Spacer: _PrimitiveView {}

public struct Divider {
  public init()
}
extension Divider: _PrimitiveView {}

@frozen public struct ViewThatFits<Content: View> {
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
}
extension ViewThatFits: _PrimitiveView {}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)
}

public struct LazyVGrid<Content: View> {
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}
extension LazyVGrid: _PrimitiveView {}

public struct LazyHGrid<Content: View> {
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}
extension LazyHGrid: _PrimitiveView {}

@frozen public struct Grid<Content: View> {
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content)
}
extension Grid: _PrimitiveView {}

@frozen public struct GridRow<Content: View> {
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
}
extension GridRow: _PrimitiveView {}

nonisolated extension View {
  public func gridCellColumns(_ count: Int) -> some View
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View
}

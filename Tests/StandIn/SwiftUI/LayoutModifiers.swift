// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
  public static var allCases: [Visibility] { get }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static let container: SafeAreaRegions
  public static let keyboard: SafeAreaRegions
  public static let all: SafeAreaRegions
}

@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
  public static var allCases: [ContentMode] { get }
}

nonisolated extension View {
  public func padding(_ insets: EdgeInsets) -> some View
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
  public func padding(_ length: CGFloat) -> some View
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View
  public func fixedSize() -> some View
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View
  public func layoutPriority(_ value: Double) -> some View
  public func zIndex(_ value: Double) -> some View
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
  public func position(_ position: CGPoint) -> some View
  public func offset(_ offset: CGSize) -> some View
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  public func scaledToFit() -> some View
  public func scaledToFill() -> some View
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
  public func safeAreaPadding(_ length: CGFloat) -> some View
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View
  @_disfavoredOverload public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View
  @_disfavoredOverload public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ToolbarItemPlacement: Sendable {
  public static let automatic: ToolbarItemPlacement
  public static let principal: ToolbarItemPlacement
  public static let navigation: ToolbarItemPlacement
  public static let primaryAction: ToolbarItemPlacement
  public static let secondaryAction: ToolbarItemPlacement
  public static let status: ToolbarItemPlacement
  public static let confirmationAction: ToolbarItemPlacement
  public static let cancellationAction: ToolbarItemPlacement
  public static let destructiveAction: ToolbarItemPlacement
  public static let keyboard: ToolbarItemPlacement
  public static let topBarLeading: ToolbarItemPlacement
  public static let topBarTrailing: ToolbarItemPlacement
  public static let bottomBar: ToolbarItemPlacement
  public static let navigationBarLeading: ToolbarItemPlacement
  public static let navigationBarTrailing: ToolbarItemPlacement
}

public struct ToolbarPlacement: Sendable {
  public static var automatic: ToolbarPlacement { get }
  public static var navigationBar: ToolbarPlacement { get }
  public static var tabBar: ToolbarPlacement { get }
  public static var bottomBar: ToolbarPlacement { get }
}

@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
  public var body: Never { get }
}

public struct ToolbarItem<ID, Content: View> {}
extension ToolbarItem: ToolbarContent, _PrimitiveToolbarContent where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
}

public struct ToolbarItemGroup<Content: View> {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
}
extension ToolbarItemGroup: _PrimitiveToolbarContent {}

public struct _ToolbarContents<each Content>: _PrimitiveToolbarContent {}

@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent
  @_disfavoredOverload public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarContents<repeat each Content>
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarContents<Content?>
  public static func buildEither<A: ToolbarContent>(first: A) -> some ToolbarContent
  public static func buildEither<A: ToolbarContent>(second: A) -> some ToolbarContent
}

nonisolated extension View {
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View
}

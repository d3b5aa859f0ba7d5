// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init()
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  nonisolated public static var automatic: DefaultTabViewStyle { get }
}

public struct PageTabViewStyle: TabViewStyle {
  nonisolated public init()
}

extension TabViewStyle where Self == PageTabViewStyle {
  nonisolated public static var page: PageTabViewStyle { get }
}

public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  nonisolated public init()
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { get }
}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init()
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  nonisolated public static var automatic: DefaultNavigationViewStyle { get }
}

public struct StackNavigationViewStyle: NavigationViewStyle {
  nonisolated public init()
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  nonisolated public static var stack: StackNavigationViewStyle { get }
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init()
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  nonisolated public static var columns: ColumnNavigationViewStyle { get }
}

extension TabViewStyle where Self == PageTabViewStyle {
  nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle
}

extension PageTabViewStyle {
  public struct IndexDisplayMode: Sendable {
    public static let automatic: IndexDisplayMode
    public static let always: IndexDisplayMode
    public static let never: IndexDisplayMode
  }
}

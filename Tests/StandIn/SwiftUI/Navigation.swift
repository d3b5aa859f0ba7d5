// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public struct NavigationStack<Data, Root: View>: _PrimitiveView {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath
  nonisolated public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
}

public struct NavigationPath: Equatable {
  public init()
  public var count: Int { get }
  public var isEmpty: Bool { get }
  public mutating func append<V: Hashable>(_ value: V)
  public mutating func removeLast(_ k: Int = 1)
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool
}

public struct NavigationView<Content: View> {
  public init(@ViewBuilder content: () -> Content)
}
extension NavigationView: _PrimitiveView {}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail)
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView
}
extension NavigationSplitView: _PrimitiveView {}

public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  public static var all: NavigationSplitViewVisibility { get }
  public static var detailOnly: NavigationSplitViewVisibility { get }
  public static var doubleColumn: NavigationSplitViewVisibility { get }
  public static var automatic: NavigationSplitViewVisibility { get }
  public func encode(to encoder: any Encoder) throws
  public init(from decoder: any Decoder) throws
}

public struct NavigationLink<Label: View, Destination: View> {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
  public init(destination: Destination, @ViewBuilder label: () -> Label)
  @available(
    *, deprecated,
    message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
  @available(
    *, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
  )
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label)
}
extension NavigationLink: _PrimitiveView {}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination)
  public init(_ titleKey: LocalizedStringKey, destination: Destination)
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination)
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text
}

public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    case large
  }
}

nonisolated extension View {
  public func navigationTitle(_ title: Text) -> some View
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View
  public func navigationTitle(_ title: Binding<String>) -> some View
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View
  public func navigationBarTitle(_ title: Text) -> some View
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View
  @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View
  public func navigationBarItems<L: View>(leading: L) -> some View
  public func navigationBarItems<T: View>(trailing: T) -> some View
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  public func navigationBarHidden(_ hidden: Bool) -> some View
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct TabView<SelectionValue: Hashable, Content: View> {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
}
extension TabView: _PrimitiveView {}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content)
}

extension TabView {
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never
}

@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
}

public struct Tab<Value: Hashable, Content: View, Label: View> {}
extension Tab: TabContent {
  public typealias TabValue = Value
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Value == Never
}

@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  public struct Content<C: TabContent>: _PrimitiveView {}
  public struct Pair<each C: TabContent>: TabContent {
    public typealias TabValue = SelectionValueOf<TabContentBuilder>
  }
  public typealias SelectionValueOf<T> = TabValue
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue
  @_disfavoredOverload
  public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> Pair<repeat each C>
}

nonisolated extension View {
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View
}

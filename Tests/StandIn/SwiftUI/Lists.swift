// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct List<SelectionValue: Hashable, Content: View> {}
extension List: _PrimitiveView {}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content)
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable, Data.Index: Hashable
}

extension List {
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>
}

public struct Section<Parent, Content, Footer> {}
extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {}

extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content)
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content)
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content)
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
}

public struct Form<Content: View> {
  public init(@ViewBuilder content: () -> Content)
}
extension Form: _PrimitiveView {}

public struct DisclosureGroup<Label: View, Content: View> {
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
}
extension DisclosureGroup: _PrimitiveView {}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content)
}

public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() })
}
extension ContentUnavailableView: _PrimitiveView {}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil)
}

public struct SearchUnavailableContent {
  public struct Label: _PrimitiveView {}
  public struct Description: _PrimitiveView {}
  public struct Actions: _PrimitiveView {}
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  nonisolated public static var search: Self { get }
  nonisolated public static func search(text: String) -> Self
}

nonisolated extension View {
  public func listRowInsets(_ insets: EdgeInsets?) -> some View
  public func listRowBackground<V: View>(_ view: V?) -> some View
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
  public func listSectionSpacing(_ spacing: CGFloat) -> some View
  public func listRowSpacing(_ spacing: CGFloat?) -> some View
  public func listItemTint(_ tint: Color?) -> some View
  public func headerProminence(_ prominence: Prominence) -> some View
  public func badge(_ count: Int) -> some View
  public func badge(_ key: LocalizedStringKey?) -> some View
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View
}

public enum Prominence: Sendable {
  case standard
  case increased
}

extension VerticalEdge {
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8)
    public static let top: VerticalEdge.Set
    public static let bottom: VerticalEdge.Set
    public static let all: VerticalEdge.Set
  }
}

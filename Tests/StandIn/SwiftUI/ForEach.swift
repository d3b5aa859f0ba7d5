// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
}

extension ForEach: View, _PrimitiveView where Content: View {}
extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable,
    C.Index: Hashable
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
}

extension DynamicViewContent {
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent
}

nonisolated extension View {
  public func deleteDisabled(_ isDisabled: Bool) -> some View
  public func moveDisabled(_ isDisabled: Bool) -> some View
}

extension MutableCollection where Self: RangeReplaceableCollection {
  public mutating func remove(atOffsets offsets: IndexSet)
}

extension MutableCollection {
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)
}

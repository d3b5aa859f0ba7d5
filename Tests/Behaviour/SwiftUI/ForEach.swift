// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view of rows, which a lazy stack makes one by one.
@MainActor protocol RowSource {
  var rows: [(key: AnyHashable, view: () -> any View)] { get }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, Primitive, RowSource {
  public typealias Body = Never
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content

  var rows: [(key: AnyHashable, view: () -> any View)] {
    data.map { element in (AnyHashable(id(element)), { content(element) }) }
  }

  func parts(of node: Node) -> Parts { Parts(children: rows.map { part($0.view(), $0.key) }) }
}

extension ForEach {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}

extension TupleView: RowSource {
  var rows: [(key: AnyHashable, view: () -> any View)] {
    views.enumerated().flatMap { number, view in
      guard let source = view as? any RowSource else { return [(AnyHashable(number), { view })] }
      return source.rows.map { (AnyHashable([AnyHashable(number), $0.key]), $0.view) }
    }
  }
}

/// The rows that are on screen; a script scrolls by rows.
final class ScrollPosition {
  static let rowsOnScreen = 4
  var first = 0
  var stacks: [() -> Node?] = []

  func scroll(to row: Int) {
    first = row
    for stack in stacks { stack()?.invalidate() }
  }
}

struct ScrollKey: EnvironmentKey {
  static var defaultValue: ScrollPosition? { nil }
}

public struct ScrollView<Content: View>: View, Primitive {
  public typealias Body = Never
  let content: Content

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  func parts(of node: Node) -> Parts {
    let position = node.stored[0] as? ScrollPosition ?? ScrollPosition()
    node.stored[0] = position
    return Parts(
      label: "ScrollView", children: [part(content)], environment: { $0[ScrollKey.self] = position },
      scrolls: true)
  }
}

/// A stack that makes only the rows on screen. It is printed as the eager one is, for that is what it looks
/// like.
struct LazyContainer<Content: View>: View, Primitive {
  typealias Body = Never
  let label: String
  let content: Content

  func parts(of node: Node) -> Parts {
    guard let rows = (content as? any RowSource)?.rows, let position = node.environment[ScrollKey.self] else {
      return Parts(label: label, children: [part(content)])
    }
    position.stacks.append { [weak node] in node }
    let shown = rows.dropFirst(position.first).prefix(ScrollPosition.rowsOnScreen)
    return Parts(label: label, children: shown.map { part($0.view(), $0.key) })
  }
}

public struct LazyVStack<Content: View>: View {
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  public var body: some View { LazyContainer(label: "VStack", content: content) }
}

public struct LazyHStack<Content: View>: View {
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  public var body: some View { LazyContainer(label: "HStack", content: content) }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What arranges its content in one way or another. Nothing is laid out.
struct Container<Content: View>: View, Primitive {
  typealias Body = Never
  let label: String
  let content: Content

  func parts(of node: Node) -> Parts { Parts(label: label, children: [part(content)]) }
}

public struct VStack<Content: View>: View {
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  public var body: some View { Container(label: "VStack", content: content) }
}

public struct HStack<Content: View>: View {
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  public var body: some View { Container(label: "HStack", content: content) }
}

public struct ZStack<Content: View>: View {
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { Container(label: "ZStack", content: content) }
}

public struct List<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { Container(label: "List", content: content) }
}

extension List {
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: row)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: row)
  }
}

public struct Form<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { Container(label: "Form", content: content) }
}

public struct Section<Content: View>: View {
  let title: String
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    title = ""
    self.content = content()
  }
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  public var body: some View { Container(label: "Section \(title)", content: content) }
}

public struct Spacer: View, Primitive, Equatable {
  public typealias Body = Never
  public init() {}
  func parts(of node: Node) -> Parts { Parts() }
}

public struct Divider: View, Primitive, Equatable {
  public typealias Body = Never
  public init() {}
  func parts(of node: Node) -> Parts { Parts(label: "Divider") }
}

public struct ProgressView: View, Primitive, Equatable {
  public typealias Body = Never
  var value: Double?
  public init() {}
  public init(value: Double?) { self.value = value }
  func parts(of node: Node) -> Parts { Parts(label: "ProgressView" + (value.map { " \($0)" } ?? "")) }
}

public struct Label: View {
  let title: String
  let image: String

  public init<S: StringProtocol>(_ title: S, systemImage: String) {
    self.title = String(title)
    image = systemImage
  }

  public var body: some View {
    Image(systemName: image)
    Text(verbatim: title)
  }
}

/// It asks its closure for its content, and is evaluated by itself when what that reads changes.
public struct GeometryReader<Content: View>: View, Primitive {
  public typealias Body = Never
  let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  func parts(of node: Node) -> Parts { Parts(children: [part(content(GeometryProxy()))]) }
}

public struct GeometryProxy {
  public var size: CGSize { CGSize(width: 300, height: 600) }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension View {
  /// Prints to the debugger's console, which is no part of what is shown.
  public static func _printChanges() {}
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
  public typealias Body = Never
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views: views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .first(first) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .second(second) }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

public struct EmptyView: View, Primitive {
  public typealias Body = Never
  public init() {}
  func parts(of node: Node) -> Parts { Parts() }
}

public struct TupleView<T>: View, Primitive {
  public typealias Body = Never
  let views: [any View]
  func parts(of node: Node) -> Parts { Parts(children: views.enumerated().map { part($1, $0) }) }
}

public enum _ConditionalContent<First: View, Second: View>: View, Primitive {
  public typealias Body = Never
  case first(First)
  case second(Second)

  func parts(of node: Node) -> Parts {
    switch self {
    case .first(let view): Parts(children: [part(view, true)])
    case .second(let view): Parts(children: [part(view, false)])
    }
  }
}

extension Optional: View, Primitive where Wrapped: View {
  public typealias Body = Never
  func parts(of node: Node) -> Parts { Parts(children: map { [part($0)] } ?? []) }
}

/// Its identity is that of the type that it was made with: the node of its child goes when that changes.
public struct AnyView: View, Primitive {
  public typealias Body = Never
  let view: any View

  public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }
  public init<V: View>(erasing view: V) { self.init(view) }

  func parts(of node: Node) -> Parts { Parts(children: [part(view)]) }
}

public struct Group<Content: View>: View, Primitive {
  public typealias Body = Never
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func parts(of node: Node) -> Parts { Parts(children: [part(content)]) }
}

/// Compares by `==`, as every view does that is Equatable.
public struct EquatableView<Content: Equatable & View>: View, Primitive, Comparing {
  public typealias Body = Never
  public var content: Content

  public init(content: Content) { self.content = content }

  func parts(of node: Node) -> Parts { Parts(children: [part(content)]) }
  func isSame(as other: Any) -> Bool { content == (other as? Self)?.content }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

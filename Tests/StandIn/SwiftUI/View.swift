// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// A view of SwiftUI itself, which has no body. Conformances stand in extensions, as in Apple's interface, so
/// that only `body` is isolated and not the whole type.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  public var body: Never { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { get }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { get }
}

@frozen public struct EmptyView: Sendable {
  public init()
}
extension EmptyView: _PrimitiveView {}

@frozen public struct TupleView<T> {
  public var value: T
  public init(_ value: T)
}
extension TupleView: _PrimitiveView {}

@frozen public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {}

@frozen public struct AnyView {
  public init<V: View>(_ view: V)
  public init<V: View>(erasing view: V)
}
extension AnyView: _PrimitiveView {}

@frozen public struct Group<Content> {}
extension Group: View, _PrimitiveView where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content)
}

@frozen public struct EquatableView<Content: Equatable & View> {
  public var content: Content
  public init(content: Content)
}
extension EquatableView: _PrimitiveView {}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self>
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier: ViewModifier> {}
extension _ViewModifier_Content: _PrimitiveView {}

@frozen public struct EmptyModifier: ViewModifier {
  nonisolated public static var identity: EmptyModifier { get }
  nonisolated public init()
  public func body(content: Content) -> Never
}

@frozen public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier)
}
extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>
  public static func _printChanges()
  public static func _logChanges()
}

extension ViewModifier {
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T>
}

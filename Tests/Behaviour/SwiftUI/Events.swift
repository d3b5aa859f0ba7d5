// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Combine

/// A view that has something done when it comes, goes or changes.
struct Hooked<Content: View, Tag>: View, Primitive {
  typealias Body = Never
  let content: Content
  let hook: @MainActor (Node, inout Parts) -> Void

  func parts(of node: Node) -> Parts {
    if Tag.self is any PerView.Type, let several = content as? any Distributing {
      return Parts(children: [part(several.mapped(Wrap(hook: hook)))])
    }
    var parts = Parts(children: [part(content)])
    hook(node, &parts)
    return parts
  }

  /// Puts the hook on one of several views.
  struct Wrap: ViewTransform {
    let hook: @MainActor (Node, inout Parts) -> Void
    func callAsFunction<V: View>(_ view: V) -> any View { Hooked<V, Tag>(content: view, hook: hook) }
  }
}

extension Tags {
  enum Appear {}
  enum Disappear {}
  enum Change {}
  enum Work {}
  enum Receive {}
}

extension View {
  private func hooked<Tag>(
    _ tag: Tag.Type, _ hook: @escaping @MainActor (Node, inout Parts) -> Void
  ) -> Hooked<Self, Tag> {
    Hooked(content: self, hook: hook)
  }

  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    hooked(Tags.Appear.self) { _, parts in parts.appeared = { action?() } }
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    hooked(Tags.Disappear.self) { _, parts in parts.disappeared = { action?() } }
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    hooked(Tags.Change.self) { node, _ in
      let last = node.stored[0] as? V
      node.stored[0] = value
      if let last, last != value { node.graph.afterUpdate { action(last, value) } }
      if last == nil, initial { node.graph.afterUpdate { action(value, value) } }
    }
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  {
    onChange(of: value) { _, new in action(new) }
  }

  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    hooked(Tags.Work.self) { node, parts in
      let last = node.stored[0] as? T
      node.stored[0] = value
      parts.disappeared = { [weak node] in (node?.stored[1] as? Task<Void, Never>)?.cancel() }
      guard last != value else { return }
      (node.stored[1] as? Task<Void, Never>)?.cancel()
      node.graph.afterUpdate { [weak node] in node?.stored[1] = Task { @MainActor in await action() } }
    }
  }

  /// The first publisher of an identity stays attached; values go to the action of the newest view.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View
  where P.Failure == Never {
    hooked(Tags.Receive.self) { node, _ in
      node.stored[1] = action
      guard node.stored[0] == nil else { return }
      node.graph.afterUpdate { [weak node] in
        node?.stored[0] = publisher.sink { [weak node] in (node?.stored[1] as? (P.Output) -> Void)?($0) }
      }
    }
  }

  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    hooked(Tags.Work.self) { _, parts in parts.environment = { $0[SubmitKey.self] = action } }
  }

  public func onTapGesture(perform action: @escaping () -> Void) -> some View {
    hooked(Tags.Work.self) { _, parts in parts.control = .tap(action) }
  }

  public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: id) }

  public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

struct SubmitKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

struct Identified<Content: View, ID: Hashable>: View, Primitive {
  typealias Body = Never
  let content: Content
  let id: ID

  func parts(of node: Node) -> Parts { Parts(children: [part(content, AnyHashable(id))]) }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View, Primitive {
  public typealias Body = Never
  let view: any View
  func parts(of node: Node) -> Parts { Parts(children: [part(view)]) }
}

public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View, Primitive {
  public typealias Body = Never
  public var content: Content
  public var modifier: Modifier

  func parts(of node: Node) -> Parts {
    var modifier = modifier
    install(&modifier, in: node)
    return Parts(children: [part(modifier.body(content: _ViewModifier_Content(view: content)))])
  }
}

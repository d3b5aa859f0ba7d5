/// Tags of hooks that each of several views gets, and so each branch of a condition.
protocol PerView {}
extension Tags.Appear: PerView {}
extension Tags.Disappear: PerView {}
extension Tags.Work: PerView {}

@MainActor protocol ViewTransform {
  func callAsFunction<V: View>(_ view: V) -> any View
}

/// A view that stands for others: what is applied to it is applied to each of them.
@MainActor protocol Distributing {
  func mapped(_ transform: some ViewTransform) -> any View
}

extension TupleView: Distributing {
  func mapped(_ transform: some ViewTransform) -> any View {
    TupleView(views: views.map { view in transform(view) })
  }
}

extension Group: Distributing {
  func mapped(_ transform: some ViewTransform) -> any View { transform(content) }
}

extension Optional: Distributing where Wrapped: View {
  func mapped(_ transform: some ViewTransform) -> any View {
    TupleView<Self>(views: map { [transform($0)] } ?? [])
  }
}

extension _ConditionalContent: Distributing {
  func mapped(_ transform: some ViewTransform) -> any View {
    switch self {
    case .first(let view): Branch(isFirst: true, view: transform(view))
    case .second(let view): Branch(isFirst: false, view: transform(view))
    }
  }
}

private struct Branch: View, Primitive {
  typealias Body = Never
  let isFirst: Bool
  let view: any View
  func parts(of node: Node) -> Parts { Parts(children: [part(view, isFirst)]) }
}

extension AnyView: Distributing {
  func mapped(_ transform: some ViewTransform) -> any View { AnyView(transform(view)) }
}

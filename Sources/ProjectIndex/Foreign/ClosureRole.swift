/// The purpose of a closure, which determines when it runs.
package enum ClosureRole: UInt8, Sendable {
  /// It returns views and runs together with the surrounding code: the content of a stack, an overlay, a
  /// project's container with `@ViewBuilder`.
  case content
  /// It returns the label of a control, and runs together with the surrounding code.
  case label
  /// It returns the views of one item: for `ForEach`, `List(data)`, `TableColumn`. It runs later, and again.
  case row
  /// It returns views in the same place, and runs later and again on its own: for `GeometryReader`,
  /// `TimelineView`, `AsyncImage`.
  case readerContent
  /// It returns content that is shown elsewhere or temporarily: for `sheet`, `navigationDestination`,
  /// `contextMenu`, the destination of a `NavigationLink`.
  case presented
  /// It is called immediately and not again: for `map`, `filter`, `withAnimation`, `{ … }()`.
  case atOnce
  /// It runs when something happens: for a `Button`, `onAppear`, `onChange`, a gesture.
  case action
  /// It is started and runs on its own: `task`, `Task { … }`, `DispatchQueue.main.async { … }`.
  case task
  /// The `get` or `set` of a `Binding`.
  case accessor
  /// SwiftUI calls it during layout, drawing or updates: for `Canvas`, `visualEffect`, `alignmentGuide`.
  case drawing
  /// It is an argument of a macro, which may do anything with it.
  case macro
  /// The function that takes it, or what the function does with it, is unknown.
  case unknown

  /// Whether it runs at each evaluation of the enclosing view, together with it or later.
  package var isBodyCode: Bool {
    switch self {
    case .content, .label, .row, .readerContent, .presented, .atOnce: true
    case .action, .task, .accessor, .drawing, .macro, .unknown: false
    }
  }

  /// Whether it returns views.
  package var makesViews: Bool { isBodyCode && self != .atOnce }

  /// Whether it is body code that runs later than the surrounding code.
  package var isDeferred: Bool { self == .row || self == .readerContent || self == .presented }
}

/// What a closure is for, and so when it runs.
package enum ClosureRole: UInt8, Sendable {
  /// It makes views and runs together with the code around it: of a stack, an overlay, a project's container
  /// with `@ViewBuilder`.
  case content
  /// It makes the label of a control, together with the code around it.
  case label
  /// It makes the views of one item: of `ForEach`, `List(data)`, `TableColumn`. It runs later, and again.
  case row
  /// It makes views that are in the same place, later and again by itself: of `GeometryReader`,
  /// `TimelineView`, `AsyncImage`.
  case readerContent
  /// It makes what is shown elsewhere or for a while: of `sheet`, `navigationDestination`, `contextMenu`, the
  /// destination of a `NavigationLink`.
  case presented
  /// What takes it calls it at once and not again: `map`, `filter`, `withAnimation`, `{ … }()`.
  case atOnce
  /// It runs when something happens: of a `Button`, `onAppear`, `onChange`, a gesture.
  case action
  /// It is started and runs by itself: `task`, `Task { … }`, `DispatchQueue.main.async { … }`.
  case task
  /// The `get` or `set` of a `Binding`.
  case accessor
  /// SwiftUI calls it as it lays out, draws or updates: of `Canvas`, `visualEffect`, `alignmentGuide`.
  case drawing
  /// A macro may make anything of it.
  case macro
  /// What takes it, or what that does with it, is unknown.
  case unknown

  /// Whether it runs each time the view around it is evaluated, together with it or later.
  package var isBodyCode: Bool {
    switch self {
    case .content, .label, .row, .readerContent, .presented, .atOnce: true
    case .action, .task, .accessor, .drawing, .macro, .unknown: false
    }
  }

  /// Whether it makes views.
  package var makesViews: Bool { isBodyCode && self != .atOnce }

  /// Whether it runs later than the code around it, though it is body code.
  package var isDeferred: Bool { self == .row || self == .readerContent || self == .presented }
}

package import ProjectIndex
package import SwiftCST

/// When code runs.
package enum Timing: Sendable {
  /// Each time SwiftUI evaluates a view (a modifier, a style, a scene …): *body code*.
  case eachEvaluation(Evaluation)

  /// Each time a value of a type is created: in an initializer, or as the default of a stored property. For a
  /// view, that is whenever the surrounding view is evaluated.
  case eachMaking(of: TypeID)

  /// Once: the value of a static or lazy property, of a module-level variable, or of a `@StateObject`.
  case once

  /// When something happens, or in a task; the closure, or the accessor that observes or sets a property.
  case onEvent(Node)

  /// When SwiftUI performs layout or drawing; the closure or the member.
  case drawing(Node)

  /// It is unknown, or no view is known to run it; the closure or declaration that causes this.
  case unknown(Node)

  /// How the code is evaluated, if it is body code.
  package var evaluation: Evaluation? {
    if case .eachEvaluation(let evaluation) = self { evaluation } else { nil }
  }

  /// Whether it runs each time a view is evaluated.
  package var isBodyCode: Bool { evaluation != nil }
}

/// How body code is evaluated.
package struct Evaluation: Sendable {
  /// The view, modifier, style … that is evaluated; nil for members that an extension of `View` adds to any
  /// view.
  package var view: TypeID?

  /// Whether it runs once for each item of a `ForEach`, `List` or the like within the view.
  package var inRow = false

  /// Whether it runs later than `body` itself: in a row, a `GeometryReader`, a sheet.
  package var isDeferred = false

  /// Whether it creates content that is shown elsewhere or temporarily: a sheet, a destination, a menu.
  package var isPresented = false

  /// Whether a closure that is called immediately, such as that of `map`, may run it many times or not at
  /// all.
  package var isRepeated = false

  /// The names in code that lead from the view's own builder members to the code, outermost first; empty if
  /// it is in one of them.
  package var through: [Node] = []

  init(of view: TypeID?) { self.view = view }

  /// The same inside a closure.
  func inside(_ role: ClosureRole) -> Evaluation {
    var inner = self
    inner.inRow = inRow || role == .row
    inner.isDeferred = isDeferred || role.isDeferred
    inner.isPresented = isPresented || role == .presented
    inner.isRepeated = isRepeated || role == .atOnce
    return inner
  }

  /// The same in code that a name refers to.
  func through(_ name: Node, to code: Evaluation) -> Evaluation {
    var inner = self
    inner.inRow = inRow || code.inRow
    inner.isDeferred = isDeferred || code.isDeferred
    inner.isPresented = isPresented || code.isPresented
    inner.isRepeated = isRepeated || code.isRepeated
    inner.through = through + [name] + code.through
    return inner
  }
}

extension SwiftUIModel {
  /// When the code at a node runs.
  ///
  /// Body code runs each time SwiftUI evaluates a view: the builder members of the type (`body`, `makeBody`,
  /// members with a result builder or a view as their result), closures in them that create views or are
  /// called immediately, and the computed properties and synchronous methods that such code calls, of the
  /// same type or of the values of its properties, up to ``bodyDepth`` calls deep. Actions, tasks, and
  /// closures with unknown purpose are not body code.
  package func timing(of node: Node) -> Timing {
    var visited: Set<DeclarationID> = []
    return TimingFinder(self).timing(of: node, depth: 0, &visited)
  }

  /// The maximum depth of calls that are followed from a view's builder members.
  package static var bodyDepth: Int { 3 }
}

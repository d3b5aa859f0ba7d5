import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// What creates a formatter repeatedly.
enum CreationFrequency {
  /// Each evaluation of a view.
  case evaluation(Evaluation)
  /// Each value of the view with the property.
  case viewValue
  /// Each iteration of a loop, or each call of the closure of `map` and the like.
  case turn
  /// Each action of the user, such as a tap, or each start of the program.
  case action
  /// Each call of a function, getter or closure, however frequent.
  case call

  /// The frequency of a creation at a node.
  init(of node: Node, in file: FileContext) {
    if let evaluation = file.model.timing(of: node).evaluation {
      self = .evaluation(evaluation)
    } else if case .viewProperty = CreationContext(of: node, in: file) {
      self = .viewValue
    } else if Self.isInLoop(node, file) {
      self = .turn
    } else {
      self = file.model.runsOncePerAction(node) ? .action : .call
    }
  }

  /// Whether storing a formatter is worthwhile; a cheap one costs little to create.
  func isWorthKeeping(cheap: Bool) -> Bool {
    switch self {
    case .evaluation, .viewValue, .turn: true
    case .action: false
    case .call: !cheap
    }
  }

  /// Whether the enclosing function contains a loop, or a closure that a collection calls for its elements,
  /// around a node.
  private static func isInLoop(_ node: Node, _ file: FileContext) -> Bool {
    var part = node
    for around in node.ancestors {
      defer { part = around }
      switch around.kind {
      case .forStmt: if ForStmtSyntax(around)?.sequence != part { return true }
      case .whileStmt, .repeatStmt: return true
      case .closureExpr: if isCalledForElements(around, file) { return true }
      case .functionDecl, .accessorBlock, .initializerDecl, .subscriptDecl: return false
      default: continue
      }
    }
    return false
  }

  private static func isCalledForElements(_ closure: Node, _ file: FileContext) -> Bool {
    guard file.model.role(of: closure) == .atOnce,
      let access = MemberAccessExprSyntax(ClosureArgument(closure)?.call.calledExpression),
      let name = access.declName?.baseName?.name
    else { return false }
    // Optionals also have these methods, and call the closure at most once.
    if name == "map" || name == "flatMap" { return access.base.map { hasElements($0, file) } ?? false }
    return name == "forEach" || name == "reduce" || Collections.keepsElements(name)
      || Collections.derives(name)
  }

  private static func hasElements(_ base: Node, _ file: FileContext) -> Bool {
    // The result of 'map' on an optional is also an optional.
    if let call = FunctionCallExprSyntax(base).flatMap({ MemberCall($0) }),
      ["map", "flatMap"].contains(call.name)
    {
      return hasElements(call.base, file)
    }
    if case .instance(_, let depth) = file.model.index.typeOfExpression(base), depth > 0 { return false }
    return file.model.elementType(of: base) != nil || file.model.isDerivation(base)
  }
}

extension CreationFrequency {
  /// How often it is created, for use within a message: `on every call`, `for each row of 'TrailList'`.
  func words(in file: FileContext) -> String {
    switch self {
    case .evaluation(let evaluation): file.words(for: evaluation)
    case .viewValue: "with every view"
    case .turn: "in each iteration of a loop"
    case .action: "for every action"
    case .call: "on every call"
    }
  }
}

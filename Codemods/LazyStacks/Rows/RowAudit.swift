import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Searches the contents of a stack, and the project's views in it, for everything that differs when rows are
/// created late and discarded early.
struct RowAudit {
  let model: SwiftUIModel
  let axis: ScrollAxis

  var index: ProjectIndex { model.index }

  /// Earlier findings in declarations.
  let memory: RowMemory

  /// What was found.
  var findings = RowFindings()

  /// The declarations already analyzed.
  var visits = RowVisits()

  /// The code already analyzed for its effects when a row is created.
  var made: Set<Node> = []

  /// The statements of the stack.
  private(set) var contents: Node?

  /// What is known about the current place.
  struct Place: Hashable {
    /// Whether the view determines the height of the row: no view next to it or below it does.
    var isHeight = true
    /// Whether the view takes part in the layout of the row.
    var isLaidOut = true
    /// Whether a frame gives the view a size of its own, whatever is proposed along the stack.
    var isSized = false
    /// The names of the row's parameter.
    var identities: Set<String> = []
    /// Whether the view is a row, or a part of one: `ForEach` creates it.
    var isRow = false
    /// Whether the view is in a type or function that the rows use, and not in the stack itself.
    var isInside = false

    /// The same place inside the body of a type, where it is unknown whether a view determines the height.
    var insideType: Place {
      Place(isHeight: false, isLaidOut: isLaidOut, isSized: isSized, isRow: isRow, isInside: true)
    }
  }

  init(_ model: SwiftUIModel, _ axis: ScrollAxis, _ memory: RowMemory? = nil) {
    self.model = model
    self.axis = axis
    self.memory = memory ?? model.index.shared { _ in RowMemory() }
  }

  /// Analyzes the statements of a stack.
  mutating func look(through list: Node) {
    contents = list
    lookAtMaking(in: list)
    look(list, Place())
  }

  mutating func add(_ rule: Rule, _ text: String) { findings.add(Obstacle(rule, text)) }

  mutating func addUnresolved(_ name: String, _ node: Node) {
    findings.add(RowFindings.Unresolved(name: name, node: node))
    add(
      LazyRules.state,
      "'\(name)' is not in the project; its state is lost when the row is far off screen")
  }

  // MARK: - Statements and chains

  mutating func look(_ list: Node, _ place: Place) {
    for item in BuilderItem.all(in: list) {
      switch item {
      case .view(let node): look(expression: node, place)
      case .branches(let lists, _): for list in lists { look(list, place) }
      case .directive(_, let clauses): for list in clauses { look(list, place) }
      case .other: continue
      }
    }
  }

  /// Analyzes the statements of a getter or function: what they return, or what a builder makes of them.
  mutating func look(body list: Node, _ place: Place) {
    let returns = ViewBuilderContext.returns(in: list)
    guard !returns.isEmpty else { return look(list, place) }
    for value in returns.compactMap(\.expression) { look(expression: value, place) }
  }

  mutating func look(expression: Node, _ place: Place) {
    switch expression.kind {
    case .exprList:
      // The condition before `?` is not a view.
      let parts = Array(expression.children)
      let last = parts.lastIndex { $0.kind == .unresolvedTernaryExpr } ?? 0
      for (position, part) in parts.enumerated() where position >= last || part.kind == .unresolvedTernaryExpr
      {
        look(expression: part, place)
      }
      return
    case .sequenceExpr, .unresolvedTernaryExpr, .tupleExpr, .labeledExprList, .labeledExpr,
      .tryExpr,
      .forceUnwrapExpr, .optionalChainingExpr:
      for child in expression.children { look(expression: child, place) }
      return
    case .functionCallExpr, .declReferenceExpr, .memberAccessExpr, .postfixIfConfigExpr, .subscriptCallExpr:
      break
    default: return
    }
    let view = WrittenView(expression)
    if view.isSplit { lookThroughSplits(of: view, place) }
    for modifier in view.modifiers { look(modifier, place) }
    lookAtLength(of: view, place)
    var inside = place
    inside.isSized = place.isSized || view.modifiers.contains(where: givesSize)
    if let call = view.call {
      look(call, inside)
    } else if view.root.kind == .tupleExpr {
      look(expression: view.root, inside)
    } else {
      look(reference: view.root, inside)
    }
  }

  /// Whether a modifier is a frame of a fixed height; in a horizontal stack, of a fixed width, too.
  private func givesSize(_ modifier: WrittenView.Modifier) -> Bool {
    modifier.name == "frame" && isLength(modifier.call.argument("height"))
      && (axis == .vertical || isLength(modifier.call.argument("width")))
  }

  /// Whether an argument is a length, and never `nil`, with which a frame leaves the size as it is.
  private func isLength(_ argument: Node?) -> Bool {
    guard let argument, !argument.subtree.contains(where: { $0.kind == .nilLiteralExpr }) else {
      return false
    }
    if [.floatLiteralExpr, .integerLiteralExpr].contains(argument.kind) { return true }
    guard case .instance(_, let depth) = index.typeOfExpression(argument) else { return false }
    return depth == 0
  }

  /// Analyzes the modifiers inside `#if`.
  mutating func lookThroughSplits(of view: WrittenView, _ place: Place) {
    for node in view.expression.subtree where node.kind == .postfixIfConfigExpr {
      guard let config = PostfixIfConfigExprSyntax(node)?.config?.node else { continue }
      for inner in config.subtree {
        guard let call = FunctionCallExprSyntax(inner),
          let access = MemberAccessExprSyntax(call.calledExpression),
          let name = access.declName?.baseName?.name
        else { continue }
        look(WrittenView.Modifier(name: name, call: ViewCall(call)), place)
      }
    }
  }
}

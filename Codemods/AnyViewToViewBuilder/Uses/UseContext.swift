import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// What the context of a value requires of its type.
enum Demand: Hashable, Sendable {
  /// It takes any view.
  case anyView
  /// The value is a result of another declaration that must be converted, too.
  case conversion(DeclarationID)
  /// It needs an `AnyView`: why, and the expression that could be wrapped in one.
  case erased(String, at: Node, wrapping: Node?)

  /// The reason if the content of a closure needs an AnyView because the closure's type spells it: that is
  /// reported at the declaration of the type.
  static let closureParameter = "parameter '() -> AnyView'"
}

/// Determines what the contexts of a value require of its type, by following the value outward to its end.
struct UseContext {
  let index: ProjectIndex
  let erasures: ErasureReader
  let builders: ViewBuilderContext

  init(_ index: ProjectIndex) {
    self.index = index
    erasures = ErasureReader(index: index)
    builders = ViewBuilderContext(index)
  }

  /// The requirements of the uses of a declaration.
  func demands(on declaration: Declaration) -> [Demand] {
    if declaration.kind == .subscript { return demands(onSubscript: declaration) }
    let isOverloaded = declaration.kind == .function && !index.overloads(of: declaration.id).isEmpty
    return uses(of: declaration, isOverloaded: isOverloaded).flatMap { use -> [Demand] in
      guard !isOwnName(use, of: declaration) else { return [] }
      return demands(on: use, of: declaration, isOverloaded: isOverloaded)
    }
  }

  /// The uses that may demand something of a declaration: not calls of overloads with other labels.
  private func uses(of declaration: Declaration, isOverloaded: Bool) -> [Use] {
    // An argument without a label, or the value of a protocol before the period, may be opened in any call.
    guard isOverloaded, let type = index.type(of: declaration.id), index[type].kind != .protocol,
      declaration.parameters.allSatisfy({ $0.label != nil })
    else { return index.references(to: declaration.id).all }
    return CallsByLabel.uses(of: declaration, index)
  }

  /// A subscript has no name by which to find its uses: every `x[…]` with its labels may be one.
  private func demands(onSubscript declaration: Declaration) -> [Demand] {
    let labels = declaration.parameters.map(\.label)
    let owner = index.type(of: declaration.id)
    return index.shared { SubscriptCalls(in: $0) }.labeled(labels).flatMap { node -> [Demand] in
      guard let base = SubscriptCallExprSyntax(node)?.calledExpression else { return [] }
      if case .instance(let type, _) = index.typeOfExpression(base), let owner, type.known != owner {
        return []
      }
      return demands(onValue: node, declaration)
    }
  }

  /// Whether the use is the name in a declaration that overrides or implements it.
  private func isOwnName(_ use: Use, of declaration: Declaration) -> Bool {
    use.role == .declaration || use.token == declaration.nameToken
  }

  private func demands(on use: Use, of declaration: Declaration, isOverloaded: Bool) -> [Demand] {
    if use.role == .keyPath { return [.erased("key path", at: use.node, wrapping: nil)] }
    let expression = use.expression
    if isPattern(use) { return [] }
    if let opened = OpenedValue(index: index).expression(in: expression, of: declaration) {
      let call = FunctionCallExprSyntax(expression.parent).flatMap {
        $0.calledExpression == expression ? $0.node : nil
      }
      let value = call ?? expression
      return [.erased("'\(opened.shortText)' may be of a protocol's type", at: value, wrapping: value)]
    }
    guard declaration.kind == .function else { return demands(onValue: expression, declaration) }
    guard let call = FunctionCallExprSyntax(expression.parent), call.calledExpression == expression else {
      return [.erased("unapplied reference", at: expression, wrapping: nil)]
    }
    // A call with other labels refers to an overload.
    guard !isOverloaded || CallLabels(call).fit(declaration) else { return [] }
    return demands(onValue: call.node, declaration)
  }

  /// Whether a use is the name of an enum case in a pattern: `case .page(let number)`.
  private func isPattern(_ use: Use) -> Bool {
    guard case .member(base: nil) = use.role else { return false }
    return use.node.ancestors.prefix { $0.kind != .codeBlockItem && $0.kind != .closureExpr }
      .contains { $0.kind == .expressionPattern }
  }

  /// The requirements of the context of a value; the value is the call or the name itself.
  func demands(onValue value: Node, _ declaration: Declaration?) -> [Demand] {
    ValueWalk(context: self, declaration: declaration, start: value)
      .demands(on: value, isInside: false, depth: 0)
  }

  /// What the code outside a builder requires of the type of its result.
  func demands(onResultOf scope: Node) -> [Demand] {
    ValueWalk(context: self, declaration: nil, start: scope).demands(outside: scope, depth: 0)
  }
}

/// The calls of subscripts in a project, by their labels.
private struct SubscriptCalls: Sendable {
  private var byLabels: [String: [Node]] = [:]

  init(in index: ProjectIndex) {
    for file in index.files {
      for node in file.tree.root.subtree where node.kind == .subscriptCallExpr {
        guard let arguments = SubscriptCallExprSyntax(node)?.arguments else { continue }
        byLabels[Self.key(arguments.children.map { LabeledExprSyntax($0)?.label?.name }), default: []].append(
          node)
      }
    }
  }

  /// The calls with just these labels, in the order of files and lines.
  func labeled(_ labels: [String?]) -> [Node] { byLabels[Self.key(labels)] ?? [] }

  private static func key(_ labels: [String?]) -> String { labels.map { ($0 ?? "") + ":" }.joined() }
}

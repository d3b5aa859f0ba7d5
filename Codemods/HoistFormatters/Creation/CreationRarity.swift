import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Whether code that looks as if it created a formatter on every call does so seldom: the formatter goes to a
/// cache, or only constants or no code at all uses the result.
struct CreationRarity {
  private let value: Node
  private let formatter: FormatterClass
  private let file: FileContext

  private var index: ProjectIndex { file.index }

  init(of value: Node, _ formatter: FormatterClass, in file: FileContext) {
    self.value = value
    self.formatter = formatter
    self.file = file
  }

  var isRare: Bool { isCached || isUsedSeldom }

  // MARK: - Caches

  /// `if let old = made[key] { return old }` before `made[key] = formatter`.
  private var isCached: Bool {
    guard let body = value.ancestors.first(where: { Self.bodies.contains($0.kind) }) else { return false }
    let name = variableName
    return body.subtree.contains { node in
      guard let place = self.place(storing: name, node) else { return false }
      let start = node.range.lowerBound
      return body.subtree.contains { $0.range.upperBound <= start && isRead(of: place, $0) }
    }
  }

  /// The name of the variable that holds the formatter.
  private var variableName: String? {
    guard case .initializes(let binding) = FormatterUse(of: value, as: formatter, index) else { return nil }
    return FormatterVariable(binding)?.name.text
  }

  /// Where a node stores the formatter: `made[key]`, or `made.object` of a call of `made.setObject`.
  private func place(storing name: String?, _ node: Node) -> String? {
    if node.kind == .sequenceExpr {
      let operands = Array(node.children.first { $0.kind == .exprList }?.children ?? node.children)
      guard operands.count == 3, operands[1].kind == .assignmentExpr, isFormatter(operands[2], name),
        Self.places.contains(operands[0].kind), !isLocal(ConstantExpressions.root(of: operands[0]))
      else { return nil }
      return Self.plain(operands[0])
    }
    guard let call = FunctionCallExprSyntax(node), let access = MemberAccessExprSyntax(call.calledExpression),
      access.declName?.baseName?.name == "setObject", let cache = access.base,
      let first = call.argumentValues.first, isFormatter(first, name)
    else { return nil }
    return Self.plain(cache) + ".object"
  }

  /// Whether a node reads what a place holds: `made[key]`, `if let last`.
  private func isRead(of place: String, _ node: Node) -> Bool {
    if node.kind == .identifierPattern {
      let condition = OptionalBindingConditionSyntax(node.parent)
      return condition != nil && condition?.initializer == nil && node.text == place
    }
    return Self.places.contains(node.kind) && Self.plain(node) == place && !isLocal(node)
  }

  private func isLocal(_ name: Node) -> Bool {
    guard name.kind == .declReferenceExpr, case .local = index.lookUp(name) else { return false }
    return true
  }

  private static let places: Set<SyntaxKind> = [.subscriptCallExpr, .declReferenceExpr, .memberAccessExpr]

  private func isFormatter(_ node: Node, _ name: String?) -> Bool { node == value || node.text == name }

  /// The text without a leading `self.`.
  private static func plain(_ node: Node) -> String {
    let text = node.text
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }

  private static let bodies: Set<SyntaxKind> = [.functionDecl, .accessorBlock, .subscriptDecl, .closureExpr]

  // MARK: - Uses of the result

  /// Whether all that uses the function or property is the initial value of a constant or of an object's
  /// property; or nothing uses it, and it is there for the formatter alone.
  private var isUsedSeldom: Bool {
    guard let declaration = SharedResult(of: value, formatter, in: file).enclosing,
      declaration.traits.isDisjoint(with: [.open, .public, .override, .dynamic]),
      index.requirements(for: declaration.id).isEmpty
    else { return false }
    let uses = index.references(to: declaration.id).all
    guard uses.isEmpty else { return uses.allSatisfy(isInitialValue) }
    return declaration.attributeList == nil
      && declaration.resultType.map { TypeShape($0).core.text == formatter.name } == true
  }

  private func isInitialValue(_ use: Use) -> Bool {
    guard let around = index.enclosingDeclaration(of: use.node), around.kind == .variable, around.isStored,
      !around.traits.contains(.local), around.initialValue?.contains(use.node) == true
    else { return false }
    if around.isStatic || around.traits.contains(.lazy) || around.parent == nil { return true }
    return index.type(of: around.id).map { index[$0].kind == .class } ?? false
  }
}

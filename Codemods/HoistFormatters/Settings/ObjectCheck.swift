import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Searches for objects in the constants of a formatter whose content is read once.
///
/// A constant is the same object each time, but if its content is written to a text, or copied, it may have
/// changed since. Storing the object itself is fine: its content is read each time.
struct ObjectCheck {
  private let index: ProjectIndex

  init(_ index: ProjectIndex) { self.index = index }

  /// Ensures that the content of no object, or possible object, is read.
  func prove(_ ingredients: FormatterIngredients) throws(Obstacle) {
    for value in ingredients.values {
      for node in value.subtree where isRead(node) && !isKept(node, in: value) && !isValue(node, depth: 0) {
        throw .object(node.shortText)
      }
    }
    for setting in ingredients.settings where !setting.isPartial && Self.copied.contains(setting.property) {
      for node in setting.values.flatMap({ Array($0.subtree) }) where mayChange(node) {
        throw .object(node.shortText)
      }
    }
  }

  /// The properties that copy the assigned object.
  private static let copied = Set(
    words: """
      attributedStringForNil attributedStringForNotANumber attributedStringForZero itemFormatter
      numberFormatter
      """)

  /// Whether a node is a name that is interpolated into a text, cast, or an operand.
  private func isRead(_ node: Node) -> Bool {
    guard [.declReferenceExpr, .memberAccessExpr].contains(node.kind), !isOthers(node),
      let parent = node.parent
    else { return false }
    switch parent.kind {
    case .labeledExpr: return parent.parent?.parent?.kind == .expressionSegment
    case .exprList:
      return parent.children.contains { $0.kind == .unresolvedAsExpr || isCalculation($0) }
    default: return parent.kind == .prefixOperatorExpr
    }
  }

  private func isCalculation(_ node: Node) -> Bool { node.kind == .binaryOperatorExpr && node.text != "??" }

  /// Whether a name is that of a value in the SDK: `.medium`, `Int.max`.
  private func isOthers(_ node: Node) -> Bool {
    guard let access = MemberAccessExprSyntax(node) else { return false }
    guard let base = access.base else { return true }
    guard case .metatype(.foreign) = index.typeOfExpression(base) else { return false }
    return declarations(of: node).isEmpty
  }

  /// Whether a node is in a closure, which reads it each time that it runs.
  private func isKept(_ node: Node, in value: Node) -> Bool {
    node.ancestors.prefix { value.contains($0) }.contains { $0.kind == .closureExpr }
  }

  /// Whether an expression is a value, judging by its type or its initial value.
  private func isValue(_ expression: Node, depth: Int) -> Bool {
    if Self.literals.contains(expression.kind) || isRawValue(expression) { return true }
    switch index.typeOfExpression(expression) {
    case .instance(.foreign(let name), _):
      return name == "Substring" || AppleTypes.traits(of: name).contains(.equatable)
    case .instance(.known(let type), _): return index[type].kind == .struct || index[type].kind == .enum
    default: break
    }
    guard depth < 8 else { return false }
    if let elements = SequenceExprSyntax(expression)?.elements {
      return elements.children.allSatisfy {
        $0.kind == .binaryOperatorExpr || isValue($0, depth: depth + 1)
      }
    }
    let values = values(of: expression)
    return !values.isEmpty && values.allSatisfy { $0.map { isValue($0, depth: depth + 1) } ?? false }
  }

  private func isRawValue(_ expression: Node) -> Bool {
    guard let access = MemberAccessExprSyntax(expression), access.declName?.node.text == "rawValue",
      let base = access.base, case .instance(.known(let type), _) = index.typeOfExpression(base)
    else { return false }
    return index[type].kind == .enum
  }

  /// The initial values of the constants that a name may refer to.
  private func values(of name: Node) -> [Node?] {
    if case .local(let binding) = index.lookUp(name) { return [FormatterVariable(binding.node)?.value] }
    return declarations(of: name).map { index[$0].initialValue }
  }

  private func declarations(of name: Node) -> [DeclarationID] {
    index.declarations(referencedBy: MemberAccessExprSyntax(name)?.declName?.node ?? name)
  }

  private static let literals: Set<SyntaxKind> = [
    .stringLiteralExpr, .simpleStringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
    .nilLiteralExpr,
  ]
}

// MARK: - Copies

extension ObjectCheck {
  /// Whether a name is that of a variable of the project whose object may be changed.
  private func mayChange(_ node: Node) -> Bool {
    guard [.declReferenceExpr, .memberAccessExpr].contains(node.kind) else { return false }
    return declarations(of: node).contains { index[$0].kind == .variable && !isOnlyRead($0) }
  }

  /// Whether a formatter is only read, wherever its name is visible.
  private func isOnlyRead(_ id: DeclarationID) -> Bool {
    let references = index.references(to: id)
    guard index[id].traits.isDisjoint(with: [.public, .open, .package]), references.possible.isEmpty,
      case .instance(.foreign(let name), _) = index.typeOfVariable(id),
      let formatter = FormatterClass.named(name)
    else { return false }
    return references.certain.allSatisfy { use in
      switch FormatterUse(of: use.expression, as: formatter, index) {
      case .reads, .feeds: true
      default: false
      }
    }
  }
}

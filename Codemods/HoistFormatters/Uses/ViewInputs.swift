import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Determines whether everything that a view displays depends only on its inputs.
///
/// A view that creates its own object is different each time, so SwiftUI evaluates it whenever its parent is
/// evaluated. Without that object, it is evaluated when its inputs or observed values change: if it reads
/// anything else, such as the time, it may display outdated content.
struct ViewInputs {
  private let type: TypeID
  private let formatter: DeclarationID
  private let index: ProjectIndex

  /// The inputs of a view, except for one of its properties, which contains a formatter.
  init(of type: TypeID, beside formatter: DeclarationID, _ index: ProjectIndex) {
    self.type = type
    self.formatter = formatter
    self.index = index
  }

  /// Whether it reads nothing else, as far as the code shows.
  var areAll: Bool {
    index.members(of: type).allSatisfy { member in
      switch member.kind {
      case .variable where member.isStatic: true
      case .variable where member.isStored: member.id == formatter || isValue(member)
      case .variable, .function, .subscript: member.node.subtree.allSatisfy(isCovered)
      default: true
      }
    }
  }

  /// Whether a stored property is a value, which SwiftUI can compare, or a formatter.
  private func isValue(_ property: Declaration) -> Bool {
    guard let written = property.typeAnnotation else {
      return property.initialValue.map { isLiteral($0) || isFormatter($0) } ?? false
    }
    switch index.resolve(TypeShape(written).core) {
    case .foreign(let name): return Self.values.contains(name) || FormatterClass.named(name) != nil
    case .known(let type): return index[type].kind == .struct || index[type].kind == .enum
    // A nested view is evaluated separately.
    case .parameter(let node): return GenericParameterSyntax(node)?.inheritedType?.text == "View"
    default: return false
    }
  }

  private func isLiteral(_ value: Node) -> Bool { ConstantExpressions(index).variablePart(of: value) == nil }

  private func isFormatter(_ value: Node) -> Bool {
    let call = FunctionCallExprSyntax(TryExprSyntax(value)?.expression ?? value)
    return call?.calledExpression.map { FormatterClass.named($0.text) != nil } ?? false
  }

  private static let values = Set(
    words: """
      Bool CGFloat Character Color Date DateComponents Decimal Double Float Font Image Int LocalizedStringKey
      String Text URL UUID
      """)
}

// MARK: - Reads of the members

extension ViewInputs {
  private func isCovered(_ node: Node) -> Bool {
    if node.kind == .macroExpansionExpr { return false }
    guard let name = DeclReferenceExprSyntax(node)?.baseName else { return true }
    if MemberAccessExprSyntax(node.parent)?.declName?.node == node { return isCovered(member: name.name) }
    if name.kind == .`self` || name.kind == .Self { return node.parent?.kind == .memberAccessExpr }
    switch index.lookUp(node) {
    case .local: return true
    case .members(let found, let owner): return owner == type && found.allSatisfy { isCovered(index[$0]) }
    case .moduleLevel(let found, _): return found.allSatisfy { isConstant(index[$0]) }
    case .type(.known(let type)): return index.conformance(of: type, toForeign: "View") != nil
    case .type(.foreign), .unknown:
      return SwiftUIViews.contain(name.name) || FormatterClass.named(name.name) != nil
        || name.text.hasPrefix("$")
    default: return false
    }
  }

  /// A member of the view: computed ones are also analyzed.
  private func isCovered(_ member: Declaration) -> Bool { !member.isStatic || isConstant(member) }

  private func isConstant(_ declaration: Declaration) -> Bool {
    declaration.traits.contains(.let) && declaration.initialValue.map(isLiteral) ?? false
  }

  /// A member of a value: the project's own must be stored, also in a value.
  private func isCovered(member name: String) -> Bool {
    guard !Self.moments.contains(name) else { return false }
    return index.declarations(named: name).allSatisfy { member in
      guard let parent = member.parent else { return true }
      if index.declaredType(parent) == type || member.kind == .enumCase { return true }
      return member.isStored && !member.isStatic && index[parent].kind == .struct
    }
  }

  /// Names whose values may differ at any time, or depend on such values.
  private static let moments = Set(
    words: """
      autoupdatingCurrent current default formatted isDateInToday isDateInTomorrow isDateInYesterday main now
      random randomElement shared shuffled standard timeIntervalSinceNow
      """)
}

import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Local variables, and the results of bodies.
extension AnyViewMatches {
  /// Analyzes a local variable declared as AnyView, or with a getter whose results are all erased.
  mutating func lookAtVariable(_ variable: VariableDeclSyntax) {
    guard let binding = PatternBindingSyntax(variable.bindings?.children.first),
      let type = binding.typeAnnotation?.type, index.declaration(at: variable.node) == nil,
      let pattern = binding.pattern
    else { return }
    if ErasureReader.isOpaque(type) {
      return lookAtOpaque(
        LocalGetter(variable, pattern, type, binding.accessorBlock, file), at: pattern.range)
    }
    guard erasures.isAnyViewType(TypeShape(type).core) else { return }
    if let accessors = binding.accessorBlock {
      guard erasures.isAnyViewType(type) else { return }
      return report(LocalGetter(variable, pattern, type, accessors, file), at: pattern.range)
    }
    guard let branches = AssignedBranches(variable, reader) else {
      return report(.stored(pattern.text), at: pattern.range)
    }
    let edits = FileEdit.all(branches.edits, in: file.number)
    report(branches.effects.map(\.rule), at: pattern.range, .assigned(branches), edits)
  }

  /// Analyzes a local variable whose type is opaque.
  private mutating func lookAtOpaque(_ getter: LocalGetter, at range: Range<Int>) {
    guard let statements = getter.statements, case let returns = ViewBuilderContext.returns(in: statements),
      !returns.isEmpty, isErased(statements, returns), let conversion = try? getter.conversion(reader)
    else { return }
    report(conversion, at: range)
  }

  private mutating func report(_ getter: LocalGetter, at range: Range<Int>) {
    do throws(Obstacle) {
      report(try getter.conversion(reader), at: range)
    } catch {
      report(error, at: range)
    }
  }

  /// Whether the first result of a body is erased: then all are, because they have the same type.
  func isErased(_ statements: Node, _ returns: [ReturnStmtSyntax]) -> Bool {
    let value = returns.first.map(\.expression) ?? firstBranch(only(statements))
    guard let value else { return false }
    return erasures.erasure(value, expected: false) != nil
      || UnfoldedTernary(value).map { erasures.erasure($0.then, expected: false) != nil } == true
  }

  /// The result of the first branch of an `if` or `switch` that is the only expression of a body; any other
  /// expression itself.
  private func firstBranch(_ expression: Node?) -> Node? {
    guard let expression, [.ifExpr, .switchExpr].contains(expression.kind),
      case .branches(let lists, isExhaustive: true) = BuilderItem(of: expression), let first = lists.first
    else { return expression }
    return firstBranch(only(first))
  }

  private func only(_ statements: Node) -> Node? {
    CodeBlockItemSyntax(statements.children.only)?.item?.unwrappedStatement
  }
}

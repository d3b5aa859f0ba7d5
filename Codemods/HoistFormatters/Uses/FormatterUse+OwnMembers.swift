import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

// The project's additions to the classes.

extension FormatterUse {
  /// A method of the project with the name of one of the class that changes the instance.
  static func changingMethod(of value: Node, _ formatter: FormatterClass, _ index: ProjectIndex)
    -> String?
  {
    guard let access = MemberAccessExprSyntax(value.parent), let name = access.declName?.baseName?.name,
      let labels = Self.labels(of: access), !isGivenNumber(access)
    else { return nil }
    let own = ownMembers(named: name, formatter, index).filter { $0.parameters.map(\.label) == labels }
    return mayChange(own, formatter, index) ? FormatterClass.signature(name, labels) : nil
  }

  private static func ownMembers(named name: String, _ formatter: FormatterClass, _ index: ProjectIndex)
    -> [Declaration]
  {
    let classes = [formatter.name, "Formatter", "NSObject", "NSObjectProtocol"]
    let protocols = classes.flatMap(index.extensions(ofForeign:)).flatMap(\.inheritedTypes)
      .compactMap { index.resolve($0).known }
    return classes.flatMap { index.members(named: name, ofForeign: $0) }
      + protocols.flatMap { index.members(named: name, of: $0) }
  }

  /// Whether members of the project may change the instance, directly or through other such members.
  private static func mayChange(
    _ members: [Declaration], _ formatter: FormatterClass, _ index: ProjectIndex
  ) -> Bool {
    var reached = members
    var next = 0
    while next < reached.count {
      for node in reached[next].node.subtree {
        if changesItself(node, index) { return true }
        guard let name = DeclReferenceExprSyntax(node)?.baseName?.name else { continue }
        reached += ownMembers(named: name, formatter, index).filter { member in
          mayMean(member, at: node) && !reached.contains { $0.id == member.id }
        }
      }
      next += 1
    }
    return false
  }

  /// Whether a name can refer to a member where it is called.
  private static func mayMean(_ member: Declaration, at reference: Node) -> Bool {
    let access = MemberAccessExprSyntax(reference.parent)
    let callee = access?.declName?.node == reference ? access?.node : reference
    guard member.kind == .function, let call = FunctionCallExprSyntax(callee?.parent),
      call.calledExpression == callee
    else { return true }
    let needed = member.parameters.filter { $0.defaultValue == nil }.count
    return needed <= call.argumentLabels.count + (call.trailingClosure == nil ? 0 : 1)
  }

  /// Whether a node in a member's body may change the instance.
  private static func changesItself(_ node: Node, _ index: ProjectIndex) -> Bool {
    if node.kind == .inOutExpr { return true }
    if let target = changedInPlace(by: node) {
      // A local variable is not part of the instance.
      guard case .local = index.lookUp(target) else { return true }
      return false
    }
    guard let name = DeclReferenceExprSyntax(node)?.baseName else { return false }
    // A callee that gets the instance may do anything.
    if name.kind == .`self` { return MemberAccessExprSyntax(node.parent)?.base != node }
    // `setLocalizedDateFormatFromTemplate(…)`
    return name.name.hasPrefix("set")
  }

  /// The target that `x = …`, `x += …` or `x.append(…)` changes: a name or a chain.
  private static func changedInPlace(by node: Node) -> Node? {
    if let access = MemberAccessExprSyntax(node), changesBase(access) {
      return access.base.map(ConstantExpressions.root)
    }
    let isAssignment = node.kind == .assignmentExpr || node.kind == .binaryOperatorExpr && assigns(node.text)
    return isAssignment ? node.parent?.children.first : nil
  }

  /// `+=` and similar operators.
  private static func assigns(_ name: String) -> Bool {
    name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
  }

  /// `dateFormat.append(…)`, `formatOptions.insert(…)`
  private static func changesBase(_ access: MemberAccessExprSyntax) -> Bool {
    guard FunctionCallExprSyntax(access.node.parent)?.calledExpression == access.node,
      let name = access.declName?.baseName?.name
    else { return false }
    return FormatterClass.mutatingMethods.contains(name) || FormatterClass.changesCollection(name)
  }
}

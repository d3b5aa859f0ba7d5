import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Finds where objects are looked into by a mirror, or dumped: what they are made of is different.
struct ReflectionExamination {
  private(set) var remarks: [Remark] = []

  private let family: Family
  /// The classes whose own mirror is not the one that they are given.
  private let classes: Set<TypeID>

  private var index: ProjectIndex { family.index }

  init(of family: Family) {
    self.family = family
    classes = Set(
      family.classes.filter { !family.index.foreignSupertypes(of: $0).contains("CustomReflectable") })
    for (name, label) in [("Mirror", "reflecting"), ("dump", nil)] {
      for use in index.uses(of: name, where: { $0.next?.kind == .leftParen }) {
        guard let call = FunctionCallExprSyntax(use.expression.parent),
          call.calledExpression == use.expression,
          let argument = call.labeledArguments.first, argument.label?.name == label,
          let value = argument.expression, mayShow(value, isWhole: name == "dump")
        else { continue }
        remarks.append(
          Remark(
            ObservableRules.reflection, "'\(call.node.shortText)' shows what the macro adds to the object",
            at: use.node))
      }
    }
  }

  /// Whether a value is an object of the family.
  ///
  /// - Parameter isWhole: Whether all that the value holds is shown, and not its own members alone.
  private func mayShow(_ value: Node, isWhole: Bool) -> Bool {
    let values = [value] + values(ofParameterNamedBy: value)
    let told = Set(values.flatMap { TypesInValue(of: $0, index).known })
    return (isWhole ? parts(of: told) : told).contains { type in
      classes.contains(type)
        || index[type].kind == .protocol && !classes.isDisjoint(with: index.subtypes(of: type))
    }
  }

  /// What a parameter of any type is given by the callers of its function.
  private func values(ofParameterNamedBy value: Node) -> [Node] {
    guard value.kind == .declReferenceExpr, case .local(let binding) = index.lookUp(value),
      binding.kind == .parameter
    else { return [] }
    return family.uses.calledCode.values(ofParameter: binding.node)
  }

  /// Types, and those of what their values hold.
  private func parts(of types: Set<TypeID>) -> Set<TypeID> {
    var found = types
    var open = Array(types)
    while let type = open.popLast() {
      for member in index.members(of: type) where member.isStored && !member.isStatic {
        open += TypesInValue(ofVariable: member, index).known.filter { found.insert($0).inserted }
      }
    }
    return found
  }
}

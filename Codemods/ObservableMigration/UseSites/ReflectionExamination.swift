import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Finds code that inspects objects with a mirror or dumps them: their members change.
struct ReflectionExamination {
  private(set) var reasons: [LocatedReason] = []

  private let family: Family
  /// The classes without a custom mirror.
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
        reasons.append(
          LocatedReason(
            ObservableRules.reflection, "'\(call.node.shortText)' shows what the macro adds to the object",
            at: use.node))
      }
    }
  }

  /// Whether a value is an object of the family.
  ///
  /// - Parameter isWhole: Whether everything in the value is shown, and not only its own members.
  private func mayShow(_ value: Node, isWhole: Bool) -> Bool {
    let values = [value] + values(ofParameterNamedBy: value)
    let told = Set(values.flatMap { TypesInValue(of: $0, index).known })
    return (isWhole ? parts(of: told) : told).contains { type in
      classes.contains(type)
        || index[type].kind == .protocol && !classes.isDisjoint(with: index.subtypes(of: type))
    }
  }

  /// The arguments that callers pass for a parameter of any type.
  private func values(ofParameterNamedBy value: Node) -> [Node] {
    guard value.kind == .declReferenceExpr, case .local(let binding) = index.lookUp(value),
      binding.kind == .parameter
    else { return [] }
    return family.uses.calledCode.values(ofParameter: binding.node)
  }

  /// The types, and those of the contents of their values.
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

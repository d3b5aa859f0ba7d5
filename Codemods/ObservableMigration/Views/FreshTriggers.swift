import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Values that run code when they change, as in `onChange(of: socket.state)`, in views that didn't observe the
/// object: the code ran only for changes that another evaluation of the view happened to see.
struct FreshTriggers {
  private(set) var reasons: [LocatedReason] = []

  /// - Parameter observers: The types that observe an object of the family.
  init(in family: Family, observers: Set<TypeID>) {
    let index = family.index
    var names: Set<String> = []
    for name in family.publishedProperties.compactMap(\.name) where names.insert(name).inserted {
      for read in family.uses.viewReads(name, of: family.all)
      where family.includes(read.type) == true && !observers.contains(read.view) {
        guard let modifier = Self.triggered(by: read.use.node) else { continue }
        reasons.append(
          LocatedReason(
            ObservableRules.lostRefresh,
            "'\(modifier)' runs for each change of '\(read.use.expression.shortText)', which "
              + "'\(index[read.view].name)' didn't observe", at: read.use.node))
      }
    }
  }

  /// The modifier that runs code when a value that contains the node changes.
  private static func triggered(by node: Node) -> String? {
    for argument in node.ancestors where argument.kind == .labeledExpr {
      guard let label = LabeledExprSyntax(argument)?.label?.name,
        let call = FunctionCallExprSyntax(argument.parent?.parent),
        let name = MemberAccessExprSyntax(call.calledExpression)?.declName?.baseName?.name
      else { continue }
      if ChangeTriggers.contain(name, label) { return name }
    }
    return nil
  }
}

package import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// A call of a type's initializer with an argument for a property, `name:` or `_name:`; nil if the project
  /// has none.
  package func call(giving property: Declaration, of type: TypeID) -> Use? {
    calls(giving: property, of: type).first
  }

  /// All such calls.
  package func calls(giving property: Declaration, of type: TypeID) -> [Use] {
    index.references(to: type).all.filter { gives(property, $0.expression.callAsCallee) }
  }

  /// Whether a call creates the object for a property, which is then the first to store it.
  package func makesObject(for property: Declaration, at call: Use) -> Bool {
    guard let name = property.name,
      case .instance(.known(let type), _) = index.typeOfVariable(property.id), index[type].kind == .class
    else { return false }
    let value = call.expression.callAsCallee?.labeledArguments.first { argument in
      argument.label.map { $0.name == name || $0.name == "_" + name } ?? false
    }?.expression
    return value?.kind == .functionCallExpr
  }

  /// Whether a call that doesn't name its type, such as `.init(name: …)`, has an argument with a property's
  /// name.
  package func mayBeGivenUnseen(_ property: Declaration) -> Bool {
    guard let name = property.name else { return false }
    return isLabelOfUnseenCall(name) || isLabelOfUnseenCall("_" + name)
  }

  /// Whether a call that doesn't name its type has an argument with a label.
  package func isLabelOfUnseenCall(_ label: String) -> Bool {
    guard let symbol = index.symbol(label) else { return false }
    return memory.unseenLabels.answer(Int(symbol.rawValue)) {
      index.uses(of: label).contains { use in
        guard use.role == .label, let call = use.node.enclosing({ $0 == .functionCallExpr }) else {
          return false
        }
        return [".init", "Self", "self.init"].contains(call.children.first?.text ?? "")
      }
    }
  }

  /// Whether a property of a view never changes: the project creates the view, each call passes a constant or
  /// leaves the default, and nothing assigns it later.
  package func isAlwaysConstant(_ property: Declaration, of type: TypeID) -> Bool {
    guard let name = property.name else { return false }
    let initializers = index.ownMembers(named: "init", of: type)
    guard initializers.allSatisfy({ $0.parameters.contains { $0.label == name } }) else { return false }
    let references = index.references(to: type)
    let calls = references.all.compactMap { $0.expression.callAsCallee }
    guard !calls.isEmpty, !references.all.contains(where: isInitializerReference) else { return false }
    let constants = ConstantExpressions(index)
    let arguments = calls.compactMap { call in
      call.labeledArguments.first { $0.label?.name == name }?.expression
    }
    return arguments.allSatisfy { constants.variablePart(of: $0) == nil } && !isAssignedLater(property)
  }

  private func isAssignedLater(_ property: Declaration) -> Bool {
    uses(of: property).contains { use in
      Assignment(target: use.expression) != nil && use.node.enclosing { $0 == .initializerDecl } == nil
    }
  }

  private func gives(_ property: Declaration, _ call: FunctionCallExprSyntax?) -> Bool {
    guard let name = property.name else { return false }
    return call?.argumentLabels.contains { $0 == name || $0 == "_" + name } ?? false
  }
}

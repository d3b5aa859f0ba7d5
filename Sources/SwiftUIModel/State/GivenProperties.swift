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
  /// leaves the default, and nothing else assigns it later. A property of the calling view for which this is
  /// true counts as a constant.
  package func isAlwaysConstant(_ property: Declaration, of type: TypeID) -> Bool {
    isAlwaysConstant(property, of: type, depth: 0)
  }

  private func isAlwaysConstant(_ property: Declaration, of type: TypeID, depth: Int) -> Bool {
    guard let name = property.name, depth < 4 else { return false }
    let references = index.references(to: type)
    let calls = references.all.compactMap { $0.expression.callAsCallee }
    guard !calls.isEmpty, !references.all.contains(where: isInitializerReference) else { return false }
    let arguments = calls.compactMap { call in
      call.labeledArguments.first { $0.label?.name == name }?.expression
    }
    // Of views, code elsewhere sets no properties.
    return arguments.allSatisfy { isConstant($0, depth) }
      && index.valueReferences(to: property.id).certain.allSatisfy { use in
        guard let assignment = Assignment(target: use.expression) else { return true }
        return isMadeOfArgument(use, named: name) || assignment.value.map { isConstant($0, depth) } ?? false
      }
  }

  /// Whether a value is a constant, or a property of the view around it that never changes.
  private func isConstant(_ value: Node, _ depth: Int) -> Bool {
    if ConstantExpressions(index).variablePart(of: value) == nil { return true }
    // What a route carries stays the same while its screen is shown.
    if case .local(let binding) = index.lookUp(value), binding.kind == .switchCase { return true }
    guard value.kind == .declReferenceExpr || MemberAccessExprSyntax(value)?.base?.text == "self",
      let view = index.enclosingType(of: value), isView(view),
      let id = declarations(referencedBy: MemberAccessExprSyntax(value)?.declName?.node ?? value).only,
      case let property = index[id], !property.isStatic, property.attributes.isEmpty,
      index.type(of: id) == view
    else { return false }
    if !property.isStored { return property.onlyValue.map(isMadeOfIdentity) ?? false }
    return isAlwaysConstant(property, of: view, depth: depth + 1)
  }

  /// Whether a value is made of the `id` of something that a view is given, and of constants: what a view is for
  /// stays the same.
  private func isMadeOfIdentity(_ value: Node) -> Bool {
    var hasIdentity = false
    for name in value.subtree where name.kind == .declReferenceExpr {
      let access = MemberAccessExprSyntax(name.parent)
      guard access?.declName?.node != name else { continue }
      if access?.base == name, access?.declName?.baseName?.name == "id" {
        hasIdentity = true
      } else if !index.declarations(referencedBy: name).allSatisfy({ index[$0].traits.contains(.let) }) {
        return false
      }
    }
    return hasIdentity
  }

  /// Whether an initializer assigns to a property, and has a parameter with its name: the calls tell the value.
  private func isMadeOfArgument(_ use: Use, named name: String) -> Bool {
    guard let initializer = use.node.enclosing({ $0 == .initializerDecl }) else { return false }
    return index.declaration(at: initializer)?.parameters.contains { $0.label == name } ?? false
  }

  /// Whether the project declares a view and never creates it, as far as its code shows.
  package func isNeverMade(_ type: TypeID) -> Bool {
    guard index.access(of: index[type].primary) < .public else { return false }
    let references = index.references(to: type)
    return !references.all.contains { use in
      use.expression.callAsCallee != nil || isInitializerReference(use)
        || use.expression.parent?.kind == .genericSpecializationExpr
        || MemberAccessExprSyntax(use.expression.parent)?.base == use.expression
          && use.expression.parent?.callAsCallee != nil
    }
  }

  private func gives(_ property: Declaration, _ call: FunctionCallExprSyntax?) -> Bool {
    guard let name = property.name else { return false }
    return call?.argumentLabels.contains { $0 == name || $0 == "_" + name } ?? false
  }
}

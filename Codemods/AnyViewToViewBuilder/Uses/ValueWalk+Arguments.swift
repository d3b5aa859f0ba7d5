import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

// Arguments of calls.

extension ValueWalk {
  func demands(onArgument argument: Node, _ value: Node, _ isInside: Bool, _ depth: Int) -> [Demand] {
    guard let label = LabeledExprSyntax(argument), let list = argument.parent, let holder = list.parent else {
      return [erased("unknown use", value, isInside)]
    }
    if holder.kind == .tupleExpr {
      let isOnly = list.children.only != nil && label.label == nil
      return isOnly
        ? demands(on: holder, isInside: isInside, depth: depth) : [erased("tuple", value, isInside, .always)]
    }
    guard let call = FunctionCallExprSyntax(holder), let callee = call.calledExpression else {
      return [erasedAsWritten("argument of a macro or subscript", value, isInside)]
    }
    if context.erasures.erasure(holder, expected: true)?.operand == value { return [.anyView] }
    let name = GenericViewParameters.name(of: callee)
    guard isInside ? takesContainer(value, call, label) : takesAnyView(call, label) else {
      return [erased("argument of '\(name)'", value, isInside, .always)]
    }
    if spellsAnyView(callee) || isSpelledWithAnyView(name) {
      return [erased("generic argument", value, false)]
    }
    return demands(on: holder, isInside: true, depth: depth)
  }

  /// Whether the project spells the type that stores the view, as in a cast:
  /// `as? UIHostingController<AnyView>`.
  private func isSpelledWithAnyView(_ name: String) -> Bool {
    guard name.contains("Hosting") else { return false }
    return index.uses(of: name) { $0.next?.kind == .leftAngle }.contains {
      context.erasures.mentionsAnyView($0.node)
    }
  }

  /// The project's own callables that a call refers to. One with the name of a SwiftUI function counts if the
  /// labels match.
  private func callables(of call: FunctionCallExprSyntax, _ argument: LabeledExprSyntax) -> [Declaration] {
    guard let callee = call.calledExpression else { return [] }
    let found = index.callables(called: callee)
    let labels = CallLabels(call)
    let fitting = found.filter { $0.kind == .struct || labels.fit($0) }
    let name = GenericViewParameters.name(of: callee)
    return fitting.isEmpty && !GenericViewParameters.contains(name, argument.label?.name) ? found : fitting
  }

  // MARK: - A view

  /// Whether a parameter takes any view.
  private func takesAnyView(_ call: FunctionCallExprSyntax, _ argument: LabeledExprSyntax) -> Bool {
    guard let callee = call.calledExpression else { return false }
    let candidates = callables(of: call, argument)
    guard !candidates.isEmpty else {
      // A project type may have the name of a SwiftUI type, and have a memberwise initializer.
      let name = GenericViewParameters.name(of: callee)
      return GenericViewParameters.contains(name, argument.label?.name)
    }
    return !candidates.contains(where: { InspectedType.isInspected(by: $0, index) })
      && candidates.allSatisfy { candidate in
        guard let type = type(of: argument, in: candidate) else { return false }
        if SomeOrAnyTypeSyntax(type)?.someOrAnySpecifier?.kind == .some { return true }
        guard case .parameter = index.resolve(type) else { return false }
        return context.erasures.ownConformance == nil && !isBound(type, in: candidate, callee)
      }
  }

  /// The type of the only parameter with the label of an argument, or of the plain property that a memberwise
  /// initializer sets.
  private func type(of argument: LabeledExprSyntax, in candidate: Declaration) -> Node? {
    let label = argument.label?.name
    guard candidate.kind == .struct, let type = index.declaredType(candidate.id) else {
      return candidate.parameters.filter { $0.label == label }.only?.type
    }
    let property = index.members(of: type).filter { $0.name == label && $0.isStored && !$0.isStatic }.only
    return property?.attributes.isEmpty == true ? property?.typeAnnotation : nil
  }

  /// Whether the call alone doesn't determine the type of a parameter: it spells AnyView, another parameter
  /// must have the same type, or the base of the call has already determined it.
  func isBound(_ type: Node, in candidate: Declaration, _ callee: Node) -> Bool {
    context.erasures.mentionsAnyView(type) || sharesType(type, in: candidate)
      || genericParameters(in: type).contains { !isFree($0, in: candidate, callee) }
  }

  /// Whether a call determines a generic parameter: one of the function itself, or of the type that an
  /// initializer creates. A method, and a type in its own context, uses the instance's.
  private func isFree(_ parameter: Node, in candidate: Declaration, _ callee: Node) -> Bool {
    if candidate.kind != .struct, candidate.node.contains(parameter) { return true }
    guard candidate.kind == .struct || candidate.kind == .initializer,
      case .metatype(.known(let type)) = index.typeOfExpression(made(by: callee)),
      index[type].declarations.contains(where: { declares(parameter, $0) })
    else { return false }
    return !callee.ancestors.contains { around in
      index.declaration(at: around).flatMap { index.declaredType($0.id) } == type
    }
  }

  /// The type in `Card.init`.
  private func made(by callee: Node) -> Node {
    guard let access = MemberAccessExprSyntax(callee), access.declName?.baseName?.name == "init",
      let base = access.base
    else { return callee }
    return base
  }

  private func declares(_ parameter: Node, _ type: DeclarationID) -> Bool {
    index[type].node.child(.genericParameterClause)?.contains(parameter) ?? false
  }

  // MARK: - A container of one

  /// Whether a method of a container takes an argument with the type of its content.
  func takesMore(_ method: Node) -> Bool {
    index.callables(called: method).contains { candidate in
      candidate.parameters.compactMap(\.type).flatMap(genericParameters)
        .contains { !candidate.node.contains($0) }
    }
  }

  /// Whether a container of any view can be an argument.
  private func takesContainer(
    _ container: Node, _ call: FunctionCallExprSyntax, _ argument: LabeledExprSyntax
  ) -> Bool {
    guard let callee = call.calledExpression else { return false }
    let candidates = callables(of: call, argument)
    guard candidates.isEmpty else {
      return candidates.allSatisfy { candidate in
        types(of: argument, in: candidate).allSatisfy { !isBound($0, in: candidate, callee) }
      }
    }
    return HandedContainer(context: context, container: container).goes(to: callee)
  }

  /// The types that a callable has for an argument; a struct without an initializer uses its properties.
  private func types(of argument: LabeledExprSyntax, in candidate: Declaration) -> [Node] {
    let label = argument.label?.name
    let properties =
      candidate.kind == .struct ? index.declaredType(candidate.id).map(index.members) ?? [] : []
    return candidate.parameters.filter { $0.label == label }.compactMap(\.type)
      + properties.filter { $0.name == label }.compactMap(\.typeAnnotation)
  }
}

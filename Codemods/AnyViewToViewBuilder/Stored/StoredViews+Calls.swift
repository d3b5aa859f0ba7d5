import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

// The uses of a struct by name, which all have to be calls whose type is inferred.

extension StoredViews {
  /// The calls of a struct, or nil if something else names it.
  func calls(of type: TypeID) -> [FunctionCallExprSyntax]? {
    let references = index.references(to: type)
    guard references.possible.isEmpty, index.aliases(of: type).isEmpty else { return nil }
    var calls: [FunctionCallExprSyntax] = []
    for use in references.certain where use.role != .declaration {
      if ExtensionDeclSyntax(use.node.parent) != nil { continue }
      guard let call = use.expression.callAsCallee, !index.enclosingTypes(of: call.node).contains(type),
        use.role == .reference, takesAnyView(call.node)
      else { return nil }
      calls.append(call)
    }
    return calls
  }

  /// The edits of each call, or nil if one of them doesn't pass an erasure.
  func arguments(for initializer: Initializer, in calls: [FunctionCallExprSyntax]) -> [[FileEdit]]? {
    var edits: [[FileEdit]] = []
    for call in calls {
      guard let own = argument(for: initializer, in: call) else { return nil }
      if !own.isEmpty { edits.append(own) }
    }
    return edits
  }

  private func argument(for initializer: Initializer, in call: FunctionCallExprSyntax) -> [FileEdit]? {
    if case .any = initializer.given { return [] }
    guard let id = index.file(of: call.node), case let own = file.project.files[id.number],
      id.number == file.number || own.isEditable && own.tree.errors.isEmpty,
      let value = value(for: initializer, in: call)
    else { return nil }
    let reader = BodyReader(index, Layout(own))
    // What a project's own declaration erases is converted afterwards.
    if case .erased = initializer.given, reader.calledErased(value) != nil { return [] }
    guard let plan = plan(for: value, initializer.given, reader),
      !plan.needsBuilder || isBuilder(initializer),
      !plan.edits.isEmpty, plan.results.isEmpty, plan.effects.isEmpty,
      !plan.edits.contains(where: { isIgnored($0.range, own) })
    else { return nil }
    return FileEdit.all(plan.edits, in: id.number)
  }

  private func isBuilder(_ initializer: Initializer) -> Bool {
    if case .erasedClosure(isBuilder: true) = initializer.given { true } else { false }
  }

  private func isIgnored(_ range: Range<Int>, _ own: ProjectFile) -> Bool {
    own.suppressions.protect(
      range, from: AnyViewToViewBuilder.metadata.id, [AnyViewRules.convert, AnyViewRules.genericStorage],
      own.lines)
  }

  /// The argument with the label of the parameter, or the only trailing closure.
  private func value(for initializer: Initializer, in call: FunctionCallExprSyntax) -> Node? {
    if let value = call.labeledArguments.filter({ $0.label?.name == initializer.label }).only?.expression,
      initializer.label != nil
    {
      return value
    }
    guard case .erasedClosure = initializer.given, let closure = call.trailingClosures.only,
      let argument = ClosureArgument(closure)
    else { return nil }
    if let parameter = initializer.parameter {
      let callables = index.callables(called: call.calledExpression ?? call.node)
      guard let callable = callables.only else { return nil }
      return argument.parameter(of: callable)?.node == parameter.node ? closure : nil
    }
    return nil
  }

  private func plan(for value: Node, _ given: Given, _ reader: BodyReader) -> BodyPlan? {
    do throws(Obstacle) {
      guard case .erasedClosure(let isBuilder) = given else {
        guard let erasure = erasures.erasure(value, expected: true) else { return nil }
        return try reader.strip(erasure)
      }
      guard let closure = ClosureExprSyntax(value), closure.signature?.returnClause == nil,
        let statements = closure.statements
      else { return nil }
      return try reader.plan(for: statements, isBuilder: isBuilder)
    } catch {
      return nil
    }
  }
}

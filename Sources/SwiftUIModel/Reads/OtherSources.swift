package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether something evaluates a view apart from the changes of some stored properties: other state that its
  /// body reads, another property of an object that it observes, or a view that makes it again with other
  /// values.
  func isEvaluated(_ view: TypeID, otherwiseThanBy inputs: Set<DeclarationID>) -> Bool {
    changesOtherwise(view, thanBy: inputs) || isMadeWithOthers(view, than: inputs)
  }

  /// Whether something evaluates a view apart from the changes of what some code in it depends on.
  package func isEvaluated(_ view: TypeID, besidesFor code: Node) -> Bool {
    isEvaluated(view, otherwiseThanBy: inputs(of: code))
  }

  /// The same, without the views that make it again.
  func changesOtherwise(_ view: TypeID, thanBy inputs: Set<DeclarationID>) -> Bool {
    let isRead = reads(of: view).contains { read in
      guard !inputs.contains(read.property) else { return false }
      switch read.source {
      case .binding, .query, .tracked: return true
      case .state: return changesWhileShown(index[read.property])
      default: return false
      }
    }
    if isRead || !foreignObjects(of: view).isEmpty { return true }
    return observedObjects(of: view).contains { object in
      !announcedProperties(of: object.type).isSubset(of: inputs)
    }
  }

  /// Whether the only property of a view holds what a call in its body is given: an object that announces
  /// changes of nothing else. Rows are created for other data as people scroll.
  package func isOnlyData(of call: Node, _ evaluation: Evaluation) -> Bool {
    guard let view = evaluation.view, rowShowings(of: view).isEmpty,
      let only = index.members(of: view).filter({ $0.isStored && !$0.isStatic }).only,
      let object = heldObject(in: only), object.observation == .whole,
      case let announced = announcedProperties(of: object.type), announced.count == 1
    else { return false }
    return announced.isSubset(of: inputs(of: call))
  }

  /// Whether code changes a property of a view, and doesn't dismiss the view along with it.
  private func changesWhileShown(_ property: Declaration) -> Bool {
    uses(of: property).contains { use in
      if use.token.text.hasPrefix("$") { return true }
      guard isPartOfChange(use.expression), use.node.enclosing({ $0 == .initializerDecl }) == nil else {
        return false
      }
      let code = use.node.enclosing { $0 == .codeBlockItemList }
      return code?.children.contains { item in
        FunctionCallExprSyntax(CodeBlockItemSyntax(item)?.item)?.calledName == "dismiss"
      } != true
    }
  }

  /// Whether a view that is shown makes another one again, with values for other properties than some inputs.
  private func isMadeWithOthers(_ view: TypeID, than inputs: Set<DeclarationID>) -> Bool {
    isMade(view, besides: inputs) { $0.isClosure || isFlag($0) }
  }

  /// Whether a view that is shown makes another one again with closures, which always count as changed, or with
  /// a flag that has no default.
  func isMadeWithClosuresOrFlags(_ view: TypeID, besides inputs: Set<DeclarationID>) -> Bool {
    isMade(view, besides: inputs) { $0.isClosure || isFlag($0) && $0.initialValue == nil }
  }

  private func isFlag(_ property: Declaration) -> Bool {
    index.typeOfVariable(property.id).resolution == .foreign("Bool")
  }

  /// SwiftUI doesn't evaluate it for equal values, unless there are closures.
  private func isMade(
    _ view: TypeID, besides inputs: Set<DeclarationID>, taking isWanted: (Declaration) -> Bool
  ) -> Bool {
    let takesOthers = index.members(of: view).contains { property in
      property.isStored && !property.isStatic && !inputs.contains(property.id)
        && property.attributes.allSatisfy { $0.name == "ViewBuilder" }
        && !(property.traits.contains(.let) && property.initialValue != nil) && isWanted(property)
    }
    return takesOthers && creations(of: view).contains { !$0.evaluation.isPresented }
  }
}

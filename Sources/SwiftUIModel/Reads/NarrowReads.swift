package import ProjectIndex
package import SwiftCST

/// State that only one small part of a view's code reads.
package struct NarrowRead: Sendable {
  /// The view.
  package let view: TypeID

  /// The statement, or the code of the member, that reads it.
  package let part: Node

  /// The code of all builder members.
  package let whole: [Node]

  /// Whether it changes as people type into a field in the part.
  package var isTyped = false
}

extension SwiftUIModel {
  /// The only part of a view that reads a frequently changing property: state that hovering, a gesture or a
  /// timer sets, or an object that the view observes as a whole and that a timer, a publisher or the like
  /// changes. Nil if several parts read it, or if the property doesn't qualify.
  package func narrowRead(of property: Declaration) -> NarrowRead? {
    guard let view = index.type(of: property.id), kind(of: view) == .view, !index[view].isSplit,
      let uses = ownUses(of: property), case let isTyped = isTyped(property, uses),
      isTyped || changesOften(property) && !isSetWithOthers(property, uses, in: view)
    else { return nil }
    let members = builderMembers(of: view)
    let isObject = property.attribute("State") == nil
    // Who hands on an object, or a method of it, reads nothing; a value that is handed on is read.
    let reads = uses.filter {
      timing(of: $0.node).isBodyCode && !(isObject && namesMethod(of: $0.expression))
    }
    let values = reads.filter { !isTyped || !isBoundToField($0) }
    guard let first = reads.first, !values.allSatisfy({ isOfTrigger($0.node) }),
      !values.contains(where: { $0.token.text.hasPrefix("$") || isObject && $0.node.isWholeArgument })
    else { return nil }
    let parts = first.node.ancestors.filter { $0.kind == .codeBlockItem || $0.kind == .codeBlockItemList }
    guard let part = parts.first(where: { part in reads.allSatisfy { part.contains($0.node) } }),
      members.contains(where: { member in BodyReach.code(of: member).contains { $0.contains(part) } })
    else { return nil }
    return NarrowRead(view: view, part: part, whole: members.flatMap(BodyReach.code), isTyped: isTyped)
  }

  /// Whether people type the value of state into a field of its view, whose body code also reads it.
  private func isTyped(_ property: Declaration, _ uses: [Use]) -> Bool {
    property.attribute("State") != nil && uses.contains(where: isBoundToField)
  }

  private func isBoundToField(_ use: Use) -> Bool {
    guard use.token.text.hasPrefix("$"), let argument = LabeledExprSyntax(use.expression.parent),
      argument.label?.name == "text",
      let call = argument.node.enclosing({ $0 == .functionCallExpr })
    else { return false }
    return ["TextEditor", "TextField"].contains(FunctionCallExprSyntax(call)?.calledName ?? "")
  }

  /// Whether a piece of code, outside of a part of it, creates rows that take closures, so that they never
  /// compare equal and run again together with it.
  package func holdsRenewedRows(_ code: [Node], outside part: Node) -> Bool {
    code.contains { code in
      code.subtree.contains { node in
        guard !part.contains(node), let call = FunctionCallExprSyntax(node), let row = type(madeBy: call),
          kind(of: row) == .view,
          !call.trailingClosures.isEmpty || call.argumentValues.contains(where: { $0.kind == .closureExpr })
        else { return false }
        return rowShowings(of: row).contains { $0.call == node && $0.isLazy && !$0.isConstant }
      }
    }
  }

  /// Whether each assignment to state, or to an object that the view owns, is next to one to other state that the view reads, too.
  private func isSetWithOthers(_ property: Declaration, _ uses: [Use], in view: TypeID) -> Bool {
    let isState = property.attribute("State") != nil
    let assigned = uses.filter {
      isState ? Assignment(target: $0.expression) != nil : isPartOfChange($0.expression)
    }
    guard isState || property.attribute("StateObject") != nil, !assigned.isEmpty,
      !uses.contains(where: { $0.token.text.hasPrefix("$") })
    else { return false }
    let others = Set(reads(of: view).map(\.property)).subtracting([property.id])
    return assigned.allSatisfy { use in
      let item = use.node.enclosing { $0 == .codeBlockItem }
      // An `if` around an assignment chooses what is assigned.
      let choice = item?.enclosing { $0 == .ifExpr || $0 == .closureExpr || $0 == .functionDecl }
      let around = choice?.kind == .ifExpr ? choice?.enclosing { $0 == .codeBlockItem } : nil
      return [item, around].compactMap(\.self).contains { item in
        item.parent?.children.contains { other in
          other != item && other.children.first.map { isAssignment($0, to: others) } == true
        } ?? false
      }
    }
  }

  private func isAssignment(_ statement: Node, to properties: Set<DeclarationID>) -> Bool {
    changes(in: statement).contains { change in
      change.kind == .assigned && change.declaration.map(properties.contains) == true
        && !change.target.ancestors.prefix { $0 != statement }.contains { $0.kind == .closureExpr }
    }
  }

  /// Whether an expression is the base of the name of a method that isn't called: `model.open` in
  /// `Button("Open", action: model.open)`.
  private func namesMethod(of object: Node) -> Bool {
    guard let access = MemberAccessExprSyntax(object.parent), access.base == object,
      access.node.callAsCallee == nil, let name = access.declName?.node,
      let id = index.declarations(referencedBy: name).only
    else { return false }
    return index[id].kind == .function
  }

  /// Whether a value is only compared with the previous one: in `onChange(of:)`, `task(id:)`.
  package func isOfTrigger(_ value: Node) -> Bool {
    value.ancestors.prefix { $0.kind != .closureExpr }.contains { around in
      guard let label = LabeledExprSyntax(around)?.label?.name,
        let call = FunctionCallExprSyntax(around.parent?.parent)
      else { return false }
      return call.calledName == "onChange" && label == "of" || call.calledName == "task" && label == "id"
    }
  }

  private func changesOften(_ property: Declaration) -> Bool {
    if property.attribute("State") != nil {
      return isSetOften(property) && !hasFewValues(property) && !isMeasure(property)
        || uses(of: property).contains { use in
          Assignment(target: use.expression) != nil
            && use.node.ancestors.contains { ClosureArgument($0)?.call.calledName == "onHover" }
        }
    }
    guard let type = observedClass(of: property), !keepsSettings(type) else { return false }
    return publishedProperties(of: type).contains {
      !hasFewValues($0) && !isMeasure($0) && isAssignedRepeatedly($0, asksObserved: true)
    }
  }

  /// Whether state is a view's measure, or depends on it, which differs once for each layout: by its name, or
  /// because a change of a size sets it.
  package func isMeasure(_ property: Declaration) -> Bool {
    let name = property.name?.lowercased() ?? ""
    if ["frame", "height", "size", "width"].contains(where: name.hasSuffix) { return true }
    if ["CGSize", "CGRect", "EdgeInsets"].contains(property.typeAnnotation?.text) { return true }
    return uses(of: property).contains { use in
      guard Assignment(target: use.expression) != nil,
        let call = use.node.enclosing({ $0 == .closureExpr }).flatMap({ ClosureArgument($0) })?.call
      else { return false }
      switch call.calledName {
      case "onGeometryChange": return call.trailingClosures.first?.text.contains(".size") == true
      case "onPreferenceChange":
        let key = call.argumentValues.first?.text ?? ""
        return ["Height", "Size", "Width"].contains(where: key.contains)
      default: return false
      }
    }
  }

  /// Whether a class keeps values in the user defaults: those are settings, which hardly change.
  private func keepsSettings(_ type: TypeID) -> Bool {
    index.members(of: type).contains { $0.attribute("AppStorage") != nil }
      || !index.uses(of: "UserDefaults", inside: [type]).isEmpty
  }

  /// Whether a piece of code, outside of a part of it, creates a list, a scroll view, or rows.
  package func holdsList(_ code: [Node], outside part: Node) -> Bool {
    code.contains { code in
      code.subtree.contains { node in
        guard !part.contains(node), let call = FunctionCallExprSyntax(node),
          let name = ViewCall(call).frameworkName(index)
        else { return false }
        return ["ForEach", "List", "ScrollView", "Table"].contains(name) || SwiftUIViews.isLazy(name)
      }
    }
  }
}

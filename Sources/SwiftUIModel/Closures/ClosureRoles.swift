package import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// The purpose of a closure, which determines when it runs: the content of a stack, a row, a label, an
  /// action, a closure that `map` calls immediately …. `closure` is a `closureExpr`; anything else is
  /// ``ClosureRole/unknown``.
  ///
  /// A closure argument of the project's own function is content if the parameter has a result builder, and
  /// an action if it returns nothing and a view or modifier of the project takes it. Otherwise, it is
  /// unknown: nothing shows whether it is called immediately, later or never.
  package func role(of closure: Node) -> ClosureRole {
    guard closure.kind == .closureExpr, let place = index.place(of: closure) else { return .unknown }
    return memory.roles.answer(place) { ClosureRoleFinder(self).role(of: closure) }
  }
}

extension SwiftUIModel {
  /// The purpose of a function that is an argument without being called, by its name: `row` in
  /// `List(items, rowContent: row)`; nil for any other name, and if it is unknown.
  func role(ofFunction name: Node) -> ClosureRole? {
    let access = MemberAccessExprSyntax(name.parent)
    let value = access?.declName?.node == name ? access?.node ?? name : name
    guard value.callAsCallee == nil, let argument = ClosureArgument(ofValue: value) else { return nil }
    return ClosureRoleFinder(self).role(of: argument)
  }
}

/// Determines the purpose of a closure.
struct ClosureRoleFinder {
  private let model: SwiftUIModel
  var index: ProjectIndex { model.index }

  init(_ model: SwiftUIModel) { self.model = model }

  func role(of closure: Node) -> ClosureRole {
    if let role = roleInMacro(closure) { return role }
    if isCalledOnTheSpot(closure) { return .atOnce }
    return ClosureArgument(closure).flatMap(role) ?? ownRole(of: closure)
  }

  /// The role of an argument of a call that the project doesn't declare.
  fileprivate func role(of argument: ClosureArgument) -> ClosureRole? {
    guard let callee = argument.call.calledExpression else { return nil }
    let called = GenericSpecializationExprSyntax(callee)?.expression ?? callee
    return accessor(argument, called) ?? role(of: argument, called)
  }

  /// `#Preview { … }` returns views; any other macro may do anything with its arguments.
  private func roleInMacro(_ closure: Node) -> ClosureRole? {
    let around = closure.parent?.kind == .multipleTrailingClosureElement ? closure.parent?.parent : closure
    let macro =
      MacroExpansionExprSyntax(around?.parent)?.macroName
      ?? MacroExpansionDeclSyntax(around?.parent)?.macroName
    if let macro { return macro.text == "Preview" ? .content : .macro }
    return LabeledExprSyntax(closure.parent) != nil && closure.parent?.parent?.parent.map(isMacro) == true
      ? .macro : nil
  }

  private func isMacro(_ node: Node) -> Bool {
    node.kind == .macroExpansionExpr || node.kind == .macroExpansionDecl || node.kind == .attribute
  }

  /// `{ … }()`, possibly in parentheses.
  private func isCalledOnTheSpot(_ closure: Node) -> Bool {
    var current = closure
    while current.parent?.kind == .labeledExpr, let tuple = current.parent?.parent?.parent,
      tuple.kind == .tupleExpr
    {
      current = tuple
    }
    return current.callAsCallee != nil
  }

  /// `Binding(get: { … }, set: { … })`, `Binding { … } set: { … }`
  private func accessor(_ argument: ClosureArgument, _ callee: Node) -> ClosureRole? {
    let isBinding = callee.text == "Binding" || MemberAccessExprSyntax(callee)?.base == nil
    guard isBinding,
      argument.call.argumentLabels.contains("get")
        || ViewCall(argument.call).closures.contains(where: { $0.label == "set" })
    else { return nil }
    return .accessor
  }

  private func role(of argument: ClosureArgument, _ callee: Node) -> ClosureRole? {
    if let access = MemberAccessExprSyntax(callee) {
      guard let name = access.declName?.baseName?.name else { return nil }
      if access.base?.text == "SwiftUI" { return role(ofType: name, argument) }
      return role(ofMember: name, access, argument)
    }
    guard let name = DeclReferenceExprSyntax(callee)?.baseName?.name else { return nil }
    guard index.isForeign(callee) else {
      // `padding()` in an extension of `View` is a modifier of `self`.
      return nil
    }
    return role(ofType: name, argument) ?? SwiftUIClosures.role(ofFunction: name)
      ?? role(ofModifier: name, argument)
  }
}

// MARK: - Types

extension ClosureRoleFinder {
  private func role(ofType name: String, _ argument: ClosureArgument) -> ClosureRole? {
    switch name {
    case "Button", "NavigationLink":
      if let label = argument.label {
        return SwiftUIClosures.role(ofType: name, label: label) ?? .content
      }
      if argument.call.trailsWithLabel(ofView: name) { return .label }
      return name == "Button" ? .action : .presented
    case "List": return iterates(argument.call) ? .row : .content
    case "Canvas" where argument.label == "symbols": return .content
    case "Chart" where !iterates(argument.call): return .content
    default: return SwiftUIClosures.role(ofType: name, label: argument.label)
    }
  }

  /// Whether a list or chart has data for its rows: `List(items) { … }`.
  private func iterates(_ call: FunctionCallExprSyntax) -> Bool {
    guard let first = call.labeledArguments.first else { return false }
    return first.label == nil
  }
}

extension FunctionCallExprSyntax {
  /// Whether a trailing closure has a content label.
  fileprivate var hasTrailingContent: Bool {
    additionalTrailingClosures?.children.contains {
      MultipleTrailingClosureElementSyntax($0)?.label?.name == "content"
    } ?? false
  }
}

// MARK: - Members

extension ClosureRoleFinder {
  private func role(
    ofMember name: String, _ access: MemberAccessExprSyntax, _ argument: ClosureArgument
  ) -> ClosureRole? {
    if let base = access.base, isOfProject(base, name, argument.call) { return nil }
    if access.base?.text == "Task", name == "detached" || name == "init" { return .task }
    // `.overlay(onClose: { … })` without a base is a value, such as an enum case, except after `#if`.
    if access.base != nil || isAfterCondition(access), let role = role(ofModifier: name, argument) {
      return role
    }
    // Nor is `.sort(order) { … }`, which then isn't a method of a sequence.
    guard access.base != nil, let role = SwiftUIClosures.role(ofFunction: name) else { return nil }
    // Closures of Combine's operators run on the thread of their publisher.
    return role == .atOnce && isInPipeline(argument.call.node) ? .action : role
  }

  /// Whether a member begins the calls in a clause of `#if` in a chain, so that its base is before the `#if`.
  private func isAfterCondition(_ access: MemberAccessExprSyntax) -> Bool {
    let whole = CallChain.whole(around: access.node.callAsCallee?.node ?? access.node)
    return access.base == nil && whole.parent?.kind == .ifConfigClause
      && whole.enclosing { $0 == .postfixIfConfigExpr || $0 == .codeBlockItem }?.kind == .postfixIfConfigExpr
  }

  private func role(ofModifier name: String, _ argument: ClosureArgument) -> ClosureRole? {
    switch name {
    case "onGeometryChange", "onScrollGeometryChange":
      let isTransform =
        argument.label == "of" || argument.label == "for"
        || argument.label == nil && !argument.call.argumentLabels.contains("of")
      return isTransform ? .drawing : .action
    case "onDrag" where argument.label == "preview": return .presented
    case "sheet", "fullScreenCover", "popover":
      // `sheet(item: $trail) { … } content: { … }`: the first one is `onDismiss`.
      let isDismissal = argument.label == nil && argument.isTrailing && argument.call.hasTrailingContent
      return isDismissal ? .action : SwiftUIClosures.role(ofModifier: name, label: argument.label)
    default: return SwiftUIClosures.role(ofModifier: name, label: argument.label)
    }
  }

  /// Whether a member that a call may mean belongs to a type of the project, which may do anything with the
  /// closure. A property that contains a function takes no labels.
  private func isOfProject(_ base: Node, _ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    switch index.typeOfExpression(base) {
    case .instance(.known(let type), _), .metatype(.known(let type)):
      index.members(named: name, of: type).contains { member in
        member.kind == .variable ? call.argumentLabels.allSatisfy { $0 == nil } : true
      }
    default: false
    }
  }

  /// Whether a closure returns nothing and is passed to a view of the project, or to a modifier that the
  /// project adds: these can only run it when something happens.
  private func isHandler(_ closure: Node) -> Bool {
    isTaken(closure) { function in
      // A closure that mutates its argument is called immediately, otherwise it could not.
      ["Void", "()"].contains(function.returnClause?.type?.text)
        && function.parameters?.text.contains("inout") != true
    }
  }

  /// Whether all candidates of a call belong to views or modifiers of the project and take a closure with a
  /// wanted type.
  private func isTaken(_ closure: Node, by isWanted: (FunctionTypeSyntax) -> Bool) -> Bool {
    guard let argument = ClosureArgument(closure), let callee = argument.call.calledExpression else {
      return false
    }
    let candidates = index.callables(called: callee)
    return !candidates.isEmpty
      && candidates.allSatisfy { candidate in
        let type =
          candidate.kind == .struct
          ? index.memberwiseProperty(for: argument, of: candidate)?.typeAnnotation
          : argument.parameter(of: candidate)?.type
        let function = type.flatMap { FunctionTypeSyntax(TypeShape($0).core) }
        return isOfView(candidate) && function.map(isWanted) == true
      }
  }

  private func isOfView(_ callable: Declaration) -> Bool {
    let type = callable.kind == .struct ? index.declaredType(callable.id) : index.type(of: callable.id)
    if let type { return model.kind(of: type).isEvaluated }
    return callable.parent.map { index[$0].name == "View" } ?? false
  }

  /// Whether a call is part of a chain of Combine's operators.
  private func isInPipeline(_ call: Node) -> Bool {
    let chain = CallChain(CallChain.whole(around: call))
    if chain.calls.contains(where: { ForeignCalls.operators.contains($0.name) }) { return true }
    let name = MemberAccessExprSyntax(chain.base)?.declName?.baseName?.text ?? chain.base.text
    return ForeignCalls.isPublisher(name)
  }

  /// The role of a closure for a function or initializer of the project, by its parameter; a closure with a
  /// declared view as its result is content.
  private func ownRole(of closure: Node) -> ClosureRole {
    let role = ownContentRole(of: closure)
    return role == .content && (isDestination(closure) || isPresented(closure)) ? .presented : role
  }

  private func ownContentRole(of closure: Node) -> ClosureRole {
    if case .builder = index.builder(ofClosure: closure) { return .content }
    if isHandler(closure) || isOfAlertButton(closure) { return .action }
    if givesView(closure) || isOfLayout(closure) { return .content }
    guard let result = ClosureExprSyntax(closure)?.signature?.returnClause?.type else { return .unknown }
    return model.isViewType(result) ? .content : .unknown
  }

  /// `.default(Text("OK")) { … }` among the arguments of an `Alert` or `ActionSheet`.
  private func isOfAlertButton(_ closure: Node) -> Bool {
    guard let call = ClosureArgument(closure)?.call,
      let callee = MemberAccessExprSyntax(call.calledExpression),
      let name = callee.declName?.baseName?.name, ["cancel", "default", "destructive"].contains(name)
    else { return false }
    let holder = call.node.enclosing { $0 == .functionCallExpr }
    let button = FunctionCallExprSyntax(holder)?.calledExpression?.text ?? ""
    return ["Alert", "ActionSheet"].contains(button) || callee.base?.text == "Alert.Button"
  }

  /// Whether a view or modifier of the project takes a closure that returns a view, without a result builder.
  private func givesView(_ closure: Node) -> Bool {
    isTaken(closure) { $0.returnClause?.type.map(model.isViewType) == true }
  }

  /// `Flow { … }` for the project's own layout.
  private func isOfLayout(_ closure: Node) -> Bool {
    guard let callee = ClosureArgument(closure)?.call.calledExpression else { return false }
    switch index.typeOfExpression(callee) {
    case .metatype(.known(let type)), .instance(.known(let type), _):
      return index.foreignSupertypes(of: type).contains("Layout")
    default: return false
    }
  }
}

import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  /// A view that reads an unpublished property was refreshed by other properties' changes, if at all.
  mutating func checkUnpublishedReads() {
    guard !context.options.isOn("track-unpublished") else { return }
    for property in cluster.types.flatMap({ index.members(of: $0) })
    where isHiddenState(property) {
      let reads = memberUses.viewReads(property.name ?? "", of: family).filter(isRefreshed)
      guard !reads.isEmpty, mayChange(property) else { continue }
      for read in reads {
        record(
          ObservableRules.unpublishedRead,
          "'\(read.use.expression.text)' was never published, and '\(index[read.view].name)' reads it",
          at: read.use.node)
      }
    }
  }

  /// Whether a place in a view reads an object of the cluster that may have refreshed the view:
  /// `Store.shared` refreshes only what observes it.
  func isRefreshed(_ read: MemberUses.ViewRead) -> Bool {
    guard isOurs(read.type) == true, !isInAction(read.use.node) else { return false }
    guard case .member(let object?) = read.use.role, let owner = MemberAccessExprSyntax(object)?.base,
      case .metatype = index.typeOfExpression(owner)
    else { return true }
    return observers.contains(read.view)
  }

  private func isHiddenState(_ property: Declaration) -> Bool {
    isUntracked(property) && !property.traits.contains(.private)
  }

  /// Whether anything in the project may change a property of an object that has been made.
  private func mayChange(_ property: Declaration) -> Bool {
    guard let name = property.name, property.traits.isDisjoint(with: [.public, .open]) else { return true }
    if evaluatedCode.isChangedLater(property, guessing: true) { return true }
    return memberUses.uses(of: name).concerning(lineage).contains { use in
      guard refers(use, to: property) != false else { return false }
      // What a method does to the value is not known of others' methods.
      if use.role == .keyPath || use.expression.isCalledOn { return true }
      // A binding: `$model.name`, or that of an element.
      guard case .member(let base?) = use.role else { return false }
      return base.subtree.contains { DeclReferenceExprSyntax($0)?.baseName?.isProjection == true }
    }
  }

  func isUntracked(_ property: Declaration) -> Bool {
    isInstanceStorage(property) && !property.traits.contains(.let) && property.attribute("Published") == nil
      && property.traits.isDisjoint(with: [.lazy, .override]) && !isConstantObject(property)
      && !isToBeTracked(property)
  }

  /// An object that is observed itself, or a wrapper that keeps its value elsewhere.
  private func isConstantObject(_ property: Declaration) -> Bool {
    guard case .instance(.known(let type), _) = index.typeOfVariable(property.id) else { return false }
    return index[type].kind == .class && !memberUses.changes(of: property.name ?? "").isAssignedLater
  }

  /// Whether code runs when something happens, and not while a view is evaluated.
  func isInAction(_ node: Node) -> Bool {
    if Self.isInActionClosure(node) { return true }
    for ancestor in node.ancestors where Self.isMember(ancestor) {
      guard let declaration = index.declaration(at: ancestor) else { return false }
      if case .builder = index.builder(of: declaration.id) { return false }
      let result = declaration.resultType?.text ?? ""
      return declaration.kind == .function && !result.contains("View") && !result.contains("some ")
    }
    return false
  }

  /// Whether code stands in a closure that is run when something happens.
  private static func isInActionClosure(_ node: Node) -> Bool {
    for ancestor in node.ancestors {
      if isMember(ancestor) { return false }
      if isAction(ancestor) { return true }
    }
    return false
  }

  /// Whether a node is a closure that is run when something happens.
  static func isAction(_ node: Node) -> Bool {
    guard let closure = ClosureArgument(node) else { return false }
    let callee = closure.call.calledExpression
    let name = MemberAccessExprSyntax(callee)?.declName?.baseName?.name ?? callee?.text ?? ""
    return closure.label == "action" || closure.label == "perform" || actionCalls.contains(name)
      || name == "Button" && isButtonAction(closure)
  }

  /// Whether a node declares a function or variable that is not local.
  private static func isMember(_ node: Node) -> Bool {
    (node.kind == .functionDecl || node.kind == .variableDecl) && node.parent?.kind != .codeBlockItem
  }

  /// `Button("Save") { … }`: the only closure of a button that is given its title.
  private static func isButtonAction(_ closure: ClosureArgument) -> Bool {
    guard closure.label == nil, closure.isTrailing, closure.call.trailingClosure != nil else { return false }
    let arguments = closure.call.labeledArguments
    let hasAction = arguments.contains { $0.label?.text == "action" }
    let hasLabel = closure.call.additionalTrailingClosures?.children.first != nil
    return !hasAction && (hasLabel || !arguments.isEmpty)
  }

  private static let actionCalls = Set(
    words: """
      onAppear onDisappear task onTapGesture onLongPressGesture onChange onReceive onSubmit onDelete onMove
      onOpenURL refreshable onHover onDrag onDrop onEnded onChanged Task detached async asyncAfter
      withAnimation onCommand onExitCommand onContinueUserActivity onScenePhaseChange onKeyPress sink
      """)
}

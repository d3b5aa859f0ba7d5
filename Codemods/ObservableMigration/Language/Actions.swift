import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension ProjectIndex {
  /// Whether code runs in response to an event, and not while a view is evaluated.
  func isInAction(_ node: Node) -> Bool {
    if node.isInActionClosure { return true }
    for ancestor in node.ancestors where ancestor.isMember {
      guard let declaration = declaration(at: ancestor) else { return false }
      if case .builder = builder(of: declaration.id) { return false }
      let result = declaration.resultType?.text ?? ""
      return declaration.kind == .function && !result.contains("View") && !result.contains("some ")
    }
    return false
  }
}

extension Node {
  /// Whether it is a closure that runs in response to an event.
  var isAction: Bool {
    guard let closure = ClosureArgument(self) else { return false }
    let callee = closure.call.calledExpression
    let name = MemberAccessExprSyntax(callee)?.declName?.baseName?.name ?? callee?.text ?? ""
    return closure.label.map(Self.actionLabels.contains) == true || Self.actionCalls.contains(name)
      || name == "Button" && closure.isActionOfButton
  }

  /// Whether it is in a closure that runs in response to an event.
  fileprivate var isInActionClosure: Bool {
    ancestors.first { $0.isMember || $0.isAction }?.isMember == false
  }

  /// Whether it declares a function or variable that is not local.
  fileprivate var isMember: Bool {
    (kind == .functionDecl || kind == .variableDecl) && parent?.kind != .codeBlockItem
  }

  private static let actionLabels = Set(
    words: """
      action onCancellation onCommit onCompletion onDismiss onEditingChanged perform primaryAction
      """)

  private static let actionCalls = Set(
    words: """
      onAppear onDisappear task onTapGesture onLongPressGesture onChange onReceive onSubmit onDelete onMove
      onOpenURL refreshable onHover onDrag onDrop onEnded onChanged Task detached async asyncAfter
      withAnimation onCommand onExitCommand onContinueUserActivity onScenePhaseChange onKeyPress sink
      """)
}

extension ClosureArgument {
  /// `Button("Save") { … }`: the only closure of a button that has its title as an argument.
  fileprivate var isActionOfButton: Bool {
    guard label == nil, isTrailing, call.trailingClosure != nil else { return false }
    let hasLabel = call.additionalTrailingClosures?.children.first != nil
    return !call.trailsWithLabel(ofView: "Button") && (hasLabel || !call.labeledArguments.isEmpty)
  }
}

import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

/// `@EnvironmentObject var m: C` → `@Environment(C.self) var m`, and `$m` through a local `@Bindable`.
struct EnvironmentObjectRewriting {
  private(set) var draft = Draft()

  private let property: ObservedProperty
  private let names: NamesInSight
  private let project: ProjectContext

  private var index: ProjectIndex { project.index }

  init(_ property: ObservedProperty, _ names: NamesInSight, in project: ProjectContext) {
    self.property = property
    self.names = names
    self.project = project
    let declaration = property.declaration
    let annotation = declaration.binding?.typeAnnotation
    guard let type = property.spelledType ?? annotation?.type, let name = property.attribute.typeName,
      !property.attribute.hasParentheses
    else {
      draft.remark(
        ObservableRules.observedType, "cannot tell the type of '@EnvironmentObject \(property.name)'",
        at: declaration.node)
      return
    }
    draft += StorageAssignments(of: property, index).remarks
    let wrapper = names.spelling(of: "Environment", at: name)
    draft.change(property.attribute.renamed(to: "\(wrapper)(\(type.text).self)"), near: name)
    if let annotation {
      draft.change(.deleting(TextSpans.fromPrevious(annotation.node)), near: declaration.node)
    }
    rewriteProjections()
  }

  private mutating func rewriteProjections() {
    var bodies: Set<Node> = []
    for use in property.projections {
      guard let body = LocalBindableBody(around: use.node, index) else {
        draft.remark(
          ObservableRules.wrapperItself,
          "'\(use.expression.text)' is used where no local @Bindable can stand", at: use.node)
        continue
      }
      if isSharedWithTasks(in: body) {
        let bindable = names.spelling(of: "Bindable", at: use.node)
        draft.change(TextEdit(use.expression.range, with: "\(bindable)(\(property.name))"), near: use.node)
        continue
      }
      if case .member(let base?) = use.role, let period = MemberAccessExprSyntax(use.expression)?.period {
        draft.change(.deleting(base.range.lowerBound..<period.range.upperBound), near: use.node)
      }
      if bodies.insert(body.statements).inserted { addBindable(to: body) }
    }
  }

  /// Whether a body uses a property in a closure that may run elsewhere: such closures can't take a local
  /// `var`, and a local `@Bindable` is one.
  private func isSharedWithTasks(in body: LocalBindableBody) -> Bool {
    let uses = [property.name, "$" + property.name].flatMap { index.uses(of: $0, in: body.statements) }
    return uses.contains { use in
      guard use.role == .reference else { return false }
      return use.node.ancestors.prefix { $0 != body.statements }.contains { ancestor in
        guard let argument = ClosureArgument(ancestor), let callee = argument.call.calledExpression else {
          return false
        }
        let called = MemberAccessExprSyntax(callee)?.declName?.baseName?.name ?? callee.text
        return Self.sendableCalls.contains(called)
          || index.callables(called: callee).contains { candidate in
            argument.parameter(of: candidate)?.type?.text.contains("@Sendable") ?? false
          }
      }
    }
  }

  private static let sendableCalls = Set(
    words: """
      Task detached task refreshable async asyncAfter addTask addTaskUnlessCancelled sync addOperation
      concurrentPerform visualEffect onGeometryChange run perform withTaskGroup withThrowingTaskGroup
      withTaskCancellationHandler scheduledTimer assumeIsolated
      """)

  /// Puts `@Bindable var m = m` before the first statement of a body.
  private mutating func addBindable(to body: LocalBindableBody) {
    let name = property.name
    if index.isBound(name, in: body.declaration.node), !isOnlyBoundAsItself(name, in: body) {
      draft.remark(
        ObservableRules.wrapperItself, "'\(name)' is the name of something else in this body",
        at: body.statements)
      return
    }
    let wrapper = names.spelling(of: "Bindable", at: body.statements)
    for edit in body.edits(adding: "@\(wrapper) var \(name) = \(name)", in: project) {
      draft.change(edit, near: body.statements)
    }
  }

  private func isOnlyBoundAsItself(_ name: String, in body: LocalBindableBody) -> Bool {
    index.uses(of: name, in: body.declaration.node).filter { $0.role == .declaration }.allSatisfy { use in
      body.declaration.nameToken == use.token
    }
  }
}

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
    // Within its own declaration the name is that of the property.
    if type.firstToken.name == property.name {
      draft.remark(
        ObservableRules.hiddenName, "'\(property.name)' is the name of the property and of its type",
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
      if !LocalBindableCheck(property, in: body, index).holds {
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

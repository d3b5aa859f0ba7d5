import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// `@EnvironmentObject var m: C` → `@Environment(C.self) var m`, and `$m` through a local `@Bindable`.
struct EnvironmentObjectRewriting {
  private(set) var step = MigrationStep()

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
      step.addReason(
        ObservableRules.observedType, "unknown type of '@EnvironmentObject \(property.name)'",
        at: declaration.node)
      return
    }
    // In its own declaration the name refers to the property.
    if type.firstToken.name == property.name {
      step.addReason(
        ObservableRules.hiddenName, "'\(property.name)' is the name of the property and of its type",
        at: declaration.node)
      return
    }
    step += StorageAssignments(of: property, index).reasons
    let wrapper = names.spelling(of: "Environment", at: name)
    step.change(property.attribute.renamed(to: "\(wrapper)(\(type.text).self)"), near: name)
    if let annotation {
      step.change(.deleting(TextSpans.fromPrevious(annotation.node)), near: declaration.node)
    }
    rewriteProjections()
  }

  private mutating func rewriteProjections() {
    var bodies: Set<Node> = []
    for use in property.projections {
      if case .member(let base?) = use.role, base.text != "self" {
        rewrite(use, of: base)
        continue
      }
      guard let body = MemberBody(around: use.node, index) else {
        step.addReason(
          ObservableRules.wrapperItself,
          "'\(use.expression.text)' is used where no local @Bindable can be declared", at: use.node)
        continue
      }
      let isTaken = isTaken(in: body)
      if isTaken || !LocalBindableCheck(property, in: body, index).holds {
        let wrapper = names.spelling(of: "Bindable", at: use.node)
        let object = (isTaken ? "self." : "") + property.name
        step.change(TextEdit(use.expression.range, with: "\(wrapper)(\(object))"), near: use.node)
        continue
      }
      if case .member(let base?) = use.role, let period = MemberAccessExprSyntax(use.expression)?.period {
        step.change(.deleting(base.range.lowerBound..<period.range.upperBound), near: use.node)
      }
      if bodies.insert(body.statements).inserted { addBindable(to: body) }
    }
  }

  /// `view.$m` → `Bindable(view.m)`.
  private mutating func rewrite(_ use: Use, of base: Node) {
    let allowed: Set<SyntaxKind> = [.declReferenceExpr, .memberAccessExpr]
    guard base.subtree.allSatisfy({ allowed.contains($0.kind) }) else {
      step.addReason(
        ObservableRules.wrapperItself, "'\(use.expression.text)' binds through another view's environment",
        at: use.node)
      return
    }
    let object = "\(base.text).\(IdentifierText.written(property.name))"
    let wrapper = names.spelling(of: "Bindable", at: use.node)
    step.change(TextEdit(use.expression.range, with: "\(wrapper)(\(object))"), near: use.node)
  }

  /// Inserts `@Bindable var m = m` before the first statement of a body.
  private mutating func addBindable(to body: MemberBody) {
    let name = property.declaration.nameToken?.text ?? property.name
    let wrapper = names.spelling(of: "Bindable", at: body.statements)
    for edit in body.edits(adding: "@\(wrapper) var \(name) = \(name)", in: project) {
      step.change(edit, near: body.statements)
    }
  }

  /// Whether the property's name has another meaning in a body.
  private func isTaken(in body: MemberBody) -> Bool {
    index.isBound(property.name, in: body.declaration.node) && !isOnlyBoundAsItself(property.name, in: body)
  }

  private func isOnlyBoundAsItself(_ name: String, in body: MemberBody) -> Bool {
    index.uses(of: name, in: body.declaration.node).filter { $0.role == .declaration }.allSatisfy { use in
      body.declaration.nameToken == use.token
    }
  }
}

import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// What differs in the creation of the object of a `@StateObject`.
///
/// `@StateObject` gets an autoclosure that creates its object; `@State` (before Xcode 27) gets a new object
/// each time its owner is created, and an app is created before its `init` and its delegate have set anything
/// up. A view is created before it is displayed, and some are never displayed: shared objects are created
/// early, too.
struct StateObjectCreation {
  private(set) var reasons: [LocatedReason] = []

  private let declaration: Declaration
  private let index: ProjectIndex
  private let project: ProjectContext

  init(of property: ObservedProperty, of family: Family, in project: ProjectContext) {
    declaration = property.declaration
    index = family.index
    self.project = project
    let isInApp = isInApp
    let work = CreationWork(project, isEarly: isInApp)
    let type = index.typeOfVariable(declaration.id)
    let assigned = StorageAssignments(of: property, index).all.map(\.object)
    let values = assigned + (declaration.initialValue.map { [$0] } ?? []) + handedIn
    let made = values.filter { isInApp || !work.exists($0, as: type) }
    if made.isEmpty, !values.isEmpty { return }
    let classes = family.classes
    if let first = made.firstNonNil({ work.first(in: $0, as: type) })
      ?? work.first(creating: type, or: classes)
    {
      let when =
        isInApp
        ? "creates it before the app's 'init' and delegate have run"
        : isMadeWhenAskedFor(first)
          ? "reads it as soon as the parent is evaluated" : "creates one at each evaluation of the parent"
      addReason(
        "creating '\(property.name)' \(description(of: first)), and @State \(when) (Xcode 26 and before)")
    } else if !isInApp, let ending = EndingWork(index).first(in: type, or: classes) {
      addReason(
        "'\(index[ending].name)' does work in 'deinit', and @State creates one at each evaluation of the "
          + "parent and releases it at once (Xcode 26 and before)")
    }
  }

  private mutating func addReason(_ text: String) {
    reasons.append(LocatedReason(ObservableRules.work, text, at: declaration.node))
  }

  private var isInApp: Bool {
    index.type(of: declaration.id).map { index.foreignSupertypes(of: $0).contains("App") } ?? false
  }

  /// What creating an object does, as a description of one location.
  private func description(of work: Node) -> String {
    guard index.declaration(at: work) == nil else { return "does work" }
    let isValue = [.declReferenceExpr, .memberAccessExpr].contains(work.kind)
    let place = project.file(of: work).shortPlace(of: work.range.lowerBound)
    let what = "\(isValue ? "asks for" : "does work:") '\(work.shortText)' (\(place))"
    return isMadeWhenAskedFor(work) ? what + ", which does work at its first access" : what
  }

  /// Whether an expression names a static or global constant.
  private func isMadeWhenAskedFor(_ value: Node) -> Bool {
    let access = MemberAccessExprSyntax(value)
    let name = access?.declName?.node ?? value
    // `.shared` has the type expected by its context.
    let isImplied = access.map { $0.base == nil } ?? false
    let named =
      isImplied
      ? Array(index.declarations(named: name.text)) : index.declarations(referencedBy: name).map { index[$0] }
    return !named.isEmpty
      && named.allSatisfy { $0.traits.contains(.let) && ($0.isStatic || $0.parent == nil) }
  }

  /// The arguments of a view's memberwise initializer for a property: `@StateObject` gets them unevaluated,
  /// `@State` doesn't.
  private var handedIn: [Node] {
    guard !declaration.isPrivate, let name = declaration.name, let owner = index.type(of: declaration.id),
      index.hasMemberwiseInitializer(owner)
    else { return [] }
    let calls = index.references(to: owner).all.compactMap { use -> FunctionCallExprSyntax? in
      let callee = GenericSpecializationExprSyntax(use.expression.parent)?.node ?? use.expression
      guard let call = FunctionCallExprSyntax(callee.parent), call.calledExpression == callee else {
        return nil
      }
      return call
    }
    let delegated = index.ownMembers(named: "init", of: owner).compactMap(\.body?.node).flatMap { body in
      body.subtree.compactMap { FunctionCallExprSyntax($0) }
        .filter { $0.calledExpression?.text == "self.init" }
    }
    return (calls + delegated).compactMap { call in
      call.labeledArguments.first { $0.label?.name == name }?.expression
    }
  }
}

import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST
import SwiftUIModel

/// Rewrites the uses of the publishers that `@Published` and `ObservableObject` provide, as far as possible.
struct PublisherRewriting {
  private(set) var step = MigrationStep()

  private let family: Family
  private let announced: Announcements
  private let uses: PublisherUses
  private let check: SubscriptionCheck
  private let project: ProjectContext
  /// The getters to which a registration of readers was added.
  private var registeringGetters: Set<Node> = []
  /// The files that need Combine after the migration.
  private(set) var filesOfCombine: Set<FileID> = []

  private var index: ProjectIndex { family.index }

  /// - Parameter uses: The locations where the project names publishers.
  init(
    of family: Family, _ announced: Announcements, _ uses: PublisherUses, in project: ProjectContext
  ) {
    self.family = family
    self.announced = announced
    self.uses = uses
    self.project = project
    check = SubscriptionCheck(uses, in: family.index)
    for property in family.publishedProperties {
      guard let name = property.name else { continue }
      let projections = family.uses.named("$" + name).concerning(family.lineage)
      let meant = projections.filter { mayBeMeant($0, property, name) }
      if !meant.isEmpty { rewrite(meant, of: property, name) }
    }
    examineObjectWillChange()
    examinePublisherTypes()
    examinePublishedTypes()
  }

  /// Whether a projected value is that of the property; a possible but unknown one is reported.
  private mutating func mayBeMeant(_ use: Use, _ property: Declaration, _ name: String) -> Bool {
    guard let isMeant = family.refers(use, to: property) else {
      guard case .member(let base?) = use.role else { return true }
      if let known = inferredType(of: base) { return family.contains(known) }
      guard PossibleObjects(family).mayBeOurs(base) else { return false }
      if isCertain(use, property, name) { return true }
      if isNamedLikeOurs(base) {
        refuse(use, name)
        return false
      }
      step.addReason(
        ObservableRules.unknownObject, "'\(use.expression.shortText)' is of an object of unknown type",
        at: use.node)
      return false
    }
    return isMeant
  }

  /// The class of a closure's parameter that is an element of a collection: `$0` in `items.map { $0.$name }`.
  private func inferredType(of object: Node) -> TypeID? {
    guard let type = project.model.valueType(of: object)?.known, index[type].kind == .class,
      index.subtypes(of: type).isEmpty
    else { return nil }
    return type
  }

  /// Whether an expression names a class of the family, or a variable has such a name:
  /// `container.resolve(Player.self)`, `player`.
  private func isNamedLikeOurs(_ object: Node) -> Bool {
    let types = family.types.map { index[$0].name }
    let names = types + types.map { $0.prefix(1).lowercased() + $0.dropFirst() }
    return object.subtree.contains { node in
      DeclReferenceExprSyntax(node)?.baseName.map { names.contains($0.name) } ?? false
    }
  }

  private mutating func rewrite(_ uses: [Use], of property: Declaration, _ name: String) {
    let changes = uses.map { receiveToChange($0, of: property, name) }
    let rest = uses.indices.filter { changes[$0] == nil }.map { uses[$0] }
    guard !rest.isEmpty else {
      for (use, change) in zip(uses, changes) { replace(use, by: change) }
      return
    }
    let assigned = uses.filter { $0.expression.parent?.kind == .inOutExpr }
    let subscribed = uses.filter { $0.expression.parent?.kind != .inOutExpr }
    if keep(subscribed, assigned, of: property, name) { return }
    let blockers = rest.filter { !(isCertain($0, property, name) && check.takesAnyPublisher($0)) }
    for use in blockers.isEmpty ? rest : blockers { refuse(use, name) }
  }

  /// Keeps the publisher as a subject, and subscribes to what is assigned to it.
  private mutating func keep(
    _ subscribed: [Use], _ assigned: [Use], of property: Declaration, _ name: String
  ) -> Bool {
    let assignments = assigned.compactMap { AssignedPublisher($0, of: property, in: index) }
    guard assignments.count == assigned.count,
      subscribed.allSatisfy({ isCertain($0, property, name) && check.takesAnyPublisher($0) })
    else { return false }
    var below = BelowProperty(property)
    if let first = assignments.first {
      guard index.uses(of: first.subscriptions).isEmpty else { return false }
      below.add(first.declaration)
    }
    if !subscribed.isEmpty {
      guard let kept = KeptPublisher(of: property, for: subscribed, in: index),
        let changes = kept.observerEdits(in: project)
      else { return false }
      below.add(kept.declaration)
      below.add(changes)
      for edit in kept.useEdits { step.change(edit.edit, near: edit.node) }
      for use in subscribed {
        step.addReason(
          ObservableRules.keptPublisher,
          "the publisher '$\(name)' is kept as the subject '\(kept.subject)'", at: use.node)
      }
    }
    for edit in below.edits(in: project) { step.change(edit, near: property.node) }
    filesOfCombine.insert(property.id.file)
    for (use, assignment) in zip(assigned, assignments) {
      step.change(assignment.edit(in: project), near: use.node)
      step.addReason(
        ObservableRules.assignment, "`assign(to: &$\(name))` becomes 'sink', which sets '\(name)'",
        at: use.node)
    }
    return true
  }

  /// Whether a projected value is that of the property: the type of its object is known, or nothing else in
  /// the project has such a name.
  private func isCertain(_ use: Use, _ property: Declaration, _ name: String) -> Bool {
    if family.refers(use, to: property) == true { return true }
    if case .keyPath = use.role { return false }
    if case .member(let base?) = use.role, let known = inferredType(of: base) {
      return index.members(named: name, of: known).contains { $0.id == property.id }
    }
    return index.declarations(named: name).allSatisfy {
      $0.id == property.id || $0.kind != .variable || $0.attributeList == nil
    }
  }

  private func receiveToChange(_ use: Use, of property: Declaration, _ name: String) -> ReceiveToChange? {
    guard let change = ReceiveToChange(use, property: name),
      index.isEquatable(property, taking: change.members)
    else { return nil }
    return change
  }

  private mutating func replace(_ use: Use, by change: ReceiveToChange?) {
    guard let change else { return }
    step.addReason(
      ObservableRules.receiving,
      "'.onReceive(\(use.expression.text))' becomes '.onChange', which runs in another order and skips equal "
        + "values", at: use.node)
    for edit in change.edits { step.change(edit, near: use.node) }
  }

  private mutating func refuse(_ use: Use, _ name: String) {
    if use.expression.parent?.kind == .inOutExpr {
      step.addReason(ObservableRules.assignedPublisher, "`assign(to: &$\(name))`", at: use.node)
    } else if let type = index.enclosingType(of: use.node), isUserInterfaceKit(type) {
      step.addReason(
        ObservableRules.appKitSubscription, "UIKit/AppKit code subscribes to '$\(name)'", at: use.node)
    } else {
      step.addReason(
        ObservableRules.publisher, "uses the publisher '$\(name)', which Observation doesn't have",
        at: use.node)
    }
  }

  private func isUserInterfaceKit(_ type: TypeID) -> Bool {
    guard let name = index.foreignSuperclass(of: type) else { return false }
    return name != "NSObject" && (name.hasPrefix("UI") || name.hasPrefix("NS"))
  }

  private mutating func examineObjectWillChange() {
    for use in uses.announcements.concerning(family.all) where mayBeOurs(use) {
      guard !removeForwarding(around: use), !remove(send: use) else { continue }
      if let object = MemberAccessExprSyntax(use.expression)?.base, isUnknown(use), !isNamedLikeOurs(object) {
        step.addReason(
          ObservableRules.unknownObject, "'\(use.expression.shortText)' is of an object of unknown type",
          at: use.node)
        continue
      }
      let isSend = MemberAccessExprSyntax(use.expression.parent)?.declName?.baseName?.name == "send"
      let isInside = family.surrounds(use.node)
      if isSend, isInside {
        step.addReason(ObservableRules.foreignAnnouncement, "sends objectWillChange by hand", at: use.node)
      } else {
        step.addReason(ObservableRules.objectWillChange, "uses objectWillChange", at: use.node)
      }
    }
  }

  /// `where ObjectWillChangePublisher == …`: no type of the family will have one.
  private mutating func examinePublisherTypes() {
    for use in uses.publisherTypes.concerning(family.all) {
      let around = index.enclosingType(of: use.node)
      let isNamed =
        if case .typeMember(let base) = use.role {
          family.includes(index.resolve(base)) ?? true
        } else {
          around.map(family.contains) ?? true
        }
      guard isNamed else { continue }
      step.addReason(ObservableRules.objectWillChange, "names 'ObjectWillChangePublisher'", at: use.node)
    }
  }

  /// Removes `objectWillChange.send()` if the properties that it announces notify by themselves.
  private mutating func remove(send use: Use) -> Bool {
    guard announced.needless.contains(where: { $0.token == use.token }),
      let statement = use.needlessCode
    else { return announceByHand(use) }
    // A whole observer that does nothing else is removed with its property.
    if index.enclosingDeclaration(of: use.node).map(\.isManualSend) != true {
      step.change(.deleting(TextSpans.statement(statement)), near: statement)
    }
    let names = announced.properties.map { index[$0] }.filter { $0.attribute("Published") == nil }
      .compactMap(\.name).ascending()
    let told = names.isEmpty ? "" : "; tracked instead: " + names.map { "'\($0)'" }.joined(separator: ", ")
    step.addReason(
      ObservableRules.announcement, "objectWillChange is no longer sent by hand" + told, at: use.node)
    return true
  }

  /// `objectWillChange.send()` → `withMutation(keyPath: \.x) {}`
  private mutating func announceByHand(_ use: Use) -> Bool {
    guard let announcement = announced.byHand.first(where: { $0.use.token == use.token }) else {
      return false
    }
    if let edit = announcement.edit(in: project) {
      step.change(edit, near: use.node)
    } else if let statement = use.needlessCode {
      step.change(.deleting(TextSpans.statement(statement)), near: statement)
    }
    for getter in announcement.getters where registeringGetters.insert(getter.body.statements).inserted {
      let access = "access(keyPath: \\.\(IdentifierText.written(getter.name)))"
      for edit in getter.body.edits(adding: access, in: project) {
        step.change(edit, near: getter.body.statements)
      }
    }
    let names = announcement.properties.compactMap { index[$0].name }.ascending()
    step.addReason(
      ObservableRules.announcement,
      "objectWillChange is sent by hand; from now on views that read "
        + names.map { "'\($0)'" }.joined(separator: ", ") + " update", at: use.node)
    return true
  }

  /// Removes what forwards the changes of one object of the family to another.
  private mutating func removeForwarding(around use: Use) -> Bool {
    guard let forwarding = project.forwardedChanges.forwarding(around: use),
      family.contains(forwarding.child), family.contains(forwarding.parent)
    else { return false }
    guard forwarding.source.token == use.token else { return true }
    let code = forwarding.observers(in: index) ?? forwarding.statement
    let span = code == forwarding.statement ? TextSpans.statement(code) : TextSpans.fromPrevious(code)
    step.change(.deleting(span), near: code)
    let (child, parent) = (index[forwarding.child].name, index[forwarding.parent].name)
    step.addReason(
      ObservableRules.announcement,
      "'\(parent)' no longer forwards the changes of '\(child)': views that read them update", at: use.node)
    return true
  }

  private func isUnknown(_ use: Use) -> Bool {
    guard case .member(let base?) = use.role, inferredType(of: base) == nil else { return false }
    let type = index.typeOfExpression(base)
    return !family.isOpen(type) && family.includes(type) == nil
  }

  private func mayBeOurs(_ use: Use) -> Bool {
    switch use.role {
    case .declaration, .reference:
      return family.surrounds(use.node)
    case .member(let base?):
      let type = index.typeOfExpression(base)
      if case .unknown = type, let known = inferredType(of: base) { return family.contains(known) }
      return family.isOpen(type) || family.includes(type) ?? PossibleObjects(family).mayBeOurs(base)
    case .keyPath, .member(base: nil): return true
    default: return false
    }
  }

  /// `Published<T>` and its publisher as types in the family's declarations.
  private mutating func examinePublishedTypes() {
    for use in uses.publishedTypes.concerning(family.all) {
      guard let type = index.enclosingType(of: use.node), family.contains(type) else { continue }
      step.addReason(
        ObservableRules.publishedSignature,
        "'Published<…>' is part of a signature or protocol requirement",
        at: use.node)
    }
  }
}

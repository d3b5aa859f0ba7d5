import ProjectIndex
import Rewriting
import SwiftCST

/// Rewrites what uses the publishers that `@Published` and `ObservableObject` make, as far as that can be.
struct PublisherRewriting {
  private(set) var draft = Draft()

  private let family: Family
  private let announced: Announcements
  private let uses: PublisherUses

  private var index: ProjectIndex { family.index }

  /// - Parameter uses: Where the project names publishers.
  init(of family: Family, _ announced: Announcements, _ uses: PublisherUses) {
    self.family = family
    self.announced = announced
    self.uses = uses
    for property in family.publishedProperties {
      guard let name = property.name else { continue }
      let projections = family.uses.named("$" + name).concerning(family.lineage)
      for use in projections where family.refers(use, to: property) != false {
        rewrite(use, of: property, name)
      }
    }
    examineObjectWillChange()
    examinePublisherTypes()
    examinePublishedTypes()
  }

  private mutating func rewrite(_ use: Use, of property: Declaration, _ name: String) {
    if let change = ReceiveToChange(use, property: name), index.isEquatable(property, taking: change.members)
    {
      draft.remark(
        ObservableRules.receiving,
        "'.onReceive(\(use.expression.text))' becomes '.onChange', which runs in another order and leaves equal "
          + "values out", at: use.node)
      for edit in change.edits { draft.change(edit, near: use.node) }
      return
    }
    if use.expression.parent?.kind == .inOutExpr {
      draft.remark(ObservableRules.assignedPublisher, "`assign(to: &$\(name))`", at: use.node)
    } else if let type = index.enclosingType(of: use.node), isUserInterfaceKit(type) {
      draft.remark(
        ObservableRules.appKitSubscription, "UIKit/AppKit code subscribes to '$\(name)'", at: use.node)
    } else {
      draft.remark(
        ObservableRules.publisher, "uses the publisher '$\(name)' — Observation has none", at: use.node)
    }
  }

  private func isUserInterfaceKit(_ type: TypeID) -> Bool {
    guard let name = index.foreignSuperclass(of: type) else { return false }
    return name != "NSObject" && (name.hasPrefix("UI") || name.hasPrefix("NS"))
  }

  private mutating func examineObjectWillChange() {
    for use in uses.announcements.concerning(family.all) where mayBeOurs(use) {
      guard !remove(send: use) else { continue }
      let isSend = MemberAccessExprSyntax(use.expression.parent)?.declName?.baseName?.name == "send"
      let isInside = family.surrounds(use.node)
      if isSend, isInside {
        draft.remark(ObservableRules.foreignAnnouncement, "manual objectWillChange.send()", at: use.node)
      } else {
        draft.remark(ObservableRules.objectWillChange, "uses objectWillChange", at: use.node)
      }
    }
  }

  /// `where ObjectWillChangePublisher == …`: no type of the family has one any more.
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
      draft.remark(ObservableRules.objectWillChange, "names 'ObjectWillChangePublisher'", at: use.node)
    }
  }

  /// Removes `objectWillChange.send()` where the properties that it announces tell of themselves.
  private mutating func remove(send use: Use) -> Bool {
    guard announced.needless.contains(where: { $0.token == use.token }),
      let statement = use.sendCall?.parent
    else { return false }
    // A whole observer that does nothing else goes with its property.
    if index.enclosingDeclaration(of: use.node).map(\.isManualSend) != true {
      draft.change(.deleting(TextSpans.statement(statement)), near: statement)
    }
    let names = announced.properties.map { index[$0] }.filter { $0.attribute("Published") == nil }
      .compactMap(\.name).ascending()
    let told = names.isEmpty ? "" : "; tracked instead: " + names.map { "'\($0)'" }.joined(separator: ", ")
    draft.remark(
      ObservableRules.announcement, "objectWillChange is no longer sent by hand" + told, at: use.node)
    return true
  }

  private func mayBeOurs(_ use: Use) -> Bool {
    switch use.role {
    case .declaration, .reference:
      return family.surrounds(use.node)
    case .member(let base?):
      let type = index.typeOfExpression(base)
      return family.isOpen(type) || family.includes(type) ?? true
    case .keyPath, .member(base: nil): return true
    default: return false
    }
  }

  /// `Published<T>` and its publisher as types in what the family declares.
  private mutating func examinePublishedTypes() {
    for use in uses.publishedTypes.concerning(family.all) {
      guard let type = index.enclosingType(of: use.node), family.contains(type) else { continue }
      draft.remark(
        ObservableRules.publishedSignature,
        "`Published<…>`/`Published<…>.Publisher` in a signature or protocol requirement",
        at: use.node)
    }
  }
}

import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  /// Finds what uses the publishers that `@Published` and `ObservableObject` make.
  mutating func checkPublishers() {
    for property in publishedProperties {
      guard let name = property.name else { continue }
      for use in memberUses.uses(of: "$" + name).concerning(lineage) where refers(use, to: property) != false
      {
        checkPublisher(use, of: property, name)
      }
    }
    checkObjectWillChange()
    checkPublisherType()
    checkPublishedTypes()
  }

  private mutating func checkPublisher(_ use: Use, of property: Declaration, _ name: String) {
    if let change = ReceiveToChange(use, property: name), isEquatable(property, taking: change.members) {
      record(
        ObservableRules.receiving,
        "'.onReceive(\(use.expression.text))' becomes '.onChange', which runs in another order and leaves equal "
          + "values out", at: use.node)
      change.edits.forEach { self.change($0, near: use.node) }
      return
    }
    if use.expression.parent?.kind == .inOutExpr {
      record(ObservableRules.assignedPublisher, "`assign(to: &$\(name))`", at: use.node)
    } else if let type = index.enclosingType(of: use.node), isUserInterfaceKit(type) {
      record(ObservableRules.appKitSubscription, "UIKit/AppKit code subscribes to '$\(name)'", at: use.node)
    } else {
      record(ObservableRules.publisher, "uses the publisher '$\(name)' — Observation has none", at: use.node)
    }
  }

  private func isUserInterfaceKit(_ type: TypeID) -> Bool {
    guard let name = index.foreignSuperclass(of: type) else { return false }
    return name != "NSObject" && (name.hasPrefix("UI") || name.hasPrefix("NS"))
  }

  private mutating func checkObjectWillChange() {
    for use in publisherUses.announcements.concerning(family) where mayBeOurs(use) {
      guard !remove(send: use) else { continue }
      let isSend = MemberAccessExprSyntax(use.expression.parent)?.declName?.baseName?.name == "send"
      let isInside = index.enclosingType(of: use.node).map(family.contains) ?? false
      if isSend, isInside {
        record(ObservableRules.foreignAnnouncement, "manual objectWillChange.send()", at: use.node)
      } else {
        record(ObservableRules.objectWillChange, "uses objectWillChange", at: use.node)
      }
    }
  }

  /// `where ObjectWillChangePublisher == …`: no type of the cluster has one any more.
  private mutating func checkPublisherType() {
    for use in publisherUses.publisherTypes.concerning(family) {
      let around = index.enclosingType(of: use.node)
      let isNamed =
        if case .typeMember(let base) = use.role {
          isOurs(index.resolve(base)) ?? true
        } else {
          around.map(family.contains) ?? true
        }
      guard isNamed else { continue }
      record(ObservableRules.objectWillChange, "names 'ObjectWillChangePublisher'", at: use.node)
    }
  }

  /// Removes `objectWillChange.send()` where the properties that it announces tell of themselves.
  private mutating func remove(send use: Use) -> Bool {
    guard needlessSends.contains(where: { $0.token == use.token }),
      let statement = Announcements.call(of: use)?.parent
    else { return false }
    // A whole observer that does nothing else goes with its property.
    if index.enclosingDeclaration(of: use.node).map(\.isManualSend) != true {
      change(.deleting(TextSpans.statement(statement)), near: statement)
    }
    let names = announced.map { index[$0] }.filter { $0.attribute("Published") == nil }
      .compactMap(\.name).ascending()
    let told = names.isEmpty ? "" : "; tracked instead: " + names.map { "'\($0)'" }.joined(separator: ", ")
    record(ObservableRules.announcement, "objectWillChange is no longer sent by hand" + told, at: use.node)
    return true
  }

  private func mayBeOurs(_ use: Use) -> Bool {
    switch use.role {
    case .declaration, .reference:
      return index.enclosingType(of: use.node).map(family.contains) ?? false
    case .member(let base?):
      let type = index.typeOfExpression(base)
      return isOpen(type) || isOurs(type) ?? true
    case .keyPath, .member(base: nil): return true
    default: return false
    }
  }

  /// `Published<T>` and its publisher as types in what the cluster declares.
  private mutating func checkPublishedTypes() {
    for use in publisherUses.publishedTypes.concerning(family) {
      guard let type = index.enclosingType(of: use.node), family.contains(type) else { continue }
      record(
        ObservableRules.publishedSignature,
        "`Published<…>`/`Published<…>.Publisher` in a signature or protocol requirement",
        at: use.node)
    }
  }
}

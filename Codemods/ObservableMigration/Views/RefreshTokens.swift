import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Published properties that are incremented or toggled but never read: their purpose is to refresh views.
struct RefreshTokens {
  private(set) var reasons: [LocatedReason] = []

  private let family: Family

  init(in family: Family) {
    self.family = family
    // What refers to a property of the family is known by its name.
    var changes: [String: Use?] = [:]
    for property in family.publishedProperties where mayBeToken(property) {
      guard let name = property.name else { continue }
      let found = changes[name] ?? firstChange(ofUnread: property, name)
      changes[name] = .some(found)
      guard let change = found else { continue }
      reasons.append(
        LocatedReason(
          ObservableRules.lostRefresh,
          "'\(name)' is changed, and nothing reads it: views that it refreshed are no longer refreshed",
          at: change.node))
    }
  }

  private func mayBeToken(_ property: Declaration) -> Bool {
    if let written = property.typeAnnotation {
      return ["Bool", "Int", "UUID", "Date"].contains(written.text)
    }
    guard let value = property.initialValue else { return false }
    return [.booleanLiteralExpr, .integerLiteralExpr].contains(value.kind) || Self.isFresh(value)
  }

  /// The first location that gives a property a new value, or nil if one reads it.
  private func firstChange(ofUnread property: Declaration, _ name: String) -> Use? {
    // There may be subscriptions to a publisher.
    guard family.index.uses(of: "$" + name).isEmpty, !family.uses.isBound(name) else { return nil }
    var change: Use?
    for use in family.uses.named(name).concerning(family.lineage) {
      switch use.role {
      case .reference, .member, .keyPath: break
      default: continue
      }
      if use.expression.isWritten {
        if change == nil, refreshes(use.expression), family.refers(use, to: property) == true { change = use }
      } else if family.refers(use, to: property) != false {
        return nil
      }
    }
    return change
  }

  private func refreshes(_ expression: Node) -> Bool {
    guard let assignment = Assignment(target: expression) else { return expression.isToggled }
    guard assignment.isPlain else { return true }
    if let value = assignment.value, Self.isFresh(value) { return true }
    // `count = (count + 1) % 9`
    return expression.parent?.subtree.contains { $0 != expression && $0.text == expression.text } ?? false
  }

  private static func isFresh(_ value: Node) -> Bool {
    ["UUID()", "Date()", "Date.now", ".now", ".init()"].contains(value.text)
  }
}

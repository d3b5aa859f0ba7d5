import CodemodKit
import ProjectIndex
import SwiftCST

extension Migration {
  /// A published property that is counted up or turned over, and that nothing reads, is there to refresh
  /// views.
  mutating func checkRefreshTokens() {
    for property in publishedProperties where mayBeToken(property) {
      guard let name = property.name, let change = firstChange(ofUnread: property, name) else { continue }
      record(
        ObservableRules.lostRefresh,
        "'\(name)' is changed, and nothing reads it: views that it refreshed are no longer refreshed",
        at: change.node)
    }
  }

  private func mayBeToken(_ property: Declaration) -> Bool {
    if let written = property.typeAnnotation {
      return ["Bool", "Int", "UUID", "Date"].contains(written.text)
    }
    guard let value = property.initialValue else { return false }
    return [.booleanLiteralExpr, .integerLiteralExpr].contains(value.kind) || Self.isFresh(value)
  }

  /// The first place that gives a property a fresh value, or nil where one reads it.
  private func firstChange(ofUnread property: Declaration, _ name: String) -> Use? {
    // A publisher may be subscribed to.
    guard index.uses(of: "$" + name).isEmpty, !memberUses.isBound(name) else { return nil }
    var change: Use?
    for use in memberUses.uses(of: name).concerning(lineage) {
      switch use.role {
      case .reference, .member, .keyPath: break
      default: continue
      }
      if use.expression.isWritten {
        if change == nil, refreshes(use.expression), refers(use, to: property) == true { change = use }
      } else if refers(use, to: property) != false {
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

extension Node {
  /// Whether a name only stands where its value is set, turned over, or made of itself.
  var isWritten: Bool {
    if Assignment(target: self) != nil || isToggled { return true }
    return ancestors.prefix { $0.kind != .codeBlockItem }.contains { list in
      guard list.kind == .exprList, let target = list.children.first, target.text == text else {
        return false
      }
      return Assignment(target: target) != nil
    }
  }

  fileprivate var isToggled: Bool {
    guard let access = MemberAccessExprSyntax(parent), access.base == self else { return false }
    return access.declName?.baseName?.name == "toggle"
  }
}

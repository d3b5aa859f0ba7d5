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
    guard index.uses(of: "$" + name).isEmpty else { return nil }
    var change: Use?
    for use in index.uses(of: name) {
      switch use.role {
      case .reference, .member, .keyPath: break
      default: continue
      }
      if isWrite(use.expression) {
        if change == nil, refreshes(use.expression), refers(use, to: property) == true { change = use }
      } else if isBound(use) || refers(use, to: property) != false {
        return nil
      }
    }
    return change
  }

  /// `$model.count`, in a view that may hold the object.
  private func isBound(_ use: Use) -> Bool {
    guard case .member(let base?) = use.role else { return false }
    return DeclReferenceExprSyntax(base)?.baseName?.isProjection == true
  }

  /// Whether a name only stands where its value is set, turned over, or made of itself.
  private func isWrite(_ expression: Node) -> Bool {
    if Assignment(target: expression) != nil || isToggled(expression) { return true }
    return expression.ancestors.prefix { $0.kind != .codeBlockItem }.contains { list in
      guard list.kind == .exprList, let target = list.children.first, target.text == expression.text else {
        return false
      }
      return Assignment(target: target) != nil
    }
  }

  private func refreshes(_ expression: Node) -> Bool {
    guard let assignment = Assignment(target: expression) else { return isToggled(expression) }
    guard assignment.isPlain else { return true }
    if let value = assignment.value, Self.isFresh(value) { return true }
    // `count = (count + 1) % 9`
    return expression.parent?.subtree.contains { $0 != expression && $0.text == expression.text } ?? false
  }

  private func isToggled(_ expression: Node) -> Bool {
    guard let access = MemberAccessExprSyntax(expression.parent), access.base == expression else {
      return false
    }
    return access.declName?.baseName?.name == "toggle"
  }

  private static func isFresh(_ value: Node) -> Bool {
    ["UUID()", "Date()", "Date.now", ".now", ".init()"].contains(value.text)
  }
}

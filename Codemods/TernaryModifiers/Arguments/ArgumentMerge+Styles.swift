import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension ArgumentMerge {
  /// Merges arguments that are styles, or may also be views.
  func styles(_ arms: [Node], mayBeView: Bool, _ notes: inout MergeNotes) throws(Obstacle)
    -> [MergedPiece]
  {
    if mayBeView, let name = arms.firstNonNil(Self.chainedStyle) { throw .ambiguous(name) }
    let families = arms.map(ShapeStyles(index: notes.index).family)
    let isKnown = !families.contains(.unknown)
    if isKnown, Set(families).count == 1 { return ternary(arms, &notes) }
    if mayBeView, !isKnown { return try sameType(arms, &notes) }
    if !isKnown, ConcreteTypes(index: notes.index).haveSameType(arms) { return ternary(arms, &notes) }
    if notes.file.options.isOn("color-coerce"), let short = shortForm(arms, families, &notes) { return short }
    try notes.require(.iOS(15), for: "AnyShapeStyle")
    let eraser = notes.index.nameOfSwiftUI("AnyShapeStyle", at: arms[0]) + "("
    let erased = arms.enumerated().map { branch, node -> [MergedPiece] in
      [.text(eraser)] + .source(node, branch: branch) + [.text(")")]
    }
    // Around several lines it hides what differs.
    notes.erasures += erased.joined().contains(where: notes.isTall) ? 2 : 1
    return notes.ternary(erased)
  }

  /// `.yellow : .primary` makes both colors, but only in this order.
  private func shortForm(_ arms: [Node], _ families: [StyleFamily], _ notes: inout MergeNotes)
    -> [MergedPiece]?
  {
    guard arms.count == 2, let color = families.firstIndex(of: .color),
      families[1 - color] == .hierarchical, let access = MemberAccessExprSyntax(arms[1 - color]),
      access.base == nil, let name = access.declName?.baseName?.text, name == "primary" || name == "secondary"
    else { return nil }
    notes.note(.coerces("." + name))
    guard color == 1 else { return ternary(arms, &notes) }
    notes.uses += 1
    return [.text(notes.condition.negated + " ? ")] + .source(arms[1], branch: 1) + [.text(" : ")]
      + .source(arms[0], branch: 0)
  }

  /// `opacity` or `blendMode` called on a style that is not spelled as a `Color`.
  private static func chainedStyle(_ expression: Node) -> String? {
    guard let access = MemberAccessExprSyntax(FunctionCallExprSyntax(expression)?.calledExpression),
      let name = access.declName?.baseName?.text, name == "opacity" || name == "blendMode",
      let base = access.base
    else { return nil }
    return isColor(base) ? nil : name
  }

  private static func isColor(_ expression: Node) -> Bool {
    let callee = FunctionCallExprSyntax(expression)?.calledExpression ?? expression
    let root = MemberAccessExprSyntax(callee).map { $0.base ?? callee } ?? callee
    return DeclReferenceExprSyntax(root)?.baseName?.text == "Color"
      || FunctionCallExprSyntax(root).map { isColor($0.node) } == true
  }

  /// Merges arguments of `.tint`: colors, or styles of one type.
  func tint(_ arms: [Node], _ notes: inout MergeNotes) throws(Obstacle) -> [MergedPiece] {
    let styles = ShapeStyles(index: notes.index)
    let areColors = arms.allSatisfy { node in
      node.kind == .nilLiteralExpr || styles.family(of: node) == .color || Self.isImplicitColor(node)
    }
    guard areColors || ConcreteTypes(index: notes.index).haveSameType(arms) else {
      throw differentTypes(arms)
    }
    return ternary(arms, &notes)
  }

  private static func isImplicitColor(_ node: Node) -> Bool {
    guard let access = MemberAccessExprSyntax(node), access.base == nil else { return false }
    return ["primary", "secondary", "accentColor"].contains(access.declName?.baseName?.text)
  }
}

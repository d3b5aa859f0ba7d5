import ProjectIndex
import SwiftCST

extension SwiftUIModel {
  /// Whether two pieces of the body code of one view are never seen at the same time: only one of them is in
  /// an alert or a sheet, or they are in two pages of a `TabView`, or in branches of which one is shown, also
  /// where two conditions ask for different cases of one value.
  func areShownApart(_ first: Node, _ second: Node) -> Bool {
    let (firstPath, secondPath) = (showingPath(of: first), showingPath(of: second))
    if firstPath.compactMap(presentation) != secondPath.compactMap(presentation) { return true }
    let (firstCases, secondCases) = (cases(askedAround: firstPath), cases(askedAround: secondPath))
    if firstCases.contains(where: { key, value in secondCases[key].map { $0 != value } ?? false }) {
      return true
    }
    return firstPath.contains { one in
      let member = index.enclosingDeclaration(of: one)?.id
      return secondPath.contains { other in
        member != nil && member == index.enclosingDeclaration(of: other)?.id && areExclusive(one, other)
      }
    }
  }

  /// The cases that conditions around code ask a value for, by the value as written: `model.tab == .list`, or the
  /// case of a `switch`.
  private func cases(askedAround path: [Node]) -> [String: String] {
    var found: [String: String] = [:]
    for code in path {
      var part = code
      for around in code.ancestors.prefix(while: { index.declaration(at: $0) == nil }) {
        defer { part = around }
        if let branch = IfExprSyntax(around), branch.body?.node == part,
          let asked = branch.conditions.flatMap(Self.comparison)
        {
          found[asked.value] = asked.name
        } else if let subject = SwitchExprSyntax(around)?.subject,
          let label = around.subtree.first(where: { $0.kind == .switchCase && $0.contains(code) })
        {
          found[subject.text] =
            SwitchCaseSyntax(label)?.label?.text.dropFirst("case ".count)
            .prefix { $0 != ":" }.description
        }
      }
    }
    return found
  }

  /// The value and the case in `value == .name`.
  private static func comparison(_ conditions: Node) -> (value: String, name: String)? {
    let parts = conditions.text.split(separator: " ", omittingEmptySubsequences: true)
    guard parts.count == 3, parts[1] == "==", parts[2].hasPrefix(".") else { return nil }
    return (String(parts[0]), String(parts[2]))
  }

  /// A piece of code, the only place that names the member with it, and so on outwards.
  private func showingPath(of node: Node) -> [Node] {
    var path = [node]
    while path.count < 6, let last = path.last, let member = index.enclosingDeclaration(of: last),
      member.name != "body",
      let use = place(naming: member)
    {
      path.append(use)
    }
    return path
  }

  /// The only place that names a member, or one of several in one other member, or in alerts and sheets.
  private func place(naming member: Declaration) -> Node? {
    let uses = index.references(to: member.id).certain.map(\.node)
    guard let first = uses.first, !uses.contains(where: member.node.contains) else { return nil }
    let users = Set(uses.compactMap { index.enclosingDeclaration(of: $0)?.id })
    return users.count == 1 || uses.allSatisfy { presentation(around: $0) != nil } ? first : nil
  }

  /// The outermost closure around a piece of code that makes what is shown elsewhere: an alert, a sheet, a
  /// menu.
  private func presentation(around node: Node) -> Node? {
    node.ancestors.prefix { index.declaration(at: $0) == nil }
      .filter { $0.kind == .closureExpr && role(of: $0) == .presented }.last
  }

  private func areExclusive(_ first: Node, _ second: Node) -> Bool {
    var part = first
    for around in first.ancestors {
      guard around.contains(second) else {
        part = around
        continue
      }
      guard let other = around.children.first(where: { $0.contains(second) }), other != part else {
        return false
      }
      return isOneOf(part, other, in: around)
    }
    return false
  }

  private func isOneOf(_ first: Node, _ second: Node, in parent: Node) -> Bool {
    switch parent.kind {
    case .switchCaseList, .ifConfigClauseList: return true
    case .ifExpr:
      let orElse = IfExprSyntax(parent)?.elseBody
      return first.kind == .codeBlock && orElse == second || second.kind == .codeBlock && orElse == first
    case .codeBlockItemList:
      return parent.parent.flatMap { ClosureArgument($0) }?.call.calledName == "TabView"
    default: return false
    }
  }
}

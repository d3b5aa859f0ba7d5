import CodemodKit
import ProjectIndex
import Rewriting
import SwiftCST

extension Migration {
  mutating func checkObservers(_ property: Declaration, _ name: String) {
    for accessor in property.accessorDeclarations {
      guard let body = accessor.body?.node else { continue }
      for use in index.uses(of: name, in: body) where isOwn(use, property) && use.expression.isChanged(index)
      {
        record(
          ObservableRules.recursion, "observer of '\(name)' assigns '\(name)' — endless recursion",
          at: use.node)
        return
      }
    }
  }

  private func isOwn(_ value: Node, _ name: String, _ property: Declaration) -> Bool {
    value.text == "self." + name
      || value.text == name && index.lookUp(value).declarations.contains(property.id)
  }

  /// Where the code of the family names a member of the object itself.
  func ownUses(of member: Declaration, _ name: String) -> [Use] {
    index.uses(of: name, inside: lineage).filter { isOwn($0, member) }
  }

  func isOwn(_ use: Use, _ property: Declaration) -> Bool {
    switch use.role {
    case .reference:
      familyFiles.contains(use.file)
        && index.lookUp(use.token.name, at: use.node).declarations.contains(property.id)
    case .member(let base?):
      base.tokenIndices.count == 1 && base.text == "self"
        && index.enclosingType(of: use.node).map(lineage.contains) == true
    default: false
    }
  }

  mutating func removeObservers(of property: Declaration) {
    guard let block = property.binding?.accessorBlock?.node else { return }
    change(.deleting(TextSpans.fromPrevious(block)), near: block)
  }

  /// `items = items`, which only makes sense where an equal value notifies.
  mutating func checkSelfRefresh(_ property: Declaration) {
    guard property.attribute("Published") != nil, let name = property.name else { return }
    for use in memberUses.changes(of: name).assigned.concerning(lineage) where isOwn(use, property) {
      guard let assignment = Assignment(target: use.expression), assignment.isPlain,
        let value = assignment.value, isOwn(value, name, property)
      else { continue }
      record(
        ObservableRules.lostRefresh,
        "'\(name)' is assigned to itself to refresh views, which does nothing where the value is equal (Swift 6.2 and "
          + "later)", at: use.node)
      return
    }
  }
}

extension Migration {
  /// A published property that is set off the main thread: SwiftUI warned, Observation doesn't.
  mutating func checkBackgroundChange(_ property: Declaration) {
    guard property.attribute("Published") != nil, let name = property.name else { return }
    for use in memberUses.changes(of: name).assigned.concerning(lineage) where isOwn(use, property) {
      guard index.isolation(at: use.node) == .nonisolated else { continue }
      record(
        ObservableRules.backgroundPublishing,
        "'\(name)' is set off the main thread, which is no longer warned about", at: use.node)
    }
  }
}

extension Declaration {
  /// `willSet { objectWillChange.send() }` or `didSet { … }` and nothing else.
  var isManualSend: Bool {
    let accessors = accessorDeclarations
    guard accessors.count == 1, let statements = accessors[0].body?.statements,
      [.willSet, .didSet].contains(accessors[0].accessorSpecifier?.kind)
    else { return false }
    return ["objectWillChange.send()", "self.objectWillChange.send()"].contains(statements.text)
  }
}

extension ProjectIndex {
  /// Whether a node stands in an observer that only sends what is sent anyway, at that time.
  func isInManualSend(_ node: Node) -> Bool {
    guard let property = enclosingDeclaration(of: node), property.attribute("Published") != nil else {
      return false
    }
    return property.isManualSend && property.accessorDeclarations[0].accessorSpecifier?.kind == .willSet
  }
}

import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Properties that views read only in code that draws and lays out, which runs untracked: it is repeated when
/// the surrounding view is evaluated, which every change of an observed object led to.
struct UntrackedReads {
  private(set) var reasons: [LocatedReason] = []

  private let family: Family

  private var index: ProjectIndex { family.index }

  init(of observed: [ObservedProperty], in closures: UntrackedClosures, _ family: Family) {
    self.family = family
    examine(observed, in: closures)
    if reasons.isEmpty { examineOthers(than: observed, in: closures) }
  }

  private mutating func examine(_ observed: [ObservedProperty], in closures: UntrackedClosures) {
    for property in observed {
      guard let owner = index.type(of: property.declaration.id) else { continue }
      let all = closures.inside(owner)
      for closure in all {
        guard let read = read(of: property.declaration, property.name, in: closure.codes),
          !isReadElsewhere(read, outside: all.flatMap(\.codes), owner)
        else { continue }
        addReason(read, in: closure)
        break
      }
    }
  }

  /// Reads from objects that come from elsewhere: `holder.model.name`.
  private mutating func examineOthers(than observed: [ObservedProperty], in closures: UntrackedClosures) {
    for read in closures.reads where family.includes(read.type) == true {
      guard !read.access.node.isCalled,
        !isReadElsewhere(read.access.node, outside: closures.inside(read.owner).flatMap(\.codes), read.owner)
      else { continue }
      addReason(read.access.node, in: read.closure)
    }
  }

  private mutating func addReason(_ read: Node, in closure: UntrackedClosures.Closure) {
    reasons.append(
      LocatedReason(
        ObservableRules.lostRefresh,
        "'\(read.text)' is read only in '\(closure.name)', where SwiftUI may not track it", at: read))
  }

  /// The first member of the object in a property that code reads.
  private func read(of property: Declaration, _ name: String, in codes: [Node]) -> Node? {
    codes.lazy.flatMap { index.uses(of: name, in: $0) }.first { use in
      guard index.lookUp(name, at: use.node).declarations.contains(property.id),
        let access = MemberAccessExprSyntax(use.expression.parent)
      else { return false }
      return access.base == use.expression
    }?.expression.parent
  }

  private func isReadElsewhere(_ access: Node, outside codes: [Node], _ owner: TypeID) -> Bool {
    guard let member = MemberAccessExprSyntax(access)?.declName?.baseName?.name else { return true }
    return index.uses(of: member, inside: [owner]).contains { use in
      use.expression.text == access.text && index.enclosingType(of: use.node) == owner
        && !codes.contains { $0.contains(use.node) } && Assignment(target: use.expression) == nil
        && !index.isInAction(use.node)
    }
  }
}

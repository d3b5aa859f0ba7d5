import CodemodKit
import ProjectIndex
import SwiftCST

extension Migration {
  /// What draws and lays out runs when nothing is tracked: it is repeated when the view around it is
  /// evaluated, which every change of an observed object led to.
  mutating func checkUntrackedReads() {
    let closures = context.project.shared(UntrackedClosures.init)
    for property in observed {
      guard let name = property.declaration.name, let owner = index.type(of: property.declaration.id) else {
        continue
      }
      for closure in closures.inside(owner) {
        guard let read = read(of: property.declaration, name, in: closure.codes),
          !isReadElsewhere(read, outside: closures.inside(owner).flatMap(\.codes), owner)
        else { continue }
        record(
          ObservableRules.lostRefresh,
          "'\(read.text)' is read in '\(closure.name)' alone, where SwiftUI may not track it",
          at: read)
        break
      }
    }
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
        && !isInAction(use.node)
    }
  }
}

/// The closures of a project that SwiftUI runs when it draws or lays out.
struct UntrackedClosures: Sendable {
  /// One closure, with the functions of its type that it names.
  struct Closure: Sendable {
    /// What it is given to.
    let name: String
    let codes: [Node]
  }

  private var closures: [TypeID: [Closure]] = [:]

  init(_ index: ProjectIndex) {
    for name in ["Canvas", "alignmentGuide"] {
      for use in index.uses(of: name) {
        guard let call = FunctionCallExprSyntax(use.expression.parent),
          call.calledExpression == use.expression,
          let owner = index.enclosingType(of: use.node)
        else { continue }
        let given = call.trailingClosures.prefix(1) + call.argumentValues.filter { $0.kind == .closureExpr }
        for closure in given {
          let called = index.declarations(referencedIn: closure).sorted(on: \.order).map { index[$0] }
          let own = called.filter { $0.kind == .function && index.type(of: $0.id) == owner }
          closures[owner, default: []].append(Closure(name: name, codes: [closure] + own.map(\.node)))
        }
      }
    }
  }

  /// Those in the members of a type.
  func inside(_ type: TypeID) -> [Closure] { closures[type] ?? [] }
}

import ProjectIndex
package import SwiftCST

extension SwiftUIModel {
  /// Whether code only runs if there is no file: behind `if !FileManager.default.fileExists(atPath: path)`.
  package func isBehindMissingFile(_ code: Node) -> Bool {
    Self.isGuarded(code) { conditions, holds in
      guard conditions.contains("fileExists(") else { return false }
      return holds == (conditions.contains("!") || conditions.contains("== false"))
    }
  }

  /// Whether code only runs if the thread isn't the main one.
  package func isOffMainThread(_ code: Node) -> Bool {
    Self.isGuarded(code) { conditions, holds in
      conditions == (holds ? "!Thread.isMainThread" : "Thread.isMainThread")
    }
  }

  /// Whether code that waits for a process only runs once this has ended: `if !process.isRunning { … }`.
  package func hasEnded(_ process: Node) -> Bool {
    let isRunning = process.text + ".isRunning"
    return Self.isGuarded(process) { conditions, holds in
      conditions == (holds ? "!" + isRunning : isRunning)
    }
  }

  /// Whether code comes after an `if` of its function that returns, so that it doesn't run for every value.
  package func isBehindReturn(_ code: Node) -> Bool {
    var part = code
    for around in code.ancestors.prefix(while: { index.declaration(at: $0) == nil }) {
      defer { part = around }
      guard around.kind == .codeBlockItemList else { continue }
      let returns = around.children.prefix { $0.id < part.id }.contains { item in
        let statement = CodeBlockItemSyntax(item)?.item
        let branch = IfExprSyntax(statement) ?? statement?.children.firstNonNil { IfExprSyntax($0) }
        return branch?.body?.statements?.children.last?.text.hasPrefix("return") == true
      }
      if returns { return true }
    }
    return false
  }

  /// Whether code only runs if some conditions hold, or don't: it is in a branch of an `if`, or behind an
  /// `if` or `guard` that leaves the block.
  private static func isGuarded(_ code: Node, by isWanted: (String, _ holds: Bool) -> Bool) -> Bool {
    var part = code
    for around in code.ancestors {
      defer { part = around }
      if let branch = IfExprSyntax(around), let conditions = branch.conditions?.text {
        if branch.body?.node == part, isWanted(conditions, true) { return true }
        if branch.elseBody == part, isWanted(conditions, false) { return true }
      }
      guard around.kind == .codeBlockItemList else { continue }
      if around.children.prefix(while: { $0.id < part.id }).contains(where: { leaves($0, unless: isWanted) })
      {
        return true
      }
    }
    return false
  }

  /// Whether a statement leaves its block unless some conditions hold.
  private static func leaves(_ item: Node, unless isWanted: (String, _ holds: Bool) -> Bool) -> Bool {
    guard let statement = CodeBlockItemSyntax(item)?.item else { return false }
    if let conditions = GuardStmtSyntax(statement)?.conditions { return isWanted(conditions.text, true) }
    guard let branch = IfExprSyntax(statement) ?? statement.children.firstNonNil({ IfExprSyntax($0) }),
      branch.elseBody == nil, let conditions = branch.conditions,
      branch.body?.statements?.children.last?.text.hasPrefix("return") == true
    else { return false }
    return isWanted(conditions.text, false)
  }
}

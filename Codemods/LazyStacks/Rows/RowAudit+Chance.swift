import CodemodKit
import SwiftCST

/// Values that come by chance: a row that is thrown away and made again shows others.
extension RowAudit {
  /// Looks through code that runs as a row is made.
  mutating func lookForChance(in code: Node) {
    let builders = ViewBuilderContext(index)
    for node in code.subtree {
      guard let name = DeclReferenceExprSyntax(node)?.baseName, Self.chances.contains(name.text),
        node.parent?.kind == .memberAccessExpr, !node.isMacroArgument
      else { continue }
      // What an action draws is drawn when it runs.
      let closures = node.ancestors.prefix { $0 != code }.filter { $0.kind == .closureExpr }
      guard closures.allSatisfy(builders.hasBuilder) else { continue }
      return add(LazyRules.state, "'\(name.text)' in a row: a row that is made again shows another value")
    }
  }

  private static let chances: Set<String> = ["random", "randomElement", "shuffled"]
}

import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

/// Animations that rows created later don't take part in.
extension RowAudit {
  /// Looks for an ongoing animation that the surrounding view starts.
  mutating func lookForRepetition(in view: TypeID) {
    let isRepeated = SwiftUINames.repeatingAnimations.contains { name in
      !index.uses(of: name, inside: [view]).isEmpty
    }
    guard isRepeated else { return }
    add(
      LazyRules.state,
      "'\(index[view].name)' has a repeating animation; rows that are created later don't take part")
  }

  /// Whether an animation repeats or starts late: a row created after its start doesn't join in.
  func isLasting(_ animation: Node) -> Bool {
    animation.subtree.contains { node in
      let name = DeclReferenceExprSyntax(node)?.baseName?.name
      return name.map(SwiftUINames.lastingAnimations.contains) ?? false
    }
  }
}

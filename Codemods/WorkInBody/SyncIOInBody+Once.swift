import CodemodKit
import ProjectIndex
import SwiftCST
import SwiftUIModel

extension SyncIOInBody {
  /// Whether a function that leads to a read from the same place has one of its own, which is reported there.
  func isReportedOnTheWay(
    to call: Node, _ rule: Rule, _ evaluation: Evaluation?, in file: FileContext
  ) -> Bool {
    guard rule == Self.reading, let evaluation else { return false }
    return evaluation.through.dropFirst().contains { name in
      file.index.enclosingDeclaration(of: name)?.node.subtree.contains { node in
        guard let other = FunctionCallExprSyntax(node) else { return false }
        return node != call && self.rule(for: other, in: file) == rule && file.model.isLookedAt(node)
      } ?? false
    }
  }

  /// Whether a function stores in the user defaults what it has decoded, as a migration does once.
  func storesInDefaults(_ call: Node, in file: FileContext) -> Bool {
    file.index.enclosingDeclaration(of: call)?.node.subtree.contains { node in
      guard let setting = FunctionCallExprSyntax(node).flatMap({ MemberCall($0) }), setting.name == "set"
      else {
        return false
      }
      return setting.base.text.hasPrefix("UserDefaults") && setting.call.argumentLabels.contains("forKey")
    } ?? false
  }

  /// Whether the function around a call has already been reported for an earlier read.
  func isReportedBefore(_ call: Node, _ rule: Rule, in file: FileContext) -> Bool {
    guard rule != Self.waiting, let member = file.index.enclosingDeclaration(of: call) else { return false }
    return member.node.subtree.contains { node in
      guard node != call, let other = FunctionCallExprSyntax(node).flatMap({ self.rule(for: $0, in: file) }),
        file.model.isLookedAt(node)
      else { return false }
      guard rule == Self.decoding else { return other == rule && node.id < call.id }
      return other == Self.reading
    }
  }
}

import CodemodKit
import SwiftCST
import SwiftUIModel

/// A place in the chain that branches become.
enum AlignedModifier: Sendable {
  /// Both branches have the modifier.
  case both(MemberCall, MemberCall)
  /// Only the branch whose condition holds has it.
  case thenOnly(MemberCall)
  /// Only the other branch has it.
  case elseOnly(MemberCall)
}

/// Two chains side by side, by their longest common subsequence of names and labels.
enum Alignment {
  /// The modifiers in the order of the merged chain, or why there is no such order.
  static func of(_ first: [MemberCall], _ second: [MemberCall]) throws(Obstacle)
    -> [AlignedModifier]
  {
    let aligned = align(first, second)
    var open: [String: [String?]] = [:]
    var closed: [String: [String?]] = [:]
    for item in aligned {
      if case .thenOnly(let modifier) = item { open[modifier.name] = modifier.labels }
      if case .elseOnly(let modifier) = item { closed[modifier.name] = modifier.labels }
    }
    for name in open.keys.ascending() {
      guard let labels = closed[name] else { continue }
      throw labels == open[name] ? .orderDiffers(name) : .labelsDiffer(name)
    }
    return aligned
  }

  private static func align(_ first: [MemberCall], _ second: [MemberCall]) -> [AlignedModifier] {
    let scores = scores(first, second)
    var result: [AlignedModifier] = []
    var (i, j) = (0, 0)
    while i < first.count, j < second.count {
      let pair = pairScore(first[i], second[j])
      if pair > 0, scores[i][j] == scores[i + 1][j + 1] + pair {
        result.append(.both(first[i], second[j]))
        (i, j) = (i + 1, j + 1)
      } else if scores[i][j] == scores[i + 1][j] {
        result.append(.thenOnly(first[i]))
        i += 1
      } else {
        result.append(.elseOnly(second[j]))
        j += 1
      }
    }
    result += first[i...].map(AlignedModifier.thenOnly)
    result += second[j...].map(AlignedModifier.elseOnly)
    return result
  }

  /// For each pair of positions the best score of what follows. Many pairs count most, equal pairs decide.
  private static func scores(_ first: [MemberCall], _ second: [MemberCall]) -> [[Int]] {
    var scores = Array(repeating: Array(repeating: 0, count: second.count + 1), count: first.count + 1)
    for i in first.indices.reversed() {
      for j in second.indices.reversed() {
        let pair = pairScore(first[i], second[j])
        let together = pair > 0 ? scores[i + 1][j + 1] + pair : 0
        scores[i][j] = max(together, scores[i + 1][j], scores[i][j + 1])
      }
    }
    return scores
  }

  private static func pairScore(_ first: MemberCall, _ second: MemberCall) -> Int {
    guard first.name == second.name, first.labels == second.labels else { return 0 }
    return SameTokens.areSame(first.tokens, second.tokens, first.call.node.tree) ? 101 : 100
  }
}

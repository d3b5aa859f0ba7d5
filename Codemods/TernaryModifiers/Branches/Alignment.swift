import CodemodKit
import SwiftCST
import SwiftUIModel

/// A position in the chain that results from branches.
enum AlignedModifier: Sendable {
  /// Both branches have the modifier.
  case both(MemberCall, MemberCall)
  /// Only the branch for a true condition has it.
  case thenOnly(MemberCall)
  /// Only the other branch has it.
  case elseOnly(MemberCall)
}

/// Aligns two chains by their longest common subsequence of names and labels.
enum Alignment {
  /// The modifiers in the order of the merged chain. Throws the reason if there is no such order.
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

  /// The maximum number of modifier pairs to compare: no hand-written chain has a thousand modifiers.
  private static let pairLimit = 1 << 20

  private static func align(_ first: [MemberCall], _ second: [MemberCall]) -> [AlignedModifier] {
    guard first.count * second.count <= pairLimit else {
      return first.map(AlignedModifier.thenOnly) + second.map(AlignedModifier.elseOnly)
    }
    var spellings = Spellings()
    let (left, right) = (first.map { spellings.number($0) }, second.map { spellings.number($0) })
    let scores = Scores(left, right)
    var result: [AlignedModifier] = []
    var (i, j) = (0, 0)
    while i < first.count, j < second.count {
      let pair = left[i].score(beside: right[j])
      if pair > 0, scores[i, j] == scores[i + 1, j + 1] + pair {
        result.append(.both(first[i], second[j]))
        (i, j) = (i + 1, j + 1)
      } else if scores[i, j] == scores[i + 1, j] {
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
}

/// A modifier as two numbers.
private struct Spelling {
  /// The name with the labels.
  let header: Int
  /// The whole modifier.
  let whole: Int

  /// How well a modifier matches another one: the number of pairs counts first, then the number of equal
  /// pairs.
  func score(beside other: Spelling) -> Int {
    guard header == other.header else { return 0 }
    return whole == other.whole ? 101 : 100
  }
}

/// Assigns numbers to modifiers, so that the text of each is compared only once.
private struct Spellings {
  private struct Header: Hashable {
    let name: String
    let labels: [String?]
  }

  private var headers: [Header: Int] = [:]
  private var wholes: [[String]: Int] = [:]

  mutating func number(_ modifier: MemberCall) -> Spelling {
    // Frames that set different sides can be merged.
    let header = Header(name: modifier.name, labels: FrameMerge.kind(of: modifier) ?? modifier.labels)
    let tokens = modifier.tokens.map { modifier.call.node.tree.token(at: $0).text }
    return Spelling(
      header: Self.number(header, in: &headers), whole: Self.number(tokens, in: &wholes))
  }

  private static func number<Key>(_ key: Key, in numbers: inout [Key: Int]) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = numbers.count
    return numbers.count - 1
  }
}

/// For each pair of positions in two chains the best score of the rest.
private struct Scores {
  private var values: [Int32]
  private let width: Int

  init(_ first: [Spelling], _ second: [Spelling]) {
    width = second.count + 1
    values = Array(repeating: 0, count: (first.count + 1) * width)
    for i in first.indices.reversed() {
      for j in second.indices.reversed() {
        let pair = first[i].score(beside: second[j])
        let together = pair > 0 ? self[i + 1, j + 1] + pair : 0
        values[i * width + j] = Int32(max(together, self[i + 1, j], self[i, j + 1]))
      }
    }
  }

  subscript(i: Int, j: Int) -> Int { Int(values[i * width + j]) }
}

extension AlignedModifier {
  /// The name of the modifier.
  var name: String {
    switch self {
    case .both(let modifier, _), .thenOnly(let modifier), .elseOnly(let modifier): modifier.name
    }
  }
}

import SwiftCST

/// A step of a compiled pattern.
enum GlobStep: Hashable, Sendable {
  /// One character.
  case character(UInt32)
  /// One character of a set, or one outside of it if `isNegated`; never a slash.
  case set([ClosedRange<UInt32>], isNegated: Bool)
  /// Any character; a slash only if it `crossesFolders`.
  case any(crossesFolders: Bool)
  /// Continue at each of several steps.
  case either([Int])
  /// The end of the pattern.
  case match

  static let slash: UInt32 = 0x2F
  /// Represents bytes that are not UTF-8.
  static let notACharacter: UInt32 = 0x110000

  /// Whether the step accepts a character.
  func takes(_ character: UInt32) -> Bool {
    switch self {
    case .character(let own): own == character
    case .set(let ranges, let isNegated):
      character != Self.slash && ranges.contains { $0.contains(character) } != isNegated
    case .any(let crossesFolders): crossesFolders || character != Self.slash
    case .either, .match: false
    }
  }
}

/// Runs a pattern: it is in several states at once, and never backtracks.
struct GlobMachine: Hashable, Sendable {
  private let steps: [GlobStep]
  /// The steps at which a match begins; like all steps below, they accept a character or are the end.
  private let start: [Int]
  /// The successors of each step.
  private let followers: [[Int]]
  /// The characters at the end of every match, in reverse order; most paths differ in them.
  private let ending: [UInt32]

  /// Creates a machine for the steps of a pattern, of which the last is the end.
  init(_ steps: [GlobStep]) {
    self.steps = steps
    start = Self.reachable(from: 0, steps)
    followers = steps.indices.map { $0 + 1 < steps.count ? Self.reachable(from: $0 + 1, steps) : [] }
    let ending: [UInt32?] = steps.dropLast().reversed().map {
      if case .character(let own) = $0 { own } else { nil }
    }
    self.ending = ending.prefix { $0 != nil }.compactMap(\.self)
  }

  /// Whether a whole text matches.
  func matches(_ text: ArraySlice<UInt32>) -> Bool {
    var end = text.endIndex
    for character in ending {
      guard end > text.startIndex, text[end - 1] == character else { return false }
      end -= 1
    }
    var current = start
    var next: [Int] = []
    /// For each step, the number of characters that had been read when it was last entered.
    var entered = Array(repeating: 0, count: steps.count)
    var count = 0
    for character in text {
      count += 1
      next.removeAll(keepingCapacity: true)
      for step in current where steps[step].takes(character) {
        for follower in followers[step] where entered[follower] != count {
          entered[follower] = count
          next.append(follower)
        }
      }
      guard !next.isEmpty else { return false }
      swap(&current, &next)
    }
    return current.contains(steps.count - 1)
  }

  /// The steps that are entered together with a step: those that it leads to without a character.
  private static func reachable(from start: Int, _ steps: [GlobStep]) -> [Int] {
    var reached: Set<Int> = []
    var pending = [start]
    while let step = pending.popLast() {
      guard reached.insert(step).inserted else { continue }
      if case .either(let targets) = steps[step] { pending += targets }
    }
    return reached.filter { step in
      if case .either = steps[step] { false } else { true }
    }.ascending()
  }
}

import SwiftCST

/// What a pattern does next.
enum GlobStep: Hashable, Sendable {
  /// One character.
  case character(UInt32)
  /// One character of a set, or with `isNegated` one that is not in it; never a slash.
  case set([ClosedRange<UInt32>], isNegated: Bool)
  /// Any character, a slash among them only where it `crossesFolders`.
  case any(crossesFolders: Bool)
  /// On at each of several steps.
  case either([Int])
  /// The pattern is at its end.
  case match

  static let slash: UInt32 = 0x2F
  /// Stands for bytes that are not UTF-8.
  static let notACharacter: UInt32 = 0x110000

  /// Whether the step takes a character.
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

/// A pattern at work: it is at several steps at once, and never goes back.
struct GlobMachine: Hashable, Sendable {
  private let steps: [GlobStep]
  /// The steps that a match begins at; like all below, those that take a character, and the end.
  private let start: [Int]
  /// For each step those that follow it.
  private let followers: [[Int]]
  /// The characters that every match ends in, the last one first; most paths differ in them.
  private let ending: [UInt32]

  /// A machine for the steps of a pattern, of which the last is the end.
  init(_ steps: [GlobStep]) {
    self.steps = steps
    start = Self.reachable(from: 0, steps)
    followers = steps.indices.map { $0 + 1 < steps.count ? Self.reachable(from: $0 + 1, steps) : [] }
    let ending: [UInt32?] = steps.dropLast().reversed().map {
      if case .character(let own) = $0 { own } else { nil }
    }
    self.ending = ending.prefix { $0 != nil }.compactMap(\.self)
  }

  /// Whether the whole of a text matches.
  func matches(_ text: ArraySlice<UInt32>) -> Bool {
    var end = text.endIndex
    for character in ending {
      guard end > text.startIndex, text[end - 1] == character else { return false }
      end -= 1
    }
    var current = start
    var next: [Int] = []
    /// For each step how many characters had been read when it was last entered.
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

  /// The steps that are entered together with one: those that it leads to without a character.
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

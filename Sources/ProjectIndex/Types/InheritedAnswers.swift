import SwiftCST

// What a type has of what it inherits from: found for that first, so that a chain of subclasses is walked
// once and not for each of them.

extension ProjectIndex {
  /// The answer for a type that is made of its own and the answers for its parents: `find` is called for each
  /// type whose parents' answers are known. The type must inherit soundly.
  func inherited<Answer: Sendable>(
    _ answers: borrowing Memory<Int, Answer>, by type: TypeID, _ find: (TypeID) -> Answer
  ) -> Answer {
    var open = [type]
    while let next = open.last {
      if answers.known(Int(next.rawValue)) == nil {
        var isReady = true
        for parent in parents(of: next) where answers.known(Int(parent.rawValue)) == nil {
          open.append(parent)
          isReady = false
        }
        guard isReady else { continue }
        answers.remember(Int(next.rawValue), find(next))
      }
      open.removeLast()
    }
    return answers.known(Int(type.rawValue)) ?? find(type)
  }

  /// Whether a type doesn't inherit from itself, and nothing that it inherits from does: no compiler takes
  /// that.
  func inheritsSoundly(_ type: TypeID) -> Bool {
    !memory.shared.value { CircularTypes(in: self) }.types.contains(type)
  }
}

/// The types that inherit from themselves, and those below them.
private struct CircularTypes: Sendable {
  let types: Set<TypeID>

  /// Takes away the types of which all parents are taken away, until none is left that can be.
  init(in index: ProjectIndex) {
    let all = index.types.map(\.id)
    var missing = all.map { index.parents(of: $0).count }
    var children: [Int: [TypeID]] = [:]
    for type in all {
      for parent in index.parents(of: type) { children[Int(parent.rawValue), default: []].append(type) }
    }
    var open = all.filter { missing[Int($0.rawValue)] == 0 }
    var sound = 0
    while let next = open.popLast() {
      sound += 1
      for child in children[Int(next.rawValue)] ?? [] {
        missing[Int(child.rawValue)] -= 1
        if missing[Int(child.rawValue)] == 0 { open.append(child) }
      }
    }
    types = sound == all.count ? [] : Set(all.filter { missing[Int($0.rawValue)] > 0 })
  }
}

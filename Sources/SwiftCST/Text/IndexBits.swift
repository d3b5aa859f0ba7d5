/// A set of small indices, with one bit for each. Indices below 64 need no allocated memory.
package struct IndexBits: Hashable, Sendable {
  private var first: UInt64 = 0
  /// The bits of the indices from 64 on, without trailing empty words.
  private var rest: ContiguousArray<UInt64> = []

  /// Creates an empty set.
  package init() {}

  /// Creates a set of these indices, none of which may be negative.
  package init(_ indices: some Sequence<Int>) {
    for index in indices { insert(index) }
  }

  /// Whether the set is empty.
  package var isEmpty: Bool { first == 0 && rest.isEmpty }

  /// Whether an index is in the set.
  package func contains(_ index: Int) -> Bool {
    guard index >= 64 else { return first & (1 << UInt64(index)) != 0 }
    let word = index / 64 - 1
    return word < rest.count && rest[word] & (1 << UInt64(index % 64)) != 0
  }

  /// Adds an index.
  package mutating func insert(_ index: Int) {
    guard index >= 64 else { return first |= 1 << UInt64(index) }
    let word = index / 64 - 1
    while rest.count <= word { rest.append(0) }
    rest[word] |= 1 << UInt64(index % 64)
  }

  /// Adds the indices of another set.
  package mutating func formUnion(_ other: IndexBits) {
    first |= other.first
    for word in other.rest.indices {
      if word < rest.count { rest[word] |= other.rest[word] } else { rest.append(other.rest[word]) }
    }
  }

  /// Whether the sets have an index in common.
  package func intersects(_ other: IndexBits) -> Bool {
    first & other.first != 0 || zip(rest, other.rest).contains { $0 & $1 != 0 }
  }
}

import SwiftCST

/// Functions and types of the standard library's collections, and of those of Apple's that are like them.
package enum Collections {
  /// Whether a method gives some or all elements of what it is called on, unchanged: `filter`, `reversed`.
  package static func keepsElements(_ method: String) -> Bool { keeping.contains(method) }

  /// Whether a method walks through all elements and makes something new of them: `filter`, `sorted`, `map`.
  package static func derives(_ method: String) -> Bool { deriving.contains(method) }

  /// Whether a method or property gives a view of the elements in another order or without some, so that
  /// positions in it are others than in what it is called on: `filter`, `reversed`, `dropFirst`.
  package static func movesPositions(_ method: String) -> Bool { moving.contains(method) }

  /// Whether a generic type holds elements of its first generic argument: `Array`, `FetchedResults`.
  package static func holdElements(_ type: String) -> Bool { types.contains(type) }

  /// Whether no two elements of a type's values are equal: `Set`, the keys of a dictionary.
  package static func holdDistinctElements(_ type: String) -> Bool { distinct.contains(type) }

  private static let distinct = Set(words: "ClosedRange NSOrderedSet NSSet OrderedSet Range Set")

  /// Whether a call of a changing method moves elements that stay to other positions: `insert(_:at:)`,
  /// `remove(at:)`, `sort()`, but not `append(_:)` or `removeAll()`.
  package static func shiftsElements(_ method: String, labels: [String?], hasClosure: Bool) -> Bool {
    switch method {
    case "insert": labels.contains("at")
    case "remove": labels.contains("at") || labels.contains("atOffsets")
    case "removeAll": labels.contains("where") || hasClosure
    default: shifting.contains(method)
    }
  }

  /// Whether what a method or initializer that derives does takes long for many elements: sorting, filtering,
  /// grouping, adding up, making a set.
  package static func isCostly(_ method: String) -> Bool { verbs[method] != nil }

  /// What a costly method does, as a verb: `sorts`.
  package static func verb(of method: String) -> String { verbs[method]?.verb ?? "walks through" }

  /// What happens to a collection by a costly method: `sorted`.
  package static func participle(of method: String) -> String {
    verbs[method]?.participle ?? "walked through"
  }

  private static let verbs: [String: (verb: String, participle: String)] = [
    "sorted": ("sorts", "sorted"), "filter": ("filters", "filtered"), "Dictionary": ("groups", "grouped"),
    "reduce": ("adds up", "added up"), "Set": ("makes a set of", "made a set"),
    "compactMap": ("walks through", "walked through"),
  ]

  /// Whether a function gives the few parts of one value: `components(separatedBy:)`, `split`, a digest.
  package static func givesParts(_ function: String) -> Bool { partMakers.contains(function) }

  private static let partMakers: Set<String> = ["components", "hash", "split"]

  /// Whether a method looks through a text or a collection for something.
  package static func searches(_ method: String) -> Bool { searching.contains(method) }

  private static let searching = Set(
    words: """
      allSatisfy contains filter first firstIndex last lastIndex localizedCaseInsensitiveContains
      localizedStandardContains localizedStandardRange range reduce
      """)

  private static let keeping = Set(
    words: """
      drop dropFirst dropLast filter prefix reversed shuffled sorted suffix lazy
      """)

  private static let deriving = Set(
    words: """
      compactMap compactMapValues filter flatMap grouping joined map mapValues reduce sorted split
      """)

  private static let moving = Set(words: "drop dropFirst filter reversed shuffled sorted suffix")

  private static let types = Set(
    words: """
      Array ArraySlice ContiguousArray Deque FetchedResults IdentifiedArrayOf OrderedSet Results Set Slice
      LazyFilterSequence ReversedCollection List AnyCollection AnyRandomAccessCollection
      """)

  private static let shifting = Set(
    words: """
      move partition removeFirst removeSubrange replaceSubrange reverse shuffle sort swapAt
      """)
}

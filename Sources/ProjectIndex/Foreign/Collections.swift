import SwiftCST

/// Functions and types of the standard library's collections, and similar ones of Apple's.
package enum Collections {
  /// Whether a method returns some or all elements of the collection, unchanged: `filter`, `reversed`.
  package static func keepsElements(_ method: String) -> Bool { keeping.contains(method) }

  /// Whether a method iterates over all elements and derives something new from them: `filter`, `sorted`,
  /// `map`.
  package static func derives(_ method: String) -> Bool { deriving.contains(method) }

  /// Whether a method or property returns one of the elements: `first`, `randomElement`.
  package static func givesElement(_ member: String) -> Bool { givingElement.contains(member) }

  /// How many times optional the element is that a property or the call of a method of an array returns; nil
  /// if it returns anything else: `removeFirst(2)`.
  static func optionalDepth(ofElement member: String, _ call: FunctionCallExprSyntax?) -> Int? {
    switch member {
    case "first", "last": 1
    case "max", "min", "popLast", "randomElement": call == nil ? nil : 1
    case "removeFirst", "removeLast": call?.arguments?.children.first == nil && call != nil ? 0 : nil
    default: nil
    }
  }

  private static let givingElement: Set = [
    "first", "last", "randomElement", "max", "min", "popLast", "removeFirst",
  ]

  /// Whether a method or property returns the elements in another order or without some, so that positions in
  /// the result differ from those in the collection: `filter`, `reversed`, `dropFirst`.
  package static func movesPositions(_ method: String) -> Bool { moving.contains(method) }

  /// Whether a generic type contains elements of its first generic argument: `Array`, `FetchedResults`.
  package static func holdElements(_ type: String) -> Bool { types.contains(type) }

  /// Whether the elements of a type's values are distinct: `Set`, the keys of a dictionary.
  package static func holdDistinctElements(_ type: String) -> Bool { distinct.contains(type) }

  private static let distinct = Set(words: "ClosedRange NSOrderedSet NSSet OrderedSet Range Set")

  /// Whether a call of a mutating method moves remaining elements to other positions: `insert(_:at:)`,
  /// `remove(at:)`, `sort()`, but not `append(_:)` or `removeAll()`.
  package static func shiftsElements(_ method: String, labels: [String?], hasClosure: Bool) -> Bool {
    switch method {
    case "insert": labels.contains("at")
    case "remove": labels.contains("at") || labels.contains("atOffsets")
    case "removeAll": labels.contains("where") || hasClosure
    default: shifting.contains(method)
    }
  }

  /// Whether a deriving method or initializer takes long for many elements: sorting, filtering, grouping,
  /// summing, making a set.
  package static func isCostly(_ method: String) -> Bool {
    verbs[derivingForm(ofMutating: method) ?? method] != nil
  }

  /// The method that returns what a mutating one changes its collection to: `sorted` for `sort`; nil for any
  /// other.
  package static func derivingForm(ofMutating method: String) -> String? { derivingForms[method] }

  private static let derivingForms = ["removeAll": "filter", "sort": "sorted"]

  /// A verb for a costly method: `sorts`.
  package static func verb(of method: String) -> String { verbs[method]?.verb ?? "maps" }

  /// The participle of that verb: `sorted`.
  package static func participle(of method: String) -> String {
    verbs[method]?.participle ?? "mapped"
  }

  private static let verbs: [String: (verb: String, participle: String)] = [
    "sorted": ("sorts", "sorted"), "filter": ("filters", "filtered"), "Dictionary": ("groups", "grouped"),
    "reduce": ("reduces", "reduced"), "Set": ("makes a set of", "turned into a set"),
    "compactMap": ("maps", "mapped"), loop: ("loops over", "looped over"),
  ]

  /// What stands for a method where a `for` loop makes a collection of another one.
  package static let loop = "for"

  /// Whether a function returns the few parts of one value: `components(separatedBy:)`, `split`, a digest.
  package static func givesParts(_ function: String) -> Bool { partMakers.contains(function) }

  private static let partMakers: Set<String> = ["components", "hash", "split"]

  /// Whether a method searches a text or a collection.
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

import CodemodKit

/// One thing that stands against a migration, or that is to be known about it.
struct MigrationReason: Sendable, Hashable {
  let rule: Rule
  /// What it is, without the place.
  let text: String
  let path: String
  let line: Int
}

extension [MigrationReason] {
  /// What there is to say, each thing once with all its places: `what (A.swift:1, 7, B.swift:3)`.
  var sentences: [(rule: Rule, sentence: String)] {
    let byText = Dictionary(grouping: self, by: \.text)
    var told: Set<String> = []
    return compactMap { reason in
      guard told.insert(reason.text).inserted, let all = byText[reason.text] else { return nil }
      return (reason.rule, "\(reason.text) (\(all.places))")
    }
  }

  private var places: String {
    enumerated().map { position, reason in
      position > 0 && self[position - 1].path == reason.path
        ? "\(reason.line)" : "\(reason.path):\(reason.line)"
    }.joined(separator: ", ")
  }
}

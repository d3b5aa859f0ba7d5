import CodemodKit

/// The rules of all passes, by their IDs.
struct RuleTable: Sendable {
  private let rules: [String: Rule]

  init(_ passes: [CodemodMetadata]) {
    rules = Dictionary(passes.flatMap(\.rules).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether the table has each rule of a finding under its ID.
  func holds(_ finding: Finding) -> Bool {
    (finding.rules + finding.notes).allSatisfy { rules[$0.id] == $0 }
  }

  subscript(id: [UInt8]) -> Rule? { rules[String(decoding: id, as: UTF8.self)] }
}

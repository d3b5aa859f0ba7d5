import CodemodKit

/// Findings of one round, from which the findings that another round reports again are taken.
struct FindingPool {
  /// The parts of a finding that stay the same when the text around it changes.
  private struct Kind: Hashable {
    let pass: String
    let rule: Rule
    let file: Int

    init(_ finding: Finding) {
      pass = finding.codemod
      rule = finding.rule
      file = finding.file
    }
  }

  private var findings: [Kind: [Finding]]

  init(_ findings: [Finding]) {
    self.findings = Dictionary(grouping: findings, by: Kind.init)
  }

  /// Removes a finding of the pool's own round.
  mutating func remove(_ finding: Finding) {
    let alike = findings[Kind(finding), default: []]
    let position = alike.firstIndex { $0.range == finding.range && $0.message == finding.message }
    if let position { findings[Kind(finding)]?.remove(at: position) }
  }

  /// Removes and returns the first finding that may be the same as one of another round; nil if there is
  /// none.
  mutating func take(like finding: Finding) -> Finding? {
    guard let first = findings[Kind(finding)]?.first else { return nil }
    findings[Kind(finding)]?.removeFirst()
    return first
  }
}

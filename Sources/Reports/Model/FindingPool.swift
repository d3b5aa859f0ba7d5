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

  /// Removes and returns a finding that may be the same as one of another round: one with the same message,
  /// or else the first one; nil if there is none.
  mutating func take(like finding: Finding) -> Finding? {
    guard let alike = findings[Kind(finding)], !alike.isEmpty else { return nil }
    let position = alike.firstIndex { $0.message == finding.message } ?? 0
    return findings[Kind(finding)]?.remove(at: position)
  }

  /// The findings of another round that the pool has, too. Those with the same message are taken first: a fix
  /// may have changed the messages of the others. What a fix makes something else about the same class comes
  /// last: an unsafe fix for another reason, or a refusal.
  mutating func taken(like others: [Finding]) -> [Finding] {
    let areSame = others.map { takeSame($0) }
    let areTaken = zip(others, areSame).map { $1 || take(like: $0) != nil }
    guard areTaken.contains(false) else { return others }
    let left = Self.unique(findings.values.joined())
    let known = Self.unique(others)
    return zip(others, areTaken).filter { other, isTaken in
      isTaken || Subject(other).map { left.contains($0) && known.contains($0) } ?? false
    }.map(\.0)
  }

  /// The subjects of only one finding each.
  private static func unique(_ findings: some Sequence<Finding>) -> Set<Subject> {
    let all = Dictionary(grouping: findings.compactMap(Subject.init)) { $0 }
    return Set(all.filter { $1.count == 1 }.keys)
  }

  /// What a finding is about, whatever its rule: the first name in its message.
  private struct Subject: Hashable {
    let pass: String
    let file: Int
    let name: Substring

    init?(_ finding: Finding) {
      let parts = finding.message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, finding.rule.tier.isFix || finding.rule.tier == .refusal else { return nil }
      (pass, file, name) = (finding.codemod, finding.file, parts[1])
    }
  }

  private mutating func takeSame(_ other: Finding) -> Bool {
    let position = findings[Kind(other)]?.firstIndex { $0.message == other.message }
    guard let position else { return false }
    findings[Kind(other)]?.remove(at: position)
    return true
  }
}
